# Alles wat Raichi zegt, in het Nederlands.
#
# Teksten staan in de opmaak van Discord: **vet**, `code` en `-#` voor een kleine regel.
# Argumenten die mensen noemen, zijn vermeldingen zoals <@17>; velden zijn bijvoorbeeld d4. Kanten, stukken en bijzondere
# velden krijgen hun naam uit het bestand van hun familie, met alle vormen die het geeft: `$side-number` is de vorm `.number`.

## Een beurt

turn-begins = De partij begint: { $first } speelt met { $first-side-led }, { $second } met { $second-side-led }.
turn-actions-left = { $count ->
    [one] Er is nog één actie over in deze beurt.
   *[other] Er zijn nog { $count } acties over in deze beurt.
}
turn-plays = { $mover } speelt **{ $move }**.
turn-captures = { $mover } speelt **{ $move }** en slaat { $count ->
    [one] { $piece-captured } op { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } geeft op.
turn-next = { $player }, jij bent aan zet: je speelt met { $side-definite }.
turn-how = Doe een zet met `/{ command-move }`, bijvoorbeeld `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` legt de regels uit.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, jouw doel: { $aim }.
aim-both = Het doel van beide kanten: { $aim }.
turn-footer = -# { $rules } · partij { $game } · zet { $move }
turn-footer-start = -# { $rules } · partij { $game }
turn-enlarge = -# Tik op het bord om het te vergroten.

reason-repetition = Dezelfde stelling is { $count } keer voorgekomen.
reason-quiet = Er is { $count } zetten lang niets geslagen.
reason-ply-limit = De laatste zet die deze regels toestaan, is gespeeld.
reason-no-moves = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} geen toegestane zet.
reason-immobilised = { $side-opening } { $side-number ->
    [one] kan
   *[many] kunnen
} { $known ->
    [yes] niet meer weg van { $square }
   *[no] niet meer bewegen
}.
end-won = **{ $side-opening } { $side-number ->
    [one] wint
   *[many] winnen
}.** Goed gespeeld, { $player }{ $pride ->
    [first] : je eerste winst tegen niveau { $level }!
    [unscathed] : geen enkel stuk verloren!
   *[none] !
} Bedankt voor de partij, { $other }.
end-turned = -# Waar keerde de partij? *{ page-review }* laat het zien.
end-won-alone = **{ $side-opening } { $side-number ->
    [one] wint
   *[many] winnen
}.** Goed gespeeld, { $player }!
end-drawn = **De partij eindigt in remise.** Goed gespeeld, { $first } en { $second }!
end-drawn-alone = **De partij eindigt in remise.**
end-figures = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} · { $time } · geslagen { $one } : { $other }

## Het bord in woorden, voor wie de afbeelding niet ziet (zonder opmaak)

pieces-on-board = Op het bord: { $pieces }.
pieces-in-hand = In de hand: { $pieces }.
alt-start = { $rules }, de beginstelling.
alt-after = { $rules }, het bord na zet { $move }.
alt-last-move = { $side-opening } { $side-number ->
    [one] verplaatste
   *[many] verplaatsten
} { $piece-moved } van { $from } naar { $to }.
alt-captured = Geslagen: { $squares }.
alt-turn = { $side-opening } { $side-number ->
    [one] is
   *[many] zijn
} aan zet.
alt-won = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} gewonnen.
alt-drawn = De partij is remise.
alt-resigned = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} opgegeven.
alt-replay = { $rules }: een animatie van de hele partij, { $count ->
    [one] één zet
   *[other] { $count } zetten
}, die zo eindigt:
alt-replay-cut = { $rules }: een animatie van de laatste { $shown } van { $count } zetten, die zo eindigt:

## Een hele partij

replay-none = In partij { $game } is nog geen zet gedaan, dus er valt niets na te spelen. `/{ command-board }` laat het bord zien.
replay-title = **{ $rules }** · partij { $game } · { $count ->
    [one] één zet
   *[other] { $count } zetten
}
replay-cut = -# De animatie laat de laatste { $count } zetten zien; de hele partij is te groot voor Discord.
replay-in-words = De animatie kan hier niet worden bijgevoegd; zo staat het bord aan het eind.
replay-button = Naspelen
replay-posted = De animatie van deze partij is al geplaatst.
replay-link = Naar de animatie
replay-pending = De animatie van deze partij is al onderweg.
profile-rating = Rating **{ $rating }** · { $games ->
    [one] één partij met rating
   *[other] { $games } partijen met rating
}
profile-score = { $games ->
    [one] Eén partij hier
   *[other] { $games } partijen hier
}: { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-sides = Per kant, gewonnen–remise–verloren: { $scores }
profile-ruleset-rating = { " " }· rating { $rating }
profile-other-rulesets = { $count ->
    [one] Nog één regelset
   *[other] Nog { $count } regelsets
}: { $score }
profile-computer = Tegen de computer: { $score }{ $level ->
    [0] { "" }
   *[other] , hoogste verslagen niveau: { $level }
}
profile-pace = Typische tijd per zet (mediaan): { $time }
profile-late = Op tijd verloren: { $percent }%
profile-tournaments = Toernooien: { $places }
profile-ladders = Ladders: { $places }
profile-calls = Aangekondigd: raichi { $raichi }×, tuichi { $tuichi }×
profile-longest = Langste partij: partij { $game }, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
profile-between = Jij en { $player }: { $score }
profile-newest = Laatste partijen:
profile-game = **Partij { $game }** · { $rules } · { $result ->
    [won] gewonnen
    [drawn] remise
   *[lost] verloren
} tegen { $opponent } · { $since }
profile-everywhere = -# Alleen jij ziet dit: op alle servers samen { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $score }
profile-none = { $player } heeft hier nog geen partij uitgespeeld. Met `/{ command-challenge }` kun je om een partij vragen.
profile-none-own = Je hebt hier nog geen partij uitgespeeld, dus er valt niets te tellen. `/{ command-challenge }` begint er een, tegen wie je wilt of tegen mij.
profile-me = Ik ben de computer en heb dus geen rating. Jouw score tegen mij hier: { $score }{ $level ->
    [0] { "" }
   *[other] , hoogste verslagen niveau: { $level }
}.
profile-me-unplayed = Ik ben de computer en heb dus geen rating. Je hebt hier nog geen partij tegen mij uitgespeeld: `/{ command-challenge }` begint er een, op het niveau dat je kiest.
profile-bot = Bots spelen niet, dus er valt niets te laten zien. Ik ben de enige bot die speelt.
profile-alt-rating = Een grafiek van de rating in het afgelopen jaar: van { $first } naar { $now } ± { $margin }; de laagste was { $least }, de hoogste { $most }.
profile-alt-scores = Balken van gewonnen, remise gespeelde en verloren partijen: { $scores }.
command-profile = profiel
command-profile-about = Laat ratings en scores zien, van jezelf of van iemand anders
option-profile-player = speler
option-profile-player-about = Wiens profiel (van jezelf als je niets kiest)
command-profile-of-person = Profiel

leaderboard-title = **Ranglijst van deze server**
leaderboard-title-rules = **Ranglijst van deze server** · { $rules }
leaderboard-none = Er staat nog niemand op de ranglijst.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] één partij
   *[other] { $games } partijen
}
leaderboard-own = Jij staat op plaats { $place }.
leaderboard-lack-games = Nog { $games ->
    [one] één partij met rating hier
   *[other] { $games } partijen met rating hier
}{ $opponents ->
    [0] { "" }
    [one] , tegen een nieuwe tegenstander,
   *[other] , tegen { $opponents } mensen tegen wie je nog niet hebt gespeeld,
} en je staat op de ranglijst.
leaderboard-lack-recent = Je laatste partij met rating hier eindigde { $since }. Nog één en je staat weer op de ranglijst.
leaderboard-lack-wish = Je hebt ervoor gekozen om niet op ranglijsten te staan. Dat verander je met `/{ command-settings }`.
leaderboard-how = -# Om erop te komen, speel je hier { $games } partijen met rating uit tegen { $opponents } mensen, de laatste in de afgelopen { $days } dagen. De volgorde is die van de rating min de ±, een voorzichtige schatting.
command-leaderboard = ranglijst
command-leaderboard-about = Laat zien wie er op deze server bovenaan staat
option-leaderboard-rules = regels
option-leaderboard-rules-about = Alleen partijen met deze regels tellen (alle partijen als je niets kiest)

share-button = Hier delen
private-begins = -# Alleen jij ziet deze partij. `/{ command-board }` haalt hem op elk moment terug.
private-moved = { $player }, ik heb een zet gedaan in onze partij { $game }.
private-over = { $player }, onze partij { $game } is afgelopen.
private-show = Toon het bord
private-show-game = Toon partij { $game }
share-by = { $player } deelt dit:
unshared = Het is niet geplaatst: { $why ->
    [forbidden] ik kan in dit kanaal niets plaatsen. Een beheerder kan me daar *Berichten versturen* en *Bestanden bijvoegen* geven; probeer het dan nog eens.
    [gone] het kanaal bestaat niet meer.
    [closed] de thread is vergrendeld.
    [moderated] een AutoMod-regel van deze server blokkeert het bericht. Een beheerder kan mij van die regel uitzonderen.
    [harmful] het Discord-filter tegen schadelijke links blokkeert het bericht.
   *[rejected] Discord weigert het bericht.
}
unshared-yet = Discord neemt mijn bericht op dit moment niet aan; ik plaats het zodra het kan.

## Het bord als tekst
##
## $sign is wat er in de tekening voor staat.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` geslagen
board-last-move = `[ ]` laatste zet

## Uitdagingen

challenge-person = { $challenger } daagt { $opponent } uit voor een partij **{ $rules }**.
challenge-anyone = { $challenger } zoekt iemand voor een partij **{ $rules }**.
challenge-side = { $challenger } speelt met { $side-definite }.
challenge-random = Er wordt geloot wie welke kant speelt.
challenge-fair = De kanten maken het gelijk op: de speler met de laagste rating krijgt de kant die vaker wint.
challenge-accept = Aannemen
challenge-decline = Afwijzen
challenge-withdraw = Intrekken
challenge-accepted = { $opponent } heeft de uitdaging van { $challenger } voor een partij **{ $rules }** aangenomen: partij { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } heeft de uitdaging van { $challenger } voor een partij **{ $rules }** afgewezen.
challenge-declined-news = { $challenger }, { $opponent } heeft je uitdaging afgewezen.
challenge-withdrawn = { $challenger } heeft de uitdaging voor een partij **{ $rules }** ingetrokken.
challenge-in-words = Je uitdaging is geplaatst. In dit kanaal kan ik geen bestanden bijvoegen, dus de borden zijn hier tekst. Als een beheerder me de machtiging *Bestanden bijvoegen* geeft, teken ik ze.

