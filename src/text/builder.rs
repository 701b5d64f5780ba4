//! Rulesets that people build, save and list.

use raichi_rules::{Change, Choices, Game, Group, Rule, Ruleset, presets};

use super::{
    alt,
    catalog::{self, builder},
    families, lists,
    rule_words::{group_name, rule_name, rule_value, rule_with_value},
    rules::{self, title_with_advice},
    words,
};
use crate::{
    games::{RulesGroup, SavedName},
    ids::Door,
    locale::Locale,
    picture,
    reply::{
        BuildPress, BuildStep, Button, HelpTopic, Link, Look, Menu, MenuOption, Picture, Press,
        Reply, TextFile,
    },
    store::{Draft, SavedRuleset, Saving},
};

/// The form for the name under which a ruleset is saved.
#[derive(Debug, Clone)]
pub struct SaveForm {
    /// Its title.
    pub title: String,
    /// The label of its field.
    pub field: String,
}

/// The words of the form for the name of a ruleset.
pub fn save_form(locale: Locale) -> SaveForm {
    SaveForm {
        title: builder::save_title(locale),
        field: builder::save_field(locale),
    }
}

/// A draft: its board, what is unlike a ruleset that ships, and menus that lead from a group to a rule and to a value.
pub fn draft(
    locale: Locale,
    door: Door,
    draft: &Draft,
    group: Option<Group>,
    rule: Option<&'static Rule>,
    saved: Option<(&SavedName, Saving)>,
) -> Reply {
    let rules = &draft.rules;
    let mut lines = vec![builder::draft_title(locale)];
    if rules.is_shipped() {
        lines.push(format!(
            "**{}**",
            families::label(locale, words::title(locale, rules), rules)
        ));
        lines.extend(families::summary(locale, rules));
    } else {
        lines.extend(rules::differences(locale, rules));
    }
    lines.extend(saved.map(|(name, saving)| saved_as(locale, name, saving)));
    let press = |step| {
        Press::Build(BuildPress {
            draft: draft.id,
            number: draft.number,
            step,
        })
    };
    let button = |label, step, look| Button {
        label,
        press: press(step),
        look,
    };
    let mut buttons = Vec::new();
    if draft.can_undo {
        let label = builder::draft_undo(locale);
        buttons.push(button(label, BuildStep::Undo, Look::Plain));
    }
    if !rules.is_shipped() {
        if door == Door::Discord {
            let label = builder::draft_save(locale);
            buttons.push(button(label, BuildStep::Save, Look::Plain));
        }
        let label = builder::draft_code(locale);
        buttons.push(button(label, BuildStep::Code, Look::Plain));
    }
    let label = builder::draft_challenge(locale);
    buttons.push(button(label, BuildStep::Challenge, Look::Primary));
    Reply {
        text: lines.join("\n"),
        picture: Some(Picture {
            shows: picture::of_start(&Game::new(rules.clone())).into(),
            alt: alt::shortened(&families::start_in_words(locale, rules)),
            locale,
            name: format!("draft{}-{}", draft.id, draft.number),
        }),
        menus: menus(locale, rules, group, rule, press),
        buttons,
        ..Reply::default()
    }
}

/// A draft with a link to the page that goes on from its rules, if the bot serves pages.
pub fn with_rules_page(locale: Locale, mut reply: Reply, page: Option<String>) -> Reply {
    reply.links.extend(page.map(|to| Link {
        label: builder::draft_page(locale),
        to,
    }));
    reply
}

