//! The greeting, and challenges by buttons.

use raichi_rules::{Family, Ruleset};

use super::{catalog, lists};
use crate::{
    games::{FIRST_RULES, RulesGroup, USUAL_RULES, offered_rulesets},
    ids::{Door, ExternalId, ExternalUser},
    locale::Locale,
    reply::{Button, HelpTopic, Look, Menu, MenuOption, Press, Reply},
};

/// The presets that have a button of their own, beside the default; the menus of their groups have the others.
const FEW: [&str; 4] = [FIRST_RULES, USUAL_RULES, "norse", "tablut"];

/// What Raichi is, with a button for each way on.
pub fn help(locale: Locale) -> Reply {
    let button = |topic, label, look| Button {
        label,
        press: Press::Help(topic),
        look,
    };
    Reply {
        buttons: vec![
            button(
                HelpTopic::Challenge,
                catalog::help_challenge(locale),
                Look::Primary,
            ),
            button(HelpTopic::Lesson, catalog::help_rules(locale), Look::Plain),
            button(
                HelpTopic::Commands,
                catalog::help_commands(locale),
                Look::Plain,
            ),
        ],
        ..Reply::words(catalog::help(locale))
    }
}

/// The groups of commands. Any other topic stands for the first one.
const GROUPS: [HelpTopic; 3] = [
    HelpTopic::Commands,
    HelpTopic::LearningCommands,
    HelpTopic::SettingCommands,
];

/// What each command of a group does; at Discord, also what the menus of people and messages have. Buttons lead to the
/// other groups.
pub fn commands(locale: Locale, door: Door, group: HelpTopic) -> Reply {
    let mut lines = match group {
        HelpTopic::LearningCommands => catalog::help_all_learn(locale),
        HelpTopic::SettingCommands => catalog::help_all_settings(locale),
        _ => catalog::help_all_play(locale) + menus(locale, door).as_str(),
    };
    if group == HelpTopic::SettingCommands && door == Door::Discord {
        lines.push('\n');
        lines += &catalog::help_servers(locale);
    }
    if group == HelpTopic::Commands && door == Door::Discord {
        lines.push('\n');
        lines += &catalog::votes::help_votes(locale);
    }
    let others = GROUPS.into_iter().filter(|other| *other != group);
    let buttons = others.map(|other| Button {
        label: group_title(locale, other),
        press: Press::Help(other),
        look: Look::Plain,
    });
    Reply {
        buttons: buttons.collect(),
        ..Reply::words(format!("**{}**\n{lines}", group_title(locale, group)))
    }
}

fn group_title(locale: Locale, group: HelpTopic) -> String {
    match group {
        HelpTopic::LearningCommands => catalog::help_group_learn(locale),
        HelpTopic::SettingCommands => catalog::help_group_settings(locale),
        _ => catalog::help_group_play(locale),
    }
}

/// A line about the menus of people and messages, which only Discord has.
fn menus(locale: Locale, door: Door) -> String {
    match door {
        Door::Discord => format!("\n{}", catalog::help_menus(locale)),
        Door::Local => String::new(),
    }
}

