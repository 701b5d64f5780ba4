# Det Raichi sier om servere: admins, folks egne data og hilsenen; på norsk.

## Adminene på en server

former-player = en tidligere spiller
end-admin = En admin på denne serveren har avsluttet partiet.
end-aborted-admin = { $first } og { $second }, en admin på denne serveren har avbrutt partiet. Det teller ikke.
end-aborted-admin-alone = { $player }, en admin på denne serveren har avbrutt partiet. Det teller ikke.
deed-admin-moves = { $first } og { $second }, en admin har flyttet partiet deres hit. Det fortsetter i denne kanalen.
deed-admin-moves-alone = { $player }, en admin har flyttet partiet ditt hit. Det fortsetter i denne kanalen.
admin-reason = > { $reason }
alt-admin = En admin på serveren avsluttet partiet.
alt-erased = { $side-opening } har forlatt partiet for godt.
end-erased = { $player }, den andre spilleren har forlatt Raichi for godt og fått slettet alle sine personopplysninger. Partiet slutter her og blir ikke ratet.
end-aborted-erased = { $player }, den andre spilleren har forlatt Raichi for godt og fått slettet alle sine personopplysninger. Partiet hadde knapt begynt, så det teller ikke.
admin-ended = Parti { $game } er slutt, og spillerne har fått beskjed. Det står i `/{ command-admin } { command-admin-log }`.
admin-moved = Parti { $game } fortsetter i { $channel }.
admin-closed = { $count ->
    [0] Det er ingenting å lukke: { $player ->
        [none] Serveren har ingen åpne utfordringer.
       *[person] Denne personen har ingen åpne utfordringer.
    }
    [one] Jeg har lukket én åpen utfordring.
   *[other] Jeg har lukket { $count } åpne utfordringer.
}
admin-blocked = { $player } kan ikke lenger utfordre noen her, godta en utfordring eller bli utfordret. { $count ->
    [0] { "" }
    [one] Én åpen utfordring er lukket.{ " " }
   *[other] { $count } åpne utfordringer er lukket.{ " " }
}Partier som er i gang, fortsetter; `/{ command-admin } { command-admin-end }` avslutter et. `/{ command-admin } { command-admin-unblock }` opphever blokkeringen.
admin-unblocked = { $player } kan spille her igjen.
admin-exported = { $count ->
    [one] Det eneste partiet på denne serveren ligger i filen, som notasjon med alt som har skjedd i det.
   *[other] De { $count } partiene på denne serveren ligger i filen, som notasjon med alt som har skjedd i dem.
}
admin-exported-newest = De { $count } nyeste partiene på denne serveren ligger i filen; flere ville blitt for stort for Discord. Den som driver boten, kan skrive ut alle med `raichi export`.
admin-exported-none = Det er ikke spilt noe parti på denne serveren ennå, så det er ingenting å eksportere.
admin-log-none = Ingen admin har gjort noe her ennå.
admin-log-title = Hva admins har gjort på denne serveren, det nyeste først:
admin-log-end = { $time } · { $admin } avsluttet parti { $game }: { $result ->
    [abort] avbrutt
    [draw] remis
   *[win] seier til { $winner }
}
admin-log-move = { $time } · { $admin } flyttet parti { $game } til { $channel }
admin-log-close = { $time } · { $admin } lukket { $count ->
    [one] én utfordring
   *[other] { $count } utfordringer
}
admin-log-close-of = { $time } · { $admin } lukket { $count ->
    [one] én utfordring
   *[other] { $count } utfordringer
} fra eller til { $player }
admin-log-block = { $time } · { $admin } blokkerte { $player }
admin-log-unblock = { $time } · { $admin } opphevet blokkeringen av { $player }
admin-log-export = { $time } · { $admin } eksporterte { $count ->
    [one] ett parti
   *[other] { $count } partier
}
admin-log-page = -# Side { $page } av { $pages }. Ved `/{ command-admin } { command-admin-log }` kan du velge siden.
admin-footer = -# Hvem som kan bruke `/{ command-admin }`, bestemmes i Discords serverinnstillinger under *Integrasjoner*.
challenge-closed-by-admin = En admin har lukket utfordringen fra { $challenger } til et parti **{ $rules }**.
result-abort = Avbryt det: Det teller ikke
result-draw = Remis
result-win = { $side-opening } vinner
refuse-player-blocked = En admin på denne serveren eller den som driver boten, har blokkert deg fra å spille her. Partier som er i gang, fortsetter.
refuse-opponent-blocked = En admin på denne serveren eller den som driver boten, har blokkert { $player } fra å spille her.
refuse-blocked-already = { $player } er allerede blokkert her.
refuse-not-blocked = { $player } er ikke blokkert her.
refuse-not-a-person = Det er en bot. Velg et menneske.
refuse-same-channel = Parti { $game } er allerede i den kanalen.
refuse-channel-unusable = Jeg får ikke skrive i den kanalen. Gi meg *Vis kanal* og *Send meldinger* der (i en tråd *Send meldinger i tråder*), eller velg en annen.
refuse-unknown-result = «{ $given }» er ikke et resultat i dette partiet. Velg et av dem jeg foreslår mens du skriver.
refuse-reason-missing = Skriv hvorfor: Begge spillerne leser det.
refuse-challenge-closed = En admin har lukket denne utfordringen. `/{ command-challenge }` lager en ny.
refuse-former-opponent = Den andre spilleren er ikke her lenger, så det kan ikke bli noen revansj. `/{ command-challenge }` starter et parti mot noen andre.
command-admin = admin
command-admin-about = Hold orden på partiene på denne serveren
command-admin-end = avslutt
command-admin-end-about = Avslutt et parti: avbryt det, gjør det til remis, eller gi en side seieren
option-admin-end-game = parti
option-admin-end-game-about = Nummeret på partiet
option-admin-end-result = resultat
option-admin-end-result-about = Hvordan det ender
option-admin-end-reason = begrunnelse
option-admin-end-reason-about = Hvorfor; begge spillerne leser det
command-admin-move-game = flytt-parti
command-admin-move-game-about = Flytt et parti til en annen kanal
option-admin-move-game-game = parti
option-admin-move-game-game-about = Nummeret på partiet
option-admin-move-game-channel = kanal
option-admin-move-game-channel-about = Hvor det fortsetter
command-admin-close-challenges = lukk-utfordringer
command-admin-close-challenges-about = Lukk de åpne utfordringene på denne serveren
option-admin-close-challenges-player = spiller
option-admin-close-challenges-player-about = Bare de fra eller til denne personen
command-admin-block = blokker
command-admin-block-about = Hindre noen i å begynne partier her; partier som er i gang, fortsetter
option-admin-block-player = spiller
option-admin-block-player-about = Hvem
command-admin-unblock = opphev-blokkering
command-admin-unblock-about = La en blokkert person spille her igjen
option-admin-unblock-player = spiller
option-admin-unblock-player-about = Hvem
command-admin-export = eksporter
command-admin-export-about = Få partiene på denne serveren som en fil
command-admin-log = logg
command-admin-log-about = Se hva admins har gjort her
option-admin-log-page = side
option-admin-log-page-about = Hvilken side; den første har det nyeste

