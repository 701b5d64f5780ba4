//! What a player may do, decided without any effect: a game and an act in, a [`Turn`] or a refusal out.
//!
//! An act becomes a [`Deed`] if it is allowed; what the deed makes of the game is the matter of its
//! [`Course`](crate::games::Course), and what of its clock, of [`Timing`].

use raichi_rules::{
    PlyTextError, WrittenPly,
    tafl::{Move, Side},
};
use time::OffsetDateTime;

use crate::{
    games::{
        Answer, BrokenLog, Clock, Course, Deed, Ending, Entry, Halt, Misstep, Question, Refusal,
        Table, Timing, question,
    },
    ids::PlayerId,
};

/// What somebody wants to do in a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    /// To play a move.
    Move(WrittenPly),
    /// To give up, having seen the game with this many entries in its log.
    Resign {
        /// The length of the log when the button was made.
        seen: u32,
    },
    /// To do something that needs the consent of the other side, if it does; a takeback may not, and nothing does for
    /// whoever plays both sides. Asking what the other side has asked is to consent.
    Ask(Question),
    /// To answer a question.
    Answer {
        /// Which.
        question: Question,
        /// The entry by which it was asked, if the answer is to that one alone: a button's is.
        asked_at: Option<u32>,
        /// What.
        answer: Answer,
    },
    /// To end an agreed pause.
    Continue,
    /// To give up a game that has not begun, before both sides have moved, or whose other player has left the server.
    Abort,
}

/// What an action or an event makes of a game; the store writes all of it in one transaction.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    /// The new entry of the log.
    pub entry: Entry,
    /// The game's summary after it.
    pub summary: Summary,
    /// The game's time after it.
    pub timing: Timing,
    /// Whether the game is posted in its channel as it is after the entry.
    pub announced: bool,
}

impl Turn {
    /// The same, without a message.
    #[must_use]
    pub const fn silent(self) -> Self {
        Self {
            announced: false,
            ..self
        }
    }

    /// The game after it.
    ///
    /// # Errors
    ///
    /// When the entry does not follow from the game.
    pub fn apply(&self, table: Table) -> Result<Table, BrokenLog> {
        Ok(table.replay([self.entry])?.with_time(self.timing))
    }
}

/// What can be known of a game without its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// The number of entries in the log.
    pub entries: u32,
    /// Whose turn it is; nobody's when the game is over.
    pub turn_of: Option<PlayerId>,
    /// How the game ended, if it has: the winner and the word for the reason.
    pub ending: Option<(Option<Side>, &'static str)>,
    /// Why the clock stands, if it does.
    pub halted: Option<Halt>,
    /// When it was last acted in.
    pub moved_at: OffsetDateTime,
}

/// Decides what an act makes of a game.
///
/// # Errors
///
/// The reason why it changes nothing.
pub fn decide(
    table: &Table,
    by: PlayerId,
    act: &Act,
    now: OffsetDateTime,
) -> Result<Turn, Refusal> {
    let game = table.id;
    let side = table.side_of(by).ok_or(Refusal::NotAPlayer { game })?;
    if let Some(ending) = table.ending() {
        return Err(Refusal::Finished { game, ending });
    }
    // Whoever acts in the moment between the deadline and its being noticed is as late as a moment after.
    if let Some(deadline) = table.time.clock.run_out(now) {
        return Err(Refusal::OutOfTime { deadline });
    }
    let deed = match act {
        Act::Move(text) => {
            goes_on(table)?;
            if table.course().is_paused() {
                return Err(Refusal::Paused);
            }
            if table.board().to_move() != side {
                return Err(Refusal::NotYourTurn {
                    turn_of: table.player(side.opponent()),
                    until: table.time.clock.deadline(),
                });
            }
            Deed::Move(Move::try_from(text.ply).map_err(|why| no_move(text, why))?)
        }
        Act::Resign { seen } if !table.course().is_as_after(*seen) => return Err(Refusal::MovedOn),
        Act::Resign { .. } => Deed::Resign,
        Act::Ask(question) => {
            goes_on(table)?;
            question::ask(table, side, *question, now)?
        }
        Act::Answer {
            question,
            asked_at,
            answer,
        } => {
            goes_on(table)?;
            question::answer(table, side, *question, *asked_at, *answer)?
        }
        Act::Continue => {
            goes_on(table)?;
            if !table.course().is_paused() {
                return Err(Refusal::NotPaused);
            }
            Deed::Continue
        }
        Act::Abort if counts(table, side) => return Err(Refusal::TooLateToAbort),
        Act::Abort => Deed::Abort,
    };
    let (course, turn) = follow(table, Some((by, side)), deed, now)?;
    if let (Act::Move(text), Some(played)) = (act, course.moves().last()) {
        let captures = played.written().captures;
        if !text.captures.is_empty() && text.captures != captures {
            return Err(Refusal::OtherCaptures { captures });
        }
    }
    Ok(turn)
}

