//! What needs the consent of the other player: a draw, a takeback, a pause.

use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{
    games::{Action, Question},
    service::ServiceError,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Asks the other side, or agrees to its question, in the chosen game.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    question: Question,
) -> Result<CommandResponse, ServiceError> {
    handler
        .act(caller, given.game(), &Action::Ask(question), None)
        .await
}
