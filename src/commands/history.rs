use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME_TO_SEE];

/// Sends the record of a game privately as a file.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let look = |state: &_| Ok(text::history(caller.locale, state));
    Ok(CommandResponse::Privately(
        handler.to_see(caller, given.game(), look).await?,
    ))
}
