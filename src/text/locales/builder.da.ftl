# Ordene for enkelte regler på dansk: hvad man skriver efter et komma, og hvad menuerne i `/regler byg` viser.

## Grupper af regler

rule-group-setup = Opstilling
rule-group-winning = At vinde
rule-group-king = Kongen
rule-group-throne = Tronen
rule-group-corners = Hjørnerne
rule-group-camps = Lejre
rule-group-few = De få
rule-group-many = De mange
rule-group-pieces = Brikker
rule-group-captures = At slå
rule-group-endings = Remis og gentagelse

## Reglernes navne. Det første ord vises; alle forstås.

rule-name-setup = Startstilling, opstilling, stilling
rule-name-board = Bræt
rule-name-starts = Første træk, begynder
rule-name-escape = Kongens mål, flugt
rule-name-soldier-steps = Brikkernes skridt, skridt
rule-name-king-capture = At slå kongen, konge, kongen
rule-name-king-armed = Bevæbnet konge, bevæbnet
rule-name-king-steps = Kongens skridt
rule-name-throne-present = Trone
rule-name-throne-stop = Stoppe på tronen
rule-name-throne-cross = Passere tronen
rule-name-throne-hostile = Fjendtlig trone
rule-name-throne-hostile-occupied = Fjendtlig besat trone
rule-name-corners-present = Hjørner
rule-name-corners-width = Hjørnernes størrelse
rule-name-corners-stop = Stoppe på hjørner
rule-name-corners-cross = Passere hjørner
rule-name-corners-hostile = Fjendtlige hjørner
rule-name-camps-squares = Lejre
rule-name-camps-stop = Stoppe i lejre
rule-name-camps-cross = Passere lejre
rule-name-camps-hostile = Fjendtlige lejre
rule-name-camps-hostile-occupied = Fjendtlige besatte lejre
rule-name-camps-blunt = Lejrfelter uden fare for angribere
rule-name-camps-stay = Angribere flytter i egen lejr
rule-name-edge-hostile = Fjendtlig kant, kant
rule-name-custody = Gå ind mellem to fjender
rule-name-linnaean = At slå mod den besatte trone
rule-name-immobilised = At slå indespærrede brikker
rule-name-shieldwall = Skjoldborg
rule-name-exit-fort = Fort ved kanten, fort
rule-name-enclosure-wins = Omringning
rule-name-attackers-lose-at = Angriberne taber ved
rule-name-repetition-count = Gentagelser, gentagelse
rule-name-repetition-result = Resultat af gentagelse, gentagelse
rule-name-no-moves = Intet lovligt træk
rule-name-quiet-limit = Træk uden at slå, trækgrænse
rule-name-king-jump = Kongens spring
rule-name-commander-jump = Høvdinges spring
rule-name-commander-pierce = To høvdinge fanger kongen
rule-name-knight-jump = Ridderes spring
rule-name-knight-pierce = To riddere fanger kongen
rule-name-corners-pierce = Hjørner hjælper to
rule-name-chain = Flere slag i træk, kæder, kæde
rule-name-repetition-forbid = Forbudt gentagelse
rule-name-ply-limit = Højeste antal træk
rule-name-side-hand = brikker i hånden, hånd
rule-name-side-lines = linjer
rule-name-side-directions = retninger
rule-name-few-leap = Spring
rule-name-few-capture = Slagtvang, slagpligt
rule-name-few-trapped = Indespærrede brikker
rule-name-goals-many-at-most = Vinde ved at slå ned til, højst tilbage
rule-name-goals-few-reach = Målpunkter
rule-name-goals-few-behind = Vinde ved at slippe forbi, slippe forbi
rule-name-goals-many-fill = Punkter at besætte
rule-name-points-man = En mands point, mand
rule-name-points-officer = En officers point, officer
rule-name-points-son = En søns point, søn
rule-name-points-leader = En anførers point, anfører
rule-name-compulsory = Slagtvang, slagpligt
rule-name-men-back = Mænd går tilbage
rule-name-promotion = Forfremmelse
rule-name-actions = Handlinger i en tur, handlinger
rule-name-ambush = Baghold
rule-name-end = Afgøres af, slutning

## Reglernes værdier. Det første ord vises; alle forstås.

