# Alt Raichi sier, på norsk (bokmål).
#
# Tekstene er skrevet i Discords oppmerking: **fet**, `kode` og `-#` foran en liten linje.
# Argumenter som nevner mennesker, er omtaler som <@17>; felter er som d4. Sider, brikker og særskilte felter får navnene
# sine fra familiens fil, i alle formene den gir: `$side-definite` er formen `.definite`.

## En tur

turn-begins = Partiet begynner: { $first } spiller { $first-side-led }, { $second } spiller { $second-side-led }.
turn-actions-left = { $count ->
    [one] Det er én handling igjen i denne turen.
   *[other] Det er { $count } handlinger igjen i denne turen.
}
turn-plays = { $mover } spiller **{ $move }**.
turn-captures = { $mover } spiller **{ $move }** og slår { $count ->
    [one] { $piece-captured } på { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } gir opp.
turn-next = { $player }, det er din tur: Du spiller { $side-definite }.
turn-how = Du flytter med `/{ command-move }`, for eksempel `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` forklarer reglene.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, målet ditt: { $aim }.
aim-both = Målet for begge sider: { $aim }.
turn-footer = -# { $rules } · parti { $game } · trekk { $move }
turn-footer-start = -# { $rules } · parti { $game }
turn-enlarge = -# Trykk på brettet for å forstørre det.

reason-repetition = Den samme stillingen har vært på brettet { $count } ganger.
reason-quiet = Det har gått { $count } trekk uten at noe er slått.
reason-ply-limit = Det siste trekket som disse reglene tillater, er spilt.
reason-no-moves = { $side-opening } har ingen lovlige trekk.
reason-immobilised = { $known ->
    [yes] { $side-opening } kan ikke flytte fra { $square }.
   *[no] { $side-opening } kan ikke flytte.
}
end-won = **{ $side-opening } vinner.** Godt spilt, { $player }{ $pride ->
    [first] : din første seier mot nivå { $level }!
    [unscathed] : ikke mistet en eneste brikke!
   *[none] !
} Takk for partiet, { $other }.
end-turned = -# Hvor snudde partiet? *{ page-review }* viser det.
end-won-alone = **{ $side-opening } vinner.** Godt spilt, { $player }!
end-drawn = **Partiet ender i remis.** Godt spilt, { $first } og { $second }!
end-drawn-alone = **Partiet ender i remis.**
end-figures = { $moves } trekk · { $time } · slått { $one } : { $other }

## Brettet i ord, for dem som ikke ser bildet (uten oppmerking)

pieces-on-board = På brettet: { $pieces }.
pieces-in-hand = På hånden: { $pieces }.
alt-start = { $rules }, startstillingen.
alt-after = { $rules }, brettet etter trekk { $move }.
alt-last-move = { $side-opening } flyttet { $piece-moved } fra { $from } til { $to }.
alt-captured = Slått: { $squares }.
alt-turn = { $side-opening } er i trekket.
alt-won = { $side-opening } har vunnet.
alt-drawn = Partiet er remis.
alt-resigned = { $side-opening } har gitt opp.
alt-replay = { $rules }: en animasjon av hele partiet, { $count } trekk, som ender slik.
alt-replay-cut = { $rules }: en animasjon av de siste { $shown } av { $count } trekk, som ender slik.

## Et helt parti

replay-none = Det er ikke spilt noe trekk i parti { $game } ennå, så det er ingenting å vise. `/{ command-board }` viser brettet.
replay-title = **{ $rules }** · parti { $game } · { $count } trekk
replay-cut = -# Animasjonen viser de siste { $count } trekkene; hele partiet ville blitt for stort for Discord.
replay-in-words = Animasjonen kan ikke legges ved her; slik står brettet til slutt.
replay-button = Reprise
replay-posted = Reprisen av dette partiet er allerede lagt ut.
replay-link = Til reprisen
replay-pending = Reprisen av dette partiet er allerede på vei.
profile-rating = Rating **{ $rating }** · { $games ->
    [one] ett ratet parti
   *[other] { $games } ratede partier
}
profile-score = { $games ->
    [one] Ett parti her
   *[other] { $games } partier her
}: { $won } vunnet, { $drawn } remis, { $lost } tapt
profile-sides = Per side, vunnet–remis–tapt: { $scores }
profile-ruleset-rating = { " " }· rating { $rating }
profile-other-rulesets = { $count ->
    [one] Ett annet regelsett
   *[other] { $count } andre regelsett
}: { $score }
profile-computer = Mot datamaskinen: { $score }{ $level ->
    [0] { "" }
   *[other] , høyeste nivå slått: { $level }
}
profile-pace = Typisk tid per trekk (median): { $time }
profile-late = Tapt på tid: { $percent } %
profile-longest = Lengste parti: parti { $game }, { $moves } trekk
profile-between = Du og { $player }: { $score }
profile-newest = Siste partier:
profile-game = **Parti { $game }** · { $rules } · { $result ->
    [won] vunnet
    [drawn] remis
   *[lost] tapt
} mot { $opponent } · { $since }
profile-everywhere = -# Bare du ser dette: på alle servere til sammen { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $score }
profile-none = { $player } har ikke spilt ferdig noe parti her ennå. Med `/{ command-challenge }` kan du invitere til et.
profile-none-own = Du har ikke spilt ferdig noe parti her ennå, så det er ingenting å telle. `/{ command-challenge }` starter et, mot hvem som helst eller mot meg.
profile-me = Jeg er datamaskinen, så jeg har ingen rating. Resultatet ditt mot meg her: { $score }{ $level ->
    [0] { "" }
   *[other] , høyeste nivå slått: { $level }
}.
profile-me-unplayed = Jeg er datamaskinen, så jeg har ingen rating. Du har ikke spilt ferdig noe parti mot meg her ennå: `/{ command-challenge }` starter et, på det nivået du vil.
profile-bot = Boter spiller ikke, så det er ingenting å vise. Jeg er den eneste som gjør det.
profile-alt-rating = En kurve over ratingen det siste året: fra { $first } til { $now } ± { $margin }; den laveste var { $least }, den høyeste { $most }.
profile-alt-scores = Søyler over vunne, remis og tapte partier: { $scores }.
command-profile = profil
command-profile-about = Vis rating og resultater, dine egne eller noen andres
option-profile-player = spiller
option-profile-player-about = Hvem sin profil (din egen hvis du ikke velger noen)
command-profile-of-person = Profil

leaderboard-title = **Topplisten på denne serveren**
leaderboard-title-rules = **Topplisten på denne serveren** · { $rules }
leaderboard-none = Ingen står på topplisten ennå.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] ett parti
   *[other] { $games } partier
}
leaderboard-own = Du er nummer { $place }.
leaderboard-lack-games = { $games ->
    [one] Ett ratet parti til her
   *[other] { $games } ratede partier til her
}{ $opponents ->
    [0] ,
    [one] , mot en du ikke har møtt før,
   *[other] , mot { $opponents } forskjellige du ikke har møtt før,
} så er du på topplisten.
leaderboard-lack-recent = Det siste ratede partiet ditt her sluttet { $since }. Ett til, så er du på topplisten igjen.
leaderboard-lack-wish = Du har valgt å ikke stå på topplister. Det kan du endre med `/{ command-settings }`.
leaderboard-how = -# For å komme på den må du spille ferdig { $games } ratede partier her mot { $opponents } forskjellige, det siste innen { $days } dager. Rekkefølgen følger ratingen minus dens ±, et forsiktig anslag.
command-leaderboard = toppliste
command-leaderboard-about = Vis hvem som leder på denne serveren
option-leaderboard-rules = regler
option-leaderboard-rules-about = Tell bare partier etter disse reglene (alle partier hvis du ikke velger)

share-button = Del her
private-begins = -# Bare du ser dette partiet. `/{ command-board }` viser det igjen når som helst.
private-moved = { $player }, jeg har trukket i partiet vårt { $game }.
private-over = { $player }, partiet vårt { $game } er over.
private-show = Vis brettet
private-show-game = Vis parti { $game }
share-by = { $player } deler dette:
unshared = Det ble ikke lagt ut: { $why ->
    [forbidden] Jeg får ikke skrive i denne kanalen. En admin kan gi meg *Send meldinger* og *Legg ved filer* der; prøv så igjen.
    [gone] Kanalen finnes ikke lenger.
    [closed] Tråden er låst.
    [moderated] En AutoMod-regel på serveren blokkerer meldingen. En admin kan unnta meg fra regelen.
    [harmful] Discords filter mot skadelige lenker blokkerer meldingen.
   *[rejected] Discord avviser meldingen.
}
unshared-yet = Discord tar ikke imot meldingen min akkurat nå; jeg legger den ut så snart jeg kan.

## Brettet som tekst
##
## $sign er det som står for det i tegningen.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` slått
board-last-move = `[ ]` siste trekk

## Utfordringer

challenge-person = { $challenger } utfordrer { $opponent } til et parti **{ $rules }**.
challenge-anyone = { $challenger } søker en motstander til et parti **{ $rules }**.
challenge-side = { $challenger } spiller { $side-definite }.
challenge-random = Det trekkes lodd om sidene.
challenge-fair = Sidene jevner ut: spilleren med lavest rating får siden som vinner oftest.
challenge-accept = Godta
challenge-decline = Avslå
challenge-withdraw = Trekk tilbake
challenge-accepted = { $opponent } har godtatt utfordringen fra { $challenger } til et parti **{ $rules }**: parti { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } har avslått utfordringen fra { $challenger } til et parti **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } har avslått utfordringen din.
challenge-withdrawn = { $challenger } har trukket tilbake utfordringen til et parti **{ $rules }**.
challenge-in-words = Utfordringen din er lagt ut. Jeg får ikke legge ved filer i denne kanalen, så brettene vises som tekst her. Hvis en admin gir meg tillatelsen *Legg ved filer*, tegner jeg dem.

