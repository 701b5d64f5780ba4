# De woorden voor losse regels, in het Nederlands: wat je na een komma typt, en wat de menu’s van `/regels bouwen` tonen.

## Groepen van regels

rule-group-setup = Opstelling
rule-group-winning = Winnen
rule-group-king = Koning
rule-group-throne = Troon
rule-group-corners = Hoeken
rule-group-camps = Kampen
rule-group-few = De kleine groep
rule-group-many = De grote groep
rule-group-pieces = Stukken
rule-group-captures = Slaan
rule-group-endings = Remise en herhaling

## Namen van regels. Het eerste woord wordt getoond; alle worden begrepen.

rule-name-setup = Beginstelling, opstelling, stelling
rule-name-board = Bord
rule-name-starts = Eerste zet, begint
rule-name-escape = Doel van de koning, ontsnapping
rule-name-soldier-steps = Stappen van de stukken, stappen
rule-name-king-capture = Slaan van de koning, koning
rule-name-king-armed = Gewapende koning, gewapend
rule-name-king-steps = Stappen van de koning
rule-name-throne-present = Troon
rule-name-throne-stop = Blijven staan op de troon
rule-name-throne-cross = Over de troon heen
rule-name-throne-hostile = Troon vijandig voor, vijandige troon
rule-name-throne-hostile-occupied = Bezette troon vijandig voor, vijandige bezette troon
rule-name-corners-present = Hoeken
rule-name-corners-width = Grootte van de hoeken
rule-name-corners-stop = Blijven staan op hoeken
rule-name-corners-cross = Over hoeken heen
rule-name-corners-hostile = Hoeken vijandig voor, vijandige hoeken
rule-name-camps-squares = Kampen
rule-name-camps-stop = Blijven staan in kampen
rule-name-camps-cross = Over kampen heen
rule-name-camps-hostile = Kampen vijandig voor, vijandige kampen
rule-name-camps-hostile-occupied = Bezette kampen vijandig voor, vijandige bezette kampen
rule-name-camps-blunt = Kampvelden zonder gevaar voor aanvallers
rule-name-camps-stay = Aanvallers bewegen in hun kamp
rule-name-edge-hostile = Rand vijandig voor, vijandige rand, rand
rule-name-custody = Zelf tussen twee vijanden gaan staan
rule-name-linnaean = Slaan tegen de bezette troon
rule-name-immobilised = Slaan van stukken die niet kunnen bewegen
rule-name-shieldwall = Schildmuur
rule-name-exit-fort = Fort aan de rand, fort
rule-name-enclosure-wins = Omsingeling
rule-name-attackers-lose-at = Aanvallers verliezen bij
rule-name-repetition-count = Herhalingen, herhaling
rule-name-repetition-result = Uitslag bij herhaling, herhaling
rule-name-no-moves = Geen toegestane zet
rule-name-quiet-limit = Zetten zonder slaan, zettenlimiet
rule-name-king-jump = Sprongen van de koning
rule-name-commander-jump = Sprongen van commandanten
rule-name-commander-pierce = Twee commandanten slaan de koning
rule-name-knight-jump = Sprongen van ridders
rule-name-knight-pierce = Twee ridders slaan de koning
rule-name-corners-pierce = Hoeken helpen er twee
rule-name-chain = Meerdere keren slaan, kettingen, ketting
rule-name-repetition-forbid = Verboden herhaling
rule-name-ply-limit = Hoogste aantal zetten
rule-name-side-hand = stukken in de hand, hand
rule-name-side-lines = lijnen
rule-name-side-directions = richtingen
rule-name-few-leap = Sprongen, sprong
rule-name-few-capture = Slagplicht
rule-name-few-trapped = Stukken die niet kunnen bewegen
rule-name-goals-many-at-most = Winst door slaan tot, hoogstens over
rule-name-goals-few-reach = Te bereiken punten
rule-name-goals-few-behind = Winst door voorbijkomen, voorbijkomen
rule-name-goals-many-fill = Te bezetten punten
rule-name-points-man = Punten van een man, man
rule-name-points-officer = Punten van een officier, officier
rule-name-points-son = Punten van een zoon, zoon
rule-name-points-leader = Punten van een aanvoerder, aanvoerder
rule-name-compulsory = Slagplicht
rule-name-men-back = Mannen gaan terug
rule-name-promotion = Promotie
rule-name-actions = Acties in een beurt, acties
rule-name-ambush = Hinderlaag
rule-name-end = Beslissend, einde

## Waarden van regels. Het eerste woord wordt getoond; alle worden begrepen.

