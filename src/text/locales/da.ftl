# Alt, hvad Raichi siger, på dansk.
#
# Teksterne er skrevet i Discords opmærkning: **fed**, `kode` og `-#` foran en lille linje.
# Argumenter, der nævner mennesker, er omtaler som <@17>; felter er som d4. Sider, brikker og særlige felter får deres
# navne fra familiens fil, i alle de former, den giver: `$side-definite` er formen `.definite`.

## En tur

turn-begins = Partiet begynder: { $first } fører { $first-side-led }, { $second } fører { $second-side-led }.
turn-actions-left = { $count ->
    [one] Der er én handling tilbage i denne tur.
   *[other] Der er { $count } handlinger tilbage i denne tur.
}
turn-plays = { $mover } spiller **{ $move }**.
turn-captures = { $mover } spiller **{ $move }** og slår { $count ->
    [one] { $piece-captured } på { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } giver op.
turn-next = { $player }, det er din tur: Du spiller { $side-definite }.
turn-how = Du flytter med `/{ command-move }`, for eksempel `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` forklarer reglerne.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, dit mål: { $aim }.
aim-both = Begge siders mål: { $aim }.
turn-footer = -# { $rules } · parti { $game } · træk { $move }
turn-footer-start = -# { $rules } · parti { $game }
turn-enlarge = -# Tryk på brættet for at forstørre det.

reason-repetition = Den samme stilling har været på brættet { $count } gange.
reason-quiet = Der er gået { $count } træk, uden at noget er blevet slået.
reason-ply-limit = Det sidste træk, som disse regler tillader, er spillet.
reason-no-moves = { $side-opening } har ingen lovlige træk.
reason-immobilised = { $known ->
    [yes] { $side-opening } kan ikke flytte fra { $square }.
   *[no] { $side-opening } kan ikke flytte.
}
end-won = **{ $side-opening } vinder.** Godt spillet, { $player }{ $pride ->
    [first] : din første sejr mod niveau { $level }!
    [unscathed] : ikke mistet en eneste brik!
   *[none] !
} Tak for spillet, { $other }.
end-turned = -# Hvor vendte partiet? *{ page-review }* viser det.
end-won-alone = **{ $side-opening } vinder.** Godt spillet, { $player }!
end-drawn = **Partiet er remis.** Godt spillet, { $first } og { $second }!
end-drawn-alone = **Partiet er remis.**
end-figures = { $moves } træk · { $time } · slået { $one } : { $other }

## Brættet i ord, for dem, der ikke ser billedet (uden opmærkning)

pieces-on-board = På brættet: { $pieces }.
pieces-in-hand = På hånden: { $pieces }.
alt-start = { $rules }, startstillingen.
alt-after = { $rules }, brættet efter træk { $move }.
alt-last-move = { $side-opening } flyttede { $piece-moved } fra { $from } til { $to }.
alt-captured = Slået: { $squares }.
alt-turn = { $side-opening } er i trækket.
alt-won = { $side-opening } har vundet.
alt-drawn = Partiet er remis.
alt-resigned = { $side-opening } har givet op.
alt-replay = { $rules }: en animation af hele partiet, { $count } træk, som ender sådan:
alt-replay-cut = { $rules }: en animation af de sidste { $shown } træk ud af { $count }, som ender sådan:

## Et helt parti

replay-none = Der er ikke spillet noget træk i parti { $game } endnu, så der er ikke noget at afspille. `/{ command-board }` viser brættet.
replay-title = **{ $rules }** · parti { $game } · { $count } træk
replay-cut = -# Animationen viser de sidste { $count } træk; hele partiet ville fylde for meget til Discord.
replay-in-words = Animationen kan ikke vedhæftes her; sådan står brættet til sidst.
replay-button = Afspil
replay-posted = Afspilningen af dette parti er allerede lagt op.
replay-link = Til afspilningen
replay-pending = Afspilningen af dette parti er allerede på vej.
share-button = Del her
private-begins = -# Kun du ser dette parti. `/{ command-board }` henter det frem igen når som helst.
private-moved = { $player }, jeg har flyttet i vores parti { $game }.
private-over = { $player }, vores parti { $game } er slut.
private-show = Vis brættet
private-show-game = Vis parti { $game }
share-by = { $player } deler dette:
unshared = Det blev ikke lagt op: { $why ->
    [forbidden] Jeg må ikke skrive i denne kanal. En admin kan give mig *Send beskeder* og *Vedhæft filer* der; prøv så igen.
    [gone] Kanalen findes ikke længere.
    [closed] Tråden er låst.
    [moderated] En AutoMod-regel på serveren blokerer beskeden. En admin kan undtage mig fra reglen.
    [harmful] Discords filter mod skadelige links blokerer beskeden.
   *[rejected] Discord afviser beskeden.
}
unshared-yet = Discord tager ikke imod min besked lige nu; jeg lægger den op, så snart jeg kan.

## Brættet som tekst
##
## $sign er det, der står for det i tegningen.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` slået
board-last-move = `[ ]` sidste træk

## Udfordringer

challenge-person = { $challenger } udfordrer { $opponent } til et parti **{ $rules }**.
challenge-anyone = { $challenger } søger en modstander til et parti **{ $rules }**.
challenge-side = { $challenger } spiller { $side-definite }.
challenge-random = Der trækkes lod om siderne.
challenge-fair = Siderne udligner: spilleren med den laveste rating får den side, der vinder oftest.
challenge-accept = Tag imod
challenge-decline = Afslå
challenge-withdraw = Træk tilbage
challenge-accepted = { $opponent } har taget imod udfordringen fra { $challenger } til et parti **{ $rules }**: parti { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } har afslået udfordringen fra { $challenger } til et parti **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } har afslået din udfordring.
challenge-withdrawn = { $challenger } har trukket udfordringen til et parti **{ $rules }** tilbage.
challenge-in-words = Din udfordring er lagt op. Jeg må ikke vedhæfte filer i denne kanal, så brætterne vises som tekst her. Hvis en admin giver mig tilladelsen *Vedhæft filer*, tegner jeg dem.

## Regler i ord

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Til forskel fra { $parent }:
rules-names = -# Andre regler: { $names }

## Regler, som flere familier har: $choice er det, der er valgt

rule-repetition-count = { $choice ->
    [0] Stillinger må gentages i det uendelige.
    [one] Partiet slutter, når en stilling har været på brættet én gang.
   *[other] Partiet slutter, når den samme stilling har været på brættet { $choice } gange.
}
rule-no-moves = { $choice ->
    [loss] Den, der ikke har nogen lovlige træk, taber.
   *[draw] Når en side ikke har nogen lovlige træk, er partiet remis.
}
rule-quiet-limit = { $choice ->
    [0] Der er ingen grænse for, hvor mange træk der må gå, uden at noget bliver slået.
    [one] Efter ét træk, uden at noget bliver slået, er partiet remis.
   *[other] Efter { $choice } træk, uden at noget bliver slået, er partiet remis.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Slutter partiet ved gentagelse, taber den side, der gentog stillingen.
    [side] Slutter partiet ved gentagelse, vinder { $chosen-side-definite }.
   *[draw] Slutter partiet ved gentagelse, er det remis.
}

## Punkter på linjer: det, der siges, hvor brikker springer over andre

turn-puts = { $mover } sætter { $piece-a } på **{ $square }**.
turn-ambush = { $mover } spiller **{ $move }**, et baghold, og slår { $piece-captured } på { $squares }.
turn-captures-several = { $mover } spiller **{ $move }** og slår { $captured }.
turn-captured-there = { $piece-captured } på { $squares }
part-move-end = slut
turn-goes-on = { $player }, din tur fortsætter: Du har { $count ->
    [one] én handling
   *[other] { $count } handlinger
} tilbage. `/{ command-move } { part-move-end }` afslutter den.
turn-how-put = Sæt { $piece-a } på brættet med `/{ command-move }`, for eksempel `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` forklarer reglerne.
alt-last-played = Sidste træk, af { $side-definite }: { $move }.
alt-ended-turn = { $side-heading }: Turen blev afsluttet før tid.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } på { $squares }
goals-standing = Målpunkter: { $squares }.
actions-left = Der er { $count ->
    [one] én handling
   *[other] { $count } handlinger
} tilbage i denne tur.
refuse-not-on-board = Punktet { $square } findes ikke på dette bræt. `/{ command-board }` viser brættet.
refuse-not-a-point = { $given } er ikke et punkt på dette bræt. `/{ command-board }` viser brættet.
refuse-other-side = { $piece-opening } på { $square } hører til den anden side. Vælg en af dine egne brikker.
refuse-occupied = Der står allerede en brik på { $square }. Vælg et tomt punkt.
refuse-no-line = Fra { $from } fører ingen linje brikken til { $to } med et skridt eller et spring. `/{ command-legal } { $from }` viser, hvor den kan flytte hen.
refuse-round-bend = Et spring går ligeud: Fra { $from } over { $over } kan det ikke dreje til { $to }. `/{ command-legal } { $from }` viser, hvor brikken kan flytte hen.
refuse-over-nothing = Der står ingen brik på { $over } at springe over. `/{ command-legal }` viser de mulige træk.
refuse-over-own = Brikken på { $over } er din egen; man springer kun over den anden sides. `/{ command-legal }` viser de mulige træk.
refuse-one-leap = Her er ét spring hele trækket: Det ender på { $at }. Udelad resten.
refuse-step-in-chain = Fra { $from } til { $to } er et skridt, og efter et spring kan brikken kun springe videre. Udelad skridtet.
refuse-one-piece = Der flyttes kun én brik ad gangen. Skriv trækket for én af dem, for eksempel `d4 d5`.
refuse-nothing-to-end = Her er en tur ét enkelt træk, så der er ikke noget at afslutte. Skriv et træk, for eksempel `d4 d5`.
refuse-end-before-action = Flyt først; derefter kan du springe resten af din tur over med `{ part-move-end }`.
refuse-one-step = Her består et træk af to felter: det, brikken forlader, og det, den flytter til, for eksempel `d1 d4`.