## Regler i ord

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Til forskjell fra { $parent }:
rules-names = -# Andre regler: { $names }

## Regler som flere familier har: $choice er det som er valgt

rule-repetition-count = { $choice ->
    [0] Stillinger kan gjentas i det uendelige.
    [one] Partiet er slutt når en stilling har vært på brettet én gang.
   *[other] Partiet er slutt når den samme stillingen har vært på brettet { $choice } ganger.
}
rule-no-moves = { $choice ->
    [loss] Den som ikke har noe lovlig trekk, taper.
   *[draw] Når en side ikke har noe lovlig trekk, er partiet remis.
}
rule-quiet-limit = { $choice ->
    [0] Det er ingen grense for hvor mange trekk som kan gå uten at noe blir slått.
    [one] Etter ett trekk uten at noe blir slått, er partiet remis.
   *[other] Etter { $choice } trekk uten at noe blir slått, er partiet remis.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Slutter partiet ved gjentakelse, taper den siden som gjentok stillingen.
    [side] Slutter partiet ved gjentakelse, vinner { $chosen-side-definite }.
   *[draw] Slutter partiet ved gjentakelse, er det remis.
}

## Punkter på linjer: det som sies der brikker hopper over andre

turn-puts = { $mover } setter { $piece-a } på **{ $square }**.
turn-ambush = { $mover } spiller **{ $move }**, et bakhold, og slår { $piece-captured } på { $squares }.
turn-captures-several = { $mover } spiller **{ $move }** og slår { $captured }.
turn-captured-there = { $piece-captured } på { $squares }
part-move-end = slutt
turn-goes-on = { $player }, turen din fortsetter: Du har { $count ->
    [one] én handling
   *[other] { $count } handlinger
} igjen. `/{ command-move } { part-move-end }` avslutter den.
turn-how-put = Sett { $piece-a } på brettet med `/{ command-move }`, for eksempel `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` forklarer reglene.
alt-last-played = Siste trekk, av { $side-definite }: { $move }.
alt-ended-turn = { $side-heading }: Turen ble avsluttet før tiden.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } på { $squares }
goals-standing = Målpunkter: { $squares }.
actions-left = Det er { $count ->
    [one] én handling
   *[other] { $count } handlinger
} igjen i denne turen.
refuse-not-on-board = Punktet { $square } finnes ikke på dette brettet. `/{ command-board }` viser brettet.
refuse-not-a-point = { $given } er ikke et punkt på dette brettet. `/{ command-board }` viser brettet.
refuse-other-side = { $piece-opening } på { $square } hører til den andre siden. Velg en av dine egne brikker.
refuse-occupied = Det står allerede en brikke på { $square }. Velg et tomt punkt.
refuse-no-line = Fra { $from } fører ingen linje brikken til { $to } med et skritt eller et hopp. `/{ command-legal } { $from }` viser hvor den kan flytte.
refuse-round-bend = Et hopp går rett fram: Fra { $from } over { $over } kan det ikke svinge til { $to }. `/{ command-legal } { $from }` viser hvor brikken kan flytte.
refuse-over-nothing = Det står ingen brikke på { $over } å hoppe over. `/{ command-legal }` viser de mulige trekkene.
refuse-over-own = Brikken på { $over } er din egen; man hopper bare over brikkene til den andre siden. `/{ command-legal }` viser de mulige trekkene.
refuse-one-leap = Her er ett hopp hele trekket: Det ender på { $at }. Utelat resten.
refuse-step-in-chain = Fra { $from } til { $to } er et skritt, og etter et hopp kan brikken bare hoppe videre. Utelat skrittet.
refuse-one-piece = Bare én brikke flyttes om gangen. Skriv trekket for én av dem, for eksempel `d4 d5`.
refuse-nothing-to-end = Her er en tur ett enkelt trekk, så det er ingenting å avslutte. Skriv et trekk, for eksempel `d4 d5`.
refuse-end-before-action = Flytt først; deretter kan du hoppe over resten av turen med `{ part-move-end }`.
refuse-one-step = Her består et trekk av to felter: det brikken forlater, og det den flytter til, for eksempel `d1 d4`.

## Lister, utseende, hjelp

games-none = Du har ingen partier i gang. `/{ command-challenge }` starter et.
games-title = { $count ->
    [one] Partiet ditt
   *[other] De { $count } partiene dine
}:
games-own-turn = **Parti { $game }** · { $rules } · mot { $opponent } · **din tur** · sist aktivt { $since }
games-other-turn = **Parti { $game }** · { $rules } · mot { $opponent } · motstanderens tur · sist aktivt { $since }
games-alone = **Parti { $game }** · { $rules } · begge sider · sist aktivt { $since }
games-link = · [brett]({ $link })
games-choice = Parti { $game } · { $rules }

help = Med **Raichi** spiller dere gamle brettspill her, trekk for trekk, når dere har et øyeblikk: tafl, der angripere jager en konge som vil slippe ut; jaktspill, der en rev eller noen tigre står mot en flokk; og Dablot, der to hærer med anførere møtes. Utfordre noen, så sier jeg fra til dere når det er deres tur. `/{ command-rules } { command-rules-show }` forklarer hvert spill.
help-challenge = Utfordre noen
help-rules = Slik spiller man
help-commands = Alle kommandoer
help-all-play =
    `/{ command-play }` finner et parti til deg. `/{ command-challenge }` inviterer noen til et, og `/{ command-challenges }` viser de åpne utfordringene. `/{ command-simul }` lar deg spille mot flere på én gang.
    `/{ command-move } d1 d4` spiller et trekk; mens du skriver, får du forslag til lovlige trekk. `/{ command-move } d1-d4` i ett felt virker også, og det samme gjør et svar på brettet med `d1 d4` og knappen *{ button-move }* under det. La *@* stå på i et svar; skriver du direkte til meg, er `d1 d4` nok. `c3-e5-g3` hopper to ganger, `c3` setter en brikke på brettet.
    `/{ command-board }` viser brettet igjen, `/{ command-games }` alle partiene dine.
    `/{ command-draw }` tilbyr remis, `/{ command-takeback }` tar tilbake det siste trekket ditt, `/{ command-resign }` gir opp, `/{ command-abort }` avbryter et parti som knapt har begynt, og `/{ command-rematch }` ber om ett til. `/{ command-plan }` spiller svaret ditt hvis trekket du venter, kommer.
    `/{ command-tournament } { command-tournament-create }` lyser ut en turnering, og `/{ command-tournament } { command-tournament-show }` viser tabellene.
help-all-learn =
    `/{ command-legal } d1` viser hvor en brikke kan flytte, `/{ command-replay }` et helt parti som animasjon, og `/{ command-history }` gir deg partiet som en fil.
    `/{ command-hint }` gir deg et tips, mot meg eller alene, og `/{ command-review }` analyserer et ferdig parti.
    `/{ command-profile }` viser rating og resultater, `/{ command-leaderboard }` hvem som leder her. `/{ command-openings }` viser hvordan partier begynte, og hvordan de endte.
    `/{ command-ladder } { command-ladder-show }` viser stigen på denne serveren, `/{ command-ladder } { command-ladder-join }` gir deg en plass på den.
    `/{ command-learn }` lærer deg et spill steg for steg.
    `/{ command-rules } { command-rules-show }` forklarer hvordan man vinner, og hvordan man slår brikker. `/{ command-rules } { command-rules-list }` viser alle, og `/{ command-rules } { command-rules-build }` bygger dine egne.
help-all-settings =
    `/{ command-pause }` ber om å stanse klokken, og `/{ command-resume }` avslutter pausen.
    `/{ command-vacation } { command-vacation-start }` stanser alle klokkene dine til `/{ command-vacation } { command-vacation-end }`. Med `/{ command-settings }` stiller du meg inn slik du vil ha det, og `/{ command-server-settings }` er for admins.
    `/{ command-names }` bestemmer om nettsidene til partiene dine viser navnet ditt.
    `/{ command-help }` viser hvordan du kommer i gang.
help-group-play = Spill
help-group-learn = Lær og se tilbake
help-group-settings = Tid og innstillinger
help-menus = -# I menyen til en person finnes *{ command-on-person }* og *{ command-profile-of-person }* under *Apper*, i menyen til en melding om et parti *{ command-on-message }* og i menyen til hver melding *{ command-report-message }*.
offer-person = Etter hvilke regler vil du utfordre { $opponent }?
offer-alone = Etter hvilke regler vil du spille begge sider?
offer-anyone = En bestemt person utfordrer du med `/{ command-challenge }`. Kan hvem som helst godta, så velg reglene her:

choice-piece = { $square } · { $piece-among }{ $count } trekk
choice-side = { $side }
choice-side-random = tilfeldig
choice-side-fair = utjevnet etter rating
choice-rules-default = { $rules } (standard her)

resign-ask = Vil du gi opp parti { $game } mot { $opponent }? Det kan ikke angres.
resign-ask-alone = Vil du gi opp parti { $game } for { $side-definite }, som er i trekket? Det kan ikke angres.
resign-yes = Gi opp
resign-no = Spill videre
resign-done = Du har gitt opp parti { $game }.
resign-kept = OK, parti { $game } fortsetter.

unsaid = Det er lagret, men jeg kan ikke legge det ut der: { $reason }.
unsaid-later = Det er lagret. Discord tar ikke imot meldingen min akkurat nå; jeg legger den ut så snart jeg kan.
unsaid-permission = Jeg mangler tillatelser i den kanalen. En admin kan gi meg *Vis kanal* og *Send meldinger* der, eller *Send meldinger i tråder* hvis det er en tråd; da legger jeg det ut
unsaid-direct = Jeg kan ikke skrive til deg lenger: Du har blokkert meg, eller ingen server vi deler, tillater direktemeldinger. Når du endrer det, legger jeg det ut her.
unsaid-in-time-out = Det er lagret. Jeg har timeout på denne serveren til { $until }; da legger jeg det ut. En admin kan avslutte den før.
refuse-in-time-out = Jeg har timeout på denne serveren til { $until }, så jeg kan ikke skrive her. En admin kan avslutte den før.
unsaid-channel = Kanalen finnes ikke lenger
unsaid-other = Discord avviser meldingen
unsaid-moderated = En AutoMod-regel på serveren blokkerer meldingen. En admin kan unnta meg fra regelen
unsaid-harmful = Discords filter mot skadelige lenker blokkerer meldingen

