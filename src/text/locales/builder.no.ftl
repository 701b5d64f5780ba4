# Ordene for hver enkelt regel på norsk: det man skriver etter et komma, og det menyene i `/regler bygg` viser.

## Grupper av regler

rule-group-setup = Oppstilling
rule-group-winning = Å vinne
rule-group-king = Kongen
rule-group-throne = Tronen
rule-group-corners = Hjørnene
rule-group-camps = Leirer
rule-group-few = De få
rule-group-many = De mange
rule-group-pieces = Brikker
rule-group-captures = Å slå
rule-group-endings = Remis og gjentakelse

## Navnene på reglene. Det første vises; alle forstås.

rule-name-setup = Startstilling, oppstilling, stilling
rule-name-board = Brett
rule-name-starts = Første trekk, begynner
rule-name-escape = Kongens mål, mål, flukt
rule-name-soldier-steps = Skrittene til brikkene, skritt
rule-name-king-capture = Å slå kongen, kongen, konge
rule-name-king-armed = Bevæpnet konge, bevæpnet
rule-name-king-steps = Skrittene til kongen, kongens skritt
rule-name-throne-present = Trone
rule-name-throne-stop = Stanse på tronen
rule-name-throne-cross = Passere tronen
rule-name-throne-hostile = Fiendtlig trone
rule-name-throne-hostile-occupied = Fiendtlig opptatt trone
rule-name-corners-present = Hjørner
rule-name-corners-width = Størrelsen på hjørnene
rule-name-corners-stop = Stanse på hjørnene
rule-name-corners-cross = Passere hjørnene
rule-name-corners-hostile = Fiendtlige hjørner
rule-name-camps-squares = Leirer
rule-name-camps-stop = Stanse i leirene
rule-name-camps-cross = Passere leirene
rule-name-camps-hostile = Fiendtlige leirer
rule-name-camps-hostile-occupied = Fiendtlige opptatte leirer
rule-name-camps-blunt = Leirfelter uten fare for angripere
rule-name-camps-stay = Angripere flytter innenfor leiren, flytte innenfor leiren
rule-name-edge-hostile = Fiendtlig kant, kant
rule-name-custody = Gå inn mellom to fiender, mellom to fiender
rule-name-linnaean = Slå mot den opptatte tronen
rule-name-immobilised = Slå innesperrede brikker, innesperrede brikker
rule-name-shieldwall = Skjoldborg
rule-name-exit-fort = Fort ved kanten, fort
rule-name-enclosure-wins = Omringing
rule-name-attackers-lose-at = Angriperne taper ved, angripere igjen
rule-name-repetition-count = Antall gjentakelser, gjentakelser, gjentakelse
rule-name-repetition-result = Resultat av gjentakelse, gjentakelse
rule-name-no-moves = Ingen lovlige trekk, uten lovlige trekk
rule-name-quiet-limit = Trekk uten å slå, trekkgrense
rule-name-king-jump = Kongens hopp
rule-name-commander-jump = Høvdingers hopp
rule-name-commander-pierce = To høvdinger fanger kongen
rule-name-knight-jump = Ridderes hopp
rule-name-knight-pierce = To riddere fanger kongen
rule-name-corners-pierce = Hjørner hjelper to
rule-name-chain = Flere slag på rad, kjeder, kjede
rule-name-repetition-forbid = Forbudt gjentakelse
rule-name-ply-limit = Høyeste antall trekk
rule-name-side-hand = brikker på hånden, på hånden, hånd
rule-name-side-lines = linjer
rule-name-side-directions = retninger
rule-name-few-leap = Hopp
rule-name-few-capture = Slagtvang, plikt til å slå
rule-name-few-trapped = Innesperrede brikker
rule-name-goals-many-at-most = Seier når det bare er igjen, høyst igjen
rule-name-goals-few-reach = Punkter å nå, nå, mål
rule-name-goals-few-behind = Seier ved å komme forbi, komme forbi
rule-name-goals-many-fill = Punkter å fylle, fylle
rule-name-points-man = Poengene til en mann, mann
rule-name-points-officer = Poengene til en offiser, offiser
rule-name-points-son = Poengene til en sønn, sønn
rule-name-points-leader = Poengene til en anfører, anfører
rule-name-compulsory = Slagtvang, plikt til å slå
rule-name-men-back = Menn går tilbake, tilbake
rule-name-promotion = Forfremmelse, forfremmelse til offiser
rule-name-actions = Handlinger i en tur, handlinger
rule-name-ambush = Bakhold
rule-name-end = Avgjøres av, slutt

## Verdiene til reglene. Den første vises; alle forstås.

