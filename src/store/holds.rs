//! Messages that wait for a moment, because the answer of the computer may take their place, or because the player of a
//! private game sees them without a message.
//!
//! A held row belongs to no process until it is due. The transaction that stores the answer settles it unless a process
//! has claimed it by then; so each board is either posted, or another one of the same game is posted in its place.

use std::time::Duration;

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault, count_to_db};
use crate::ids::{GameId, OutboxId};

/// How long a message waits for the answer of the computer.
pub(crate) const HOLD: Duration = Duration::from_secs(1);

/// Holds a message that the caller's transaction has just put into the outbox, until then.
pub(super) async fn hold(
    connection: &mut PgConnection,
    row: OutboxId,
    until: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set held = true, claimed_by = null, due_at = $2 where id = $1",
        row as OutboxId,
        until,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Settles the held messages of a game, whose place the one takes that the caller's transaction puts into the outbox next:
/// all of them if that is a board, else the lines.
pub(super) async fn replace(
    connection: &mut PgConnection,
    game: GameId,
    by_board: bool,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set settled_at = $3, failure = 'replaced'
         where game = $1 and settled_at is null and held and claimed_by is null and attempts = 0
           and (kind = 'line' or $2)",
        game as GameId,
        by_board,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Settles the news of a private game up to an entry, which its player has seen by now.
    pub(crate) async fn note_seen(
        &self,
        game: GameId,
        number: u32,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update outbox set settled_at = $3, failure = 'seen'
             where game = $1 and settled_at is null and held and claimed_by is null and number <= $2",
            game as GameId,
            count_to_db(number),
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