## Lister, udseende, hjælp

games-none = Du har ingen partier i gang. `/{ command-challenge }` starter et.
games-title = { $count ->
    [one] Dit parti
   *[other] Dine { $count } partier
}:
games-own-turn = **Parti { $game }** · { $rules } · mod { $opponent } · **din tur** · sidst aktivt { $since }
games-other-turn = **Parti { $game }** · { $rules } · mod { $opponent } · modstanderens tur · sidst aktivt { $since }
games-alone = **Parti { $game }** · { $rules } · begge sider · sidst aktivt { $since }
games-link = · [bræt]({ $link })
games-choice = Parti { $game } · { $rules }

help = Med **Raichi** spiller I gamle brætspil her, træk for træk, når I har et øjeblik: tafl, hvor angribere jager en konge, der vil slippe ud; jagtspil, hvor en ræv eller et par tigre står mod en flok; og Dablot, hvor to hære med anførere mødes. Udfordr nogen, så får I hver især besked, når det er jeres tur. `/{ command-rules } { command-rules-show }` forklarer hvert spil.
help-challenge = Udfordr nogen
help-rules = Sådan spiller man
help-commands = Alle kommandoer
help-all-play =
    `/{ command-play }` finder et parti til dig. `/{ command-challenge }` inviterer nogen til et, og `/{ command-challenges }` viser de åbne udfordringer. `/{ command-simul }` lader dig spille mod flere på én gang.
    `/{ command-move } d1 d4` spiller et træk; mens du skriver, får du de lovlige træk foreslået. `/{ command-move } d1-d4` i ét felt virker også, og det samme gør et svar på brættet med `d1 d4` og knappen *{ button-move }* under det. Lad *@* være slået til i et svar; skriver du direkte til mig, er `d1 d4` nok. `c3-e5-g3` springer to gange, `c3` sætter en brik på brættet.
    `/{ command-board }` viser brættet igen, `/{ command-games }` alle dine partier.
    `/{ command-draw }` tilbyder remis, `/{ command-takeback }` tager dit sidste træk tilbage, `/{ command-resign }` giver op, `/{ command-abort }` afbryder et parti, der knap er begyndt, og `/{ command-rematch }` beder om et til. `/{ command-plan }` spiller dit svar, hvis det træk, du venter, kommer.
    `/{ command-tournament } { command-tournament-create }` slår en turnering op, og `/{ command-tournament } { command-tournament-show }` viser dens tabeller.
help-all-learn =
    `/{ command-legal } d1` viser, hvor en brik kan flytte hen, `/{ command-replay }` et helt parti som animation, og `/{ command-history }` giver dig partiet som en fil.
    `/{ command-hint }` giver dig et tip, mod mig eller alene, og `/{ command-review }` analyserer et afsluttet parti.
    `/{ command-profile }` viser rating og resultater, `/{ command-leaderboard }`, hvem der fører her. `/{ command-openings }` viser, hvordan partier begyndte, og hvordan de endte.
    `/{ command-ladder } { command-ladder-show }` viser stigen på denne server, `/{ command-ladder } { command-ladder-join }` giver dig en plads på den.
    `/{ command-learn }` lærer dig et spil trin for trin.
    `/{ command-rules } { command-rules-show }` forklarer, hvordan man vinder, og hvordan man slår brikker. `/{ command-rules } { command-rules-list }` viser alle, og `/{ command-rules } { command-rules-build }` bygger dine egne.
help-all-settings =
    `/{ command-pause }` beder om at standse uret, og `/{ command-resume }` afslutter pausen.
    `/{ command-vacation } { command-vacation-start }` standser alle dine ure indtil `/{ command-vacation } { command-vacation-end }`. Med `/{ command-settings }` indstiller du mig, som du vil have det, og `/{ command-server-settings }` er for admins.
    `/{ command-names }` bestemmer, om dine partiers websider viser dit navn.
    `/{ command-help }` viser, hvordan du kommer i gang.
help-group-play = Spil
help-group-learn = Lær og se tilbage
help-group-settings = Tid og indstillinger
help-menus = -# I en persons menu findes *{ command-on-person }* og *{ command-profile-of-person }* under *Apps*, i menuen for en besked om et parti *{ command-on-message }* og i menuen for enhver besked *{ command-report-message }*.
offer-person = Efter hvilke regler vil du udfordre { $opponent }?
offer-alone = Efter hvilke regler vil du spille begge sider?
offer-anyone = En bestemt person udfordrer du med `/{ command-challenge }`. Må alle tage imod, så vælg reglerne her:

choice-piece = { $square } · { $piece-among }{ $count } træk
choice-side = { $side }
choice-side-random = tilfældig
choice-side-fair = udlignet efter rating
choice-rules-default = { $rules } (standard her)

resign-ask = Vil du give op i parti { $game } mod { $opponent }? Det kan ikke fortrydes.
resign-ask-alone = Vil du give op i parti { $game } for { $side-definite }, som er i trækket? Det kan ikke fortrydes.
resign-yes = Giv op
resign-no = Spil videre
resign-done = Du har givet op i parti { $game }.
resign-kept = OK, parti { $game } fortsætter.

unsaid = Det er gemt, men jeg kan ikke skrive det der: { $reason }.
unsaid-later = Det er gemt. Discord tager ikke imod min besked lige nu; jeg skriver den, så snart jeg kan.
unsaid-permission = Jeg mangler tilladelser i den kanal. En admin kan give mig *Se kanal* og *Send beskeder* der, eller *Send beskeder i tråde*, hvis det er en tråd; så skriver jeg det
unsaid-direct = Jeg kan ikke skrive til dig længere: Du har blokeret mig, eller ingen server, som vi deler, tillader direkte beskeder. Når du ændrer det, skriver jeg det her.
unsaid-in-time-out = Det er gemt. Jeg har timeout på denne server indtil { $until }; så skriver jeg det. En admin kan afslutte den før.
refuse-in-time-out = Jeg har timeout på denne server indtil { $until }, så jeg kan ikke skrive her. En admin kan afslutte den før.
unsaid-channel = Kanalen findes ikke længere
unsaid-other = Discord afviser beskeden
unsaid-moderated = En AutoMod-regel på serveren blokerer beskeden. En admin kan undtage mig fra reglen
unsaid-harmful = Discords filter mod skadelige links blokerer beskeden

## Afslag: grunden og det, der hjælper

