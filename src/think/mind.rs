//! What the computer decides: the door to the engine.

use raichi_engine::{Choice, Level, choose, choose_within};

use crate::games::{Action, Answer, Computer, Duty, GameState, Question, answer};

/// The nodes of a quick search.
const QUICK: u64 = 1_000;

/// How hard the computer thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effort {
    /// As its level demands.
    OfLevel,
    /// So little that it takes no time.
    Quick,
}

/// What the computer does. `None` if the game is over, or the search was stopped before it found anything.
pub(super) fn decide(
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
        Effort::OfLevel => choose(board, level, seed, stop),
        Effort::Quick => choose_within(board, level, QUICK, seed, stop),
    }
}

/// Anything that the rules allow, where even a quick search fails.
pub(super) fn any_action(state: &GameState, duty: &Duty) -> Option<Action> {
    match duty {
        Duty::Act(action) => Some(action.clone()),
        Duty::JudgeDraw => Some(answer(Question::Draw, Answer::No)),
        Duty::Move => {
            let plies = state.board().legal_plies();
            plies.first().map(|&ply| Action::Move(ply.into()))
        }
    }
}
