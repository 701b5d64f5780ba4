use super::{WHICH, rules_of};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] = [WHICH];

/// Gives the user a place at the end of a ladder, which is made by that if the server allows it.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_be_there()?;
    let rules = rules_of(handler, caller, given).await?;
    let settings = handler.games.server_settings(caller.location).await?;
    let may_make = caller.may_make(settings.own.ladders);
    let (request, location, by) = (caller.request, caller.location, caller.user);
    let (done, place) = handler
        .games
        .join_ladder(request, location, by, rules, may_make, caller.now)
        .await?;
    let reply = text::ladder_joined(caller.locale, rules, place);
    Ok(CommandResponse::Both(done, reply))
}
