//! How the rules of a family are explained line by line, and what distinguishes a ruleset from its parent.

use raichi_rules::{Side, lines::RepetitionResult};

use super::{Part, catalog};
use crate::locale::Locale;

/// A rule in words. `R` is a ruleset of its family.
pub(super) struct Line<R: 'static> {
    /// The rule.
    pub id: &'static str,
    /// What is chosen; `None` where it decides nothing.
    pub choice: fn(&R) -> Option<String>,
    /// Whether a choice is not worth a sentence unless it is a difference.
    pub is_ordinary: fn(&str) -> bool,
    /// Rules with which it goes along: if one of them is a difference, this one needs no sentence.
    pub implied_by: &'static [&'static str],
    /// The sentence.
    pub say: fn(Locale, &R) -> String,
}

impl<R> Line<R> {
    /// Whether the rule is a difference to those who know the parent's rules: another choice, unless neither is worth a
    /// sentence.
    fn is_news(&self, ruleset: &R, parent: &R) -> bool {
        let Some(choice) = (self.choice)(ruleset) else {
            return false;
        };
        match (self.choice)(parent) {
            Some(known) => known != choice,
            None => !(self.is_ordinary)(&choice),
        }
    }

    /// Whether the choice is worth a sentence by itself.
    pub(super) fn is_notable(&self, ruleset: &R) -> bool {
        (self.choice)(ruleset).is_some_and(|choice| !(self.is_ordinary)(&choice))
    }
}

/// The sentences of some rules, as far as they are notable.
pub(super) fn say<R>(locale: Locale, ruleset: &R, lines: &[Line<R>], ids: &[&str]) -> Vec<String> {
    let named = ids
        .iter()
        .filter_map(|id| lines.iter().find(|line| line.id == *id));
    let notable = named.filter(|line| line.is_notable(ruleset));
    notable.map(|line| (line.say)(locale, ruleset)).collect()
}

/// Explains a ruleset: its summary, in which some rules are, the rest, and last what differs from its parent, which has a
/// title.
pub(super) fn explanation<R>(
    locale: Locale,
    ruleset: &R,
    parent: Option<(&R, &str)>,
    lines: &[Line<R>],
    (summary, summarised): (Vec<String>, &[&str]),
) -> Vec<Part> {
    let is_news = |line: &Line<R>| parent.is_some_and(|(parent, _)| line.is_news(ruleset, parent));
    let news: Vec<_> = lines.iter().filter(|line| is_news(line)).collect();
    let is_new = |id: &&str| news.iter().any(|line| line.id == *id);
    let mut differences = Vec::new();
    let mut rest = Vec::new();
    for line in lines {
        if is_new(&line.id) {
            if !line.implied_by.iter().any(|id| is_new(id)) {
                differences.push((line.say)(locale, ruleset));
            }
        } else if line.is_notable(ruleset) && !summarised.contains(&line.id) {
            rest.push((line.say)(locale, ruleset));
        }
    }
    let part = |heading, lines| Part { heading, lines };
    let mut parts = vec![part(None, summary), part(None, rest)];
    if let Some((_, title)) = parent.filter(|_| !differences.is_empty()) {
        let heading = catalog::rules_unlike(locale, title.to_owned());
        parts.push(part(Some(heading), differences));
    }
    parts
}

/// What a repetition leads to, as sentences take it, and who wins by it.
pub(super) const fn repeated(result: RepetitionResult) -> (&'static str, Option<Side>) {
    match result {
        RepetitionResult::Draw => ("draw", None),
        RepetitionResult::Win(side) => ("side", Some(side)),
        RepetitionResult::MoverLoses => ("mover-loses", None),
    }
}
