use super::{Asker, Desk, Given, Kind, Parameter, Said};
use crate::{games::Reminders, service::No, text};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::required("switch", Kind::Choice(&["on", "off"]))];

/// Switches the reminders of whoever asks on or off.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let wanted = match given.text("switch") {
        Some("off") => Reminders::Off,
        _ => Reminders::On,
    };
    desk.games.set_reminders(asker.visitor, wanted).await?;
    Ok(Said::Privately(text::reminders(asker.locale, wanted)))
}
