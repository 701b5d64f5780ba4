# The words for rules one by one, in English: what is typed after a comma, and what the menus of `/rules build` show.

## Groups of rules

rule-group-setup = Setup
rule-group-winning = Winning
rule-group-king = King
rule-group-throne = Throne
rule-group-corners = Corners
rule-group-camps = Camps
rule-group-few = The few
rule-group-many = The many
rule-group-pieces = Pieces
rule-group-captures = Captures
rule-group-endings = Draws and repetition

## Names of rules. The first word is shown; all of them are understood.

rule-name-setup = Start position, setup, position
rule-name-board = Board
rule-name-starts = First move, starts, first
rule-name-escape = Escape, goal of the king
rule-name-soldier-steps = Steps of pieces, soldier steps, steps
rule-name-king-capture = King’s capture, king, king captured by
rule-name-king-armed = Armed king, armed
rule-name-king-steps = Steps of the king, king’s steps
rule-name-throne-present = Throne
rule-name-throne-stop = Stopping on the throne, throne stop
rule-name-throne-cross = Passing over the throne, throne cross
rule-name-throne-hostile = Hostile throne, throne hostile
rule-name-throne-hostile-occupied = Hostile occupied throne
rule-name-corners-present = Corners
rule-name-corners-width = Size of corners, corner size
rule-name-corners-stop = Stopping on corners
rule-name-corners-cross = Passing over corners
rule-name-corners-hostile = Hostile corners
rule-name-camps-squares = Camps
rule-name-camps-stop = Stopping in camps
rule-name-camps-cross = Passing over camps
rule-name-camps-hostile = Hostile camps
rule-name-camps-hostile-occupied = Hostile occupied camps
rule-name-camps-blunt = Camp squares harmless to attackers, blunt camps
rule-name-camps-stay = Attackers move within their camp, at home in camps
rule-name-edge-hostile = Hostile edge, edge
rule-name-custody = Moving between two enemies, custody
rule-name-linnaean = Capture against the occupied throne, Linnaean capture
rule-name-immobilised = Capture of pieces that can’t move, immobilised pieces
rule-name-shieldwall = Shieldwall, shield wall
rule-name-exit-fort = Edge fort, exit fort, fort
rule-name-enclosure-wins = Enclosure
rule-name-attackers-lose-at = Attackers lose at
rule-name-repetition-count = Repetitions, repetition
rule-name-repetition-result = Result of repetition, repetition
rule-name-no-moves = No legal move, no moves
rule-name-quiet-limit = Moves without a capture, quiet limit
rule-name-king-jump = Leaps of the king, king leaps
rule-name-commander-jump = Leaps of commanders, commander leaps
rule-name-commander-pierce = Piercing commanders
rule-name-knight-jump = Leaps of knights, knight leaps
rule-name-knight-pierce = Piercing knights
rule-name-corners-pierce = Piercing corners
rule-name-chain = Captures in a row, chains, chain
rule-name-repetition-forbid = Forbidden repetition, no repeating
rule-name-ply-limit = Most moves, move limit
rule-name-side-hand = pieces in hand, hand
rule-name-side-lines = lines
rule-name-side-directions = directions
rule-name-few-leap = Leaps, leap
rule-name-few-capture = Compulsory capture, duty to capture, capture
rule-name-few-trapped = Pieces that can’t move, trapped
rule-name-goals-many-at-most = Win by capturing down to, many at most
rule-name-goals-few-reach = Points to reach, reach
rule-name-goals-few-behind = Win by getting past, behind
rule-name-goals-many-fill = Points to fill, fill
rule-name-points-man = Points of a man, man
rule-name-points-officer = Points of an officer, officer
rule-name-points-son = Points of a son, son
rule-name-points-leader = Points of a leader, leader
rule-name-compulsory = Compulsory capture, duty to capture, compulsory
rule-name-men-back = Men go back
rule-name-promotion = Promotion
rule-name-actions = Actions in a turn, action points
rule-name-ambush = Ambush
rule-name-end = Decided by, end

## Values of rules. The first word is shown; all of them are understood.

