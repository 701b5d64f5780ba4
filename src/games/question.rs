//! What needs the consent of the other side: a draw, a takeback, a pause.
//!
//! One question stands at a time, and the next move lapses it. Between two moves each side may ask each thing once, so
//! that nobody is pestered. A player's own move may be taken back freely for a moment, until the other has acted, once in a
//! turn.

use raichi_rules::tafl::Side;
use time::{Duration, OffsetDateTime};

use crate::games::{Answer, Clock, Deed, Pace, Question, Refusal, Table};

/// How long a move may be taken back without asking, if the other has not acted since.
pub const FREE_TAKEBACK: Duration = Duration::minutes(5);

/// The deed that comes of a side's wish.
pub(super) fn ask(
    table: &Table,
    side: Side,
    question: Question,
    now: OffsetDateTime,
) -> Result<Deed, Refusal> {
    let moved = match question {
        Question::Takeback => has_moved(table, side),
        Question::Draw | Question::Pause => true,
    };
    if !moved {
        return Err(Refusal::NothingToTakeBack);
    }
    if question == Question::Pause {
        if table.time.pace == Pace::Unlimited {
            return Err(Refusal::NoClock);
        }
        if table.course().is_paused() {
            return Err(Refusal::PausedAlready);
        }
    }
    if table.is_hot_seat() {
        return Ok(match question {
            Question::Draw => Deed::CallDraw,
            Question::Takeback => Deed::TakeBack,
            Question::Pause => return Err(Refusal::NoClock),
        });
    }
    if let Some(asked) = table.asked().filter(|asked| asked.by != side) {
        return if asked.question == question {
            Ok(Deed::Answer(question, Answer::Yes))
        } else {
            Err(Refusal::AnswerFirst {
                question: asked.question,
                by: table.player(asked.by),
            })
        };
    }
    if question == Question::Takeback && is_free(table, side, now) {
        return Ok(Deed::TakeBack);
    }
    // A move in the place of one that was taken back is no new occasion.
    let course = table.course();
    let since = if takes_back_again(table, side) {
        course.newest_move_of(side.opponent())
    } else {
        course.newest_move()
    };
    let asked = course
        .numbered_since(since)
        .any(|(_, entry)| entry.by == Some(side) && entry.deed == Deed::Ask(question));
    if asked {
        return Err(Refusal::AskedAlready { question });
    }
    Ok(Deed::Ask(question))
}

/// The deed that comes of a side's answer.
pub(super) fn answer(
    table: &Table,
    side: Side,
    question: Question,
    asked_at: Option<u32>,
    answer: Answer,
) -> Result<Deed, Refusal> {
    let asked = table.asked().filter(|asked| asked.question == question);
    match (asked, asked_at) {
        (Some(asked), Some(number)) if asked.number != number => Err(Refusal::MovedOn),
        (Some(asked), _) if asked.by == side => Err(Refusal::OwnQuestion {
            question,
            other: table.player(side.opponent()),
        }),
        (Some(_), _) => Ok(Deed::Answer(question, answer)),
        (None, Some(_)) => Err(Refusal::MovedOn),
        (None, None) => Err(Refusal::NothingAsked { question }),
    }
}

/// Whether there is a move that a side could take back; whoever plays both sides takes back any.
fn has_moved(table: &Table, side: Side) -> bool {
    let mut moves = table.moves().iter();
    table.is_hot_seat() && !table.moves().is_empty() || moves.any(|played| played.by == side)
}

/// Whether a side has taken a move back since the other's newest one.
fn takes_back_again(table: &Table, side: Side) -> bool {
    let course = table.course();
    course
        .numbered_since(course.newest_move_of(side.opponent()))
        .any(|(_, entry)| entry.by == Some(side) && entry.deed == Deed::TakeBack)
}

/// Whether a side may take its newest move back without asking: once in a turn, as long as the other has not acted
/// since, it is a moment ago, and the time that the turn had is not up.
fn is_free(table: &Table, side: Side, now: OffsetDateTime) -> bool {
    let course = table.course();
    let newest = course.newest_move();
    let moved_at = course
        .numbered_since(newest.saturating_sub(1))
        .map(|(_, entry)| entry.at)
        .next();
    let other_acted = course
        .since_newest_move()
        .any(|entry| entry.by == Some(side.opponent()));
    let unlimited = table.time.clock == Clock::None;
    let has_time = unlimited || table.time.former != Clock::None;
    course.board().to_move() != side
        && !other_acted
        && !takes_back_again(table, side)
        && moved_at.is_some_and(|at| now - at <= FREE_TAKEBACK)
        && has_time
        && table.time.former.run_out(now).is_none()
}