## Regels in woorden

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Anders dan { $parent }:
rules-names = -# Andere regels: { $names }

## Regels die meerdere families hebben: $choice is wat er is gekozen

rule-repetition-count = { $choice ->
    [0] Stellingen mogen eindeloos worden herhaald.
    [one] De partij eindigt als een stelling één keer is voorgekomen.
   *[other] De partij eindigt als dezelfde stelling { $choice } keer is voorgekomen.
}
rule-no-moves = { $choice ->
    [loss] Wie geen toegestane zet heeft, verliest.
   *[draw] Als een kant geen toegestane zet heeft, is de partij remise.
}
rule-quiet-limit = { $choice ->
    [0] Er is geen limiet aan zetten zonder slaan.
    [one] Na één zet zonder slaan is de partij remise.
   *[other] Na { $choice } zetten zonder slaan is de partij remise.
}
rule-repetition-ends = Als de partij door herhaling eindigt, { $choice ->
    [mover-loses] verliest de kant die de stelling heeft herhaald
    [side] { $chosen-side-number ->
        [one] wint
       *[many] winnen
    } { $chosen-side-definite }
   *[draw] is het remise
}.

## Punten op lijnen: wat er wordt gezegd waar stukken over andere springen

turn-puts = { $mover } zet { $piece-a } op **{ $square }**.
turn-ambush = { $mover } speelt **{ $move }**, een hinderlaag, en slaat { $piece-captured } op { $squares }.
turn-captures-several = { $mover } speelt **{ $move }** en slaat { $captured }.
turn-captured-there = { $piece-captured } op { $squares }
part-move-end = einde
turn-goes-on = { $player }, je beurt gaat door: je hebt nog { $count ->
    [one] één actie
   *[other] { $count } acties
}. `/{ command-move } { part-move-end }` beëindigt je beurt.
turn-how-put = Zet { $piece-a } op het bord met `/{ command-move }`, bijvoorbeeld `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` legt de regels uit.
alt-last-played = Laatste zet, van { $side-definite }: { $move }.
alt-ended-turn = { $side-heading }: de beurt is voortijdig beëindigd.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } op { $squares }
goals-standing = Doelen: { $squares }.
actions-left = { $count ->
    [one] Er is nog één actie
   *[other] Er zijn nog { $count } acties
} over in deze beurt.
refuse-not-on-board = Dit bord heeft geen punt { $square }. `/{ command-board }` laat het bord zien.
refuse-not-a-point = { $given } is geen punt van dit bord. `/{ command-board }` laat het bord zien.
refuse-other-side = { $piece-opening } op { $square } is niet van jou. Kies een stuk van jezelf.
refuse-occupied = Op { $square } staat al een stuk. Kies een leeg punt.
refuse-no-line = Geen lijn brengt dit stuk met een stap of een sprong van { $from } naar { $to }. `/{ command-legal } { $from }` laat zien waar het heen kan.
refuse-round-bend = Een sprong gaat rechtdoor: van { $from } over { $over } kan die niet afbuigen naar { $to }. `/{ command-legal } { $from }` laat zien waar het stuk heen kan.
refuse-over-nothing = Op { $over } staat niets om overheen te springen. `/{ command-legal }` laat zien welke zetten kunnen.
refuse-over-own = Het stuk op { $over } is van jezelf; je springt alleen over stukken van de andere kant. `/{ command-legal }` laat zien welke zetten kunnen.
refuse-one-leap = Eén sprong is hier de hele zet: die eindigt op { $at }. Laat de rest weg.
refuse-step-in-chain = Van { $from } naar { $to } is een stap, en na een sprong kan het stuk alleen verder springen. Laat de stap weg.
refuse-one-piece = Er beweegt maar één stuk tegelijk. Schrijf de zet van een van die stukken, zoals `d4 d5`.
refuse-nothing-to-end = Hier is een beurt één zet, dus er valt niets te beëindigen. Schrijf een zet, zoals `d4 d5`.
refuse-end-before-action = Doe eerst een zet; daarna beëindig je met `{ part-move-end }` je beurt.
refuse-one-step = Een zet heeft hier twee velden: het veld waar een stuk vandaan komt en het veld waar het heen gaat, zoals `d1 d4`.

## Lijsten, weergaven, hulp

games-none = Je speelt op dit moment geen partijen. `/{ command-challenge }` begint er een.
games-title = { $count ->
    [one] Je partij
   *[other] Je { $count } partijen
}:
games-own-turn = **Partij { $game }** · { $rules } · tegen { $opponent } · **jij bent aan zet** · laatste activiteit { $since }
games-other-turn = **Partij { $game }** · { $rules } · tegen { $opponent } · tegenstander aan zet · laatste activiteit { $since }
games-alone = **Partij { $game }** · { $rules } · beide kanten · laatste activiteit { $since }
games-link = · [bord]({ $link })
games-choice = Partij { $game } · { $rules }

help = Met **Raichi** speel je hier oude bordspellen, zet voor zet, wanneer je maar even tijd hebt: tafl, waarin aanvallers jagen op een koning die probeert te ontsnappen; jachtspellen, waarin een vos of een paar tijgers het opnemen tegen een kudde; en Dablot, waarin twee legers met hun aanvoerders tegenover elkaar staan. Daag iemand uit, dan laat ik jullie allebei weten wanneer je aan zet bent. `/{ command-rules } { command-rules-show }` legt elk spel uit.
help-challenge = Iemand uitdagen
help-rules = Zo speel je
help-commands = Alle opdrachten
help-all-play =
    `/{ command-play }` zoekt een partij voor je. `/{ command-challenge }` nodigt iemand uit voor een partij, `/{ command-challenges }` toont wat er nog openstaat. Met `/{ command-simul }` speel je tegen meerderen tegelijk.
    `/{ command-move } d1 d4` speelt een zet; dat kan ook met `d1 d4` als antwoord op het bord, of met de knop *{ button-move }* eronder. Laat de *@* van een antwoord aan; schrijf je me rechtstreeks, dan is `d1 d4` genoeg. `c3-e5-g3` springt twee keer, `c3` zet een stuk op het bord.
    `/{ command-board }` laat het bord nog eens zien, `/{ command-games }` al je partijen.
    `/{ command-draw }` biedt remise aan, `/{ command-takeback }` neemt je laatste zet terug, met `/{ command-resign }` geef je op, `/{ command-abort }` breekt een nieuwe partij af, en `/{ command-rematch }` vraagt om nog een partij. `/{ command-plan }` speelt je antwoord als de zet komt die je verwacht.
    `/{ command-tournament } { command-tournament-create }` kondigt een toernooi aan, en `/{ command-tournament } { command-tournament-show }` toont de tabellen.
help-all-learn =
    `/{ command-legal } d1` laat zien waar een stuk heen kan, `/{ command-replay }` een hele partij als animatie, en `/{ command-history }` geeft de notatie als bestand.
    `/{ command-hint }` geeft je een hint, tegen mij of alleen, en `/{ command-review }` analyseert een afgelopen partij.
    `/{ command-profile }` toont ratings en scores, `/{ command-leaderboard }` wie hier bovenaan staat. `/{ command-openings }` toont hoe partijen begonnen en hoe ze afliepen.
    `/{ command-ladder } { command-ladder-show }` toont de ladder van deze server, met `/{ command-ladder } { command-ladder-join }` doe je mee.
    `/{ command-learn }` leert je een spel, `/{ command-rules } { command-rules-show }` legt regels uit, `/{ command-rules } { command-rules-list }` somt ze op, en met `/{ command-rules } { command-rules-build }` maak je je eigen regels.
help-all-settings =
    `/{ command-pause }` vraagt om de klok stil te zetten, en `/{ command-resume }` beëindigt de pauze.
    `/{ command-vacation } { command-vacation-start }` zet al je klokken stil tot `/{ command-vacation } { command-vacation-end }`. Met `/{ command-settings }` stel je in wat je prettig vindt, en `/{ command-server-settings }` is voor beheerders.
    `/{ command-names }` toont of verbergt je naam op webpagina’s.
    `/{ command-help }` laat zien waar je kunt beginnen.
help-group-play = Spelen
help-group-learn = Leren en terugkijken
help-group-settings = Tijd en instellingen
help-menus = -# In het menu van een persoon vind je onder *Apps* *{ command-on-person }* en *{ command-profile-of-person }*, in het menu van een bericht over een partij *{ command-on-message }* en in dat van elk bericht *{ command-report-message }*.
offer-person = Met welke regels wil je { $opponent } uitdagen?
offer-alone = Met welke regels wil je beide kanten spelen?
offer-anyone = Met `/{ command-challenge }` daag je één persoon uit. Als iedereen mag aannemen, kies dan hier de regels:

choice-piece = { $square } · { $piece-among }{ $count ->
    [one] één zet
   *[other] { $count } zetten
}
choice-side = { $side }
choice-side-random = willekeurig
choice-side-fair = gelijk op volgens rating
choice-rules-default = { $rules } (standaard hier)

resign-ask = Wil je partij { $game } tegen { $opponent } opgeven? Dat kun je niet ongedaan maken.
resign-ask-alone = Wil je partij { $game } opgeven? { $side-opening } { $side-number ->
    [one] is aan zet en verliest
   *[many] zijn aan zet en verliezen
} dan. Dat kun je niet ongedaan maken.
resign-yes = Opgeven
resign-no = Doorspelen
resign-done = Je hebt partij { $game } opgegeven.
resign-kept = Oké, partij { $game } gaat door.

