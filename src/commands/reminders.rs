use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{games::Reminders, service::ServiceError, text};

const ON: &str = "on";

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::required(ON, Kind::Flag)];

/// Switches the user's reminders on or off.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let wanted = if given.flag(ON).unwrap_or(true) {
        Reminders::On
    } else {
        Reminders::Off
    };
    handler.games.set_reminders(caller.user, wanted).await?;
    Ok(CommandResponse::Privately(text::reminders(
        caller.locale,
        wanted,
    )))
}
