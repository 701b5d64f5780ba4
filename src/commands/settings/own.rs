use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    commands::{Arguments, Parameter},
    games::{OwnChange, OwnSetting},
    service::ServiceError,
    text,
};

pub(crate) const PARAMETERS: [Parameter; 0] = [];

/// Shows the caller's own settings.
pub(crate) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    show(handler, caller, OwnSetting::Reminders, None).await
}

/// Shows them with the menu of one of them.
pub(super) async fn show(
    handler: &CommandHandler,
    caller: &Caller,
    setting: OwnSetting,
    changed: Option<OwnChange>,
) -> Result<CommandResponse, ServiceError> {
    let own = handler.store.own_settings(caller.user).await?;
    let reply = text::own_settings(caller.locale, &own, setting, changed);
    Ok(CommandResponse::Privately(reply))
}

/// Changes one of them, and shows all.
pub(super) async fn set(
    handler: &CommandHandler,
    caller: &Caller,
    change: OwnChange,
) -> Result<CommandResponse, ServiceError> {
    handler
        .games
        .set_own(caller.request, caller.user, change, caller.now)
        .await?;
    show(handler, caller, change.setting(), Some(change)).await
}
