//! What a player may do, decided without any effect: a game and an act in, a [`Turn`] or a refusal out.
//!
//! An act becomes a [`Event`] if it is allowed; what the deed makes of the game is the matter of its
//! [`History`](crate::games::Course), and what of its clock, of [`Timing`].

use raichi_rules::{Illegal, Ply, PlyTextError, Side, WrittenPly};
use time::OffsetDateTime;

use crate::{
    games::{
        Answer, BrokenLog, Clock, Ending, Entry, Event, GameState, Halt, History, InvalidEvent,
        Question, Refusal, Timing, question,
    },
    ids::PlayerId,
};

/// What somebody wants to do in a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
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
    pub fn apply(&self, state: GameState) -> Result<GameState, BrokenLog> {
        Ok(state.replay([self.entry])?.with_time(self.timing))
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
    state: &GameState,
    by: PlayerId,
    action: &Action,
    now: OffsetDateTime,
) -> Result<Turn, Refusal> {
    let side = may_act(state, by, now)?;
    let event = match action {
        Action::Move(text) => {
            may_move(state, side)?;
            Event::Move(ply(state, text)?)
        }
        Action::Resign { seen } if !state.history().is_as_after(*seen) => {
            return Err(Refusal::MovedOn);
        }
        Action::Resign { .. } => Event::Resign,
        Action::Ask(question) => {
            goes_on(state)?;
            question::ask(state, side, *question, now)?
        }
        Action::Answer {
            question,
            asked_at,
            answer,
        } => {
            goes_on(state)?;
            question::answer(state, side, *question, *asked_at, *answer)?
        }
        Action::Continue => {
            goes_on(state)?;
            if !state.history().is_paused() {
                return Err(Refusal::NotPaused);
            }
            Event::Continue
        }
        Action::Abort if counts(state, side) => return Err(Refusal::TooLateToAbort),
        Action::Abort => Event::Abort,
    };
    let (history, turn) = follow(state, Some((by, side)), event, now)?;
    if let (Action::Move(text), Some(played)) = (action, history.moves().last()) {
        let captures = played.written().captures;
        if !text.captures.is_empty() && text.captures != captures {
            return Err(Refusal::OtherCaptures { captures });
        }
    }
    Ok(turn)
}

/// The side of somebody who may act in a game.
///
/// # Errors
///
/// When nobody may any more, or this person does not play it.
pub fn may_act(state: &GameState, by: PlayerId, now: OffsetDateTime) -> Result<Side, Refusal> {
    let game = state.id;
    let side = state.side_of(by).ok_or(Refusal::NotAPlayer { game })?;
    if let Some(ending) = state.ending() {
        return Err(Refusal::Finished { game, ending });
    }
    // Whoever acts in the moment between the deadline and its being noticed is as late as a moment after.
    match state.time.clock.run_out(now) {
        Some(deadline) => Err(Refusal::OutOfTime { deadline }),
        None => Ok(side),
    }
}

/// Whether a side may move in a game in which it [may act](may_act).
///
/// # Errors
///
/// When nobody moves now, or it is the other side's turn.
pub fn may_move(state: &GameState, side: Side) -> Result<(), Refusal> {
    goes_on(state)?;
    if state.history().is_paused() {
        return Err(Refusal::Paused);
    }
    if state.board().to_move() != side {
        return Err(Refusal::NotYourTurn {
            turn_of: state.player(side.opponent()),
            until: state.time.clock.deadline(),
        });
    }
    Ok(())
}

/// The ply of the game that a text means.
fn ply(state: &GameState, text: &WrittenPly) -> Result<Ply, Refusal> {
    state
        .board()
        .resolve(text)
        .map_err(|why| match (why, text.ply.first()) {
            (Illegal::Form(PlyTextError::NoTarget), Some(from)) if text.captures.is_empty() => {
                Refusal::NoDestination { from }
            }
            (Illegal::Form(_), _) => Refusal::NotAMove {
                given: text.to_string(),
            },
            (why, _) => Refusal::Illegal { ply: text.ply, why },
        })
}

/// Whether a side owes it to the other to play the game to its end.
fn counts(state: &GameState, side: Side) -> bool {
    let history = state.history();
    history.has_begun() && !history.has_left(side.opponent())
}

fn goes_on(state: &GameState) -> Result<(), Refusal> {
    match state.history().suspended() {
        Some(why) => Err(Refusal::Suspended { why }),
        None => Ok(()),
    }
}

/// What becomes of a game by a deed.
pub(super) fn follow(
    state: &GameState,
    by: Option<(PlayerId, Side)>,
    event: Event,
    now: OffsetDateTime,
) -> Result<(History, Turn), Refusal> {
    let mut history = state.history().clone();
    let position_hash = history
        .follow(by.map(|(_, side)| side), now, event)
        .map_err(|misstep| match (misstep, event) {
            (InvalidEvent::Illegal(why), Event::Move(ply)) => Refusal::Illegal { ply, why },
            (InvalidEvent::Illegal(_) | InvalidEvent::OutOfPlace, _) => Refusal::MovedOn,
        })?;
    let number = history.entries();
    let ending = history.ending();
    let turn = Turn {
        entry: Entry {
            number,
            by: by.map(|(player, _)| player),
            at: now,
            event,
            position_hash,
        },
        summary: Summary {
            entries: number,
            turn_of: history.turn_of().map(|side| state.player(side).id),
            ending: ending.map(|ending| (ending.winner(), Ending::code(ending))),
            halted: history.halt(),
            moved_at: now,
        },
        timing: time_after(state.time, &history, by.map(|(_, side)| side), event, now),
        // Where nothing can be posted, only the end waits for being posted.
        announced: history.suspended().is_none() || ending.is_some(),
    };
    Ok((history, turn))
}

/// The time of a game after a deed.
fn time_after(
    time: Timing,
    history: &History,
    by: Option<Side>,
    event: Event,
    now: OffsetDateTime,
) -> Timing {
    let time_control = time.time_control;
    let (clock, previous) = match event {
        _ if history.ending().is_some() => (Clock::None, Clock::None),
        // Nobody catches the other asleep by ending a pause.
        Event::Continue if by != history.turn_of() => {
            (time.clock.with_notice(time_control), time.previous)
        }
        Event::Move(_) => (Clock::full(time_control), time.clock),
        // The turn comes back with the time that it had: nobody gains any by moving and taking back.
        Event::TakeBack => (time.previous, Clock::None),
        Event::Answer(Question::Takeback, Answer::Yes) => (Clock::full(time_control), Clock::None),
        _ => (time.clock, time.previous),
    };
    let clock = if history.halt().is_some() {
        clock.stop(now)
    } else {
        clock.run(time_control, now)
    };
    Timing {
        time_control,
        clock,
        previous,
    }
}

#[cfg(test)]
mod tests;