## Avslag: grunnen og det som hjelper

typed-again = -# Hvis du retter det, send det som en ny melding: Redigeringer ser jeg ikke.
typed-withheld = Det kan jeg ikke lese: Discord viser meg bare et svar hvis *@* er på, og andre meldinger bare hvis de nevner meg og ikke rollen min. Send det igjen slik, eller bruk `/{ command-move }`.
refuse-not-a-move = { $given } er ikke et trekk. Skriv hvor en brikke står, og hvor den skal, for eksempel `d1 d4`.
refuse-no-destination = Hvor skal brikken? Skriv det også, for eksempel `/{ command-move } { $from } { $example }`.
refuse-no-piece = Du har ingen brikke på { $square }; der er det tomt. `/{ command-board }` viser brettet.
refuse-not-yours = Du har ingen brikke på { $square }; der står { $piece-a }. Du spiller { $side-definite }.
refuse-same-square = Brikken står allerede på { $square }. Velg et annet sted.
refuse-off-board = { $square } er ikke på brettet, som går fra a1 til { $last }.
refuse-other-captures = { $count ->
    [0] Dette trekket slår ingenting
    [one] Dette trekket slår bare { $squares }
   *[other] Dette trekket slår { $squares }
}, og det er ikke det du skrev. Trekket ble ikke spilt; utelat de slåtte brikkene, dem finner jeg selv.
refuse-finished = Parti { $game } er slutt. `/{ command-rematch }` ber om ett til, `/{ command-challenge }` starter et nytt.
refuse-over = Partiet er slutt; det kan ikke spilles flere trekk.
refuse-not-your-turn = Det er { $player } som er i trekket. Du kan flytte når det trekket er spilt.
refuse-not-a-player = Du er ikke med i parti { $game }. Med `/{ command-board }` kan du se på det, og med `/{ command-challenge }` starter du ditt eget.
refuse-no-game-here = Du har ikke noe parti i denne kanalen. `/{ command-challenge }` starter et, `/{ command-games }` viser partiene dine andre steder.
refuse-no-game-to-see = Det er ikke spilt noe parti i denne kanalen ennå. `/{ command-challenge }` starter et.
refuse-no-such-game = Det finnes ikke noe parti { $game } på denne serveren. `/{ command-games }` viser dine.
refuse-not-a-game = { $given } er ikke et parti. Velg et fra listen som kommer opp, eller skriv nummeret.
refuse-which-game = Du spiller flere partier i denne kanalen: { $games }. Velg det du mener, med `{ option-move-game }`, eller svar på brettet.
refuse-moved-on = Det har skjedd noe på brettet i mellomtiden, så ingenting er endret. `/{ command-board }` viser hvordan det står.
refuse-not-yours-to-press = Den knappen er ikke til deg.
refuse-private-game = Parti { $game } er privat, så jeg kan ikke svare deg her. Trykk på *{ button-move }* under brettet, eller bruk `/{ command-move }`.
refuse-hint-against-person = Det gis ikke tips i partier mellom mennesker. Spill mot meg eller begge sider selv, så får du noen.
refuse-no-hint = Jeg rakk ikke å finne et tips. Spør igjen om et øyeblikk.
turn-computer = { $player } tenker.
hint-wins = Du kan vinne akkurat nå!
hint-wins-by-force = Det finnes en rekke trekk som vinner, uansett hva den andre siden gjør.
hint-threatens-twice = Du kan true med å vinne på to måter samtidig.
hint-threatens = Du kan true med å vinne i ditt neste trekk.
hint-stops = Den andre siden truer med å vinne. Stopp det først.
hint-captures = Se etter en god mulighet til å slå.
hint-improves = Ingenting haster: Finn en bedre plass til en av brikkene dine.
hint-show = Vis meg trekket
hint-move = Jeg ville spilt **{ $ply }**.
hint-play = Spill det
refuse-level-of-person = Bare jeg har nivåer. Utfordre meg, eller utelat `{ option-challenge-level }`.
refuse-challenged-bot = Boter kan ikke spille. Utfordre et menneske, eller utelat `{ option-challenge-opponent }`: Da kan hvem som helst godta.
refuse-unknown-side = «{ $given }» er ikke en side i { $rules }. Du kan spille { $sides }, eller la loddtrekning avgjøre.
refuse-unknown-ruleset = Jeg kjenner ingen regler som heter «{ $given }». Navnene som ligner mest: { $names }. `/{ command-rules } { command-rules-list }` viser alle.
refuse-which-ruleset = «{ $given }» passer på flere: { $names }. Hvilke mener du?
refuse-challenge-accepted = Noen har allerede godtatt denne utfordringen; den er nå parti { $game }. `/{ command-challenge }` lager en ny.
refuse-challenge-declined = Denne utfordringen ble avslått. `/{ command-challenge }` lager en ny.
refuse-challenge-withdrawn = Denne utfordringen ble trukket tilbake. `/{ command-challenge }` lager en ny.
refuse-challenge-deleted = Meldingen med denne utfordringen ble slettet, så den gjelder ikke lenger. `/{ command-challenge }` lager en ny.
refuse-no-such-challenge = Jeg kjenner ikke denne utfordringen lenger. `/{ command-challenge }` lager en ny.
refuse-challenge-for-another = Denne utfordringen er til { $opponent }. `/{ command-challenge }` lager din egen.
refuse-only-challenger-withdraws = Bare { $challenger } kan trekke tilbake denne utfordringen.
refuse-nobody-declines = Denne utfordringen er til hvem som helst; ingen trenger å avslå den.
refuse-own-challenge = Det er din egen utfordring: Noen andre må godta den. Du kan trekke den tilbake.
refuse-permissions = Jeg kan ikke spille i denne kanalen: Jeg mangler { $missing }. En admin kan gi meg det i kanalens innstillinger.
permission-view = *Vis kanal*
permission-send = *Send meldinger*
permission-send-in-threads = *Send meldinger i tråder*
permission-connect = *Koble til*
refuse-replay-too-early = Parti { $game } er ikke slutt ennå. Reprisen kan legges ut når det er slutt; inntil da viser `/{ command-replay }` den for deg.
refuse-no-game-in-message = Den meldingen handler ikke om et parti, eller så kjenner jeg det ikke lenger. `/{ command-replay }` viser ethvert parti på denne serveren.
refuse-thread-locked = Denne tråden er låst, så her kan det ikke skrives mer.
refuse-no-files-here = Jeg kan ikke legge ved filer i denne kanalen: Jeg mangler *Legg ved filer*. En admin kan gi meg det i kanalens innstillinger.
refuse-may-not-write = Du får ikke skrive i denne kanalen, så jeg kan ikke legge ut noe her for deg.
refuse-unknown-button = Denne knappen er for gammel til å brukes. `/{ command-help }` viser hva jeg forstår.
refuse-unknown-choice = Dette valget er for gammelt til å brukes. Skriv kommandoen igjen, og velg fra listen som kommer opp.
invite = Legg meg til på serveren
refuse-only-in-servers = Jeg er ikke på denne serveren, så det kan jeg ikke. Skriv direkte til meg for å spille mot meg, eller be en admin om å legge meg til på serveren.

fault = Noe gikk galt hos meg, ikke hos deg. Prøv igjen om et øyeblikk; fortsetter det, så gi en admin dette nummeret: `{ $reference }`.
unread = Jeg kunne ikke lese det Discord sendte meg, så ingenting har skjedd. Prøv igjen om et øyeblikk; fortsetter det, så si til en admin at jeg kanskje må oppdateres.

list-and = { $first } og { $last }
list-or = { $first } eller { $last }
list-parts = { $first }; { $last }

## Kommandoer: navnene deres og hva de gjør, slik Discord viser dem

command-challenge = utfordre
command-challenge-about = Utfordre noen til et parti
option-challenge-opponent = motstander
option-challenge-opponent-about = Den du utfordrer; uten motstander kan hvem som helst godta
option-challenge-rules = regler
option-challenge-rules-about = Reglene det spilles etter
option-challenge-side = side
option-challenge-side-about = Siden du spiller
option-challenge-level = nivå
option-challenge-level-about = Hvor sterkt jeg spiller hvis du utfordrer meg; 2 hvis du ikke velger
chosen-level-1 = 1 Nybegynner: gjør mange feil
chosen-level-2 = 2 Lett: for de første partiene dine
chosen-level-3 = 3 Middels: ser hva som kommer like etterpå
chosen-level-4 = 4 Vanskelig: overser sjelden noe
chosen-level-5 = 5 Ekspert: overser nesten ingenting
chosen-level-6 = 6 Sterkest: tenker i opptil to sekunder
command-move = trekk
command-move-about = Spill et trekk
option-move-from = fra
option-move-from-about = Feltet til brikken, for eksempel d1, eller hele trekket: d1-d4
option-move-to = til
option-move-to-about = Feltet den flytter til, for eksempel d4
option-move-game = parti
option-move-game-about = Partiet (hvis du har flere her)
command-board = brett
command-board-about = Vis brettet
option-board-game = parti
option-board-game-about = Partiet (hvis det er flere her)
option-board-style = utseende
option-board-style-about = Hvordan det ser ut; tekst er for dem som ikke kan se bilder
chosen-style-wood = tre
chosen-style-stone = stein
chosen-style-high-contrast = høy kontrast
chosen-style-text = tekst
command-replay = reprise
command-replay-about = Vis et helt parti som animasjon
option-replay-game = parti
option-replay-game-about = Partiet, i gang eller ferdig (hvis det er flere her)
command-resign = gi-opp
command-resign-about = Gi opp et parti
option-resign-game = parti
option-resign-game-about = Partiet (hvis du har flere her)
command-games = partier
command-games-about = Vis alle partiene dine, de som haster mest, først
command-help = hjelp
command-help-about = Se hva Raichi kan
command-on-person = Utfordre til et parti
command-on-message = Reprise av partiet

