//! Actions in a game that are neither a move nor a question: ending a pause, or aborting a game that has hardly
//! begun.

use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{games::Action, service::ServiceError};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Does the action in the chosen game.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    action: Action,
) -> Result<CommandResponse, ServiceError> {
    handler.act(caller, given.game(), &action, None).await
}
