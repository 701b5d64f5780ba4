//! Guessing the next move of a game that one watches, in private menus.

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{GameState, Refusal, may_guess},
    ids::Door,
    reply::{Pick, Reply},
    service::{GameRef, ServiceError},
    text,
};

/// The board of a game of others, with the button by which the caller guesses the next move.
pub(super) fn offered(caller: &Caller, reply: Reply, state: &GameState) -> Reply {
    let is_here = caller.location.door == Door::Discord && !caller.location.is_nowhere();
    let mut reply = reply;
    if is_here && !state.is_private && may_guess(state, caller.user).is_ok() {
        let button = text::guess_button(caller.locale, state);
        reply.buttons.push(button);
    }
    reply
}

impl CommandHandler {
    /// Shows the next step, or takes the guess.
    pub(super) async fn guess(
        &self,
        caller: &Caller,
        pick: Pick,
    ) -> Result<CommandResponse, ServiceError> {
        if pick.player != caller.user.key {
            return Err(Refusal::NotYours.into());
        }
        let play = caller.play(GameRef::Game(pick.game), Some(pick.seen));
        if let Some(ply) = pick.step.chosen() {
            self.games.guess(caller.request, play, ply).await?;
            let taken = text::guess_taken(caller.locale, pick.game, ply);
            return Ok(CommandResponse::Privately(taken));
        }
        let state = self.games.to_guess(play).await?;
        let reply = text::guess(caller.locale, &state, caller.user.key, pick.step);
        let reply = self.as_liked(caller, reply, Some(&state), None).await?;
        Ok(CommandResponse::Privately(reply))
    }
}
