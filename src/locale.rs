//! Languages.

use serde::{Deserialize, Serialize};

/// A language of the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Locale {
    /// English, the default.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Locale {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language's code in the database and for Fluent.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language of a code such as `de` or `en-US`; English if there is none.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        let language = code.split(['-', '_']).next().unwrap_or(code);
        Self::ALL
            .into_iter()
            .find(|locale| locale.code() == language)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Locale;

    #[test]
    fn regions_are_ignored_and_unknown_languages_become_english() {
        for (code, locale) in [
            ("de", Locale::German),
            ("de-AT", Locale::German),
            ("en-US", Locale::English),
            ("en-GB", Locale::English),
            ("fr", Locale::English),
            ("", Locale::English),
        ] {
            assert_eq!(Locale::from_code(code), locale, "{code}");
        }
    }
}
