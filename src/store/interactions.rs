//! Records what each interaction did, so that a repeated delivery does it only once.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, violated};
use crate::{
    games::{GameState, PlanEnd},
    ids::{ChallengeId, GameId, OutboxId, Request, TournamentId},
};

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
    /// The game after a turn that was written just now, if nothing but the turn has changed it.
    pub after: Option<Arc<GameState>>,
    /// Why the plan of the player who moved had ended before. Nothing for a repeated delivery.
    pub ended_plan: Option<PlanEnd>,
}

impl Store {
    /// The outcome of a request that was committed earlier.
    pub(crate) async fn committed_before(
        &self,
        request: Request,
    ) -> Result<Option<Committed>, StoreFault> {
        let outcome = sqlx::query_scalar!(
            r#"select outcome as "outcome: Json<RequestOutcome>" from interactions where door = $1 and key = $2"#,
            request.door.code(),
            request.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(outcome.map(|Json(outcome)| Committed {
            outcome,
            outbox_ids: Vec::new(),
            amid_turn: false,
            after: None,
            ended_plan: None,
        }))
    }

    /// Records that a request has changed a setting.
    pub(crate) async fn record_setting(
        &self,
        request: Request,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        match record(&mut connection, request, RequestOutcome::Set, now).await {
            Err(error) if violated(&error) != Some("interactions_pkey") => Err(error.into()),
            Ok(()) | Err(_) => Ok(()),
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

/// Records the outcome of a request.
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
