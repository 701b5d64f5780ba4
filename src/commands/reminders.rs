use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{games::Reminders, service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::required("switch", Kind::Choice(&["on", "off"]))];

/// Switches the reminders of whoever asks on or off.
pub(super) async fn reminders(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let wanted = match given.text("switch") {
        Some("off") => Reminders::Off,
        _ => Reminders::On,
    };
    handler.games.set_reminders(caller.user, wanted).await?;
    Ok(CommandResponse::Privately(text::reminders(
        caller.locale,
        wanted,
    )))
}
