//! What workers find: the door to the engine.

use raichi_engine::{
    Assessment, Choice, Idea, Level, Limits, Review, choose, choose_within, idea, search,
};

use raichi_rules::{Game, Ply, Ruleset, Side};

use crate::{
    games::{
        Action, Answer, Computer, Duty, EvaluatedLine, Evaluation, FAIR_FROM, FAIR_LEVELS,
        FairSearch, GameState, Hint, HintIdea, KnownPosition, KnownPositions, PuzzleSearch,
        Question, StoredPuzzle, StoredReview, answer, look_for_puzzle, played_from_start,
        self_played,
    },
    service::Task,
};

/// The nodes of a quick search.
const QUICK: u64 = 1_000;

/// The nodes of a step of a review. They are few enough that nobody waits long for a move because of one.
const OF_REVIEW: raichi_engine::Effort = raichi_engine::Effort {
    first: raichi_engine::Effort::USUAL.first,
    second: 1_000_000,
};

/// How hard a worker thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effort {
    /// As the level of the computer demands, or as is good enough for a hint.
    Full,
    /// So little that it takes no time.
    Quick,
}

/// What was found.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Found {
    /// What the computer does.
    Action(Computer, Action),
    /// A hint.
    Hint(Hint),
    /// What is known for a review, and the review if that is all.
    Review(KnownPositions, Option<StoredReview>),
    /// What the computer thinks of a position.
    Evaluation(Evaluation),
    /// What was counted for a comparison with strong levels, and whether that is all.
    FairPlay(FairSearch, bool),
    /// A puzzle, if there is one in the positions that were looked at, and how far the search is unless it is over.
    Puzzle(Option<StoredPuzzle>, Option<PuzzleSearch>),
}