unsaid = Het is opgeslagen, maar ik kan het daar niet plaatsen: { $reason }.
unsaid-later = Het is opgeslagen. Discord neemt mijn bericht op dit moment niet aan; ik plaats het zodra het kan.
unsaid-permission = ik mis machtigingen in dat kanaal. Een beheerder kan me daar *Kanaal bekijken* en *Berichten versturen* geven, of *Berichten versturen in threads* als het een thread is; dan plaats ik het
unsaid-direct = Ik kan je niet meer schrijven: je hebt me geblokkeerd, of geen server die we delen staat privéberichten toe. Verander dat, en ik plaats het hier.
unsaid-in-time-out = Het is opgeslagen. Ik heb op deze server een time-out tot { $until }; daarna plaats ik het. Een beheerder kan die eerder beëindigen.
refuse-in-time-out = Ik heb op deze server een time-out tot { $until }, dus ik kan hier niets plaatsen. Een beheerder kan die eerder beëindigen.
unsaid-channel = het kanaal bestaat niet meer
unsaid-other = Discord weigert het bericht
unsaid-moderated = een AutoMod-regel van deze server blokkeert het bericht. Een beheerder kan mij van die regel uitzonderen
unsaid-harmful = het Discord-filter tegen schadelijke links blokkeert het bericht

## Weigeringen: de reden en wat helpt

typed-again = -# Als je het verbetert, stuur het dan als nieuw bericht: bewerkingen zie ik niet.
typed-withheld = Dat kan ik niet lezen: Discord toont me een antwoord alleen als de *@* aanstaat, en andere berichten alleen als ze mij vermelden en niet mijn rol. Stuur het zo nog eens, of gebruik `/{ command-move }`.
refuse-not-a-move = { $given } is geen zet. Schrijf waar een stuk staat en waar het heen gaat, bijvoorbeeld `d1 d4`.
refuse-no-destination = Waarheen? Schrijf dat er ook bij, bijvoorbeeld `/{ command-move } { $from } { $example }`.
refuse-no-piece = Je hebt geen stuk op { $square }: daar staat niets. `/{ command-board }` laat het bord zien.
refuse-not-yours = Je hebt geen stuk op { $square }: daar staat { $piece-a }. Jij speelt met { $side-definite }.
refuse-same-square = Het stuk staat al op { $square }. Kies een andere bestemming.
refuse-off-board = { $square } ligt niet op het bord, dat van a1 tot { $last } loopt.
refuse-other-captures = { $count ->
    [0] Deze zet slaat niets
    [one] Deze zet slaat alleen { $squares }
   *[other] Deze zet slaat { $squares }
}, en dat is niet wat je schreef. Er is niets gespeeld; laat weg wat er wordt geslagen, dat bereken ik zelf.
refuse-finished = Partij { $game } is afgelopen. `/{ command-rematch }` vraagt om nog een partij, `/{ command-challenge }` begint een nieuwe.
refuse-over = De partij is afgelopen; je kunt geen zetten meer doen.
refuse-not-your-turn = { $player } is aan zet. Daarna ben jij weer aan zet.
refuse-not-a-player = Je speelt niet mee in partij { $game }. Met `/{ command-board }` kun je meekijken, en `/{ command-challenge }` begint een eigen partij.
refuse-no-game-here = Je hebt geen partij in dit kanaal. `/{ command-challenge }` begint er een, `/{ command-games }` toont je partijen elders.
refuse-no-game-to-see = In dit kanaal is nog geen partij gespeeld. `/{ command-challenge }` begint er een.
refuse-no-such-game = Op deze server is er geen partij { $game }. `/{ command-games }` toont die van jou.
refuse-not-a-game = { $given } is geen partij. Kies er een uit de lijst die verschijnt, of typ het nummer.
refuse-which-game = Je speelt in dit kanaal meerdere partijen: { $games }. Noem de partij die je bedoelt met de optie `{ option-move-game }`, of antwoord op het bord ervan.
refuse-moved-on = De partij is intussen verdergegaan, dus er is niets veranderd. `/{ command-board }` laat zien hoe het staat.
refuse-not-yours-to-press = Die knop is niet voor jou.
refuse-private-game = Partij { $game } is privé, dus kan ik je hier niet antwoorden. Druk op *{ button-move }* onder het bord, of gebruik `/{ command-move }`.
refuse-hint-against-person = In partijen tussen mensen zijn er geen hints. Speel tegen mij of speel zelf beide kanten, dan krijg je ze wel.
refuse-no-hint = Ik heb niet op tijd een hint gevonden. Vraag het zo nog eens.
turn-computer = { $player } denkt na.
hint-wins = Je kunt meteen winnen!
hint-wins-by-force = Er is een reeks zetten die wint, wat de andere kant ook doet.
hint-threatens-twice = Je kunt op twee manieren tegelijk dreigen te winnen.
hint-threatens = Je kunt dreigen met je volgende zet te winnen.
hint-stops = De andere kant dreigt te winnen. Voorkom dat eerst.
hint-captures = Zoek iets goeds om te slaan.
hint-improves = Er is geen haast: zoek een betere plek voor een van je stukken.
hint-show = Laat de zet zien
hint-move = Ik zou **{ $ply }** spelen.
hint-play = Speel deze zet
refuse-level-of-person = Alleen ik heb niveaus. Daag mij uit, of laat `{ option-challenge-level }` weg.
refuse-challenged-bot = Bots kunnen niet spelen. Daag een mens uit, of laat `{ option-challenge-opponent }` weg: dan kan iedereen aannemen.
refuse-unknown-side = “{ $given }” is geen kant bij { $rules }. Je kunt spelen met { $sides }, of het lot laten beslissen.
refuse-unknown-ruleset = Ik ken geen regels met de naam “{ $given }”. De namen die er het meest op lijken: { $names }. `/{ command-rules } { command-rules-list }` toont alle regels.
refuse-which-ruleset = “{ $given }” past bij meerdere: { $names }. Welke bedoel je?
refuse-challenge-accepted = Deze uitdaging is al aangenomen; het is nu partij { $game }. `/{ command-challenge }` maakt een nieuwe.
refuse-challenge-declined = Deze uitdaging is afgewezen. `/{ command-challenge }` maakt een nieuwe.
refuse-challenge-withdrawn = Deze uitdaging is ingetrokken. `/{ command-challenge }` maakt een nieuwe.
refuse-challenge-deleted = Het bericht van deze uitdaging is verwijderd, dus die geldt niet meer. `/{ command-challenge }` maakt een nieuwe.
refuse-no-such-challenge = Ik ken deze uitdaging niet meer. `/{ command-challenge }` maakt een nieuwe.
refuse-challenge-for-another = Deze uitdaging is voor { $opponent }. `/{ command-challenge }` maakt er een van jou.
refuse-only-challenger-withdraws = Alleen { $challenger } kan deze uitdaging intrekken.
refuse-nobody-declines = Deze uitdaging is voor wie maar wil; niemand hoeft die af te wijzen.
refuse-own-challenge = Dit is je eigen uitdaging: iemand anders moet die aannemen. Je kunt die wel intrekken.
refuse-permissions = Ik kan in dit kanaal niet spelen: ik mis { $missing }. Een beheerder kan me dat geven in de kanaalinstellingen.
permission-view = *Kanaal bekijken*
permission-send = *Berichten versturen*
permission-send-in-threads = *Berichten versturen in threads*
permission-connect = *Verbinden*
refuse-replay-too-early = Partij { $game } is nog niet afgelopen. Daarna kan de animatie worden geplaatst; tot die tijd kun jij die bekijken met `/{ command-replay }`.
refuse-no-game-in-message = Dat bericht gaat niet over een partij, of ik ken die niet meer. `/{ command-replay }` laat elke partij van deze server zien.
refuse-thread-locked = Deze thread is vergrendeld, dus hier kan niets meer worden geplaatst.
refuse-no-files-here = Ik kan in dit kanaal geen bestanden bijvoegen: ik mis *Bestanden bijvoegen*. Een beheerder kan me dat geven in de kanaalinstellingen.
refuse-may-not-write = Je mag in dit kanaal niet schrijven, dus ik kan hier niets voor je plaatsen.
refuse-unknown-button = Deze knop is te oud. `/{ command-help }` laat zien wat ik begrijp.
refuse-unknown-choice = Deze keuze is te oud. Typ de opdracht opnieuw en kies uit de lijst die verschijnt.
invite = Voeg me toe aan de server
refuse-only-in-servers = Ik ben niet op deze server, dus dat kan ik niet. Schrijf me rechtstreeks om tegen mij te spelen, of vraag een beheerder om mij aan de server toe te voegen.

fault = Er is iets misgegaan, bij mij en niet bij jou. Probeer het zo nog eens; als het blijft gebeuren, geef de beheerder dan dit nummer: `{ $reference }`.
unread = Ik kon niet lezen wat Discord me stuurde, dus er is niets gebeurd. Probeer het zo nog eens; als het blijft gebeuren, zeg dan tegen een beheerder dat ik misschien een update nodig heb.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-parts = { $first }; { $last }

## Opdrachten: hoe ze heten en wat ze doen, zoals Discord ze opsomt

command-challenge = uitdagen
command-challenge-about = Daag iemand uit voor een partij
option-challenge-opponent = tegenstander
option-challenge-opponent-about = Wie je uitdaagt; als je niemand kiest, kan iedereen aannemen
option-challenge-rules = regels
option-challenge-rules-about = De regels waarmee je speelt
option-challenge-side = kant
option-challenge-side-about = De kant die jij speelt
option-challenge-level = niveau
option-challenge-level-about = Hoe sterk ik speel, als je mij uitdaagt; 2 als je niets kiest
chosen-level-1 = 1 Beginner: maakt veel fouten
chosen-level-2 = 2 Makkelijk: voor je eerste partijen
chosen-level-3 = 3 Gemiddeld: ziet wat er meteen aankomt
chosen-level-4 = 4 Moeilijk: ziet zelden iets over het hoofd
chosen-level-5 = 5 Expert: ziet bijna niets over het hoofd
chosen-level-6 = 6 Sterkst: denkt tot twee seconden na
command-move = zet
command-move-about = Speel een zet
option-move-from = van
option-move-from-about = Waar het stuk staat, zoals d1, of de hele zet: d1-d4
option-move-to = naar
option-move-to-about = Waar het heen gaat, zoals d4
option-move-game = partij
option-move-game-about = De partij (als je er hier meerdere hebt)
command-board = bord
command-board-about = Laat het bord zien
option-board-game = partij
option-board-game-about = De partij (als er hier meerdere zijn)
option-board-style = stijl
option-board-style-about = Hoe het eruitziet; tekst is voor wie geen afbeeldingen kan zien
chosen-style-wood = hout
chosen-style-stone = steen
chosen-style-high-contrast = hoog contrast
chosen-style-text = tekst
command-replay = naspelen
command-replay-about = Laat een hele partij als animatie zien
option-replay-game = partij
option-replay-game-about = De partij, lopend of afgelopen (als er hier meerdere zijn)
command-resign = opgeven
command-resign-about = Geef een partij op
option-resign-game = partij
option-resign-game-about = De partij (als je er hier meerdere hebt)
command-games = partijen
command-games-about = Toon al je partijen, de dringendste eerst
command-learn = leren
command-learn-about = Leer een spel stap voor stap, op borden waarop je zelf zetten doet
option-learn-rules = regels
option-learn-rules-about = Een soort spel, of een regelset ervan
command-help = help
command-help-about = Lees wat Raichi doet
command-on-person = Uitdagen voor een partij
command-on-message = Deze partij naspelen

