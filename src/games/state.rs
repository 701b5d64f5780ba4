//! The state of a game: who plays which side, and the log replayed into a position.

use raichi_rules::{Call, Game, Played, Side};
use time::OffsetDateTime;

use crate::{
    games::{
        Computer, Duty, EarlierGames, Ending, Entry, Event, Guesses, Halt, History, InvalidEvent,
        LadderGame, Leg, Level, OpenQuestion, RatingResult, Timing, TurnWishes, VoteDetails,
    },
    ids::{GameId, PlaceId, Player, PlayerId},
};

/// A game with its players and its log.
#[derive(Debug, Clone)]
pub struct GameState {
    /// The game's number.
    pub id: GameId,
    /// Where it is played.
    pub place: PlaceId,
    /// Who plays the attackers.
    pub attackers: Player,
    /// Who plays the defenders.
    pub defenders: Player,
    /// Its time control and clock, which are not part of the log.
    pub time: Timing,
    history: History,
    last: Option<Entry>,
    planned: usize,
    /// The computer, if it plays one side; not part of the log.
    pub computer: Option<Computer>,
    /// The person's earlier games like this one, once it is over and if they matter; not part of the log.
    pub earlier: EarlierGames,
    /// Whether only its player sees it; not part of the log.
    pub is_private: bool,
    /// Whether it belongs to a tournament; not part of the log.
    pub in_tournament: bool,
    /// Whether the players agreed on a rated game, and its terms allow it; not part of the log.
    pub is_rated: bool,
    /// What its end meant for the players' ratings, where that is to be shown; not part of the log.
    pub rating: Option<RatingResult>,
    /// What is told of its ladder, where that is to be shown and it belongs to one; not part of the log.
    pub ladder: Option<LadderGame>,
    /// Its number in its match, if it belongs to one; not part of the log.
    pub leg: Option<Leg>,
    /// Whether the aims, and words that only players know, are explained, since one of the two is new to the family of
    /// games; not part of the log.
    pub has_newcomer: bool,
    /// Who made it begin, as far as that is known and matters: by accepting the challenge, or by ending the first game
    /// of the match.
    pub begun_by: Option<PlayerId>,
    /// How many entries of the log it began with, since it goes on from a position of another game; not part of the log.
    pub given: u32,
    /// When it began, where that is known; not part of the log.
    pub begun_at: Option<OffsetDateTime>,
    /// What the attackers and the defenders wish of the boards in channels; not part of the log.
    pub wishes: [TurnWishes; 2],
    /// How a team has voted, where a team plays; not part of the log.
    pub votes: VoteDetails,
    /// What those who watch have guessed, where that is shown; not part of the log.
    pub guesses: Guesses,
    /// The admin's act that the newest entry is, as far as that is known; not part of the log.
    pub admin_act: Option<AdminAct>,
}

/// What is stored of an admin's act in a game beside its entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdminAct {
    /// The admin.
    pub by: PlayerId,
    /// The reason that was typed, if any.
    pub reason: Option<String>,
}

/// A stored log that cannot be replayed: the program or the data has changed under a running game.
#[derive(Debug, thiserror::Error)]
pub enum BrokenLog {
    /// A move of the log is not legal.
    #[error("game {game}, entry {number}: the move is not legal: {why:?}")]
    Illegal {
        /// The game.
        game: GameId,
        /// The entry.
        number: u32,
        /// The reason, from the rules.
        why: raichi_rules::Illegal,
    },
    /// The position after an entry is not the one that was recorded.
    #[error("game {game}, entry {number}: the position is not the one that was recorded")]
    Changed {
        /// The game.
        game: GameId,
        /// The entry.
        number: u32,
    },
    /// An event follows the end of the game, or is by someone who does not play it.
    #[error("game {game}, entry {number}: it does not follow from what stands before it")]
    OutOfPlace {
        /// The game.
        game: GameId,
        /// The entry.
        number: u32,
    },
    /// Entries are missing, or too many.
    #[error("game {game}: its log has {found} entries, and should have {stored}")]
    Length {
        /// The game.
        game: GameId,
        /// How many the game's row states.
        stored: u32,
        /// How many there are.
        found: u32,
    },
}

