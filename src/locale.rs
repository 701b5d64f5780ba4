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

/// The codes of a language. A new language is a variant, a place in [`Locale::ALL`], its codes here, and its Fluent file,
/// which the catalog of texts names.
struct Codes {
    /// The code by which the database and the Fluent files name it.
    own: &'static str,
    /// Discord's codes for it, of which there may be several: `es-ES` and `es-419`.
    discord: &'static [&'static str],
}

impl Codes {
    const fn new(own: &'static str, discord: &'static [&'static str]) -> Self {
        Self { own, discord }
    }

    /// Whether this is the language for a code such as `de`, `en-US` or any other.
    fn cover(&self, code: &str) -> bool {
        self.discord.contains(&code) || code.split(['-', '_']).next() == Some(self.own)
    }
}

impl Locale {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    const fn codes(self) -> Codes {
        match self {
            Self::English => Codes::new("en", &["en-US", "en-GB"]),
            Self::German => Codes::new("de", &["de"]),
        }
    }

    /// The language's code, as the database and the Fluent files name it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.codes().own
    }

    /// The codes by which Discord knows the language: its list of locales has `sv-SE` and no `sv`.
    #[must_use]
    pub const fn discord_codes(self) -> &'static [&'static str] {
        self.codes().discord
    }

    /// The language of a code such as `de` or `en-US`; English if there is none.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|locale| locale.codes().cover(code))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn every_code_leads_back_to_its_language() {
        for locale in Locale::ALL {
            for &code in [locale.code()].iter().chain(locale.discord_codes()) {
                assert_eq!(Locale::from_code(code), locale, "{code}");
            }
        }
    }

    #[test]
    fn discord_may_have_other_codes_for_a_language_and_several() {
        let swedish = Codes::new("sv", &["sv-SE"]);
        let spanish = Codes::new("es", &["es-ES", "es-419"]);
        let norwegian = Codes::new("nb", &["no"]);
        for (language, code, covered) in [
            (&swedish, "sv-SE", true),
            (&swedish, "sv", true),
            (&swedish, "es-ES", false),
            (&spanish, "es-ES", true),
            (&spanish, "es-419", true),
            (&spanish, "est", false),
            (&norwegian, "no", true),
            (&norwegian, "nb", true),
            (&norwegian, "nl", false),
        ] {
            assert_eq!(language.cover(code), covered, "{code} in {}", language.own);
        }
    }
}