rule-value-yes = ja, på
rule-value-no = nei, av
rule-value-any = overalt
rule-value-none = nei, ingen, intet
rule-value-never = aldri
rule-value-nobody = ingen
rule-value-start = der angriperne begynner
rule-value-attackers = angripere, angriperne
rule-value-defenders = forsvarere, forsvarerne
rule-value-south = samer, samene, sør
rule-value-north = svensker, svenskene, nord
rule-value-corner = hjørner, hjørne
rule-value-edge = kant, kanten
rule-value-safe-edge = trygg kant
rule-value-two = på to sider, to sider, to
rule-value-four = på fire sider, fire sider, fire
rule-value-four-near-throne = på fire sider ved tronen, fire sider ved tronen, fire ved tronen
rule-value-four-on-throne = på fire sider på tronen, fire på tronen
rule-value-full = alltid
rule-value-hammer = bare når han flytter
rule-value-anvil = bare når han står stille
rule-value-active = trygt
rule-value-strict = brikken blir slått, slått
rule-value-king = bare kongen
rule-value-all = alle
rule-value-draw = remis, uavgjort
rule-value-mover-loses = den som gjentar taper
rule-value-loss = tap
rule-value-a = angripere, angriperne
rule-value-d = forsvarere, forsvarerne
rule-value-ad = angripere og forsvarere, forsvarere og angripere
rule-value-k = konge, kongen
rule-value-ak = angripere og konge, konge og angripere
rule-value-dk = forsvarere og konge, konge og forsvarere
rule-value-adk = alle brikker
rule-value-single = ett
rule-value-multi = flere på rad, flere
rule-value-free = nei, frivillig
rule-value-must = ja
rule-value-huff = den som ikke slår fjernes, blåsing, blåse
rule-value-removed = fjernes
rule-value-stays = blir stående, blir
rule-value-grid = rette
rule-value-diagonal = diagonaler
rule-value-thin = ekstra diagonaler
rule-value-line = linjer
rule-value-forward = rett fram, fram
rule-value-forward-diagonal = skrått fram
rule-value-sideways = til siden
rule-value-back-diagonal = skrått tilbake
rule-value-back = rett tilbake, tilbake
rule-value-cross = kors
rule-value-square5 = 5 × 5 punkter
rule-value-draughts = mørke felter
rule-value-triangle10 = liten trekant
rule-value-triangle23 = stor trekant
rule-value-lattice4x5 = lite gitter
rule-value-lattice6x7 = stort gitter
rule-value-men = bare menn, menn
rule-value-far-edge = på den bakerste raden
rule-value-unretreated = bare den som aldri har gått tilbake
rule-value-leader = anføreren, anfører
rule-value-over = uten å slå
rule-value-take = slår
rule-value-special = ved trone og hjørner
rule-value-may = tillatt

## Ord foran en regel som ikke skal være der

rule-negations = uten, ingen, intet, ikke

## Problemer

rules-words-problems = Disse reglene går ikke:
rules-words-unknown = `{ $given }` er ingen regel. Etter navnet på et regelsett følger endringer med komma mellom, for eksempel `copenhagen, kongen to, uten skjoldborg`.
rules-words-no-value = { $rule }: Velg { $values }.
rules-words-value = { $rule }: «{ $given }» går ikke. Velg { $values }.
rules-words-twice = { $rule }: Det går ikke med både «{ $first }» og «{ $second }».
rules-words-any-number = et tall fra { $least } til { $most }
rules-words-points = punkter som { $example }
rules-words-position = en stilling som { $example }
rules-words-json = Det er ikke regler i JSON: { $why }.
rules-problem-size = Et brett har et oddetall av rader fra 7 til 19, ikke { $given }.
rules-problem-ranks = Startstillingen har { $found } rader, og brettet { $expected }.
rules-problem-escaped = Kongen ville ha vunnet allerede før første trekk, på { $square }.
rules-problem-off-board = { $square } er ikke på brettet.
rules-problem-no-pieces = En side har ingen brikker: { $side }.
rules-problem-lines = Brettet har ingen slike linjer: «{ $lines }».
rules-problem-over = Partiet ville vært slutt allerede før første trekk.
rules-problem-over-at-once = Partiet ville vært slutt med første trekk ({ $rule }: 1).
rules-problem-actions = Flere handlinger i en tur og bakhold går ikke sammen.
rules-problem-leaders = Så lenge anføreren avgjør partiet, trenger hver side nøyaktig én; en side har { $count }.

## Avslag

