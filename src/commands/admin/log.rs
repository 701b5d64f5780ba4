use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter},
    service::ServiceError,
    text,
};

const PAGE: &str = "page";

/// The page is an option and not a button: Discord checks who may use a command, and not who may press its buttons.
pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional(PAGE, Kind::Number)];

/// Shows what admins have done on the server, the newest first.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let page = given.whole(PAGE).unwrap_or(1).max(1) - 1;
    let page = u32::try_from(page).unwrap_or(u32::MAX);
    let page = handler.games.admin_log(caller.location, page).await?;
    Ok(CommandResponse::Privately(text::admin_log(
        caller.locale,
        &page,
    )))
}
