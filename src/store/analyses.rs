//! Analyses that people have saved.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, players};
use crate::ids::{ExternalUser, PlayerId};

/// How many somebody has at most: a new one takes the place of the oldest.
const MOST: i64 = 50;
/// How long one is kept after it was saved.
const KEPT: Duration = Duration::days(365);

/// How many are deleted at once then.
const FORGOTTEN_AT_ONCE: i64 = 500;

/// A saved analysis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SavedAnalysis {
    /// Its number.
    pub(crate) id: i64,
    /// The part of the page's address in which it is.
    pub(crate) state: String,
}

impl Store {
    /// Saves an analysis of somebody. Saving one again makes it the newest.
    pub(crate) async fn save_analysis(
        &self,
        user: ExternalUser,
        state: &str,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        let player = players::admit(&mut tx, user).await?;
        sqlx::query!(
            "insert into analyses (player, state, saved_at) values ($1, $2, $3)
             on conflict (player, md5(state)) do update set saved_at = excluded.saved_at",
            player as PlayerId,
            state,
            now,
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "delete from analyses where id in
                 (select id from analyses where player = $1 order by saved_at desc, id desc offset $2)",
            player as PlayerId,
            MOST,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// The analyses that somebody has saved, the newest first.
    pub(crate) async fn saved_analyses(
        &self,
        user: ExternalUser,
    ) -> Result<Vec<SavedAnalysis>, StoreFault> {
        let found = sqlx::query_as!(
            SavedAnalysis,
            "select a.id, a.state from analyses a join players p on p.id = a.player
             where p.door = $1 and p.door_key = $2
             order by a.saved_at desc, a.id desc limit $3",
            user.door.code(),
            user.key.to_db(),
            MOST,
        )
        .fetch_all(self.for_reads())
        .await?;
        Ok(found)
    }

    /// Deletes a saved analysis of somebody, if it is theirs.
    pub(crate) async fn delete_analysis(
        &self,
        user: ExternalUser,
        id: i64,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from analyses a using players p
             where a.id = $1 and p.id = a.player and p.door = $2 and p.door_key = $3",
            id,
            user.door.code(),
            user.key.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Deletes analyses that were saved long ago.
    pub(crate) async fn forget_analyses(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from analyses
             where id = any(array(select id from analyses where saved_at < $1 order by saved_at limit $2))",
            now - KEPT,
            FORGOTTEN_AT_ONCE,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Deletes all that somebody has saved.
pub(super) async fn forget(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from analyses where player = $1", player as PlayerId)
        .execute(connection)
        .await?;
    Ok(())
}