refuse-unknown-code = Jeg kjenner ikke koden `{ $given }`. Koder gjelder bare der de er laget: Be om OpenTafl-linjen eller reglene som JSON i stedet, de gjelder overalt.
refuse-unusable-name = «{ $given }» kan ikke være navnet på lagrede regler. Et navn har høyst 32 bokstaver, sifre og mellomrom, ingen komma, og er ikke navnet på regler jeg har fra før.
refuse-saved-shipped = Dette er reglene til { $rules }, som alle kan velge med det navnet fra før.
refuse-too-many-saved = Denne serveren har lagret 50 regelsett, og det er ikke plass til flere. En admin kan fjerne et med `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Denne serveren har ingen lagrede regler som heter «{ $given }».
refuse-no-draft = Disse reglene bygges ikke lenger. Begynn på nytt med `/{ command-rules } { command-rules-build }`.

## Å bygge regler

draft-title = Velg en gruppe, så en regel og verdien dens. Reglene dine så langt:
draft-groups = Grupper av regler
draft-rules = Regler
draft-undo = Angre
draft-save = Lagre som …
draft-code = Kode
draft-challenge = Utfordre
draft-page = Bygg på en nettside
draft-saved = Lagret som **{ $name }**: Nå kan alle her velge disse reglene med det navnet.
draft-saved-again = Lagret som **{ $name }**, versjon { $version }. Partier etter tidligere versjoner beholder reglene sine.
draft-saved-already = **{ $name }** har allerede akkurat disse reglene, i versjon { $version }.
save-title = Lagre disse reglene
save-field = Navn
code-is = Koden til disse reglene er { $code }. Overalt hvor du velger regler her, kan du skrive den i stedet for et navn.
code-line = Som en linje i OpenTafls skrivemåte, som gjelder andre steder også:
code-json = Filen har reglene som JSON.
list-none = Denne serveren har ikke lagret egne regler ennå. `/{ command-rules } { command-rules-build }` bygger noen.
list-all = Alle { $count } spill
rules-groups = Alle spill etter gruppe
rules-played = Spilles også på { $sites }.
list-title = { $count ->
    [one] Denne serveren har lagret ett eget regelsett:
   *[other] Denne serveren har lagret { $count } egne regelsett:
}
list-saved = **{ $name }**, etter { $parent } · kode { $code }
admin-removed-rules = «{ $name }» hører ikke lenger til reglene på denne serveren. Partier som spilles etter dem, fortsetter.
admin-log-remove-rules = { $time } · { $admin } fjernet reglene «{ $name }»

## Siden der man bygger regler

form-title = Bygg dine egne regler
form-lead = Gå ut fra hvilke regler du vil, endre det du vil, og spill etter dem. Ingenting lagres før du bruker reglene.
form-base = Gå ut fra
form-take = Gå ut fra disse
form-board = Startstilling
form-brush = Et klikk på brettet setter ut
form-piece = { $piece-a }
form-nothing = ingenting: fjerner en brikke
form-hint = Et klikk til med samme brikke fjerner den igjen.
form-from = Ta stillingen fra
form-as-shown = Som på brettet
form-position = Stillingen som tekst
form-update = Vis disse reglene
form-try-out = Prøv ut disse reglene
form-outcome = Reglene dine
form-choices = Regel for regel
form-same = Dette er reglene til { $rules }:
form-unplayable-board = Brettet slik du har stilt det opp.
form-line = Lim inn denne linjen i Discord for å spille etter disse reglene:
form-copy = Kopier linjen
form-copied = Linjen er kopiert.
form-copy-refused = Nettleseren din lar ikke sider kopiere. Linjen er markert: Trykk Ctrl+C, eller hold den nede og velg kopier.
form-play = Spill etter disse reglene
form-saved = Lagret her
form-offline = Raichi svarer ikke. Valgene dine er her fortsatt; prøv igjen om et øyeblikk.

## Regler som er prøvd ut

trial-lopsided = Jeg har prøvd ut disse reglene i { $games ->
    [one] ett raskt parti
   *[other] { $games } raske partier
} mot meg selv: { $side-definite } vant { $won } av dem. Den ene siden er kanskje mye sterkere.
trial-fine = Jeg har prøvd ut disse reglene i { $games ->
    [one] ett raskt parti
   *[other] { $games } raske partier
} mot meg selv og ikke funnet noe rart.
trial-endless = Jeg har prøvd ut disse reglene i { $games ->
    [one] ett raskt parti
   *[other] { $games } raske partier
} mot meg selv: { $endless } av dem tok aldri slutt. Partier tar kanskje veldig lang tid.
rules-nameless = egne regler
rules-changed = { $rules } med endringer

## Kommandoer

command-rules = regler
command-rules-about = Vis, list opp eller bygg regler
command-rules-show = vis
command-rules-show-about = Forklar reglene
option-rules-show-name = navn
option-rules-show-name-about = En del av navnet er nok; endringer etter komma: copenhagen, kongen to
command-rules-list = liste
command-rules-list-about = List opp alle regler, også de som er lagret på denne serveren
command-rules-build = bygg
command-rules-build-about = Bygg dine egne regler med menyer
option-rules-build-from = fra
option-rules-build-from-about = Reglene å gå ut fra
command-admin-remove-rules = fjern-regler
command-admin-remove-rules-about = Fjern regler som er lagret på denne serveren; partier beholder sine
option-admin-remove-rules-name = navn
option-admin-remove-rules-name-about = Navnet de er lagret med
