//! Processes and what they have claimed.
//!
//! Each process holds an advisory lock of its number on a connection that it keeps for as long as it lives. When it is
//! killed, Postgres releases the lock at once, and the others take over what it had claimed. Where a whole machine
//! vanishes, Postgres notices later, and claims end with their leases.

use std::{sync::LazyLock, time::Duration};

use sqlx::{Executor, Postgres};
use time::OffsetDateTime;

use super::{LEASE, Store, StoreFault};
use crate::ids::OutboxId;

/// How long the door that wrote something may take to begin until its worker does. If both begin, one of them finds it
/// under way.
const DOOR_BEGINS: Duration = Duration::from_secs(1);

/// The number of this process, drawn by lot from so many that no two are the same.
static OWN: LazyLock<ProcessId> = LazyLock::new(|| ProcessId(rand::random_range(1..=i64::MAX)));

/// A process that works with the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::Type)]
#[sqlx(transparent)]
pub(super) struct ProcessId(i64);

impl ProcessId {
    /// This process.
    pub(super) fn own() -> Self {
        *OWN
    }

    /// Takes the lock by which others know that this process lives. It lasts as long as the connection.
    pub(super) async fn hold_lock<'c>(
        self,
        connection: impl Executor<'c, Database = Postgres>,
    ) -> Result<(), sqlx::Error> {
        sqlx::query!("select pg_advisory_lock($1)", self.0)
            .execute(connection)
            .await?;
        Ok(())
    }
}

impl Store {
    /// Releases what dead processes have claimed; gives how much.
    pub(crate) async fn release_claims_of_the_dead(
        &self,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        // The lock of a process that lives cannot be taken. That of a dead one is let go with this transaction.
        let released = sqlx::query!(
            "with owners as materialized (
                 select distinct claimed_by as id from outbox
                 where settled_at is null and not blocked and claimed_by is not null and claimed_by <> $1
             ), dead as materialized (
                 select id from owners where pg_try_advisory_xact_lock(id)
             )
             update outbox set claimed_by = null, due_at = least(due_at, $2)
             where settled_at is null and not blocked and claimed_by in (select id from dead)",
            ProcessId::own() as ProcessId,
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(released.rows_affected())
    }

    /// Releases claims whose lease is over, and those of this process that it is not working on (`in_flight`), or of which
    /// it could not record the end (`unrecorded`).
    pub(crate) async fn release_expired_claims(
        &self,
        in_flight: &[OutboxId],
        unrecorded: &[OutboxId],
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        let [in_flight, unrecorded] =
            [in_flight, unrecorded].map(|rows| rows.iter().map(|id| id.0).collect::<Vec<i64>>());
        let released = sqlx::query!(
            "update outbox set claimed_by = null, due_at = least(due_at, $2)
             where settled_at is null and not blocked and claimed_by is not null
               and (due_at <= $2 or (claimed_by = $1 and (due_at <= $3 or id = any($5))))
               and id <> all($4)",
            ProcessId::own() as ProcessId,
            now,
            now + (LEASE - DOOR_BEGINS),
            &in_flight,
            &unrecorded,
        )
        .execute(&self.pool)
        .await?;
        Ok(released.rows_affected())
    }
}