rule-value-yes = ja, til
rule-value-no = nej, fra
rule-value-any = overalt
rule-value-none = ingen
rule-value-never = aldrig
rule-value-nobody = ingen
rule-value-start = hvor angriberne starter
rule-value-attackers = angribere
rule-value-defenders = forsvarere
rule-value-south = samer, syd
rule-value-north = svenskere, nord
rule-value-corner = hjørner, hjørne
rule-value-edge = kant
rule-value-safe-edge = sikker kant
rule-value-two = to sider, to
rule-value-four = fire sider, fire
rule-value-four-near-throne = fire sider ved tronen, fire ved tronen
rule-value-four-on-throne = fire sider på tronen, fire på tronen
rule-value-full = altid
rule-value-hammer = kun i træk
rule-value-anvil = kun stående
rule-value-active = sikker
rule-value-strict = slås
rule-value-king = kun kongen
rule-value-all = alle
rule-value-draw = remis, uafgjort
rule-value-mover-loses = den der gentager taber
rule-value-loss = nederlag, tabt
rule-value-a = angribere
rule-value-d = forsvarere
rule-value-ad = angribere og forsvarere
rule-value-k = konge
rule-value-ak = angribere og konge
rule-value-dk = forsvarere og konge
rule-value-adk = alle brikker
rule-value-single = ét
rule-value-multi = flere i træk, flere
rule-value-free = frit
rule-value-must = pligt
rule-value-huff = den der ikke slår fjernes
rule-value-removed = fjernes
rule-value-stays = bliver stående, bliver
rule-value-grid = lige
rule-value-diagonal = diagonale
rule-value-thin = andre diagonaler
rule-value-line = linjer
rule-value-forward = frem
rule-value-forward-diagonal = skråt frem
rule-value-sideways = til siden
rule-value-back-diagonal = skråt tilbage
rule-value-back = tilbage
rule-value-cross = kors
rule-value-square5 = 5 × 5 punkter
rule-value-draughts = mørke felter
rule-value-triangle10 = lille trekant
rule-value-triangle23 = stor trekant
rule-value-lattice4x5 = lille gitter
rule-value-lattice6x7 = stort gitter
rule-value-men = mænd
rule-value-far-edge = ved den anden kant
rule-value-unretreated = kun hvis aldrig gået tilbage
rule-value-leader = anføreren
rule-value-over = uden at slå
rule-value-take = slår
rule-value-special = ved trone og hjørner
rule-value-may = tilladt

## Ord før en regel, der ikke skal være der

rule-negations = ingen, intet, uden

## Problemer

rules-words-problems = Jeg kan ikke lave de regler:
rules-words-unknown = `{ $given }` er ikke en regel. Efter navnet på et sæt regler følger ændringer med kommaer imellem, for eksempel `copenhagen, kongen to, ingen skjoldborg`.
rules-words-no-value = { $rule }: vælg { $values }.
rules-words-value = { $rule } kan ikke være ”{ $given }”. Det kan være { $values }.
rules-words-twice = { $rule } kan ikke være både ”{ $first }” og ”{ $second }”.
rules-words-any-number = et tal fra { $least } til { $most }
rules-words-points = punkter som { $example }
rules-words-position = en stilling som { $example }
rules-words-json = Det er ikke et sæt regler i JSON: { $why }.
rules-problem-size = Et bræt har et ulige antal rækker fra 7 til 19, ikke { $given }.
rules-problem-ranks = Startstillingen har { $found } rækker og brættet { $expected }.
rules-problem-escaped = Kongen ville have vundet før første træk, på { $square }.
rules-problem-off-board = { $square } ligger uden for brættet.
rules-problem-no-pieces = Den ene side har ingen brikker: { $side }.
rules-problem-lines = Brættet har ingen linjer af slagsen ”{ $lines }”.
rules-problem-over = Partiet ville være slut før første træk.
rules-problem-over-at-once = Partiet ville være slut med det første træk ({ $rule }: 1).
rules-problem-actions = Flere handlinger i en tur og bagholdet kan ikke gå sammen.
rules-problem-leaders = Når anføreren afgør partiet, skal hver side have netop én; den ene har { $count }.

## Afvisninger