## De wereld om de partijen heen

unsaid-closed = de thread is vergrendeld. Zodra die weer open is, plaats ik het
## Uitdagingen, matches, threads

turn-begins-alone = De partij begint: { $player } speelt beide kanten.

challenge-side-first = { $challenger } begint met { $side-definite }.
challenge-random-first = Er wordt geloot wie met welke kant begint.
challenge-fair-first = De kanten maken de eerste partij gelijk op: de speler met de laagste rating krijgt de kant die vaker wint.
challenge-match = Een match van twee partijen: in de tweede wisselen de kanten. Wie de meeste partijen wint, wint de match; bij een gelijke stand wint wie de meeste stukken heeft geslagen.
challenge-time = Bedenktijd per zet: { $time }.
challenge-bank = Bedenktijd: { $bank } voor de hele partij, en na elke zet komt er { $time } bij.
challenge-no-time-limit = Onbeperkte bedenktijd.
challenge-thread = De partij krijgt een eigen thread.
challenge-until = Verloopt { $time }.
challenge-alone = { $player } speelt beide kanten van een partij **{ $rules }**: partij { $game }.
challenge-seats-first = Een match van twee partijen. In de eerste: { $first-side } { $first }, { $second-side } { $second }; daarna andersom.
challenge-lapsed = De uitdaging van { $challenger } aan { $opponent } voor een partij **{ $rules }** is verlopen: er kwam binnen een week geen antwoord.
challenge-lapsed-anyone = De uitdaging van { $challenger } voor een partij **{ $rules }** is verlopen: niemand heeft die binnen een week aangenomen.

decline-title = De uitdaging afwijzen
decline-reason = Waarom? (niet verplicht)
decline-hint = Iedereen hier kan het lezen
challenge-form-more = Meer
challenge-form-casual = Vriendschappelijk: de partij telt niet voor jullie ratings
challenge-form-others = Andere regels … (kies uit alle)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minuut
       *[other] minuten
    }
    [hours] uur
   *[days] { $count ->
        [one] dag
       *[other] dagen
    }
}
time-control-none = onbeperkt

thread-name = { $rules } · partij { $game }
thread-opened = De partij wordt gespeeld in { $thread }.
thread-forbidden = De partij wordt in dit kanaal gespeeld: om er een thread voor te openen, heb ik *Openbare threads maken* nodig. Een beheerder kan me dat geven in de kanaalinstellingen.
thread-impossible = De partij wordt in dit kanaal gespeeld: hier kan geen thread worden geopend.

match-score = -# Match, partij { $game } van 2 · { $one } tegen { $other } { $wins } (geslagen stukken { $captures })
match-goes-on = De match gaat verder met de tweede partij, met gewisselde kanten.
match-won = **{ $winner } wint de match.**
match-won-by-captures = **{ $winner } wint de match:** in partijen staat het { $wins }, maar { $winner } heeft meer stukken geslagen, { $captures }.
match-drawn = **De match eindigt gelijk:** in partijen staat het { $wins }, en er zijn ook evenveel stukken geslagen.
match-undecided = **De match eindigt onbeslist**, want een van de partijen is niet gespeeld.

rematch-button = Revanche

refuse-match-alone = Voor een match zijn twee mensen nodig. Laat `{ option-challenge-match }` weg om één partij tegen jezelf te spelen, of kies iemand anders.
refuse-challenge-lapsed = Deze uitdaging is verlopen: niemand heeft die binnen een week aangenomen. `/{ command-challenge }` maakt een nieuwe.
refuse-not-a-time-control = Ik kan “{ $given }” niet als bedenktijd lezen. Probeer `12 uur` of `3 dagen` per zet, `6 dagen + 10 uur` voor de hele partij en wat er per zet bij komt, of `onbeperkt`.
refuse-time-control-range = “{ $given }” kan niet. Per zet kan de bedenktijd 1 uur tot 14 dagen zijn; met `onbeperkt` is er geen limiet.
refuse-bank-range = “{ $given }” kan niet. Voor de hele partij kan de bedenktijd 1 uur tot 30 dagen zijn, en per zet kan er 1 uur tot 3 dagen bij komen.
refuse-reason-too-long = Een reden mag hoogstens { $longest } tekens hebben, en die van jou heeft er { $length }. Er is niets afgewezen; maak de reden korter of laat die weg.
refuse-challenges-of-player = Je hebt op deze server al { $most } openstaande uitdagingen. Trek er een in, of wacht tot er een is beantwoord.
refuse-challenges-here = In dit kanaal staan al { $most } uitdagingen open. Neem er een aan, of wacht tot er een is beantwoord.
refuse-games-of-player = { $player } speelt op deze server al { $most } partijen, en meer houd ik er niet tegelijk bij. Als er een is afgelopen, kan er een nieuwe beginnen.
refuse-games-here = In dit kanaal worden al { $most } partijen gespeeld, en meer houd ik er niet tegelijk bij. Speel in een ander kanaal, of wacht tot er een is afgelopen.
refuse-pace = { $pace ->
    [challenge] Dat zijn veel uitdagingen. Je kunt de volgende { $when } plaatsen.
    [share] Dat is veel tegelijk. Je kunt { $when } weer iets delen.
    [server] Er gebeurt nu veel op deze server. Je kunt { $when } weer uitdagen en iets delen.
    [hint] Dat zijn veel hints. Je kunt { $when } om de volgende vragen.
    [review] Dat zijn veel analyses. Ik kan { $when } de volgende partij analyseren.
    [build] Dat zijn veel wijzigingen in korte tijd. Je kunt { $when } verder bouwen.
    [file] Dat zijn veel bestanden. Je kunt { $when } het volgende krijgen.
    [report] Dat zijn veel meldingen. De volgende kun je { $when } doen.
   *[export] Je hebt dit bestand net al een paar keer gekregen. Je kunt het { $when } weer krijgen.
}
refuse-not-finished = Partij { $game } is nog niet afgelopen. Een revanche is voor afgelopen partijen.
refuse-match-goes-on = De match gaat verder met de tweede partij. Als die ook is afgelopen, kun je om een revanche vragen.
refuse-rematch-offered = Je hebt voor partij { $game } al een revanche aangeboden. Je tegenstander moet daar eerst op antwoorden.
refuse-next-game-runs = Je speelt de volgende al: partij { $game }.

refuse-rematch-declined = Je hebt voor partij { $game } een revanche aangeboden, en die is afgewezen. Je tegenstander kan er nog wel om vragen; `/{ command-challenge }` maakt een nieuwe uitdaging.
refuse-nothing-to-play-again = Je hebt in dit kanaal nog geen partij uitgespeeld. Noem een partij van elders met de optie `{ option-rematch-game }`, of gebruik `/{ command-challenge }`.

option-challenge-time = bedenktijd
option-challenge-time-about = Per zet, zoals 3 dagen; of 6 dagen + 10 uur (hele partij + per zet); of onbeperkt
option-challenge-match = match
option-challenge-match-about = Speel een match: twee partijen, de tweede met gewisselde kanten
option-challenge-thread = thread
option-challenge-thread-about = Speel in een eigen thread
# De woorden voor ja en nee die worden begrepen, het gebruikelijke eerst.
flag-yes = ja, waar, aan
flag-no = nee, onwaar, uit
## Knoppen onder een bord, en de menu’s om een zet te kiezen

button-move = Zet doen
button-hint = Hint
button-draw = Remise aanbieden
button-takeback = Terugnemen
button-resign = Opgeven
button-level = Niveau { $level }
turn-given = Die gaat verder vanaf de stelling na { $count ->
    [one] één zet
   *[other] { $count } zetten
} van een andere partij.
review-play = Vanaf hier spelen
pick-game = Partij { $game }
pick-piece = { $of }: je speelt met { $side-definite }. Met welk stuk doe je een zet?
pick-piece-menu = Kies een stuk
pick-put = { $of }: je speelt met { $side-definite }. Waar zet je een stuk neer?
pick-put-menu = Kies een punt
pick-too-long = -# De rest van zo’n lange zet kun je alleen typen: `/{ command-move }` met elk punt, zoals `c3 e5 g3`.
pick-file = { $of }: veel van je stukken kunnen bewegen. Op welke lijn staat het jouwe?
pick-file-menu = Kies een lijn
pick-file-choice = lijn { $file } · { $count ->
    [one] één stuk
   *[other] { $count } stukken
}
pick-other-file = Andere lijn
pick-target = { $of }: waar gaat het stuk op { $square } heen?
pick-target-menu = Kies waarheen
pick-line-menu = Kies de richting
pick-along-file = langs lijn { $file } · { $count ->
    [one] één veld
   *[other] { $count } velden
}
pick-along-rank = langs rij { $rank } · { $count ->
    [one] één veld
   *[other] { $count } velden
}
pick-other-piece = Ander stuk
pick-end = De beurt beëindigen
pick-play = Hier stoppen: { $ply }
reach-squares = { $piece-opening } op { $square } kan { $count ->
    [0] niet bewegen.
   *[other] naar { $squares }.
}
reach-not-to-move = -# Nu { $side-number ->
    [one] is
   *[many] zijn
} { $side-definite } nog niet aan zet.
refuse-not-a-square = { $given } is geen veld van dit bord, dat van a1 tot { $last } loopt.
refuse-empty-square = Op { $square } staat geen stuk. `/{ command-board }` laat het bord zien.
choice-occupied = { $square } · { $piece }

## De notatie van een partij, en de pagina’s van een lijst

