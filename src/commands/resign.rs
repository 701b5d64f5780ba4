use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{
    games::Action,
    service::{GameRef, ServiceError},
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Asks for confirmation to resign; the answer is a button.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    handler.ask_to_resign(caller, given.game(), None).await
}

impl CommandHandler {
    /// Asks for confirmation to resign; with `seen`, as from a button, only if the log still has this length.
    pub(super) async fn ask_to_resign(
        &self,
        caller: &Caller,
        pointer: GameRef,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        let (state, side) = self.games.to_act(caller.play(pointer, seen)).await?;
        // A vote can be changed until the end of the turn.
        if state.is_team(side) {
            let action = Action::Resign {
                seen: state.entries(),
            };
            return self.act(caller, pointer, &action, seen).await;
        }
        Ok(CommandResponse::Privately(text::ask_to_resign(
            caller.locale,
            &state,
            state.player(side),
            state.player(side.opponent()),
        )))
    }
}
