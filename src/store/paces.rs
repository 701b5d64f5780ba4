//! Counts what has a limit of pace, for all processes.
//!
//! A window begins with the first act after the end of the former one. What is stored is counted in its own transaction: an act
//! that is refused or fails does not count. The local page has no such limits: its users can play for every seat, so a
//! count for a seat would hold nobody, and the machine is their own.

use sqlx::{PgConnection, PgExecutor};
use time::OffsetDateTime;

use super::{Store, StoreError, StoreFault, count_from_db, count_to_db};
use crate::{
    games::{Pace, Refusal},
    ids::{Door, ExternalId, ExternalUser, Location},
};

impl Store {
    /// Counts something that a user is about to see and that is not stored, unless that would be too often.
    pub(crate) async fn keep_pace(
        &self,
        user: ExternalUser,
        pace: Pace,
        now: OffsetDateTime,
    ) -> Result<(), StoreError> {
        count(&self.pool, user.door, user.key, pace, now).await
    }

    /// Deletes the counts whose window has ended.
    pub(crate) async fn forget_paces(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!("delete from paces where ends_at < $1", now)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

/// Counts what a user does in the caller's transaction, which is given up if that is too often.
pub(super) async fn keep(
    connection: &mut PgConnection,
    user: ExternalUser,
    pace: Pace,
    now: OffsetDateTime,
) -> Result<(), StoreError> {
    count(connection, user.door, user.key, pace, now).await
}

/// As [`keep`], for what is posted in a place: it counts for the server as well. Direct messages have no server.
pub(super) async fn keep_in_public(
    connection: &mut PgConnection,
    user: ExternalUser,
    location: Location,
    pace: Pace,
    now: OffsetDateTime,
) -> Result<(), StoreError> {
    keep(connection, user, pace, now).await?;
    if location.is_direct() {
        return Ok(());
    }
    count(
        connection,
        location.door,
        location.server,
        Pace::Server,
        now,
    )
    .await
}

/// Forgets what a user has done.
pub(super) async fn forget(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from paces where door = $1 and key = $2",
        user.door.code(),
        user.key.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Counts an act, in one statement. No window is longer than its kind's, so a later end was set while the clock of a process was
/// ahead, and does not count.
async fn count(
    executor: impl PgExecutor<'_>,
    door: Door,
    key: ExternalId,
    pace: Pace,
    now: OffsetDateTime,
) -> Result<(), StoreError> {
    if door == Door::Local {
        return Ok(());
    }
    let (most, window) = pace.limit();
    let row = sqlx::query!(
        "insert into paces as p (door, key, kind, count, ends_at) values ($1, $2, $3, 1, $5)
         on conflict on constraint paces_pkey do update
         set count = case when p.ends_at > $4 and p.ends_at <= $5 then least(p.count, $6) + 1 else 1 end,
             ends_at = case when p.ends_at > $4 and p.ends_at <= $5 then p.ends_at else $5 end
         returning count, ends_at",
        door.code(),
        key.to_db(),
        pace.code(),
        now,
        now + window,
        count_to_db(most),
    )
    .fetch_one(executor)
    .await?;
    if count_from_db(row.count) <= most {
        return Ok(());
    }
    let again_at = row.ends_at;
    Err(Refusal::TooFast { pace, again_at }.into())
}
