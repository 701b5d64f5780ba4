use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Lists the rulesets that the server has saved, and those that ship.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let saved = handler.store.saved_rulesets(caller.location).await?;
    Ok(CommandResponse::Privately(text::rulesets(
        caller.locale,
        &saved,
    )))
}