rule-value-yes = ja, aan
rule-value-no = nee, uit
rule-value-any = overal
rule-value-none = geen
rule-value-never = nooit
rule-value-nobody = niemand
rule-value-start = waar de aanvallers beginnen
rule-value-attackers = aanvallers
rule-value-defenders = verdedigers
rule-value-south = Sami, zuid
rule-value-north = Zweden, noord
rule-value-corner = hoeken, hoek
rule-value-edge = rand
rule-value-safe-edge = veilige rand
rule-value-two = twee kanten, twee
rule-value-four = vier kanten, vier
rule-value-four-near-throne = vier kanten bij de troon, vier bij de troon
rule-value-four-on-throne = vier kanten op de troon, vier op de troon
rule-value-full = altijd
rule-value-hammer = alleen met een eigen zet
rule-value-anvil = alleen stilstaand
rule-value-active = veilig
rule-value-strict = geslagen
rule-value-king = alleen de koning
rule-value-all = alle
rule-value-draw = remise
rule-value-mover-loses = wie herhaalt verliest
rule-value-loss = verlies, verloren
rule-value-a = aanvallers
rule-value-d = verdedigers
rule-value-ad = aanvallers en verdedigers
rule-value-k = koning
rule-value-ak = aanvallers en koning
rule-value-dk = verdedigers en koning
rule-value-adk = alle stukken, iedereen
rule-value-single = één, een
rule-value-multi = meerdere achter elkaar, meerdere
rule-value-free = nee, vrij
rule-value-must = ja, verplicht
rule-value-huff = wie niet slaat gaat van het bord, blazen
rule-value-removed = gaan van het bord
rule-value-stays = blijven staan, blijven
rule-value-grid = recht
rule-value-diagonal = schuin
rule-value-thin = andere schuine
rule-value-line = lijnen
rule-value-forward = vooruit
rule-value-forward-diagonal = schuin vooruit
rule-value-sideways = zijwaarts
rule-value-back-diagonal = schuin achteruit
rule-value-back = achteruit
rule-value-cross = kruis
rule-value-square5 = 5 × 5 punten
rule-value-draughts = donkere velden
rule-value-triangle10 = kleine driehoek
rule-value-triangle23 = grote driehoek
rule-value-lattice4x5 = klein rooster
rule-value-lattice6x7 = groot rooster
rule-value-men = mannen
rule-value-far-edge = op de verste rij
rule-value-unretreated = alleen wie nooit terugging
rule-value-leader = de aanvoerder
rule-value-over = zonder te slaan
rule-value-take = slaand
rule-value-special = bij troon en hoeken
rule-value-may = toegestaan

## Woorden voor een regel die er niet moet zijn

rule-negations = geen, zonder

## Problemen

rules-words-problems = Deze regels kan ik niet maken:
rules-words-unknown = `{ $given }` is geen regel. Na de naam van een regelset komen wijzigingen met komma’s ertussen, zoals `copenhagen, koning twee, geen schildmuur`.
rules-words-no-value = { $rule }: kies { $values }.
rules-words-value = { $rule } kan niet “{ $given }” zijn. Kies { $values }.
rules-words-twice = { $rule } kan niet tegelijk “{ $first }” en “{ $second }” zijn.
rules-words-any-number = een getal van { $least } tot { $most }
rules-words-points = punten zoals { $example }
rules-words-position = een stelling zoals { $example }
rules-words-json = Dat is geen regelset in JSON: { $why }.
rules-problem-size = Een bord heeft een oneven aantal rijen, van 7 tot 19, en niet { $given }.
rules-problem-ranks = De beginstelling heeft { $found } rijen, en het bord { $expected }.
rules-problem-escaped = De koning zou al vóór de eerste zet hebben gewonnen, op { $square }.
rules-problem-off-board = { $square } ligt niet op het bord.
rules-problem-no-pieces = Eén kant heeft geen stukken: { $side }.
rules-problem-lines = Het bord heeft geen lijnen van het soort “{ $lines }”.
rules-problem-over = De partij zou al vóór de eerste zet zijn afgelopen.
rules-problem-over-at-once = De partij zou met de eerste zet al zijn afgelopen ({ $rule }: 1).
rules-problem-actions = Meerdere acties in een beurt en de hinderlaag gaan niet samen.
rules-problem-leaders = Zolang de aanvoerder de partij beslist, moet elke kant er precies één hebben; één kant heeft er { $count }.

## Weigeringen

