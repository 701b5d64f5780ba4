//! The facts of a finished game that bear on ratings.

use raichi_rules::Side;
use time::OffsetDateTime;

/// The number of a player, from whoever stores them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerNumber(pub i64);

/// The number of a game, from whoever stores them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameNumber(pub i64);

/// The place of a finished game in the order in which games are rated: by end; of games with the same end, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// When it ended.
    pub ended_at: OffsetDateTime,
    /// Its number.
    pub number: GameNumber,
}

/// A day of UTC, as the number of days since 1970-01-01.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(pub i64);

impl Day {
    /// The day in which a time is.
    #[must_use]
    pub const fn of(time: OffsetDateTime) -> Self {
        const SECONDS: i64 = 86_400;
        Self(time.unix_timestamp().div_euclid(SECONDS))
    }
}

/// Who plays against whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponents {
    /// Two different people; of an open challenge, the challenger and whoever accepts.
    TwoPeople,
    /// One person, who plays both sides.
    OnePerson,
    /// A person against a computer, or two computers.
    Computer,
}

/// What is agreed before a game begins, as far as it decides whether the game is rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Whether the players agreed on a rated game.
    pub agreed: bool,
    /// Who plays.
    pub opponents: Opponents,
    /// Whether there is a clock.
    pub has_clock: bool,
    /// Whether the ruleset ships with the program.
    pub is_shipped: bool,
}

raichi_rules::codes! {
    /// How the sides were given to the players.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Sides {
        /// At random.
        Drawn = "drawn",
        /// Each player has each side once, in a match of two games.
        Swapped = "swapped",
        /// A player chose.
        Chosen = "chosen",
    }
}

impl Sides {
    /// Whether they say nothing about the players, so that the game bears on the side term.
    #[must_use]
    pub const fn are_fair(self) -> bool {
        matches!(self, Self::Drawn | Self::Swapped)
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// On the board, by resignation or by agreement. Without a winner, it is a draw.
    Decided {
        /// The winner, if there is one.
        winner: Option<Side>,
    },
    /// The time of a side ran out.
    OutOfTime {
        /// The side that lost.
        loser: Side,
    },
    /// The opponent had left the server, and this side claimed the win.
    Claimed {
        /// The side that won.
        winner: Side,
    },
    /// Nobody won or lost, and it is no draw.
    Aborted,
}

impl Ending {
    /// The side that won; `None` for a draw, or if nobody won or lost.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Decided { winner } => winner,
            Self::OutOfTime { loser } => Some(loser.opponent()),
            Self::Claimed { winner } => Some(winner),
            Self::Aborted => None,
        }
    }
}

/// A player of a finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contestant {
    /// Who it is.
    pub player: PlayerNumber,
    /// How many moves of this side stood at the end, without those that were taken back. A turn of several actions is one.
    pub moves: u32,
    /// When the player last moved in any game, up to the end of this one; `None` if never.
    pub last_moved_at: Option<OffsetDateTime>,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its number.
    pub number: GameNumber,
    /// When it ended.
    pub ended_at: OffsetDateTime,
    /// The name of its ruleset.
    pub ruleset: String,
    /// What was agreed before it began.
    pub terms: Terms,
    /// How the sides were given to the players.
    pub sides: Sides,
    /// The players of the first and the second side.
    pub players: [Contestant; 2],
    /// How it ended.
    pub ending: Ending,
}

impl FinishedGame {
    /// Its place in the order in which games are rated.
    #[must_use]
    pub const fn key(&self) -> Key {
        Key {
            ended_at: self.ended_at,
            number: self.number,
        }
    }

    /// The day on which it ended.
    #[must_use]
    pub const fn day(&self) -> Day {
        Day::of(self.ended_at)
    }

    /// The player of a side.
    #[must_use]
    pub const fn player(&self, side: Side) -> Contestant {
        let [first, second] = self.players;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

#[cfg(test)]
mod tests {
    use time::Duration;

    use super::*;

    #[test]
    fn days_begin_at_midnight_of_utc() {
        let midnight = OffsetDateTime::UNIX_EPOCH;
        assert_eq!(Day::of(midnight), Day(0));
        assert_eq!(Day::of(midnight - Duration::nanoseconds(1)), Day(-1));
        assert_eq!(Day::of(midnight + Duration::hours(47)), Day(1));
    }

    #[test]
    fn games_that_end_at_once_are_ordered_by_number() {
        let key = |minutes, number| Key {
            ended_at: OffsetDateTime::UNIX_EPOCH + Duration::minutes(minutes),
            number: GameNumber(number),
        };
        assert!(key(0, 2) < key(0, 3));
        assert!(key(0, 3) < key(1, 2));
    }
}
