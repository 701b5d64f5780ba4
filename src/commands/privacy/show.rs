use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Explains what is kept of the user, where and how long.
#[expect(clippy::unused_async, reason = "every command runs in the same way")]
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let pages = handler.legal_pages();
    Ok(CommandResponse::Privately(text::privacy(
        caller.locale,
        pages.as_ref(),
    )))
}