/// Does a task. `None` if the game is over, or the search was stopped before it found anything.
pub(super) fn find(task: &Task, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Found> {
    match task {
        Task::Hint(state) => hint(state, effort, stop).map(Found::Hint),
        Task::Evaluate(game) => evaluate(game, effort, stop).map(Found::Evaluation),
        Task::Review(state, known) => review(state, known, effort, stop),
        Task::Act(state, computer, duty) => {
            let action = decide(state, *computer, duty, effort, stop)?;
            Some(Found::Action(*computer, action))
        }
        // Nobody waits for a puzzle: there are others. A quick search knows nothing of what strong levels play.
        Task::OwnGame(..) | Task::Puzzle { .. } | Task::FairPlay(..) if effort == Effort::Quick => {
            None
        }
        Task::FairPlay(state, search) => fair_play(state, search, stop),
        Task::OwnGame(ruleset, seed) => {
            let plies = self_played(ruleset, *seed, stop);
            let search = PuzzleSearch {
                plies: Some(plies.iter().map(Ply::to_string).collect()),
                next: 0,
            };
            Some(Found::Puzzle(None, (!plies.is_empty()).then_some(search)))
        }
        Task::Puzzle { start, plies, next } => {
            let (found, next) = look_for_puzzle(start, plies, *next, stop);
            let search = next.map(|next| PuzzleSearch { plies: None, next });
            Some(Found::Puzzle(found, search))
        }
    }
}

/// What the computer does.
fn decide(
    state: &GameState,
    computer: Computer,
    duty: &Duty,
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Option<Action> {
    match duty {
        Duty::Act(action) => Some(action.clone()),
        Duty::Move => Some(Action::Move(
            chosen(state, computer, effort, stop)?.ply.into(),
        )),
        Duty::JudgeDraw => {
            let choice = chosen(state, computer, effort, stop)?;
            // The score is that of the side to move, which need not be the computer's.
            let score = if state.board().to_move() == computer.side {
                choice.score
            } else {
                choice.score.turned()
            };
            let quiet = state.moves().iter().rev();
            let quiet = quiet.take_while(|played| played.captures.is_empty());
            let judged = Choice { score, ..choice };
            Some(answer(
                Question::Draw,
                if judged.accepts_draw(quiet.count()) {
                    Answer::Yes
                } else {
                    Answer::No
                },
            ))
        }
    }
}

fn chosen(
    state: &GameState,
    computer: Computer,
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Option<Choice> {
    let level = Level::new(computer.strength.level.number())?;
    let (board, seed) = (state.board(), computer.strength.seed);
    match effort {
        Effort::Full => choose(board, level, seed, stop),
        Effort::Quick => choose_within(board, level, QUICK, seed, stop),
    }
}

/// One step of a review.
fn review(
    state: &GameState,
    known: &KnownPositions,
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Option<Found> {
    let effort = match effort {
        Effort::Full => OF_REVIEW,
        Effort::Quick => raichi_engine::Effort::nodes(QUICK),
    };
    let (start, plies) = played_from_start(state);
    let known = known
        .iter()
        .map(|known| known.as_ref().map(Assessment::from));
    let review = Review::new(&start, &plies, effort).ok()?;
    let mut review = review.resume(known.collect());
    review.step(stop);
    let known = review
        .known()
        .iter()
        .map(|known| known.as_ref().map(KnownPosition::from));
    let finished = review.finish();
    Some(Found::Review(
        known.collect(),
        finished.as_ref().map(StoredReview::from),
    ))
}

/// Compares the next ply of a game with what strong levels would have played.
fn fair_play(state: &GameState, search: &FairSearch, stop: &dyn Fn() -> bool) -> Option<Found> {
    let (mut board, plies) = played_from_start(state);
    for &ply in plies.iter().take(search.next) {
        board.play(ply).ok()?;
    }
    let mut search = search.clone();
    if let Some(&ply) = plies.get(search.next) {
        let is_compared = search.next >= FAIR_FROM && board.legal_plies().len() > 1;
        let equal = if is_compared {
            let mut equal = [false; FAIR_LEVELS.len()];
            for (equal, level) in equal.iter_mut().zip(FAIR_LEVELS) {
                *equal = choose(&board, Level::new(level)?, 0, stop)?.ply == ply;
            }
            Some(equal)
        } else {
            None
        };
        search.count(board.to_move(), equal);
    }
    let is_finished = search.next >= plies.len();
    Some(Found::FairPlay(search, is_finished))
}

fn hint(state: &GameState, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Hint> {
    let nodes = nodes(&state.board().ruleset(), effort);
    let report = search(state.board(), Limits::nodes(nodes), stop);
    let ply = report.ply()?;
    let win_in = report.score().win_in();
    let win_in = win_in.and_then(|plies| u32::try_from(plies).ok());
    let idea = match idea(state.board(), ply, win_in) {
        Idea::Wins => HintIdea::Wins,
        _ if win_in.is_some() => HintIdea::WinsByForce,
        Idea::WinsIn(_) => HintIdea::WinsByForce,
        Idea::TwoLines => HintIdea::ThreatensTwice,
        Idea::OpensLine | Idea::Threatens => HintIdea::Threatens,
        Idea::ClosesLine | Idea::Saves => HintIdea::Stops,
        Idea::Takes(_) => HintIdea::Captures,
        Idea::Quiet => HintIdea::Improves,
    };
    Some(Hint { idea, ply })
}

/// The best lines of a position, and how good it is.
fn evaluate(game: &Game, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Evaluation> {
    let limits = Limits::nodes(nodes(&game.ruleset(), effort)).with_lines(Evaluation::LINES);
    let report = search(game, limits, stop);
    let lines = report.lines.iter().map(|line| EvaluatedLine {
        chance: line.score.win_chance(game),
        plies: line
            .plies
            .iter()
            .copied()
            .take(EvaluatedLine::PLIES)
            .collect(),
    });
    let lines: Vec<_> = lines.collect();
    let best = lines.first()?.chance;
    Some(Evaluation {
        chance: match game.to_move() {
            Side::First => best,
            Side::Second => 1.0 - best,
        },
        lines,
    })
}

/// How many nodes a search has for somebody who wants advice.
fn nodes(rules: &Ruleset, effort: Effort) -> u64 {
    match effort {
        // With less, a review would find fault with what a hint has advised.
        Effort::Full => Level::LAST.strength(rules).nodes,
        Effort::Quick => QUICK,
    }
}

/// Anything that the rules allow, where even a quick search fails.
pub(super) fn anything(task: &Task) -> Option<Found> {
    let Task::Act(state, computer, duty) = task else {
        return None;
    };
    let action = match duty {
        Duty::Act(action) => action.clone(),
        Duty::JudgeDraw => answer(Question::Draw, Answer::No),
        Duty::Move => Action::Move((*state.board().legal_plies().first()?).into()),
    };
    Some(Found::Action(*computer, action))
}
