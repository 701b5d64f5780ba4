//! What the form for a new game offers.

use raichi_rules::{Ruleset, Side};

use crate::{
    commands::Command,
    games::{FIRST_RULES, Level, RulesGroup},
    locale::Locale,
    store::SavedRuleset,
    text::{self, FormWords},
};

/// A side that a challenger may choose, or chance.
#[derive(Debug)]
pub(super) struct SideView {
    /// `first`, `second` or `random`.
    pub(super) value: &'static str,
    pub(super) label: String,
}

/// A group of rulesets.
#[derive(Debug)]
pub(super) struct GroupView {
    pub(super) label: String,
    pub(super) rulesets: Vec<RulesView>,
}

/// A ruleset that a new game may have.
#[derive(Debug)]
pub(super) struct RulesView {
    pub(super) name: String,
    pub(super) label: String,
    /// What it calls its sides.
    pub(super) sides: [String; 2],
}

/// The rulesets that are offered before all others, from the one for a first game on.
const GOOD: [&str; 5] = [
    FIRST_RULES,
    "copenhagen",
    "tablut",
    "fox-and-geese",
    "bagh-chal",
];

/// The rulesets of a group that a new game may have.
pub(super) fn group(locale: Locale, group: RulesGroup) -> GroupView {
    GroupView {
        label: text::rulesets_name(locale, group),
        rulesets: group
            .rulesets()
            .into_iter()
            .map(|rules| rules_view(locale, rules))
            .collect(),
    }
}

/// Takes the good rulesets out of their groups, to be offered first.
pub(super) fn good_first(groups: &mut [GroupView]) -> Vec<RulesView> {
    let mut good: Vec<_> = groups
        .iter_mut()
        .flat_map(|group| {
            group
                .rulesets
                .extract_if(.., |rules| place(rules).is_some())
                .collect::<Vec<_>>()
        })
        .collect();
    good.sort_by_key(place);
    good
}

/// The place of a ruleset among the good ones.
fn place(rules: &RulesView) -> Option<usize> {
    GOOD.iter().position(|&name| name == rules.name)
}

/// The rulesets that were saved at the table, if there are any.
pub(super) fn saved(locale: Locale, saved: &[SavedRuleset]) -> Option<GroupView> {
    let rulesets = saved.iter().map(|saved| rules_view(locale, &saved.rules));
    (!saved.is_empty()).then(|| GroupView {
        label: FormWords(locale).saved(),
        rulesets: rulesets.collect(),
    })
}

fn rules_view(locale: Locale, rules: &Ruleset) -> RulesView {
    RulesView {
        name: rules.name().to_owned(),
        label: text::rules_choice(locale, rules, false),
        sides: Side::ALL.map(|side| text::page_side(locale, rules, side)),
    }
}

/// The levels of the computer.
pub(super) fn levels(locale: Locale) -> Vec<(&'static str, String)> {
    let Some(parameter) = Command::Challenge.parameter("level") else {
        return Vec::new();
    };
    let named = |code| (code, parameter.choice_name(code, locale));
    Level::CODES.into_iter().map(named).collect()
}

/// The sides that a challenger may choose. Until the script knows the ruleset, a side has the names of all families.
pub(super) fn sides(locale: Locale, groups: &[GroupView]) -> Vec<SideView> {
    let named = |side: Side| {
        let first = groups.iter().filter_map(|group| group.rulesets.first());
        let mut names: Vec<_> = first.map(|rules| &*rules.sides[side.index()]).collect();
        // The groups of a family have the same names.
        names.dedup();
        names.join(" / ")
    };
    let view = |value, label| SideView { value, label };
    vec![
        view("random", text::random_side(locale)),
        view("fair", text::fair_side(locale)),
        view("first", named(Side::First)),
        view("second", named(Side::Second)),
    ]
}
