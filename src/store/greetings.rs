//! Servers that the bot was just added to, so that each is greeted once.

use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault};
use crate::ids::{Door, ExternalId};

/// How long it is remembered that a server was greeted.
const KEPT_FOR: Duration = Duration::days(90);

impl Store {
    /// Records that the bot was just added to a server; returns whether a greeting is due.
    pub(crate) async fn note_joined(
        &self,
        door: Door,
        server: ExternalId,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let due = sqlx::query_scalar!(
            r#"insert into greetings as g (door, server, joined_at) values ($1, $2, $3)
               on conflict (door, server) do update set door = excluded.door
               returning g.greeted_at is null as "due!""#,
            door.code(),
            server.to_db(),
            now,
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(due)
    }

    /// Records that a server was greeted, or that it cannot be.
    pub(crate) async fn note_greeted(
        &self,
        door: Door,
        server: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update greetings set greeted_at = $3 where door = $1 and server = $2",
            door.code(),
            server.to_db(),
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Forgets greetings of long ago: a server that the bot is added to anew is greeted anew.
    pub(crate) async fn forget_greetings(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!("delete from greetings where joined_at < $1", now - KEPT_FOR)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
