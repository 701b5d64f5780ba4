use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter, look};
use crate::service::ServiceError;

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME_TO_SEE];

/// Shows a whole game privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    look::replay(handler, caller, given.game()).await
}
