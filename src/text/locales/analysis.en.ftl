# The analysis board, in English.

analysis-title = Analysis board
analysis-lead = You move both sides here. Nobody you play against sees it.
analysis-open = Analyse
analysis-undo = Undo
analysis-delete = Delete this move
analysis-promote = Move variation up
analysis-note = Note
analysis-marks = Mark squares and draw arrows with the right mouse button, by holding a finger on the board, or with the key M.
analysis-set-up = Another board
analysis-rules = Rules
analysis-position = Position
analysis-moves = Moves or a record
analysis-show = Show
analysis-link = Link to this analysis
analysis-record = Record with variations
analysis-script = This page needs JavaScript.
analysis-too-long = A link can hold 4000 characters, and this analysis would be longer. Delete some moves or shorten your notes.
# $rules: text
analysis-no-such-rules = There are no rules called “{ $rules }”.
analysis-unplayable = The rules in this link can’t be played.
analysis-wrong-position = I can’t read this position, or it doesn’t fit the rules.
analysis-unreadable = I can’t read these moves. They may be incomplete.
# $move: text
analysis-illegal = { $move } isn’t a legal move there.
analysis-too-many = An analysis can have up to 1000 moves.
analysis-evaluate = Evaluate
analysis-evaluating = I’m looking at this position …
analysis-best = Best moves
analysis-running = This position is from a game between people that isn’t over yet, so I don’t evaluate it. Ask again when the game is over.
analysis-over = The game is over in this position.
analysis-busy = I’m still looking at another position for you. Try again in a moment.
analysis-too-often = You’ve asked for a lot of evaluations. Try again in a few minutes.
analysis-nothing = I haven’t found anything in time. Try again later.
analysis-save = Save this analysis
analysis-saved = Saved analyses
analysis-forget = Delete
analysis-openings = Openings