typed-again = -# Hvis du retter det, så send det som en ny besked: Redigeringer ser jeg ikke.
typed-withheld = Det kan jeg ikke læse: Discord viser mig kun et svar, når dets *@* er slået til, og andre beskeder kun, hvis de nævner mig og ikke min rolle. Send det igen på den måde, eller brug `/{ command-move }`.
refuse-not-a-move = { $given } er ikke et træk. Skriv, hvor en brik står, og hvor den skal hen, for eksempel `d1 d4`.
refuse-no-destination = Hvorhen? Skriv det også, for eksempel `/{ command-move } { $from } { $example }`.
refuse-no-piece = Du har ingen brik på { $square }; der er tomt. `/{ command-board }` viser brættet.
refuse-not-yours = Du har ingen brik på { $square }; der står { $piece-a }. Du spiller { $side-definite }.
refuse-same-square = Brikken står allerede på { $square }. Vælg et andet sted.
refuse-off-board = { $square } er ikke på brættet, som går fra a1 til { $last }.
refuse-other-captures = { $count ->
    [0] Dette træk slår ikke noget
    [one] Dette træk slår kun { $squares }
   *[other] Dette træk slår { $squares }
}, og det er ikke det, du skrev. Trækket blev ikke spillet; udelad de slåede brikker, dem finder jeg selv.
refuse-finished = Parti { $game } er slut. `/{ command-rematch }` beder om et til, `/{ command-challenge }` starter et nyt.
refuse-over = Partiet er slut; der kan ikke spilles flere træk.
refuse-not-your-turn = Det er { $player }, der er i trækket. Du kan flytte, når det træk er spillet.
refuse-not-a-player = Du spiller ikke med i parti { $game }. Med `/{ command-board }` kan du se det, og med `/{ command-challenge }` starter du dit eget.
refuse-no-game-here = Du har ikke noget parti i denne kanal. `/{ command-challenge }` starter et, `/{ command-games }` viser dine partier andre steder.
refuse-no-game-to-see = Der er ikke spillet noget parti i denne kanal endnu. `/{ command-challenge }` starter et.
refuse-no-such-game = Der findes ikke noget parti { $game } på denne server. `/{ command-games }` viser dine.
refuse-not-a-game = { $given } er ikke et parti. Vælg et fra den liste, der kommer frem, eller skriv dets nummer.
refuse-which-game = Du spiller flere partier i denne kanal: { $games }. Vælg det, du mener, med `{ option-move-game }`, eller svar på dets bræt.
refuse-moved-on = Der er sket noget på brættet i mellemtiden, så der er ikke ændret noget. `/{ command-board }` viser, hvordan det står.
refuse-not-yours-to-press = Den knap er ikke til dig.
refuse-private-game = Parti { $game } er privat, så jeg kan ikke svare dig her. Tryk på *{ button-move }* under brættet, eller brug `/{ command-move }`.
refuse-hint-against-person = Der gives ikke tips i partier mellem mennesker. Spil mod mig eller begge sider selv, så får du nogle.
refuse-no-hint = Jeg nåede ikke at finde et tip. Spørg igen om et øjeblik.
turn-computer = { $player } tænker.
hint-wins = Du kan vinde lige nu!
hint-wins-by-force = Der er en række træk, som vinder, uanset hvad den anden side gør.
hint-threatens-twice = Du kan true med at vinde på to måder på én gang.
hint-threatens = Du kan true med at vinde i dit næste træk.
hint-stops = Den anden side truer med at vinde. Stop det først.
hint-captures = Se efter en god mulighed for at slå.
hint-improves = Intet haster: Find en bedre plads til en af dine brikker.
hint-show = Vis mig trækket
hint-move = Jeg ville spille **{ $ply }**.
hint-play = Spil det
refuse-level-of-person = Kun jeg har niveauer. Udfordr mig, eller udelad `{ option-challenge-level }`.
refuse-challenged-bot = Bots kan ikke spille. Udfordr et menneske, eller udelad `{ option-challenge-opponent }`: Så kan hvem som helst tage imod.
refuse-unknown-side = ”{ $given }” er ikke en side i { $rules }. Du kan spille { $sides } eller lade lodtrækning afgøre det.
refuse-unknown-ruleset = Jeg kender ingen regler, der hedder ”{ $given }”. De navne, der ligner mest: { $names }. `/{ command-rules } { command-rules-list }` viser alle.
refuse-which-ruleset = ”{ $given }” passer på flere: { $names }. Hvilke mener du?
refuse-challenge-accepted = Nogen har allerede taget imod denne udfordring; den er nu parti { $game }. `/{ command-challenge }` laver en ny.
refuse-challenge-declined = Denne udfordring blev afslået. `/{ command-challenge }` laver en ny.
refuse-challenge-withdrawn = Denne udfordring blev trukket tilbage. `/{ command-challenge }` laver en ny.
refuse-challenge-deleted = Beskeden med denne udfordring blev slettet, så den gælder ikke længere. `/{ command-challenge }` laver en ny.
refuse-no-such-challenge = Jeg kender ikke denne udfordring længere. `/{ command-challenge }` laver en ny.
refuse-challenge-for-another = Denne udfordring er til { $opponent }. `/{ command-challenge }` laver din egen.
refuse-only-challenger-withdraws = Kun { $challenger } kan trække denne udfordring tilbage.
refuse-nobody-declines = Denne udfordring er til hvem som helst; ingen behøver at afslå den.
refuse-own-challenge = Det er din egen udfordring: En anden skal tage imod den. Du kan trække den tilbage.
refuse-permissions = Jeg kan ikke spille i denne kanal: Jeg mangler { $missing }. En admin kan give mig det i kanalens indstillinger.
permission-view = *Se kanal*
permission-send = *Send beskeder*
permission-send-in-threads = *Send beskeder i tråde*
permission-connect = *Opret forbindelse*
refuse-replay-too-early = Parti { $game } er ikke slut endnu. Afspilningen kan lægges op, når det er slut; indtil da viser `/{ command-replay }` den for dig.
refuse-no-game-in-message = Den besked handler ikke om et parti, eller også kender jeg det ikke længere. `/{ command-replay }` viser ethvert parti på denne server.
refuse-thread-locked = Denne tråd er låst, så her kan ikke skrives mere.
refuse-no-files-here = Jeg kan ikke vedhæfte filer i denne kanal: Jeg mangler *Vedhæft filer*. En admin kan give mig det i kanalens indstillinger.
refuse-may-not-write = Du må ikke skrive i denne kanal, så jeg kan ikke lægge noget op her for dig.
refuse-unknown-button = Denne knap er for gammel til at blive brugt. `/{ command-help }` viser, hvad jeg forstår.
refuse-unknown-choice = Dette valg er for gammelt til at blive brugt. Skriv kommandoen igen, og vælg fra den liste, der kommer frem.
invite = Føj mig til serveren
refuse-only-in-servers = Jeg er ikke på denne server, så det kan jeg ikke. Skriv direkte til mig for at spille mod mig, eller bed en admin om at tilføje mig til serveren.

fault = Noget gik galt hos mig, ikke hos dig. Prøv igen om et øjeblik; bliver det ved, så giv en admin dette nummer: `{ $reference }`.
unread = Jeg kunne ikke læse det, Discord sendte mig, så der er ikke sket noget. Prøv igen om et øjeblik; bliver det ved, så sig til en admin, at jeg måske skal opdateres.

list-and = { $first } og { $last }
list-or = { $first } eller { $last }
list-parts = { $first }; { $last }

## Kommandoer: deres navne, og hvad de gør, som Discord viser dem

command-challenge = udfordr
command-challenge-about = Udfordr nogen til et parti
option-challenge-opponent = modstander
option-challenge-opponent-about = Den, du udfordrer; uden modstander kan hvem som helst tage imod
option-challenge-rules = regler
option-challenge-rules-about = De regler, der spilles efter
option-challenge-side = side
option-challenge-side-about = Den side, du spiller
option-challenge-level = niveau
option-challenge-level-about = Hvor stærkt jeg spiller, hvis du udfordrer mig; 2, hvis du ikke vælger
chosen-level-1 = 1 Begynder: laver mange fejl
chosen-level-2 = 2 Let: til dine første partier
chosen-level-3 = 3 Mellem: ser, hvad der kommer lige om lidt
chosen-level-4 = 4 Svær: overser sjældent noget
chosen-level-5 = 5 Ekspert: overser næsten intet
chosen-level-6 = 6 Stærkest: tænker i op til to sekunder
command-move = træk
command-move-about = Spil et træk
option-move-from = fra
option-move-from-about = Hvor brikken står, for eksempel d1, eller hele trækket: d1-d4
option-move-to = til
option-move-to-about = Hvor den flytter hen, for eksempel d4
option-move-game = parti
option-move-game-about = Partiet (hvis du har flere her)
command-board = bræt
command-board-about = Vis brættet
option-board-game = parti
option-board-game-about = Partiet (hvis der er flere her)
option-board-style = udseende
option-board-style-about = Hvordan det ser ud; tekst er til dem, der ikke kan se billeder
chosen-style-wood = træ
chosen-style-stone = sten
chosen-style-high-contrast = høj kontrast
chosen-style-text = tekst
command-replay = afspil
command-replay-about = Vis et helt parti som animation
option-replay-game = parti
option-replay-game-about = Partiet, i gang eller slut (hvis der er flere her)
command-resign = opgiv
command-resign-about = Giv op i et parti
option-resign-game = parti
option-resign-game-about = Partiet (hvis du har flere her)
command-games = partier
command-games-about = Vis alle dine partier, de mest presserende først
command-learn = lær
command-learn-about = Lær et spil trin for trin, på brætter at flytte på
option-learn-rules = regler
option-learn-rules-about = En slags spil, eller regler for det
command-rules = regler
command-rules-about = Forklar reglerne
command-rules-show = vis
command-rules-show-about = Forklar reglerne
command-rules-list = liste
command-rules-build = byg
option-rules-show-name = navn
option-rules-show-name-about = En del af navnet er nok; ændringer efter kommaer: copenhagen, king two
command-help = hjælp
command-help-about = Se, hvad Raichi kan
command-on-person = Udfordr til et parti
command-on-message = Afspil dette parti

## Verden omkring partierne

unsaid-closed = Tråden er låst. Når den bliver låst op, skriver jeg det
## Udfordringer, matcher, tråde

turn-begins-alone = Partiet begynder: { $player } spiller begge sider.

challenge-side-first = { $challenger } spiller { $side-definite } i det første parti.
challenge-random-first = Der trækkes lod om siderne i det første parti.
challenge-fair-first = I det første parti udligner siderne: spilleren med den laveste rating får den side, der vinder oftest.
challenge-match = En match på to partier: I det andet byttes siderne. Den, der vinder flest partier, vinder matchen; står det lige, vinder den, der har slået flest brikker.
challenge-time = Betænkningstid for hvert træk: { $time }.
challenge-no-time-limit = Ingen tidsgrænse.
challenge-thread = Partiet får sin egen tråd.
challenge-until = Udløber { $time }.
challenge-alone = { $player } spiller begge sider i et parti **{ $rules }**: parti { $game }.
challenge-seats-first = En match på to partier. I det første: { $first-side } { $first }, { $second-side } { $second }; derefter omvendt.
challenge-lapsed = Udfordringen fra { $challenger } til { $opponent } til et parti **{ $rules }** er udløbet: Der kom intet svar inden for en uge.
challenge-lapsed-anyone = Udfordringen fra { $challenger } til et parti **{ $rules }** er udløbet: Ingen tog imod den inden for en uge.

decline-title = Afslå udfordringen
decline-reason = Hvorfor? (valgfrit)
decline-hint = Alle her kan læse det
challenge-form-more = Mere
challenge-form-casual = Uden rating: partiet tæller ikke for jeres rating
challenge-form-others = Andre regler … (vælg blandt alle)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minut
       *[other] minutter
    }
    [hours] { $count ->
        [one] time
       *[other] timer
    }
   *[days] { $count ->
        [one] dag
       *[other] dage
    }
}
time-control-none = ingen

thread-name = { $rules } · parti { $game }
thread-opened = Der spilles i { $thread }.
thread-forbidden = Der spilles i denne kanal: For at oprette en tråd mangler jeg *Opret offentlige tråde*. En admin kan give mig det i kanalens indstillinger.
thread-impossible = Der spilles i denne kanal: Her kan ikke oprettes nogen tråd.

match-score = -# Match, parti { $game } af 2 · { $one } mod { $other } { $wins } (slåede brikker { $captures })
match-goes-on = Matchen fortsætter med det andet parti, med byttede sider.
match-won = **{ $winner } vinder matchen.**
match-won-by-captures = **{ $winner } vinder matchen:** Det står lige i partier, { $wins }, men { $winner } har slået flest brikker, { $captures }.
match-drawn = **Matchen ender uafgjort:** Det står lige i partier, { $wins }, og der er slået lige mange brikker.
match-undecided = **Matchen ender uden afgørelse**, fordi et af dens partier ikke blev spillet.

