use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter, look};
use crate::service::ServiceError;

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME_TO_SEE];

/// Sends the record of a game privately as a file.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    look::record(handler, caller, given.game()).await
}
