//! Processes and their claims.
//!
//! Each process holds an advisory lock on its number, on a connection that lives as long as the process. When
//! the process is killed, Postgres releases the lock at once and the other processes take over its claims.
//! When a whole machine vanishes, Postgres notices later, and claims end with their leases.

use std::{sync::LazyLock, time::Duration};

use sqlx::{Executor, Postgres};
use time::OffsetDateTime;

use super::{LEASE, Store, StoreFault};
use crate::ids::OutboxId;

/// How long the door that wrote a row may take to start delivering it before the worker of the same process
/// does. If both start, one finds the row in flight.
const DOOR_BEGINS: Duration = Duration::from_secs(1);

/// The random number of this process, from a range so large that numbers do not collide.
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

    /// Takes the lock that shows other processes that this one is alive. It lasts as long as the connection.
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
    /// Releases the claims of dead processes; returns how many.
    pub async fn release_claims_of_the_dead(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        // The lock of a live process cannot be taken. The lock of a dead one is released with this
        // transaction.
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

    /// Releases claims whose lease is over, and claims of this process that it is not working on
    /// (`in_flight`) or whose result it could not record (`unrecorded`).
    pub async fn release_expired_claims(
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