## Verden rundt partiene

unsaid-closed = Tråden er låst. Når den blir låst opp, legger jeg det ut
## Utfordringer, matcher, tråder

turn-begins-alone = Partiet begynner: { $player } spiller begge sider.

challenge-side-first = { $challenger } spiller { $side-definite } i det første partiet.
challenge-random-first = Det trekkes lodd om sidene i det første partiet.
challenge-fair-first = I det første partiet jevner sidene ut: spilleren med lavest rating får siden som vinner oftest.
challenge-match = En match på to partier: I det andre byttes sidene. Den som vinner flest partier, vinner matchen; står det likt, vinner den som har slått flest brikker.
challenge-time = Betenkningstid for hvert trekk: { $time }.
challenge-bank = Betenkningstid: { $bank } til hele partiet pluss { $time } etter hvert trekk.
challenge-no-time-limit = Ingen tidsgrense.
challenge-thread = Partiet får sin egen tråd.
challenge-until = Utløper { $time }.
challenge-alone = { $player } spiller begge sider i et parti **{ $rules }**: parti { $game }.
challenge-seats-first = En match på to partier. I det første: { $first-side } { $first }, { $second-side } { $second }; deretter omvendt.
challenge-lapsed = Utfordringen fra { $challenger } til { $opponent } til et parti **{ $rules }** er utløpt: Den ble ikke besvart innen en uke.
challenge-lapsed-anyone = Utfordringen fra { $challenger } til et parti **{ $rules }** er utløpt: Ingen godtok den innen en uke.

decline-title = Avslå utfordringen
decline-reason = Hvorfor? (valgfritt)
decline-hint = Alle her kan lese det
challenge-form-more = Mer
challenge-form-casual = Vennskapsparti: det teller ikke for ratingen deres
challenge-form-others = Andre regler … (velg blant alle)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minutt
       *[other] minutter
    }
    [hours] { $count ->
        [one] time
       *[other] timer
    }
   *[days] { $count ->
        [one] dag
       *[other] dager
    }
}
time-control-none = ingen

thread-name = { $rules } · parti { $game }
thread-opened = Det spilles i { $thread }.
thread-forbidden = Det spilles i denne kanalen: For å opprette en tråd trenger jeg *Opprett offentlige tråder*. En admin kan gi meg det i kanalens innstillinger.
thread-impossible = Det spilles i denne kanalen: Her kan det ikke opprettes noen tråd.

match-score = -# Match, parti { $game } av 2 · { $one } mot { $other } { $wins } (slåtte brikker { $captures })
match-goes-on = Matchen fortsetter med det andre partiet, med byttede sider.
match-won = **{ $winner } vinner matchen.**
match-won-by-captures = **{ $winner } vinner matchen:** Det står likt i partier, { $wins }, men { $winner } har slått flest brikker, { $captures }.
match-drawn = **Matchen ender uavgjort:** Det står likt i partier, { $wins }, og det er slått like mange brikker.
match-undecided = **Matchen ender uten avgjørelse**, fordi et av partiene ikke ble spilt.

rematch-button = Revansj

refuse-match-alone = Det må to til en match. Utelat `{ option-challenge-match }` for å spille ett enkelt parti mot deg selv, eller velg noen andre.
refuse-challenge-lapsed = Denne utfordringen er utløpt: Ingen godtok den innen en uke. `/{ command-challenge }` lager en ny.
refuse-not-a-time-control = Jeg kan ikke lese «{ $given }» som en betenkningstid. Prøv `12 timer` eller `3 dager` til hvert trekk, `6 dager + 10 timer` til hele partiet med et tillegg for hvert trekk, eller `ingen` for ingen grense.
refuse-time-control-range = «{ $given }» er ikke mulig. Hvert trekk kan få fra 1 time til 14 dager; `ingen` betyr ingen grense.
refuse-bank-range = «{ $given }» er ikke mulig. Tiden til hele partiet kan være fra 1 time til 30 dager, og hvert trekk kan gi fra 1 time til 3 dager til.
refuse-reason-too-long = En begrunnelse kan ha høyst { $longest } tegn, og din har { $length }. Ingenting er avslått; gjør den kortere, eller utelat den.
refuse-challenges-of-player = Du har allerede { $most } åpne utfordringer på denne serveren. Trekk tilbake en, eller vent til en er besvart.
refuse-challenges-here = Det er allerede { $most } åpne utfordringer i denne kanalen. Godta en, eller vent til en er besvart.
refuse-games-of-player = { $player } spiller allerede { $most } partier på denne serveren, og flere kan ikke være i gang samtidig. Når ett av dem er slutt, kan et nytt begynne.
refuse-games-here = Det spilles allerede { $most } partier i denne kanalen, og flere kan ikke være i gang samtidig. Spill i en annen kanal, eller vent til ett er slutt.
refuse-pace = { $pace ->
    [challenge] Det var mange utfordringer. Du kan legge ut den neste { $when }.
    [share] Det var mye på én gang. Du kan dele det neste { $when }.
    [server] Det skjer mye på denne serveren akkurat nå. Du kan utfordre og dele igjen { $when }.
    [hint] Det var mange tips. Du kan be om det neste { $when }.
    [review] Det var mange analyser. Jeg kan analysere det neste partiet { $when }.
    [build] Det var mange endringer på kort tid. Du kan bygge videre { $when }.
    [file] Det var mange filer. Du kan få den neste { $when }.
    [report] Det var mange rapporter. Du kan lage den neste { $when }.
   *[export] Du har akkurat fått denne filen flere ganger. Du kan få den igjen { $when }.
}
refuse-not-finished = Parti { $game } er ikke slutt ennå. Revansj er for ferdige partier.
refuse-match-goes-on = Matchen fortsetter med det andre partiet. Når det også er slutt, kan du be om revansj.
refuse-rematch-offered = Du har allerede bedt om revansj for parti { $game }. Motstanderen din må svare først.
refuse-next-game-runs = Du spiller allerede det neste: parti { $game }.

refuse-rematch-declined = Du har bedt om revansj for parti { $game }, og det ble avslått. Motstanderen din kan fortsatt be om det; `/{ command-challenge }` lager en ny utfordring.
refuse-nothing-to-play-again = Du har ikke spilt ferdig noe parti i denne kanalen ennå. Velg et fra et annet sted med `{ option-rematch-game }`, eller bruk `/{ command-challenge }`.

option-challenge-time = tid
option-challenge-time-about = Tid per trekk, eller 6 dager + 10 timer (parti + tillegg per trekk), eller ingen; ellers 3 dager
option-challenge-match = match
option-challenge-match-about = Spill en match: to partier, det andre med byttede sider
option-challenge-thread = tråd
option-challenge-thread-about = Spill i partiets egen tråd
# Ordene for ja og nei som forstås, det vanlige først.
flag-yes = ja, sant, på
flag-no = nei, usant, av
## Knapper under et brett, og menyene der et trekk velges

button-move = Flytt
button-hint = Tips
button-draw = Tilby remis
button-takeback = Ta tilbake trekk
button-resign = Gi opp
button-level = Nivå { $level }
turn-given = Det fortsetter fra stillingen etter { $count } trekk i et annet parti.
review-play = Spill herfra
pick-game = Parti { $game }
pick-piece = { $of }: Du spiller { $side-definite }. Hvilken brikke vil du flytte?
pick-piece-menu = Velg en brikke
pick-put = { $of }: Du spiller { $side-definite }. Hvor vil du sette en brikke?
pick-put-menu = Velg et punkt
pick-too-long = -# Resten av et så langt trekk kan bare skrives: `/{ command-move }` med hvert punkt, for eksempel `c3 e5 g3`.
pick-file = { $of }: Mange av brikkene dine kan flytte. Hvilken linje står din på?
pick-file-menu = Velg en linje
pick-file-choice = linje { $file } · { $count ->
    [one] én brikke
   *[other] { $count } brikker
}
pick-other-file = En annen linje
pick-target = { $of }: Hvor skal brikken på { $square }?
pick-target-menu = Velg hvor
pick-line-menu = Velg en retning
pick-along-file = langs linje { $file } · { $count ->
    [one] ett felt
   *[other] { $count } felter
}
pick-along-rank = langs rad { $rank } · { $count ->
    [one] ett felt
   *[other] { $count } felter
}
pick-other-piece = En annen brikke
pick-end = Avslutt turen
pick-play = Stopp her: { $ply }
reach-squares = { $piece-opening } på { $square } { $count ->
    [0] kan ikke flytte.
   *[other] kan flytte til { $squares }.
}
reach-not-to-move = -# Ennå er { $side-definite } ikke i trekket.
refuse-not-a-square = { $given } er ikke et felt på dette brettet, som går fra a1 til { $last }.
refuse-empty-square = Det står ingen brikke på { $square }. `/{ command-board }` viser brettet.
choice-occupied = { $square } · { $piece }

## Notasjonen til et parti, og sidene i en liste

history-title = **{ $rules }** · parti { $game } · { $count ->
    [0] ingen trekk ennå
   *[other] { $count } trekk
}
history-file = -# Filen er notasjonen til partiet; `raichi replay` kan lese den, og det kan du også.
games-until = · til { $time } ({ $left })
games-left = · du har { $time } igjen
games-halted = · { $halt ->
    [suspended] satt på vent
    [paused] pause
   *[vacation] på ferie
}
games-page = -# Side { $page } av { $pages }
list-previous = Forrige
list-next = Neste