/// The menu of groups, that of the rules of one, and that of the values of one.
fn menus(
    locale: Locale,
    rules: &Ruleset,
    group: Option<Group>,
    rule: Option<&'static Rule>,
    press: impl Fn(BuildStep) -> Press,
) -> Vec<Menu> {
    let family = rules.family();
    let groups = Rule::groups(family).into_iter();
    let groups = groups.map(|of| MenuOption {
        man: None,
        label: group_name(locale, of),
        press: press(BuildStep::Group(of)),
        is_chosen: group == Some(of),
    });
    let mut menus = vec![Menu {
        label: builder::draft_groups(locale),
        options: groups.collect(),
    }];
    let Some(group) = group else { return menus };
    let of_group = Rule::of(family)
        .iter()
        .filter(|of| of.group() == group)
        // What cannot be chosen otherwise is no choice.
        .filter(|of| of.offered(rules).len() > 1);
    let options = of_group.map(|of| {
        let value = of.get(rules);
        let value = match of.id() {
            "setup" => rule_name(locale, rules, of),
            _ => rule_with_value(locale, rules, of, &value),
        };
        MenuOption {
            man: None,
            label: in_menu(&value),
            press: press(BuildStep::Rule(of.id())),
            is_chosen: rule == Some(of),
        }
    });
    let options: Vec<_> = options.take(Menu::MOST).collect();
    if !options.is_empty() {
        menus.push(Menu {
            label: builder::draft_rules(locale),
            options,
        });
    }
    let Some(rule) = rule else { return menus };
    let own = rule.get(rules);
    let options = rule.offered(rules).into_iter().zip(0_u8..);
    let options = options.map(|(value, at)| MenuOption {
        man: None,
        label: in_menu(&rule_value(locale, rules, rule, &value)),
        is_chosen: value == own || stands_for_own(rules, rule, &value),
        press: press(BuildStep::Value {
            rule: rule.id(),
            value: at,
        }),
    });
    menus.push(Menu {
        label: in_menu(&rule_name(locale, rules, rule)),
        options: options.take(Menu::MOST).collect(),
    });
    menus
}

/// Whether a name of a setup or of squares stands for those that the rules have.
fn stands_for_own(rules: &Ruleset, rule: &'static Rule, value: &str) -> bool {
    let is_name = matches!(rule.choices(), Choices::Setup | Choices::Points);
    let changed = Change::new(rule, value)
        .filter(|_| is_name)
        .and_then(|change| rules.with(&[change]).ok());
    changed.is_some_and(|changed| changed.has_rules_of(rules))
}

/// A label within Discord's limit.
fn in_menu(label: &str) -> String {
    const LONGEST: usize = 100;
    if label.chars().count() <= LONGEST {
        return label.to_owned();
    }
    label.chars().take(LONGEST - 1).chain(['…']).collect()
}

fn saved_as(locale: Locale, name: &SavedName, saving: Saving) -> String {
    let name = words::quoted(name.as_str());
    match saving {
        Saving::Saved { version: 1 } => builder::draft_saved(locale, name),
        Saving::Saved { version } => builder::draft_saved_again(locale, name, version),
        Saving::Same { version } => builder::draft_saved_already(locale, name, version),
        Saving::Full => builder::refuse_too_many_saved(locale),
    }
}

/// Rules were saved under a name.
pub fn rules_saved(locale: Locale, name: &SavedName, saving: Saving) -> Reply {
    Reply::words(saved_as(locale, name, saving))
}

/// The code of a ruleset, with the line of OpenTafl, if it has one, and a file with the JSON.
pub fn ruleset_code(locale: Locale, ruleset: &Ruleset, code: &str, line: Option<&str>) -> Reply {
    let mut lines = vec![builder::code_is(locale, format!("`{code}`"))];
    if let Some(line) = line.filter(|line| line.chars().count() < 1_500 && !line.contains('`')) {
        lines.push(builder::code_line(locale));
        lines.push(format!("```\n{line}\n```"));
    }
    lines.push(builder::code_json(locale));
    Reply {
        file: Some(TextFile {
            name: format!("{code}.json"),
            text: ruleset.to_json(),
        }),
        ..Reply::words(lines.join("\n"))
    }
}

/// How long a list may be, in characters.
const ROOM: usize = 1_900;
/// Rulesets that are good first ones of their kinds.
const GOOD: [&str; 5] = [
    "brandubh",
    "copenhagen",
    "tablut",
    "fox-and-geese",
    "bagh-chal",
];

