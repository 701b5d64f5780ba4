//! Which process delivers what, and when.
//!
//! A row can be claimed when it is due, unclaimed and not blocked by something older about the same game or challenge.
//! Blocked rows, and those of places where nothing can be said, are kept out of the way of a claim, so that it looks
//! only at what it takes.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    LEASE, Store, StoreFault,
    outbox::{MessageKind, OutboxItem, Row},
    processes::ProcessId,
};
use crate::ids::{ChallengeId, Door, GameId, OutboxId, PlaceId};

/// How long a row waits at most between two tries.
pub(crate) const LONGEST_WAIT: Duration = Duration::minutes(2);
/// How long what cannot be said is set aside, unless its place is seen before.
pub(crate) const ASIDE: Duration = Duration::HOUR;
/// How much further ahead than that a due time may be before it is taken for one of a wrong clock.
const TOLERANCE: Duration = Duration::seconds(20);

/// What a claim is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeliveryKind {
    /// New messages and threads.
    Post,
    /// Changes of messages that are there.
    Change,
}

impl Store {
    /// Claims what is due at a door, at most one row in each channel and none in those that are `busy`.
    pub(crate) async fn claim_deliveries(
        &self,
        door: Door,
        kind: DeliveryKind,
        busy: &[PlaceId],
        at_most: usize,
        now: OffsetDateTime,
    ) -> Result<Vec<OutboxItem>, StoreFault> {
        let busy: Vec<i64> = busy.iter().map(|place| place.0).collect();
        let rows = sqlx::query_as!(
            Row,
            r#"with due as (
                   select o.id, o.place, o.due_at
                   from outbox o
                   where o.settled_at is null and not o.blocked and o.claimed_by is null
                     and (o.kind = 'closing') = $4 and o.due_at <= $1 and o.place <> all($5)
                     -- Row by row, so that no more are looked at than are needed.
                     and (select p.door = $3 and p.unreachable_since is null from places p where p.id = o.place)
                   -- The order of the index: Postgres does not see that all of them have the same owner, which is none.
                   order by o.claimed_by, (o.kind = 'closing'), o.due_at
                   limit 64
               ), chosen as (
                   select distinct on (place) id from due order by place, due_at, id
               ), free as (
                   select id from outbox
                   where id in (select id from chosen) and settled_at is null and claimed_by is null
                   order by due_at
                   limit $6
                   for update skip locked
               ), claimed as (
                   update outbox o set claimed_by = $7, due_at = $2
                   from free where o.id = free.id
                   returning o.*
               )
               select o.id as "id: OutboxId", o.kind, o.challenge as "challenge: ChallengeId",
                      o.game as "game: GameId", o.number, o.attempts,
                      o.place as "place: PlaceId", p.door, p.server, p.channel, p.locale, false as "waits!", false as "late!",
                      p.unreachable_since is not null as "hindered!"
               from claimed o join places p on p.id = o.place"#,
            now,
            now + LEASE,
            door.code(),
            kind == DeliveryKind::Change,
            &busy,
            i64::try_from(at_most).unwrap_or(i64::MAX),
            ProcessId::own() as ProcessId,
        )
        .fetch_all(&self.pool)
        .await?;
        rows.into_iter().map(OutboxItem::try_from).collect()
    }

    /// Leaves a row that was blocked to whoever claims it, now or when what is older has been delivered.
    pub(crate) async fn queue_delivery(
        &self,
        item: &OutboxItem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        unblock(&mut connection, item.message_kind, now).await?;
        Ok(())
    }

    /// Unblocks what nothing older blocks any more. Whoever delivers or drops what is older does so at once; this is for
    /// what was written at that very moment, or dropped by something else.
    pub(crate) async fn unblock_deliveries(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let unblocked = sqlx::query!(
            "update outbox o set blocked = false, due_at = least(due_at, $1)
             where o.settled_at is null and o.blocked
               and not exists (
                   select from outbox earlier
                   where earlier.game = o.game and earlier.id < o.id and earlier.settled_at is null
               )
               and not exists (
                   select from outbox earlier
                   where earlier.challenge = o.challenge and earlier.id < o.id and earlier.settled_at is null
               )",
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(unblocked.rows_affected())
    }

    /// Sets aside until then what is due where nothing can be said, so that whoever looks for what can be said does not
    /// come by it each time. If the place is seen before, it is due at once: the lock on the place keeps the two apart.
    pub(crate) async fn set_aside(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "update outbox o set due_at = $2
             from (
                 select o.id from outbox o join places p on p.id = o.place
                 where o.settled_at is null and not o.blocked and o.claimed_by is null and o.due_at <= $1
                   and p.unreachable_since is not null
                 for no key update of o skip locked
                 for share of p skip locked
             ) aside
             where o.id = aside.id",
            now,
            now + ASIDE,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Pulls back due times that are further ahead than any row ever waits: they come from a clock that was ahead, and
    /// has been set right.
    pub(crate) async fn pull_back(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let pulled = sqlx::query!(
            "update outbox o
             set due_at = case when o.claimed_by is not null then $2::timestamptz when p.unreachable_since is null then $1 else $3 end
             from places p
             where p.id = o.place and o.settled_at is null and not o.blocked and o.due_at > $4
               and (o.claimed_by is not null or o.due_at > $5)
               and (o.claimed_by is not null or p.unreachable_since is null or o.due_at > $6)",
            now,
            now + LEASE,
            now + ASIDE,
            now + LEASE + TOLERANCE,
            now + LONGEST_WAIT + TOLERANCE,
            now + ASIDE + TOLERANCE,
        )
        .execute(&self.pool)
        .await?;
        Ok(pulled.rows_affected())
    }
}

/// Unblocks what comes next of a game and of a challenge, if nothing older is left; tells whether there was any.
pub(super) async fn unblock(
    connection: &mut PgConnection,
    message_kind: MessageKind,
    now: OffsetDateTime,
) -> Result<bool, sqlx::Error> {
    let unblocked = sqlx::query!(
        "with next as (
             (select id from outbox where game = $1 and settled_at is null order by id limit 1)
             union
             (select id from outbox where challenge = $2 and settled_at is null order by id limit 1)
         )
         update outbox o set blocked = false, due_at = least(o.due_at, $3)
         from next
         where o.id = next.id and o.blocked
           and not exists (
               select from outbox earlier
               where earlier.game = o.game and earlier.id < o.id and earlier.settled_at is null
           )
           and not exists (
               select from outbox earlier
               where earlier.challenge = o.challenge and earlier.id < o.id and earlier.settled_at is null
           )",
        message_kind.game() as Option<GameId>,
        message_kind.challenge() as Option<ChallengeId>,
        now,
    )
    .execute(connection)
    .await?;
    Ok(unblocked.rows_affected() > 0)
}