rematch-button = Revanche

refuse-match-alone = Der skal to til en match. Udelad `{ option-challenge-match }` for at spille et enkelt parti mod dig selv, eller vælg en anden.
refuse-challenge-lapsed = Denne udfordring er udløbet: Ingen tog imod den inden for en uge. `/{ command-challenge }` laver en ny.
refuse-not-a-time-control = Jeg kan ikke læse ”{ $given }” som en betænkningstid. Prøv `12 timer` eller `3 dage` til hvert træk, `6 dage + 10 timer` til hele partiet med et tillæg for hvert træk, eller `ingen` for ingen grænse.
refuse-time-control-range = ”{ $given }” er ikke muligt. Hvert træk kan få fra 1 time til 14 dage; `ingen` betyder ingen grænse.
refuse-reason-too-long = En begrundelse kan højst have { $longest } tegn, og din har { $length }. Intet er afslået; gør den kortere, eller udelad den.
refuse-challenges-of-player = Du har allerede { $most } åbne udfordringer på denne server. Træk en tilbage, eller vent, til en er besvaret.
refuse-challenges-here = Der er allerede { $most } åbne udfordringer i denne kanal. Tag imod en, eller vent, til en er besvaret.
refuse-games-of-player = { $player } spiller allerede { $most } partier på denne server, og flere holder jeg ikke i gang på én gang. Når et af dem er slut, kan et nyt begynde.
refuse-games-here = Der spilles allerede { $most } partier i denne kanal, og flere holder jeg ikke i gang på én gang. Spil i en anden kanal, eller vent, til et er slut.
refuse-pace = { $pace ->
    [challenge] Det var mange udfordringer. Du kan lægge den næste op { $when }.
    [share] Det var meget på én gang. Du kan dele det næste { $when }.
    [server] Der sker meget på denne server lige nu. Du kan udfordre og dele igen { $when }.
    [hint] Det var mange tips. Du kan bede om det næste { $when }.
    [review] Det var mange analyser. Jeg kan analysere det næste parti { $when }.
    [build] Det var mange ændringer på kort tid. Du kan bygge videre { $when }.
    [file] Det var mange filer. Du kan få den næste { $when }.
    [report] Det var mange anmeldelser. Du kan lave den næste { $when }.
   *[export] Du har lige fået den fil flere gange. Du kan få den igen { $when }.
}
refuse-not-finished = Parti { $game } er ikke slut endnu. Revanche er til afsluttede partier.
refuse-match-goes-on = Matchen fortsætter med sit andet parti. Når det også er slut, kan du bede om revanche.
refuse-rematch-offered = Du har allerede bedt om revanche for parti { $game }. Din modstander skal svare først.
refuse-next-game-runs = Du spiller allerede det næste: parti { $game }.

refuse-rematch-declined = Du har bedt om revanche for parti { $game }, og det blev afslået. Din modstander kan stadig bede om den; `/{ command-challenge }` laver en ny udfordring.
refuse-nothing-to-play-again = Du har ikke spillet et parti færdigt i denne kanal endnu. Vælg et andetstedsfra med `{ option-rematch-game }`, eller brug `/{ command-challenge }`.

option-challenge-time = tid
option-challenge-time-about = Tid pr. træk, eller 6 dage + 10 timer (hele partiet + tillæg pr. træk), eller ingen; normalt 3 dage
option-challenge-match = match
option-challenge-match-about = Spil en match: to partier, det andet med byttede sider
option-challenge-thread = tråd
option-challenge-thread-about = Spil i partiets egen tråd
# De ord for ja og nej, der forstås; det sædvanlige først.
flag-yes = ja, sandt, til
flag-no = nej, falsk, fra
## Knapper under et bræt og menuerne, hvor et træk vælges

button-move = Flyt
button-hint = Tip
button-draw = Tilbyd remis
button-takeback = Tag træk tilbage
button-resign = Giv op
button-level = Niveau { $level }
turn-given = Det går videre fra stillingen efter { $count } træk i et andet parti.
review-play = Spil herfra
pick-game = Parti { $game }
pick-piece = { $of }: Du spiller { $side-definite }. Hvilken brik vil du flytte?
pick-piece-menu = Vælg en brik
pick-put = { $of }: Du spiller { $side-definite }. Hvor vil du sætte en brik?
pick-put-menu = Vælg et punkt
pick-too-long = -# Resten af så langt et træk kan kun skrives: `/{ command-move }` med hvert punkt, for eksempel `c3 e5 g3`.
pick-file = { $of }: Mange af dine brikker kan flytte. Hvilken linje står din brik på?
pick-file-menu = Vælg en linje
pick-file-choice = linje { $file } · { $count ->
    [one] én brik
   *[other] { $count } brikker
}
pick-other-file = En anden linje
pick-target = { $of }: Hvor skal brikken på { $square } hen?
pick-target-menu = Vælg hvorhen
pick-line-menu = Vælg en retning
pick-along-file = langs linje { $file } · { $count ->
    [one] ét felt
   *[other] { $count } felter
}
pick-along-rank = langs række { $rank } · { $count ->
    [one] ét felt
   *[other] { $count } felter
}
pick-other-piece = En anden brik
pick-end = Afslut turen
pick-play = Stop her: { $ply }
reach-squares = { $piece-opening } på { $square } { $count ->
    [0] kan ikke flytte.
   *[other] kan flytte til { $squares }.
}
reach-not-to-move = -# Endnu er { $side-definite } ikke i trækket.
refuse-not-a-square = { $given } er ikke et felt på dette bræt, som går fra a1 til { $last }.
refuse-empty-square = Der står ingen brik på { $square }. `/{ command-board }` viser brættet.
choice-occupied = { $square } · { $piece }

## Et partis optegnelse og siderne i en liste

history-title = **{ $rules }** · parti { $game } · { $count ->
    [0] intet træk endnu
   *[other] { $count } træk
}
history-file = -# Filen er partiets optegnelse; `raichi replay` kan læse den, og det kan du også.
games-until = · indtil { $time } ({ $left })
games-halted = · { $halt ->
    [suspended] sat i bero
    [paused] pause
   *[vacation] på ferie
}
games-page = -# Side { $page } af { $pages }
list-previous = Forrige
list-next = Næste

## Kommandoer, der ser på et parti

command-legal = lovlige-træk
command-legal-about = Vis, hvor en brik kan flytte hen
option-legal-square = felt
option-legal-square-about = Hvor brikken står, for eksempel d1; også en af modstanderens
option-legal-game = parti
option-legal-game-about = Partiet (hvis der er flere her)
command-hint = tip
command-hint-about = Få et tip, mod computeren eller alene
option-hint-game = parti
option-hint-game-about = Partiets nummer, hvis du spiller flere her
command-history = historik
command-history-about = Få et partis optegnelse som en fil
option-history-game = parti
option-history-game-about = Partiet, i gang eller slut (hvis der er flere her)
## Partier over flere dage: ure, aftaler, ferie

clock-until = Du har tid indtil { $time } ({ $left }).
clock-paused = Partiet holder pause, og uret står stille.
clock-suspended = Partiet er sat i bero, og uret står stille.
clock-vacation = Uret står stille i ferien; man kan godt flytte alligevel.
turn-waits = Når partiet fortsætter, er det { $player } med { $side-definite }, der er i trækket.
reminder = { $player }, det er stadig din tur mod { $other }. Din tid udløber { $left }, den { $time }.

deed-offers-draw = { $player } tilbyder remis. { $other }, siger du ja? Tilbuddet udløber med det næste træk.
deed-offers-pause = { $player } beder om en pause, hvor uret står stille. { $other }, er du med på det? Anmodningen udløber med det næste træk.
deed-asks-takeback = { $player } vil gerne tage { $count ->
    [one] det sidste træk
   *[other] sit sidste træk og svaret på det
} tilbage. { $other }, er du med på det? Anmodningen udløber med det næste træk.
deed-agrees-takeback = { $other }, { $player } går med til, at trækket tages tilbage.
deed-agrees-pause = { $other }, { $player } går med til en pause. Den varer, til en af jer afslutter den.
deed-declines = { $question ->
    [draw] { $other }, { $player } siger nej til remis.
    [takeback] { $other }, { $player } går ikke med til, at trækket tages tilbage.
   *[pause] { $other }, { $player } vil ikke holde pause.
}
deed-withdraws = { $question ->
    [draw] { $player } trækker sit remistilbud tilbage.
    [takeback] { $player } vil alligevel ikke tage noget træk tilbage.
   *[pause] { $player } vil alligevel ikke holde pause.
}
deed-takes-back = { $player } tager det sidste træk tilbage, så det er ikke din tur længere, { $other }.
deed-takes-back-alone = { $player } tager det sidste træk tilbage.
deed-drops = { $question ->
    [draw] Remistilbuddet bortfalder dermed.
   *[pause] Anmodningen om en pause bortfalder dermed.
}
deed-continues = { $other }, { $player } afslutter pausen; partiet fortsætter.
suspended = { $why ->
    [channel-gone] Partiets kanal findes ikke længere, så partiet er sat i bero. Det fortsætter med det næste træk i en anden kanal på denne server: `/{ command-move }` med `{ option-move-game }`.
    [channel-closed] Partiets kanal er låst, så partiet er sat i bero. Det fortsætter, når den er åben igen, eller med det næste træk i en anden kanal: `/{ command-move }` med `{ option-move-game }`.
    [may-not-post] Jeg må ikke længere skrive i partiets kanal, så partiet er sat i bero. Det fortsætter, når en admin har rettet det, eller med det næste træk i en anden kanal: `/{ command-move }` med `{ option-move-game }`.
    [message-refused] Discord afviser min besked i partiets kanal, så partiet er sat i bero. En kommando dér om nogle minutter får mig til at prøve igen, eller det fortsætter med det næste træk i en anden kanal: `/{ command-move }` med `{ option-move-game }`.
   *[removed] Jeg er blevet fjernet fra partiets server, så partiet er sat i bero. Det fortsætter, når jeg bliver inviteret igen.
}
deed-resumes = Partiet fortsætter, { $first } og { $second }.
deed-resumes-alone = Partiet fortsætter, { $player }.
deed-vacation-begins = { $player } er på ferie indtil { $time }. Til da står uret stille, når det er { $player }, der er i trækket.
deed-vacation-begins-no-clock = { $player } er på ferie indtil { $time }.
deed-vacation-ends = { $player } er tilbage fra ferie.
deed-vacation-undone = { $player } tager alligevel ikke på ferie.
answer-yes = Ja tak
answer-no = Nej tak
pause-end = Afslut pausen

