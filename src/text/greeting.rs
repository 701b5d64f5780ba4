//! What a server reads that the bot was just added to.

use super::{catalog, help, words};
use crate::{ids::ExternalId, locale::Locale, reply::Reply};

/// The greeting of a new server, with the channels in which permissions are missing, and the buttons of the help.
#[must_use]
pub fn greeting(locale: Locale, lacking: &[ExternalId]) -> Reply {
    let mut lines = vec![catalog::greeting(locale)];
    if !lacking.is_empty() {
        let channels = lacking.iter().map(|channel| format!("<#{channel}>"));
        let channels = words::list(locale, channels);
        lines.push(catalog::greeting_channels(locale, channels));
    }
    Reply {
        text: lines.join("\n"),
        ..help(locale)
    }
}
