use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, parameter::words,
};
use crate::{games::Reminders, service::ServiceError, text};

const SWITCH: &str = "switch";
const POSITIONS: [(&str, Reminders); 2] = [("on", Reminders::On), ("off", Reminders::Off)];

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::required(
    SWITCH,
    Kind::Choice(&words(&POSITIONS)),
)];

/// Switches the user's reminders on or off.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let wanted = given.choice(SWITCH, &POSITIONS)?.unwrap_or(Reminders::On);
    handler.games.set_reminders(caller.user, wanted).await?;
    Ok(CommandResponse::Privately(text::reminders(
        caller.locale,
        wanted,
    )))
}
