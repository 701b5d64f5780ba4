//! One game of the model.

use std::collections::BTreeSet;

use raichi::testing::{
    games::{Action, Answer, Question},
    ids::GameId,
};
use raichi_rules::{Game, Ply, Ruleset, Side};
use sqlx::PgPool;
use time::{Duration, OffsetDateTime};

use super::{
    clock::{Clock, NOTICE},
    place::CHANNELS,
    row::Row,
};

/// The time for a move.
const PACE: Duration = Duration::DAY;
/// How long a takeback is free.
const FREE: Duration = Duration::minutes(5);

/// Whom a message notifies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whom {
    Side(Side),
    Both,
    Nobody,
    /// It depends on what is not modelled.
    Unknown,
}

/// A move that was not taken back.
#[derive(Debug, Clone, Copy)]
struct Standing {
    by: Side,
    ply: Ply,
    number: u32,
    at: OffsetDateTime,
}

/// What is stored of a game: who is to move, the deadline, the reminder, why the clock stands, the number of entries, the
/// channel.
pub(super) type Stored = (
    Option<i64>,
    Option<OffsetDateTime>,
    Option<OffsetDateTime>,
    Option<String>,
    i32,
    i64,
);

/// A game as the model has it.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) id: GameId,
    channel: u64,
    keys: [u64; 2],
    board: Game,
    standing: Vec<Standing>,
    /// Who made each entry.
    log: Vec<Option<Side>>,
    clock: Clock,
    previous: Clock,
    asked: Option<(Question, Side, u32)>,
    took_back: [u32; 2],
    is_paused: bool,
    is_suspended: bool,
    away: [bool; 2],
    /// Who was seen to have left the server, and has not acted since.
    left: [bool; 2],
    is_over: bool,
    newest: Whom,
    erased: Option<Side>,
}

impl Played {
    pub(super) fn new(id: GameId, keys: [u64; 2], now: OffsetDateTime) -> Self {
        Self {
            id,
            channel: CHANNELS[0],
            keys,
            board: Game::new(Ruleset::preset("brandubh").expect("it ships")),
            standing: Vec::new(),
            log: Vec::new(),
            clock: Clock::Stands(PACE).run(now),
            previous: Clock::None,
            asked: None,
            took_back: [0; 2],
            is_paused: false,
            is_suspended: false,
            away: [false; 2],
            left: [false; 2],
            is_over: false,
            newest: Whom::Unknown,
            erased: None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    pub(super) fn channel(&self) -> u64 {
        self.channel
    }

    /// Whose data was erased.
    pub(super) fn erased(&self) -> Option<Side> {
        self.erased
    }

    pub(super) fn to_move(&self) -> Side {
        self.board.to_move()
    }

    pub(super) fn player(&self, side: Side) -> u64 {
        self.keys[side.index()]
    }

    pub(super) fn side_of(&self, key: u64) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.player(*side) == key)
    }

    pub(super) fn entries(&self) -> u32 {
        u32::try_from(self.log.len()).expect("few entries")
    }

    pub(super) fn asked(&self) -> Option<(Question, Side, u32)> {
        self.asked
    }

    pub(super) fn legal(&self) -> Vec<Ply> {
        self.board.legal_plies()
    }

    /// Whom the newest message notifies; `None` where it is not modelled.
    pub(super) fn notifies(&self) -> Option<BTreeSet<u64>> {
        let is_there = |side: &Side| self.erased != Some(*side) && !self.left[side.index()];
        let sides: Vec<Side> = match self.newest {
            Whom::Side(side) => vec![side],
            Whom::Both => Side::ALL.to_vec(),
            Whom::Nobody => Vec::new(),
            Whom::Unknown => return None,
        };
        Some(
            sides
                .into_iter()
                .filter(is_there)
                .map(|side| self.player(side))
                .collect(),
        )
    }

