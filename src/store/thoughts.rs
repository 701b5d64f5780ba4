//! Thoughts: what the computer has to think about, as rows that workers claim.
//!
//! A thought about a move is written in the transaction after which the computer has to act, and deleted in the next one
//! of that game. So a game in which the computer has to act has exactly one, for the present length of its log.

use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db, count_to_db, notifications};
use crate::{
    games::{Hint, KnownPositions, StoredReview},
    ids::{GameId, ThoughtId},
};

/// The version by which workers know whether they would find the same move.
pub(crate) const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// How long a claim lasts unless it is renewed.
pub(crate) const THOUGHT_LEASE: Duration = Duration::seconds(5);
/// After so long, workers of any version take a move.
const OWN_VERSION_FOR: Duration = Duration::seconds(5);
/// How many workers may fail before the bot plays a quick move itself.
const ATTEMPTS: i32 = 3;

raichi_rules::codes! {
    /// What is thought about.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum ThoughtKind {
        /// The computer's next action in a game.
        Move = "move",
        /// What a player could do next.
        Hint = "hint",
        /// How a finished game went.
        Review = "review",
    }
}

impl ThoughtKind {
    /// The order in which thoughts are claimed, the lowest first.
    const fn priority(self) -> i16 {
        match self {
            Self::Move => 0,
            Self::Hint => 1,
            Self::Review => 2,
        }
    }
}

/// A claimed thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Thought {
    pub(crate) id: ThoughtId,
    pub(crate) kind: ThoughtKind,
    /// The game.
    pub(crate) game: GameId,
    /// The length of its log.
    pub(crate) ply: u32,
    /// Of this claim.
    pub(crate) token: i64,
}

/// Which thoughts are claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThoughtClaim {
    /// Those that workers take.
    Next,
    /// Those at which workers have failed.
    Failed,
    /// Those, and those that no worker has taken until a time.
    Overdue(OffsetDateTime),
}

impl Store {
    /// Claims the most urgent thought, if there is one.
    pub(crate) async fn claim_thought(
        &self,
        claim: ThoughtClaim,
        now: OffsetDateTime,
    ) -> Result<Option<Thought>, StoreFault> {
        let (fails, overdue) = match claim {
            ThoughtClaim::Next => (false, None),
            ThoughtClaim::Failed => (true, None),
            ThoughtClaim::Overdue(since) => (true, Some(since)),
        };
        let row = sqlx::query!(
            r#"update thoughts t
               set due_at = $2, attempts = least(t.attempts + 1, $6), token = (random() * 9e18)::bigint
               from (
                   select id from thoughts
                   where result is null and due_at <= $1
                     and case when $3 then attempts >= $6 or written_at <= $7
                              else attempts < $6 and (engine = $4 or kind = 'move' and written_at <= $5) end
                   order by priority, due_at
                   limit 1
                   for update skip locked
               ) next
               where t.id = next.id
               returning t.id as "id: ThoughtId", t.kind, t.game as "game: GameId", t.ply, t.token as "token!""#,
            now,
            now + THOUGHT_LEASE,
            fails,
            ENGINE,
            now - OWN_VERSION_FOR,
            ATTEMPTS,
            overdue,
        )
        .fetch_optional(&self.pool)
        .await?;
        let thought = row.map(|row| {
            let kind = ThoughtKind::from_code(&row.kind);
            let kind = kind.ok_or_else(|| StoreFault::Unreadable {
                what: "thought",
                found: row.kind,
            })?;
            Ok(Thought {
                id: row.id,
                kind,
                game: row.game,
                ply: count_from_db(row.ply),
                token: row.token,
            })
        });
        thought.transpose()
    }

    /// Asks workers to think about a game whose log has this length. Asking twice is asking once;
    /// what another version was asked for and has not found, this one finds.
    pub(crate) async fn ask_to_think(
        &self,
        kind: ThoughtKind,
        game: GameId,
        ply: u32,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let json = notifications::payload(notifications::Notification::Thought)?;
        sqlx::query!(
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
            ENGINE,
            now,
            notifications::CHANNEL,
            json,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(())
    }

    /// The hint that was asked for, once it is found.
    pub(crate) async fn found_hint(
        &self,
        game: GameId,
        ply: u32,
    ) -> Result<Option<Hint>, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select result as "result!: Json<Hint>" from thoughts
               where game = $1 and ply = $2 and kind = 'hint' and result is not null"#,
            game as GameId,
            count_to_db(ply),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map(|hint| hint.0))
    }

    /// Records the hint that a worker has found.
    pub(crate) async fn record_hint(
        &self,
        thought: &Thought,
        hint: &Hint,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set result = $3 where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            Json(hint) as _,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The finished review of a game whose log has this length.
    pub(crate) async fn finished_review(
        &self,
        game: GameId,
        ply: u32,
    ) -> Result<Option<StoredReview>, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select result as "result!: Json<StoredReview>" from thoughts
               where game = $1 and ply = $2 and kind = 'review' and result is not null"#,
            game as GameId,
            count_to_db(ply),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map(|review| review.0))
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

    /// Records what a worker knows for a review, and gives the claim back unless it is finished: something more urgent may
    /// be next.
    pub(crate) async fn record_review(
        &self,
        thought: &Thought,
        known: &KnownPositions,
        finished: Option<&StoredReview>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            r#"update thoughts
               set progress = case when $4::jsonb is null then $3::jsonb end, result = $4, attempts = 0, due_at = $5
               where id = $1 and token = $2"#,
            thought.id as ThoughtId,
            thought.token,
            Json(known) as _,
            finished.map(Json) as _,
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Makes a claim last longer; returns whether it still stands.
    pub(crate) async fn renew_thought(
        &self,
        thought: &Thought,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let renewed = sqlx::query!(
            "update thoughts set due_at = $3 where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            now + THOUGHT_LEASE,
        )
        .execute(&self.pool)
        .await?;
        Ok(renewed.rows_affected() > 0)
    }

    /// Gives a claim back, as if it had not been made.
    pub(crate) async fn return_thought(
        &self,
        thought: &Thought,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set due_at = $3, attempts = greatest(attempts - 1, 0) where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Gives a claim back as one that workers need not try again.
    pub(crate) async fn give_up_thought(&self, thought: &Thought) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set attempts = $3, due_at = written_at where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            ATTEMPTS,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Deletes a thought that is of no use.
    pub(crate) async fn drop_thought(&self, thought: &Thought) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from thoughts where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Replaces the thoughts about a game, in the caller's transaction: by one about the computer's next action for this length
/// of the log, or by none.
pub(super) async fn replace(
    connection: &mut PgConnection,
    game: GameId,
    ply: Option<u32>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let json = notifications::payload(notifications::Notification::Thought)?;
    sqlx::query!(
        r#"with former as (
               delete from thoughts where game = $1 and kind in ('move', 'hint')
           ), written as (
               insert into thoughts (kind, game, ply, priority, engine, written_at, due_at)
               select $2, $1, $3, $4, $5, $6, $6 where $3::int is not null
               returning id
           )
           select pg_notify($7, $8)::text as told from written"#,
        game as GameId,
        ThoughtKind::Move.code(),
        ply.map(count_to_db) as Option<i32>,
        ThoughtKind::Move.priority(),
        ENGINE,
        now,
        notifications::CHANNEL,
        json,
    )
    .fetch_optional(connection)
    .await?;
    Ok(())
}
