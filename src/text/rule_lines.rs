//! How the rules of a family are explained line by line, and what distinguishes a ruleset from its parent.

use raichi_rules::{Side, lines::RepetitionResult};

use super::catalog;
use crate::locale::Locale;

/// Some of the sentences that explain a ruleset, without markup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The line above them.
    pub heading: Option<String>,
    /// The sentences.
    pub lines: Vec<String>,
}

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
    parent: Option<(&R, String)>,
    lines: &[Line<R>],
    (summary, summarised): (Vec<String>, &[&str]),
) -> Vec<Part> {
    let is_news = |line: &Line<R>| {
        parent
            .as_ref()
            .is_some_and(|(parent, _)| line.is_news(ruleset, parent))
    };
    let news: Vec<_> = lines.iter().filter(|line| is_news(line)).collect();
    let is_new = |id: &&str| news.iter().any(|line| line.id == *id);
    let mut differences = Vec::new();
    let mut rest = Vec::new();
    for line in lines {
        if is_new(&line.id) {
            if !line.implied_by.iter().any(&is_new) {
                differences.push((line.say)(locale, ruleset));
            }
        } else if line.is_notable(ruleset) && !summarised.contains(&line.id) {
            rest.push((line.say)(locale, ruleset));
        }
    }
    let part = |heading, lines| Part { heading, lines };
    let mut parts = vec![part(None, summary), part(None, rest)];
    if let Some((_, title)) = parent.filter(|_| !differences.is_empty()) {
        let heading = catalog::rules_unlike(locale, title);
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use raichi_rules::{Family, Ruleset, presets_of};

    use super::super::{chess, dablot, explanation, hunt, rules};
    use super::*;

    /// Hunts that differ from the default in one choice each, or from another of these.
    const HUNTS: [&str; 33] = [
        r#""starts":"many""#,
        r#""board":"square5","setup":"2F2/5/5/5/ggggg","goals":{"many_at_most":2}"#,
        r#""board":"draughts","setup":"1F2/4/4/4/4/4/4/gggg","few":{"lines":["diagonal"]},"many":{"lines":["diagonal"]},"goals":{"many_at_most":2}"#,
        r#""board":"triangle10","setup":"F/3/3/ggg","few":{"lines":["line"]},"many":{"lines":["line"]},"goals":{"many_at_most":2}"#,
        r#""board":"triangle23","setup":"F/6/6/6/gggg","few":{"lines":["line"]},"many":{"lines":["line"]},"goals":{"many_at_most":2}"#,
        r#""board":"lattice4x5","setup":"F3/3/4/3/4/3/4/3/gggg","few":{"lines":["line"]},"many":{"lines":["line"]},"goals":{"many_at_most":2}"#,
        r#""board":"lattice6x7","setup":"F5/5/6/5/6/5/6/5/6/5/6/5/gggggg","few":{"lines":["line"]},"many":{"lines":["line"]},"goals":{"many_at_most":2}"#,
        r#""setup":"3/3/7/F2F3/ggggggg/ggg/ggg""#,
        r#""few":{"hand":1}"#,
        r#""few":{"hand":2},"many":{"hand":1}"#,
        r#""many":{"hand":3}"#,
        r#""few":{"lines":["grid"]},"many":{"lines":["grid"]}"#,
        r#""few":{"lines":["diagonal"]},"many":{"lines":["diagonal"]}"#,
        r#""setup":"3/3/7/2F4/ggggggg/ggg/ggg","few":{"lines":["thin"]},"many":{"lines":["thin","diagonal"]}"#,
        r#""few":{"lines":["grid","thin"]},"many":{"lines":["thin"]}"#,
        r#""few":{"lines":["diagonal","thin","grid"]},"many":{"lines":["diagonal","grid"]}"#,
        r#""few":{"lines":["diagonal","thin","grid"]},"many":{"lines":["thin","grid"]}"#,
        r#""few":{"lines":["diagonal","thin","grid"]},"many":{"lines":["diagonal"]}"#,
        r#""few":{"directions":["sideways"]},"many":{"directions":["back"]}"#,
        r#""few":{"directions":["forward","back-diagonal"]},"many":{"directions":["forward-diagonal","sideways"]}"#,
        r#""few":{"leap":"none"},"goals":{"many_at_most":-1,"few_reach":["d1"]}"#,
        r#""few":{"leap":"single","capture":"must"}"#,
        r#""few":{"capture":"must"}"#,
        r#""few":{"capture":"huff"}"#,
        r#""few":{"trapped":"removed"}"#,
        r#""few":{"trapped":"removed","hand":1}"#,
        r#""goals":{"many_at_most":-1}"#,
        r#""goals":{"many_at_most":0}"#,
        r#""goals":{"many_at_most":1,"few_behind":true,"few_reach":["c1","e1"],"many_fill":["d7"]}"#,
        r#""goals":{"many_fill":["d7","e7"]},"no_moves":"draw""#,
        r#""repetition":{"count":0},"quiet_limit":1"#,
        r#""repetition":{"count":2,"result":"few"},"quiet_limit":50"#,
        r#""repetition":{"result":"many"},"starts":"many""#,
    ];

    /// The same of Dablot.
    const DABLOTS: [&str; 14] = [
        r#""starts":"north""#,
        r#""points":{"leader":4}"#,
        r#""points":{"officer":3},"promotion":"far-edge""#,
        r#""compulsory":"men""#,
        r#""compulsory":"men","actions":3"#,
        r#""men_back":false"#,
        r#""promotion":"unretreated""#,
        r#""actions":1"#,
        r#""actions":2"#,
        r#""ambush":true"#,
        r#""end":"all","setup":"m3/3/4/3/4/3/4/3/M3""#,
        r#""no_moves":"draw","repetition":{"count":0}"#,
        r#""repetition":{"result":"north"},"quiet_limit":1"#,
        r#""repetition":{"count":4,"result":"mover-loses"},"quiet_limit":40"#,
    ];

    fn mixed(family: &str, board: &str, setup: &str, change: &str) -> Ruleset {
        let mut all =
            serde_json::json!({"game": family, "name": "own", "board": board, "setup": setup});
        let change: serde_json::Value =
            serde_json::from_str(&format!("{{{change}}}")).expect("JSON");
        for (key, value) in change.as_object().expect("an object") {
            all[key] = value.clone();
        }
        Ruleset::from_json(&all.to_string()).unwrap_or_else(|error| panic!("{change}: {error}"))
    }

    fn rulesets() -> Vec<Ruleset> {
        let hunts = HUNTS.map(|change| mixed("hunt", "cross", "3/3/7/3F3/ggggggg/ggg/ggg", change));
        let start = "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM";
        let dablots = DABLOTS.map(|change| mixed("dablot", "lattice4x5", start, change));
        let own = [("start", "choice"), ("no_moves", "loss")].map(|(key, value)| {
            let json = serde_json::json!({"game": "chess", "name": "own", key: value});
            Ruleset::from_json(&json.to_string()).expect("rules")
        });
        let shipped = [Family::Hunt, Family::Dablot, Family::Chess];
        let shipped = shipped.into_iter().flat_map(presets_of).cloned();
        shipped.chain(hunts).chain(dablots).chain(own).collect()
    }

    /// What each rule of a ruleset says, by its choice.
    fn sentences(locale: Locale, ruleset: &Ruleset) -> Vec<(String, String)> {
        fn of<R>(locale: Locale, ruleset: &R, lines: &[Line<R>]) -> Vec<(String, String)> {
            let chosen = lines.iter().filter_map(|line| {
                let choice = (line.choice)(ruleset)?;
                Some((format!("{} {choice}", line.id), (line.say)(locale, ruleset)))
            });
            chosen.collect()
        }
        match ruleset {
            Ruleset::Tafl(_) => Vec::new(),
            Ruleset::Hunt(ruleset) => of(locale, &**ruleset, hunt::rules::LINES),
            Ruleset::Dablot(ruleset) => of(locale, &**ruleset, dablot::rules::LINES),
            Ruleset::Chess(ruleset) => of(locale, &**ruleset, chess::rules::LINES),
        }
    }

    #[test]
    fn every_choice_of_every_rule_has_a_sentence_of_its_own_in_every_language() {
        for locale in Locale::ALL {
            let mut said = BTreeMap::new();
            for ruleset in rulesets() {
                for (choice, sentence) in sentences(locale, &ruleset) {
                    assert!(
                        sentence.ends_with('.')
                            && sentence.contains(' ')
                            && !sentence.contains(['{', '}', '*', '$'])
                            && sentence.chars().next().is_some_and(char::is_uppercase),
                        "{choice}: {sentence}"
                    );
                    let key = (ruleset.family().code(), sentence.clone());
                    let other = said.insert(key, choice.clone());
                    if let Some(other) = other.filter(|other| *other != choice) {
                        panic!("of {other} and {choice} it is said: {sentence}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_mixture_is_explained_in_a_message() {
        for locale in Locale::ALL {
            for ruleset in rulesets() {
                let text = rules(locale, &ruleset, None).text;
                assert!(text.chars().count() <= 2000, "{text}");
                assert!(!text.contains(['{', '}', '$']), "{text}");
                let parts = explanation(locale, &ruleset);
                assert_eq!(parts[0].lines.len(), 3, "{text}");
                assert!(
                    parts[0].lines.iter().all(|line| line.ends_with('.')),
                    "{text}"
                );
            }
        }
    }

    fn lines_of(locale: Locale, name: &str) -> Vec<Part> {
        let ruleset = Ruleset::preset(name).expect("a ruleset that ships");
        explanation(locale, &ruleset)
    }

    #[test]
    fn three_lines_are_enough_for_a_challenge() {
        assert_eq!(
            lines_of(Locale::English, "fox-and-hounds")[0].lines,
            [
                "The fox wins by reaching a1, c1, e1 or g1. The hounds win by leaving the fox no legal move (and the \
                 other way round).",
                "The fox moves one point at a time, in any direction. The hounds move one point at a time, diagonally \
                 ahead. The fox can’t capture.",
                "The fox moves first.",
            ]
        );
        assert_eq!(
            lines_of(Locale::German, "bagh-chal")[0].lines,
            [
                "Die Tiger gewinnen, wenn von den Ziegen (am Anfang 20) nur noch 15 übrig sind. Die Ziegen gewinnen, wenn \
                 die Tiger nicht mehr ziehen können (und umgekehrt).",
                "Alle ziehen in jede Richtung, zum nächsten Punkt. Die Tiger schlagen im Sprung auf einer Linie über eine \
                 Ziege auf den leeren Punkt dahinter, einmal in einem Zug. Niemand muss schlagen.",
                "Die Ziegen beginnen. Am Anfang sind 20 Ziegen in der Hand: In jedem Zug kommt eine Figur davon auf einen \
                 leeren Punkt; vorher können die Ziegen nicht ziehen.",
            ]
        );
    }

    #[test]
    fn what_differs_from_the_parent_comes_last() {
        let parts = lines_of(Locale::English, "fox-and-geese-diagonals");
        let differences = parts.last().expect("there are parts");
        assert_eq!(
            differences.heading.as_deref(),
            Some("Unlike Fox and Geese: 13 geese:")
        );
        assert_eq!(
            differences.lines,
            [
                "The board has straight lines, and both diagonals in each small square.",
                "The geese use only the straight lines.",
            ]
        );
        let parts = lines_of(Locale::German, "mini-dablot-actions");
        let differences = parts.last().expect("there are parts");
        assert_eq!(
            differences.heading.as_deref(),
            Some("Anders als Mini-Dablot:")
        );
        assert_eq!(
            differences.lines,
            [
                "Ein Zug hat bis zu 3 Aktionen, jede ein Schritt oder ein einzelner Sprung, mit derselben Figur oder mit \
              anderen; `ende` beendet den Zug vorzeitig."
            ]
        );
        let parts = lines_of(Locale::English, "catch-the-hare");
        assert!(parts.iter().all(|part| part.heading.is_none()));
    }
}
