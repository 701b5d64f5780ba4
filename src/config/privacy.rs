//! What the pages about privacy and terms say beside their usual words.

use serde::Deserialize;

/// The words of the bot's host. Paragraphs are separated by empty lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// Who to ask: a name, a mail address, a link.
    pub contact: Option<String>,
    /// The first paragraphs of the page about privacy.
    pub policy: Option<String>,
    /// The first paragraphs of the page with the terms.
    pub terms: Option<String>,
}