history-title = **{ $rules }** · partij { $game } · { $count ->
    [0] nog geen zet
    [one] één zet
   *[other] { $count } zetten
}
history-file = -# Het bestand is de notatie van de partij; `raichi replay` kan die lezen, en jij ook.
games-until = · tot { $time } ({ $left })
games-left = · je hebt nog { $time }
games-halted = · { $halt ->
    [suspended] stilgelegd
    [paused] pauze
   *[vacation] op vakantie
}
games-page = -# Pagina { $page } van { $pages }
list-previous = Vorige
list-next = Volgende

## Opdrachten om naar een partij te kijken

command-legal = waarheen
command-legal-about = Laat zien waar een stuk heen kan
option-legal-square = veld
option-legal-square-about = Waar het stuk staat, zoals d1; het mag ook van je tegenstander zijn
option-legal-game = partij
option-legal-game-about = De partij (als er hier meerdere zijn)
command-hint = hint
command-hint-about = Krijg een hint, tegen de computer of alleen
option-hint-game = partij
option-hint-game-about = Het nummer van de partij, als je er hier meerdere speelt
command-history = notatie
command-history-about = Krijg de notatie van een partij als bestand
option-history-game = partij
option-history-game-about = De partij, lopend of afgelopen (als er hier meerdere zijn)
## Partijen van dagen: klokken, afspraken, vakanties

clock-until = Je hebt tot { $time } ({ $left }).
clock-left = { $player } heeft nog { $time }.
clock-paused = De partij is gepauzeerd, en de klok staat stil.
clock-suspended = De partij is stilgelegd, en de klok staat stil.
clock-vacation = Tijdens de vakantie staat de klok stil; zetten doen mag nog wel.
turn-waits = Als de partij verdergaat, is { $player } aan zet met { $side-definite }.
reminder = { $player }, je bent nog aan zet tegen { $other }. Je tijd loopt { $left } af, op { $time }.

deed-offers-draw = { $player } biedt remise aan. { $other }, neem je het aan? Het aanbod vervalt bij de volgende zet.
deed-offers-pause = { $player } vraagt om een pauze; de klok staat dan stil. { $other }, ga je akkoord? Het verzoek vervalt bij de volgende zet.
deed-asks-takeback = { $player } wil graag { $count ->
    [one] de laatste zet
   *[other] de eigen laatste zet, samen met het antwoord daarop,
} terugnemen. { $other }, ga je akkoord? Het verzoek vervalt bij de volgende zet.
deed-agrees-takeback = { $other }, { $player } vindt het goed dat je de zet terugneemt.
deed-agrees-pause = { $other }, { $player } gaat akkoord met een pauze. Die duurt tot een van jullie er een eind aan maakt.
deed-declines = { $question ->
    [draw] { $other }, { $player } wijst het remiseaanbod af.
    [takeback] { $other }, { $player } vindt het niet goed dat je de zet terugneemt.
   *[pause] { $other }, { $player } wil geen pauze.
}
deed-withdraws = { $question ->
    [draw] { $player } trekt het remiseaanbod in.
    [takeback] { $player } trekt het verzoek om een zet terug te nemen in.
   *[pause] { $player } trekt het verzoek om een pauze in.
}
deed-takes-back = { $player } neemt de laatste zet terug, dus je bent niet meer aan zet, { $other }.
deed-takes-back-alone = { $player } neemt de laatste zet terug.
deed-drops = { $question ->
    [draw] Het remiseaanbod vervalt daarmee.
   *[pause] Het verzoek om een pauze vervalt daarmee.
}
deed-continues = { $other }, { $player } beëindigt de pauze; de partij gaat verder.
suspended = { $why ->
    [channel-gone] Het kanaal van deze partij bestaat niet meer, dus de partij is stilgelegd. De partij gaat verder met de volgende zet in een ander kanaal van deze server: `/{ command-move }` met de optie `{ option-move-game }`.
    [channel-closed] Het kanaal van deze partij is vergrendeld, dus de partij is stilgelegd. De partij gaat verder als het kanaal weer open is, of met de volgende zet in een ander kanaal: `/{ command-move }` met de optie `{ option-move-game }`.
    [may-not-post] Ik kan in het kanaal van deze partij niets meer plaatsen, dus de partij is stilgelegd. De partij gaat verder als een beheerder dat heeft verholpen, of met de volgende zet in een ander kanaal: `/{ command-move }` met de optie `{ option-move-game }`.
    [message-refused] Discord weigert mijn bericht in het kanaal van deze partij, dus de partij is stilgelegd. Met een opdracht daar over een paar minuten probeer ik het opnieuw, of de partij gaat verder met de volgende zet in een ander kanaal: `/{ command-move }` met de optie `{ option-move-game }`.
   *[removed] Ik ben van de server van deze partij verwijderd, dus de partij is stilgelegd. De partij gaat verder als ik weer ben uitgenodigd.
}
deed-resumes = De partij gaat verder, { $first } en { $second }.
deed-resumes-alone = De partij gaat verder, { $player }.
deed-vacation-begins = { $player } is op vakantie tot { $time }. Tot dan staat de klok stil wanneer { $player } aan zet is.
deed-vacation-begins-no-clock = { $player } is op vakantie tot { $time }.
deed-vacation-ends = { $player } is terug van vakantie.
deed-vacation-undone = { $player } is toch niet op vakantie.
answer-yes = Aannemen
answer-no = Afwijzen
pause-end = De pauze beëindigen

end-agreed = Beide spelers gaan akkoord met remise.
end-called-draw = { $player } verklaart de partij remise.
end-out-of-time = De tijd van { $player } is om.
end-not-begun = { $player } heeft niet op tijd een zet gedaan. De partij met { $other } was nauwelijks begonnen; daarom is die afgebroken en telt die niet.
end-aborted = { $player } breekt de partij met { $other } af. Die was nauwelijks begonnen en telt niet.
end-aborted-hot-seat = { $player } breekt de partij af. Die was nauwelijks begonnen en telt niet.
alt-agreed = Beide kanten zijn remise overeengekomen.
alt-out-of-time = De tijd van { $side-definite } was om.
alt-aborted = De partij is afgebroken en telt niet.

