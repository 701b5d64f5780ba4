//! The history of a game: the effect of each event on the board, on open questions, and on everything else that the
//! log alone decides.
//!
//! There is one reading of the log: it replays stored games, judges an action before it is stored, and imports the
//! games of another installation.
//!
//! A **turn** is everything that a side does until the other one is to move. In most games it is one ply; where it has
//! several actions, each is a ply and an entry of its own. A turn begins with the entry after which a side is to move
//! that was not before, and with a takeback that gives a turn back. Clocks, questions, buttons and reminders belong to
//! turns, not to plies.

use raichi_rules::{Game, Illegal, Played, Side};
use time::OffsetDateTime;

use crate::games::{Answer, ChannelProblem, Ending, Event, HistoryEntry, Question};

mod numbers;

/// A question that waits for its answer. The next move lapses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenQuestion {
    /// What was asked.
    pub question: Question,
    /// Which side asked.
    pub by: Side,
    /// The entry number of the question.
    pub number: u32,
}

raichi_rules::codes! {
    /// Why a clock is stopped.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Halt {
        /// The game is suspended.
        Suspended = "suspended",
        /// A pause was agreed.
        Paused = "paused",
        /// The player to move is on vacation.
        Vacation = "vacation",
    }
}

/// Why an event cannot follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidEvent {
    /// The move is not legal.
    Illegal(Illegal),
    /// It does not follow from the events before it.
    OutOfPlace,
}

/// A game, replayed from its log.
#[derive(Debug, Clone)]
pub struct History {
    board: Game,
    played: Vec<Played>,
    /// The entry numbers of the moves in force, which are those that were not taken back; one for each of `played`.
    standing: Vec<u32>,
    /// The entry by which the current turn began; 0 is the start.
    turn_began: u32,
    /// The entries by which each side has last taken a whole turn back without asking; 0 is none.
    took_back: [u32; 2],
    log: Vec<HistoryEntry>,
    asked: Option<OpenQuestion>,
    paused: bool,
    suspended: Option<ChannelProblem>,
    /// Until when the player of each side is on vacation.
    away: [Option<OffsetDateTime>; 2],
    /// Whether the player of each side has left the server, and has not acted here since.
    left: [bool; 2],
    /// Whether the game counts before both sides have moved.
    counts_at_once: bool,
    ending: Option<Ending>,
}

impl History {
    /// A game without events.
    pub fn new(board: Game) -> Self {
        Self {
            board,
            played: Vec::new(),
            standing: Vec::new(),
            turn_began: 0,
            took_back: [0; 2],
            log: Vec::new(),
            asked: None,
            paused: false,
            suspended: None,
            away: [None; 2],
            left: [false; 2],
            counts_at_once: false,
            ending: None,
        }
    }

    /// The same as the second game of a match, which counts from its start: the first one cannot be undone by not
    /// playing the second.
    pub fn of_second_game(self) -> Self {
        Self {
            counts_at_once: true,
            ..self
        }
    }

