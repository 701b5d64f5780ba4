//! The groups in which menus offer the rulesets that ship.

use raichi_rules::{Family, Ruleset, presets_of};

use super::offered::offered_rulesets;

raichi_rules::codes! {
    /// A group of rulesets that ship, none of them too big for a menu.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum RulesGroup {
        /// Tafl on 7×7.
        SmallBoards = "small",
        /// Tafl like Copenhagen, with corners to reach.
        Copenhagen = "copenhagen",
        /// Tafl with captures in a row.
        Berserk = "berserk",
        /// Tafl as it may have been in former times.
        Historical = "historical",
        /// Tafl with neither throne nor corners.
        SeaBattle = "sea-battle",
        /// Tafl like Tablut.
        Tablut = "tablut",
        /// All hunts.
        Hunts = "hunt",
        /// All of Dablot.
        Dablot = "dablot",
        /// Maharajah and the Sepoys.
        Chess = "chess",
    }
}

impl RulesGroup {
    /// The names of its rulesets, where it is not a whole family; each ruleset of tafl is in one group.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::SmallBoards => &[
                "brandubh",
                "brandubh-org",
                "magpie",
                "magpie-diamond",
                "brandub-weak",
                "mini-tablut",
                "ard-ri-step",
                "high-king-ard-ri",
                "high-king-errk",
            ],
            Self::Copenhagen => &[
                "copenhagen",
                "fetlar",
                "norse",
                "viking",
                "kings-table",
                "copenhagen-bell",
                "copenhagen-lewis",
                "copenhagen-13",
                "copenhagen-relaxed",
                "copenhagen-org",
                "copenhagen-org-13",
            ],
            Self::Berserk => &["berserk", "berserk-opentafl", "total-tafl", "tyr", "tyr-15"],
            Self::Historical => &[
                "historical-tablut",
                "historical-11",
                "historical-bell",
                "lewis-cross",
                "historical-13",
                "ard-ri",
                "old-hnefatafl",
                "skalk",
                "tawlbwrdd",
                "alea-evangelii",
                "alea-tablut",
            ],
            Self::SeaBattle => &[
                "sea-battle",
                "sea-battle-w",
                "sea-battle-star",
                "sea-battle-11",
                "sea-battle-13",
                "parlett-13",
                "simple-tafl",
                "simple-tafl-9",
            ],
            Self::Tablut => &[
                "tablut",
                "tablut-smith",
                "saami-tablut",
                "foteviken-tablut",
                "ashton-tablut",
                "high-king-tablut",
                "tablut-15",
            ],
            // The code of such a group is that of the family.
            _ => &[],
        }
    }

    /// The family of its rulesets.
    pub fn family(self) -> Family {
        Family::from_code(self.code()).unwrap_or(Family::Tafl)
    }

    /// The groups of a family.
    pub fn of_family(family: Family) -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(move |group| group.family() == family)
    }

    /// The group of a ruleset that ships.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        let mut groups = Self::of_family(ruleset.family()).filter(|_| ruleset.is_shipped());
        groups.find(|group| group.names().is_empty() || group.names().contains(&ruleset.name()))
    }

    /// Its rulesets, the most played ones first.
    pub fn rulesets(self) -> Vec<&'static Ruleset> {
        match self.names() {
            [] => offered_rulesets(self.family()).collect(),
            names => {
                let all = presets_of(self.family());
                let named = |name: &&str| all.iter().find(|rules| rules.name() == *name);
                names.iter().filter_map(named).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::presets;

    use super::*;

    /// Discord's limit for a menu.
    const MOST: usize = 25;

    #[test]
    fn each_ruleset_is_in_one_group_and_no_group_is_too_big_for_a_menu() {
        let mut names = Vec::new();
        for group in RulesGroup::ALL {
            let rulesets = group.rulesets();
            let named = group.names().len();
            assert!(named == 0 || named == rulesets.len(), "{group:?}");
            assert!((1..=MOST).contains(&rulesets.len()), "{group:?}");
            for rules in rulesets {
                assert_eq!(RulesGroup::of(rules), Some(group), "{}", rules.name());
                names.push(rules.name());
            }
        }
        names.sort_unstable();
        let mut all: Vec<_> = presets().iter().map(Ruleset::name).collect();
        all.sort_unstable();
        assert_eq!(names, all);
    }
}