refuse-not-your-turn-until = { $player } is aan zet, tot { $time }. Na die zet ben jij weer aan de beurt.
refuse-out-of-time = De tijd voor deze zet was op { $time } om, dus die is niet gespeeld. De partij eindigt zo meteen.
refuse-paused = De partij is gepauzeerd. Beide spelers kunnen de pauze beëindigen met de knop *{ pause-end }* of met `/{ command-resume }`; daarna kun je een zet doen.
refuse-paused-already = De partij is al gepauzeerd. `/{ command-resume }` beëindigt de pauze.
refuse-not-paused = De partij is niet gepauzeerd, dus er valt niets te beëindigen. `/{ command-pause }` vraagt om een pauze.
refuse-no-clock = Deze partij heeft geen klok, dus er valt niets stil te zetten. Neem alle tijd die je wilt.
refuse-answer-first = { $question ->
    [draw] { $player } heeft remise aangeboden
    [takeback] { $player } heeft gevraagd een zet te mogen terugnemen
   *[pause] { $player } heeft om een pauze gevraagd
}. Antwoord daar eerst op met de knoppen, of ga akkoord met { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; bij de volgende zet vervalt het.
refuse-asked-already = { $question ->
    [draw] Je hebt sinds de laatste zet al remise aangeboden
    [takeback] Je hebt sinds de laatste zet al gevraagd een zet te mogen terugnemen
   *[pause] Je hebt sinds de laatste zet al om een pauze gevraagd
}. Na de volgende zet kan het weer.
refuse-nothing-asked = { $question ->
    [draw] Sinds de laatste zet heeft niemand remise aangeboden
    [takeback] Sinds de laatste zet heeft niemand gevraagd een zet te mogen terugnemen
   *[pause] Sinds de laatste zet heeft niemand om een pauze gevraagd
}, dus er valt niets te beantwoorden.
refuse-question-stands = { $question ->
    [draw] Je remiseaanbod
    [takeback] Je verzoek om een zet terug te nemen
   *[pause] Je verzoek om een pauze
} staat nog tot de volgende zet; { $player } heeft nog niet geantwoord. Je kunt het intrekken.
refuse-other-question-stands = { $question ->
    [draw] Je remiseaanbod
    [takeback] Je verzoek om een zet terug te nemen
   *[pause] Je verzoek om een pauze
} staat nog; { $player } heeft nog niet geantwoord. Trek het eerst in en vraag het dan opnieuw.
refuse-only-asker-withdraws = { $question ->
    [draw] Alleen { $player } kan dit aanbod intrekken
   *[other] Alleen { $player } kan dit verzoek intrekken
}. Jij kunt het aannemen of afwijzen.
refuse-own-question = { $question ->
    [draw] Het remiseaanbod komt van jezelf
    [takeback] Het verzoek om een zet terug te nemen komt van jezelf
   *[pause] Het verzoek om een pauze komt van jezelf
}: { $player } moet antwoorden.
refuse-nothing-to-take-back = Je hebt in deze partij geen zet gedaan die je kunt terugnemen.
refuse-too-late-to-abort = Deze partij telt al en kan niet meer worden afgebroken. Je kunt wel `/{ command-resign }` gebruiken.
refuse-vacation-past = Dat moment is al voorbij. Kies een dag in de toekomst waarop je terug bent.
refuse-vacation-too-short = Een vakantie duurt minstens een dag. Kies een later einde.
refuse-vacation-too-long = Je krijgt 30 dagen vakantie per jaar. Met de dagen die over zijn, kan je vakantie hoogstens tot { $time } duren.
refuse-vacation-used-up = Je 30 dagen vakantie van dit jaar zijn op. Met het nieuwe jaar krijg je nieuwe.
refuse-vacation-already = Je bent al op vakantie, tot { $time }.
refuse-vacation-in-this-turn = Je bent in deze beurt van partij { $game } al eens van vakantie teruggekomen. Doe daar eerst een zet; dan kun je weer op vakantie.
refuse-no-vacation = Je bent niet op vakantie, dus er valt niets te beëindigen.
refuse-vacation-too-new = Een vakantie duurt minstens een dag: je kunt de jouwe beëindigen vanaf { $time }. Zetten doen kan nog wel.

## Opdrachten waarmee spelers iets afspreken, en de privéantwoorden erop

vacation-begins = Je bent op vakantie tot { $time }. Tot dan staan je klokken stil wanneer jij aan zet bent, en je kunt nog wel zetten doen. `/{ command-vacation } { command-vacation-end }` brengt je eerder terug, op zijn vroegst vanaf { $earliest }.
vacation-undo = Toch maar niet? Je kunt het nog { $count } minuten ongedaan maken, alsof de vakantie nooit was begonnen.
vacation-undo-button = Ongedaan maken
vacation-undone = Je vakantie is ongedaan gemaakt: je hebt de dagen terug, en je klokken lopen alsof er niets is gebeurd.
vacation-ends = Welkom terug. Je klokken lopen weer.
vacation-choice = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
refuse-not-a-time = “{ $given }” is geen aantal dagen en ook geen datum. Probeer `7` of `2027-01-03`.
command-draw = remise
command-draw-about = Bied remise aan, of neem een aanbod aan
option-draw-game = partij
option-draw-game-about = De partij (als je er hier meerdere hebt)
command-takeback = terugnemen
command-takeback-about = Neem je laatste zet terug, of vraag erom
option-takeback-game = partij
option-takeback-game-about = De partij (als je er hier meerdere hebt)
command-pause = pauze
command-pause-about = Vraag om de klok een tijdje stil te zetten, of ga daarmee akkoord
option-pause-game = partij
option-pause-game-about = De partij (als je er hier meerdere hebt)
command-resume = hervatten
command-resume-about = Beëindig een pauze
option-resume-game = partij
option-resume-game-about = De partij (als je er hier meerdere hebt)
command-abort = afbreken
command-abort-about = Breek een partij af die nauwelijks is begonnen (telt dan niet)
option-abort-game = partij
option-abort-game-about = De partij (als je er hier meerdere hebt)
command-rematch = revanche
command-rematch-about = Daag dezelfde tegenstander nog eens uit, met gewisselde kanten
option-rematch-game = partij
option-rematch-game-about = De afgelopen partij (als het niet je laatste hier is)
command-vacation = vakantie
command-vacation-about = Zet je klokken een tijdje stil
command-vacation-start = begin
command-vacation-start-about = Zet je klokken een tijdje stil: tot dertig dagen per jaar
option-vacation-start-days = dagen
option-vacation-start-days-about = Hoeveel dagen, of de datum waarop je terug bent, zoals 2027-01-03
command-vacation-end = einde
command-vacation-end-about = Kom terug van vakantie
command-names = namen
command-names-about = Of de webpagina’s van je partijen je naam laten zien
option-names-mine = mijn-naam
option-names-mine-about = Toon je naam, als de andere speler dat ook goedvindt, of verberg die
chosen-mine-show = tonen
chosen-mine-hide = verbergen
names-shown = De webpagina’s en notaties van je partijen laten je naam zien, **{ $name }**, als de andere speler dat ook goedvindt. `/{ command-names } { chosen-mine-hide }` haalt die meteen weg.
names-hidden = Geen enkele webpagina laat je naam zien. `/{ command-names } { chosen-mine-show }` toont die als de andere speler dat ook goedvindt.
names-of-seats = Aan deze tafel ziet iedereen de namen van de plaatsen. Aan de zijkant van de pagina kun je jouw plaats een andere naam geven.
## De pagina die voor een kanaal staat

seat-name = { $number ->
    [1] Raaf
    [2] Wolf
    [3] Beer
    [4] Vos
    [5] Eland
    [6] Arend
    [7] Lynx
    [8] Otter
    [9] Uil
    [10] Zeehond
    [11] Haas
    [12] Valk
   *[other] Plaats { $number }
}
channel-title = Raichi · de tafel van de vikingkoning
channel-tab = { $state ->
    [move] ● Jouw zet
    [answer] ● Jouw antwoord
    [over] Partij afgelopen
   *[other] Zet van de tegenstander
} — { $rules }
channel-topic = Iedereen hier deelt deze pagina: speel beide kanten, of geef het toetsenbord door.
channel-seats = Spelers aan deze tafel
channel-you-sit = Je zit hier als
channel-waiting = { $count ->
    [one] er wacht één zet of antwoord
   *[other] er wachten { $count } zetten of antwoorden
}
channel-name = Naam
channel-name-hint = Laat leeg om { $name } te heten
channel-save = Opslaan
channel-add = Plaats toevoegen
channel-messages = Berichten
channel-older = Oudere berichten
channel-newest = Terug naar het nieuwste
channel-command = Opdracht
channel-command-hint = Typ / voor een opdracht
channel-send = Versturen
channel-suggestions = Suggesties
channel-private = Alleen jij ziet dit
channel-answers = Als antwoord op dit bericht
channel-dismiss = Sluiten
channel-begin = **Vikingschaak:** een koning en zijn paar verdedigers tegen twee keer zoveel aanvallers.
channel-begin-board = Jij speelt de kant van de koning. Klik of tik op een van je stukken om te beginnen: de computer zet eerst.
channel-begin-learn = Leer het in 2 minuten
channel-more = Meer
channel-begin-computer = Tegen de computer spelen
channel-begin-both = Met zijn tweeën hier
channel-begin-challenge = { $name } uitdagen
channel-begin-rules = Zo speel je
channel-new-game = Nieuwe partij
channel-new-rules = Regels
channel-new-opponent = Tegen
channel-new-both = Mezelf: ik speel beide kanten
channel-new-anyone = Wie maar aanneemt
channel-new-side = Mijn kant
channel-new-computer = Raichi, de computer
channel-new-level = Hoe sterk Raichi speelt
channel-new-time = Bedenktijd
channel-new-time-usual = Zoals gewoonlijk
channel-new-begin = Beginnen
channel-settings = Instellingen
channel-follow = Na elke zet van plaats wisselen
channel-follow-hint = Na je zet is deze pagina voor wie aan zet is, tenzij die een eigen venster open heeft.
channel-confirm = Elke zet bevestigen
channel-skips = Overslaan
channel-skip-to-board = Naar het nieuwste bord
channel-skip-to-line = Naar de opdrachtregel
channel-board = { $game ->
    [0] Het bord
   *[other] Het bord van partij { $game }
}: kies een stuk en dan waar het heen gaat. Met de pijltjestoetsen ga je over het bord.
channel-board-hint = Klik of tik op een stuk en dan op waar het heen gaat. Slepen kan ook.
channel-play = { $ply } spelen
channel-once-more = { $ply }: nog één keer om te spelen
channel-back = Annuleren
channel-target = naar { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] één zet
   *[other] { $count } zetten
}
channel-offline = De pagina heeft geen verbinding meer met Raichi, en gaat vanzelf verder zodra Raichi terug is.
channel-stopped = Raichi antwoordt niet. Als het gestopt is, start het dan opnieuw met scripts/local: je partijen zijn bewaard, en deze pagina gaat hier verder.
channel-unsent-move = Je zet is niet verzonden. Probeer het nog eens.
channel-unsent = Dat is niet verzonden. Probeer het nog eens.
channel-lost = Deze pagina bestaat niet.
channel-crowded = Er zijn te veel vensters open, dus dit venster werkt zichzelf even niet bij. Sluit een ander venster; het probeert het vanzelf opnieuw.

misread-not-a-command = Dat begrijp ik niet. Probeer `/{ command-help }` of `/{ command-play }`. Voor een zet typ je twee velden, zoals `d1 d4`.
misread-too-long = Dat is langer dan welke opdracht ook. Er is niets gedaan.
misread-unknown-command = Er is geen opdracht “{ $given }”. Dit zijn de opdrachten: { $commands }.
misread-no-subcommand = `/{ $group }` heeft meerdere opdrachten: { $commands }. Kies er een van.
misread-unknown-option = `/{ $command }` weet niet wat het met “{ $given }” moet. De opties zijn { $options }; zet aanhalingstekens om alles met spaties erin.
misread-unknown-option-none = `/{ $command }` heeft geen opties, dus “{ $given }” is te veel.
misread-twice = “{ $option }” staat er twee keer. Er is niets gedaan; laat er een weg.
misread-missing = `/{ $command }` heeft “{ $option }” nodig: { $about }.
misread-not-a-choice = “{ $given }” is geen keuze voor “{ $option }”. Je kunt kiezen uit { $choices }.
misread-ambiguous = “{ $given }” kan { $options } zijn. Schrijf wat je bedoelt, zoals `{ $option }:{ $given }`.
misread-meant = Bedoelde je { $meant }?
misread-not-a-game = “{ $given }” is geen nummer van een partij. `/{ command-games }` toont die van jou.
misread-no-such-seat = Niemand hier heet “{ $given }”. Hier zitten { $names }; aan de zijkant kun je plaatsen toevoegen en een andere naam geven.
misread-name-taken = Een andere plaats heet al “{ $name }”. Kies een andere naam.
misread-name-bad = Dat kan geen naam zijn. Een naam heeft hoogstens { $most } tekens en geen aanhalingstekens, en kan niet de mijne zijn, Raichi.
misread-no-more-seats = Er zijn { $most } plaatsen, en voor meer is er geen ruimte.

## De pagina van een partij op het web (zonder opmaak, behalve de laatste)