    fn halt(&self) -> Option<&'static str> {
        if self.is_over {
            None
        } else if self.is_suspended {
            Some("suspended")
        } else if self.is_paused {
            Some("paused")
        } else {
            self.away[self.to_move().index()].then_some("vacation")
        }
    }

    pub(super) fn expected(&self) -> Stored {
        let (deadline, remind_at) = match self.clock {
            Clock::Runs { until, remind_at } => (Some(until), remind_at),
            Clock::None | Clock::Stands(_) => (None, None),
        };
        let turn_of = (!self.is_over).then(|| self.player(self.to_move()).cast_signed());
        let entries = i32::try_from(self.log.len()).expect("few entries");
        (
            turn_of,
            deadline,
            remind_at,
            self.halt().map(str::to_owned),
            entries,
            self.channel.cast_signed(),
        )
    }

    pub(super) async fn stored(&self, pool: &PgPool) -> Stored {
        sqlx::query_as(
            "select p.door_key, g.deadline, g.remind_at, g.halted, g.entries, c.channel
             from games g join places c on c.id = g.place left join players p on p.id = g.turn_of where g.id = $1",
        )
        .bind(self.id.0)
        .fetch_one(pool)
        .await
        .expect("the game is there")
    }

    fn row(&self, kind: &str) -> Row {
        Row::of_game(kind, self.id, self.entries())
    }

    /// Adds an entry, and starts or stops the clock by what holds after it.
    fn note(&mut self, by: Option<Side>, newest: Whom, now: OffsetDateTime) {
        self.log.push(by);
        self.newest = newest;
        self.clock = match self.halt() {
            Some(_) => self.clock.stop(now),
            None => self.clock.run(now),
        };
    }

    /// Ends the game by an entry.
    pub(super) fn end(&mut self, newest: Whom) -> Row {
        self.is_over = true;
        self.log.push(None);
        self.newest = newest;
        self.clock = Clock::None;
        self.asked = None;
        self.row("turn")
    }

    pub(super) fn vacation_begins(&mut self, key: u64, now: OffsetDateTime) -> Option<Row> {
        let side = self.side_of(key)?;
        if self.is_over || self.clock.is_up(now) || self.away[side.index()] {
            return None;
        }
        self.away[side.index()] = true;
        self.note(Some(side), Whom::Nobody, now);
        self.unless_suspended("line")
    }

    pub(super) fn vacation_ends(&mut self, key: u64, now: OffsetDateTime) -> Option<Row> {
        let side = self.side_of(key)?;
        if self.is_over || !self.away[side.index()] {
            return None;
        }
        self.away[side.index()] = false;
        self.note(Some(side), Whom::Unknown, now);
        self.unless_suspended("line")
    }

    fn unless_suspended(&self, kind: &str) -> Option<Row> {
        (!self.is_suspended).then(|| self.row(kind))
    }

    pub(super) fn remind(&mut self, now: OffsetDateTime) -> Option<Row> {
        match &mut self.clock {
            Clock::Runs { remind_at, .. } if remind_at.is_some_and(|at| at <= now) => {
                *remind_at = None;
                Some(self.row("reminder"))
            }
            _ => None,
        }
    }

    pub(super) fn run_out(&mut self, now: OffsetDateTime) -> Option<Row> {
        self.clock.is_up(now).then(|| self.end(Whom::Both))
    }

    pub(super) fn erase(&mut self, key: u64) -> Option<Row> {
        let side = self.side_of(key)?;
        let row = self.end(Whom::Side(side.opponent()));
        self.erased = Some(side);
        Some(row)
    }

    /// The channel is lost or back; returns the message about it, or `None` if it was so before.
    pub(super) fn suspend(&mut self, suspends: bool, now: OffsetDateTime) -> Option<Option<Row>> {
        if self.is_suspended == suspends {
            return None;
        }
        self.is_suspended = suspends;
        let newest = if suspends { Whom::Nobody } else { Whom::Both };
        self.note(None, newest, now);
        Some((!suspends).then(|| self.row("turn")))
    }

    /// An admin moves the game, which goes on there; returns the message about it, or `None` if it is there already.
    pub(super) fn move_to(&mut self, channel: u64, now: OffsetDateTime) -> Option<Row> {
        if self.channel == channel {
            return None;
        }
        self.channel = channel;
        self.is_suspended = false;
        self.note(None, Whom::Both, now);
        Some(self.row("turn"))
    }

    /// The number of the newest move of a side that stands.
    fn newest_of(&self, side: Side) -> u32 {
        let own = self.standing.iter().rev().find(|one| one.by == side);
        own.map_or(0, |one| one.number)
    }

    /// Whether a side may take back its newest move without asking.
    fn is_free(&self, side: Side, now: OffsetDateTime) -> bool {
        let Some(newest) = self.standing.last().filter(|newest| newest.by == side) else {
            return false;
        };
        let since = &self.log[usize::try_from(newest.number).expect("few entries")..];
        !since.contains(&Some(side.opponent()))
            && self.took_back[side.index()] <= self.newest_of(side.opponent())
            && now - newest.at <= FREE
            && self.previous != Clock::None
            && !self.previous.is_up(now)
    }

    fn take_back(&mut self, plies: usize) {
        let left = self.standing.len() - plies;
        self.standing.truncate(left);
        self.board = Game::new(self.board.ruleset());
        for one in &self.standing {
            self.board.play(one.ply).expect("it was played before");
        }
        self.asked = None;
    }

    /// Notes that a player has left the server, if that is not known.
    fn see_left(&mut self, side: Side, now: OffsetDateTime) {
        if !self.left[side.index()] && !self.clock.is_up(now) {
            self.note(Some(side), Whom::Unknown, now);
            self.left[side.index()] = true;
        }
    }

    /// Does what a player did, if it was done; returns its message, or why it should have been otherwise.
    pub(super) fn act(
        &mut self,
        side: Side,
        action: &Action,
        other_has_left: bool,
        is_done: bool,
        now: OffsetDateTime,
    ) -> Result<Option<Row>, &'static str> {
        let other = side.opponent();
        let goes_on = !self.is_suspended;
        let asked_by_other = self
            .asked
            .filter(|(_, by, _)| *by == other)
            .map(|(asked, ..)| asked);
        let asked_by_self = self
            .asked
            .filter(|(_, by, _)| *by == side)
            .map(|(asked, ..)| asked);
        let both_moved = Side::ALL.into_iter().all(|side| self.newest_of(side) > 0);
        let is_paused = self.is_paused;
        let has_moved = self.newest_of(side) > 0;
        let is_known = |question: Question| match question {
            Question::Draw => true,
            Question::Takeback => has_moved,
            Question::Pause => !is_paused,
        };
        let owes_the_game = both_moved && !self.left[other.index()];
        // Whether the other player is there matters to who wants to end the game.
        let looks = match action {
            Action::Claim => true,
            Action::Abort { .. } => owes_the_game,
            _ => false,
        };
        if looks && other_has_left {
            self.see_left(other, now);
        }
        // Whether it has to be done; `None` where the model leaves it open.
        let expected = match action {
            _ if self.clock.is_up(now) => Some(false),
            Action::Move(_) => Some(goes_on && !self.is_paused && self.to_move() == side),
            Action::Resign { .. } => Some(true),
            Action::Abort { .. } => Some(!owes_the_game || other_has_left),
            Action::Claim => Some(both_moved && other_has_left),
            Action::Continue => Some(goes_on && self.is_paused),
            Action::Withdraw { question, asked_at } => {
                Some(goes_on && self.asked == Some((*question, side, *asked_at)))
            }
            Action::Answer { question, .. } => Some(goes_on && asked_by_other == Some(*question)),
            Action::Ask(question) if !goes_on || !is_known(*question) => Some(false),
            Action::Ask(question) if asked_by_other.is_some() => {
                Some(asked_by_other == Some(*question))
            }
            Action::Ask(Question::Takeback) if self.is_free(side, now) => Some(true),
            Action::Ask(_) if asked_by_self.is_some() => Some(false),
            // Each question may be asked once in a turn.
            Action::Ask(_) => None,
        };
        if expected.is_some_and(|expected| expected != is_done) {
            return Err(if is_done {
                "it should be refused"
            } else {
                "it should be done"
            });
        }
        if !is_done {
            return Ok(None);
        }
        self.left[side.index()] = false;
        let number = self.entries() + 1;
        let row = match *action {
            Action::Move(ref text) => {
                self.board.play(text.ply).map_err(|_| "it is not legal")?;
                let ply = text.ply;
                self.standing.push(Standing {
                    by: side,
                    ply,
                    number,
                    at: now,
                });
                self.asked = None;
                if self.board.outcome().is_some() {
                    self.end(Whom::Side(other))
                } else {
                    self.previous = self.clock;
                    self.clock = Clock::Stands(PACE);
                    self.note(Some(side), Whom::Side(other), now);
                    self.row("turn")
                }
            }
            Action::Resign { .. } | Action::Abort { .. } | Action::Claim => {
                self.end(Whom::Side(other))
            }
            Action::Continue => {
                self.is_paused = false;
                if let Clock::Stands(left) = self.clock
                    && self.to_move() != side
                {
                    self.clock = Clock::Stands(left.max(NOTICE));
                }
                self.note(Some(side), Whom::Side(other), now);
                self.row("line")
            }
            Action::Withdraw { .. } => {
                self.asked = None;
                self.note(Some(side), Whom::Nobody, now);
                self.row("line")
            }
            Action::Answer {
                question, answer, ..
            } => self.answer(side, question, answer, now),
            Action::Ask(question) if asked_by_other == Some(question) => {
                self.answer(side, question, Answer::Yes, now)
            }
            Action::Ask(Question::Takeback) if self.is_free(side, now) => {
                self.take_back(1);
                self.took_back[side.index()] = number;
                self.clock = self.previous;
                self.previous = Clock::None;
                self.note(Some(side), Whom::Side(other), now);
                self.row("turn")
            }
            Action::Ask(question) => {
                self.asked = Some((question, side, number));
                self.note(Some(side), Whom::Side(other), now);
                self.row("line")
            }
        };
        Ok(Some(row))
    }

    fn answer(
        &mut self,
        side: Side,
        question: Question,
        answer: Answer,
        now: OffsetDateTime,
    ) -> Row {
        let other = side.opponent();
        self.asked = None;
        match (question, answer) {
            (_, Answer::No) => {}
            (Question::Draw, Answer::Yes) => return self.end(Whom::Side(other)),
            (Question::Pause, Answer::Yes) => self.is_paused = true,
            (Question::Takeback, Answer::Yes) => {
                // The move of who asked, and the reply to it.
                let replies = self
                    .standing
                    .iter()
                    .rev()
                    .take_while(|one| one.by == side)
                    .count();
                self.take_back(replies + 1);
                self.clock = Clock::Stands(PACE);
                self.previous = Clock::None;
                self.note(Some(side), Whom::Side(other), now);
                return self.row("turn");
            }
        }
        self.note(Some(side), Whom::Side(other), now);
        self.row("line")
    }
}
