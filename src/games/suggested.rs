//! What is suggested to somebody who leaves a choice open, by what they have played.

use raichi_rules::{Ruleset, Side};

use super::{Level, ServerSettings, SideChoice};
use crate::ids::Location;

/// The preset of a first game: a small board and short rules.
pub const FIRST_RULES: &str = "brandubh";
/// The preset of challenges that name no rules, where no other is set.
pub const USUAL_RULES: &str = "copenhagen";

/// What somebody has played. Aborted games and those that go on do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Experience {
    /// Whether they have finished a game.
    pub has_finished: bool,
    /// The level of their last game against the computer; `None` if they have finished none.
    pub last_level: Option<Level>,
}

impl Experience {
    /// The level of a game against the computer: that of the last one, and the first level before.
    pub fn level(self) -> Level {
        self.last_level.unwrap_or_default()
    }

    /// The preset of a challenge that names no rules: the one that is set for the place; where none is set, that of first
    /// games for somebody who has finished none, and the usual one for everybody else.
    pub fn preset(self, settings: &ServerSettings, location: Location) -> &'static str {
        let otherwise = if self.has_finished {
            USUAL_RULES
        } else {
            FIRST_RULES
        };
        settings
            .preset_at(location)
            .map_or(otherwise, Ruleset::name)
    }

    /// The rules of a challenge that names none.
    pub fn rules(self, settings: &ServerSettings, location: Location) -> Ruleset {
        shipped(self.preset(settings, location))
    }

    /// The side against the computer of somebody who leaves it open: in a first game against it by the rules of first games
    /// the one with which a beginner wins more easily.
    pub fn side(self, rules: &Ruleset) -> SideChoice {
        if self.last_level.is_none() && *rules == shipped(FIRST_RULES) {
            SideChoice::Side(Side::Second)
        } else {
            SideChoice::Random
        }
    }
}

/// The rules of challenges that name none, where no other are set.
pub fn usual_rules() -> Ruleset {
    shipped(USUAL_RULES)
}

fn shipped(name: &str) -> Ruleset {
    Ruleset::preset(name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::SetValues,
        ids::{Door, ExternalId, LocaleSource},
        locale::Locale,
    };

    #[test]
    fn beginners_get_a_small_board_and_everybody_what_is_set() {
        let here = Location {
            door: Door::Discord,
            server: ExternalId(1),
            channel: ExternalId(2),
            parent: None,
            locale: Locale::English,
            locale_source: LocaleSource::Server,
        };
        let set = |rules: Option<&'static str>| ServerSettings {
            own: SetValues {
                rules,
                ..SetValues::default()
            },
            ..ServerSettings::default()
        };
        for (has_finished, rules, expected) in [
            (false, None, "brandubh"),
            (true, None, "copenhagen"),
            (false, Some("fetlar"), "fetlar"),
            (true, Some("fetlar"), "fetlar"),
            // Rules that do not ship any more are none.
            (false, Some("chess"), "brandubh"),
            (true, Some("chess"), "copenhagen"),
        ] {
            let experience = Experience {
                has_finished,
                last_level: None,
            };
            let rules = experience.rules(&set(rules), here);
            assert_eq!(rules.name(), expected);
        }
    }

    #[test]
    fn a_first_game_against_the_computer_is_easy() {
        let none = Experience::default();
        let some = Experience {
            has_finished: true,
            last_level: Some(Level::Hard),
        };
        assert_eq!((none.level(), some.level()), (Level::Beginner, Level::Hard));
        let side = |experience: Experience, rules| experience.side(&shipped(rules));
        assert_eq!(side(none, "brandubh"), SideChoice::Side(Side::Second));
        assert_eq!(side(none, "copenhagen"), SideChoice::Random);
        assert_eq!(side(some, "brandubh"), SideChoice::Random);
    }
}
