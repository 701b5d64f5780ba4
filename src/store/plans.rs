//! Plans of players, and what they answer.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Committed, RequestOutcome, Store, StoreError, StoreFault, count_from_db, count_to_db};
use crate::{
    games::{Event, GameState, OwnPlan, Plan, PlanEnd, Refusal, Turn, Wake, wake},
    ids::{GameId, PlayerId, Request},
    telemetry::Reference,
};

/// The plan of a player in a game, as it was stored.
#[derive(Debug, Clone)]
pub(crate) struct StoredPlan {
    own: OwnPlan,
    /// Why it has ended, if it has.
    pub(crate) ended: Option<PlanEnd>,
}

impl StoredPlan {
    /// What is planned in a game; nothing if it has ended, or does not begin where the game stands.
    pub(crate) fn in_force(self, state: &GameState) -> Plan {
        if self.ended.is_none() && self.own.fits(state) {
            self.own.plan
        } else {
            Plan::default()
        }
    }
}

/// What followed from a turn by plans.
#[derive(Debug, Default)]
pub(super) struct Followed {
    /// The turns, each with the game before it. What is announced of all of them is announced of the last one.
    pub(super) turns: Vec<(GameState, Turn)>,
    /// Why the plan of the player who moved had ended before.
    pub(super) ended: Option<PlanEnd>,
}

impl Store {
    /// The plan of a player in a game; it may have ended.
    pub(crate) async fn plan(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<StoredPlan>, StoreFault> {
        let mut connection = self.for_reads().acquire().await?;
        let mut plans = of_game(&mut connection, game).await?;
        plans.retain(|plan| plan.own.owner == player);
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

/// Plays what plans answer to a turn that was written.
pub(super) async fn follow(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
) -> Result<Followed, sqlx::Error> {
    if state.computer.is_some() || state.is_hot_seat() || state.has_team() {
        return Ok(Followed::default());
    }
    // The game's row is locked: nobody changes a plan before the end of the transaction.
    let stored = of_game(connection, state.id).await?;
    if stored.is_empty() {
        return Ok(Followed::default());
    }
    let plans = stored.iter().filter(|plan| plan.ended.is_none());
    let plans: Vec<_> = plans.map(|plan| plan.own.clone()).collect();
    let wake = wake(state, turn, plans).map_err(|broken| sqlx::Error::Decode(broken.into()))?;
    for plan in &stored {
        change(connection, state.id, turn, &wake, plan).await?;
    }
    let mover = turn.entry.by.filter(|_| is_move(turn));
    let own = stored.iter().find(|plan| Some(plan.own.owner) == mover);
    Ok(Followed {
        ended: own.and_then(|plan| plan.ended),
        turns: wake.turns,
    })
}

/// Stores what a turn and those that follow from it leave of a plan.
async fn change(
    connection: &mut PgConnection,
    game: GameId,
    turn: &Turn,
    wake: &Wake,
    stored: &StoredPlan,
) -> Result<(), sqlx::Error> {
    let own = &stored.own;
    let mut turns = wake.turns.iter().map(|(_, turn)| turn).chain([turn]);
    let is_of_owner = |plan: &&OwnPlan| plan.owner == own.owner;
    if turns.clone().any(|turn| turn.summary.ending.is_some()) {
        remove(connection, game, own.owner).await
    } else if stored.ended.is_some() {
        // Who has moved since has seen the board.
        if turns.any(|turn| is_move(turn) && turn.entry.by == Some(own.owner)) {
            remove(connection, game, own.owner).await?;
        }
        Ok(())
    } else if let Some(left) = wake.left.plans.iter().find(is_of_owner) {
        if left != own {
            put(connection, game, left).await?;
        }
        Ok(())
    } else {
        let mut ended = wake.left.ended.iter();
        match ended.find(|(owner, _)| *owner == own.owner) {
            Some((_, why)) => end(connection, game, own.owner, *why).await,
            None => remove(connection, game, own.owner).await,
        }
    }
}

const fn is_move(turn: &Turn) -> bool {
    matches!(turn.entry.event, Event::Move(_))
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

async fn of_game(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Vec<StoredPlan>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"select player as "player: PlayerId", after_entry, lines, ended from plans
           where game = $1 order by player"#,
        game as GameId,
    )
    .fetch_all(connection)
    .await?;
    let plans = rows.into_iter().map(|row| StoredPlan {
        own: OwnPlan {
            owner: row.player,
            after: count_from_db(row.after_entry),
            plan: row.lines.parse().unwrap_or_else(|_| {
                tracing::error!(reference = %Reference::new(), %game, "a plan cannot be read");
                Plan::default()
            }),
        },
        ended: row.ended.and_then(|why| PlanEnd::from_code(why.as_str())),
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
        return remove(connection, game, plan.owner).await;
    }
    sqlx::query!(
        "insert into plans (game, player, after_entry, lines) values ($1, $2, $3, $4)
         on conflict on constraint plans_pkey
         do update set after_entry = excluded.after_entry, lines = excluded.lines, ended = null",
        game as GameId,
        plan.owner as PlayerId,
        count_to_db(plan.after),
        plan.plan.to_string(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Records why a plan has ended.
async fn end(
    connection: &mut PgConnection,
    game: GameId,
    owner: PlayerId,
    why: PlanEnd,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update plans set ended = $3 where game = $1 and player = $2",
        game as GameId,
        owner as PlayerId,
        why.code(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes a plan.
async fn remove(
    connection: &mut PgConnection,
    game: GameId,
    owner: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from plans where game = $1 and player = $2",
        game as GameId,
        owner as PlayerId,
    )
    .execute(connection)
    .await?;
    Ok(())
}
