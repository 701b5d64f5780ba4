//! Languages.

use serde::{Deserialize, Serialize};

/// A language that Raichi speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Locale {
    /// English: also what everybody hears for whom there is no other.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Locale {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language's code, as the database and the Fluent files name it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language for a code such as `de`, `en-US` or any other; English, where there is none of ours.
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
    fn regions_are_passed_over_and_strangers_hear_english() {
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