page-title-to-move = { $side-heading } aan zet · { $rules }
page-title-won = { $side-heading } { $side-number ->
    [one] wint
   *[many] winnen
} { $count ->
    [0] zonder een zet
    [one] in één zet
   *[other] in { $count } zetten
} · { $rules }
page-title-drawn = Remise na { $count ->
    [one] één zet
   *[other] { $count } zetten
} · { $rules }
page-title-aborted = Afgebroken · { $rules }
page-title-ply = { $number ->
    [0] Beginstelling
   *[other] Zet { $number } van { $count }
} · { $rules }
page-subtitle = { $rules } · partij { $game }
page-start = Beginstelling
page-move = Zet { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Beginstelling
page-previous = Vorige zet
page-next = Volgende zet
page-last = Nieuwste stelling
page-position = Getoonde stelling
page-steps = Door de partij bladeren
page-moves = Zetten
page-review = Analyse
page-review-none-yet = Een analyse laat zien waar de partij kantelde. Wie de partij mag zien, krijgt haar met /{ command-review }; daarna staat ze ook hier.
page-turning-point = Keerpunt
page-no-moves = Er is nog geen zet gedaan.
page-keys = Met de pijltjestoetsen blader je door de zetten; Home en End brengen je naar het begin en het einde.
page-live = Live
page-newer = Er is een zet gedaan. Naar de nieuwste stelling
page-about = De partij
page-rules = De regels
page-began = Begonnen
page-moved = Laatste activiteit
page-ended = Geëindigd
page-record = Notatie (tekst)
page-animation = Animatie (GIF)
page-discord = In Discord openen
page-picture = Deze stelling (PNG)
page-play = Afspelen
page-pause = Pauzeren
page-speed = Snelheid
page-taps = Tik op de rechterhelft van het bord voor de volgende zet en op de linkerhelft voor de vorige, of veeg.
page-look = Weergave
page-theme = Bord
page-flip = Bord omdraaien
page-apply = Tonen
page-sounds = Geluiden
page-share = Delen
page-address = Link naar deze stelling
page-copy = Link kopiëren
page-copied = Link gekopieerd.
page-copy-refused = Je browser laat pagina’s niet kopiëren. De link is geselecteerd: druk op Ctrl+C, of houd hem ingedrukt en kies kopiëren.
page-qr = QR-code
page-qr-alt = QR-code van het adres van de partij
page-frame = Op je eigen site
page-frame-about = Hiermee staat het bord in een kader op elke site:
page-reach-network = Alleen apparaten in hetzelfde netwerk kunnen deze link openen.
page-reach-machine = Alleen deze computer kan deze link openen.
page-games = Andere partijen
page-previous-game = Vorige partij
page-next-game = Volgende partij
page-skip-board = Naar het bord
page-skip-moves = Naar de zetten
page-home-title = Raichi
page-home = Hier kun je partijen bekijken die mensen op Discord spelen. Elke partij heeft een eigen pagina: de link staat bij het laatste bord, en /{ command-board } geeft hem ook.
page-to-home = Naar de startpagina
page-to-game = Naar de partij
page-method-title = Dat kan hier niet
page-method = Deze pagina kun je lezen, maar je kunt er niets naartoe sturen.
page-long-title = Dat is te lang
page-long = Wat is verstuurd, is te lang voor deze pagina. Stuur minder in één keer.
page-foreign-title = Dat kwam van een andere site
page-foreign = Dit is niet verstuurd vanaf een pagina van Raichi, dus er is niets gedaan.
page-lost-title = Hier is niets
page-lost = Misschien is de link oud, of ontbreekt er een deel van.
page-missing-title = Hier is geen partij
page-missing = Op dit adres staat geen partij. Misschien ontbreekt er een deel van de link, of heeft de beheerder van de server de pagina’s gesloten.
page-busy-title = Een ogenblik
page-busy = Er worden te veel afbeeldingen tegelijk getekend. Probeer het over een paar seconden nog eens.
page-fault-title = Er is iets misgegaan
page-fault = Het lag aan ons, niet aan jou. Probeer het zo nog eens.
page-open = De partij openen

## Spelers die de server verlaten

deed-left = { $player } heeft de server verlaten. { $other }, je kunt de partij beëindigen met `/{ command-abort }`; dan telt die niet.
deed-left-clock = { $player } heeft de server verlaten. De klok loopt door, en wie geen tijd meer heeft, verliest. { $other }, je kunt de partij ook meteen beëindigen met `/{ command-abort }`; dan telt die niet.
end-aborted-alone = { $player } beëindigt de partij, want de andere speler heeft de server verlaten. De partij telt niet.

## Analyses van partijen

review-alt = { $rules }, een grafiek van de partij: in { $count ->
        [one] één zet
       *[other] { $count } zetten
    } ging de winstkans van { $side-definite } van { $from }% naar { $to }%.
review-alt-point = Bij zet { $move } ging die van { $from }% naar { $to }%.
review-point = Zet { $move }: { $side-definite } { $side-number ->
        [one] speelde
       *[many] speelden
    } { $played }, en de winstkans daalde van { $from }% naar { $to }%.
review-better = Beter: { $line }.
review-title = **{ $rules }** · partij { $game } · { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
review-none = Geen enkele zet heeft de kansen sterk veranderd. Goed gespeeld, allebei!
review-underway = Ik analyseer partij { $game }: { $done } van { $all } stellingen zijn klaar. De analyse blijft bij de partij, dus je kunt altijd later terugkomen.
review-again = De analyse tonen
review-move = Zet { $move }
review-all = De hele partij
review-chance = De winstkans van { $side-definite }: { $chance }%
review-chances = De winstkans van { $side-definite }:
review-percent = { $chance }%
review-turning-points = Keerpunten: { $moves }
review-alt-choice = Het bord vóór zet { $move }. Een onderbroken pijl toont de zet die is gespeeld, { $played }; een doorgetrokken pijl de betere zet, { $better }.
refuse-review-too-early = Partij { $game } is nog niet afgelopen. Daarna komt de analyse.
refuse-review-of-aborted = Partij { $game } is afgebroken, dus er is geen analyse.
refuse-review-too-short = Partij { $game } was na zo weinig zetten afgelopen dat er niets te analyseren valt.
command-review = analyse
command-review-about = Analyseer een afgelopen partij: wat is er gemist, en wat was beter geweest
option-review-game = partij
option-review-game-about = De afgelopen partij (als er hier meerdere zijn)
fact-missed-win = Hier was meteen winst mogelijk.
fact-missed-forced-win = Hier was winst die niet te stoppen was.
fact-allowed-win = Daarna kon de andere kant meteen winnen.

## Ratings

option-challenge-rated = rating
option-challenge-rated-about = Of de partij meetelt voor jullie ratings; ja, als je niets kiest
challenge-rated = Met rating.
challenge-casual = { $why ->
    [no-clock] Vriendschappelijk: partijen met onbeperkte bedenktijd tellen niet voor de rating.
    [own-ruleset] Vriendschappelijk: alleen partijen met regels die ik bij naam ken, tellen voor de rating.
    [same-opponent] Vriendschappelijk: jullie tweeën hebben de afgelopen 30 dagen al tien partijen met rating gespeeld.
   *[other] Vriendschappelijk.
}
casual-at-once = { $why ->
    [computer] Deze partij is vriendschappelijk: partijen tegen mij tellen niet voor de rating.
   *[one-person] Deze partij is vriendschappelijk, want je speelt beide kanten.
}
ratings-changed = Ratings: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Telt niet voor de rating: jullie tweeën hebben de afgelopen 30 dagen al tien partijen met rating gespeeld.
    [left-early] Telt niet voor de rating: de andere speler vertrok voordat jullie allebei een zet hadden gedaan.
    [timeout-early] Telt niet voor de rating: de tijd was om voordat beide spelers twee zetten hadden gedaan.
    [one-absence] Telt niet voor de rating: in dezelfde afwezigheid ging al een andere partij op tijd verloren, en één afwezigheid telt maar één keer.
   *[other] Telt niet voor de rating: de partij was vriendschappelijk.
}
rules-side-score = In partijen met rating { $side-number ->
    [one] scoort
   *[many] scoren
} { $side-definite } tot nu toe { $percent }%.
deed-left-claim = { $player } heeft de server verlaten. De klok loopt door, en wie geen tijd meer heeft, verliest. { $other }, je kunt ook nu de winst opeisen, of de partij afbreken met `/{ command-abort }`; dan telt die niet.
button-claim = De winst opeisen
button-abort = De partij afbreken
end-claimed = { $player } eist de winst op, want { $other } heeft de server verlaten.
alt-claimed = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} de winst opgeëist, want de andere speler was vertrokken.
refuse-win-to-claim = Je tegenstander heeft de server verlaten, dus je kunt de winst opeisen. Als je de partij in plaats daarvan afbreekt, telt die niet.
refuse-nothing-to-claim = Je tegenstander is op deze server, dus er is geen winst op te eisen.

## Iemand vinden om mee te spelen

command-play = spelen
command-play-about = Speel met iemand die op een partij wacht, of wacht zelf op iemand
option-play-rules = regels
option-play-rules-about = De regels waarmee je speelt; als je niets kiest, is elke partij goed
play-joined = Je speelt tegen { $player }: partij { $game }, **{ $rules }**, begint in { $channel }.
play-posted = Er wacht hier nu niemand op een partij, dus ik heb een uitdaging voor je geplaatst. Iedereen kan die aannemen.
play-size = Hoe groot moet je eerste partij zijn? Op het kleine bord, **{ $small }**, denk je ongeveer tien minuten na. **{ $usual }** is wat ervaren spelers spelen, en het duurt een uur of langer.
play-size-waiting = -# Er wacht al iemand op een partij: `/{ command-challenges }` laat zien wie.
play-size-small = Klein bord, 10 minuten
play-size-tournament = Toernooibord
command-challenges = uitdagingen
command-challenges-about = Toon de openstaande uitdagingen: aan jou, aan iedereen en van jezelf
lobby-none = Er staan hier geen uitdagingen open. `/{ command-play }` plaatst er een die iedereen kan aannemen.
lobby-title = { $count ->
    [one] Eén openstaande uitdaging
   *[other] { $count } openstaande uitdagingen
}:
lobby-to-me = **{ $number }** · { $player } daagt **jou** uit · { $rules } · { $time } · verloopt { $until }
lobby-open = **{ $number }** · { $player } zoekt een tegenstander · { $rules } · { $time } · verloopt { $until }
lobby-mine = **{ $number }** · jij daagt { $player } uit · { $rules } · { $time } · verloopt { $until }
lobby-mine-anyone = **{ $number }** · jij zoekt een tegenstander · { $rules } · { $time } · verloopt { $until }
lobby-no-limit = onbeperkte bedenktijd
lobby-link = · [bericht]({ $link })
lobby-accept = { $number } aannemen
lobby-decline = { $number } afwijzen
lobby-withdraw = { $number } intrekken
lobby-again = { $number } opnieuw plaatsen
refuse-only-computer-here = Hier kun je tegen mij spelen, of zelf beide kanten. Met andere mensen speel je in de kanalen van een server.
play-level = Hoe sterk moet ik spelen?
refuse-posted-just-now = Deze uitdaging is minder dan een uur geleden geplaatst. Je kunt die later opnieuw plaatsen.
refuse-can-join = Iemand heeft net een uitdaging geplaatst die past. Gebruik `/{ command-play }` nog eens om mee te spelen.
challenge-lapsed-news = { $player }, niemand heeft je uitdaging binnen een week aangenomen, dus die is verlopen. `/{ command-play }` zoekt iemand anders.

## Instellingen

