use super::{NAMED, named, press};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    reply::TournamentAction,
    service::ServiceError,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] = [NAMED];

/// Joins a tournament.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let id = named(handler, caller, given).await?;
    press(handler, caller, id, TournamentAction::Join).await
}
