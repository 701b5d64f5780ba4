# Orden för enskilda regler på svenska: det man skriver efter ett komma, och det som menyerna i `/regler bygg` visar.

## Grupper av regler

rule-group-setup = Uppställning
rule-group-winning = Att vinna
rule-group-king = Kungen
rule-group-throne = Tronen
rule-group-corners = Hörnen
rule-group-camps = Läger
rule-group-few = De få
rule-group-many = De många
rule-group-pieces = Pjäser
rule-group-captures = Att slå
rule-group-endings = Remi och upprepning

## Reglernas namn. Det första visas; alla förstås.

rule-name-setup = Utgångsställning, uppställning, ställning
rule-name-board = Bräde
rule-name-starts = Första draget, börjar
rule-name-escape = Kungens mål, mål, flykt
rule-name-soldier-steps = Pjäsernas steg, steg
rule-name-king-capture = Att slå kungen, kungen, kung
rule-name-king-armed = Beväpnad kung, beväpnad
rule-name-king-steps = Kungens steg
rule-name-throne-present = Tron
rule-name-throne-stop = Stanna på tronen
rule-name-throne-cross = Passera tronen
rule-name-throne-hostile = Fientlig tron
rule-name-throne-hostile-occupied = Fientlig upptagen tron
rule-name-corners-present = Hörn
rule-name-corners-width = Hörnens storlek
rule-name-corners-stop = Stanna på hörnen
rule-name-corners-cross = Passera hörnen
rule-name-corners-hostile = Fientliga hörn
rule-name-camps-squares = Läger
rule-name-camps-stop = Stanna i lägren
rule-name-camps-cross = Passera lägren
rule-name-camps-hostile = Fientliga läger
rule-name-camps-hostile-occupied = Fientliga upptagna läger
rule-name-camps-blunt = Lägerrutor utan fara för angripare
rule-name-camps-stay = Angripare flyttar inom lägret, flytta inom lägret
rule-name-edge-hostile = Fientlig kant, kant
rule-name-custody = Gå in mellan två fiender, mellan två fiender
rule-name-linnaean = Slå mot den upptagna tronen, slag mot den upptagna tronen
rule-name-immobilised = Slå instängda pjäser, instängda pjäser
rule-name-shieldwall = Sköldmur
rule-name-exit-fort = Fort vid kanten, fort
rule-name-enclosure-wins = Omringning
rule-name-attackers-lose-at = Angriparna förlorar vid, angripare kvar
rule-name-repetition-count = Antal upprepningar, upprepningar, upprepning
rule-name-repetition-result = Resultat av upprepning, upprepning
rule-name-no-moves = Inget tillåtet drag, utan tillåtet drag
rule-name-quiet-limit = Drag utan slag, draggräns
rule-name-king-jump = Kungens hopp
rule-name-commander-jump = Hövdingars hopp
rule-name-commander-pierce = Två hövdingar slår kungen
rule-name-knight-jump = Riddares hopp
rule-name-knight-pierce = Två riddare slår kungen
rule-name-corners-pierce = Hörn hjälper två
rule-name-chain = Flera slag i rad, kedjor, kedja
rule-name-repetition-forbid = Förbjuden upprepning
rule-name-ply-limit = Högsta antal drag
rule-name-side-hand = pjäser i handen, pjäser på hand, i handen, på hand, hand
rule-name-side-lines = linjer
rule-name-side-directions = riktningar
rule-name-few-leap = Hopp
rule-name-few-capture = Slagtvång
rule-name-few-trapped = Instängda pjäser
rule-name-goals-many-at-most = Vinst när det bara är kvar, högst kvar
rule-name-goals-few-reach = Punkter att nå, nå, mål
rule-name-goals-few-behind = Vinst genom att komma förbi, komma förbi
rule-name-goals-many-fill = Punkter att fylla, fylla
rule-name-points-man = En mans poäng, man
rule-name-points-officer = En officers poäng, officer
rule-name-points-son = En sons poäng, son
rule-name-points-leader = En anförares poäng, anförare
rule-name-compulsory = Slagtvång
rule-name-men-back = Män går bakåt, bakåt
rule-name-promotion = Befordran, befordran till officer
rule-name-actions = Handlingar i en tur, handlingar
rule-name-ambush = Bakhåll
rule-name-end = Avgörs av, slut

## Reglernas värden. Det första visas; alla förstås.

