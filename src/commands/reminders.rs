use super::{Asker, Desk, Given, Kind, Parameter, Said, parameter::words};
use crate::{games::Reminders, service::No, text};

const SWITCH: &str = "switch";
const POSITIONS: [(&str, Reminders); 2] = [("on", Reminders::On), ("off", Reminders::Off)];

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::required(
    SWITCH,
    Kind::Choice(&words(&POSITIONS)),
)];

/// Switches the reminders of whoever asks on or off.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let wanted = given.choice(SWITCH, &POSITIONS)?.unwrap_or(Reminders::On);
    desk.games.set_reminders(asker.visitor, wanted).await?;
    Ok(Said::Privately(text::reminders(asker.locale, wanted)))
}
