//! Languages.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The codes of a language.
struct Codes {
    /// The code by which the database and the Fluent files name it.
    own: &'static str,
    /// Discord's codes for it, of which there may be several: `es-ES` and `es-419`.
    discord: &'static [&'static str],
}

impl Codes {
    fn contain(&self, code: &str) -> bool {
        self.own == code || self.discord.contains(&code)
    }
}

/// Makes the languages of a table: a line has the variant, our own code, which is that of the Fluent files, and the
/// codes by which Discord asks for it. `build.rs` sets `language` for those that have files; the others do not
/// exist.
macro_rules! languages {
    ($($(#[$doc:meta])* $locale:ident = $own:tt, $discord:expr;)*) => {
        /// A language of the bot.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
        pub enum Locale {
            $(
                $(#[$doc])*
                #[cfg(language = $own)]
                #[serde(rename = $own)]
                $locale,
            )*
        }

        /// How many languages there are.
        const COUNT: usize = {
            const EACH: &[()] = &[$(#[cfg(language = $own)] (),)*];
            EACH.len()
        };

        impl Locale {
            /// All languages, in the order of the table; English is the first.
            pub const ALL: [Self; COUNT] = [$(#[cfg(language = $own)] Self::$locale,)*];

            const fn codes(self) -> Codes {
                match self {
                    $(
                        #[cfg(language = $own)]
                        Self::$locale => Codes { own: $own, discord: &$discord },
                    )*
                }
            }
        }

        /// The codes of the table, those of languages without files among them.
        #[cfg(test)]
        const TABLE: &[(&str, &[&str])] = &[$(($own, &$discord),)*];
    };
}

languages! {
    /// English, the default.
    #[default]
    English = "en", ["en-US", "en-GB"];
    /// German.
    German = "de", ["de"];
    /// Danish.
    Danish = "da", ["da"];
    /// French.
    French = "fr", ["fr"];
    /// Russian.
    Russian = "ru", ["ru"];
    /// Brazilian Portuguese.
    Portuguese = "pt-BR", ["pt-BR"];
    /// Swedish.
    Swedish = "sv", ["sv-SE"];
    /// Norwegian (Bokmål).
    Norwegian = "no", ["no"];
    /// Spanish, of Spain and of Latin America.
    Spanish = "es", ["es-ES", "es-419"];
    /// Polish.
    Polish = "pl", ["pl"];
    /// Dutch.
    Dutch = "nl", ["nl"];
    /// Finnish.
    Finnish = "fi", ["fi"];
}

/// Further codes by which browsers ask for a language, each with the language's own: Discord has one Norwegian, browsers
/// have both written ones.
const OF_BROWSERS: [(&str, &str); 2] = [("nb", "no"), ("nn", "no")];

impl Locale {
    /// The language's code, as the database and the Fluent files name it.
    pub const fn code(self) -> &'static str {
        self.codes().own
    }

    /// The codes by which Discord knows the language: its list of locales has `sv-SE` and no `sv`.
    pub const fn discord_codes(self) -> &'static [&'static str] {
        self.codes().discord
    }

    /// The language of a code such as `de`, `en-US` or `de-AT`; English if there is none.
    pub fn from_code(code: &str) -> Self {
        let known = Self::ALL
            .into_iter()
            .find(|locale| locale.codes().contain(code));
        known.unwrap_or_else(|| match code.parse() {
            Ok(wish) => Self::best(&[wish]),
            Err(_) => Self::default(),
        })
    }

    /// The best language for a list of wishes, the dearest first; English if there is none.
    pub fn best(wishes: &[LanguageIdentifier]) -> Self {
        let codes = Self::ALL.into_iter().flat_map(|locale| {
            let others = OF_BROWSERS.into_iter();
            let others = others.filter(move |(_, own)| *own == locale.code());
            let codes = [locale.code()]
                .into_iter()
                .chain(locale.discord_codes().iter().copied())
                .chain(others.map(|(code, _)| code));
            codes.filter_map(move |code| Some((code.parse::<LanguageIdentifier>().ok()?, locale)))
        });
        let codes: Vec<_> = codes.collect();
        let spoken: Vec<_> = codes.iter().map(|(code, _)| code).collect();
        let found = negotiate_languages(wishes, &spoken, None, NegotiationStrategy::Filtering);
        let found = found.first().and_then(|found| {
            let mut codes = codes.iter();
            codes.find(|(code, _)| code == **found)
        });
        found.map_or_else(Self::default, |(_, locale)| *locale)
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use super::*;

    /// Discord's list of locales.
    const OF_DISCORD: [&str; 34] = [
        "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
        "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru",
        "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
    ];

    #[test]
    fn regions_are_ignored_and_unknown_languages_become_english() {
        for (code, locale) in [
            ("de", Locale::German),
            ("de-AT", Locale::German),
            ("de_CH", Locale::German),
            ("en-US", Locale::English),
            ("en-GB", Locale::English),
            ("en-IN", Locale::English),
            ("sv", Locale::Swedish),
            ("sv-FI", Locale::Swedish),
            ("nb-NO", Locale::Norwegian),
            ("nn", Locale::Norwegian),
            ("pt", Locale::Portuguese),
            ("pt-PT", Locale::Portuguese),
            ("ru-RU", Locale::Russian),
            ("es-419", Locale::Spanish),
            ("es-MX", Locale::Spanish),
            ("eo", Locale::English),
            ("x", Locale::English),
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
                let json = serde_json::to_value(locale).unwrap();
                assert_eq!(json, locale.code());
            }
        }
    }

    #[test]
    fn discord_has_the_codes_of_the_table_each_once() {
        let mut seen = BTreeSet::new();
        for (own, discord) in TABLE {
            assert!(!discord.is_empty(), "{own}");
            for code in *discord {
                assert!(OF_DISCORD.contains(code), "{code} of {own}");
                assert!(seen.insert(code), "{code} twice");
            }
        }
    }

    #[test]
    fn every_file_belongs_to_a_language_of_the_table() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/text/locales");
        for entry in fs::read_dir(folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let stem = name.strip_suffix(".ftl");
            let code = stem.and_then(|stem| stem.rsplit('.').next());
            let is_known = |code| TABLE.iter().any(|(own, _)| *own == code);
            assert!(code.is_some_and(is_known), "{name}");
        }
    }
}