/// Why a text is no move of the game.
fn no_move(text: &WrittenPly, why: PlyTextError) -> Refusal {
    match (why, text.ply.first()) {
        (PlyTextError::NoTarget, Some(from)) if text.captures.is_empty() => {
            Refusal::NoDestination { from }
        }
        _ => Refusal::NotAMove {
            given: text.to_string(),
        },
    }
}

/// Whether a side owes it to the other to play the game to its end.
fn counts(table: &Table, side: Side) -> bool {
    let course = table.course();
    course.has_begun() && !course.has_left(side.opponent())
}

fn goes_on(table: &Table) -> Result<(), Refusal> {
    match table.course().suspended() {
        Some(why) => Err(Refusal::Suspended { why }),
        None => Ok(()),
    }
}

/// What becomes of a game by a deed.
pub(super) fn follow(
    table: &Table,
    by: Option<(PlayerId, Side)>,
    deed: Deed,
    now: OffsetDateTime,
) -> Result<(Course, Turn), Refusal> {
    let mut course = table.course().clone();
    let position_hash =
        course
            .follow(by.map(|(_, side)| side), now, deed)
            .map_err(|misstep| match (misstep, deed) {
                (Misstep::Illegal(why), Deed::Move(mv)) => Refusal::Illegal { mv, why },
                (Misstep::Illegal(_) | Misstep::OutOfPlace, _) => Refusal::MovedOn,
            })?;
    let number = course.entries();
    let ending = course.ending();
    let turn = Turn {
        entry: Entry {
            number,
            by: by.map(|(player, _)| player),
            at: now,
            deed,
            position_hash,
        },
        summary: Summary {
            entries: number,
            turn_of: course.turn_of().map(|side| table.player(side).id),
            ending: ending.map(|ending| (ending.winner(), Ending::code(ending))),
            halted: course.halt(),
            moved_at: now,
        },
        timing: time_after(table.time, &course, by.map(|(_, side)| side), deed, now),
        // Where nothing can be posted, only the end waits for being posted.
        announced: course.suspended().is_none() || ending.is_some(),
    };
    Ok((course, turn))
}

/// The time of a game after a deed.
fn time_after(
    time: Timing,
    course: &Course,
    by: Option<Side>,
    deed: Deed,
    now: OffsetDateTime,
) -> Timing {
    let pace = time.pace;
    let (clock, former) = match deed {
        _ if course.ending().is_some() => (Clock::None, Clock::None),
        // Nobody catches the other asleep by ending a pause.
        Deed::Continue if by != course.turn_of() => (time.clock.with_notice(pace), time.former),
        Deed::Move(_) => (Clock::full(pace), time.clock),
        // The turn comes back with the time that it had: nobody gains any by moving and taking back.
        Deed::TakeBack => (time.former, Clock::None),
        Deed::Answer(Question::Takeback, Answer::Yes) => (Clock::full(pace), Clock::None),
        _ => (time.clock, time.former),
    };
    let clock = if course.halt().is_some() {
        clock.stop(now)
    } else {
        clock.run(pace, now)
    };
    Timing {
        pace,
        clock,
        former,
    }
}

#[cfg(test)]
mod tests;