## Kommandoer som ser på et parti

command-legal = mulige-trekk
command-legal-about = Vis hvor en brikke kan flytte
option-legal-square = felt
option-legal-square-about = Feltet til brikken, for eksempel d1; også en av motstanderens
option-legal-game = parti
option-legal-game-about = Partiet (hvis det er flere her)
command-hint = tips
command-hint-about = Få et tips, mot datamaskinen eller alene
option-hint-game = parti
option-hint-game-about = Nummeret på partiet, hvis du spiller flere her
command-history = historikk
command-history-about = Få notasjonen til et parti som en fil
option-history-game = parti
option-history-game-about = Partiet, i gang eller ferdig (hvis det er flere her)
## Partier over flere dager: klokker, avtaler, ferie

clock-until = Du har tid til { $time } ({ $left }).
clock-left = { $player } har { $time } igjen.
clock-paused = Partiet er på pause, og klokken står stille.
clock-suspended = Partiet er satt på vent, og klokken står stille.
clock-vacation = Klokken står stille i ferien; det går an å flytte likevel.
turn-waits = Når partiet fortsetter, er det { $player } med { $side-definite } som er i trekket.
reminder = { $player }, det er fortsatt din tur mot { $other }. Tiden din utløper { $left }, den { $time }.

deed-offers-draw = { $player } tilbyr remis. { $other }, sier du ja? Tilbudet utløper ved neste trekk.
deed-offers-pause = { $player } ber om en pause der klokken står stille. { $other }, er du med på det? Forespørselen utløper ved neste trekk.
deed-asks-takeback = { $player } vil gjerne ta tilbake { $count ->
    [one] det siste trekket
   *[other] sitt siste trekk og svaret på det
}. { $other }, er du med på det? Forespørselen utløper ved neste trekk.
deed-agrees-takeback = { $other }, { $player } går med på at trekket tas tilbake.
deed-agrees-pause = { $other }, { $player } går med på en pause. Den varer til en av dere avslutter den.
deed-declines = { $question ->
    [draw] { $other }, { $player } sier nei til remis.
    [takeback] { $other }, { $player } går ikke med på at trekket tas tilbake.
   *[pause] { $other }, { $player } vil ikke ha pause.
}
deed-withdraws = { $question ->
    [draw] { $player } trekker tilbake remistilbudet sitt.
    [takeback] { $player } vil likevel ikke ta tilbake noe trekk.
   *[pause] { $player } vil likevel ikke ha pause.
}
deed-takes-back = { $player } tar tilbake det siste trekket, så det er ikke din tur lenger, { $other }.
deed-takes-back-alone = { $player } tar tilbake det siste trekket.
deed-drops = { $question ->
    [draw] Dermed faller remistilbudet bort.
   *[pause] Dermed faller forespørselen om pause bort.
}
deed-continues = { $other }, { $player } avslutter pausen; partiet fortsetter.
suspended = { $why ->
    [channel-gone] Kanalen til partiet finnes ikke lenger, så partiet er satt på vent. Det fortsetter med neste trekk i en annen kanal på denne serveren: `/{ command-move }` med `{ option-move-game }`.
    [channel-closed] Kanalen til partiet er låst, så partiet er satt på vent. Det fortsetter når den er åpen igjen, eller med neste trekk i en annen kanal: `/{ command-move }` med `{ option-move-game }`.
    [may-not-post] Jeg kan ikke lenger skrive i kanalen til partiet, så partiet er satt på vent. Det fortsetter når en admin har rettet på det, eller med neste trekk i en annen kanal: `/{ command-move }` med `{ option-move-game }`.
    [message-refused] Discord avviser meldingen min i kanalen til partiet, så partiet er satt på vent. En kommando der om noen minutter får meg til å prøve igjen, eller det fortsetter med neste trekk i en annen kanal: `/{ command-move }` med `{ option-move-game }`.
   *[removed] Jeg er fjernet fra serveren til partiet, så partiet er satt på vent. Det fortsetter når jeg blir invitert igjen.
}
deed-resumes = Partiet fortsetter, { $first } og { $second }.
deed-resumes-alone = Partiet fortsetter, { $player }.
deed-vacation-begins = { $player } er på ferie til { $time }. Inntil da står klokken stille når det er { $player } som er i trekket.
deed-vacation-begins-no-clock = { $player } er på ferie til { $time }.
deed-vacation-ends = { $player } er tilbake fra ferie.
deed-vacation-undone = { $player } drar likevel ikke på ferie.
answer-yes = Ja takk
answer-no = Nei takk
pause-end = Avslutt pausen

end-agreed = Begge spillerne er enige om remis.
end-called-draw = { $player } erklærer partiet remis.
end-out-of-time = { $player } har brukt opp tiden.
end-not-begun = { $player } har ikke flyttet i tide. Partiet mot { $other } hadde knapt begynt, så det er avbrutt og teller ikke.
end-aborted = { $player } avbryter partiet mot { $other }. Det hadde knapt begynt, så det teller ikke.
end-aborted-hot-seat = { $player } avbryter partiet. Det hadde knapt begynt, så det teller ikke.
alt-agreed = Begge sider ble enige om remis.
alt-out-of-time = { $side-opening } gikk tom for tid.
alt-aborted = Partiet ble avbrutt og teller ikke.

