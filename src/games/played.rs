//! Where else the rulesets that ship are played, and what they are called there.

use raichi_rules::Ruleset;

const AAGE_NIELSEN: &str = "aagenielsen.dk";
const ABSTRACT_PLAY: &str = "AbstractPlay";
const OPENTAFL: &str = "OpenTafl";
const HNEFATAFL_RS: &str = "hnefatafl-rs";
const TAFLZERO: &str = "TaflZero";
const LUDII: &str = "Ludii";
const HNEFATAFL_ORG: &str = "hnefatafl.org";
const BOLOGNA: &str = "Tablut Competition";

/// A ruleset that others offer as well.
struct Played {
    rules: &'static str,
    /// The sites and programs.
    at: &'static [&'static str],
    /// Names that it has there and that its own name and title do not have.
    names: &'static str,
}

const fn played(rules: &'static str, at: &'static [&'static str], names: &'static str) -> Played {
    Played { rules, at, names }
}

/// The rulesets with the same moves, captures and results elsewhere.
const PLAYED: [Played; 40] = [
    played(
        "copenhagen",
        &[
            AAGE_NIELSEN,
            ABSTRACT_PLAY,
            OPENTAFL,
            HNEFATAFL_RS,
            TAFLZERO,
        ],
        "",
    ),
    played("fetlar", &[AAGE_NIELSEN, OPENTAFL], ""),
    played("brandubh", &[AAGE_NIELSEN, HNEFATAFL_RS], ""),
    played("magpie", &[AAGE_NIELSEN, ABSTRACT_PLAY], ""),
    played("tablut", &[OPENTAFL, HNEFATAFL_RS], ""),
    played("sea-battle", &[AAGE_NIELSEN, OPENTAFL], ""),
    played("tawlbwrdd", &[OPENTAFL], ""),
    played("alea-evangelii", &[OPENTAFL], ""),
    played(
        "historical-tablut",
        &[AAGE_NIELSEN, ABSTRACT_PLAY],
        "Tablut-W Linnaean",
    ),
    played("historical-11", &[AAGE_NIELSEN], ""),
    played("historical-bell", &[AAGE_NIELSEN, ABSTRACT_PLAY], "Bell-W"),
    played(
        "lewis-cross",
        &[AAGE_NIELSEN, ABSTRACT_PLAY],
        "Lewis Cross-W",
    ),
    played("historical-13", &[AAGE_NIELSEN], ""),
    played("simple-tafl", &[AAGE_NIELSEN], ""),
    played("ard-ri", &[AAGE_NIELSEN], ""),
    played("ard-ri-step", &[LUDII], ""),
    played("old-hnefatafl", &[AAGE_NIELSEN], ""),
    played("skalk", &[AAGE_NIELSEN], ""),
    played("sea-battle-w", &[AAGE_NIELSEN], ""),
    played("sea-battle-star", &[ABSTRACT_PLAY], "Seabattle"),
    played("sea-battle-11", &[AAGE_NIELSEN, ABSTRACT_PLAY], "Seabattle"),
    played("sea-battle-13", &[AAGE_NIELSEN], ""),
    played("parlett-13", &[OPENTAFL], ""),
    played("copenhagen-bell", &[AAGE_NIELSEN], ""),
    played("copenhagen-lewis", &[AAGE_NIELSEN], ""),
    played("tablut-15", &[OPENTAFL], ""),
    played("tablut-smith", &[LUDII], ""),
    played("brandub-weak", &[OPENTAFL], ""),
    played("magpie-diamond", &[HNEFATAFL_RS], ""),
    played("copenhagen-relaxed", &[OPENTAFL], ""),
    played("berserk", &[AAGE_NIELSEN, ABSTRACT_PLAY], ""),
    played("berserk-opentafl", &[OPENTAFL], ""),
    played("total-tafl", &[AAGE_NIELSEN, ABSTRACT_PLAY], "Total Tafl"),
    played("tyr", &[AAGE_NIELSEN, ABSTRACT_PLAY], ""),
    played("tyr-15", &[AAGE_NIELSEN, ABSTRACT_PLAY], "Odin"),
    played("copenhagen-org", &[HNEFATAFL_ORG], ""),
    played("copenhagen-org-13", &[HNEFATAFL_ORG], ""),
    played("brandubh-org", &[HNEFATAFL_ORG], ""),
    played("foteviken-tablut", &[OPENTAFL], ""),
    played("ashton-tablut", &[BOLOGNA], "Bologna"),
];

/// The sites and programs that offer a ruleset that ships as well.
pub fn played_at(ruleset: &Ruleset) -> &'static [&'static str] {
    found(ruleset).map_or(&[], |played| played.at)
}

/// What a ruleset that ships is also called there.
pub(super) fn names_elsewhere(ruleset: &Ruleset) -> &'static str {
    found(ruleset).map_or("", |played| played.names)
}

fn found(ruleset: &Ruleset) -> Option<&'static Played> {
    let shipped = ruleset.is_shipped();
    let mut all = PLAYED.iter().filter(|_| shipped);
    all.find(|played| played.rules == ruleset.name())
}

#[cfg(test)]
mod tests {
    use raichi_rules::tafl;

    use super::*;

    #[test]
    fn all_of_them_ship_and_are_listed_once() {
        let mut names: Vec<_> = PLAYED.iter().map(|played| played.rules).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), PLAYED.len());
        for played in &PLAYED {
            let rules = Ruleset::preset(played.rules).unwrap_or_else(|| panic!("{}", played.rules));
            assert_eq!(played_at(&rules), played.at);
            assert!(!played.at.is_empty());
        }
        let own = tafl::Ruleset::new("copenhagen", tafl::preset::SKALK).unwrap();
        assert!(played_at(&own.into()).is_empty());
    }
}
