use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME_TO_SEE];

/// Shows a whole game privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let look = |state: &_| Ok(text::replay(caller.locale, state));
    Ok(CommandResponse::Privately(
        handler.to_see(caller, given.game(), look).await?,
    ))
}