impl GameState {
    /// A game without events and without time control.
    pub fn new(
        id: GameId,
        place: PlaceId,
        attackers: Player,
        defenders: Player,
        board: Game,
    ) -> Self {
        Self {
            id,
            place,
            attackers,
            defenders,
            time: Timing::UNLIMITED,
            history: History::new(board),
            last: None,
            planned: 0,
            computer: None,
            earlier: EarlierGames::default(),
            is_private: false,
            in_tournament: false,
            is_rated: false,
            rating: None,
            ladder: None,
            leg: None,
            has_newcomer: false,
            begun_by: None,
            given: 0,
            begun_at: None,
            wishes: [TurnWishes::default(); 2],
            votes: VoteDetails::default(),
            guesses: Guesses::default(),
            admin_act: None,
        }
    }

    /// The same with this time. A player with both sides has no clock, since no one waits.
    pub fn with_time(self, time: Timing) -> Self {
        let time = if self.is_hot_seat() {
            Timing::UNLIMITED
        } else {
            time
        };
        Self { time, ..self }
    }

    /// The same with the computer as one of the players.
    pub const fn with_computer(mut self, computer: Option<Computer>) -> Self {
        self.computer = computer;
        self
    }

    /// The same as a rated or a casual game.
    pub const fn with_rated(mut self, is_rated: bool) -> Self {
        self.is_rated = is_rated;
        self
    }

    /// The same as this game of a match.
    pub fn with_leg(self, leg: Option<Leg>) -> Self {
        let history = match leg {
            Some(Leg::Second(_)) => self.history.of_second_game(),
            Some(Leg::First) | None => self.history,
        };
        Self {
            history,
            leg,
            ..self
        }
    }

    /// Replays a stored log.
    ///
    /// Fails when the log does not follow from the rules, or leads to another position than when it was written.
    pub fn replay(mut self, log: impl IntoIterator<Item = Entry>) -> Result<Self, BrokenLog> {
        for entry in log {
            self.follow(entry)?;
        }
        Ok(self)
    }

    fn follow(&mut self, entry: Entry) -> Result<(), BrokenLog> {
        let (game, number) = (self.id, entry.number);
        let out_of_place = || BrokenLog::OutOfPlace { game, number };
        let side = match entry.by {
            Some(player) => Some(self.side_of(player).ok_or_else(out_of_place)?),
            None => None,
        };
        if number != self.entries() + 1 {
            return Err(out_of_place());
        }
        let position_hash =
            self.history
                .follow(side, entry.at, entry.event)
                .map_err(|misstep| match misstep {
                    InvalidEvent::Illegal(why) => BrokenLog::Illegal { game, number, why },
                    InvalidEvent::OutOfPlace => out_of_place(),
                })?;
        if position_hash != entry.position_hash {
            return Err(BrokenLog::Changed { game, number });
        }
        self.last = Some(entry);
        self.planned = if entry.planned { self.planned + 1 } else { 0 };
        Ok(())
    }

    /// The state after this many moves, before any other event; unchanged if there are no more moves.
    pub fn after_moves(&self, count: usize) -> Self {
        if count >= self.moves().len() {
            return self.clone();
        }
        Self {
            time: Timing::UNLIMITED,
            history: self.history.after_moves(count),
            last: None,
            planned: 0,
            ..self.clone()
        }
    }

    /// The replayed log.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The board: position, rules and legal moves.
    pub const fn board(&self) -> &Game {
        self.history.board()
    }

    /// The moves in force, with their effects.
    pub fn moves(&self) -> &[Played] {
        self.history.moves()
    }

    /// How many entries the log has.
    pub fn entries(&self) -> u32 {
        self.history.entries()
    }

    /// The newest entry.
    pub const fn last_entry(&self) -> Option<&Entry> {
        self.last.as_ref()
    }

    /// Whether nothing has happened since it began.
    pub fn is_new(&self) -> bool {
        self.entries() == self.given
    }

    /// How many of the newest entries are planned moves: they followed at once from the move before them.
    pub const fn planned(&self) -> usize {
        self.planned
    }

    /// Whether the newest entry is an admin's act.
    pub fn is_admins_act(&self) -> bool {
        let newest = self.last.as_ref().map(|entry| entry.event);
        matches!(newest, Some(Event::AdminEnds(_) | Event::AdminMoves))
    }

