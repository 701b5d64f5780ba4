//! What a player may do, decided without side effects: a game and an action in, a [`Turn`] or a refusal out.
//!
//! An allowed action becomes an [`Event`]; [`History`](crate::games::History) applies it to the game, and [`Timing`]
//! to the clock.

use raichi_rules::{Illegal, Ply, PlyTextError, Side, WrittenPly};
use time::OffsetDateTime;

use crate::{
    games::{
        Answer, BrokenLog, Clock, Ending, Entry, Event, GameState, Halt, History, InvalidEvent,
        Question, Refusal, Timing, TournamentRefusal, question, vacation, vote,
    },
    ids::PlayerId,
};

/// An action of a player in a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Play a move.
    Move(WrittenPly),
    /// Give up, after having seen the game with this many entries in its log.
    Resign {
        /// The length of the log when the button was made.
        seen: u32,
    },
    /// Do something that needs the consent of the other side; without consent if it is a free takeback, or if one
    /// player has both sides. Asking the question that the other side has asked is to consent.
    Ask(Question),
    /// Answer a question.
    Answer {
        /// Which.
        question: Question,
        /// The entry of the question, if the answer is only to that one, as from a button.
        asked_at: Option<u32>,
        /// The answer.
        answer: Answer,
    },
    /// Withdraw one's own question.
    Withdraw {
        /// Which.
        question: Question,
        /// The entry of the question.
        asked_at: u32,
    },
    /// End an agreed pause.
    Continue,
    /// Abort a game before both sides have moved, or after the other player has left the server.
    Abort {
        /// Whether the player knows that the win can be claimed instead.
        knowingly: bool,
    },
    /// Claim the win of a rated game whose other player has left the server.
    Claim,
}

/// The result of an action or a trigger; the store writes all of it in one transaction.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    /// The new entry of the log.
    pub entry: Entry,
    /// The game's summary after it.
    pub summary: Summary,
    /// The game's time after it.
    pub timing: Timing,
    /// What is posted in the game's channel after the entry.
    pub announced: Announcement,
    /// Whether the computer has to act next.
    pub awaits_computer: bool,
}

/// What is posted about an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Announcement {
    /// Nothing.
    Nothing,
    /// A line that replies to the board, which keeps its buttons.
    Line,
    /// The board, where the front end shows each action of a turn; elsewhere nothing before the turn is over.
    Action,
    /// The board.
    Board,
}

impl Announcement {
    /// What is posted about an event, after which a game is as in `history`.
    pub(crate) fn of(event: Event, history: &History, ending: Option<Ending>) -> Self {
        match event {
            _ if ending.is_some() => Self::Board,
            // Where posting is impossible, only the end of the game waits to be posted.
            _ if history.suspended().is_some() => Self::Nothing,
            // The old board may be far up, or in another channel.
            Event::Resume | Event::AdminMoves => Self::Board,
            _ if history.acts_amid_turn() => Self::Action,
            _ if event.changes_board() => Self::Board,
            _ => Self::Line,
        }
    }
}

impl Turn {
    /// Whether a person caused it, and not the computer or time.
    pub fn is_persons(&self, state: &GameState) -> bool {
        let computer = state
            .computer
            .map(|computer| state.player(computer.side).id);
        self.entry.by.is_some_and(|by| Some(by) != computer)
    }

    /// Whether it is an action of a turn that goes on.
    pub fn is_amid_turn(&self) -> bool {
        self.announced == Announcement::Action
    }

    /// Whether its board is posted as soon as it is stored: the computer's answer often takes the place of that before it.
    pub fn has_board_at_once(&self) -> bool {
        self.announced == Announcement::Board && !self.awaits_computer
    }

    /// The same with a board of its own, if it is an action of a turn that goes on.
    pub(super) const fn on_a_board(self) -> Self {
        let announced = match self.announced {
            Announcement::Action => Announcement::Board,
            other => other,
        };
        Self { announced, ..self }
    }

    /// The same without a message.
    pub const fn silent(self) -> Self {
        Self {
            announced: Announcement::Nothing,
            ..self
        }
    }

    /// The game after it.
    ///
    /// Fails when the entry does not follow from the game.
    pub fn apply(&self, state: GameState) -> Result<GameState, BrokenLog> {
        Ok(state.replay([self.entry])?.with_time(self.timing))
    }
}

/// Properties of a game that are readable without its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// The number of entries in the log.
    pub entries: u32,
    /// The player to move; `None` when the game is over.
    pub turn_of: Option<PlayerId>,
    /// How the game ended, if it has: the winner and the code of the reason.
    pub ending: Option<(Option<Side>, &'static str)>,
    /// Why the clock is stopped, if it is.
    pub halted: Option<Halt>,
    /// The time of the last event.
    pub moved_at: OffsetDateTime,
}