refuse-not-your-turn-until = Det er { $player } som er i trekket, til { $time }. Du kan flytte når det trekket er spilt.
refuse-out-of-time = Tiden til dette trekket utløp den { $time }, så det ble ikke spilt. Partiet slutter om et øyeblikk.
refuse-paused = Partiet er på pause. Begge spillerne kan avslutte pausen med knappen *{ pause-end }* eller med `/{ command-resume }`; da kan du flytte.
refuse-paused-already = Partiet er allerede på pause. `/{ command-resume }` avslutter pausen.
refuse-not-paused = Partiet er ikke på pause, så det er ingenting å avslutte. `/{ command-pause }` ber om en pause.
refuse-no-clock = Dette partiet har ingen klokke, så det er ingenting å stanse. Ta den tiden du vil.
refuse-answer-first = { $question ->
    [draw] { $player } har tilbudt remis
    [takeback] { $player } har bedt om å få ta tilbake et trekk
   *[pause] { $player } har bedt om en pause
}. Svar først på det med knappene, eller si ja med { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; ved neste trekk faller det bort.
refuse-asked-already = { $question ->
    [draw] Du har allerede tilbudt remis
    [takeback] Du har allerede bedt om å få ta tilbake et trekk
   *[pause] Du har allerede bedt om en pause
} siden det siste trekket. Du kan gjøre det igjen etter det neste.
refuse-nothing-asked = { $question ->
    [draw] Ingen har tilbudt remis
    [takeback] Ingen har bedt om å få ta tilbake et trekk
   *[pause] Ingen har bedt om en pause
} siden det siste trekket, så det er ingenting å svare på.
refuse-question-stands = { $question ->
    [draw] Remistilbudet ditt gjelder
    [takeback] Forespørselen din om å ta tilbake et trekk gjelder
   *[pause] Forespørselen din om en pause gjelder
} fortsatt til neste trekk; { $player } har ikke svart ennå. Du kan trekke { $question ->
    [draw] det
   *[other] den
} tilbake.
refuse-other-question-stands = { $question ->
    [draw] Remistilbudet ditt gjelder fortsatt; { $player } har ikke svart ennå. Trekk det
    [takeback] Forespørselen din om å ta tilbake et trekk gjelder fortsatt; { $player } har ikke svart ennå. Trekk den
   *[pause] Forespørselen din om en pause gjelder fortsatt; { $player } har ikke svart ennå. Trekk den
} tilbake først, og spør så igjen.
refuse-only-asker-withdraws = { $question ->
    [draw] Bare { $player } kan trekke tilbake dette tilbudet
   *[other] Bare { $player } kan trekke tilbake denne forespørselen
}. Du kan si ja eller nei.
refuse-own-question = { $question ->
    [draw] Du har selv tilbudt remis
    [takeback] Du har selv bedt om å ta tilbake et trekk
   *[pause] Du har selv bedt om en pause
}: Det er { $player } som må svare.
refuse-nothing-to-take-back = Du har ikke spilt noe trekk i dette partiet som kan tas tilbake.
refuse-too-late-to-abort = Dette partiet teller allerede og kan ikke avbrytes lenger. Du kan gi opp med `/{ command-resign }` i stedet.
refuse-vacation-past = Det tidspunktet er allerede forbi. Velg en dag i framtiden da du er tilbake.
refuse-vacation-too-short = En ferie varer minst én dag. Velg en senere slutt.
refuse-vacation-too-long = Du har 30 feriedager i året. Med dem som er igjen, kan ferien din høyst vare til { $time }.
refuse-vacation-used-up = Du har brukt årets 30 feriedager. Du får 30 nye neste år.
refuse-vacation-already = Du er allerede på ferie, til { $time }.
refuse-vacation-in-this-turn = Du er allerede kommet tilbake fra en ferie i denne turen i parti { $game }. Flytt der først; da kan du ta ferie igjen.
refuse-no-vacation = Du er ikke på ferie, så det er ingenting å avslutte.
refuse-vacation-too-new = En ferie varer minst én dag: Du kan avslutte din fra { $time }. Du kan flytte likevel.

## Kommandoer som spillere avtaler noe med, og de private svarene

vacation-begins = Du er på ferie til { $time }. Inntil da står klokkene dine stille når det er din tur, og du kan flytte likevel. `/{ command-vacation } { command-vacation-end }` tar deg tilbake før tiden, tidligst fra { $earliest }.
vacation-undo = Har du ombestemt deg? I { $count } minutter kan du avlyse ferien, som om den aldri hadde begynt.
vacation-undo-button = Avlys
vacation-undone = Ferien er avlyst: Du har fått dagene tilbake, og klokkene dine går som om den aldri hadde begynt.
vacation-ends = Velkommen tilbake. Klokkene dine går igjen.
vacation-choice = { $count ->
    [one] én dag
   *[other] { $count } dager
}
refuse-not-a-time = «{ $given }» er verken et antall dager eller en dato. Prøv `7` eller `2027-01-03`.
command-draw = remis
command-draw-about = Tilby remis, eller si ja til det
option-draw-game = parti
option-draw-game-about = Partiet (hvis du har flere her)
command-takeback = ta-tilbake
command-takeback-about = Ta tilbake det siste trekket ditt, eller be om det
option-takeback-game = parti
option-takeback-game-about = Partiet (hvis du har flere her)
command-pause = pause
command-pause-about = Be om å stanse klokken en stund, eller si ja til det
option-pause-game = parti
option-pause-game-about = Partiet (hvis du har flere her)
command-resume = fortsett
command-resume-about = Avslutt en pause
option-resume-game = parti
option-resume-game-about = Partiet (hvis du har flere her)
command-abort = avbryt
command-abort-about = Avbryt et parti som knapt har begynt (det teller ikke)
option-abort-game = parti
option-abort-game-about = Partiet (hvis du har flere her)
command-rematch = revansj
command-rematch-about = Utfordre den samme motstanderen igjen, med byttede sider
option-rematch-game = parti
option-rematch-game-about = Det ferdige partiet (hvis ikke ditt siste her)
command-vacation = ferie
command-vacation-about = Stans klokkene dine en stund
command-vacation-start = start
command-vacation-start-about = Stans klokkene dine en stund: opptil tretti dager i året
option-vacation-start-days = dager
option-vacation-start-days-about = Hvor mange dager, eller datoen da du er tilbake, for eksempel 2027-01-03
command-vacation-end = slutt
command-vacation-end-about = Kom tilbake fra ferien
command-names = navn
command-names-about = Om nettsidene til partiene dine viser navnet ditt
option-names-mine = mitt-navn
option-names-mine-about = Vis det, hvis den andre spilleren også sier ja, eller skjul det
chosen-mine-show = vis
chosen-mine-hide = skjul
names-shown = Nettsidene og notasjonene til partiene dine viser navnet ditt, **{ $name }**, hvis den andre spilleren også har sagt ja. `/{ command-names } { chosen-mine-hide }` fjerner det med en gang.
names-hidden = Ingen nettside viser navnet ditt. `/{ command-names } { chosen-mine-show }` viser det hvis den andre spilleren også har sagt ja.
names-of-seats = Ved dette bordet ser alle navnene på plassene. Du kan gi din et nytt navn i kanten av siden.
## Siden som står for en kanal

seat-name = { $number ->
    [1] Ravn
    [2] Ulv
    [3] Bjørn
    [4] Rev
    [5] Elg
    [6] Ørn
    [7] Gaupe
    [8] Oter
    [9] Ugle
    [10] Sel
    [11] Hare
    [12] Falk
   *[other] Plass { $number }
}
channel-title = Raichi · bordet til vikingkongen
channel-tab = { $state ->
    [move] ● Ditt trekk
    [answer] ● Ditt svar
    [over] Partiet er slutt
   *[other] Motstanderens trekk
} — { $rules }
channel-topic = Alle her deler denne siden: Spill begge sider, eller send tastaturet videre.
channel-seats = Spillere ved dette bordet
channel-you-sit = Du sitter her som
channel-waiting = { $count } trekk eller svar venter
channel-name = Navn
channel-name-hint = Hvis feltet er tomt, heter plassen { $name }
channel-save = Lagre
channel-add = Legg til en plass
channel-messages = Meldinger
channel-older = Eldre meldinger
channel-newest = Tilbake til de nyeste
channel-command = Kommando
channel-command-hint = Skriv / for en kommando
channel-send = Send
channel-suggestions = Forslag
channel-private = Bare du ser dette
channel-answers = Svar på denne meldingen
channel-dismiss = Lukk
channel-begin = **Vikingsjakk:** en konge og noen få forsvarere mot dobbelt så mange angripere.
channel-begin-board = Du spiller kongens side. Klikk eller trykk på en av brikkene dine for å begynne: Datamaskinen trekker først.
channel-begin-learn = Lær det på to minutter
channel-more = Mer
channel-begin-computer = Spill mot datamaskinen
channel-begin-both = To spillere her
channel-begin-challenge = Utfordre { $name }
channel-begin-rules = Slik spiller man
channel-new-game = Nytt parti
channel-new-rules = Regler
channel-new-opponent = Mot
channel-new-both = Meg selv: Jeg spiller begge sider
channel-new-anyone = Den som godtar utfordringen
channel-new-side = Min side
channel-new-computer = Raichi, datamaskinen
channel-new-level = Hvor sterkt Raichi spiller
channel-new-time = Betenkningstid
channel-new-time-usual = Som vanlig
channel-new-begin = Begynn
channel-settings = Innstillinger
channel-follow = Bytt plass etter hvert trekk
channel-follow-hint = Etter trekket ditt er denne siden for den som er i trekket, hvis ikke vedkommende har et eget vindu åpent.
channel-confirm = Bekreft hvert trekk
channel-skips = Gå til
channel-skip-to-board = Til det nyeste brettet
channel-skip-to-line = Til kommandolinjen
channel-board = { $game ->
    [0] Brettet
   *[other] Brettet i parti { $game }
}: Velg en brikke, og så feltet den skal til. Med piltastene går du fra den ene til den neste.
channel-board-hint = Klikk eller trykk på en brikke, og så på feltet den skal til. Du kan også dra den.
channel-play = Spill { $ply }
channel-once-more = { $ply }: en gang til for å spille det
channel-back = Avbryt
channel-target = til { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] ett felt å flytte til
   *[other] { $count } felter å flytte til
}
channel-offline = Siden har mistet forbindelsen til Raichi. Den fortsetter av seg selv så snart Raichi er tilbake.
channel-stopped = Raichi svarer ikke. Hvis programmet er stoppet, så start det igjen med scripts/local: Partiene dine er lagret, og siden fortsetter herfra.
channel-unsent-move = Trekket ditt ble ikke sendt. Prøv igjen.
channel-unsent = Det ble ikke sendt. Prøv igjen.
channel-lost = Den siden finnes ikke.
channel-crowded = For mange vinduer er åpne, så dette oppdateres ikke av seg selv akkurat nå. Lukk et av de andre; da prøver siden igjen av seg selv.

misread-not-a-command = Det forstår jeg ikke. Prøv `/{ command-help }` eller `/{ command-play }`. Et trekk skriver du som to felt, for eksempel `d1 d4`.
misread-too-long = Det er lengre enn noen kommando. Ingenting er endret.
misread-unknown-command = Det finnes ingen kommando «{ $given }». Kommandoene er { $commands }.
misread-no-subcommand = Det finnes mer enn én kommando `/{ $group }`: { $commands }. Velg en av dem.
misread-unknown-option = `/{ $command }` vet ikke hva den skal gjøre med «{ $given }». Den forstår { $options }; sett anførselstegn rundt alt som har mellomrom.
misread-unknown-option-none = `/{ $command }` har ingen valg, så «{ $given }» er for mye.
misread-twice = «{ $option }» er oppgitt to ganger. Ingenting er endret; utelat den ene.
misread-missing = `/{ $command }` trenger «{ $option }»: { $about }.
misread-not-a-choice = «{ $given }» er ikke et av valgene for «{ $option }»: { $choices }.
misread-ambiguous = «{ $given }» kan være { $options }. Skriv hvilken du mener, for eksempel `{ $option }:{ $given }`.
misread-meant = Mente du { $meant }?
misread-not-a-game = «{ $given }» er ikke nummeret på et parti. `/{ command-games }` viser dine.
misread-no-such-seat = Ingen her heter «{ $given }». Her sitter { $names }; i siden kan plasser legges til og få nye navn.
misread-name-taken = En annen plass heter allerede «{ $name }». Velg et annet navn.
misread-name-bad = Det kan ikke være et navn. Et navn har høyst { $most } tegn og ingen anførselstegn, og kan ikke være mitt, Raichi.
misread-no-more-seats = Det er { $most } plasser, og ikke rom for flere.

## Siden til et parti på nettet (uten oppmerking, unntatt i den siste)