end-agreed = Begge spillere er enige om remis.
end-called-draw = { $player } erklærer partiet for remis.
end-out-of-time = { $player } har ikke mere tid.
end-not-begun = { $player } har ikke flyttet i tide. Partiet mod { $other } var knap begyndt, så det er afbrudt og tæller ikke.
end-aborted = { $player } afbryder partiet mod { $other }. Det var knap begyndt, så det tæller ikke.
end-aborted-hot-seat = { $player } afbryder partiet. Det var knap begyndt, så det tæller ikke.
alt-agreed = Begge sider blev enige om remis.
alt-out-of-time = { $side-opening } løb tør for tid.
alt-aborted = Partiet blev afbrudt og tæller ikke.

refuse-not-your-turn-until = Det er { $player }, der er i trækket, indtil { $time }. Du kan flytte, når det træk er spillet.
refuse-out-of-time = Tiden til dette træk udløb den { $time }, så det blev ikke spillet. Partiet slutter om et øjeblik.
refuse-paused = Partiet holder pause. Begge spillere kan afslutte pausen med knappen *{ pause-end }* eller med `/{ command-resume }`; så kan du flytte.
refuse-paused-already = Partiet holder allerede pause. `/{ command-resume }` afslutter pausen.
refuse-not-paused = Partiet holder ikke pause, så der er ikke noget at afslutte. `/{ command-pause }` beder om en pause.
refuse-no-clock = Dette parti har intet ur, så der er ikke noget at standse. Tag dig den tid, du har lyst til.
refuse-answer-first = { $question ->
    [draw] { $player } har tilbudt remis
    [takeback] { $player } har bedt om at tage et træk tilbage
   *[pause] { $player } har bedt om en pause
}. Svar først på det med knapperne, eller sig ja med { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; med det næste træk bortfalder det.
refuse-asked-already = { $question ->
    [draw] Du har allerede tilbudt remis
    [takeback] Du har allerede bedt om at tage et træk tilbage
   *[pause] Du har allerede bedt om en pause
} siden det sidste træk. Du kan gøre det igen efter det næste.
refuse-nothing-asked = { $question ->
    [draw] Ingen har tilbudt remis
    [takeback] Ingen har bedt om at tage et træk tilbage
   *[pause] Ingen har bedt om en pause
} siden det sidste træk, så der er ikke noget at svare på.
refuse-question-stands = { $question ->
    [draw] Dit remistilbud gælder
    [takeback] Din anmodning om at tage et træk tilbage gælder
   *[pause] Din anmodning om en pause gælder
} stadig indtil det næste træk; { $player } har ikke svaret endnu. Du kan trække { $question ->
    [draw] det
   *[other] den
} tilbage.
refuse-other-question-stands = { $question ->
    [draw] Dit remistilbud gælder stadig; { $player } har ikke svaret endnu. Træk det
    [takeback] Din anmodning om at tage et træk tilbage gælder stadig; { $player } har ikke svaret endnu. Træk den
   *[pause] Din anmodning om en pause gælder stadig; { $player } har ikke svaret endnu. Træk den
} tilbage først, og spørg så igen.
refuse-only-asker-withdraws = { $question ->
    [draw] Kun { $player } kan trække dette tilbud tilbage
   *[other] Kun { $player } kan trække denne anmodning tilbage
}. Du kan sige ja eller nej.
refuse-own-question = { $question ->
    [draw] Du har selv tilbudt remis
    [takeback] Du har selv bedt om at tage et træk tilbage
   *[pause] Du har selv bedt om en pause
}: Det er { $player }, der skal svare.
refuse-nothing-to-take-back = Du har ikke spillet noget træk i dette parti, som kan tages tilbage.
refuse-too-late-to-abort = Dette parti tæller allerede og kan ikke afbrydes længere. Du kan give op med `/{ command-resign }` i stedet.
refuse-vacation-past = Det tidspunkt er allerede forbi. Vælg en dag i fremtiden, hvor du er tilbage.
refuse-vacation-too-short = En ferie varer mindst en dag. Vælg en senere slutning.
refuse-vacation-too-long = Du har 30 feriedage om året. Med dem, der er tilbage, kan din ferie højst vare indtil { $time }.
refuse-vacation-used-up = Du har brugt årets 30 feriedage. Du får 30 nye i det nye år.
refuse-vacation-already = Du er allerede på ferie, indtil { $time }.
refuse-vacation-in-this-turn = Du er allerede vendt tilbage fra en ferie i denne tur i parti { $game }. Flyt der først; så kan du tage på ferie igen.
refuse-no-vacation = Du er ikke på ferie, så der er ikke noget at afslutte.
refuse-vacation-too-new = En ferie varer mindst en dag: Du kan afslutte din fra { $time }. Du kan godt flytte alligevel.

## Kommandoer, som spillere aftaler noget med, og deres private svar

vacation-begins = Du er på ferie indtil { $time }. Til da står dine ure stille, når det er din tur, og du kan godt flytte alligevel. `/{ command-vacation } { command-vacation-end }` bringer dig tilbage før tid, tidligst fra { $earliest }.
vacation-undo = Har du ombestemt dig? I { $count } minutter kan du fortryde ferien, som om den aldrig var begyndt.
vacation-undo-button = Fortryd
vacation-undone = Din ferie er annulleret: Du har fået dagene igen, og dine ure går, som om den aldrig var begyndt.
vacation-ends = Velkommen tilbage. Dine ure går igen.
vacation-choice = { $count ->
    [one] én dag
   *[other] { $count } dage
}
refuse-not-a-time = ”{ $given }” er hverken et antal dage eller en dato. Prøv `7` eller `2027-01-03`.
command-draw = remis
command-draw-about = Tilbyd remis, eller sig ja til det
option-draw-game = parti
option-draw-game-about = Partiet (hvis du har flere her)
command-takeback = tag-tilbage
command-takeback-about = Tag dit sidste træk tilbage, eller bed om det
option-takeback-game = parti
option-takeback-game-about = Partiet (hvis du har flere her)
command-pause = pause
command-pause-about = Bed om at standse uret for en tid, eller sig ja til det
option-pause-game = parti
option-pause-game-about = Partiet (hvis du har flere her)
command-resume = fortsæt
command-resume-about = Afslut en pause
option-resume-game = parti
option-resume-game-about = Partiet (hvis du har flere her)
command-abort = afbryd
command-abort-about = Afbryd et parti, der knap er begyndt (det tæller ikke)
option-abort-game = parti
option-abort-game-about = Partiet (hvis du har flere her)
command-rematch = revanche
command-rematch-about = Udfordr den samme modstander igen, med byttede sider
option-rematch-game = parti
option-rematch-game-about = Det afsluttede parti (hvis ikke dit sidste her)
command-vacation = ferie
command-vacation-about = Stands dine ure for en tid
command-vacation-start = start
command-vacation-start-about = Stands dine ure for en tid: op til tredive dage om året
option-vacation-start-days = dage
option-vacation-start-days-about = Hvor mange dage, eller datoen, hvor du er tilbage, for eksempel 2027-01-03
command-vacation-end = slut
command-vacation-end-about = Kom tilbage fra din ferie
command-names = navne
command-names-about = Om dine partiers websider viser dit navn
option-names-mine = mit-navn
option-names-mine-about = Vis det, hvis den anden spiller også siger ja, eller skjul det
chosen-mine-show = vis
chosen-mine-hide = skjul
names-shown = Dine partiers websider og optegnelser viser dit navn, **{ $name }**, hvis den anden spiller også har sagt ja. `/{ command-names } { chosen-mine-hide }` fjerner det med det samme.
names-hidden = Ingen webside viser dit navn. `/{ command-names } { chosen-mine-show }` viser det, hvis den anden spiller også har sagt ja.
names-of-seats = Ved dette bord ser alle pladsernes navne. Du kan omdøbe din ude i siden.
## Siden, der står for en kanal

seat-name = { $number ->
    [1] Ravn
    [2] Ulv
    [3] Bjørn
    [4] Ræv
    [5] Elg
    [6] Ørn
    [7] Los
    [8] Odder
    [9] Ugle
    [10] Sæl
    [11] Hare
    [12] Falk
   *[other] Plads { $number }
}
channel-title = Raichi · vikingernes kongebord
channel-tab = { $state ->
    [move] ● Dit træk
    [answer] ● Dit svar
    [over] Partiet er slut
   *[other] Modstanderens træk
} — { $rules }
channel-topic = Alle her deles om denne side: Spil begge sider, eller giv tastaturet videre.
channel-seats = Spillere ved dette bord
channel-you-sit = Du sidder her som
channel-waiting = { $count } træk eller svar mangler
channel-name = Navn
channel-name-hint = Hvis feltet er tomt, hedder pladsen { $name }
channel-save = Gem
channel-add = Tilføj en plads
channel-messages = Beskeder
channel-older = Ældre beskeder
channel-newest = Tilbage til de nyeste
channel-command = Kommando
channel-command-hint = Skriv / for en kommando
channel-send = Send
channel-suggestions = Forslag
channel-private = Kun du ser dette
channel-answers = Svar på denne besked
channel-dismiss = Luk
channel-begin = **Vikingeskak:** en konge og hans få forsvarere mod dobbelt så mange angribere.
channel-begin-board = Du spiller kongens side. Klik eller tryk på en af dine brikker for at begynde: Computeren flytter først.
channel-begin-learn = Lær det på to minutter
channel-more = Mere
channel-begin-computer = Spil mod computeren
channel-begin-both = To spillere her
channel-begin-challenge = Udfordr { $name }
channel-begin-rules = Sådan spiller man
channel-new-game = Nyt parti
channel-new-rules = Regler
channel-new-opponent = Mod
channel-new-both = Mig selv: Jeg spiller begge sider
channel-new-anyone = Den, der tager imod
channel-new-side = Min side
channel-new-computer = Raichi, computeren
channel-new-level = Hvor stærkt Raichi spiller
channel-new-time = Betænkningstid
channel-new-time-usual = Som sædvanlig
channel-new-begin = Begynd
channel-settings = Indstillinger
channel-follow = Skift plads efter hvert træk
channel-follow-hint = Efter dit træk er denne side for den, der er i trækket, medmindre vedkommende har sit eget vindue åbent.
channel-confirm = Bekræft hvert træk
channel-skips = Gå til
channel-skip-to-board = Til det nyeste bræt
channel-skip-to-line = Til kommandolinjen
channel-board = { $game ->
    [0] Brættet
   *[other] Brættet i parti { $game }
}: Vælg en brik, og så hvor den skal hen. Med piletasterne kommer du hen over brættet.
channel-board-hint = Klik eller tryk på en brik og så på det sted, den skal hen. Du kan også trække den.
channel-play = Spil { $ply }
channel-once-more = { $ply }: en gang til for at spille det
channel-back = Annuller
channel-target = til { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count } træk
channel-offline = Siden har mistet forbindelsen til Raichi. Den fortsætter af sig selv, så snart Raichi er tilbage.
channel-stopped = Raichi svarer ikke. Hvis programmet er stoppet, så start det igen med scripts/local: Dine partier er gemt, og siden fortsætter herfra.
channel-unsent-move = Dit træk blev ikke sendt. Prøv igen.
channel-unsent = Det blev ikke sendt. Prøv igen.
channel-lost = Den side findes ikke.
channel-crowded = Der er for mange vinduer åbne, så dette opdateres ikke af sig selv lige nu. Luk et af de andre; så prøver siden igen af sig selv.

misread-not-a-command = Det forstår jeg ikke. Prøv `/{ command-help }` eller `/{ command-play }`. Et træk skriver du som to felter, for eksempel `d1 d4`.
misread-too-long = Det er længere end nogen kommando. Der er ikke ændret noget.
misread-unknown-command = Der findes ingen kommando ”{ $given }”. Kommandoerne er { $commands }.
misread-no-subcommand = Der er mere end én kommando `/{ $group }`: { $commands }. Vælg en af dem.
misread-unknown-option = `/{ $command }` ved ikke, hvad den skal gøre med ”{ $given }”. Den forstår { $options }; sæt anførselstegn om det, der har mellemrum i sig.
misread-unknown-option-none = `/{ $command }` har ingen valgmuligheder, så ”{ $given }” er for meget.
misread-twice = ”{ $option }” er angivet to gange. Der er ikke ændret noget; udelad den ene.
misread-missing = `/{ $command }` mangler ”{ $option }”: { $about }.
misread-not-a-choice = ”{ $given }” er ikke et af valgene for ”{ $option }”: { $choices }.
misread-ambiguous = ”{ $given }” kan være { $options }. Skriv, hvilken du mener, for eksempel `{ $option }:{ $given }`.
misread-meant = Mente du { $meant }?
misread-not-a-game = ”{ $given }” er ikke nummeret på et parti. `/{ command-games }` viser dine.
misread-no-such-seat = Ingen her hedder ”{ $given }”. Her sidder { $names }; i siden kan pladser tilføjes og omdøbes.
misread-name-taken = En anden plads hedder allerede ”{ $name }”. Vælg et andet navn.
misread-name-bad = Det kan ikke være et navn. Et navn har højst { $most } tegn og ingen anførselstegn og kan ikke være mit, Raichi.
misread-no-more-seats = Der er { $most } pladser og ikke plads til flere.

## Et partis side på nettet (uden opmærkning, undtagen i den sidste)

page-title-to-move = { $side-opening } i trækket · { $rules }
page-title-won = { $side-opening } vandt { $count ->
    [0] uden et træk
   *[other] i { $count } træk
} · { $rules }
page-title-drawn = Remis efter { $count } træk · { $rules }
page-title-aborted = Afbrudt · { $rules }
page-title-ply = { $number ->
    [0] Startstilling
   *[other] Træk { $number } af { $count }
} · { $rules }
page-subtitle = { $rules } · parti { $game }
page-start = Startstilling
page-move = Træk { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Startstilling
page-previous = Forrige træk
page-next = Næste træk
page-last = Nyeste stilling
page-position = Den viste stilling
page-steps = Gå gennem partiet
page-moves = Træk
page-review = Analyse
page-review-none-yet = En analyse viser, hvor partiet vendte. De, der må se partiet, får den med /{ command-review }; så er den også her.
page-turning-point = Vendepunkt
page-no-moves = Der er ikke spillet noget træk endnu.
page-keys = Piletasterne går gennem trækkene; Home og End fører til begyndelsen og slutningen.
page-live = Live
page-newer = Der er spillet et træk. Til den nyeste stilling
page-about = Partiet
page-rules = Reglerne
page-began = Begyndt
page-moved = Sidst aktivt
page-ended = Slut
page-record = Optegnelse (tekst)
page-animation = Animation (GIF)
page-discord = Åbn i Discord
page-picture = Denne stilling (PNG)
page-play = Afspil
page-pause = Pause
page-speed = Fart
page-taps = Tryk på brættets højre halvdel for det næste træk og den venstre for det forrige, eller swipe.
page-look = Udseende
page-theme = Bræt
page-flip = Vend brættet
page-apply = Vis
page-sounds = Lyde
page-share = Del
page-address = Link til denne stilling
page-copy = Kopiér link
page-copied = Linket er kopieret.
page-copy-refused = Din browser lader ikke sider kopiere. Linket er markeret: Tryk Ctrl+C, eller hold det nede og vælg kopiér.
page-qr = QR-kode
page-qr-alt = QR-kode med partiets adresse
page-frame = På din egen side
page-frame-about = Dette viser brættet i en ramme på en hvilken som helst side:
page-reach-network = Kun enheder på det samme netværk kan åbne dette link.
page-reach-machine = Kun denne computer kan åbne dette link.
page-games = Andre partier
page-previous-game = Forrige parti
page-next-game = Næste parti
page-skip-board = Gå til brættet
page-skip-moves = Gå til trækkene
page-home-title = Raichi
page-home = Her kan du se partier, som folk spiller på Discord. Hvert parti har sin egen side: Dets sidste bræt linker til den, og det gør /{ command-board } også.
page-to-home = Til forsiden
page-to-game = Til partiet
page-method-title = Det virker ikke her
page-method = Denne side kan læses, men man kan ikke sende noget til den.
page-long-title = Det er for langt
page-long = Det, der blev sendt, er for langt til denne side. Send mindre ad gangen.
page-foreign-title = Det kom fra et andet websted
page-foreign = Dette blev ikke sendt fra en af Raichis sider, så der er ikke ændret noget.
page-lost-title = Her er ikke noget
page-lost = Måske er linket gammelt, eller der mangler en del af det.
page-missing-title = Her er intet parti
page-missing = Intet parti vises på denne adresse. Måske mangler en del af linket, eller serverens admin har lukket dens sider.
page-busy-title = Et øjeblik
page-busy = Der tegnes for mange billeder på én gang. Prøv igen om nogle få sekunder.
page-fault-title = Noget gik galt
page-fault = Fejlen er hos os, ikke hos dig. Prøv igen om et øjeblik.
page-open = Åbn partiet

## Spillere, der forlader serveren

deed-left = { $player } har forladt serveren. { $other }, du kan afslutte partiet med `/{ command-abort }`; så tæller det ikke.
deed-left-clock = { $player } har forladt serveren. Uret går stadig, og den, der løber tør for tid, taber. { $other }, du kan også afslutte partiet med det samme med `/{ command-abort }`; så tæller det ikke.
end-aborted-alone = { $player } afslutter partiet, fordi den anden spiller har forladt serveren. Det tæller ikke.

## Analyser af partier

review-alt = { $rules }, en kurve over partiet: I løbet af { $count } træk gik { $side-genitive } chance for at vinde fra { $from } % til { $to } %.
review-alt-point = Ved træk { $move } gik den fra { $from } % til { $to } %.
review-point = Træk { $move }: { $side-opening } spillede { $played }, og chancen for at vinde faldt fra { $from } % til { $to } %.
review-better = Bedre: { $line }.
review-title = **{ $rules }** · parti { $game } · { $count } træk
review-none = Intet træk ændrede chancerne ret meget. Godt spillet, begge to!
review-underway = Jeg analyserer parti { $game }: { $done } af { $all } stillinger er gennemgået. Analysen bliver ved partiet, så du kan vende tilbage til den, når du vil.
review-again = Vis analysen
review-move = Træk { $move }
review-all = Hele partiet
review-chance = Chancen for, at { $side-definite } vinder: { $chance } %
review-chances = Chancer for, at { $side-definite } vinder:
review-percent = { $chance } %
review-turning-points = Vendepunkter: { $moves }
review-alt-choice = Brættet før træk { $move }. En stiplet pil viser det træk, der blev spillet, { $played }; en fuldt optrukket pil det bedre træk, { $better }.
refuse-review-too-early = Parti { $game } er ikke slut endnu. Analysen kommer, når det er slut.
refuse-review-of-aborted = Parti { $game } blev afbrudt, så der er ingen analyse.
refuse-review-too-short = Parti { $game } var slut efter så få træk, at der ikke er noget at analysere.
command-review = analyse
command-review-about = Analysér et afsluttet parti: hvad der blev overset, og hvad der ville have været bedre
option-review-game = parti
option-review-game-about = Det afsluttede parti (hvis der er flere her)
fact-missed-win = Her kunne partiet vindes med det samme.
fact-missed-forced-win = Her var der en gevinst, som ikke kunne stoppes.
fact-allowed-win = Det lod den anden side vinde med det samme.

## Rating

option-challenge-rated = rating
option-challenge-rated-about = Om partiet tæller for jeres rating; ja, hvis du ikke vælger
challenge-rated = Med rating.
challenge-casual = { $why ->
    [no-clock] Uden rating: Partier uden tidsgrænse tæller ikke.
    [own-ruleset] Uden rating: Kun partier efter regler, som jeg kender ved navn, tæller.
    [same-opponent] Uden rating: I to har spillet ti partier med rating de sidste 30 dage.
   *[other] Uden rating.
}
casual-at-once = { $why ->
    [computer] Dette parti er uden rating: Partier mod mig tæller ikke.
   *[one-person] Dette parti er uden rating, fordi du spiller begge sider.
}
ratings-changed = Rating: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Tæller ikke for ratingen: I to har spillet ti partier med rating de sidste 30 dage.
    [left-early] Tæller ikke for ratingen: Den anden spiller forlod serveren, før begge havde flyttet.
    [timeout-early] Tæller ikke for ratingen: Tiden udløb, før begge spillere havde flyttet to gange.
    [one-absence] Tæller ikke for ratingen: Et andet parti blev tabt på tid under det samme fravær, og ét fravær tæller én gang.
   *[other] Tæller ikke for ratingen: Partiet var uden rating.
}
rules-side-score = I partier med rating har { $side-definite } indtil nu fået { $percent } % af pointene.
deed-left-claim = { $player } har forladt serveren. Uret går stadig, og den, der løber tør for tid, taber. { $other }, du kan også kræve sejren nu eller afbryde partiet med `/{ command-abort }`; så tæller det ikke.
button-claim = Kræv sejren
button-abort = Afbryd partiet
end-claimed = { $player } kræver sejren, fordi { $other } har forladt serveren.
alt-claimed = { $side-opening } krævede sejren, fordi den anden spiller havde forladt serveren.
refuse-win-to-claim = Din modstander har forladt serveren, så du kan kræve sejren. Hvis du afbryder partiet i stedet, tæller det ikke.
refuse-nothing-to-claim = Din modstander er på denne server, så der er ingen sejr at kræve.

## Profiler og ranglister

profile-rating = Rating **{ $rating }** · { $games ->
    [one] ét parti med rating
   *[other] { $games } partier med rating
}
profile-score = { $games ->
    [one] Ét parti her
   *[other] { $games } partier her
}: { $won } vundet, { $drawn } remis, { $lost } tabt
profile-sides = Efter side, vundet–remis–tabt: { $scores }
profile-ruleset-rating = { " " }· rating { $rating }
profile-other-rulesets = { $count ->
    [one] Ét andet sæt regler
   *[other] { $count } andre sæt regler
}: { $score }
profile-computer = Mod computeren: { $score }{ $level ->
    [0] { "" }
   *[other] , højeste besejrede niveau: { $level }
}
profile-pace = Typisk tid pr. træk (median): { $time }
profile-late = Tabt på tid: { $percent } %
profile-tournaments = Turneringer: { $places }
profile-ladders = Stiger: { $places }
profile-calls = Meldt: raichi { $raichi }×, tuichi { $tuichi }×
profile-longest = Længste parti: parti { $game }, { $moves } træk
profile-between = Dig og { $player }: { $score }
profile-newest = Seneste partier:
profile-game = **Parti { $game }** · { $rules } · { $result ->
    [won] vundet
    [drawn] remis
   *[lost] tabt
} mod { $opponent } · { $since }
profile-everywhere = -# Kun du ser dette: på alle servere tilsammen { $games ->
    [one] ét parti
   *[other] { $games } partier
}, { $score }
profile-none = { $player } har ikke spillet et parti færdigt her endnu. Med `/{ command-challenge }` kan du invitere til et.
profile-none-own = Du har ikke spillet et parti færdigt her endnu, så der er ikke noget at tælle. `/{ command-challenge }` starter et, mod hvem som helst eller mod mig.
profile-me = Jeg er computeren, så jeg har ingen rating. Dit resultat mod mig her: { $score }{ $level ->
    [0] { "" }
   *[other] , højeste besejrede niveau: { $level }
}.
profile-me-unplayed = Jeg er computeren, så jeg har ingen rating. Du har ikke spillet et parti mod mig færdigt her endnu: `/{ command-challenge }` starter et, på det niveau, du vil.
profile-bot = Bots spiller ikke, så der er ikke noget at vise. Jeg er den eneste, der gør.
profile-alt-rating = En kurve over ratingen det sidste år: fra { $first } til { $now } ± { $margin }; den laveste var { $least }, den højeste { $most }.
profile-alt-scores = Søjler over vundne partier, remis og tabte: { $scores }.
command-profile = profil
command-profile-about = Vis rating og resultater, dine egne eller en andens
option-profile-player = spiller
option-profile-player-about = Hvis profil (din egen, hvis du ikke vælger nogen)
command-profile-of-person = Profil

