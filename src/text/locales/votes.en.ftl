# Vote games, in which everybody in a channel decides on the moves; in English.

help-votes = `/{ command-vote } { command-vote-start }` starts a game in which everyone here votes on the moves: against one person, against me, or in two teams.
# $score: text
profile-teams = Against a channel, by vote: { $score }
# $games: number
profile-voted = Vote games on a team: { $games }
team-everyone = the channel
team-a = team A
team-b = team B
# $team: text, $side: name
vote-next = { $team } votes on the next move ({ $side }).
# $time, $left: text
vote-until = The vote is open until { $time } ({ $left }).
vote-how = Everyone here has one vote a turn: press *Vote*, use `/{ command-move }`, or reply to this message with a move. You can change your vote until the end; the move with the most votes is played.
vote-how-teams = Two teams: join one by its button, or just vote, which puts you on the team whose turn it is. Everyone has one vote a turn, by *Vote*, `/{ command-move }` or a reply to the board, and can change it until the end.
vote-resign = resign
vote-offer-draw = offer a draw
vote-accept-draw = accept the draw
# $all: number
vote-unanimous = ({ $all } of { $all } votes)
# $votes, $all: number, $others: text
vote-result = ({ $votes } of { $all } votes; { $others })
# $choice: text, $votes: number
vote-got = { $choice }: { $votes }
# $votes: number
vote-rest = others: { $votes }
# $time, $left: text
vote-prolonged = Nobody has voted for a move. The vote goes on once, until { $time } ({ $left }); if still nobody votes, the game is lost on time.
# $side: name
vote-won = **The { $side } { $side-number ->
    [one] wins
   *[many] win
}.** Well played!
vote-drawn = **The game is drawn.** Well played!
# $people, $turns, $unanimous: number
vote-people = Voters: { $people } · turns: { $turns } · unanimous: { $unanimous }
# $players: text, $times: number
vote-most = Most often with the majority: { $players } ({ $times }×)
# $player, $rules, $game: text
vote-started = { $player } starts a vote game of **{ $rules }**: game { $game }. Everyone can join in.
vote-none-now = There’s no vote now: it’s the other side’s move.
vote-not-yet = You haven’t voted on this turn yet. Once you have, you’ll see how others vote.
# $choice: text
vote-yours = Your vote: **{ $choice }**.
# $choice, $time, $left: text
vote-yours-until = Your vote: **{ $choice }**. You can change it until { $time } ({ $left }).
# $counts: text
vote-so-far = So far: { $counts }
vote-goes-on = The turn isn’t over: choose the next action, or leave your vote as it is. What is left of the turn is then voted on later.
# In a list of the actions of a turn.
vote-turn-ends = end of the turn
vote-last = Yours was the last vote needed, so the vote is over.
vote-counted = your vote counts. `/{ command-move }` shows you how others vote.
vote-notified = You’ll be notified when there’s something to vote on and when the game ends. The same button stops it.
vote-unnotified = You won’t be notified of this game any more.
# $team: text, $side: name
vote-joined = You’re on { $team } now ({ $side }).
button-vote = Vote
button-votes = Votes
button-notify = Notify me
button-join-a = Join team A
button-join-b = Join team B
refuse-vote-over = That vote is over. The newest board shows where the game stands.
# $team: text
refuse-other-team = You’re on { $team }, so you can’t vote for the other team.
# $game: text
refuse-opponent-votes = You play against the channel in game { $game }, so you can’t vote.
refuse-not-by-vote = That isn’t possible in vote games: teams only vote on moves, draws and resigning.
refuse-offer-while-they-vote = Offer the draw after your move, while the others vote: then they can vote to accept it.
# $given: text
refuse-vote-time = A vote lasts from 1 hour to 7 days, such as “2 days”, and not “{ $given }”.
refuse-votes-needed = Votes can end after 1 to 100,000 of them.
# $most: number
refuse-notified-full = As many people as a message has room for are notified of this game already ({ $most }).

## The command

command-vote = vote
command-vote-about = Vote games: the channel decides on the moves
command-vote-start = start
command-vote-start-about = Start a game in which everyone here votes on the moves
option-vote-start-opponent = opponent
option-vote-start-opponent-about = Who plays against the channel: somebody, or me; left blank, two teams play
option-vote-start-rules = rules
option-vote-start-rules-about = The rules to play by
option-vote-start-side = side
option-vote-start-side-about = The channel’s side (drawn if left blank)
option-vote-start-time = time
option-vote-start-time-about = How long a vote lasts, from 1 hour to 7 days (1 day if left blank)
option-vote-start-level = level
option-vote-start-level-about = How strong I play against the channel (4 if left blank)
option-vote-start-votes = votes
option-vote-start-votes-about = End a vote early once this many have voted
option-vote-start-thread = thread
option-vote-start-thread-about = Play in a thread of its own (yes if left blank)