## Folks egne data

privacy-title = **Hva jeg lagrer om deg**
privacy-kept =
    - Bruker-ID-en din hos Discord (ikke navnet ditt), partiene du spiller, med hvert trekk og tidspunktet for det, utfordringene, ratingene, feriene og innstillingene dine, svarene dine på oppgaver, partiene til andre som du følger, analysene du lagrer, reglene du bygger eller lagrer, og hvor langt du er kommet i leksjonene. Hvis du har sagt ja med `/{ command-names }`, også navnet som sidene til partiene viser.
    - Så lenge du er logget inn på en side eller ved brettet i Discord, høyst 12 timer, at du er det: ikke noe passord og ingen nøkkel til kontoen din.
    - Ingen meldinger: Jeg leser bare dem som svarer på et brett, nevner meg eller er skrevet direkte til meg, og lagrer bare trekket.
    - Alt ligger i én database hos den som driver boten.
privacy-time =
    - Partier blir liggende, for de tilhører også motstanderne dine. Jeg sletter etter 2 timer hvor ofte du har brukt noe med en grense, etter 2 dager spor av brukte knapper, etter 30 dager lukkede utfordringer, svar på oppgaver og halvferdige regler, 90 dager etter at jeg har forlatt en server, alt om den, og etter 2 år deg, hvis du aldri har spilt.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` gir deg alt som en fil. `/{ command-privacy } { command-privacy-erase }` sletter det og forteller deg først hva det betyr.
privacy-page = Personvern
terms-page = Vilkår
privacy-unknown = Jeg lagrer ingenting om deg.
privacy-exported = Dette er alt jeg lagrer om deg: innstillinger, utfordringer, ratinger, ferier, regler du har bygd eller lagret, og partiene dine som notasjon. Andre mennesker nevnes ikke i det.
privacy-exported-newest = Dette er alt jeg lagrer om deg, med de nyeste partiene dine som notasjon; flere ville blitt for stort for Discord. Andre mennesker nevnes ikke i det.
erase-ask =
    { "**" }Vil du at jeg skal glemme deg?** Da skjer dette, og det kan ikke angres:
    - Partiene dine som er i gang, slutter nå. Motstanderne dine vinner dem hvis dere begge har flyttet; ingen av dem blir ratet.
    - Utfordringene dine trekkes tilbake, og de til deg avslås.
    - De ferdige partiene dine blir stående, spilt av «en tidligere spiller». Ingen andre mister noe, og ingen kan lenger se at det var deg: ikke i meldinger jeg skriver, ikke på sider, ikke i bilder og notasjon.
    - Ratingene, innstillingene og feriene dine, reglene du ikke har lagret, navnet ditt på sider og begrunnelsene du har skrevet, forsvinner.
    - Meldinger jeg har skrevet, blir i kanalene som de er, unntatt de nyeste brettene i partiene dine som er i gang. En admin på serveren kan slette dem. Sikkerhetskopier hos den som driver boten, når jeg ikke.
    - Spiller du igjen, er du en ny spiller.
erase-button = Slett alt …
erase-title = Slett alt
erase-field = Skriv «{ $word }» for å bekrefte
erase-word = slett
erase-done = Da er det gjort: Jeg har glemt deg. Takk for partiene!
refuse-not-erased = Ingenting er slettet: Det var ikke ordet «{ $word }». `/{ command-privacy } { command-privacy-erase }` spør igjen.
page-privacy-title = Personvern
page-privacy =
    Raichi er en Discord-bot som folk spiller brettspill på, trekk for trekk. Denne siden forteller hva den lagrer om dem.

    Hva som lagres: om den som spiller, ID-en som Discord gir hver bruker (ikke navnet), partiene med hvert trekk og tidspunktet for det, utfordringer, ratinger, ferier og innstillinger, svar på oppgaver, regler noen bygger eller lagrer, hvor langt noen er kommet i leksjonene, lagrede analyser, og begrunnelsene folk skriver. Stillinger fra ferdige partier kan bli til oppgaver, uten navn. Et navn bare hvis noen sier ja til å vise det på sidene til partiene. Om servere: ID-en til serveren og til kanalene med partier, og innstillingene deres. Om folk som ikke spiller: ingenting. Bare hvor ofte noen bruker noe som har en grense, som animasjoner, telles for alle og lagres i to timer. Meldinger leses bare der de svarer på et brett, nevner boten eller er skrevet direkte til den, og bare trekket i dem lagres. Så lenge noen er logget inn på sidene eller ved brettet i Discord, høyst 12 timer, at de er det.

    Formålet: å spille. Ingenting selges, vises til annonsører eller brukes til å trene noe.

    Hvor: i én database hos den som driver denne boten. Meldinger med brett ligger i Discords kanaler, etter Discords regler.

    Hvor lenge: Partier blir lagret, for de er begge spillernes. Utfordringer slettes 30 dager etter at de er lukket, svar på oppgaver etter 30 dager, regler noen bare har begynt å bygge, 30 dager etter den siste endringen, alt om en server 90 dager etter at boten har forlatt den, og folk som aldri har spilt et parti, etter to år.

    Rettighetene dine: `/{ command-privacy } { command-privacy-show }` forteller dette, `/{ command-privacy } { command-privacy-export }` gir deg alt som en fil, og `/{ command-privacy } { command-privacy-erase }` sletter det med en gang. Ferdige partier blir stående uten navnet eller ID-en din, som en tidligere spillers. Hvis den som driver boten, lager sikkerhetskopier, kan boten ikke slette noe i dem; det forsvinner når de blir erstattet.
page-terms-title = Vilkår
page-terms =
    Raichi er gratis å bruke for alle som adminene på en server lar spille.

    Spill rettferdig: Ikke la et program velge trekkene dine mot mennesker, ikke bruk flere kontoer i ratede partier, og ikke skriv noe som kan såre andre. Discords egne vilkår gjelder også.

    Adminene på en server kan avslutte partier, lukke utfordringer og hindre folk i å spille der.

    Boten tilbys som den er. Den som driver den, kan endre den, stanse den eller utestenge hvem som helst; ingen er ansvarlig for et tapt parti.
page-contact = Kontakt: { $contact }

## Hilsenen til en ny server, og hjelp om servere

help-servers = `/{ command-privacy }` viser, eksporterer eller sletter det jeg lagrer om deg. `/{ command-admin }` er for adminene på en server.
greeting =
    { "**" }Hei! Jeg er Raichi, og med meg spiller dere gamle brettspill**: hnefatafl, rev og gjess, Dablot. Dere spiller trekk for trekk, når dere har et øyeblikk. Tre ting å begynne med:
    - `/{ command-challenge }` inviterer noen til et parti, eller alle som har lyst. Med `{ option-challenge-opponent }: @Raichi` spiller du mot meg.
    - `/{ command-help }` og `/{ command-rules } { command-rules-show }` forklarer hvordan man spiller.
    - Den som administrerer denne serveren, velger språk, kanaler og regler med `/{ command-server-settings }`; Discords egne innstillinger under *Integrasjoner* bestemmer hvem som kan bruke hvilken kommando.
greeting-results = Vis resultater her
refuse-only-managers = Det kan bare de velge som administrerer denne serveren. Spør en av dem.
greeting-channels = Jeg kan ikke tegne brett i { $channels } ennå: Der trenger jeg *Vis kanal*, *Send meldinger* og *Legg ved filer*.
command-privacy = personvern
command-privacy-about = Se, eksporter eller slett det jeg lagrer om deg
command-privacy-show = vis
command-privacy-show-about = Hva jeg lagrer om deg, hvor og hvor lenge
command-privacy-export = eksporter
command-privacy-export-about = Få alt jeg lagrer om deg, som en fil
command-privacy-erase = slett
command-privacy-erase-about = Slett det jeg lagrer om deg; jeg forteller deg først hva det betyr
