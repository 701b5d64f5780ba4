//! Plans of players, and what they answer.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Committed, RequestOutcome, Store, StoreError, StoreFault, count_from_db, count_to_db};
use crate::{
    games::{GameState, OwnPlan, Plan, Refusal, Turn, wake},
    ids::{GameId, PlayerId, Request},
    telemetry::Reference,
};

impl Store {
    /// The plan of a player in a game, as it was stored; it may begin where the game does not stand any more.
    pub(crate) async fn plan(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<OwnPlan>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let mut plans = of_game(&mut connection, game).await?;
        plans.retain(|plan| plan.owner == player);
        Ok(plans.pop())
    }

    /// Stores the plan of a player in a game that is still as in `state`, in place of any other.
    pub(crate) async fn put_plan(
        &self,
        request: Request,
        state: &GameState,
        decided: Result<OwnPlan, Refusal>,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let decided = &decided;
        self.write(request, now, |mut tx| async move {
            let plan = decided.as_ref().map_err(Refusal::clone)?;
        // A turn waits, and then finds the plan.
        let found = sqlx::query!(
            "update games set has_plans = true where id = $1 and turn_of is not null and entries = $2",
            state.id as GameId,
            count_to_db(state.entries()),
        )
        .execute(&mut *tx)
        .await?;
        if found.rows_affected() == 0 {
            return Err(StoreError::Raced);
        }
        put(&mut tx, state.id, plan).await?;
        tx.commit(RequestOutcome::Set).await
        })
        .await
    }
}

/// Plays what plans answer to a turn that was written: returns the turns that follow, each with the game before it. What is
/// announced of all of them is announced of the last one.
pub(super) async fn follow(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
) -> Result<Vec<(GameState, Turn)>, sqlx::Error> {
    if state.computer.is_some() || state.is_hot_seat() || state.has_team() {
        return Ok(Vec::new());
    }
    // The game's row is locked: nobody changes a plan before the end of the transaction.
    let plans = of_game(connection, state.id).await?;
    if plans.is_empty() {
        return Ok(Vec::new());
    }
    let wake = wake(state, turn, &plans).map_err(|broken| sqlx::Error::Decode(broken.into()))?;
    for plan in &plans {
        let left = wake.plans.iter().find(|left| left.owner == plan.owner);
        let ended = OwnPlan {
            plan: Plan::default(),
            ..plan.clone()
        };
        let left = left.unwrap_or(&ended);
        if left != plan {
            put(connection, state.id, left).await?;
        }
    }
    Ok(wake.turns)
}

/// Marks a move as planned.
pub(super) async fn mark(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update entries set planned = true where game = $1 and number = $2",
        state.id as GameId,
        count_to_db(turn.entry.number),
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn of_game(connection: &mut PgConnection, game: GameId) -> Result<Vec<OwnPlan>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"select player as "player: PlayerId", after_entry, lines from plans where game = $1 order by player"#,
        game as GameId,
    )
    .fetch_all(connection)
    .await?;
    let plans = rows.into_iter().map(|row| OwnPlan {
        owner: row.player,
        after: count_from_db(row.after_entry),
        plan: row.lines.parse().unwrap_or_else(|_| {
            tracing::error!(reference = %Reference::new(), %game, "a plan cannot be read");
            Plan::default()
        }),
    });
    Ok(plans.collect())
}

/// Stores a plan in place of any other of its owner; an empty one is none.
async fn put(
    connection: &mut PgConnection,
    game: GameId,
    plan: &OwnPlan,
) -> Result<(), sqlx::Error> {
    if plan.plan.is_empty() {
        sqlx::query!(
            "delete from plans where game = $1 and player = $2",
            game as GameId,
            plan.owner as PlayerId,
        )
        .execute(connection)
        .await?;
        return Ok(());
    }
    sqlx::query!(
        "insert into plans (game, player, after_entry, lines) values ($1, $2, $3, $4)
         on conflict on constraint plans_pkey do update set after_entry = excluded.after_entry, lines = excluded.lines",
        game as GameId,
        plan.owner as PlayerId,
        count_to_db(plan.after),
        plan.plan.to_string(),
    )
    .execute(connection)
    .await?;
    Ok(())
}