rule-value-yes = ja, på
rule-value-no = nej, av
rule-value-any = överallt
rule-value-none = nej, inga, ingen, inget
rule-value-never = aldrig
rule-value-nobody = ingen
rule-value-start = där angriparna börjar
rule-value-attackers = angripare, angriparna
rule-value-defenders = försvarare, försvararna
rule-value-south = samer, samerna, syd
rule-value-north = svenskar, svenskarna, nord
rule-value-corner = hörn
rule-value-edge = kant, kanten
rule-value-safe-edge = säker kant
rule-value-two = på två sidor, två sidor, två
rule-value-four = på fyra sidor, fyra sidor, fyra
rule-value-four-near-throne = på fyra sidor vid tronen, fyra sidor vid tronen, fyra vid tronen
rule-value-four-on-throne = på fyra sidor på tronen, fyra på tronen
rule-value-full = alltid
rule-value-hammer = bara när han flyttar
rule-value-anvil = bara när han står stilla
rule-value-active = säkert
rule-value-strict = pjäsen slås, slås
rule-value-king = bara kungen
rule-value-all = alla
rule-value-draw = remi, oavgjort
rule-value-mover-loses = den som upprepar förlorar
rule-value-loss = förlust
rule-value-a = angripare, angriparna
rule-value-d = försvarare, försvararna
rule-value-ad = angripare och försvarare, försvarare och angripare
rule-value-k = kung, kungen
rule-value-ak = angripare och kung, kung och angripare
rule-value-dk = försvarare och kung, kung och försvarare
rule-value-adk = alla pjäser
rule-value-single = ett
rule-value-multi = flera i rad, flera
rule-value-free = nej, frivilligt
rule-value-must = ja
rule-value-huff = den som inte slår tas bort, blåsning, blåsa
rule-value-removed = tas bort
rule-value-stays = står kvar
rule-value-grid = raka
rule-value-diagonal = diagonaler
rule-value-thin = extra diagonaler
rule-value-line = linjer
rule-value-forward = rakt fram, fram, framåt
rule-value-forward-diagonal = snett framåt
rule-value-sideways = åt sidan
rule-value-back-diagonal = snett bakåt
rule-value-back = rakt bakåt, bakåt
rule-value-cross = kors
rule-value-square5 = 5 × 5 punkter
rule-value-draughts = mörka rutor
rule-value-triangle10 = liten triangel
rule-value-triangle23 = stor triangel
rule-value-lattice4x5 = litet gitter
rule-value-lattice6x7 = stort gitter
rule-value-men = bara män, män
rule-value-far-edge = på den bortersta raden
rule-value-unretreated = bara den som aldrig gått bakåt
rule-value-leader = anföraren, anförare
rule-value-over = utan att slå
rule-value-take = slår
rule-value-special = vid tron och hörn
rule-value-may = tillåtet

## Ord före en regel som inte ska finnas

rule-negations = utan, ingen, inget, inga, ej

## Problem

rules-words-problems = De här reglerna går inte:
rules-words-unknown = `{ $given }` är ingen regel. Efter namnet på en regeluppsättning följer ändringar med komman emellan, till exempel `copenhagen, kungen två, utan sköldmur`.
rules-words-no-value = { $rule }: välj { $values }.
rules-words-value = { $rule }: ”{ $given }” går inte. Välj { $values }.
rules-words-twice = { $rule }: det går inte med både ”{ $first }” och ”{ $second }”.
rules-words-any-number = ett tal från { $least } till { $most }
rules-words-points = punkter som { $example }
rules-words-position = en ställning som { $example }
rules-words-json = Det är inga regler i JSON: { $why }.
rules-problem-size = Ett bräde har ett udda antal rader från 7 till 19, inte { $given }.
rules-problem-ranks = Utgångsställningen har { $found } rader, och brädet { $expected }.
rules-problem-escaped = Kungen skulle ha vunnit redan före första draget, på { $square }.
rules-problem-off-board = { $square } finns inte på brädet.
rules-problem-no-pieces = En sida har inga pjäser: { $side }.
rules-problem-lines = Brädet har inga sådana linjer: ”{ $lines }”.
rules-problem-over = Partiet skulle vara slut redan före första draget.
rules-problem-over-at-once = Partiet skulle vara slut med första draget ({ $rule }: 1).
rules-problem-actions = Flera handlingar i en tur och bakhåll går inte ihop.
rules-problem-leaders = Så länge anföraren avgör partiet behöver varje sida precis en; en sida har { $count }.

## Avslag

