//! The rules of Maharajah and the Sepoys in words.

use raichi_rules::{
    Side,
    chess::{MAHARAJAH, Ruleset},
};

use super::super::{
    Part, catalog,
    rule_lines::{self, Line},
    words,
};
use crate::locale::Locale;

/// A ruleset in three lines: who wins how, how pieces move, and what is special.
pub(in crate::text) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    let say = |ids: &[&str]| rule_lines::say(locale, ruleset, LINES, ids).join(" ");
    vec![say(&GOALS), say(&MOVES), say(&SPECIAL)]
}

const GOALS: [&str; 2] = ["end", "no-moves"];
const MOVES: [&str; 3] = ["army", "moves", "limits"];
const SPECIAL: [&str; 3] = ["start", "starts", "solved"];

/// What a side has to do to win.
pub(in crate::text) fn aim(locale: Locale, side: Side) -> String {
    if side == MAHARAJAH {
        catalog::chess::aim_maharajah(locale)
    } else {
        catalog::chess::aim_sepoys(locale)
    }
}

/// Explains a ruleset: its [`summary`], the rest, and last what differs from its parent.
pub(in crate::text) fn explanation(
    locale: Locale,
    ruleset: &Ruleset,
    parent: Option<&Ruleset>,
) -> Vec<Part> {
    let title =
        |parent: &Ruleset| words::shipped_title(locale, parent.name(), parent.title(), false);
    let parent = parent.map(|parent| (parent, title(parent)));
    let summarised = [&GOALS[..], &MOVES, &SPECIAL].concat();
    let summary = summary(locale, ruleset);
    rule_lines::explanation(locale, ruleset, parent, LINES, (summary, &summarised))
}

/// A rule that every ruleset has.
const fn always(id: &'static str, say: fn(Locale, &Ruleset) -> String) -> Line<Ruleset> {
    Line {
        id,
        choice: |_| Some("yes".to_owned()),
        is_ordinary: |_| false,
        implied_by: &[],
        say,
    }
}

/// Every rule, in the order in which they are explained.
pub(in crate::text) const LINES: &[Line<Ruleset>] = &[
    always("army", |locale, _| say(locale, "army", "yes")),
    Line {
        id: "start",
        choice: |ruleset| Some(ruleset.rules().start.code().to_owned()),
        is_ordinary: |_| false,
        implied_by: &[],
        say: |locale, ruleset| say(locale, "start", ruleset.rules().start.code()),
    },
    always("starts", |locale, _| say(locale, "starts", "yes")),
    always("moves", |locale, _| say(locale, "moves", "yes")),
    always("limits", |locale, _| say(locale, "limits", "yes")),
    always("end", |locale, _| say(locale, "end", "yes")),
    Line {
        id: "no-moves",
        choice: |ruleset| Some(ruleset.rules().no_moves.code().to_owned()),
        is_ordinary: |_| false,
        implied_by: &[],
        say: |locale, ruleset| say(locale, "no-moves", ruleset.rules().no_moves.code()),
    },
    always("repetition", |locale, _| say(locale, "repetition", "yes")),
    always("quiet", |locale, _| say(locale, "quiet", "yes")),
    always("solved", |locale, _| say(locale, "solved", "yes")),
];

fn say(locale: Locale, rule: &str, choice: &'static str) -> String {
    catalog::rule(locale, &format!("rule-chess-{rule}"), choice)
}
