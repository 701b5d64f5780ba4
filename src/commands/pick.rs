//! The private picker: a move in two or three choices, for those who do not type.

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{Action, GameState, Refusal},
    ids::GameId,
    reply::{Pick, Step},
    service::{GameRef, ServiceError},
    text,
};

impl CommandHandler {
    /// Begins to pick a move in a game that looked so when the button was made.
    pub(super) async fn begin_to_pick(
        &self,
        caller: &Caller,
        game: GameId,
        seen: u32,
    ) -> Result<CommandResponse, ServiceError> {
        let pick = Pick {
            game,
            seen,
            player: caller.user.key,
            step: Step::Start,
        };
        self.pick(caller, pick).await
    }

    /// Goes one step further, or plays what was picked.
    pub(super) async fn pick(
        &self,
        caller: &Caller,
        pick: Pick,
    ) -> Result<CommandResponse, ServiceError> {
        if pick.player != caller.user.key {
            return Err(Refusal::NotYours.into());
        }
        let pointer = GameRef::Game(pick.game);
        if let Some(ply) = pick.step.chosen() {
            let action = Action::Move(ply.into());
            return self.act(caller, pointer, &action, Some(pick.seen)).await;
        }
        let game = self
            .games
            .find(pointer, caller.location, caller.user)
            .await?;
        let state = self.games.state(game).await?;
        may_move(caller, &state, pick.seen)?;
        let key = caller.user.key;
        Ok(CommandResponse::Privately(text::picker(
            caller.locale,
            &state,
            key,
            pick.step,
        )))
    }
}

/// Refuses whoever cannot move at a table, and whoever saw it otherwise than it is.
fn may_move(caller: &Caller, state: &GameState, seen: u32) -> Result<(), Refusal> {
    let (game, key) = (state.id, caller.user.key);
    if state.attackers.key != key && state.defenders.key != key {
        return Err(Refusal::NotAPlayer { game });
    }
    if let Some(ending) = state.ending() {
        return Err(Refusal::Finished { game, ending });
    }
    if !state.history().is_as_after(seen) {
        return Err(Refusal::MovedOn);
    }
    if let Some(why) = state.history().suspended() {
        return Err(Refusal::Suspended { why });
    }
    if state.history().is_paused() {
        return Err(Refusal::Paused);
    }
    match state.turn_of() {
        Some(turn_of) if turn_of.key != key => Err(Refusal::NotYourTurn {
            turn_of,
            until: state.time.clock.deadline(),
        }),
        _ => Ok(()),
    }
}