refuse-unknown-code = Jag känner inte till koden `{ $given }`. Koder gäller bara där de har gjorts: be om OpenTafl-raden eller reglernas JSON i stället, de gäller överallt.
refuse-unusable-name = ”{ $given }” kan inte vara namnet på sparade regler. Ett namn har högst 32 bokstäver, siffror och mellanslag, inga komman, och är inte namnet på regler som jag redan har.
refuse-saved-shipped = Det här är reglerna i { $rules }, som alla redan kan välja med det namnet.
refuse-too-many-saved = Den här servern har sparat 50 regeluppsättningar, och fler får inte plats. En admin kan ta bort en med `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Den här servern har inga sparade regler som heter ”{ $given }”.
refuse-no-draft = De här reglerna byggs inte längre. Börja om med `/{ command-rules } { command-rules-build }`.

## Att bygga regler

draft-title = Välj en grupp, sedan en regel och dess värde. Dina regler så här långt:
draft-groups = Grupper av regler
draft-rules = Regler
draft-undo = Ångra
draft-save = Spara som…
draft-code = Kod
draft-challenge = Utmana
draft-page = Bygg på en webbsida
draft-saved = Sparat som **{ $name }**: nu kan alla här välja de här reglerna med det namnet.
draft-saved-again = Sparat som **{ $name }**, version { $version }. Partier efter tidigare versioner behåller sina regler.
draft-saved-already = **{ $name }** har redan precis de här reglerna, i version { $version }.
save-title = Spara de här reglerna
save-field = Namn
code-is = Reglernas kod är { $code }. Överallt där du väljer regler här kan du skriva den i stället för ett namn.
code-line = Som en rad i OpenTafls skrivsätt, som gäller på andra ställen också:
code-json = Filen innehåller reglerna som JSON.
list-none = Den här servern har inte sparat några egna regler än. `/{ command-rules } { command-rules-build }` bygger några.
list-all = Alla { $count } spel
rules-groups = Alla spel efter grupp
rules-played = Spelas även på { $sites }.
list-title = { $count ->
    [one] Den här servern har sparat en egen regeluppsättning:
   *[other] Den här servern har sparat { $count } egna regeluppsättningar:
}
list-saved = **{ $name }**, efter { $parent } · kod { $code }
admin-removed-rules = ”{ $name }” hör inte längre till reglerna på den här servern. Partier som spelas efter dem fortsätter.
admin-log-remove-rules = { $time } · { $admin } tog bort reglerna ”{ $name }”

## Sidan där man bygger regler

form-title = Bygg egna regler
form-lead = Utgå från vilka regler du vill, ändra det du vill och spela efter dem. Inget sparas förrän du använder reglerna.
form-base = Utgå från
form-take = Utgå från de här
form-board = Utgångsställning
form-brush = Ett klick på brädet sätter ut
form-piece = { $piece-a }
form-nothing = ingenting: tar bort en pjäs
form-hint = Ett klick till med samma pjäs tar bort den igen.
form-from = Ta ställningen från
form-as-shown = Som på brädet
form-position = Ställningen som text
form-update = Visa de här reglerna
form-try-out = Prova de här reglerna
form-outcome = Dina regler
form-choices = Regel för regel
form-same = Det här är reglerna i { $rules }:
form-unplayable-board = Brädet så som du har ställt upp det.
form-line = Klistra in den här raden i Discord för att spela efter de här reglerna:
form-copy = Kopiera raden
form-copied = Raden är kopierad.
form-copy-refused = Din webbläsare låter inte sidor kopiera. Raden är markerad: tryck Ctrl+C, eller håll den nedtryckt och välj kopiera.
form-play = Spela efter de här reglerna
form-saved = Sparade här
form-offline = Raichi svarar inte. Dina val är kvar här; försök igen om en stund.

## Regler som har provats

trial-lopsided = Jag har provat de här reglerna i { $games ->
    [one] ett snabbt parti
   *[other] { $games } snabba partier
} mot mig själv: { $side-definite } vann { $won } av dem. Den ena sidan är kanske mycket starkare.
trial-fine = Jag har provat de här reglerna i { $games ->
    [one] ett snabbt parti
   *[other] { $games } snabba partier
} mot mig själv och inte hittat något konstigt.
trial-endless = Jag har provat de här reglerna i { $games ->
    [one] ett snabbt parti
   *[other] { $games } snabba partier
} mot mig själv: { $endless } av dem tog aldrig slut. Partier kanske tar mycket lång tid.
rules-nameless = egna regler
rules-changed = { $rules } med ändringar

## Kommandon

command-rules = regler
command-rules-about = Visa, lista eller bygg regler
command-rules-show = visa
command-rules-show-about = Förklara reglerna
option-rules-show-name = namn
option-rules-show-name-about = En del av namnet räcker; ändringar efter komman: copenhagen, kungen två
command-rules-list = lista
command-rules-list-about = Lista alla regler, även de som är sparade på den här servern
command-rules-build = bygg
command-rules-build-about = Bygg egna regler med menyer
option-rules-build-from = från
option-rules-build-from-about = Reglerna att utgå från
command-admin-remove-rules = ta-bort-regler
command-admin-remove-rules-about = Ta bort regler som är sparade på den här servern; partier behåller sina
option-admin-remove-rules-name = namn
option-admin-remove-rules-name-about = Namnet de är sparade med