rule-value-yes = yes, on
rule-value-no = no, off
rule-value-any = anywhere, any
rule-value-none = none
rule-value-never = never
rule-value-nobody = nobody
rule-value-start = where the attackers start
rule-value-attackers = attackers
rule-value-defenders = defenders
rule-value-south = Sámi, south
rule-value-north = Swedes, north
rule-value-corner = corners, corner
rule-value-edge = edge
rule-value-safe-edge = safe edge
rule-value-two = two sides, two
rule-value-four = four sides, four
rule-value-four-near-throne = four sides near the throne, four near throne
rule-value-four-on-throne = four sides on the throne, four on throne
rule-value-full = always, full
rule-value-hammer = only by moving, hammer
rule-value-anvil = only standing still, anvil
rule-value-active = safe, active
rule-value-strict = captured, strict
rule-value-king = only the king
rule-value-all = all
rule-value-draw = draw
rule-value-mover-loses = repeating side loses, whoever repeats loses, mover loses
rule-value-loss = loss
rule-value-a = attackers
rule-value-d = defenders
rule-value-ad = attackers and defenders, soldiers
rule-value-k = king
rule-value-ak = attackers and king
rule-value-dk = defenders and king
rule-value-adk = all pieces, everybody
rule-value-single = one, single
rule-value-multi = several in a row, several, multi
rule-value-free = free
rule-value-must = must
rule-value-huff = huff
rule-value-removed = removed
rule-value-stays = stay, stays
rule-value-grid = straight
rule-value-diagonal = diagonal
rule-value-thin = other diagonals
rule-value-line = lines
rule-value-forward = ahead
rule-value-forward-diagonal = diagonally ahead
rule-value-sideways = sideways
rule-value-back-diagonal = diagonally back
rule-value-back = back
rule-value-cross = cross
rule-value-square5 = 5 × 5 points
rule-value-draughts = dark squares
rule-value-triangle10 = small triangle
rule-value-triangle23 = large triangle
rule-value-lattice4x5 = small lattice
rule-value-lattice6x7 = large lattice
rule-value-men = men
rule-value-far-edge = at the far edge
rule-value-unretreated = only if never gone back
rule-value-leader = the leader
rule-value-over = without capturing, over
rule-value-take = captures, take
rule-value-special = at the throne and corners, special
rule-value-may = allowed, may

## Words before a rule that is not to be there

rule-negations = no, without

## Problems

rules-words-problems = I can’t make these rules:
# $given: text
rules-words-unknown = `{ $given }` isn’t a rule. After the name of a ruleset come changes with commas between them, such as `copenhagen, king two, no shieldwall`.
# $rule, $values: text
rules-words-no-value = {$rule}: choose one of { $values }.
# $rule, $given, $values: text
rules-words-value = {$rule} can’t be “{ $given }”. It can be { $values }.
# $rule, $first, $second: text
rules-words-twice = {$rule} can’t be both “{ $first }” and “{ $second }”.
# $least, $most: text
rules-words-any-number = a number from { $least } to { $most }
# $example: text
rules-words-points = points such as { $example }
# $example: text
rules-words-position = a position such as { $example }
# $why: text
rules-words-json = That’s no ruleset in JSON: { $why }.
# $given: text
rules-problem-size = A board has an odd number of ranks from 7 to 19, not { $given }.
# $found, $expected: text
rules-problem-ranks = The start position has { $found } ranks, and the board { $expected }.
# $square: text
rules-problem-escaped = The king would have won before the first move, on { $square }.
# $square: text
rules-problem-off-board = { $square } is off the board.
# $side: text
rules-problem-no-pieces = One side has no pieces: { $side }.
# $lines: text
rules-problem-lines = The board has no lines of the kind “{ $lines }”.
rules-problem-over = The game would be over before the first move.
# $rule: text
rules-problem-over-at-once = The game would be over with the first move ({ $rule }: 1).
rules-problem-actions = Several actions in a turn and the ambush can’t be combined.
# $count: text
rules-problem-leaders = While the leader decides the game, each side needs exactly one; one has { $count }.

## Refusals

# $given: text
refuse-unknown-code = I don’t know the code `{ $given }`. Codes only work where they were made: ask for the OpenTafl line or the JSON of these rules instead, which work everywhere.
# $given: text
refuse-unusable-name = “{ $given }” can’t be the name of saved rules. A name has up to 32 letters, digits and spaces, no commas, and isn’t the name of a ruleset that I have anyway.
# $rules: text
refuse-saved-shipped = These are the rules of { $rules }, which everyone can choose by that name anyway.
refuse-too-many-saved = This server has saved 50 rulesets, which is the most. An admin can remove one with `/{ command-admin } { command-admin-remove-rules }`.
# $given: text
refuse-not-saved = This server has no saved rules called “{ $given }”.
refuse-no-draft = These rules aren’t being built any more. Start again with `/{ command-rules } { command-rules-build }`.

