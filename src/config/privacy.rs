//! What the pages about privacy and terms say beside their usual words.

use serde::Deserialize;

/// The words of whoever hosts the bot. Paragraphs are separated by empty lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// Whom to ask: a name, a mail address, a link.
    pub contact: Option<String>,
    /// What the page about privacy says first.
    pub policy: Option<String>,
    /// What the page with the terms says first.
    pub terms: Option<String>,
}