refuse-unknown-code = Ik ken de code `{ $given }` niet. Codes werken alleen waar ze zijn gemaakt: vraag om deze regels in de schrijfwijze van OpenTafl of als JSON, want die werken overal.
refuse-unusable-name = “{ $given }” kan geen naam van opgeslagen regels zijn. Een naam heeft hoogstens 32 letters, cijfers en spaties, geen komma’s, en is niet de naam van een regelset die ik toch al heb.
refuse-saved-shipped = Dit zijn de regels van { $rules }, die iedereen al onder die naam kan kiezen.
refuse-too-many-saved = Deze server heeft 50 regelsets opgeslagen, en meer kan niet. Een beheerder kan er een verwijderen met `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Deze server heeft geen opgeslagen regels met de naam “{ $given }”.
refuse-no-draft = Aan deze regels wordt niet meer gebouwd. Begin opnieuw met `/{ command-rules } { command-rules-build }`.

## Regels bouwen

draft-title = Kies een groep, dan een regel en de waarde ervan. Je regels tot nu toe:
draft-groups = Groepen van regels
draft-rules = Regels
draft-undo = Ongedaan maken
draft-save = Opslaan als…
draft-code = Code
draft-challenge = Uitdagen
draft-page = Bouw op een webpagina
draft-saved = Opgeslagen als **{ $name }**: iedereen hier kan deze regels nu onder die naam kiezen.
draft-saved-again = Opgeslagen als **{ $name }**, versie { $version }. Partijen met eerdere versies houden hun regels.
draft-saved-already = **{ $name }** heeft precies deze regels al, in versie { $version }.
save-title = Deze regels opslaan
save-field = Naam
code-is = De code van deze regels is { $code }. Overal waar je hier regels kiest, kun je die in plaats van een naam typen.
code-line = In de schrijfwijze van OpenTafl, die ook elders werkt:
code-json = In het bestand staan de regels als JSON.
list-none = Deze server heeft nog geen eigen regels opgeslagen. Met `/{ command-rules } { command-rules-build }` bouw je ze.
list-all = Alle { $count } spellen
rules-groups = Alle spellen per groep
rules-played = Wordt ook gespeeld op { $sites }.
list-title = { $count ->
    [one] Deze server heeft eigen regels opgeslagen:
   *[other] Deze server heeft { $count } eigen regelsets opgeslagen:
}
list-saved = **{ $name }**, op basis van { $parent } · code { $code }
admin-removed-rules = “{ $name }” hoort niet meer bij de regels van deze server. Partijen die met deze regels worden gespeeld, gaan door.
admin-log-remove-rules = { $time } · { $admin } heeft de regels “{ $name }” verwijderd

## De pagina waarop je regels bouwt

form-title = Bouw je eigen regels
form-lead = Ga uit van een regelset, verander wat je wilt en speel ermee. Er wordt niets bewaard tot je de regels gebruikt.
form-base = Uitgaan van
form-take = Hiervan uitgaan
form-board = Beginstelling
form-brush = Een klik op het bord plaatst
form-piece = { $piece-a }
form-nothing = niets: haalt een stuk weg
form-hint = Nog een klik met hetzelfde stuk haalt het weer weg.
form-from = Stelling overnemen van
form-as-shown = Zoals op het bord
form-position = De stelling als tekst
form-update = Deze regels tonen
form-try-out = Deze regels uitproberen
form-outcome = Je regels
form-choices = Regels één voor één
form-same = Dit zijn de regels van { $rules }:
form-unplayable-board = Het bord zoals je het hebt opgezet.
form-line = Plak deze opdracht in Discord om met deze regels te spelen:
form-copy = Opdracht kopiëren
form-copied = Opdracht gekopieerd.
form-copy-refused = Je browser laat pagina’s niet kopiëren. De opdracht is geselecteerd: druk op Ctrl+C, of houd de opdracht ingedrukt en kies kopiëren.
form-play = Met deze regels spelen
form-saved = Hier opgeslagen
form-offline = Raichi antwoordt niet. Je keuzes staan er nog; probeer het zo nog eens.

## Uitgeprobeerde regels

trial-lopsided = Ik heb deze regels uitgeprobeerd in { $games ->
    [one] één snelle partij
   *[other] { $games } snelle partijen
} tegen mezelf: { $side-definite } { $side-number ->
    [one] won
   *[many] wonnen
} er { $won }. Eén kant is misschien veel sterker.
trial-fine = Ik heb deze regels uitgeprobeerd in { $games ->
    [one] één snelle partij
   *[other] { $games } snelle partijen
} tegen mezelf, en niets vreemds gevonden.
trial-endless = Ik heb deze regels uitgeprobeerd in { $games ->
    [one] één snelle partij
   *[other] { $games } snelle partijen
} tegen mezelf: { $endless ->
    [one] één daarvan kwam niet tot een einde
   *[other] { $endless } daarvan kwamen niet tot een einde
}. Partijen duren misschien heel lang.
rules-nameless = eigen regels
rules-changed = { $rules }, gewijzigd

## Opdrachten

command-rules = regels
command-rules-about = Bekijk regels of bouw je eigen regels
command-rules-show = tonen
command-rules-show-about = Lees uitleg over de regels
option-rules-show-name = naam
option-rules-show-name-about = Een deel van een naam is genoeg; wijzigingen komen na komma’s: copenhagen, koning twee
command-rules-list = lijst
command-rules-list-about = Bekijk alle regels, ook die op deze server zijn opgeslagen
command-rules-build = bouwen
command-rules-build-about = Bouw je eigen regels met menu’s
option-rules-build-from = uitgangspunt
option-rules-build-from-about = De regels waarmee je begint
command-admin-remove-rules = regels-verwijderen
command-admin-remove-rules-about = Verwijder regels die op deze server zijn opgeslagen; partijen houden hun regels
option-admin-remove-rules-name = naam
option-admin-remove-rules-name-about = De naam waaronder ze zijn opgeslagen
