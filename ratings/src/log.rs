//! The log of ratings: what each rated game changed.

use crate::{GameNumber, PlayerNumber, Rating, Standing};
use time::OffsetDateTime;

/// The games that count for a rating.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pool {
    /// All games.
    Overall,
    /// The games of the ruleset with this name.
    Ruleset(String),
}

impl Pool {
    /// How many games a player needs in the pool of a ruleset before the rating is shown.
    pub const SHOWN_FROM: u32 = 5;

    const OVERALL: &str = "*";

    /// The stable code that names it in data: the name of the ruleset, or a star, which is in no name.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::Overall => Self::OVERALL,
            Self::Ruleset(name) => name,
        }
    }

    /// The pool with a code.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        if code == Self::OVERALL {
            Self::Overall
        } else {
            Self::Ruleset(code.to_owned())
        }
    }
}

/// What a rated game changed for one player in one pool.
#[derive(Debug, Clone, PartialEq)]
pub struct LogRow {
    /// The game.
    pub game: GameNumber,
    /// When it ended.
    pub ended_at: OffsetDateTime,
    /// The player.
    pub player: PlayerNumber,
    /// The pool.
    pub pool: Pool,
    /// The rating before the game, with the deviation that had grown until then.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
    /// The side term with which the game was rated.
    pub eta: f64,
    /// How many rated games the player has in the pool, with this one.
    pub games: u32,
}

impl LogRow {
    /// Where the player stands in the pool after the game.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        Standing {
            rating: self.after,
            ended_at: self.ended_at,
            game: self.game,
            games: self.games,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pools_are_read_from_their_codes() {
        for pool in [Pool::Overall, Pool::Ruleset("brandubh".to_owned())] {
            assert_eq!(Pool::from_code(pool.code()), pool);
        }
    }
}