/// The rulesets that a server has saved, and a few of those that ship; a button leads to all of these.
pub fn rulesets(locale: Locale, saved: &[SavedRuleset]) -> Reply {
    let mut lines = vec![if saved.is_empty() {
        builder::list_none(locale)
    } else {
        builder::list_title(locale, words::count(saved.len()))
    }];
    for saved in saved {
        let parent = saved.rules.parent();
        let parent = parent
            .map(|parent| words::title(locale, &parent))
            .unwrap_or_default();
        let name = words::quoted(saved.rules.name());
        let code = format!("`{}`", saved.code);
        let line = builder::list_saved(locale, name, parent, code);
        lines.push(format!("- {line}"));
    }
    let shipped = GOOD.into_iter().filter_map(Ruleset::preset);
    let shipped: Vec<_> = shipped
        .map(|rules| format!("- {}", title_with_advice(locale, &rules)))
        .collect();
    let shipped = shipped.join("\n");
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + line.chars().count() + shipped.chars().count() > ROOM {
            text.push_str("…\n");
            break;
        }
        text.push_str(&line);
        text.push('\n');
    }
    Reply {
        buttons: vec![Button {
            label: builder::list_all(locale, words::count(presets().len())),
            press: Press::Help(HelpTopic::AllRules),
            look: Look::Plain,
        }],
        ..Reply::words(text + &shipped)
    }
}

/// The short titles of all rulesets that ship, group by group.
pub fn all_rulesets(locale: Locale) -> Reply {
    let groups = RulesGroup::ALL.map(|group| {
        let titles = group.rulesets().into_iter();
        let titles: Vec<_> = titles
            .map(|rules| words::short_title(locale, rules))
            .collect();
        let heading = lists::rulesets_name(locale, group);
        format!("**{heading}**\n{}", titles.join(" · "))
    });
    Reply::words(groups.join("\n"))
}

/// A saved ruleset was removed.
pub fn admin_removed_rules(locale: Locale, name: &str) -> Reply {
    Reply::words(catalog::builder::admin_removed_rules(
        locale,
        words::quoted(name),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::DraftId;

    #[test]
    fn every_menu_of_every_ruleset_is_within_discords_limits() {
        let presets = ["copenhagen", "alea-evangelii", "asalto", "dablot"];
        for locale in [Locale::German] {
            for preset in presets.into_iter().filter_map(Ruleset::preset) {
                let of = Draft {
                    id: DraftId(i64::MAX),
                    rules: preset.clone(),
                    number: u32::MAX,
                    can_undo: true,
                };
                for rule in Rule::of(preset.family()) {
                    let (door, group) = (Door::Discord, Some(rule.group()));
                    let shown = draft(locale, door, &of, group, Some(rule), None);
                    assert!(shown.text.chars().count() <= 2000, "{}", shown.text);
                    assert!((2..=3).contains(&shown.menus.len()), "{}", rule.id());
                    for menu in &shown.menus {
                        assert!((1..=25).contains(&menu.options.len()), "{}", menu.label);
                        assert!(menu.label.chars().count() <= 100, "{}", menu.label);
                        for option in &menu.options {
                            assert!((1..=100).contains(&option.label.chars().count()));
                            let id = option.press.to_string();
                            assert!(id.chars().count() <= Press::LONGEST, "{id}");
                            assert_eq!(id.parse(), Ok(option.press));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_list_of_rulesets_fits_into_a_message() {
        let rules = Ruleset::preset("copenhagen").expect("it ships");
        let saved = SavedRuleset {
            code: rules.code(),
            rules,
            version: 3,
        };
        for locale in Locale::ALL {
            let text = rulesets(locale, &vec![saved.clone(); 50]).text;
            assert!(text.chars().count() <= 2000, "{text}");
            let listed = rulesets(locale, &[]);
            assert!(listed.text.contains("Brandubh"), "{}", listed.text);
            assert!(listed.buttons[0].label.chars().count() <= 25);
            let all = all_rulesets(locale).text;
            assert!(all.chars().count() <= ROOM, "{all}");
            for rules in presets() {
                assert!(all.contains(&words::short_title(locale, rules)), "{all}");
            }
        }
    }
}
