//! A ruleset explained.

use raichi_rules::{Game, Ruleset, presets};

use super::{alt, catalog, families, words};
use crate::{
    locale::Locale,
    picture,
    reply::{Picture, Reply},
};

/// Some of the sentences that explain a ruleset, without markup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The line above them.
    pub heading: Option<String>,
    /// The sentences.
    pub lines: Vec<String>,
}

/// A ruleset explained, with its start position and the names of the others.
#[must_use]
pub fn rules(locale: Locale, ruleset: &Ruleset) -> Reply {
    let mut lines = vec![catalog::rules_title(locale, words::title(ruleset))];
    for part in families::explanation(locale, ruleset) {
        lines.extend(part.heading);
        lines.extend(part.lines.iter().map(|line| format!("- {line}")));
    }
    let others = presets()
        .iter()
        .map(|other| other.name())
        .filter(|&name| name != ruleset.name());
    lines.push(catalog::rules_names(locale, words::list(locale, others)));
    Reply {
        text: lines.join("\n"),
        picture: Some(Picture {
            shows: picture::of_start(&Game::new(ruleset.clone())).into(),
            alt: alt::shortened(&families::start_in_words(locale, ruleset)),
            locale,
            name: if ruleset.is_shipped() {
                format!("rules-{}", ruleset.name())
            } else {
                "rules".to_owned()
            },
        }),
        ..Reply::default()
    }
}

/// What distinguishes a ruleset that does not ship, and that nobody can look up, from its parent; as much as fits into a
/// challenge.
pub(super) fn differences(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    const LONGEST: usize = 1_200;
    let Some(part) = families::explanation(locale, ruleset).into_iter().next() else {
        return Vec::new();
    };
    let mut left = LONGEST;
    let fits = |line: &String| {
        let length = line.chars().count();
        let fits = length <= left;
        left = left.saturating_sub(length);
        fits
    };
    part.heading
        .into_iter()
        .chain(part.lines)
        .take_while(fits)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_explanation_fits_a_message() {
        for locale in Locale::ALL {
            for ruleset in presets() {
                let text = rules(locale, ruleset).text;
                let length = text.chars().count();
                assert!(length <= 2000, "{}: {length}\n{text}", ruleset.name());
            }
        }
    }
}