    /// Applies the next event; returns the hash of the position after it.
    ///
    /// Fails when it cannot follow; the history must not be used afterwards.
    pub fn follow(
        &mut self,
        by: Option<Side>,
        at: OffsetDateTime,
        event: Event,
    ) -> Result<u64, InvalidEvent> {
        if self.ending().is_some() {
            return Err(InvalidEvent::OutOfPlace);
        }
        let number = self.entries() + 1;
        let mover = self.board.to_move();
        match event {
            Event::Move(ply) => {
                let played = self.board.play(ply).map_err(InvalidEvent::Illegal)?;
                self.played.push(played);
                self.standing.push(number);
                self.asked = None;
            }
            Event::Resign => self.ending = Some(Ending::Resigned(some(by)?)),
            Event::Ask(question) => {
                self.asked = Some(OpenQuestion {
                    question,
                    by: some(by)?,
                    number,
                });
            }
            Event::Answer(question, answer) => {
                let asked = self.asked.take();
                let asked = some(asked.filter(|asked| asked.question == question))?;
                if answer == Answer::Yes {
                    self.agree(asked)?;
                }
            }
            Event::Withdraw(question) => {
                let asked = self.asked.take();
                some(asked.filter(|asked| asked.question == question && Some(asked.by) == by))?;
            }
            Event::TakeBack => self.take_back(self.plies_to_undo())?,
            Event::CallDraw => self.ending = Some(Ending::Agreed),
            Event::Continue => self.paused = false,
            Event::Abort => self.ending = Some(Ending::Aborted),
            Event::Claim => self.ending = Some(Ending::Claimed(some(by)?)),
            Event::RunOut => {
                self.ending = Some(if self.has_begun() {
                    Ending::OutOfTime(self.board.to_move())
                } else {
                    Ending::Aborted
                });
            }
            Event::Prolong => {}
            Event::Suspend(why) => self.suspended = Some(why),
            Event::Resume => self.suspended = None,
            Event::VacationBegins { until } => self.away[some(by)?.index()] = Some(until),
            Event::VacationEnds | Event::VacationUndone => self.away[some(by)?.index()] = None,
            Event::Left => {}
            Event::AdminEnds(result) => self.ending = Some(result.ending(self.has_begun())),
            Event::AdminMoves => self.suspended = None,
            Event::Erased => {
                let side = some(by)?;
                self.ending = Some(if self.has_begun() {
                    Ending::Erased(side)
                } else {
                    Ending::Aborted
                });
            }
        }
        let agreed = Event::Answer(Question::Takeback, Answer::Yes);
        if self.board.to_move() != mover || event == agreed {
            self.turn_began = number;
            if event == Event::TakeBack {
                self.took_back[some(by)?.index()] = number;
            }
        }
        self.note_presence(by, event);
        let position_hash = self.board.position_hash();
        self.log.push(HistoryEntry {
            by,
            at,
            event,
            position_hash,
        });
        if self.ending().is_some() {
            self.asked = None;
        }
        Ok(position_hash)
    }

    /// Notes that a player has left, or is there again after acting. Vacations are no sign of either: they begin in all
    /// games at once and end by themselves.
    const fn note_presence(&mut self, by: Option<Side>, event: Event) {
        let Some(side) = by else {
            return;
        };
        match event {
            Event::Left => self.left[side.index()] = true,
            Event::VacationBegins { .. } | Event::VacationEnds | Event::VacationUndone => {}
            _ => self.left[side.index()] = false,
        }
    }

    fn agree(&mut self, asked: OpenQuestion) -> Result<(), InvalidEvent> {
        match asked.question {
            Question::Draw => self.ending = Some(Ending::Agreed),
            Question::Takeback => self.take_back(self.plies_to_take_back(asked.by))?,
            Question::Pause => self.paused = true,
        }
        Ok(())
    }

    /// Undoes the newest moves in force.
    fn take_back(&mut self, plies: usize) -> Result<(), InvalidEvent> {
        let left = some(self.played.len().checked_sub(plies))?;
        let mut board = Game::new(self.board.ruleset());
        for played in &self.played[..left] {
            board.play(played.ply).map_err(InvalidEvent::Illegal)?;
        }
        self.board = board;
        self.played.truncate(left);
        self.standing.truncate(left);
        self.asked = None;
        Ok(())
    }

    /// The history after this many moves, before any other event; unchanged if there are no more moves.
    pub fn after_moves(&self, count: usize) -> Self {
        let undone = self.played.len().saturating_sub(count);
        let mut then = Self {
            log: Vec::new(),
            paused: false,
            suspended: None,
            away: [None; 2],
            left: [false; 2],
            turn_began: 0,
            ending: None,
            ..self.clone()
        };
        match then.take_back(undone) {
            Ok(()) if undone > 0 => then,
            // They were legal when they were played.
            Ok(()) | Err(_) => self.clone(),
        }
    }

    /// The plies of the newest turn that has any, in order: of the current one once an action of it is played, else of
    /// the one before.
    pub fn newest_turn(&self) -> &[Played] {
        last_turn_of(&self.played)
    }

    /// The plies of the turn before the newest one, in order.
    pub fn turn_before(&self) -> &[Played] {
        let before = self.played.len() - self.newest_turn().len();
        last_turn_of(&self.played[..before])
    }

