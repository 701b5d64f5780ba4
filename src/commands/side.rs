//! The side that a challenger wants, by the words that the ruleset has for its sides.

use raichi_rules::{Family, Ruleset, Side};

use crate::{
    games::{GivenRules, Refusal, SideChoice, offered_rulesets},
    locale::Locale,
    text,
};

/// The word for a random side, the same in every language.
pub(super) const RANDOM: &str = "random";
/// The word for the side that is fair by the ratings, the same in every language.
pub(super) const FAIR: &str = "fair";
/// The words for the sides of every ruleset, the same in every language.
pub(super) const SIDES: [(&str, Side); 2] = [("first", Side::First), ("second", Side::Second)];

/// What a challenger can choose by a ruleset: the name of each side and its word, and at last a random and a fair one.
pub(super) fn side_choices(locale: Locale, rules: &Ruleset) -> Vec<(String, String)> {
    let side = |side| {
        let name = text::side_name(locale, rules, side);
        (name, rules.side_code(side).to_owned())
    };
    let random = (text::random_side(locale), RANDOM.to_owned());
    let fair = (text::fair_side(locale), FAIR.to_owned());
    Side::ALL
        .map(side)
        .into_iter()
        .chain([random, fair])
        .collect()
}

/// The names of the sides of all shipped rulesets, each once.
pub fn all_side_names(locale: Locale) -> Vec<String> {
    let mut names = Vec::new();
    for rules in Family::ALL.into_iter().flat_map(offered_rulesets) {
        for side in Side::ALL {
            let name = text::side_name(locale, rules, side);
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// The side that a text means by a ruleset: a word for it, its name in any language, or the beginning of one that no other
/// side has. A random one without text.
pub(super) fn side_choice(typed: Option<&str>, rules: &Ruleset) -> Result<SideChoice, Refusal> {
    let given = typed.unwrap_or_default().trim();
    let wanted = given.to_lowercase();
    if wanted.is_empty() || is_random(&wanted) {
        return Ok(SideChoice::Random);
    }
    if is_fair(&wanted) {
        return Ok(SideChoice::Fair);
    }
    let coded = SIDES.into_iter().find(|(word, _)| *word == wanted);
    let coded = coded.map(|(_, side)| side);
    if let Some(side) = coded.or_else(|| rules.side_from_code(&wanted)) {
        return Ok(SideChoice::Side(side));
    }
    let names =
        |side| Locale::ALL.map(|locale| text::side_name(locale, rules, side).to_lowercase());
    let meant = |fits: &dyn Fn(&String) -> bool| {
        let mut sides = Side::ALL
            .into_iter()
            .filter(|&side| names(side).iter().any(fits));
        sides.next().filter(|_| sides.next().is_none())
    };
    let whole = meant(&|name| *name == wanted);
    let side = whole.or_else(|| meant(&|name| name.starts_with(&wanted)));
    side.map(SideChoice::Side)
        .ok_or_else(|| Refusal::UnknownSide {
            given: given.to_owned(),
            rules: GivenRules(rules.clone()),
        })
}

/// Whether a text is a word for a side, or its name by any shipped ruleset.
pub fn names_side(text: &str) -> bool {
    let wanted = text.to_lowercase();
    let is_name = |locale| {
        let mut names = all_side_names(locale).into_iter();
        names.any(|name| name.to_lowercase() == wanted)
    };
    let mut codes = Family::ALL.into_iter().flat_map(Family::side_codes);
    is_random(&wanted)
        || is_fair(&wanted)
        || SIDES.iter().any(|(word, _)| *word == wanted)
        || codes.any(|code| code == wanted)
        || Locale::ALL.into_iter().any(is_name)
}

fn is_random(wanted: &str) -> bool {
    let mut names = Locale::ALL.into_iter().map(text::random_side);
    wanted == RANDOM || names.any(|name| name.to_lowercase() == wanted)
}

fn is_fair(wanted: &str) -> bool {
    let mut names = Locale::ALL.into_iter().map(text::fair_side);
    wanted == FAIR || names.any(|name| name.to_lowercase() == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_found_by_its_word_and_by_its_name() {
        let side = |rules: &str, typed: &str| {
            let rules = Ruleset::preset(rules).unwrap();
            side_choice(Some(typed), &rules)
        };
        let (first, second) = (
            SideChoice::Side(Side::First),
            SideChoice::Side(Side::Second),
        );
        for (rules, typed, choice) in [
            ("brandubh", "attackers", first),
            ("brandubh", "Verteidiger", second),
            ("brandubh", " Def ", second),
            ("fox-and-geese", "fox", first),
            ("fox-and-geese", "Geese", second),
            ("bagh-chal", "tiger", first),
            ("bagh-chal", "many", second),
            ("mini-dablot", "north", second),
            ("halatafl", "first", first),
            ("norse", "second", second),
            ("norse", "random", SideChoice::Random),
            ("norse", "Zufall", SideChoice::Random),
            ("norse", "", SideChoice::Random),
            ("norse", "Fair", SideChoice::Fair),
            ("norse", "Ausgleich nach Wertung", SideChoice::Fair),
        ] {
            assert_eq!(side(rules, typed), Ok(choice), "{rules} {typed}");
        }
        for (rules, typed) in [
            ("brandubh", "fox"),
            ("fox-and-geese", "attackers"),
            ("fox-and-geese", "tigers"),
            ("mini-dablot", "geese"),
            ("norse", "up"),
        ] {
            let given = typed.to_owned();
            let rules = Ruleset::preset(rules).unwrap();
            let refused = side_choice(Some(typed), &rules);
            let rules = GivenRules(rules);
            assert_eq!(
                refused,
                Err(Refusal::UnknownSide { given, rules }),
                "{typed}"
            );
        }
        for typed in [
            "attackers",
            "geese",
            "Verteidiger",
            "random",
            "fair",
            "south",
            "first",
        ] {
            assert!(names_side(typed), "{typed}");
        }
        assert!(!names_side("Ann") && !names_side(""));
    }

    #[test]
    fn every_choice_means_what_it_says() {
        for rules in raichi_rules::presets() {
            for locale in Locale::ALL {
                let choices = side_choices(locale, rules);
                assert_eq!(choices.len(), 4);
                for (name, word) in choices {
                    let by_word = side_choice(Some(&word), rules);
                    assert!(by_word.is_ok(), "{} {word}", rules.name());
                    assert_eq!(side_choice(Some(&name), rules), by_word, "{name}");
                }
            }
        }
    }
}
