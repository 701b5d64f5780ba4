//! Claims of outbox rows by processes.
//!
//! A row can be claimed when it is due, unclaimed and not blocked by an older row about the same game or
//! challenge. Blocked rows, and rows of places where the bot cannot post, stay out of the range that a claim
//! scans.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    LEASE, Store, StoreFault,
    outbox::{MessageKind, OutboxItem},
    outbox_rows::Row,
    processes::ProcessId,
};
use crate::ids::{ChallengeId, Door, GameId, OutboxId, PlaceId};

/// The longest wait between two attempts.
pub(crate) const LONGEST_WAIT: Duration = Duration::minutes(2);
/// How long a row of an unreachable place is set aside, unless the place becomes reachable earlier.
pub(crate) const SET_ASIDE: Duration = Duration::HOUR;
/// A due time further ahead than the longest wait plus this comes from a wrong clock.
const TOLERANCE: Duration = Duration::seconds(20);

/// What a claim is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeliveryKind {
    /// New messages and threads.
    Post,
    /// Changes of existing messages.
    Change,
}

impl Store {
    /// Claims due rows of a door, at most one in each channel and none in the `busy` ones.
    pub async fn claim_deliveries(
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
                     -- Its place is reachable again, so it is about to be resumed: the board shows the time from then on.
                     and not exists (select from games g where g.id = o.game and g.halted = 'suspended')
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
                      o.game as "game: GameId", o.number, o.nonce, o.attempts,
                      o.place as "place: PlaceId", p.door, p.server, p.channel, p.locale, false as "waits!", false as "late!",
                      p.unreachable_since is not null as "hindered!", false as "held!"
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

    /// Releases a row that was blocked, to be claimed when the older rows are delivered, which may be now.
    pub(crate) async fn queue_delivery(
        &self,
        item: &OutboxItem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        unblock(&mut connection, item.message_kind, now).await?;
        Ok(())
    }

    /// Unblocks rows that no older row blocks any more. The process that settles the older row normally does
    /// so; this catches rows written at that very moment, or whose predecessor was dropped otherwise.
    pub async fn unblock_deliveries(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
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

    /// Postpones the due rows of unreachable places, so that claims do not scan them each time. Once the
    /// place is reachable they are due at once: the lock on the place keeps the two apart.
    pub async fn set_aside(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
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
            now + SET_ASIDE,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Pulls back due times that are further ahead than any row waits: they were set while the clock was
    /// ahead.
    pub async fn pull_back(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let pulled = sqlx::query!(
            "update outbox o
             set due_at = case when o.claimed_by is not null then $2::timestamptz when p.unreachable_since is null then $1 else $3 end
             from places p
             where p.id = o.place and o.settled_at is null and not o.blocked and o.due_at > $4
               and (o.claimed_by is not null or o.due_at > $5)
               and (o.claimed_by is not null or p.unreachable_since is null or o.due_at > $6)",
            now,
            now + LEASE,
            now + SET_ASIDE,
            now + LEASE + TOLERANCE,
            now + LONGEST_WAIT + TOLERANCE,
            now + SET_ASIDE + TOLERANCE,
        )
        .execute(&self.pool)
        .await?;
        Ok(pulled.rows_affected())
    }
}

/// Unblocks the next row of a game and of a challenge if no older row is left; returns whether there was one.
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
        message_kind.subject().game as Option<GameId>,
        message_kind.subject().challenge as Option<ChallengeId>,
        now,
    )
    .execute(connection)
    .await?;
    Ok(unblocked.rows_affected() > 0)
}