refuse-unknown-code = Jeg kender ikke koden `{ $given }`. Koder gælder kun dér, hvor de er lavet: Bed i stedet om reglernes OpenTafl-linje eller JSON, som gælder overalt.
refuse-unusable-name = ”{ $given }” kan ikke være navnet på gemte regler. Et navn har op til 32 bogstaver, tal og mellemrum, ingen kommaer, og er ikke navnet på regler, jeg har i forvejen.
refuse-saved-shipped = Det er reglerne for { $rules }, som alle i forvejen kan vælge ved det navn.
refuse-too-many-saved = Serveren har gemt 50 sæt regler, og flere kan der ikke være. En admin kan fjerne et med `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Serveren har ingen gemte regler, der hedder ”{ $given }”.
refuse-no-draft = De regler bygges der ikke på mere. Begynd forfra med `/{ command-rules } { command-rules-build }`.

## At bygge regler

draft-title = Vælg en gruppe, så en regel og så dens værdi. Dine regler indtil nu:
draft-groups = Grupper af regler
draft-rules = Regler
draft-undo = Fortryd
draft-save = Gem som…
draft-code = Kode
draft-challenge = Udfordr
draft-page = Byg på en webside
draft-saved = Gemt som **{ $name }**: Alle her kan nu vælge reglerne ved det navn.
draft-saved-again = Gemt som **{ $name }**, version { $version }. Partier efter tidligere versioner beholder deres regler.
draft-saved-already = **{ $name }** har allerede netop de regler, i version { $version }.
save-title = Gem reglerne
save-field = Navn
code-is = Reglernes kode er { $code }. Overalt, hvor du vælger regler her, kan du skrive den i stedet for et navn.
code-line = Som en linje i OpenTafls notation, der også gælder andre steder:
code-json = Filen har reglerne som JSON.
list-none = Serveren har ikke gemt egne regler endnu. `/{ command-rules } { command-rules-build }` bygger nogle.
list-all = Alle { $count } spil
rules-groups = Alle spil efter gruppe
rules-played = Spilles også på { $sites }.
list-title = { $count ->
    [one] Serveren har gemt egne regler:
   *[other] Serveren har gemt { $count } egne sæt regler:
}
list-saved = **{ $name }**, efter { $parent } · kode { $code }
admin-removed-rules = ”{ $name }” er ikke længere blandt serverens regler. Partier, der spilles efter dem, fortsætter.
admin-log-remove-rules = { $time } · { $admin } fjernede reglerne ”{ $name }”

## Siden, hvor man bygger regler

form-title = Byg dine egne regler
form-lead = Gå ud fra et sæt regler, lav om på det, du vil, og spil efter det. Intet gemmes, før du bruger reglerne.
form-base = Gå ud fra
form-take = Gå ud fra disse
form-board = Startstilling
form-brush = Et klik på brættet sætter
form-piece = { $piece-a }
form-nothing = ingenting: fjerner en brik
form-hint = Et klik mere med den samme brik fjerner den igen.
form-from = Tag stillingen fra
form-as-shown = Som på brættet
form-position = Stillingen som tekst
form-update = Vis disse regler
form-try-out = Prøv disse regler af
form-outcome = Dine regler
form-choices = Regel for regel
form-same = Det er reglerne for { $rules }:
form-unplayable-board = Brættet, som du har stillet det op.
form-line = Sæt denne linje ind i Discord for at spille efter reglerne:
form-copy = Kopiér linje
form-copied = Linjen er kopieret.
form-copy-refused = Din browser lader ikke sider kopiere. Linjen er markeret: Tryk Ctrl+C, eller hold den nede og vælg kopiér.
form-play = Spil efter disse regler
form-saved = Gemt her
form-offline = Raichi svarer ikke. Dine valg er her stadig; prøv igen om et øjeblik.

## Regler, der er prøvet af

trial-lopsided = Jeg har prøvet reglerne af i { $games ->
    [one] ét hurtigt parti
   *[other] { $games } hurtige partier
} mod mig selv: { $side-definite } vandt { $won } af dem. Den ene side er måske meget stærkere.
trial-fine = Jeg har prøvet reglerne af i { $games ->
    [one] ét hurtigt parti
   *[other] { $games } hurtige partier
} mod mig selv og ikke fundet noget mærkeligt.
trial-endless = Jeg har prøvet reglerne af i { $games ->
    [one] ét hurtigt parti
   *[other] { $games } hurtige partier
} mod mig selv: { $endless } af dem nåede ikke til ende. Partier kan måske vare meget længe.
rules-nameless = egne regler
rules-changed = { $rules } med ændringer

## Kommandoer

command-rules-list-about = Vis alle regler, også dem, der er gemt på serveren
command-rules-build-about = Byg dine egne regler med menuer
option-rules-build-from = fra
option-rules-build-from-about = De regler, du begynder med
command-admin-remove-rules = fjern-regler
command-admin-remove-rules-about = Fjern regler, der er gemt på serveren; partier beholder deres
option-admin-remove-rules-name = navn
option-admin-remove-rules-name-about = Det navn, de er gemt under
