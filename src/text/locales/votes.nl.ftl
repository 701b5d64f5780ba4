# Stempartijen, waarin iedereen in een kanaal over de zetten beslist; in het Nederlands.

help-votes = `/{ command-vote } { command-vote-start }` begint een partij waarin iedereen hier over de zetten stemt: tegen één persoon, tegen mij of in twee teams.
profile-teams = Tegen een kanaal, per stemming: { $score }
profile-voted = Stempartijen in een team: { $games }
team-everyone = het kanaal
team-a = team A
team-b = team B
vote-next = { $team } stemt over de volgende zet ({ $side }).
vote-until = Stemmen kan tot { $time } ({ $left }).
vote-how = Iedereen hier heeft per beurt één stem: druk op *Stemmen*, gebruik `/{ command-move }` of beantwoord dit bericht met een zet. Je kunt je stem tot het einde wijzigen; de zet met de meeste stemmen wordt gespeeld.
vote-how-teams = Twee teams: sluit je met de knop bij een team aan, of stem gewoon, dan zit je in het team dat aan zet is. Iedereen heeft per beurt één stem, met *Stemmen*, `/{ command-move }` of een antwoord op het bord, en kan die tot het einde wijzigen.
vote-resign = opgeven
vote-offer-draw = remise aanbieden
vote-accept-draw = remise aannemen
vote-unanimous = ({ $all } van { $all } stemmen)
vote-result = ({ $votes } van { $all } stemmen; { $others })
vote-got = { $choice }: { $votes }
vote-rest = andere: { $votes }
vote-prolonged = Niemand heeft op een zet gestemd. De stemming gaat één keer door, tot { $time } ({ $left }); als er dan nog niemand stemt, is de partij op tijd verloren.
vote-won = **{ $side-opening } { $side-number ->
    [one] wint
   *[many] winnen
}.** Goed gespeeld!
vote-drawn = **De partij eindigt in remise.** Goed gespeeld!
vote-people = Stemmers: { $people } · beurten: { $turns } · unaniem: { $unanimous }
vote-most = Het vaakst met de meerderheid: { $players } ({ $times }×)
vote-started = { $player } begint een stempartij **{ $rules }**: partij { $game }. Iedereen kan meedoen.
vote-none-now = Er is nu geen stemming: de andere kant is aan zet.
vote-not-yet = Je hebt deze beurt nog niet gestemd. Daarna zie je hoe anderen stemmen.
vote-yours = Jouw stem: **{ $choice }**.
vote-yours-until = Jouw stem: **{ $choice }**. Je kunt die wijzigen tot { $time } ({ $left }).
vote-so-far = Tot nu toe: { $counts }
vote-goes-on = De beurt is nog niet voorbij: kies de volgende actie, of laat je stem zo. Over de rest van de beurt wordt dan later gestemd.
vote-turn-ends = einde van de beurt
vote-last = Jouw stem was de laatste die nodig was: de stemming is voorbij.
vote-counted = je stem telt. `/{ command-move }` laat je zien hoe anderen stemmen.
vote-notified = Je krijgt een melding als er iets te stemmen is en als de partij eindigt. Dezelfde knop stopt dat.
vote-unnotified = Je krijgt geen meldingen meer over deze partij.
vote-joined = Je speelt nu mee met { $team } ({ $side }).
button-vote = Stemmen
button-votes = Stand
button-notify = Meld het mij
button-join-a = Naar team A
button-join-b = Naar team B
refuse-vote-over = Die stemming is voorbij. Het nieuwste bord laat zien hoe de partij staat.
refuse-other-team = Je zit in { $team }, dus je kunt niet voor het andere team stemmen.
refuse-opponent-votes = In partij { $game } speel je tegen het kanaal, dus je kunt niet stemmen.
refuse-not-by-vote = Dat kan niet in stempartijen: er wordt alleen gestemd over zetten, remise en opgeven.
refuse-offer-while-they-vote = Bied remise aan na je zet, terwijl de anderen stemmen: dan kunnen ze stemmen om aan te nemen.
refuse-vote-time = Een stemming duurt van 1 uur tot 7 dagen, zoals “2 dagen”, en niet “{ $given }”.
refuse-votes-needed = Een stemming kan eindigen na 1 tot 100.000 stemmen.
refuse-notified-full = Er krijgen al zoveel mensen een melding over deze partij als er in een bericht passen ({ $most }).

## The command

command-vote = stemming
command-vote-about = Stempartijen: het kanaal beslist over de zetten
command-vote-start = begin
command-vote-start-about = Begin een partij waarin iedereen hier over de zetten stemt
option-vote-start-opponent = tegenstander
option-vote-start-opponent-about = Wie tegen het kanaal speelt: iemand of ik; als je niemand kiest, spelen twee teams
option-vote-start-rules = regels
option-vote-start-rules-about = De regels waarmee je speelt
option-vote-start-side = kant
option-vote-start-side-about = De kant van het kanaal; geloot als je niets kiest
option-vote-start-time = bedenktijd
option-vote-start-time-about = Hoe lang een stemming duurt, van 1 uur tot 7 dagen; 1 dag als je niets kiest
option-vote-start-level = niveau
option-vote-start-level-about = Hoe sterk ik tegen het kanaal speel; 4 als je niets kiest
option-vote-start-votes = stemmen
option-vote-start-votes-about = De stemming eindigt eerder zodra zoveel mensen hebben gestemd
option-vote-start-thread = thread
option-vote-start-thread-about = Speel in een eigen thread; ja als je niets kiest
