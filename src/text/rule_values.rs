//! The names of rules and of their values in a language.

use raichi_rules::Rule;

use super::catalog::{command_text, knows};
use crate::locale::Locale;

/// The names of a rule, the usual one first.
pub(super) fn names(locale: Locale, rule: &Rule) -> Vec<String> {
    let id = rule.id();
    let of_side = ["few.", "many."]
        .iter()
        .find_map(|side| id.strip_prefix(side))
        .filter(|rest| ["hand", "lines", "directions"].contains(rest));
    let id = match of_side {
        Some(rest) => format!("side-{rest}"),
        None => id.replace(['.', '_'], "-"),
    };
    text_list(locale, &format!("rule-name-{id}"))
}

/// The words for a value of a rule, the usual one first.
pub(super) fn values(locale: Locale, code: &str) -> Vec<String> {
    let id = format!("rule-value-{code}");
    if knows(locale, &id) {
        text_list(locale, &id)
    } else {
        vec![code.to_owned()]
    }
}

/// The parts of a message that lists words.
pub(super) fn text_list(locale: Locale, id: &str) -> Vec<String> {
    let text = command_text(locale, id);
    text.split(", ").map(str::to_owned).collect()
}

/// The usual one of several words.
pub(super) fn first(mut words: Vec<String>) -> String {
    words.swap_remove(0)
}
