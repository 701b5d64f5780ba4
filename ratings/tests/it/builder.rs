//! Finished games for tests.

use raichi_ratings::{
    Contestant, Ending, FinishedGame, GameNumber, Opponents, PlayerNumber, Sides, Terms,
};
use raichi_rules::Side;
use time::{Duration, OffsetDateTime};

/// A time, in hours since the epoch.
pub(crate) fn hour(hours: i64) -> OffsetDateTime {
    OffsetDateTime::UNIX_EPOCH + Duration::hours(hours)
}

/// A long rated game of these two, with drawn sides, won by the first side. Both moved in its last hour.
pub(crate) fn game(number: i64, ended_at: OffsetDateTime, players: [i64; 2]) -> FinishedGame {
    let contestant = |player| Contestant {
        player: PlayerNumber(player),
        moves: 20,
        last_moved_at: Some(ended_at),
    };
    FinishedGame {
        number: GameNumber(number),
        ended_at,
        ruleset: "brandubh".to_owned(),
        terms: Terms {
            agreed: true,
            opponents: Opponents::TwoPeople,
            has_clock: true,
            is_shipped: true,
        },
        sides: Sides::Drawn,
        players: players.map(contestant),
        ending: Ending::Decided {
            winner: Some(Side::First),
        },
    }
}

/// The same lost on time by the first side, whose player last moved at this time.
pub(crate) fn timeout(game: FinishedGame, last_moved_at: OffsetDateTime) -> FinishedGame {
    let [mut first, second] = game.players;
    first.last_moved_at = Some(last_moved_at);
    FinishedGame {
        players: [first, second],
        ending: Ending::OutOfTime { loser: Side::First },
        ..game
    }
}