leaderboard-title = **Ranglisten på denne server**
leaderboard-title-rules = **Ranglisten på denne server** · { $rules }
leaderboard-none = Der er ingen på ranglisten endnu.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] ét parti
   *[other] { $games } partier
}
leaderboard-own = Du er nummer { $place }.
leaderboard-lack-games = { $games ->
    [one] Ét parti med rating til her
   *[other] { $games } partier med rating til her
}{ $opponents ->
    [0] ,
    [one] , mod en, du ikke har spillet mod før,
   *[other] , mod { $opponents } forskellige, du ikke har spillet mod før,
} så er du på ranglisten.
leaderboard-lack-recent = Dit sidste parti med rating her sluttede { $since }. Et til, så er du på ranglisten igen.
leaderboard-lack-wish = Du har valgt ikke at stå på ranglister. Det kan du ændre i `/{ command-settings }`.
leaderboard-how = -# For at komme på den skal du spille { $games } partier med rating færdige her mod { $opponents } forskellige, det sidste inden for { $days } dage. Der sorteres efter rating minus ±.
command-leaderboard = rangliste
command-leaderboard-about = Vis, hvem der fører på denne server
option-leaderboard-rules = regler
option-leaderboard-rules-about = Tæl kun partier efter disse regler (alle partier, hvis du ikke vælger)