/// Decides what an action does in a game.
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
        Action::Ask(Question::Pause) if state.in_tournament => {
            return Err(TournamentRefusal::NoPause.into());
        }
        Action::Abort { .. } if state.in_tournament => {
            return Err(TournamentRefusal::NoAbort.into());
        }
        Action::Ask(question) => {
            goes_on(state)?;
            vote::may_ask(state, side, *question)?;
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
        Action::Withdraw { question, asked_at } => {
            goes_on(state)?;
            question::withdraw(state, side, *question, *asked_at)?
        }
        Action::Continue => {
            goes_on(state)?;
            if !state.history().is_paused() {
                return Err(Refusal::NotPaused);
            }
            Event::Continue
        }
        Action::Abort { .. } if counts(state, side) => return Err(Refusal::TooLateToAbort),
        Action::Abort { knowingly: false } if may_claim(state, side) => {
            return Err(Refusal::WinToClaim {
                game: state.id,
                seen: state.entries(),
            });
        }
        Action::Abort { .. } => Event::Abort,
        Action::Claim if !may_claim(state, side) => return Err(Refusal::NothingToClaim),
        Action::Claim => Event::Claim,
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

/// The side of a player who may act in a game.
///
/// Fails when the game accepts no actions any more, or this person does not play it.
pub fn may_act(state: &GameState, by: PlayerId, now: OffsetDateTime) -> Result<Side, Refusal> {
    let game = state.id;
    let side = state.side_of(by).ok_or(Refusal::NotAPlayer { game })?;
    if let Some(ending) = state.ending() {
        return Err(Refusal::Finished { game, ending });
    }
    // An action after the deadline is too late, also if the schedule has not noticed the deadline yet.
    match state.time.clock.run_out(now) {
        Some(deadline) => Err(Refusal::OutOfTime { deadline }),
        None => Ok(side),
    }
}

/// Whether a side may move in a game in which it [may act](may_act).
///
/// Fails when moves are not possible now, or it is the other side's turn.
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
pub(super) fn ply(state: &GameState, text: &WrittenPly) -> Result<Ply, Refusal> {
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

/// Whether a side may claim the win: the game is rated, both have moved, and the other player has left the server.
pub fn may_claim(state: &GameState, side: Side) -> bool {
    let history = state.history();
    let has_left = history.has_left(side.opponent());
    state.is_rated && history.both_have_moved() && has_left && state.ending().is_none()
}

/// Whether a side has to play the game to its end, because it counts.
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

/// The turn that results from an event.
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
            planned: false,
        },
        summary: Summary {
            entries: number,
            turn_of: history.turn_of().map(|side| state.player(side).id),
            ending: ending.map(|ending| (ending.winner(), Ending::code(ending))),
            halted: history.halt(),
            moved_at: now,
        },
        timing: time_after(state, &history, by.map(|(_, side)| side), event, now),
        announced: Announcement::of(event, &history, ending),
        awaits_computer: state
            .computer
            .is_some_and(|computer| computer.duty(&history).is_some()),
    };
    Ok((history, turn))
}

/// The time of a game after an event.
fn time_after(
    state: &GameState,
    history: &History,
    by: Option<Side>,
    event: Event,
    now: OffsetDateTime,
) -> Timing {
    let time = state.time;
    let time_control = time.time_control;
    if history.ending().is_some() {
        return Timing::over(time_control);
    }
    let time = match event {
        _ if begins_vote(state, history, by, event) => Timing {
            clock: Clock::full(time_control),
            ..time
        },
        // Ending a pause must not surprise the other side.
        Event::Continue if by != history.turn_of() => Timing {
            clock: time.clock.with_notice(time_control),
            ..time
        },
        // The actions of a turn share its time.
        Event::Move(_) | Event::TakeBack if history.turn_began() < history.entries() => time,
        Event::Move(_) => time.after_turn(now),
        Event::VacationUndone
            if state.halt() == Some(Halt::Vacation) && history.halt().is_none() =>
        {
            Timing {
                clock: vacation::clock_without(state, now),
                ..time
            }
        }
        Event::TakeBack => time.after_takeback(now),
        Event::Answer(Question::Takeback, Answer::Yes) => {
            let (before, mover) = (state.history(), history.board().to_move());
            let undone = [mover, mover.opponent()]
                .map(|side| before.turns_of(side) - history.turns_of(side));
            time.after_agreed_takeback(undone, before.board().to_move() == mover, now)
        }
        _ => time,
    };
    // The computer keeps nobody waiting.
    let is_computers = history
        .turn_of()
        .is_some_and(|side| state.is_computer(side));
    let clock = if history.halt().is_some() || is_computers {
        time.clock.stop(now)
    } else {
        time.clock.run(time_control, now)
    };
    Timing { clock, ..time }
}

/// Whether a team has a new vote after an event in its own turn: each vote has its whole time.
fn begins_vote(state: &GameState, history: &History, by: Option<Side>, event: Event) -> bool {
    let Some(mover) = history.turn_of().filter(|&side| state.is_team(side)) else {
        return false;
    };
    match event {
        Event::Prolong => true,
        Event::Move(_) | Event::Ask(Question::Draw) => by == Some(mover),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
