# Det, Raichi siger om servere: admins, folks egne data og hilsenen; på dansk.

## En servers admins

former-player = en tidligere spiller
end-admin = En admin på denne server har afsluttet partiet.
end-aborted-admin = { $first } og { $second }, en admin på denne server har afbrudt partiet. Det tæller ikke.
end-aborted-admin-alone = { $player }, en admin på denne server har afbrudt partiet. Det tæller ikke.
deed-admin-moves = { $first } og { $second }, en admin har flyttet jeres parti hertil. Det fortsætter i denne kanal.
deed-admin-moves-alone = { $player }, en admin har flyttet dit parti hertil. Det fortsætter i denne kanal.
admin-reason = > { $reason }
alt-admin = En admin på serveren afsluttede partiet.
alt-erased = { $side-opening } har forladt partiet for altid.
end-erased = { $player }, den anden spiller har forladt Raichi for altid og fået alle sine persondata slettet. Partiet slutter her og tæller ikke for ratingen.
end-aborted-erased = { $player }, den anden spiller har forladt Raichi for altid og fået alle sine persondata slettet. Partiet var knap begyndt, så det tæller ikke.
admin-ended = Parti { $game } er slut, og dets spillere har fået besked. Det står i `/{ command-admin } { command-admin-log }`.
admin-moved = Parti { $game } fortsætter i { $channel }.
admin-closed = { $count ->
    [0] Der er ikke noget at lukke: { $player ->
        [none] Serveren har ingen åbne udfordringer.
       *[person] Denne person har ingen åbne udfordringer.
    }
    [one] Jeg har lukket én åben udfordring.
   *[other] Jeg har lukket { $count } åbne udfordringer.
}
admin-blocked = { $player } kan ikke længere udfordre nogen her, tage imod en udfordring eller blive udfordret. { $count ->
    [0] { "" }
    [one] Én åben udfordring er lukket.{ " " }
   *[other] { $count } åbne udfordringer er lukket.{ " " }
}Partier, der er i gang, fortsætter; `/{ command-admin } { command-admin-end }` afslutter et. `/{ command-admin } { command-admin-unblock }` ophæver blokeringen.
admin-unblocked = { $player } kan spille her igen.
admin-exported = { $count ->
    [one] Denne servers eneste parti ligger i filen, som en optegnelse med alt, hvad der er sket i det.
   *[other] Denne servers { $count } partier ligger i filen, som optegnelser med alt, hvad der er sket i dem.
}
admin-exported-newest = Denne servers nyeste { $count } partier ligger i filen; flere ville fylde for meget til Discord. Den, der driver botten, kan skrive dem alle ud med `raichi export`.
admin-exported-none = Der er ikke spillet noget parti på denne server endnu, så der er ikke noget at eksportere.
admin-log-none = Ingen admin har gjort noget her endnu.
admin-log-title = Hvad admins har gjort på denne server, det nyeste først:
admin-log-end = { $time } · { $admin } afsluttede parti { $game }: { $result ->
    [abort] afbrudt
    [draw] remis
   *[win] sejr til { $winner }
}
admin-log-move = { $time } · { $admin } flyttede parti { $game } til { $channel }
admin-log-close = { $time } · { $admin } lukkede { $count ->
    [one] én udfordring
   *[other] { $count } udfordringer
}
admin-log-close-of = { $time } · { $admin } lukkede { $count ->
    [one] én udfordring
   *[other] { $count } udfordringer
} fra eller til { $player }
admin-log-block = { $time } · { $admin } blokerede { $player }
admin-log-unblock = { $time } · { $admin } ophævede blokeringen af { $player }
admin-log-export = { $time } · { $admin } eksporterede { $count ->
    [one] ét parti
   *[other] { $count } partier
}
admin-log-page = -# Side { $page } af { $pages }. Ved `/{ command-admin } { command-admin-log }` kan du vælge siden.
admin-footer = -# Hvem der må bruge `/{ command-admin }`, bestemmes i Discords serverindstillinger under *Integrationer*.
challenge-closed-by-admin = En admin har lukket udfordringen fra { $challenger } til et parti **{ $rules }**.
result-abort = Afbryd det: Det tæller ikke
result-draw = Remis
result-win = { $side-opening } vinder
refuse-player-blocked = En admin på denne server eller den, der driver botten, har blokeret dig fra at spille her. Partier, der er i gang, fortsætter.
refuse-opponent-blocked = En admin på denne server eller den, der driver botten, har blokeret { $player } fra at spille her.
refuse-blocked-already = { $player } er allerede blokeret her.
refuse-not-blocked = { $player } er ikke blokeret her.
refuse-not-a-person = Det er en bot. Vælg et menneske.
refuse-same-channel = Parti { $game } er allerede i den kanal.
refuse-channel-unusable = Jeg må ikke skrive i den kanal. Giv mig *Se kanal* og *Send beskeder* der (i en tråd *Send beskeder i tråde*), eller vælg en anden.
refuse-unknown-result = ”{ $given }” er ikke et resultat i dette parti. Vælg et af dem, jeg foreslår, mens du skriver.
refuse-reason-missing = Skriv hvorfor: Begge spillere læser det.
refuse-challenge-closed = En admin har lukket denne udfordring. `/{ command-challenge }` laver en ny.
refuse-former-opponent = Den anden spiller er her ikke mere, så der kan ikke blive nogen revanche. `/{ command-challenge }` starter et parti mod en anden.
command-admin = admin
command-admin-about = Hold øje med denne servers partier
command-admin-end = afslut
command-admin-end-about = Afslut et parti: afbryd det, gør det remis, eller giv en side sejren
option-admin-end-game = parti
option-admin-end-game-about = Partiets nummer
option-admin-end-result = resultat
option-admin-end-result-about = Hvordan det ender
option-admin-end-reason = begrundelse
option-admin-end-reason-about = Hvorfor; begge spillere læser det
command-admin-move-game = flyt-parti
command-admin-move-game-about = Flyt et parti til en anden kanal
option-admin-move-game-game = parti
option-admin-move-game-game-about = Partiets nummer
option-admin-move-game-channel = kanal
option-admin-move-game-channel-about = Hvor det fortsætter
command-admin-close-challenges = luk-udfordringer
command-admin-close-challenges-about = Luk denne servers åbne udfordringer
option-admin-close-challenges-player = spiller
option-admin-close-challenges-player-about = Kun dem fra eller til denne person
command-admin-block = bloker
command-admin-block-about = Forhindr nogen i at begynde partier her; partier, der er i gang, fortsætter
option-admin-block-player = spiller
option-admin-block-player-about = Hvem
command-admin-unblock = ophæv-blokering
command-admin-unblock-about = Lad en blokeret person spille her igen
option-admin-unblock-player = spiller
option-admin-unblock-player-about = Hvem
command-admin-export = eksport
command-admin-export-about = Få denne servers partier som en fil
command-admin-log = log
command-admin-log-about = Se, hvad admins har gjort her
option-admin-log-page = side
option-admin-log-page-about = Hvilken side; den første har det nyeste

