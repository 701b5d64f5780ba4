//! A game as people sit at it: who plays which side, and the log replayed into a position.

use raichi_rules::{Call, Game, Move, Outcome, Played, Side};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

use crate::{
    games::Leg,
    ids::{GameId, PlaceId, Player, PlayerId},
};

/// What somebody did: one entry of a game's log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A move was played.
    Move(#[serde(with = "move_text")] Move),
    /// The game was given up.
    Resign,
}

/// An entry of the log: the `number`th thing that was done in the game, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log.
    pub number: u32,
    /// Who did it.
    pub by: PlayerId,
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub deed: Deed,
    /// The hash of the position after it.
    pub position_hash: u64,
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the board.
    Board(Outcome),
    /// This side gave up.
    Resigned(Side),
}

impl Ending {
    /// The side that won; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Board(outcome) => outcome.winner,
            Self::Resigned(side) => Some(side.opponent()),
        }
    }

    /// The word that records keep for the reason.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Board(outcome) => outcome.reason.code(),
            Self::Resigned(_) => "resigned",
        }
    }
}

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
    board: Game,
    played: Vec<Played>,
    last: Option<Entry>,
    resigned: Option<Side>,
    /// Which game of a match it is, if it belongs to one.
    pub(crate) leg: Option<Leg>,
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
    /// A game in which nothing has been done yet.
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
            board,
            played: Vec::new(),
            last: None,
            resigned: None,
            leg: None,
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
        let out_of_place = BrokenLog::OutOfPlace { game, number };
        if self.ending().is_some() || entry.number != self.entries() + 1 {
            return Err(out_of_place);
        }
        match entry.deed {
            Deed::Move(mv) => {
                let played =
                    self.board
                        .play(mv)
                        .map_err(|why| BrokenLog::Illegal { game, number, why })?;
                self.played.push(played);
            }
            Deed::Resign => self.resigned = Some(self.side_of(entry.by).ok_or(out_of_place)?),
        }
        if self.board.position().hash() != entry.position_hash {
            return Err(BrokenLog::Changed { game, number });
        }
        self.last = Some(entry);
        Ok(())
    }

    /// The board: position, rules and legal moves.
    #[must_use]
    pub fn board(&self) -> &Game {
        &self.board
    }

    /// Every move that was played, with what it did.
    #[must_use]
    pub fn moves(&self) -> &[Played] {
        &self.played
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> u32 {
        self.last.map_or(0, |entry| entry.number)
    }

    /// The newest entry.
    #[must_use]
    pub fn last_entry(&self) -> Option<&Entry> {
        self.last.as_ref()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.resigned
            .map(Ending::Resigned)
            .or_else(|| self.board.outcome().map(Ending::Board))
    }

    /// What is to be called now, while the game goes on.
    #[must_use]
    pub fn call(&self) -> Option<&Call> {
        if self.ending().is_some() {
            return None;
        }
        self.played.last()?.call.as_ref()
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    /// The side that somebody plays, if any.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.player(side).id == player)
    }

    /// Whose turn it is; nobody's when the game is over.
    #[must_use]
    pub fn turn_of(&self) -> Option<Player> {
        self.ending()
            .is_none()
            .then(|| self.player(self.board.to_move()))
    }
}

#[cfg(test)]
impl Table {
    /// A game of two players after some moves, and after one side has given up.
    pub(crate) fn after(rules: &str, moves: &[Move], given_up: Option<Side>) -> Self {
        let player = |number: i64| Player {
            id: PlayerId(number),
            key: crate::ids::DoorKey(number.cast_unsigned()),
        };
        let mut board = Game::new(raichi_rules::Ruleset::preset(rules).unwrap());
        let table = Self::new(GameId(7), PlaceId(1), player(1), player(2), board.clone());
        let deeds = moves
            .iter()
            .map(|&mv| Deed::Move(mv))
            .chain(given_up.map(|_| Deed::Resign));
        let log: Vec<_> = (1..)
            .zip(deeds)
            .map(|(number, deed)| {
                let side = match deed {
                    Deed::Move(mv) => board.play(mv).unwrap().by,
                    Deed::Resign => given_up.unwrap(),
                };
                Entry {
                    number,
                    by: table.player(side).id,
                    at: OffsetDateTime::UNIX_EPOCH,
                    deed,
                    position_hash: board.position().hash(),
                }
            })
            .collect();
        table.replay(log).unwrap()
    }
}

/// Moves are stored as people write them.
mod move_text {
    use raichi_rules::Move;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(mv: &Move, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(mv)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Move, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