    /// How many turns in force a side has ended.
    pub(super) fn turns_of(&self, side: Side) -> i32 {
        let next = self.played.iter().skip(1).map(|played| played.by);
        let next = next.chain([self.board.to_move()]);
        let ended = self.played.iter().zip(next);
        let ended = ended.filter(|(played, next)| played.by == side && *next != side);
        i32::try_from(ended.count()).unwrap_or(i32::MAX)
    }

    /// Whether the side to move has played an action of its turn already.
    pub fn is_amid_turn(&self) -> bool {
        let newest = self.played.last();
        newest.is_some_and(|played| Some(played.by) == self.turn_of())
    }

    /// Whether the newest entry is an action of a turn that goes on, or its undoing. Nobody waits for either.
    pub fn acts_amid_turn(&self) -> bool {
        let newest = self.log.last().map(|entry| entry.event);
        matches!(newest, Some(Event::Move(_) | Event::TakeBack))
            && self.turn_began < self.entries()
            && self.ending().is_none()
    }

    /// Whether a side has taken a whole turn back without asking since the newest move of the other.
    pub fn takes_back_again(&self, side: Side) -> bool {
        self.took_back[side.index()] > self.newest_move_of(side.opponent())
    }

    /// How many plies a takeback without asking undoes: the newest turn; amid a turn, its newest action.
    fn plies_to_undo(&self) -> usize {
        if self.is_amid_turn() {
            1
        } else {
            self.newest_turn().len().max(1)
        }
    }

    /// How many moves have to be undone so that a side has its newest turn again: the moves of that turn, and the
    /// reply to it. More than there are if the side has had no turn.
    pub fn plies_to_take_back(&self, side: Side) -> usize {
        let newest = self.played.iter().rev();
        let after = newest
            .clone()
            .take_while(|played| played.by != side)
            .count();
        let own = newest.skip(after).take_while(|played| played.by == side);
        after + own.count().max(1)
    }

    /// The board: position, rules and legal moves.
    pub const fn board(&self) -> &Game {
        &self.board
    }

    /// The moves in force, with their effects.
    pub fn moves(&self) -> &[Played] {
        &self.played
    }

    /// All events.
    pub fn log(&self) -> &[HistoryEntry] {
        &self.log
    }

    /// Whether the game counts: both sides have moved, or it is the second of a match.
    pub fn has_begun(&self) -> bool {
        self.counts_at_once || self.both_have_moved()
    }

    /// Whether moves of both sides are in force.
    pub fn both_have_moved(&self) -> bool {
        let by_another = |first: &Played| self.played.iter().any(|played| played.by != first.by);
        self.played.first().is_some_and(by_another)
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
            .or_else(|| self.board.outcome().map(Ending::Board))
    }

    /// The side to move; `None` when the game is over.
    pub fn turn_of(&self) -> Option<Side> {
        self.ending().is_none().then(|| self.board.to_move())
    }

    /// The question that waits for an answer.
    pub const fn asked(&self) -> Option<OpenQuestion> {
        self.asked
    }

    /// Whether an agreed pause is in effect.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Why the game is suspended, if it is.
    pub const fn suspended(&self) -> Option<ChannelProblem> {
        self.suspended
    }

    /// Until when the player of a side is on vacation.
    pub const fn away(&self, side: Side) -> Option<OffsetDateTime> {
        self.away[side.index()]
    }

    /// Whether the player of a side is known to have left the server, and has not acted since.
    pub const fn has_left(&self, side: Side) -> bool {
        self.left[side.index()]
    }

    /// Why the clock is stopped, if it is.
    pub fn halt(&self) -> Option<Halt> {
        let side = self.turn_of()?;
        if self.suspended.is_some() {
            Some(Halt::Suspended)
        } else if self.paused {
            Some(Halt::Paused)
        } else {
            self.away(side).map(|_| Halt::Vacation)
        }
    }
}

/// The last plies of the same side.
pub fn last_turn_of(played: &[Played]) -> &[Played] {
    let by = played.last().map(|played| played.by);
    let plies = played.iter().rev();
    let plies = plies.take_while(|played| Some(played.by) == by).count();
    &played[played.len() - plies..]
}

fn some<T>(what: Option<T>) -> Result<T, InvalidEvent> {
    what.ok_or(InvalidEvent::OutOfPlace)
}