## At finde nogen at spille med

challenge-bank = Betænkningstid: { $bank } til hele partiet plus { $time } efter hvert træk.
refuse-bank-range = ”{ $given }” er ikke muligt. Tiden til hele partiet kan være fra 1 time til 30 dage, og hvert træk kan give fra 1 time til 3 dage mere.
games-left = · du har { $time } tilbage
clock-left = { $player } har { $time } tilbage.
command-play = spil
command-play-about = Slut dig til en, der venter på et parti, eller vent selv på nogen
option-play-rules = regler
option-play-rules-about = De regler, der spilles efter; uden dem kan det blive et hvilket som helst parti
play-joined = Du spiller mod { $player }: Parti { $game } (**{ $rules }**) begynder i { $channel }.
play-posted = Ingen venter på et parti her lige nu, så jeg har lagt en udfordring op for dig. Hvem som helst kan tage imod den.
play-size = Hvor stort skal dit første parti være? På det lille bræt, **{ $small }**, tænker man i omkring ti minutter. **{ $usual }** er det, erfarne spillere spiller, og det tager en time eller mere.
play-size-waiting = -# Der venter allerede nogen på et parti: `/{ command-challenges }` viser hvem.
play-size-small = Lille bræt, 10 minutter
play-size-tournament = Turneringsbræt
command-challenges = udfordringer
command-challenges-about = Vis de åbne udfordringer: dem til dig, dem til alle og dine egne
lobby-none = Der er ingen åbne udfordringer her. `/{ command-play }` lægger en op, som alle kan tage imod.
lobby-title = { $count ->
    [one] Én åben udfordring
   *[other] { $count } åbne udfordringer
}:
lobby-to-me = **{ $number }** · { $player } udfordrer **dig** · { $rules } · { $time } · udløber { $until }
lobby-open = **{ $number }** · { $player } søger en modstander · { $rules } · { $time } · udløber { $until }
lobby-mine = **{ $number }** · du udfordrer { $player } · { $rules } · { $time } · udløber { $until }
lobby-mine-anyone = **{ $number }** · du søger en modstander · { $rules } · { $time } · udløber { $until }
lobby-no-limit = ingen tidsgrænse
lobby-link = · [besked]({ $link })
lobby-accept = Tag imod { $number }
lobby-decline = Afslå { $number }
lobby-withdraw = Træk { $number } tilbage
lobby-again = Læg { $number } op igen
refuse-posted-just-now = Denne udfordring blev lagt op for mindre end en time siden. Du kan lægge den op igen senere.
refuse-can-join = Nogen har lige lagt en udfordring op, der passer. Brug `/{ command-play }` igen for at tage imod den.
challenge-lapsed-news = { $player }, ingen har taget imod din udfordring inden for en uge, så den er udløbet. `/{ command-play }` finder en anden.
refuse-only-computer-here = Her kan du spille mod mig eller begge sider selv. Andre mennesker spiller du med i en servers kanaler.
play-level = Hvor stærkt skal jeg spille?

## Indstillinger

