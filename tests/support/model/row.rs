//! Messages that wait in the outbox.

use raichi::testing::ids::{ChallengeId, GameId};
use sqlx::PgPool;

/// A message that waits in the outbox.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, sqlx::FromRow)]
pub(super) struct Row {
    pub(super) kind: String,
    pub(super) challenge: Option<i64>,
    pub(super) game: Option<i64>,
    pub(super) number: Option<i32>,
}

/// The messages that wait; they are delivered.
pub(super) async fn delivered(pool: &PgPool) -> Vec<Row> {
    sqlx::query_as(
        "update outbox set settled_at = now(), claimed_by = null, blocked = false where settled_at is null
         returning kind, challenge, game, number",
    )
    .fetch_all(pool)
    .await
    .expect("the database answers")
}

impl Row {
    pub(super) fn of_challenge(kind: &str, challenge: ChallengeId) -> Self {
        Self {
            kind: kind.to_owned(),
            challenge: Some(challenge.0),
            game: None,
            number: None,
        }
    }

    pub(super) fn of_game(kind: &str, game: GameId, number: u32) -> Self {
        Self {
            kind: kind.to_owned(),
            challenge: None,
            game: Some(game.0),
            number: Some(i32::try_from(number).expect("few entries")),
        }
    }
}
