//! Plans: what players want to answer, before the other side has moved.

use raichi_rules::{Side, WrittenPly};
use time::OffsetDateTime;

use super::{ActionRequest, Service, ServiceError};
use crate::{
    games::{Draft, GameState, OwnPlan, Plan, PlanEnd, PlanRefusal, PlyMark, Refusal, may_plan},
    ids::{ExternalUser, Request},
    store::{Found, StoreError},
};

/// What a player does to a plan.
#[derive(Debug, Clone, PartialEq)]
pub enum PlanChange {
    /// Add lines.
    Add(Vec<Vec<WrittenPly>>),
    /// Remove a line.
    Remove {
        /// Its number, counted from 0.
        line: usize,
        /// The [mark](Plan::mark) of the plan that has it.
        mark: u32,
    },
    /// Remove everything.
    Clear,
}

/// What a player has planned in a game.
#[derive(Debug)]
pub struct Planned {
    /// The game.
    pub state: GameState,
    /// What is planned.
    pub plan: Plan,
    /// Why the plan before has ended, if nothing is planned since.
    pub ended: Option<PlanEnd>,
}

impl Service {
    /// A game, and what somebody has planned in it, after a change, if there is one.
    ///
    /// Fails when they may not plan in the game or the change is not possible.
    pub async fn plan(
        &self,
        request: Request,
        play: ActionRequest,
        change: Option<&PlanChange>,
    ) -> Result<Planned, ServiceError> {
        let Found { game, player, .. } = self.found(play.pointer, play.location, play.by).await?;
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        loop {
            let state = self.state(game).await?;
            let side = may_plan(&state, player, play.now)?;
            let stored = self.store.plan(game, player).await?;
            let ended = stored.as_ref().and_then(|plan| plan.ended);
            let plan = stored.map(|plan| plan.in_force(&state)).unwrap_or_default();
            let Some(change) = change else {
                return Ok(Planned { state, plan, ended });
            };
            let plan = match change {
                PlanChange::Add(lines) => {
                    let add = |plan: Plan, line: &Vec<_>| plan.with_line(state.board(), side, line);
                    lines.iter().try_fold(plan, add)
                }
                PlanChange::Remove { line, mark } if plan.mark() == *mark => {
                    plan.without_line(*line).map_err(Refusal::from)
                }
                PlanChange::Remove { .. } => Err(PlanRefusal::Gone.into()),
                PlanChange::Clear => Ok(Plan::default()),
            };
            let own = plan.map(|plan| OwnPlan {
                owner: player,
                after: state.history().newest_move(),
                plan,
            });
            let put = self.store.put_plan(request, &state, own, play.now);
            // Otherwise somebody acted meanwhile.
            match put.await {
                Err(StoreError::Raced) => {}
                put => {
                    put?;
                    return Box::pin(self.plan(request, play, None)).await;
                }
            }
        }
    }

    /// A game, the side of a player, and the line that they compose in it.
    ///
    /// Fails when they may not plan in the game, it has gone on, or the line cannot.
    pub(crate) async fn draft_plan(
        &self,
        play: ActionRequest,
        is_here: impl Fn(&GameState) -> bool,
        chosen: &[PlyMark],
    ) -> Result<(GameState, Side, Draft), ServiceError> {
        let Found { game, player, .. } = self.found(play.pointer, play.location, play.by).await?;
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        let state = self.state(game).await?;
        let side = may_plan(&state, player, play.now)?;
        if !is_here(&state) {
            return Err(Refusal::MovedOn.into());
        }
        let stored = self.store.plan(game, player).await?;
        let plan = stored.map(|plan| plan.in_force(&state)).unwrap_or_default();
        let draft = plan.draft(state.board(), side, chosen)?;
        Ok((state, side, draft))
    }

    /// Why the plan of somebody who plays in a game has ended, if they have neither moved nor planned since.
    pub(crate) async fn ended_plan(
        &self,
        state: &GameState,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Option<PlanEnd>, ServiceError> {
        let mut players = [state.attackers, state.defenders].into_iter();
        let own = players.find(|player| player.key == by.key);
        let Some(own) = own.filter(|own| may_plan(state, own.id, now).is_ok()) else {
            return Ok(None);
        };
        let plan = self.store.plan(state.id, own.id).await?;
        Ok(plan.and_then(|plan| plan.ended))
    }
}
