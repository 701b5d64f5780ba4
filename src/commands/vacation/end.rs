use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Comes back from a vacation.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let ended = handler
        .games
        .end_vacation(caller.request, caller.user, caller.now)
        .await?;
    let reply = text::vacation_ends(caller.locale);
    Ok(CommandResponse::Both(ended, reply))
}
