//! Searches that people ask for: hints, and reviews of finished games. Workers find them as they do other thoughts.

use serde::de::DeserializeOwned;
use sqlx::types::Json;
use time::OffsetDateTime;

use super::{
    Store, StoreError, StoreFault, count_to_db, notifications, paces,
    thoughts::{ThoughtKind, engine},
};
use crate::{
    games::{Hint, KnownPositions, StoredReview},
    ids::{ExternalUser, GameId},
};

impl Store {
    /// Asks workers to think about a game whose log has this length. Asking twice is asking once;
    /// what another version was asked for and has not found, this one finds. Only a new search counts.
    pub(crate) async fn ask_to_think(
        &self,
        by: ExternalUser,
        kind: ThoughtKind,
        game: GameId,
        ply: u32,
        now: OffsetDateTime,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let json = notifications::payload(notifications::Notification::Thought)?;
        let written = sqlx::query!(
            r#"with written as (
                   insert into thoughts (kind, game, ply, priority, engine, written_at, due_at)
                   values ($1, $2, $3, $4, $5, $6, $6)
                   on conflict on constraint thoughts_once do update set engine = excluded.engine, due_at = excluded.due_at
                   where thoughts.engine <> excluded.engine and thoughts.result is null
                   returning id
               )
               select pg_notify($7, $8)::text as told from written"#,
            kind.code(),
            game as GameId,
            count_to_db(ply),
            kind.priority(),
            engine(),
            now,
            notifications::CHANNEL,
            json,
        )
        .fetch_optional(&mut *tx)
        .await?;
        if let Some(pace) = kind.pace().filter(|_| written.is_some()) {
            paces::keep(&mut tx, by, pace, now).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// The hint that was asked for, once it is found.
    pub(crate) async fn found_hint(
        &self,
        game: GameId,
        ply: u32,
    ) -> Result<Option<Hint>, StoreFault> {
        self.found(ThoughtKind::Hint, game, ply).await
    }

    /// The finished review of a game whose log has this length.
    pub(crate) async fn finished_review(
        &self,
        game: GameId,
        ply: u32,
    ) -> Result<Option<StoredReview>, StoreFault> {
        self.found(ThoughtKind::Review, game, ply).await
    }

    async fn found<T: DeserializeOwned + Send + Unpin + 'static>(
        &self,
        kind: ThoughtKind,
        game: GameId,
        ply: u32,
    ) -> Result<Option<T>, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select result as "result!: Json<T>" from thoughts
               where game = $1 and ply = $2 and kind = $3 and result is not null"#,
            game as GameId,
            count_to_db(ply),
            kind.code(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map(|found| found.0))
    }

    /// What is known so far for the review of a game whose log has this length.
    pub(crate) async fn review_progress(
        &self,
        game: GameId,
        ply: u32,
    ) -> Result<KnownPositions, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select progress as "progress!: Json<KnownPositions>" from thoughts
               where game = $1 and ply = $2 and kind = 'review' and progress is not null"#,
            game as GameId,
            count_to_db(ply),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map_or_else(Vec::new, |known| known.0))
    }
}
