//! Buttons under boards that are not the newest.
//!
//! There is at most one row per game for its boards, and one for the lines that reply to them: when boards follow
//! each other faster than buttons can be removed, only the newest of the old boards loses them. A press of any other
//! old button is still answered.

use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db};
use crate::ids::{Door, ExternalId, GameId, PlaceId};

/// Buttons older than this stay. Discord throttles edits of older messages.
const KEPT_FOR: Duration = Duration::HOUR;
/// How long a claim lasts. Removing buttons twice is harmless; those claimed by a dead process wait this
/// long.
const LEASE: Duration = Duration::seconds(5);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::minutes(2);

/// Buttons that have been claimed for removal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OldButtons {
    /// The game.
    pub(crate) game: GameId,
    /// The place of the message.
    pub(crate) place: PlaceId,
    /// Its channel.
    pub(crate) channel: ExternalId,
    /// The message.
    pub(crate) message: ExternalId,
    /// The number of earlier attempts.
    pub(crate) attempts: u32,
}

impl Store {
    /// Claims due buttons of a door, at most one board in each channel and none in the `busy` ones.
    pub(crate) async fn claim_old_buttons(
        &self,
        door: Door,
        busy: &[PlaceId],
        at_most: usize,
        now: OffsetDateTime,
    ) -> Result<Vec<OldButtons>, StoreFault> {
        let busy: Vec<i64> = busy.iter().map(|place| place.0).collect();
        let rows = sqlx::query!(
            r#"with due as (
                   select b.game, b.of_line, b.place, b.due_at
                   from old_buttons b join places p on p.id = b.place
                   where b.due_at <= $1 and p.door = $3 and p.unreachable_since is null and b.place <> all($4)
                   order by b.due_at
                   limit 256
               ), chosen as (
                   select distinct on (place) game, of_line from due order by place, due_at
               ), free as (
                   select game, of_line from old_buttons
                   where (game, of_line) in (select game, of_line from chosen) and due_at <= $1
                   limit $5
                   for update skip locked
               ), claimed as (
                   update old_buttons b set due_at = $2, attempts = attempts + 1
                   from free where b.game = free.game and b.of_line = free.of_line
                   returning b.game, b.place, b.message, b.attempts
               )
               select c.game as "game: GameId", c.place as "place: PlaceId", p.channel, c.message, c.attempts
               from claimed c join places p on p.id = c.place"#,
            now,
            now + LEASE,
            door.code(),
            &busy,
            i64::try_from(at_most).unwrap_or(i64::MAX),
        )
        .fetch_all(&self.pool)
        .await?;
        let claimed = rows.into_iter().map(|row| OldButtons {
            game: row.game,
            place: row.place,
            channel: ExternalId::from_db(row.channel),
            message: ExternalId::from_db(row.message),
            attempts: count_from_db(row.attempts),
        });
        Ok(claimed.collect())
    }

    /// Deletes the rows of buttons that have been removed or cannot be. Keeps rows whose message has changed
    /// meanwhile.
    pub(crate) async fn settle_old_buttons(&self, done: &[OldButtons]) -> Result<(), StoreFault> {
        let games: Vec<i64> = done.iter().map(|buttons| buttons.game.0).collect();
        let messages: Vec<i64> = done.iter().map(|buttons| buttons.message.to_db()).collect();
        sqlx::query!(
            "delete from old_buttons b
             using unnest($1::bigint[], $2::bigint[]) as done (game, message)
             where b.game = done.game and b.message = done.message",
            &games,
            &messages,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Postpones the removal of buttons.
    pub(crate) async fn postpone_old_buttons(
        &self,
        buttons: OldButtons,
        until: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update old_buttons set due_at = $3 where game = $1 and message = $2",
            buttons.game as GameId,
            buttons.message.to_db(),
            until,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Deletes rows that are too old, and pulls back due times that were set while the clock was ahead.
    pub(crate) async fn prune_old_buttons(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "with late as (
                 delete from old_buttons where superseded_at < $1
             )
             update old_buttons
             set due_at = least(due_at, $2), superseded_at = least(superseded_at, $2)
             where superseded_at >= $1 and (due_at > $3 or superseded_at > $3)",
            now - KEPT_FOR,
            now,
            now + LONGEST_WAIT + LEASE,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
