use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{
    games::Refusal,
    service::{GameRef, ServiceError},
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Asks whether to give a game up; the answer is a button.
pub(super) async fn resign(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    handler.ask_to_resign(caller, given.game(), None).await
}

impl CommandHandler {
    /// Asks whether to give a game up; where a button led here, only if the log is as long as when it was made.
    pub(super) async fn ask_to_resign(
        &self,
        caller: &Caller,
        pointer: GameRef,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        let games = &self.games;
        let game = games.find(pointer, caller.location, caller.user).await?;
        let state = games.state(game).await?;
        let key = caller.user.key;
        let (player, opponent) = match (state.attackers, state.defenders) {
            (attackers, defenders) if attackers.key == key => (attackers, defenders),
            (attackers, defenders) if defenders.key == key => (defenders, attackers),
            _ => return Err(Refusal::NotAPlayer { game }.into()),
        };
        if let Some(ending) = state.ending() {
            return Err(Refusal::Finished { game, ending }.into());
        }
        if seen.is_some_and(|seen| !state.history().is_as_after(seen)) {
            return Err(Refusal::MovedOn.into());
        }
        Ok(CommandResponse::Privately(text::ask_to_resign(
            caller.locale,
            &state,
            player,
            opponent,
        )))
    }
}
