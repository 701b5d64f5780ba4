//! What needs the consent of the other side: a draw, a takeback, a pause.
//!
//! One question is open at a time: it stands until it is answered or withdrawn, or until the next move. In a turn each
//! side may ask each question once, so that questions cannot be used to pester. A player may take back their turn
//! freely for some minutes, until the other has acted, once in a turn. The actions of a turn that is not over yet are
//! taken back freely, one by one: nobody waits for them, and they gain no time.

use raichi_rules::Side;
use time::{Duration, OffsetDateTime};

use crate::games::{Answer, Clock, Event, GameState, Question, Refusal, TimeControl};

/// How long a move may be taken back without asking, if the other has not acted since.
pub const FREE_TAKEBACK: Duration = Duration::minutes(5);

/// The event of a side's question.
pub(super) fn ask(
    state: &GameState,
    side: Side,
    question: Question,
    now: OffsetDateTime,
) -> Result<Event, Refusal> {
    let moved = match question {
        Question::Takeback => has_moved(state, side),
        Question::Draw | Question::Pause => true,
    };
    if !moved {
        return Err(Refusal::NothingToTakeBack);
    }
    if question == Question::Pause {
        if state.time.time_control == TimeControl::Unlimited {
            return Err(Refusal::NoClock);
        }
        if state.history().is_paused() {
            return Err(Refusal::PausedAlready);
        }
    }
    if state.is_hot_seat() {
        return Ok(match question {
            Question::Draw => Event::CallDraw,
            Question::Takeback => Event::TakeBack,
            Question::Pause => return Err(Refusal::NoClock),
        });
    }
    if let Some(asked) = state.asked().filter(|asked| asked.by != side) {
        return if asked.question == question {
            Ok(Event::Answer(question, Answer::Yes))
        } else {
            Err(Refusal::AnswerFirst {
                question: asked.question,
                by: state.player(asked.by),
            })
        };
    }
    if question == Question::Takeback && is_free(state, side, now) {
        return Ok(Event::TakeBack);
    }
    if let Some(asked) = state.asked() {
        return Err(Refusal::QuestionStands {
            game: state.id,
            question: asked.question,
            asked_at: asked.number,
            wanted: question,
            other: state.player(side.opponent()),
        });
    }
    // A move that replaces one that was taken back allows no new question.
    let history = state.history();
    let since = if history.takes_back_again(side) {
        history.newest_move_of(side.opponent())
    } else {
        history.newest_turn_end()
    };
    let asked = history
        .numbered_since(since)
        .any(|(_, entry)| entry.by == Some(side) && entry.event == Event::Ask(question));
    if asked {
        return Err(Refusal::AskedAlready { question });
    }
    Ok(Event::Ask(question))
}

/// The event of a side's answer.
pub(super) fn answer(
    state: &GameState,
    side: Side,
    question: Question,
    asked_at: Option<u32>,
    answer: Answer,
) -> Result<Event, Refusal> {
    let asked = state.asked().filter(|asked| asked.question == question);
    match (asked, asked_at) {
        (Some(asked), Some(number)) if asked.number != number => Err(Refusal::MovedOn),
        (Some(asked), _) if asked.by == side => Err(Refusal::OwnQuestion {
            question,
            other: state.player(side.opponent()),
        }),
        (Some(_), _) => Ok(Event::Answer(question, answer)),
        (None, Some(_)) => Err(Refusal::MovedOn),
        (None, None) => Err(Refusal::NothingAsked { question }),
    }
}

/// The event of a side that takes back its own question, which is the entry `asked_at`.
pub(super) fn withdraw(
    state: &GameState,
    side: Side,
    question: Question,
    asked_at: u32,
) -> Result<Event, Refusal> {
    match state.asked() {
        Some(asked) if asked.question != question || asked.number != asked_at => {
            Err(Refusal::MovedOn)
        }
        Some(asked) if asked.by != side => Err(Refusal::OnlyAskerWithdraws {
            question,
            by: state.player(asked.by),
        }),
        Some(_) => Ok(Event::Withdraw(question)),
        None => Err(Refusal::MovedOn),
    }
}

/// Whether there is a move that a side could take back; a player with both sides takes back any.
fn has_moved(state: &GameState, side: Side) -> bool {
    let mut moves = state.moves().iter();
    state.is_hot_seat() && !state.moves().is_empty() || moves.any(|played| played.by == side)
}

/// Whether a side may take its newest move back without asking: amid its turn always; a whole turn once, if the other has
/// not acted since, it was ended just now, and the time of its turn is not up.
fn is_free(state: &GameState, side: Side, now: OffsetDateTime) -> bool {
    let history = state.history();
    if state.moves().last().map(|played| played.by) != Some(side) {
        return false;
    }
    if history.is_amid_turn() {
        return true;
    }
    let newest = history.newest_move();
    let moved_at = history
        .numbered_since(newest.saturating_sub(1))
        .map(|(_, entry)| entry.at)
        .next();
    let other_acted = history
        .since_newest_move()
        .any(|entry| entry.by == Some(side.opponent()));
    let unlimited = state.time.clock == Clock::None;
    let has_time = unlimited || state.time.previous != Clock::None;
    !other_acted
        && !history.takes_back_again(side)
        && moved_at.is_some_and(|at| now - at <= FREE_TAKEBACK)
        && has_time
        && state.time.previous.run_out(now).is_none()
}
