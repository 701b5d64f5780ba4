//! What a player does in a game without a move and without asking the other: ends a pause, or aborts a game that has
//! hardly begun.

use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{games::Action, service::ServiceError};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Does it in the game that is meant.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    action: Action,
) -> Result<CommandResponse, ServiceError> {
    handler.act(caller, given.game(), &action, None).await
}
