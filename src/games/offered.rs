//! The rulesets that ship, as they are offered: the most played ones first, and found by a part of their names.

use raichi_rules::{Ruleset, presets};

/// The most played ones. The others follow in the order of the registry.
const FIRST: [&str; 5] = ["brandubh", "copenhagen", "norse", "fetlar", "tablut"];

/// Words by which players also know a ruleset, though neither its name nor its title has them.
const ALSO: [(&str, &str); 3] = [
    ("copenhagen", "hnefatafl"),
    ("fetlar", "hnefatafl"),
    ("viking", "hnefatafl"),
];

/// The rulesets that ship, the most played ones first.
pub fn offered_rulesets() -> impl Iterator<Item = &'static Ruleset> {
    let named = |name: &'static str| presets().iter().find(move |rules| rules.name() == name);
    let others = presets()
        .iter()
        .filter(|rules| !FIRST.contains(&rules.name()));
    FIRST.into_iter().filter_map(named).chain(others)
}

/// The offered rulesets whose names and titles have each word of a text in them; all, if it has none.
pub fn fitting_rulesets(typed: &str) -> impl Iterator<Item = &'static Ruleset> {
    let wanted = words(typed);
    offered_rulesets().filter(move |rules| {
        let known = known_as(rules);
        wanted.split(' ').all(|word| known.contains(word))
    })
}

/// The ruleset of a name, of a title, or of a part of them that no other has.
///
/// # Errors
///
/// The rulesets that the text fits, if it is not one: none or several.
pub fn find_ruleset(typed: &str) -> Result<&'static Ruleset, Vec<&'static Ruleset>> {
    let wanted = words(typed);
    let whole = |rules: &&Ruleset| words(rules.name()) == wanted || words(rules.title()) == wanted;
    if let Some(rules) = offered_rulesets().find(whole) {
        return Ok(rules);
    }
    if wanted.is_empty() {
        return Err(Vec::new());
    }
    let fitting: Vec<_> = fitting_rulesets(&wanted).collect();
    if let [only] = fitting[..] {
        return Ok(only);
    }
    Err(fitting)
}

/// The words of a ruleset's name and title, and the others by which it is known.
fn known_as(rules: &Ruleset) -> String {
    let also = ALSO.iter().filter(|(name, _)| *name == rules.name());
    let also = also.map(|&(_, word)| word);
    let all: Vec<_> = [rules.name(), rules.title()]
        .into_iter()
        .chain(also)
        .collect();
    words(&all.join(" "))
}

/// The words of a text in lower case, with a blank between each two: `High King: Errk 7×7` has four. An `@`, as before
/// a person's name, is a part of its word.
fn words(text: &str) -> String {
    let text = text
        .to_lowercase()
        .replace('×', "x")
        .replace(['\'', '’'], "");
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '@');
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(rules: Vec<&Ruleset>) -> Vec<&str> {
        rules.into_iter().map(Ruleset::name).collect()
    }

    #[test]
    fn the_most_played_come_first_and_none_is_left_out() {
        let offered = names(offered_rulesets().collect());
        assert_eq!(offered[..3], ["brandubh", "copenhagen", "norse"]);
        let mut sorted = offered;
        sorted.sort_unstable();
        let mut all = names(presets().iter().collect());
        all.sort_unstable();
        assert_eq!(sorted, all);
        for (name, word) in ALSO {
            let rules = Ruleset::preset(name).unwrap();
            let own = words(&format!("{} {}", rules.name(), rules.title()));
            assert!(!own.contains(word), "{name} has {word} already");
        }
    }

    #[test]
    fn a_ruleset_is_found_by_what_no_other_has() {
        for (typed, name) in [
            ("Brandubh", "brandubh"),
            ("tablut", "tablut"),
            ("errk", "high-king-errk"),
            ("Copenhagen Hnefatafl", "copenhagen"),
            (" norse   hnefatafl 11x11 ", "norse"),
            ("King’s Table", "kings-table"),
            ("high-king tablut", "high-king-tablut"),
            ("linnaeus", "tablut"),
            ("19×19", "alea-evangelii"),
            ("bran", "brandubh"),
        ] {
            assert_eq!(find_ruleset(typed).map(Ruleset::name), Ok(name), "{typed}");
        }
    }

    #[test]
    fn what_several_have_names_them_all() {
        let fitting = |typed| names(find_ruleset(typed).expect_err("not one"));
        let hnefatafl = ["copenhagen", "norse", "fetlar", "viking"];
        assert_eq!(fitting("hnefatafl"), hnefatafl);
        let high_king = ["high-king-tablut", "high-king-ard-ri", "high-king-errk"];
        assert_eq!(fitting("High King"), high_king);
        for nothing in ["go", "@w", "copenhagen 7x7", "", " ", "!"] {
            assert_eq!(fitting(nothing), [""; 0], "{nothing:?}");
        }
        assert_eq!(fitting_rulesets(" ").count(), presets().len());
    }
}
