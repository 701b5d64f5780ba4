//! A game as people sit at it: who plays which side, and the log replayed into a position.

use raichi_rules::tafl::{Call, Game, Played, Side};

use crate::{
    games::{Asked, Course, Ending, Entry, Halt, Leg, Misstep, Timing},
    ids::{GameId, PlaceId, Player, PlayerId},
};

/// A game with its players and its log.
#[derive(Debug, Clone)]
pub struct Table {
    /// The game's number.
    pub id: GameId,
    /// Where it is played.
    pub place: PlaceId,
    /// Who plays the attackers.
    pub attackers: Player,
    /// Who plays the defenders.
    pub defenders: Player,
    /// Its time. The log does not tell of it.
    pub time: Timing,
    course: Course,
    last: Option<Entry>,
    /// Which game of a match it is, if it belongs to one. The log does not tell of it.
    pub leg: Option<Leg>,
}

/// A stored log that does not replay: the program or the data changed under a running game.
#[derive(Debug, thiserror::Error)]
pub enum BrokenLog {
    /// A move of the log is not legal.
    #[error("game {game}, entry {number}: the move is not legal: {why:?}")]
    Illegal {
        /// The game.
        game: GameId,
        /// The entry.
        number: u32,
        /// What the rules say.
        why: raichi_rules::tafl::Illegal,
    },
    /// The position after an entry is not the one that was recorded.
    #[error("game {game}, entry {number}: the position is not the one that was recorded")]
    Changed {
        /// The game.
        game: GameId,
        /// The entry.
        number: u32,
    },
    /// Something follows the end of the game, or somebody acted who does not play.
    #[error("game {game}, entry {number}: it does not follow from what stands before it")]
    OutOfPlace {
        /// The game.
        game: GameId,
        /// The entry.
        number: u32,
    },
}

impl Table {
    /// A game in which nothing has been done yet, without a limit of time.
    #[must_use]
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
            course: Course::new(board),
            last: None,
            leg: None,
        }
    }

    /// The same with this time. Whoever moves both sides has no clock: there is nobody to wait.
    #[must_use]
    pub fn with_time(self, time: Timing) -> Self {
        let time = if self.is_hot_seat() {
            Timing::UNLIMITED
        } else {
            time
        };
        Self { time, ..self }
    }

    /// The same as this game of a match.
    #[must_use]
    pub fn with_leg(self, leg: Option<Leg>) -> Self {
        let course = match leg {
            Some(Leg::Second(_)) => self.course.of_second_game(),
            Some(Leg::First) | None => self.course,
        };
        Self {
            course,
            leg,
            ..self
        }
    }

    /// Replays a stored log.
    ///
    /// # Errors
    ///
    /// When the log does not follow from the rules, or leads elsewhere than it did when it was written.
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
        let position_hash = self
            .course
            .follow(side, entry.at, entry.deed)
            .map_err(|misstep| match misstep {
                Misstep::Illegal(why) => BrokenLog::Illegal { game, number, why },
                Misstep::OutOfPlace => out_of_place(),
            })?;
        if position_hash != entry.position_hash {
            return Err(BrokenLog::Changed { game, number });
        }
        self.last = Some(entry);
        Ok(())
    }

    /// The table as it stood after so many moves, before anything else was done; wholly, if there are no more.
    #[must_use]
    pub fn after_moves(&self, count: usize) -> Self {
        if count >= self.moves().len() {
            return self.clone();
        }
        Self {
            time: Timing::UNLIMITED,
            course: self.course.after_moves(count),
            last: None,
            ..self.clone()
        }
    }

    /// The game as its log tells it.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The board: position, rules and legal moves.
    #[must_use]
    pub const fn board(&self) -> &Game {
        self.course.board()
    }

    /// Every move that stands, with what it did.
    #[must_use]
    pub fn moves(&self) -> &[Played] {
        self.course.moves()
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> u32 {
        self.course.entries()
    }

    /// The newest entry.
    #[must_use]
    pub const fn last_entry(&self) -> Option<&Entry> {
        self.last.as_ref()
    }

    /// The question that waits for an answer.
    #[must_use]
    pub const fn asked(&self) -> Option<Asked> {
        self.course.asked()
    }

    /// Why the clock stands, if it does.
    #[must_use]
    pub fn halt(&self) -> Option<Halt> {
        self.course.halt()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.course.ending()
    }

    /// What is to be called now, while the game goes on.
    #[must_use]
    pub fn call(&self) -> Option<&Call> {
        if self.ending().is_some() {
            return None;
        }
        self.moves().last()?.call.as_ref()
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    /// Whether one person moves both sides.
    #[must_use]
    pub fn is_hot_seat(&self) -> bool {
        self.attackers.id == self.defenders.id
    }

    /// The side that somebody plays, if any; who plays both plays the one that is to move.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let to_move = self.board().to_move();
        [to_move, to_move.opponent()]
            .into_iter()
            .find(|&side| self.player(side).id == player)
    }

    /// Whose turn it is; nobody's when the game is over.
    #[must_use]
    pub fn turn_of(&self) -> Option<Player> {
        self.course.turn_of().map(|side| self.player(side))
    }
}

#[cfg(test)]
impl Table {
    /// A game of two players after some moves, and after one side has given up.
    pub(crate) fn after(
        rules: &str,
        moves: &[raichi_rules::tafl::Move],
        given_up: Option<Side>,
    ) -> Self {
        use crate::games::Deed;
        let player = |number: i64| Player {
            id: PlayerId(number),
            key: crate::ids::DoorKey(number.cast_unsigned()),
        };
        let board = Game::new(raichi_rules::tafl::Ruleset::preset(rules).unwrap());
        let mut table = Self::new(GameId(7), PlaceId(1), player(1), player(2), board);
        let deeds = moves.iter().map(|&mv| Deed::Move(mv));
        for deed in deeds.chain(given_up.map(|_| Deed::Resign)) {
            let side = match deed {
                Deed::Resign => given_up.unwrap(),
                _ => table.board().to_move(),
            };
            table.add(Some(side), time::OffsetDateTime::UNIX_EPOCH, deed);
        }
        table
    }

    /// Does the next thing, which has to follow.
    pub(crate) fn add(
        &mut self,
        by: Option<Side>,
        at: time::OffsetDateTime,
        deed: crate::games::Deed,
    ) {
        let by_player = by.map(|side| self.player(side).id);
        let position_hash = self.course.follow(by, at, deed).unwrap();
        self.last = Some(Entry {
            number: self.course.entries(),
            by: by_player,
            at,
            deed,
            position_hash,
        });
    }
}