command-settings = indstillinger
command-settings-about = Vælg påmindelser, brætternes udseende og mere
command-server-settings = server-indstillinger
command-server-settings-about = Vælg denne servers sprog, kanaler, standardregler og mere
language-name = Dansk
settings-menu = Hvad skal ændres?
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Gemt. **{ $name }** er nu: { $value }
settings-close = Luk
settings-clear = Ryd
settings-scope = { $scope ->
    [channel] Kun denne kanal
   *[server] Hele serveren
}
own-settings-title = **Dine indstillinger**. De gælder på alle servere, og hver ændring gemmes med det samme.
own-setting = { $setting ->
    [reminders] Påmindelser
    [turns] Beskeder om din tur
    [theme] Private brætters udseende
    [boards] Brætter som
    [below] Nederst på brættet
    [following] Partier, du følger
   *[leaderboards] Ranglister
}
own-setting-about = -# { $setting ->
    [reminders] En påmindelse kommer én gang i hver tur, når der kun er lidt tid tilbage.
    [turns] Stille beskeder nævner dig, men giver dig ikke besked. Det gør påmindelser, spørgsmål og partiets slutning stadig.
    [theme] Til de brætter, som kun du ser. `/{ command-board }` kan vise ethvert andet udseende.
    [boards] Brætter som tekst nævner, hvor hver brik står, til skærmlæsere. I kanaler kommer teksten sammen med billedet, når det er din tur.
    [below] Til de brætter, som kun du ser; dem i kanalerne forbliver, som de er, for alle.
    [following] Når et parti, du følger, er slut, sender jeg dig en direkte besked.
   *[leaderboards] Skjulte spillere har rating, men står ikke på nogen rangliste og nævnes ikke ved opgaver.
}
own-value = { $value ->
    [reminders-on] til
    [reminders-off] fra
    [turns-notify] giv mig besked
    [turns-quiet] stille
    [boards-pictures] billeder
    [boards-words] tekst
    [below-usual] som i kanalen
    [below-own] min side
    [following-on] skriv til mig
    [following-off] ingen beskeder
    [leaderboards-shown] vis mig
   *[leaderboards-hidden] skjul mig
}
server-settings-title = **Denne servers indstillinger**. Hver ændring gemmes med det samme.
server-settings-not-here = Dette bord hører ikke til nogen server, så der er ikke noget at indstille for en. `/{ command-settings }` viser dine egne indstillinger.
channel-settings-title = **Indstillinger for { $channel }** og kanalens tråde. Hver ændring gemmes med det samme.
channel-as-server = som på serveren
server-part = { $part ->
    [language] Sprog
    [channels] Kanaler til partier
    [rules] Standardregler
    [time] Standardtid
    [rated] Nye partier
    [threads] Tråde
    [computer] Partier mod computeren
    [limits] Grænser
    [pages] Websider
    [tournaments] Turneringer
    [ladders] Stiger
    [results] Resultater
    [puzzle] Dagens opgave
    [digest] Ugens overblik
    [reports] Anmeldelser
   *[commands] Roller og kommandoer
}
server-part-about = -# { $part ->
    [language] Sproget i brætter og udfordringer, som alle læser. Private svar er på hvert medlems eget sprog.
    [channels] Hvor partier kan begynde, tråde medregnet. Partier, der er i gang andre steder, spilles færdige dér.
    [rules] Til udfordringer, der ikke nævner regler.
    [time] Til udfordringer, der ikke nævner en tid. Partier mod computeren har ingen.
    [rated] Til udfordringer, der ikke siger, om de er med rating.
    [threads] En tråd til hvert parti holder orden i en kanal.
    [computer] Et privat parti lader kanalen være i fred: Kun den, der spiller, ser brættet. Med valgmuligheden `{ option-challenge-thread }` kan alle stadig spille i en tråd.
    [limits] Hvor mange partier der kan være i gang på samme tid.
    [pages] Alle, der har linket, kan læse et partis webside.
    [tournaments] Nogen opretter en turnering med `/{ command-tournament } { command-tournament-create }`, og andre er med via en knap. Hvem må oprette en?
    [ladders] På en stige står de, der er med via `/{ command-ladder } { command-ladder-join }`; den, der slår en længere oppe, får pladsen. Hvert regelsæt kan have en.
    [results] Hvert afsluttet parti lægges op dér på én linje med et link til sit bræt.
    [puzzle] Hvor og hvornår en opgave lægges op hver dag. Kun ét første træk er det rigtige, og alle svarer privat. Ryd indstillingen for at slå opgaverne fra.
    [digest] Hvor og hvornår et tilbageblik på ugen lægges op: afsluttede partier, hvem der er steget på ranglisten, turneringer, stiger, opgaver, åbne udfordringer. Er der ikke sket noget, lægges intet op. Ingen får besked.
    [reports] Det, nogen anmelder med *{ command-report-message }* i menuen for en besked, lægges op dér som et link med navnet. Vælg en kanal, som kun admins kan læse.
   *[commands] Hvem der må bruge hvilken kommando i hvilken kanal, bestemmes i Discord: Åbn *Serverindstillinger*, så *Integrationer*, så *Raichi*. Der kan du tillade eller forbyde hver kommando efter rolle, medlem og kanal. `/{ command-server-settings }` er for dem, der må administrere serveren, indtil du tillader andre.
}
server-language-found = { $language } (intet er valgt)
server-channels = { $rule ->
    [all] alle kanaler
    [only] { $count ->
        [0] kun dem, du vælger nedenfor; alle, indtil du vælger en
       *[other] kun { $channels }
    }
   *[except] { $count ->
        [0] alle undtagen dem, du vælger nedenfor
       *[other] alle undtagen { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Alle kanaler
    [only] Kun de valgte kanaler
   *[except] Alle undtagen de valgte kanaler
}
server-channels-menu = Kanalerne
server-channels-lost = Alle kanaler til partier er slettet, så partier kan begynde i enhver kanal. En admin kan vælge andre med `/{ command-server-settings }`.
server-channels-partly-lost = En kanal, som du havde valgt til partier, er slettet. Vælg kanalerne igen for at fjerne denne note.
server-rules-lost = Reglerne ”{ $rules }” findes ikke længere. Vælg andre; indtil da gælder de sædvanlige.
server-choice-rated = { $rule ->
    [rated] med rating
   *[casual] uden rating
}
server-choice-threads = { $rule ->
    [unset] fra 11×11 og op, hvis udfordringen ikke siger andet
    [ask] som udfordreren vælger
    [always] altid
   *[never] aldrig
}
server-choice-computer = { $rule ->
    [private] private
    [channel] i kanalen
   *[thread] i tråde
}
server-limits = { $player } pr. spiller, { $here } pr. kanal
server-limit-of-player = { $count ->
    [one] Ét parti pr. spiller
   *[other] { $count } partier pr. spiller
}
server-limit-here = { $count ->
    [one] Ét parti pr. kanal
   *[other] { $count } partier pr. kanal
}
server-limit-of-player-menu = Flest partier for én spiller
server-limit-here-menu = Flest partier i én kanal
server-choice-pages = { $rule ->
    [open] til
    [closed] fra
   *[none] ingen: Den, der driver botten, tilbyder ingen til denne server
}
server-results-menu = Kanalen til resultater
server-results-none = ingen steder
server-results-lost = Kanalen til resultater er slettet, så resultater bliver ikke lagt op. Vælg en anden, eller tryk på *{ settings-clear }*.
server-results-closed = Jeg kan ikke skrive i kanalen til resultater. Giv mig *Se kanal* og *Send beskeder* dér, vælg en anden, eller tryk på *{ settings-clear }*.
refuse-not-for-games = Der spilles ikke partier i denne kanal, men det gør der i serverens andre kanaler.
refuse-games-in-channels = Der spilles ikke partier i denne kanal. Prøv { $channels }.
refuse-threads-decided = { $rule ->
    [always] På denne server har hvert parti sin egen tråd. Udelad `{ option-challenge-thread }`.
   *[never] På denne server har partier ingen tråde. Udelad `{ option-challenge-thread }`.
}
result = **Parti { $game }**, { $rules }: { $end }
result-link = Til brættet
result-lost = -# Kanalen til resultater er slettet. En admin kan vælge en anden med `/{ command-server-settings }`.
result-closed = -# Jeg kan ikke skrive i kanalen til resultater. En admin kan give mig *Se kanal* og *Send beskeder* dér eller vælge en anden med `/{ command-server-settings }`.

## Lektioner

lesson-title = **{ $lesson }, trin { $step } af { $count }: { $topic }**
lesson-task = Du spiller { $side-definite }. { $task }
lesson-task-reach = Flyt en brik til { $square }.
lesson-task-capture = { $count ->
    [one] Slå en brik.
   *[other] Slå { $count } brikker i ét træk.
}
lesson-task-win = Vind i ét træk.
lesson-task-call = Find det træk, hvorefter jeg melder *{ $call }*.
lesson-task-keep-safe = Find et træk, hvorefter den anden side ikke kan vinde med det samme.
lesson-task-keep-all = Find et træk, hvorefter den anden side ikke kan slå noget.
lesson-task-force-win = Find det træk, hvorefter dit næste vinder, uanset hvad den anden side gør.
lesson-right = **Godt klaret!** { $done }
lesson-wrong = **Ikke helt:** { $done }
lesson-reply = Den anden side kunne svare { $move }.
lesson-done = Det var det sidste trin, og du har løst { $solved } af { $count }. Hvad med et rigtigt parti?
lesson-next = Næste
lesson-back = Tilbage
lesson-again = Prøv igen
lesson-restart = Forfra
lesson-play = Spil nu
lesson-others = Alle lektioner

captures-title = **{ $rules }: sådan slår man**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Sådan slår man efter reglerne for { $rules }, hver gang før og efter trækket.
captures-button = At slå i billeder