## Building rules

draft-title = Choose a group, then a rule, then its value. Your rules so far:
draft-groups = Groups of rules
draft-rules = Rules
draft-undo = Undo
draft-save = Save as…
draft-code = Code
draft-challenge = Challenge
draft-page = Build on a page
# $name: text
draft-saved = Saved as **{ $name }**: everyone here can now choose these rules by that name.
# $name: text, $version: number
draft-saved-again = Saved as **{ $name }**, version { $version }. Games by earlier versions keep their rules.
# $name: text, $version: number
draft-saved-already = **{ $name }** has exactly these rules already, in version { $version }.
save-title = Save these rules
save-field = Name
# $code: text
code-is = The code of these rules is { $code }. Wherever you choose rules here, you can type it instead of a name.
code-line = As a line in OpenTafl’s notation, which also works elsewhere:
code-json = The file has the rules as JSON.
list-none = This server hasn’t saved any rules of its own yet. `/{ command-rules } { command-rules-build }` builds some.
# $count: number
list-all = All { $count } games
rules-groups = All games by group
# $sites: text
rules-played = Played at { $sites } as well.
# $count: number
list-title = { $count ->
    [one] This server has saved rules of its own:
   *[other] This server has saved { $count } rulesets of its own:
}
# $name, $parent, $code: text
list-saved = **{ $name }**, after { $parent } · code { $code }
# $name: text
admin-removed-rules = “{ $name }” is no longer among the rules of this server. Games that are played by these rules go on.
# $time, $admin, $name: text
admin-log-remove-rules = { $time } · { $admin } removed the rules “{ $name }”

## The page on which rules are built

form-title = Build your own rules
form-lead = Start from any ruleset, change what you like, and play by it. Nothing is kept until you use it.
form-base = Start from
form-take = Start from these
form-board = Start position
form-brush = A click on the board puts
# $piece: name
form-piece = { $piece }
form-nothing = nothing: takes a piece away
form-hint = A second click with the same piece takes it away again.
form-from = Take the position of
form-as-shown = As on the board
form-position = The position as text
form-update = Show these rules
form-try-out = Try these rules out
form-outcome = Your rules
form-choices = Rules one by one
# $rules: text
form-same = These are the rules of { $rules }:
form-unplayable-board = The board as you’ve set it up.
form-line = Paste this line at Discord to play by these rules:
form-copy = Copy line
form-copied = Line copied.
form-copy-refused = Your browser doesn’t let pages copy. The line is selected: press Ctrl+C, or hold it and choose copy.
form-play = Play by these rules
form-saved = Saved here
form-offline = Raichi doesn’t answer. Your choices are still here; try again in a moment.

## Rules that have been tried out

# $games: number, $side: name, $won: number
trial-lopsided = I’ve tried these rules out in { $games ->
    [one] one quick game
   *[other] { $games } quick games
} against myself: the { $side } won { $won } of them. One side may be much stronger.
# $games: number
trial-fine = I’ve tried these rules out in { $games ->
    [one] one quick game
   *[other] { $games } quick games
} against myself, and found nothing wrong.
# $games, $endless: number
trial-endless = I’ve tried these rules out in { $games ->
    [one] one quick game
   *[other] { $games } quick games
} against myself: { $endless } of them didn’t come to an end. Games may last very long.
rules-nameless = custom rules
# $rules: text
rules-changed = { $rules }, changed

## Commands

command-rules = rules
command-rules-about = Show, list or build rules
command-rules-show = show
command-rules-show-about = Explain the rules
option-rules-show-name = name
option-rules-show-name-about = A part of a name is enough; changes follow commas: copenhagen, king two
command-rules-list = list
command-rules-list-about = List all rules, with those saved on this server
command-rules-build = build
command-rules-build-about = Build rules of your own with menus
option-rules-build-from = from
option-rules-build-from-about = The rules to start from
command-admin-remove-rules = remove-rules
command-admin-remove-rules-about = Remove rules that were saved on this server; games keep theirs
option-admin-remove-rules-name = name
option-admin-remove-rules-name-about = The name under which they were saved
