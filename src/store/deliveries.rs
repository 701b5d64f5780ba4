//! How the delivery of messages of the outbox ends.

use time::OffsetDateTime;

use super::{
    Store, StoreFault, claims, daily_puzzles, digests, follows, notifications,
    outbox::{MessageKind, OutboxItem},
    outbox_rows::Row,
    processes::ProcessId,
    runs::Runs,
    threads, tournaments,
};
use crate::ids::{ChallengeId, Door, ExternalId, GameId, OutboxId, PlaceId};

/// A row of the outbox that is settled.
#[derive(Debug)]
pub(crate) struct EndedDelivery {
    /// Why there is no message, if there is none: the code of an error of the transport, or of what came instead.
    pub(crate) failure: Option<String>,
}

/// What settling a row has made possible.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Settled {
    /// A newer row about the same game or challenge can be delivered now.
    pub unblocked: bool,
    /// An older board's buttons can be removed now.
    pub superseded: bool,
}

impl Store {
    /// A row that the door has just written and delivers itself.
    pub async fn item(&self, id: OutboxId) -> Result<Option<OutboxItem>, StoreFault> {
        let row = sqlx::query_as!(
            Row,
            r#"select o.id as "id: OutboxId", o.kind, o.challenge as "challenge: ChallengeId",
                      o.game as "game: GameId", o.number, o.nonce, o.attempts,
                      o.place as "place: PlaceId", p.door, p.server, p.channel, p.locale,
                      p.unreachable_since is not null as "hindered!", o.blocked as waits,
                      o.held and o.claimed_by is null as "held!",
                      o.blocked and exists (
                          select from outbox earlier
                          where earlier.game = o.game and earlier.settled_at is null and earlier.id < o.id
                            and earlier.attempts > 0
                      ) as "late!"
               from outbox o join places p on p.id = o.place
               where o.id = $1 and o.settled_at is null"#,
            id as OutboxId,
        )
        .fetch_optional(&self.pool)
        .await?;
        row.map(OutboxItem::try_from).transpose()
    }

