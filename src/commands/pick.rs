//! The private picker: a move in two or three choices, as an alternative to typing.

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::Refusal,
    ids::GameId,
    reply::{Pick, Step},
    service::{GameRef, ServiceError},
    text,
};

impl CommandHandler {
    /// Starts the picker for the state of the game that the button showed.
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

    /// Shows the next step, or plays the chosen move.
    pub(super) async fn pick(
        &self,
        caller: &Caller,
        pick: Pick,
    ) -> Result<CommandResponse, ServiceError> {
        if pick.player != caller.user.key {
            return Err(Refusal::NotYours.into());
        }
        if let Some(ply) = pick.step.chosen() {
            return self.play(caller, pick.game, ply, Some(pick.seen)).await;
        }
        let pointer = GameRef::Game(pick.game);
        let play = caller.play(pointer, Some(pick.seen));
        let state = self.games.to_move(play).await?;
        let key = caller.user.key;
        let reply = text::picker(caller.locale, &state, key, pick.step);
        Ok(CommandResponse::Privately(
            self.as_liked(caller, reply, Some(&state), None).await?,
        ))
    }
}
