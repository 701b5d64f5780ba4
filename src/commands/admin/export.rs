use super::context;
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 0] = [];

/// Gives the games of the server as a file.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let export = handler.games.export_server(context(caller)).await?;
    Ok(CommandResponse::Privately(text::admin_exported(
        caller.locale,
        export.json,
        export.count,
        export.is_cut,
    )))
}