page-title-to-move = { $side-opening } i trekket · { $rules }
page-title-won = { $side-opening } vant { $count ->
    [0] uten et trekk
   *[other] på { $count } trekk
} · { $rules }
page-title-drawn = Remis etter { $count } trekk · { $rules }
page-title-aborted = Avbrutt · { $rules }
page-title-ply = { $number ->
    [0] Startstilling
   *[other] Trekk { $number } av { $count }
} · { $rules }
page-subtitle = { $rules } · parti { $game }
page-start = Startstilling
page-move = Trekk { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Startstilling
page-previous = Forrige trekk
page-next = Neste trekk
page-last = Nyeste stilling
page-position = Stillingen som vises
page-steps = Gå gjennom partiet
page-moves = Trekk
page-review = Analyse
page-review-none-yet = En analyse viser hvor partiet snudde. De som får se partiet, får den med /{ command-review }; da er den også her.
page-turning-point = Vendepunkt
page-no-moves = Det er ikke spilt noe trekk ennå.
page-keys = Piltastene går gjennom trekkene; Home og End går til begynnelsen og slutten.
page-live = Direkte
page-newer = Et trekk er spilt. Til den nyeste stillingen
page-about = Partiet
page-rules = Reglene
page-began = Begynte
page-moved = Sist aktivt
page-ended = Sluttet
page-record = Notasjon (tekst)
page-animation = Animasjon (GIF)
page-discord = Åpne i Discord
page-picture = Denne stillingen (PNG)
page-play = Spill av
page-pause = Pause
page-speed = Fart
page-taps = Trykk på den høyre halvdelen av brettet for neste trekk og den venstre for forrige, eller sveip.
page-look = Utseende
page-theme = Brett
page-flip = Snu brettet
page-apply = Vis
page-sounds = Lyder
page-share = Del
page-address = Lenke til denne stillingen
page-copy = Kopier lenke
page-copied = Lenken er kopiert.
page-copy-refused = Nettleseren din lar ikke sider kopiere. Lenken er markert: Trykk Ctrl+C, eller hold den nede og velg kopier.
page-qr = QR-kode
page-qr-alt = QR-kode med adressen til partiet
page-frame = På ditt eget nettsted
page-frame-about = Dette viser brettet i en ramme på et hvilket som helst nettsted:
page-reach-network = Bare enheter på det samme nettverket kan åpne denne lenken.
page-reach-machine = Bare denne datamaskinen kan åpne denne lenken.
page-games = Andre partier
page-previous-game = Forrige parti
page-next-game = Neste parti
page-skip-board = Gå til brettet
page-skip-moves = Gå til trekkene
page-home-title = Raichi
page-home = Her kan du se på partier som folk spiller på Discord. Hvert parti har sin egen side: Det siste brettet lenker til den, og det gjør /{ command-board } også.
page-to-home = Til forsiden
page-to-game = Til partiet
page-method-title = Det virker ikke her
page-method = Denne siden kan leses, men ingenting kan sendes til den.
page-long-title = Det er for langt
page-long = Det som ble sendt, er for langt for denne siden. Send mindre om gangen.
page-foreign-title = Det kom fra et annet nettsted
page-foreign = Dette ble ikke sendt fra en av sidene til Raichi, så ingenting er endret.
page-lost-title = Her er det ingenting
page-lost = Kanskje er lenken gammel, eller en del av den mangler.
page-missing-title = Her er det ikke noe parti
page-missing = Ingen partier vises på denne adressen. Kanskje mangler en del av lenken, eller serverens admin har stengt sidene.
page-busy-title = Et øyeblikk
page-busy = Det tegnes for mange bilder samtidig. Prøv igjen om noen sekunder.
page-fault-title = Noe gikk galt
page-fault = Feilen er hos oss, ikke hos deg. Prøv igjen om et øyeblikk.
page-open = Åpne partiet

## Spillere som forlater serveren

deed-left = { $player } har forlatt serveren. { $other }, du kan avslutte partiet med `/{ command-abort }`; da teller det ikke.
deed-left-clock = { $player } har forlatt serveren. Klokken går fortsatt, og den som går tom for tid, taper. { $other }, du kan også avslutte partiet med en gang med `/{ command-abort }`; da teller det ikke.
end-aborted-alone = { $player } avslutter partiet, fordi den andre spilleren har forlatt serveren. Det teller ikke.

## Analyser av partier

review-alt = { $rules }, en kurve over partiet: I løpet av { $count } trekk gikk { $side-genitive } sjanse til å vinne fra { $from } % til { $to } %.
review-alt-point = Ved trekk { $move } gikk den fra { $from } % til { $to } %.
review-point = Trekk { $move }: { $side-opening } spilte { $played }, og sjansen til å vinne falt fra { $from } % til { $to } %.
review-better = Bedre: { $line }.
review-title = **{ $rules }** · parti { $game } · { $count } trekk
review-none = Ingen trekk endret sjansene noe særlig. Godt spilt, begge to!
review-underway = Jeg analyserer parti { $game }: { $done } av { $all } stillinger er gjennomgått. Analysen blir ved partiet, så du kan komme tilbake til den når du vil.
review-again = Vis analysen
review-move = Trekk { $move }
review-all = Hele partiet
review-chance = Sjansen for at { $side-definite } vinner: { $chance } %
review-chances = Sjansen for at { $side-definite } vinner:
review-percent = { $chance } %
review-turning-points = Vendepunkter: { $moves }
review-alt-choice = Brettet før trekk { $move }. En stiplet pil viser trekket som ble spilt, { $played }; en heltrukken pil det bedre trekket, { $better }.
refuse-review-too-early = Parti { $game } er ikke slutt ennå. Analysen kommer når det er slutt.
refuse-review-of-aborted = Parti { $game } ble avbrutt, så det er ingen analyse.
refuse-review-too-short = Parti { $game } var slutt etter så få trekk at det ikke er noe å analysere.
command-review = analyse
command-review-about = Analyser et ferdig parti: hva som ble oversett, og hva som ville vært bedre
option-review-game = parti
option-review-game-about = Det ferdige partiet (hvis det er flere her)
fact-missed-win = Her gikk det an å vinne med en gang.
fact-missed-forced-win = Her var det en seier som ikke kunne stoppes.
fact-allowed-win = Det lot den andre siden vinne med en gang.

## Rating

option-challenge-rated = ratet
option-challenge-rated-about = Om partiet teller for ratingen deres; ja hvis du ikke velger
challenge-rated = Ratet.
challenge-casual = { $why ->
    [no-clock] Vennskapsparti: Partier uten tidsgrense blir ikke ratet.
    [own-ruleset] Vennskapsparti: Bare partier etter regler jeg kjenner ved navn, blir ratet.
    [same-opponent] Vennskapsparti: Dere to har spilt ti ratede partier de siste 30 dagene.
   *[other] Vennskapsparti.
}
casual-at-once = { $why ->
    [computer] Dette er et vennskapsparti: Partier mot meg blir ikke ratet.
   *[one-person] Dette er et vennskapsparti, siden du spiller begge sider.
}
ratings-changed = Rating: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Ikke ratet: Dere to har spilt ti ratede partier de siste 30 dagene.
    [left-early] Ikke ratet: Den andre spilleren forlot serveren før begge hadde flyttet.
    [timeout-early] Ikke ratet: Tiden utløp før begge spillerne hadde gjort to trekk.
    [one-absence] Ikke ratet: Et annet parti ble tapt på tid under det samme fraværet, og ett fravær teller én gang.
   *[other] Ikke ratet: Det var et vennskapsparti.
}
rules-side-score = I ratede partier har { $side-definite } hittil fått { $percent } % av poengene.
deed-left-claim = { $player } har forlatt serveren. Klokken går fortsatt, og den som går tom for tid, taper. { $other }, du kan også kreve seieren nå, eller avbryte partiet med `/{ command-abort }`; da teller det ikke.
button-claim = Krev seieren
button-abort = Avbryt partiet
end-claimed = { $player } krever seieren, fordi { $other } har forlatt serveren.
alt-claimed = { $side-opening } krevde seieren, fordi den andre spilleren hadde forlatt serveren.
refuse-win-to-claim = Motstanderen din har forlatt serveren, så du kan kreve seieren. Hvis du avbryter partiet i stedet, teller det ikke.
refuse-nothing-to-claim = Motstanderen din er på denne serveren, så det er ingen seier å kreve.

## Å finne noen å spille med

command-play = spill
command-play-about = Bli med en som venter på et parti, eller vent selv på noen
option-play-rules = regler
option-play-rules-about = Reglene det spilles etter; uten dem kan det bli et hvilket som helst parti
play-joined = Du spiller mot { $player }: Parti { $game }, **{ $rules }**, begynner i { $channel }.
play-posted = Ingen venter på et parti her akkurat nå, så jeg har lagt ut en utfordring for deg. Hvem som helst kan godta den.
play-size = Hvor stort skal ditt første parti være? På det lille brettet, **{ $small }**, tenker man i omtrent ti minutter. **{ $usual }** er det erfarne spillere spiller, og det tar en time eller mer.
play-size-waiting = -# Noen venter allerede på et parti: `/{ command-challenges }` viser hvem.
play-size-small = Lite brett, 10 minutter
play-size-tournament = Turneringsbrett
command-challenges = utfordringer
command-challenges-about = Vis de åpne utfordringene: de til deg, de til alle og dine egne
lobby-none = Det er ingen åpne utfordringer her. `/{ command-play }` legger ut en som alle kan godta.
lobby-title = { $count ->
    [one] Én åpen utfordring
   *[other] { $count } åpne utfordringer
}:
lobby-to-me = **{ $number }** · { $player } utfordrer **deg** · { $rules } · { $time } · utløper { $until }
lobby-open = **{ $number }** · { $player } søker en motstander · { $rules } · { $time } · utløper { $until }
lobby-mine = **{ $number }** · du utfordrer { $player } · { $rules } · { $time } · utløper { $until }
lobby-mine-anyone = **{ $number }** · du søker en motstander · { $rules } · { $time } · utløper { $until }
lobby-no-limit = ingen tidsgrense
lobby-link = · [melding]({ $link })
lobby-accept = Godta { $number }
lobby-decline = Avslå { $number }
lobby-withdraw = Trekk tilbake { $number }
lobby-again = Legg ut { $number } igjen
refuse-only-computer-here = Her kan du spille mot meg, eller begge sider selv. Andre mennesker spiller du med i kanalene på en server.
play-level = Hvor sterkt skal jeg spille?
refuse-posted-just-now = Denne utfordringen ble lagt ut for mindre enn en time siden. Du kan legge den ut igjen senere.
challenge-lapsed-news = { $player }, ingen har godtatt utfordringen din innen en uke, så den er utløpt. `/{ command-play }` leter etter noen andre.

## Innstillinger

