//! What has to be known of former games to rate one.

use time::OffsetDateTime;

use crate::{GameNumber, Key, Periods, Rating, SideTerm};

/// Where a player stands in a pool.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    /// The rating after the last rated game.
    pub rating: Rating,
    /// When that game ended.
    pub ended_at: OffsetDateTime,
    /// That game.
    pub game: GameNumber,
    /// How many rated games the player has in the pool.
    pub games: u32,
}

impl Standing {
    /// The rating at a later time, with the deviation that has grown since the last rated game.
    #[must_use]
    pub fn at(self, now: OffsetDateTime) -> Rating {
        self.rating.after(Periods::between(self.ended_at, now))
    }

    /// The place of the last rated game in the order in which games are rated.
    #[must_use]
    pub const fn key(self) -> Key {
        Key {
            ended_at: self.ended_at,
            number: self.game,
        }
    }
}

/// What has to be known of a player.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct PlayerFacts {
    /// Where the player stands overall; `None` without rated games.
    pub overall: Option<Standing>,
    /// Where the player stands in the ruleset of the game; `None` without rated games.
    pub in_ruleset: Option<Standing>,
    /// When the player's time last ran out in a game that was rated.
    pub last_timeout: Option<OffsetDateTime>,
}

/// What has to be known to rate a game. Where nothing else is said, it is of rated games only.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Facts {
    /// Of the players of the first and the second side.
    pub players: [PlayerFacts; 2],
    /// How many games of these two players ended less than
    /// [`SAME_OPPONENT_DAYS`](crate::SAME_OPPONENT_DAYS) before the end of this one.
    pub recent_games: u32,
    /// Whether a later game with one of these players is not rated because of the games before it
    /// ([`NotRated::FROM_EARLIER_GAMES`](crate::NotRated::FROM_EARLIER_GAMES)).
    pub has_later_refusal: bool,
    /// The newest side term of the ruleset.
    pub side_term: Option<SideTerm>,
}
