use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Gives the user everything that is known of them as a file.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let locale = caller.locale;
    let export = handler.games.export_own(caller.user, caller.now).await?;
    Ok(CommandResponse::Privately(match export {
        Some(export) => text::own_data(locale, export.json, export.is_cut),
        None => text::nothing_known(locale),
    }))
}