command-settings = innstillinger
command-settings-about = Velg påminnelser, hvordan brettene dine ser ut, og mer
command-server-settings = serverinnstillinger
command-server-settings-about = Velg språk, kanaler, standardregler og mer for denne serveren
language-name = Norsk
settings-menu = Hva skal endres?
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Lagret. **{ $name }** er nå: { $value }
settings-close = Lukk
settings-clear = Tøm
settings-scope = { $scope ->
    [channel] Bare denne kanalen
   *[server] Hele serveren
}
own-settings-title = **Innstillingene dine**. De gjelder på alle servere, og hver endring lagres med en gang.
own-setting = { $setting ->
    [reminders] Påminnelser
    [turns] Meldinger om din tur
    [theme] Utseendet til private brett
    [boards] Brett som
    [below] Nederst på brettet
    [following] Partier du følger
   *[leaderboards] Topplister
}
own-setting-about = -# { $setting ->
    [reminders] En påminnelse kommer én gang i hver tur, når det er lite tid igjen.
    [turns] Stille meldinger nevner deg, men gir ikke noe varsel. Det gjør påminnelser, spørsmål og slutten på et parti fortsatt.
    [theme] For brettene som bare du ser. `/{ command-board }` kan vise et hvilket som helst annet utseende.
    [boards] Brett som tekst nevner hver brikke med feltet sitt, for skjermlesere. I kanaler kommer teksten sammen med bildet når det er din tur.
    [below] For brettene som bare du ser; de i kanalene forblir som de er for alle.
    [following] Når et parti du følger er over, sender jeg deg en direktemelding.
   *[leaderboards] Skjulte spillere har rating, men står ikke på noen toppliste og nevnes ikke ved oppgaver.
}
own-value = { $value ->
    [reminders-on] på
    [reminders-off] av
    [turns-notify] varsle meg
    [turns-quiet] stille
    [boards-pictures] bilder
    [boards-words] tekst
    [below-usual] som i kanalen
    [below-own] min side
    [following-on] skriv til meg
    [following-off] ingen meldinger
    [leaderboards-shown] vis meg
   *[leaderboards-hidden] skjul meg
}
server-settings-title = **Innstillingene til denne serveren**. Hver endring lagres med en gang.
server-settings-not-here = Dette bordet hører ikke til noen server, så det er ingenting å stille inn for en. `/{ command-settings }` viser dine egne innstillinger.
channel-settings-title = **Innstillinger for { $channel }** og trådene i kanalen. Hver endring lagres med en gang.
channel-as-server = som på serveren
server-part = { $part ->
    [language] Språk
    [channels] Kanaler for partier
    [rules] Standardregler
    [time] Standardtid
    [rated] Nye partier
    [threads] Tråder
    [computer] Partier mot datamaskinen
    [limits] Grenser
    [pages] Nettsider
    [tournaments] Turneringer
    [ladders] Stiger
    [results] Resultater
    [puzzle] Dagens oppgave
    [digest] Ukens oppsummering
    [reports] Rapporter
   *[commands] Roller og kommandoer
}
server-part-about = -# { $part ->
    [language] Språket i brett og utfordringer, som alle leser. Private svar er på hvert medlems eget språk.
    [channels] Hvor partier kan begynne, medregnet tråder. Partier som er i gang andre steder, spilles ferdig der.
    [rules] For utfordringer som ikke nevner regler.
    [time] For utfordringer som ikke nevner en tid. Partier mot datamaskinen har ingen.
    [rated] For utfordringer som ikke sier om de er ratet.
    [threads] En tråd til hvert parti holder orden i en kanal.
    [computer] Et privat parti lar kanalen være i fred: Bare den som spiller, ser brettet. Med valget `{ option-challenge-thread }` kan alle likevel spille i en tråd.
    [limits] Hvor mange partier som kan være i gang samtidig.
    [pages] Alle som har lenken, kan lese nettsiden til et parti.
    [tournaments] Noen oppretter en turnering med `/{ command-tournament } { command-tournament-create }`, og andre blir med ved en knapp. Hvem kan opprette en?
    [ladders] På en stige står de som blir med ved `/{ command-ladder } { command-ladder-join }`; den som slår noen høyere oppe, får plassen. Hvert regelsett kan ha en.
    [results] Hvert ferdige parti legges ut der på én linje, med en lenke til brettet.
    [puzzle] Hvor og når en oppgave legges ut hver dag. Bare ett første trekk er riktig, og alle svarer privat. Tøm for å slå av oppgavene.
    [digest] Hvor og når et tilbakeblikk på uken legges ut: partier som er over, hvem som har steget på topplisten, turneringer, stiger, oppgaver, åpne utfordringer. Har det ikke skjedd noe, legges ingenting ut. Ingen blir varslet.
    [reports] Det noen rapporterer med *{ command-report-message }* i menyen til en melding, legges ut der som en lenke med navnet. Velg en kanal som bare adminer kan lese.
   *[commands] Hvem som kan bruke hvilken kommando i hvilken kanal, bestemmes i Discord: Åpne *Serverinnstillinger*, så *Integrasjoner*, så *Raichi*. Der kan du tillate eller forby hver kommando etter rolle, medlem og kanal. `/{ command-server-settings }` er for dem som kan administrere serveren, inntil du tillater andre.
}
server-language-found = { $language } (ingenting er valgt)
server-channels = { $rule ->
    [all] alle kanaler
    [only] { $count ->
        [0] bare dem du velger nedenfor; alle, inntil du velger en
       *[other] bare { $channels }
    }
   *[except] { $count ->
        [0] alle unntatt dem du velger nedenfor
       *[other] alle unntatt { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Alle kanaler
    [only] Bare de valgte kanalene
   *[except] Alle unntatt de valgte kanalene
}
server-channels-menu = Kanalene
server-channels-lost = Alle kanaler for partier er slettet, så partier kan begynne i enhver kanal. En admin kan velge andre med `/{ command-server-settings }`.
server-channels-partly-lost = En kanal som du hadde valgt for partier, er slettet. Velg kanalene igjen for å fjerne denne merknaden.
server-rules-lost = Reglene «{ $rules }» finnes ikke lenger. Velg andre; inntil da gjelder de vanlige.
server-choice-rated = { $rule ->
    [rated] ratede
   *[casual] vennskapspartier
}
server-choice-threads = { $rule ->
    [unset] fra 11×11 og oppover, hvis utfordringen ikke sier noe annet
    [ask] som utfordreren velger
    [always] alltid
   *[never] aldri
}
server-choice-computer = { $rule ->
    [private] privat
    [channel] i kanalen
   *[thread] i tråder
}
server-limits = { $player } per spiller, { $here } per kanal
server-limit-of-player = { $count ->
    [one] Ett parti per spiller
   *[other] { $count } partier per spiller
}
server-limit-here = { $count ->
    [one] Ett parti per kanal
   *[other] { $count } partier per kanal
}
server-limit-of-player-menu = Flest partier for én spiller
server-limit-here-menu = Flest partier i én kanal
server-choice-pages = { $rule ->
    [open] på
    [closed] av
   *[none] ingen: Den som driver boten, tilbyr ingen til denne serveren
}
server-results-menu = Kanalen for resultater
server-results-none = ingen steder
server-results-lost = Kanalen for resultater er slettet, så resultatene legges ikke ut. Velg en annen, eller trykk på *{ settings-clear }*.
refuse-not-for-games = Det spilles ikke partier i denne kanalen, men det gjør det i de andre kanalene på serveren.
refuse-games-in-channels = Det spilles ikke partier i denne kanalen. Prøv { $channels }.
refuse-threads-decided = { $rule ->
    [always] På denne serveren har hvert parti sin egen tråd. Utelat `{ option-challenge-thread }`.
   *[never] På denne serveren har partier ingen tråder. Utelat `{ option-challenge-thread }`.
}
result = **Parti { $game }**, { $rules }: { $end }
result-link = Til brettet
result-lost = -# Kanalen for resultater er slettet. En admin kan velge en annen med `/{ command-server-settings }`.

profile-tournaments = Turneringer: { $places }
profile-ladders = Stiger: { $places }
profile-calls = Rop: raichi { $raichi }×, tuichi { $tuichi }×
refuse-can-join = Noen har akkurat lagt ut en utfordring som passer. Bruk `/{ command-play }` igjen for å bli med.
server-results-closed = Jeg kan ikke skrive i kanalen for resultater. Gi meg *Vis kanal* og *Send meldinger* der, velg en annen, eller trykk på *{ settings-clear }*.
result-closed = -# Jeg kan ikke skrive i kanalen for resultater. En admin kan gi meg *Vis kanal* og *Send meldinger* der, eller velge en annen med `/{ command-server-settings }`.

## Leksjoner

command-learn = lær
command-learn-about = Lær et spill steg for steg, på brett du kan flytte på
option-learn-rules = regler
option-learn-rules-about = En type spill, eller reglene til et av dem
lesson-title = **{ $lesson }, steg { $step } av { $count }: { $topic }**
lesson-task = Du spiller { $side-definite }. { $task }
lesson-task-reach = Flytt en brikke til { $square }.
lesson-task-capture = { $count ->
    [one] Slå en brikke.
   *[other] Slå { $count } brikker i ett trekk.
}
lesson-task-win = Vinn i ett trekk.
lesson-task-call = Finn trekket som får meg til å rope *{ $call }*.
lesson-task-keep-safe = Finn et trekk som gjør at den andre siden ikke kan vinne med en gang.
lesson-task-keep-all = Finn et trekk som gjør at den andre siden ikke kan slå noe.
lesson-task-force-win = Finn trekket som gjør at ditt neste vinner, uansett hva den andre siden gjør.
lesson-right = **Godt gjort!** { $done }
lesson-wrong = **Ikke helt:** { $done }
lesson-reply = Den andre siden kunne svare { $move }.
lesson-done = Det var det siste steget, og du har løst { $solved } av { $count }. Hva med et ordentlig parti?
lesson-next = Neste
lesson-back = Tilbake
lesson-again = Prøv igjen
lesson-restart = Begynn på nytt
lesson-play = Spill nå
lesson-others = Alle leksjoner

## Hvordan man slår, i bilder

captures-title = **{ $rules }: slik slår man**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Slik slår man etter reglene til { $rules }, hver gang før og etter trekket.
captures-button = Slik slår man, i bilder
