//! Records what each interaction did, so that a repeated delivery does it only once.

use serde::{Deserialize, Serialize};
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{NotWritten, Store, StoreFault};
use crate::ids::{ChallengeId, GameId, OutboxId, Request, TournamentId};

/// How long a repeated delivery is recognised. Discord repeats within minutes.
const KEPT_FOR: Duration = Duration::days(2);

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
    /// It voted in a game, or joined a team.
    Voted {
        /// The game.
        game: GameId,
    },
    /// It showed something of a game to everyone.
    Shared {
        /// The game.
        game: GameId,
    },
    /// It showed figures of a server's players to everyone.
    SharedFigures,
    /// It answered the puzzle of a day.
    AnsweredPuzzle {
        /// The puzzle's number.
        puzzle: u32,
        /// Whether the answer is right.
        is_right: bool,
    },
    /// It made a tournament, or changed who plays in it.
    Tournament {
        /// The tournament.
        tournament: TournamentId,
    },
    /// It had the animation of a finished game posted.
    Replayed {
        /// The game.
        game: GameId,
    },
    /// It began a vacation.
    WentAway,
    /// It ended a vacation.
    CameBack,
    /// It undid a vacation.
    StayedHome,
    /// It changed a setting.
    Set,
    /// It gave the user a place in a ladder, or took it.
    ChangedLadder,
    /// It reported a message to the admins of the server.
    Reported,
    /// It erased what was known of the user.
    Erased,
    /// It was an admin's act outside of a game.
    Administered {
        /// How many challenges it closed.
        challenges: u32,
    },
}

/// A change that is committed, by this delivery of the interaction or by an earlier one.
#[derive(Debug, Clone)]
pub struct Committed {
    /// What was done.
    pub outcome: RequestOutcome,
    /// The outbox rows that the door delivers now. Empty for a repeated delivery: the first delivery or the
    /// outbox delivers them.
    pub outbox_ids: Vec<OutboxId>,
    /// Whether it is an action of a turn that goes on. False for a repeated delivery.
    pub amid_turn: bool,
}

impl Committed {
    /// A change of which nothing is posted.
    pub(super) const fn quietly(outcome: RequestOutcome) -> Self {
        Self {
            outcome,
            outbox_ids: Vec::new(),
            amid_turn: false,
        }
    }
}

impl Store {
    /// The outcome of a request that was committed earlier.
    pub(crate) async fn committed_before(
        &self,
        request: Request,
    ) -> Result<Option<Committed>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        Ok(earlier_outcome(&mut connection, request).await?)
    }

    /// Records that a request has changed a setting.
    pub(crate) async fn record_setting(
        &self,
        request: Request,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        match record(&mut connection, request, RequestOutcome::Set, now).await {
            Err(error) if !is_repeated(&error) => Err(error.into()),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// What a request did in a transaction, or in that of an earlier delivery of the same request.
    pub(super) async fn once<E>(
        &self,
        request: Request,
        written: Result<Committed, NotWritten<E>>,
    ) -> Result<Result<Committed, E>, StoreFault> {
        match written {
            Err(NotWritten::Database(error)) if is_repeated(&error) => {
                Ok(Ok(self.committed_before(request).await?.ok_or(error)?))
            }
            written => NotWritten::apart(written),
        }
    }

    /// Forgets the interactions that will not be delivered again.
    pub async fn forget_interactions(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from interactions where done_at < $1",
            now - KEPT_FOR
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// The earlier outcome of a request, on the caller's connection.
pub(super) async fn earlier_outcome(
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
        outbox_ids: Vec::new(),
        amid_turn: false,
    }))
}

/// Records the outcome of a request, in the same transaction.
///
/// Of two transactions with the same request, the second waits here for the end of the first and then fails
/// by `interactions_pkey`.
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
fn is_repeated(error: &sqlx::Error) -> bool {
    super::violated(error) == Some("interactions_pkey")
}