command-settings = instellingen
command-settings-about = Stel herinneringen in, hoe je borden eruitzien en meer
command-server-settings = serverinstellingen
command-server-settings-about = Stel de taal, de kanalen, de standaardregels en meer in voor deze server
language-name = Nederlands
settings-menu = Wat wil je veranderen?
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Opgeslagen. **{ $name }** is nu: { $value }
settings-close = Sluiten
settings-clear = Wissen
settings-scope = { $scope ->
    [channel] Alleen dit kanaal
   *[server] Hele server
}
own-settings-title = **Jouw instellingen**. Ze gelden op alle servers, en elke wijziging is meteen opgeslagen.
own-setting = { $setting ->
    [reminders] Herinneringen
    [turns] Beurtberichten
    [theme] Stijl van privéborden
    [boards] Borden als
    [below] Kant onderaan
    [following] Gevolgde partijen
   *[leaderboards] Ranglijsten
}
own-setting-about = -# { $setting ->
    [reminders] Een herinnering komt één keer per beurt, als er weinig tijd over is.
    [turns] Stille beurtberichten noemen je, maar geven je geen melding. Herinneringen, vragen en het einde van een partij doen dat nog wel.
    [theme] Voor de borden die alleen jij ziet. `/{ command-board }` kan elke andere stijl tonen.
    [boards] Borden als tekst noemen waar elk stuk staat, voor schermlezers. In kanalen staat de tekst bij de afbeelding als jij aan zet bent.
    [below] Voor de borden die alleen jij ziet; die in kanalen blijven voor iedereen zoals ze zijn.
    [following] Als een partij die je volgt afgelopen is, stuur ik je een privébericht.
   *[leaderboards] Verborgen spelers hebben wel een rating, maar staan op geen ranglijst en worden bij puzzels niet genoemd.
}
own-value = { $value ->
    [reminders-on] aan
    [reminders-off] uit
    [turns-notify] met melding
    [turns-quiet] stil
    [boards-pictures] afbeeldingen
    [boards-words] tekst
    [below-usual] zoals in het kanaal
    [below-own] de mijne
    [following-on] schrijf me
    [following-off] geen berichten
    [leaderboards-shown] toon mij
   *[leaderboards-hidden] verberg mij
}
server-settings-title = **Instellingen van deze server**. Elke wijziging is meteen opgeslagen.
server-settings-not-here = Deze tafel hoort bij geen server, dus er valt voor een server niets in te stellen. `/{ command-settings }` toont je eigen instellingen.
channel-settings-title = **Instellingen van { $channel }** en de threads daarin. Elke wijziging is meteen opgeslagen.
channel-as-server = zoals op de server
server-part = { $part ->
    [language] Taal
    [channels] Kanalen voor partijen
    [rules] Standaardregels
    [time] Standaardbedenktijd
    [rated] Nieuwe partijen
    [threads] Threads
    [computer] Partijen tegen de computer
    [limits] Limieten
    [pages] Webpagina’s
    [tournaments] Toernooien
    [ladders] Ladders
    [results] Uitslagen
    [puzzle] Puzzel van de dag
    [digest] Weekoverzicht
    [reports] Meldingen
   *[commands] Rollen en opdrachten
}
server-part-about = -# { $part ->
    [language] De taal van borden en uitdagingen, die iedereen leest. Privéantwoorden zijn in de taal van elk lid zelf.
    [channels] Waar partijen kunnen beginnen, threads inbegrepen. Partijen die elders lopen, worden daar uitgespeeld.
    [rules] Voor uitdagingen die geen regels noemen.
    [time] Voor uitdagingen die geen bedenktijd noemen. Partijen tegen de computer hebben geen limiet.
    [rated] Voor uitdagingen waar niet bij staat of ze meetellen voor de rating.
    [threads] Met een thread voor elke partij blijft een kanaal overzichtelijk.
    [computer] Een privépartij laat het kanaal met rust: alleen wie speelt, ziet het bord. Met de optie `{ option-challenge-thread }` kan iedereen toch in een thread spelen.
    [limits] Hoeveel partijen er tegelijk kunnen lopen.
    [pages] Iedereen die de link heeft, kan de webpagina van een partij lezen.
    [tournaments] Iemand kondigt een toernooi aan met `/{ command-tournament } { command-tournament-create }`, en anderen doen mee met een knop. Wie mag er een aankondigen?
    [ladders] Op een ladder staat wie meedoet met `/{ command-ladder } { command-ladder-join }`; wie van iemand hogerop wint, krijgt die plaats. Elke set regels kan er een hebben.
    [results] Elke afgelopen partij wordt daar in één regel geplaatst, met een link naar het bord.
    [puzzle] Waar elke dag een puzzel wordt geplaatst, en wanneer. Er is één goede eerste zet, en iedereen antwoordt privé. Met *{ settings-clear }* zet je puzzels uit.
    [digest] Waar en wanneer een terugblik op de week wordt geplaatst: afgelopen partijen, wie er op de ranglijst klom, toernooien, ladders, puzzels, open uitdagingen. Is er niets gebeurd, dan komt er niets. Niemand krijgt een melding.
    [reports] Wat iemand met *{ command-report-message }* in het menu van een bericht meldt, wordt daar geplaatst, als link met de naam. Kies een kanaal dat alleen beheerders kunnen lezen.
   *[commands] Wie welke opdracht in welk kanaal mag gebruiken, regelt Discord: open *Serverinstellingen*, dan *Integraties*, dan *Raichi*. Daar kun je elke opdracht per rol, lid en kanaal toestaan of verbieden. `/{ command-server-settings }` is voor wie de server mag beheren, totdat je het anderen toestaat.
}
server-language-found = { $language } (niets ingesteld)
server-channels = { $rule ->
    [all] alle kanalen
    [only] { $count ->
        [0] alleen de kanalen die je hieronder kiest; alle, totdat je er een kiest
       *[other] alleen { $channels }
    }
   *[except] { $count ->
        [0] alle, behalve de kanalen die je hieronder kiest
       *[other] alle behalve { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Alle kanalen
    [only] Alleen de gekozen kanalen
   *[except] Alle behalve de gekozen kanalen
}
server-channels-menu = De kanalen
server-channels-lost = Alle kanalen voor partijen zijn verwijderd, dus partijen kunnen in elk kanaal beginnen. Een beheerder kan andere kiezen met `/{ command-server-settings }`.
server-channels-partly-lost = Een kanaal dat je voor partijen had gekozen, is verwijderd. Kies de kanalen opnieuw om deze melding te laten verdwijnen.
server-rules-lost = De regels “{ $rules }” bestaan niet meer. Kies andere; tot dan gelden de gebruikelijke.
server-choice-rated = { $rule ->
    [rated] met rating
   *[casual] vriendschappelijk
}
server-choice-threads = { $rule ->
    [unset] vanaf 11×11, tenzij de uitdaging iets anders zegt
    [ask] wat de uitdager kiest
    [always] altijd
   *[never] nooit
}
server-choice-computer = { $rule ->
    [private] privé
    [channel] in het kanaal
   *[thread] in threads
}
server-limits = { $player } per speler, { $here } per kanaal
server-limit-of-player = { $count ->
    [one] Eén partij per speler
   *[other] { $count } partijen per speler
}
server-limit-here = { $count ->
    [one] Eén partij per kanaal
   *[other] { $count } partijen per kanaal
}
server-limit-of-player-menu = Meeste partijen van één speler
server-limit-here-menu = Meeste partijen in één kanaal
server-choice-pages = { $rule ->
    [open] aan
    [closed] uit
   *[none] geen: degene die de bot host, biedt ze niet aan voor deze server
}
server-results-menu = Het kanaal voor uitslagen
server-results-none = nergens
server-results-lost = Het kanaal voor uitslagen is verwijderd, dus er worden geen uitslagen geplaatst. Kies een ander, of druk op *{ settings-clear }*.
server-results-closed = Ik kan in het kanaal voor uitslagen niets plaatsen. Geef me daar *Kanaal bekijken* en *Berichten versturen*, kies een ander, of druk op *{ settings-clear }*.
refuse-not-for-games = In dit kanaal worden geen partijen gespeeld, in de andere kanalen van de server wel.
refuse-games-in-channels = In dit kanaal worden geen partijen gespeeld. Probeer { $channels }.
refuse-threads-decided = { $rule ->
    [always] Op deze server heeft elke partij een eigen thread. Laat de optie `{ option-challenge-thread }` weg.
   *[never] Op deze server hebben partijen geen threads. Laat de optie `{ option-challenge-thread }` weg.
}
result = **Partij { $game }**, { $rules }: { $end }
result-link = Naar het bord
result-lost = -# Het kanaal voor uitslagen is verwijderd. Een beheerder kan een ander kiezen met `/{ command-server-settings }`.
result-closed = -# Ik kan in het kanaal voor uitslagen niets plaatsen. Een beheerder kan me daar *Kanaal bekijken* en *Berichten versturen* geven, of een ander kiezen met `/{ command-server-settings }`.

## Lessen

lesson-title = **{ $lesson }, stap { $step } van { $count }: { $topic }**
lesson-task = Je speelt met { $side-definite }. { $task }
lesson-task-reach = Breng een stuk naar { $square }.
lesson-task-capture = { $count ->
    [one] Sla een stuk.
   *[other] Sla { $count } stukken met één zet.
}
lesson-task-win = Win met één zet.
lesson-task-call = Zoek de zet waarna ik *{ $call }* aankondig.
lesson-task-keep-safe = Zoek een zet waarna de andere kant niet meteen kan winnen.
lesson-task-keep-all = Zoek een zet waarna de andere kant niets kan slaan.
lesson-task-force-win = Zoek de zet waarna je volgende zet wint, wat de andere kant ook doet.
lesson-right = **Goed gedaan!** { $done }
lesson-wrong = **Net niet:** { $done }
lesson-reply = De andere kant zou met { $move } kunnen antwoorden.
lesson-done = Dat was de laatste stap, en je hebt er { $solved } van de { $count } opgelost. Zin in een echte partij?
lesson-next = Volgende
lesson-back = Terug
lesson-again = Nog eens proberen
lesson-restart = Opnieuw beginnen
lesson-play = Nu spelen
lesson-others = Alle lessen

captures-title = **{ $rules }: hoe stukken worden geslagen**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Zo wordt er geslagen volgens de regels van { $rules }, telkens vóór en na de zet.
captures-button = Slaan in beeld
