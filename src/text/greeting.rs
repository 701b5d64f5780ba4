//! What a server reads that the bot was just added to.

use super::{catalog, help, words};
use crate::{
    ids::ExternalId,
    locale::Locale,
    reply::{Button, Look, Press, Reply, SettingsPress},
};

/// The greeting of a new server, with the channels in which permissions are missing, the buttons of the help, and one by which an admin has results posted
/// there.
pub fn greeting(locale: Locale, lacking: &[ExternalId]) -> Reply {
    let mut lines = vec![catalog::greeting(locale)];
    if !lacking.is_empty() {
        let channels = lacking.iter().map(|channel| format!("<#{channel}>"));
        let channels = words::list(locale, channels);
        lines.push(catalog::greeting_channels(locale, channels));
    }
    let mut reply = help(locale);
    reply.text = lines.join("\n");
    reply.buttons.push(Button {
        label: catalog::greeting_results(locale),
        press: Press::Settings(SettingsPress::ResultsHere),
        look: Look::Plain,
    });
    reply
}
