//! How often raichi and tuichi are called in finished games, for profiles.

use raichi_rules::Played;

use super::{Store, StoreFault};
use crate::{games::Calls, ids::GameId, telemetry::Reference};

/// How many games are counted at once.
const AT_ONCE: i64 = 50;

impl Store {
    /// Counts the calls of some finished games that are not counted yet: of new ones, imported ones, and those of earlier
    /// versions. Returns how many there were.
    pub(crate) async fn count_calls(&self) -> Result<u64, StoreFault> {
        let uncounted = sqlx::query_scalar!(
            r#"select id as "id: GameId" from games where turn_of is null and raichi is null order by id limit $1"#,
            AT_ONCE,
        )
        .fetch_all(&self.pool)
        .await?;
        let mut counted = 0;
        for game in uncounted {
            let calls = match self.state(game, None).await {
                Ok(Some(state)) => Calls::of(state.moves().iter().filter_map(called)),
                Ok(None) => continue,
                Err(fault @ StoreFault::Database(_)) => return Err(fault),
                // It does not become readable by another try.
                Err(fault) => {
                    tracing::error!(reference = %Reference::new(), %fault, game = game.0, "calls cannot be counted");
                    Calls::default()
                }
            };
            let number = |calls: u32| i16::try_from(calls).unwrap_or(i16::MAX);
            let stored = sqlx::query!(
                "update games set raichi = $2, tuichi = $3 where id = $1 and turn_of is null",
                game as GameId,
                number(calls.raichi),
                number(calls.tuichi),
            )
            .execute(&self.pool)
            .await?;
            counted += stored.rows_affected();
        }
        Ok(counted)
    }
}

/// The word of the call after a ply, if there is one.
fn called(played: &Played) -> Option<&'static str> {
    played.call.as_ref().map(|call| call.code)
}