    /// The question that waits for an answer.
    pub const fn asked(&self) -> Option<OpenQuestion> {
        self.history.asked()
    }

    /// Why the clock is stopped, if it is.
    pub fn halt(&self) -> Option<Halt> {
        self.history.halt()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.history.ending()
    }

    /// The call for the present position, while the game goes on.
    pub fn call(&self) -> Option<&Call> {
        if self.ending().is_some() {
            return None;
        }
        self.moves().last()?.call.as_ref()
    }

    /// Whether the last entry is a move with a call that is the first of its kind in the game.
    pub fn is_call_new(&self) -> bool {
        let (Some(call), Some((_, earlier))) = (self.call(), self.moves().split_last()) else {
            return false;
        };
        let is_same =
            |played: &Played| played.call.as_ref().map(|known| known.code) == Some(call.code);
        let is_of_a_move = |entry: &Entry| matches!(entry.event, Event::Move(_));
        self.last_entry().is_some_and(is_of_a_move) && !earlier.iter().any(is_same)
    }

    /// Who plays a side.
    pub fn player(&self, side: Side) -> Player {
        match side {
            Side::First => self.attackers,
            Side::Second => self.defenders,
        }
    }

    /// Whether the computer plays a side.
    pub fn is_computer(&self, side: Side) -> bool {
        self.computer.is_some_and(|computer| computer.side == side)
    }

    /// The level of the computer that is offered once a game against it is over: after a win the next one, after two losses
    /// in a row the one before.
    pub fn other_level(&self) -> Option<Level> {
        let computer = self.computer?;
        let level = computer.strength.level;
        if self.ending()?.winner()? != computer.side {
            level.harder()
        } else if self.earlier.has_lost_last {
            level.easier()
        } else {
            None
        }
    }

    /// The only person of a game against the computer.
    pub fn person(&self) -> Option<Player> {
        Some(self.player(self.computer?.side.opponent()))
    }

    /// What the computer has to do now, if it plays and has to do anything.
    pub fn duty(&self) -> Option<Duty> {
        self.computer?.duty(&self.history)
    }

    /// Whether one person moves both sides.
    pub fn is_hot_seat(&self) -> bool {
        self.attackers.id == self.defenders.id
    }

    /// The side of a player, if any; for a player with both sides, the one to move.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let to_move = self.board().to_move();
        [to_move, to_move.opponent()]
            .into_iter()
            .find(|&side| self.player(side).id == player)
    }

    /// The wishes of the player to move; the usual ones when the game is over.
    pub fn wishes_of_mover(&self) -> TurnWishes {
        let mover = self.history.turn_of();
        mover.map_or_else(TurnWishes::default, |side| self.wishes[side.index()])
    }

    /// The player to move; `None` when the game is over.
    pub fn turn_of(&self) -> Option<Player> {
        self.history.turn_of().map(|side| self.player(side))
    }
}

#[cfg(test)]
impl GameState {
    /// A game of two players after some moves, and after one side has resigned.
    pub(crate) fn after(rules: &str, moves: &[raichi_rules::Ply], given_up: Option<Side>) -> Self {
        use crate::games::Event;
        let player = |number: i64| Player {
            id: PlayerId(number),
            key: crate::ids::ExternalId(number.cast_unsigned()),
        };
        let board = Game::new(raichi_rules::Ruleset::preset(rules).unwrap());
        let mut state = Self::new(GameId(7), PlaceId(1), player(1), player(2), board);
        let outcome = moves.iter().map(|&ply| Event::Move(ply));
        for event in outcome.chain(given_up.map(|_| Event::Resign)) {
            let side = match event {
                Event::Resign => given_up.unwrap(),
                _ => state.board().to_move(),
            };
            state.add(Some(side), time::OffsetDateTime::UNIX_EPOCH, event);
        }
        state
    }

    /// Applies the next event, which must be possible.
    pub(crate) fn add(
        &mut self,
        by: Option<Side>,
        at: time::OffsetDateTime,
        event: crate::games::Event,
    ) {
        let by_player = by.map(|side| self.player(side).id);
        let position_hash = self.history.follow(by, at, event).unwrap();
        self.last = Some(Entry {
            number: self.history.entries(),
            by: by_player,
            at,
            event,
            position_hash,
            planned: false,
        });
    }
}