/// Asks a challenger by which rules to play, of which those of a first game come first; without an opponent, anyone may
/// accept. A challenge to oneself is a game with both sides. A challenge without rules has those of `default`. One menu has
/// the groups of rulesets, another one those of the chosen `group`.
pub fn offer(
    locale: Locale,
    challenger: ExternalUser,
    opponent: Option<ExternalId>,
    default: &Ruleset,
    group: Option<RulesGroup>,
) -> Reply {
    let words = match opponent {
        Some(opponent) if opponent == challenger.key => catalog::offer_alone(locale),
        Some(opponent) => catalog::offer_person(locale, format!("<@{opponent}>")),
        None => catalog::offer_anyone(locale) + menus(locale, challenger.door).as_str(),
    };
    let press = |rules| Press::Offer { opponent, rules };
    let all = || Family::ALL.into_iter().flat_map(offered_rulesets);
    let [first, others @ ..] = FEW;
    let others = others.into_iter().filter(|name| *name != default.name());
    let own = Some(default.name()).filter(|name| *name != first);
    let few: Vec<_> = [first].into_iter().chain(own).chain(others).collect();
    let few_rules = few
        .iter()
        .filter_map(|name| all().find(|rules| rules.name() == *name));
    let label = |rules: &Ruleset| lists::rules_choice(locale, rules, rules == default);
    // The local page would show menus as ever more buttons, and completes the rules of the command.
    let mut menus = Vec::new();
    if challenger.door == Door::Discord {
        menus.push(lists::groups_menu(locale, group, |group| Press::Offers {
            opponent,
            group,
        }));
        menus.extend(group.map(|group| {
            Menu {
                label: lists::rulesets_name(locale, group),
                options: group
                    .rulesets()
                    .into_iter()
                    .map(|rules| MenuOption {
                        man: None,
                        label: label(rules),
                        press: press(rules.name()),
                        is_chosen: false,
                    })
                    .collect(),
            }
        }));
    }
    let button = |rules: &'static Ruleset| Button {
        label: label(rules),
        press: press(rules.name()),
        look: if rules.name() == first {
            Look::Primary
        } else {
            Look::Plain
        },
    };
    Reply {
        buttons: few_rules.map(button).collect(),
        menus,
        ..Reply::words(words)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use raichi_rules::presets;

    use super::*;

    const CHALLENGER: ExternalUser = ExternalUser {
        door: Door::Discord,
        key: ExternalId(1),
    };

    #[test]
    fn every_preset_is_offered_and_a_first_game_is_the_main_button() {
        let preset = |name| Ruleset::preset(name).unwrap();
        let usual = preset(USUAL_RULES);
        for locale in Locale::ALL {
            let shown = offer(locale, CHALLENGER, Some(ExternalId(2)), &usual, None);
            let main: Vec<_> = shown
                .buttons
                .iter()
                .filter(|button| button.look == Look::Primary)
                .collect();
            assert!(
                main.len() == 1 && main[0].press == shown.buttons[0].press,
                "{main:?}"
            );
            assert!(main[0].label.contains("Brandubh"), "{main:?}");
            assert_eq!(shown.buttons.len(), FEW.len());
            let [groups] = &shown.menus[..] else {
                panic!("{:?}", shown.menus);
            };
            assert_eq!(groups.options.len(), RulesGroup::ALL.len());
            let mut offered = BTreeSet::new();
            for group in RulesGroup::ALL {
                let shown = offer(locale, CHALLENGER, None, &usual, Some(group));
                let [groups, of_group] = &shown.menus[..] else {
                    panic!("{:?}", shown.menus);
                };
                let mut chosen = groups.options.iter().filter(|option| option.is_chosen);
                let again = Press::Offers {
                    opponent: None,
                    group,
                };
                assert_eq!(chosen.next().map(|option| option.press), Some(again));
                assert_eq!(chosen.next(), None);
                for option in groups.options.iter().chain(&of_group.options) {
                    assert!(option.label.chars().count() <= 100, "{}", option.label);
                }
                let options = of_group.options.iter();
                offered.extend(options.map(|option| option.press.to_string()));
            }
            assert_eq!(offered.len(), presets().len(), "each is offered once");
            let labels = shown.buttons.iter().map(|button| &button.label);
            assert!(labels.clone().all(|label| label.chars().count() <= 80));
            assert!(shown.text.contains("<@2>"), "{}", shown.text);
            let alone = offer(locale, CHALLENGER, Some(CHALLENGER.key), &usual, None).text;
            assert!(!alone.contains("<@"), "{alone}");
            let local = ExternalUser {
                door: Door::Local,
                ..CHALLENGER
            };
            assert!(offer(locale, local, None, &usual, None).menus.is_empty());
        }
        // The default is where it is true, and has a button, whichever it is.
        for (default, at) in [
            (FIRST_RULES, 0),
            (USUAL_RULES, 1),
            ("tablut", 1),
            ("fetlar", 1),
        ] {
            let buttons = offer(Locale::English, CHALLENGER, None, &preset(default), None).buttons;
            let named = |button: &Button| button.label.ends_with("(default here)");
            let defaults: Vec<_> = (0..buttons.len())
                .filter(|&at| named(&buttons[at]))
                .collect();
            assert_eq!(defaults, [at], "{default}: {buttons:?}");
            assert!(buttons.len() <= 5);
        }
    }

    #[test]
    fn the_greeting_is_three_sentences() {
        for locale in Locale::ALL {
            let text = help(locale).text;
            let ends = text.matches(['.', '!', '?']).count();
            assert_eq!(ends, 3, "{text}");
        }
    }

    #[test]
    fn each_group_of_commands_has_room_in_a_message() {
        for locale in Locale::ALL {
            for group in GROUPS {
                let length = commands(locale, Door::Discord, group).text.chars().count();
                assert!(length <= 1_400, "{length} in {}", locale.code());
            }
        }
    }
}
