//! Lines: messages about a game that reply to its board, and have buttons while something waits for an answer.

use time::OffsetDateTime;

use super::{
    Store, StoreFault, count_to_db, notifications,
    outbox::{OutboxItem, Settled},
};
use crate::{
    games::Event,
    ids::{Door, ExternalId, GameId, OutboxId},
};

impl Store {
    /// The message that the line about an entry replies to: the newest board before it in the same place.
    pub(crate) async fn board_of_line(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<ExternalId>, StoreFault> {
        let board = sqlx::query_scalar!(
            r#"select board.message as "message!"
               from outbox line
               join outbox board on board.game = line.game and board.number < line.number
               where line.game = $1 and line.number = $2 and line.kind = 'line'
                 and board.kind = 'turn' and board.place = line.place and board.message is not null
               order by board.number desc limit 1"#,
            game as GameId,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(board.map(ExternalId::from_db))
    }

    /// The posted line about an entry.
    async fn posted_line(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<ExternalId>, StoreFault> {
        let line = sqlx::query_scalar!(
            "select message from outbox where game = $1 and number = $2 and kind = 'line'",
            game as GameId,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(line.flatten().map(ExternalId::from_db))
    }

    /// Whether a line that is still to be posted says nothing any more: a vacation was undone before anybody was told of
    /// it. Then nobody is told that it was undone, either.
    pub(crate) async fn is_line_void(&self, game: GameId, number: u32) -> Result<bool, StoreFault> {
        let Some(state) = self.state(game, None).await? else {
            return Ok(true);
        };
        let log = state.history().log();
        let index = |number: u32| usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX);
        let Some(entry) = log.get(index(number)) else {
            return Ok(true);
        };
        let of_vacation = |event| {
            matches!(
                event,
                Event::VacationBegins { .. } | Event::VacationEnds | Event::VacationUndone
            )
        };
        match entry.event {
            Event::VacationBegins { .. } => {
                let mut later = log.iter().skip(index(number) + 1);
                let next = later.find(|next| next.by == entry.by && of_vacation(next.event));
                Ok(next.is_some_and(|next| next.event == Event::VacationUndone))
            }
            Event::VacationUndone => {
                let mut earlier = (1..number).rev().zip(log[..index(number)].iter().rev());
                let begun =
                    earlier.find(|(_, begun)| begun.by == entry.by && of_vacation(begun.event));
                let Some((begun, _)) = begun else {
                    return Ok(true);
                };
                Ok(self.posted_line(game, begun).await?.is_none())
            }
            _ => Ok(false),
        }
    }

    /// Records the delivery of a line, queues the removal of the previous line's buttons, and unblocks the rows behind
    /// this one.
    pub(super) async fn settle_line(
        &self,
        item: &OutboxItem,
        game: GameId,
        number: u32,
        message: ExternalId,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let state = self.state(game, Some(number)).await?;
        let has_buttons =
            state.is_some_and(|state| state.asked().is_some() || state.history().is_paused());
        let json = notifications::payload(notifications::Notification::Delivered {
            place: item.place,
            game: Some(game),
        })?;
        let keeps_buttons = item.door == Door::Discord;
        let settled = sqlx::query!(
            r#"with before as materialized (
                   -- First, as by the transaction that writes an entry, so that neither waits for the other.
                   select id, line from games where id = $8 for no key update
               ), settled as (
                   update outbox o set settled_at = $2, message = $3, claimed_by = null
                   from before
                   where o.id = $1 and o.settled_at is null
                   returning o.game
               ), line as (
                   update games g set line = case when $7 then $3::bigint end
                   from settled, before
                   where g.id = settled.game and before.id = g.id
                   returning g.id, g.place, before.line as old
               ), superseded as (
                   insert into old_buttons as b (game, of_line, place, message, superseded_at, due_at)
                   select id, true, place, old, $2, $2 from line where $4 and old <> $3
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
            has_buttons,
            game as GameId,
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(Settled {
            unblocked: settled.unblocked,
            superseded: settled.superseded,
        })
    }
}
