//! The private picker: a move in two or three choices, as an alternative to typing.

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{GameState, Refusal},
    reply::{Look, Pick, Reply, Step},
    service::{GameRef, ServiceError},
    text,
};

impl CommandHandler {
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
        let reply = self.picker(caller, &state, pick.step).await?;
        Ok(CommandResponse::Privately(reply))
    }

    /// Asks for the next choice. In a private game, whose board it replaces, it leads back to that.
    pub(super) async fn picker(
        &self,
        caller: &Caller,
        state: &GameState,
        step: Step,
    ) -> Result<Reply, ServiceError> {
        let mut reply = text::picker(caller.locale, state, caller.user.key, step);
        if state.is_private {
            let back = text::show_board(caller.locale, state.id, Look::Plain);
            reply.buttons.push(back);
        }
        self.as_liked(caller, reply, Some(state), None).await
    }
}
