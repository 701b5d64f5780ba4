//! What columns hold, as the types of games and players.

use raichi_ratings::NotRated;
use raichi_rules::Side;
use time::Duration;

use super::StoreFault;
use crate::{
    games::{Computer, Level, Strength, side_of_seat},
    ids::Door,
};

/// The door that a column names.
pub(super) fn door_from_db(code: &str) -> Result<Door, StoreFault> {
    Door::ALL
        .into_iter()
        .find(|door| door.code() == code)
        .ok_or_else(|| StoreFault::Unreadable {
            what: "door",
            found: code.to_owned(),
        })
}

/// The side that a column names.
pub(super) fn side_from_db(name: &str) -> Result<Side, StoreFault> {
    side_of_seat(name).ok_or_else(|| StoreFault::Unreadable {
        what: "side",
        found: name.to_owned(),
    })
}

/// The computer that these columns describe, if it plays.
pub(super) fn computer_from_db(
    seat: Option<&str>,
    level: Option<i16>,
    seed: Option<i64>,
) -> Result<Option<Computer>, StoreFault> {
    let (Some(seat), Some(level), Some(seed)) = (seat, level, seed) else {
        return Ok(None);
    };
    let known = Level::numbered(level).ok_or_else(|| StoreFault::Unreadable {
        what: "level",
        found: level.to_string(),
    })?;
    Ok(Some(Computer {
        side: side_from_db(seat)?,
        strength: Strength {
            level: known,
            seed: seed.cast_unsigned(),
        },
    }))
}

/// The reason that a column names.
pub(super) fn not_rated_from_db(code: &str) -> Result<NotRated, StoreFault> {
    NotRated::from_code(code).ok_or_else(|| StoreFault::Unreadable {
        what: "reason why a game is not rated",
        found: code.to_owned(),
    })
}

/// A fault among queries whose caller expects those of Postgres.
pub(super) fn unreadable(fault: StoreFault) -> sqlx::Error {
    match fault {
        StoreFault::Database(error) => error,
        fault => sqlx::Error::Decode(fault.into()),
    }
}

/// A duration as it is stored.
pub(super) fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.whole_milliseconds()).unwrap_or(i64::MAX)
}
