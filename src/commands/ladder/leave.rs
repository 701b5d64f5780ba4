use super::{WHICH, rules_of};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] = [WHICH];

/// Takes the user out of a ladder.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = rules_of(handler, caller, given).await?;
    let (request, location, by) = (caller.request, caller.location, caller.user);
    let (done, place) = handler
        .games
        .leave_ladder(request, location, by, rules, caller.now)
        .await?;
    let reply = text::ladder_left(caller.locale, rules, place.is_some());
    Ok(CommandResponse::Both(done, reply))
}