    /// How the delivery of a row has ended; `None` while it is pending.
    pub(crate) async fn ended_delivery(
        &self,
        id: OutboxId,
    ) -> Result<Option<EndedDelivery>, StoreFault> {
        let ended = sqlx::query_as!(
            EndedDelivery,
            "select failure from outbox where id = $1 and settled_at is not null",
            id as OutboxId,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(ended)
    }

    /// The newest messages of a place that rows have made.
    pub(crate) async fn newest_messages(
        &self,
        place: PlaceId,
    ) -> Result<Vec<ExternalId>, StoreFault> {
        let messages = sqlx::query_scalar!(
            r#"select message as "message!" from outbox
               where place = $1 and message is not null order by message desc limit 20"#,
            place as PlaceId,
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(messages.into_iter().map(ExternalId::from_db).collect())
    }

    /// Records the delivery of a row: its message, the message that it updated, or the thread that it opened.
    pub async fn settle_delivery(
        &self,
        item: &OutboxItem,
        message: Option<ExternalId>,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let mut runs = Runs::default();
        loop {
            let settled = self.try_settle_delivery(item, message, now).await;
            if !runs.again_after(&settled) {
                return settled;
            }
        }
    }

    async fn try_settle_delivery(
        &self,
        item: &OutboxItem,
        message: Option<ExternalId>,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        match (item.message_kind, message) {
            (MessageKind::Turn { game, .. }, Some(message)) => {
                return self.settle_shown(item, game, message, None, now).await;
            }
            (MessageKind::Line { game, number }, Some(message)) => {
                let has_buttons = self.line_has_buttons(game, number).await?;
                let line = Some(has_buttons);
                return self.settle_shown(item, game, message, line, now).await;
            }
            _ => {}
        }
        let mut tx = self.begin().await?;
        if let MessageKind::Thread { game, .. } = item.message_kind {
            threads::lock(&mut tx, game).await?;
        }
        let settled = sqlx::query!(
            "update outbox set settled_at = $2, message = $3, claimed_by = null
             where id = $1 and settled_at is null",
            item.id as OutboxId,
            now,
            message.map(ExternalId::to_db),
        )
        .execute(&mut *tx)
        .await?;
        if settled.rows_affected() == 0 {
            return Ok(Settled::default());
        }
        match (item.message_kind, message) {
            // One that was closed meanwhile is not posted again.
            (MessageKind::Again { .. }, None) => {}
            (MessageKind::Challenge { challenge } | MessageKind::Again { challenge }, message) => {
                sqlx::query!(
                    "update challenges set message = $2 where id = $1",
                    challenge as ChallengeId,
                    message.map(ExternalId::to_db),
                )
                .execute(&mut *tx)
                .await?;
            }
            (MessageKind::Thread { game, .. }, Some(thread)) => {
                for game in threads::games_of(&mut tx, game).await? {
                    threads::move_game(&mut tx, game, thread).await?;
                }
            }
            (MessageKind::Digest { .. }, Some(_)) => {
                digests::note_posted(&mut tx, item.place).await?
            }
            (MessageKind::Followed { number }, _) => follows::note_told(&mut tx, number).await?,
            (MessageKind::Puzzle { .. }, Some(_)) => {
                daily_puzzles::note_posted(&mut tx, item.place).await?
            }
            (kind, message) => {
                tournaments::note_delivered(&mut tx, kind, item.place, message, now).await?;
            }
        }
        let unblocked = claims::unblock(&mut tx, item.message_kind, now).await?;
        let (place, game) = (item.place, item.message_kind.game());
        notifications::notify(
            &mut tx,
            notifications::Notification::Delivered { place, game },
        )
        .await?;
        tx.commit().await?;
        Ok(Settled {
            unblocked,
            superseded: false,
        })
    }

    /// Records the delivery of a board, or of a line which has buttons or not. Queues the removal of the buttons of the previous
    /// line, with a board also of those of the previous board, and unblocks the rows behind this one.
    async fn settle_shown(
        &self,
        item: &OutboxItem,
        game: GameId,
        message: ExternalId,
        line: Option<bool>,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let json = notifications::payload(notifications::Notification::Delivered {
            place: item.place,
            game: Some(game),
        })?;
        // Only Discord keeps the buttons of old boards; the local page shows those of the newest one only.
        let keeps_buttons = item.door == Door::Discord;
        let settled = sqlx::query!(
            r#"with before as materialized (
                   -- First, as by the transaction that writes an entry, so that neither waits for the other.
                   select id, message, line from games where id = $7 for no key update
               ), settled as (
                   update outbox o set settled_at = $2, message = $3, claimed_by = null
                   from before
                   where o.id = $1 and o.settled_at is null
                   returning o.game
               ), shown as (
                   -- A board that was posted late must not hide a newer one, which has a greater snowflake.
                   update games g set message = case when $8 then g.message else greatest(g.message, $3) end,
                                      line = case when $9 then $3::bigint end
                   from settled, before
                   where g.id = settled.game and before.id = g.id
                   returning g.id, g.place, before.message as old, before.line as old_line
               ), superseded as (
                   insert into old_buttons as b (game, of_line, place, message, superseded_at, due_at)
                   select id, was.of_line, place, was.message, $2, $2
                   from shown cross join lateral (values (false, old), (true, old_line)) was (of_line, message)
                   where $4 and case when $8 then was.of_line and was.message <> $3 else was.message < $3 end
                   on conflict (game, of_line) do update
                   set place = excluded.place, message = excluded.message, superseded_at = excluded.superseded_at,
                       due_at = excluded.due_at, attempts = 0
                   returning b.game
               ), unblocked as (
                   update outbox o set blocked = false, due_at = least(o.due_at, $2)
                   from settled
                   where o.id = (
                       select next.id from outbox next
                       where next.game = settled.game and next.settled_at is null and next.id <> $1
                       order by next.id limit 1
                   ) and o.blocked
                   returning o.id
               )
               select exists (select from superseded) as "superseded!", exists (select from unblocked) as "unblocked!",
                      pg_notify($5, $6)::text as told"#,
            item.id as OutboxId,
            now,
            message.to_db(),
            keeps_buttons,
            notifications::CHANNEL,
            json,
            game as GameId,
            line.is_some(),
            line.unwrap_or_default(),
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(Settled {
            unblocked: settled.unblocked,
            superseded: settled.superseded,
        })
    }

    /// Records that a row can never be delivered.
    pub async fn abandon_delivery(
        &self,
        item: &OutboxItem,
        failure: &str,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let mut tx = self.begin().await?;
        sqlx::query!(
            "update outbox set settled_at = $2, failure = $3, claimed_by = null
             where id = $1 and settled_at is null",
            item.id as OutboxId,
            now,
            failure,
        )
        .execute(&mut *tx)
        .await?;
        if let MessageKind::GroupStart { group } | MessageKind::GroupThread { group } =
            item.message_kind
        {
            tournaments::without_thread(&mut tx, group, now).await?;
        }
        if let MessageKind::Followed { number } = item.message_kind {
            follows::note_untold(&mut tx, number).await?;
        }
        let unblocked = claims::unblock(&mut tx, item.message_kind, now).await?;
        tx.commit().await?;
        Ok(Settled {
            unblocked,
            superseded: false,
        })
    }

    /// Postpones a row until the next attempt, unless another process has claimed it meanwhile.
    pub async fn postpone_delivery(
        &self,
        id: OutboxId,
        until: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update outbox set due_at = $2, claimed_by = null, attempts = attempts + 1
             where id = $1 and settled_at is null and coalesce(claimed_by, $3) = $3",
            id as OutboxId,
            until,
            ProcessId::own() as ProcessId,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