## Folks egne data

privacy-title = **Hvad jeg gemmer om dig**
privacy-kept =
    - Dit bruger-id hos Discord (ikke dit navn), de partier, du spiller, med hvert træk og dets tidspunkt, dine udfordringer, ratings, ferier og indstillinger, dine svar på opgaver, de partier af andre, som du følger, de analyser, du gemmer, de regler, du bygger eller gemmer, og hvor langt du er i lektionerne. Hvis du har sagt ja med `/{ command-names }`, også det navn, partiernes sider viser.
    - Så længe du er logget ind på en side eller ved brættet i Discord, højst 12 timer, at du er det: ingen adgangskode og ingen nøgle til din konto.
    - Ingen beskeder: Jeg læser kun dem, der svarer på et bræt, nævner mig eller er skrevet direkte til mig, og gemmer kun trækket.
    - Det hele ligger i én database hos den, der driver botten.
privacy-time =
    - Partier bliver, for de er også dine modstanderes. Jeg sletter efter 2 timer, hvor tit du har brugt noget med en grænse, efter 2 dage spor af brugte knapper, efter 30 dage lukkede udfordringer, svar på opgaver og halvfærdige regler, 90 dage efter, at jeg har forladt en server, alt om den, og efter 2 år dig, hvis du aldrig har spillet.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` giver dig det hele som en fil. `/{ command-privacy } { command-privacy-erase }` sletter det og fortæller dig først, hvad det betyder.
privacy-page = Privatliv
terms-page = Vilkår
privacy-unknown = Jeg gemmer ikke noget om dig.
privacy-exported = Dette er alt, hvad jeg gemmer om dig: indstillinger, udfordringer, ratings, ferier, regler, du har bygget eller gemt, og dine partier som optegnelser. Andre mennesker nævnes ikke i det.
privacy-exported-newest = Dette er alt, hvad jeg gemmer om dig, med dine nyeste partier som optegnelser; flere ville fylde for meget til Discord. Andre mennesker nævnes ikke i det.
erase-ask =
    { "**" }Vil du have, at jeg glemmer dig?** Så sker dette, og det kan ikke fortrydes:
    - Dine partier, der er i gang, slutter nu. Dine modstandere vinder dem, hvis I begge har flyttet; ingen af dem tæller for ratingen.
    - Dine udfordringer trækkes tilbage, og dem til dig afslås.
    - Dine afsluttede partier bliver stående, spillet af ”en tidligere spiller”. Ingen andre mister noget, og ingen kan længere se, at det var dig: ikke i beskeder, jeg skriver, ikke på sider, ikke i billeder og optegnelser.
    - Dine ratings, indstillinger, ferier og ugemte regler, dit navn på sider og de begrundelser, du har skrevet, forsvinder.
    - Beskeder, jeg har skrevet, bliver i deres kanaler, som de er, undtagen de nyeste brætter i dine partier, der er i gang. En admin på serveren kan slette dem. Sikkerhedskopier hos den, der driver botten, kan jeg ikke nå.
    - Spiller du igen, er du en ny spiller.
erase-button = Slet alt …
erase-title = Slet alt
erase-field = Skriv ”{ $word }” for at bekræfte
erase-word = slet
erase-done = Så er det gjort: Jeg har glemt dig. Tak for partierne!
refuse-not-erased = Intet er slettet: Det var ikke ordet ”{ $word }”. `/{ command-privacy } { command-privacy-erase }` spørger igen.
page-privacy-title = Privatliv
page-privacy =
    Raichi er en Discord-bot, som folk spiller brætspil på, træk for træk. Denne side fortæller, hvad den gemmer om dem.

    Hvad der gemmes: om enhver, der spiller, det id, Discord giver hver bruger (ikke navnet), partierne med hvert træk og dets tidspunkt, udfordringer, ratings, ferier og indstillinger, svar på opgaver, regler, som nogen bygger eller gemmer, hvor langt folk er i lektionerne, gemte analyser, og de begrundelser, folk skriver. Stillinger fra afsluttede partier kan blive til opgaver, uden navne. Et navn kun, hvis nogen siger ja til at vise det på partiernes sider. Om servere: id’et på serveren og på kanalerne med partier og deres indstillinger. Om folk, der ikke spiller: intet. Kun hvor tit nogen bruger noget, der er en grænse for, som animationer, tælles for alle og gemmes i to timer. Beskeder læses kun, hvor de svarer på et bræt, nævner botten eller er skrevet direkte til den, og kun trækket i dem gemmes. Så længe nogen er logget ind på siderne eller ved brættet i Discord, højst 12 timer, at de er det.

    Formålet: at spille. Intet sælges, vises til annoncører eller bruges til at træne noget.

    Hvor: i én database hos den, der driver denne bot. Beskeder med brætter ligger i Discords kanaler, efter Discords regler.

    Hvor længe: Partier bliver gemt, for de er begge spilleres. Udfordringer slettes 30 dage efter, at de er lukket, svar på opgaver efter 30 dage, regler, nogen kun er begyndt at bygge, 30 dage efter den seneste ændring, alt om en server 90 dage efter, at botten har forladt den, og folk, der aldrig har spillet et parti, efter to år.

    Dine rettigheder: `/{ command-privacy } { command-privacy-show }` fortæller dette, `/{ command-privacy } { command-privacy-export }` giver dig det hele som en fil, og `/{ command-privacy } { command-privacy-erase }` sletter det med det samme. Afsluttede partier bliver stående uden dit navn eller id, som en tidligere spillers. Hvis den, der driver botten, laver sikkerhedskopier, kan den ikke slette noget i dem; det er væk, når de bliver erstattet.
page-terms-title = Vilkår
page-terms =
    Raichi er gratis at bruge for alle, som en servers admins lader spille.

    Spil fair: Lad ikke et program vælge dine træk mod mennesker, brug ikke flere konti i partier med rating, og skriv ikke noget, der kan såre andre. Discords egne vilkår gælder også.

    En servers admins kan afslutte partier, lukke udfordringer og holde folk fra at spille dér.

    Botten tilbydes, som den er. Den, der driver den, kan ændre den, standse den eller udelukke hvem som helst; ingen hæfter for et tabt parti.
page-contact = Kontakt: { $contact }

## Hilsenen til en ny server og hjælp om servere

help-servers = `/{ command-privacy }` viser, eksporterer eller sletter det, jeg gemmer om dig. `/{ command-admin }` er for en servers admins.
greeting =
    { "**" }Hej! Jeg er Raichi, og med mig spiller I gamle brætspil**: hnefatafl, ræv og gæs, Dablot. I spiller træk for træk, når I har et øjeblik. Tre ting at begynde med:
    - `/{ command-challenge }` inviterer nogen til et parti, eller alle, der har lyst. Med `{ option-challenge-opponent }: @Raichi` spiller du mod mig.
    - `/{ command-help }` og `/{ command-rules } { command-rules-show }` forklarer, hvordan man spiller.
    - Den, der administrerer denne server, vælger dens sprog, kanaler og regler med `/{ command-server-settings }`; Discords egne indstillinger under *Integrationer* bestemmer, hvem der må bruge hvilken kommando.
greeting-results = Vis resultater her
refuse-only-managers = Det kan kun de vælge, der administrerer denne server. Spørg en af dem.
greeting-channels = Jeg kan ikke tegne brætter i { $channels } endnu: Der mangler jeg *Se kanal*, *Send beskeder* og *Vedhæft filer*.
command-privacy = privatliv
command-privacy-about = Se, eksportér eller slet det, jeg gemmer om dig
command-privacy-show = vis
command-privacy-show-about = Hvad jeg gemmer om dig, hvor og hvor længe
command-privacy-export = eksport
command-privacy-export-about = Få alt, hvad jeg gemmer om dig, som en fil
command-privacy-erase = slet
command-privacy-erase-about = Slet det, jeg gemmer om dig; jeg fortæller dig først, hvad det betyder
