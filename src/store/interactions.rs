//! What each interaction did, so that it does it once.

use serde::{Deserialize, Serialize};
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault};
use crate::ids::{ChallengeId, GameId, OutboxId, Request};

/// How long a repeated delivery is recognised. Discord's come within minutes.
const REMEMBERED: Duration = Duration::days(2);

/// What an interaction did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RequestOutcome {
    /// It made a challenge.
    Challenged {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// It closed a challenge without a game.
    Closed {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// It accepted a challenge.
    Accepted {
        /// The challenge.
        challenge: ChallengeId,
        /// The game that began.
        game: GameId,
    },
    /// It added an entry to a game's log.
    Acted {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// It began a vacation.
    WentAway,
    /// It ended a vacation.
    CameBack,
}

/// A change that is committed, now or by an earlier delivery of the same interaction.
#[derive(Debug, Clone)]
pub struct Committed {
    /// What was done.
    pub outcome: RequestOutcome,
    /// What the door has to say now. A repeated delivery has nothing to say: the first one or the outbox does.
    pub to_say: Vec<OutboxId>,
}

impl Store {
    /// What a request did, if it was here before.
    pub(crate) async fn done(&self, request: Request) -> Result<Option<Committed>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        Ok(done_before(&mut connection, request).await?)
    }

    /// Forgets the interactions that will not be delivered again.
    pub(crate) async fn forget_interactions(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from interactions where done_at < $1",
            now - REMEMBERED
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// What the request did before, on a connection of the caller's.
pub(super) async fn done_before(
    connection: &mut PgConnection,
    request: Request,
) -> Result<Option<Committed>, sqlx::Error> {
    let outcome = sqlx::query_scalar!(
        r#"select outcome as "outcome: Json<RequestOutcome>" from interactions where door = $1 and key = $2"#,
        request.door.code(),
        request.key.to_db(),
    )
    .fetch_optional(connection)
    .await?;
    Ok(outcome.map(|Json(outcome)| Committed {
        outcome,
        to_say: Vec::new(),
    }))
}

/// Records what the request did, in the transaction that does it.
///
/// Of two transactions with the same request, the second waits here for the first one's end and
/// then fails by `interactions_pkey`.
pub(super) async fn record(
    connection: &mut PgConnection,
    request: Request,
    outcome: RequestOutcome,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into interactions (door, key, done_at, outcome) values ($1, $2, $3, $4)",
        request.door.code(),
        request.key.to_db(),
        now,
        Json(outcome) as _,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Whether an error says that the request was here before.
pub(super) fn is_repeated(error: &sqlx::Error) -> bool {
    super::violated(error) == Some("interactions_pkey")
}
