//! The private picker: a move in two or three choices, as an alternative to typing.

use super::{Caller, CommandHandler, CommandResponse, plan};
use crate::{
    games::{Action, GameState, Refusal},
    reply::{Look, Pick, Reply, Step},
    service::{ActionRequest, GameRef, ServiceError},
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
        let play = ActionRequest {
            led: Some(pick.led),
            ..caller.play(GameRef::Game(pick.game), Some(pick.seen))
        };
        if let Some(ply) = pick.step.chosen() {
            let action = Action::Move(ply.into());
            return self.act_by(caller, play, &action).await;
        }
        let state = self.games.to_move(play).await?;
        let mut reply = self.picker(caller, &state, pick.led, pick.step).await?;
        if pick.step == Step::Start {
            reply = plan::with_ended(self, caller, reply, &state).await?;
        }
        Ok(CommandResponse::Privately(reply))
    }

    /// Asks for the next choice, in a game that is shown as it will be after the `led` first plies of the caller's vote. In a private
    /// game, whose board it replaces, it leads back to that.
    pub(super) async fn picker(
        &self,
        caller: &Caller,
        state: &GameState,
        led: u8,
        step: Step,
    ) -> Result<Reply, ServiceError> {
        let mut reply = text::picker(caller.locale, state, caller.user.key, led, step);
        if state.is_private {
            let back = text::show_board(caller.locale, state.id, Look::Plain);
            reply.buttons.push(back);
        }
        self.as_liked(caller, reply, Some(state), None).await
    }
}
