//! A ruleset in words, from the one list of rules: what differs from its parent first, then the rest.

use raichi_rules::{
    Side as AnySide,
    tafl::{Chain, Escape, Piece, Rule, RuleValue, Rules, Ruleset, Side},
};

use super::super::{Part, catalog, words};
use crate::locale::Locale;

/// A ruleset in three lines: how the game is won, how the king is captured, how the other pieces are.
pub(in crate::text) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    let rules = ruleset.rules();
    let say = |ids: &[&str]| {
        let rules_named = ids.iter().filter_map(|id| Rule::named(id));
        let sentences: Vec<_> = rules_named
            .map(|rule| sentence(locale, rule, rules))
            .collect();
        sentences.join(" ")
    };
    let moves = catalog::tafl::rules_moves(locale);
    let moves = match rules.chain {
        Chain::None => moves,
        Chain::May | Chain::Must => format!("{moves} {}", say(&["chain"])),
    };
    vec![say(&[ESCAPE]), say(&of_the_kings_capture(rules)), moves]
}

/// What a side has to do to win.
pub(in crate::text) fn aim(locale: Locale, ruleset: &Ruleset, side: AnySide) -> String {
    let rules = ruleset.rules();
    match side.into() {
        Side::Attackers => catalog::tafl::aim_attackers(locale, rules.king.capture.code()),
        Side::Defenders => catalog::tafl::aim_defenders(locale, rules.escape.code()),
    }
}

/// The rule of how the king wins.
const ESCAPE: &str = "escape";

/// The rules of how the king is captured.
fn of_the_kings_capture(rules: &Rules) -> Vec<&'static str> {
    let mut ids = vec!["king.capture"];
    if rules.edge.hostile.contains(Piece::King) {
        ids.push("edge.hostile");
    }
    if rules.throne.present && rules.throne.hostile.contains(Piece::King) {
        ids.push("throne.hostile");
    }
    ids
}

/// The start position in words.
pub(in crate::text) fn start_in_words(locale: Locale, title: String, ruleset: &Ruleset) -> String {
    let start = ruleset.start();
    catalog::tafl::rules_alt(
        locale,
        title,
        start.count(Piece::Attacker),
        start.count(Piece::Defender),
        start
            .king()
            .map(|square| square.to_string())
            .unwrap_or_default(),
    )
}

/// Explains a ruleset: its [`summary`], the rest, and last what differs from its parent.
pub(in crate::text) fn explanation(
    locale: Locale,
    ruleset: &Ruleset,
    parent: Option<&Ruleset>,
) -> Vec<Part> {
    let rules = ruleset.rules();
    let mut summarised = of_the_kings_capture(rules);
    summarised.push(ESCAPE);
    let mut differences = Vec::new();
    let mut rest = Vec::new();
    let board = board(locale, ruleset);
    // The title of a shipped ruleset names its size; that of another may be anything.
    let is_news_of_board = |parent: &Ruleset| parent.rules().setup != rules.setup;
    if !ruleset.is_shipped() && parent.is_some_and(is_news_of_board) {
        differences.push(board);
    } else {
        rest.push(board);
    }
    for rule in Rule::ALL.iter().filter(|rule| decides(rule, rules)) {
        let differs = parent.is_some_and(|parent| is_news(rule, rules, parent.rules()));
        if differs {
            differences.push(sentence(locale, rule, rules));
        } else if !goes_without_saying(rule, rules) && !summarised.contains(&rule.id()) {
            rest.push(sentence(locale, rule, rules));
        }
    }
    let part = |heading, lines| Part { heading, lines };
    let mut parts = vec![part(None, summary(locale, ruleset)), part(None, rest)];
    if let Some(parent) = parent.filter(|_| !differences.is_empty()) {
        let title = words::shipped_title(locale, parent.name(), parent.title(), false);
        let heading = catalog::rules_unlike(locale, title);
        parts.push(part(Some(heading), differences));
    }
    parts
}

fn board(locale: Locale, ruleset: &Ruleset) -> String {
    let start = ruleset.start();
    catalog::tafl::rules_board(
        locale,
        u32::from(ruleset.size()),
        start.count(Piece::Attacker),
        start.count(Piece::Defender),
    )
}

/// What is said of a rule where it stands among these rules.
fn sentence(locale: Locale, rule: &Rule, rules: &Rules) -> String {
    let message = rule.message();
    match rule.get(rules) {
        RuleValue::Word(word) => catalog::rule(locale, message, word),
        RuleValue::Flag(flag) => catalog::rule(locale, message, if flag { "yes" } else { "no" }),
        RuleValue::Classes(classes) if classes.is_empty() => {
            catalog::rule(locale, message, "nobody")
        }
        RuleValue::Classes(classes) => catalog::rule(locale, message, classes.letters()),
        RuleValue::Number(number) => catalog::rule(locale, message, number),
        RuleValue::Never => catalog::rule(locale, message, "never"),
        RuleValue::Squares(squares) if squares.is_empty() => catalog::rule(locale, message, "none"),
        RuleValue::Squares(squares) if squares == *rules.setup.squares_of(Piece::Attacker) => {
            catalog::rule(locale, message, "start")
        }
        RuleValue::Squares(squares) => catalog::rule(locale, message, words::count(squares.len())),
    }
}

/// Whether a rule decides anything among these rules.
type Condition = fn(&Rules) -> bool;

/// Rules that decide something only as others have it.
const CONDITIONS: &[(&str, Condition)] = &[
    ("throne.stop", |rules| rules.throne.present),
    ("throne.cross", |rules| rules.throne.present),
    ("throne.hostile", |rules| rules.throne.present),
    ("throne.hostile_occupied", |rules| rules.throne.present),
    ("linnaean", |rules| rules.throne.present),
    ("corners.width", |rules| rules.corners.present),
    ("corners.stop", |rules| rules.corners.present),
    // Nothing lies behind a corner of one square.
    ("corners.cross", |rules| {
        rules.corners.present && rules.corners.width > 1
    }),
    ("corners.hostile", |rules| rules.corners.present),
    ("camps.stop", |rules| !rules.camps.squares.is_empty()),
    ("camps.cross", |rules| !rules.camps.squares.is_empty()),
    ("camps.hostile", |rules| !rules.camps.squares.is_empty()),
    ("camps.hostile_occupied", |rules| {
        !rules.camps.squares.is_empty()
    }),
    ("camps.blunt", |rules| !rules.camps.squares.is_empty()),
    ("camps.stay", |rules| !rules.camps.squares.is_empty()),
    ("commander.jump", |rules| rules.setup.has_ranks()),
    ("commander.pierce", |rules| rules.setup.has_ranks()),
    ("knight.jump", |rules| rules.setup.has_ranks()),
    ("knight.pierce", |rules| rules.setup.has_ranks()),
    ("corners.pierce", |rules| {
        rules.corners.present && rules.setup.has_ranks()
    }),
    // A king on the edge has won before there is a fort.
    ("exit_fort", |rules| rules.escape != Escape::Edge),
    ("repetition.result", |rules| rules.repetition.count > 0),
];

/// Choices that are not worth a sentence unless they are a difference.
const ORDINARY: &[(&str, &str)] = &[
    ("soldier_steps", "0"),
    ("king.steps", "0"),
    ("king.jump", "none"),
    ("chain", "none"),
    ("corners.pierce", "no"),
    ("knight.pierce", "no"),
    ("repetition.forbid", "nobody"),
    ("ply_limit", "0"),
    ("throne.present", "yes"),
    ("corners.present", "yes"),
    ("corners.width", "1"),
    ("throne.hostile_occupied", "nobody"),
    ("camps.squares", ""),
    ("camps.hostile_occupied", "nobody"),
    ("camps.blunt", ""),
    ("camps.stay", "no"),
    ("edge.hostile", "nobody"),
    ("linnaean", "no"),
    ("immobilised", "none"),
    ("shieldwall", "no"),
    ("exit_fort", "no"),
    ("enclosure_wins", "no"),
    ("attackers_lose_at", "never"),
    ("repetition.count", "0"),
    ("quiet_limit", "0"),
];

/// Whether a rule decides anything among these rules.
fn decides(rule: &Rule, rules: &Rules) -> bool {
    CONDITIONS
        .iter()
        .find(|(id, _)| *id == rule.id())
        .is_none_or(|(_, holds)| holds(rules))
}

/// Whether a rule is a difference to those who know the parent's rules: another choice, unless
/// neither is worth a word.
fn is_news(rule: &Rule, rules: &Rules, parent: &Rules) -> bool {
    if decides(rule, parent) {
        rule.differs(rules, parent)
    } else {
        !goes_without_saying(rule, rules)
    }
}

fn goes_without_saying(rule: &Rule, rules: &Rules) -> bool {
    ORDINARY
        .iter()
        .any(|(id, choice)| *id == rule.id() && rule.parse(choice) == Some(rule.get(rules)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use raichi_rules::tafl::{Choices, ClassSet, Square, Squares, preset};

    use super::*;

    /// Rules for each choice of a rule that has a sentence of its own.
    fn choices(rule: &Rule) -> Vec<Rules> {
        let numbers = |most: u32| [0, 1, 2, 3, most].map(RuleValue::Number).to_vec();
        let values = match rule.choices() {
            Choices::Words(words) => words.iter().map(|word| RuleValue::Word(word)).collect(),
            Choices::Flag => [false, true].map(RuleValue::Flag).to_vec(),
            Choices::Classes => ClassSet::EACH.map(RuleValue::Classes).to_vec(),
            Choices::Number { most } => numbers(most),
            Choices::NumberOrNever { most } => [numbers(most), vec![RuleValue::Never]].concat(),
            Choices::Squares => {
                let start = *preset::TABLUT.setup.squares_of(Piece::Attacker);
                [start, Squares::NONE]
                    .into_iter()
                    .chain([1, 5].map(|count| Square::all(9).take(count).collect()))
                    .map(RuleValue::Squares)
                    .collect()
            }
        };
        let with = |value| {
            let mut rules = preset::TABLUT;
            assert!(rule.set(&mut rules, value), "{} {value}", rule.id());
            rules
        };
        values.into_iter().map(with).collect()
    }

    #[test]
    fn every_choice_of_every_rule_has_a_sentence_of_its_own_in_every_language() {
        for locale in Locale::ALL {
            let mut said = BTreeMap::new();
            for rule in Rule::ALL {
                for rules in choices(rule) {
                    let sentence = sentence(locale, rule, &rules);
                    let choice = format!("{} {}", rule.id(), rule.get(&rules));
                    assert!(
                        sentence.ends_with('.')
                            && sentence.contains(' ')
                            && !sentence.contains(['{', '}', '*', '$']),
                        "{choice}: {sentence}"
                    );
                    if let Some(other) = said.insert(sentence.clone(), choice.clone()) {
                        panic!("of {other} and {choice} it is said: {sentence}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_lists_name_rules_and_choices_that_there_are() {
        for (id, _) in CONDITIONS {
            assert!(Rule::named(id).is_some(), "{id}");
        }
        for (id, choice) in ORDINARY {
            let value = Rule::named(id).and_then(|rule| rule.parse(choice));
            assert!(value.is_some(), "{id} {choice}");
        }
    }

    fn parts(locale: Locale, name: &str) -> Vec<Part> {
        let ruleset = Ruleset::preset(name).expect("a ruleset that ships");
        explained(locale, &ruleset)
    }

    fn explained(locale: Locale, ruleset: &Ruleset) -> Vec<Part> {
        crate::text::explanation(locale, &ruleset.clone().into())
    }

    #[test]
    fn what_differs_from_the_parent_comes_last() {
        let [first, rest, differences] = &parts(Locale::English, "alea-evangelii")[..] else {
            panic!("three parts");
        };
        let alea = Ruleset::preset("alea-evangelii").expect("a ruleset that ships");
        assert_eq!(first.lines, summary(Locale::English, &alea));
        assert_eq!(
            rest.lines[0],
            "The board has 19 × 19 squares: 48 attackers against 24 defenders and the king."
        );
        assert_eq!(differences.heading.as_deref(), Some("Unlike Fetlar 11×11:"));
        assert_eq!(
            differences.lines,
            [
                "No piece may stop on the throne.",
                "Each corner is a block of 2 × 2 squares.",
                "Only the king may pass over the corners.",
            ]
        );
        assert_eq!((&first.heading, &rest.heading), (&None, &None));
        assert!(
            rest.lines
                .iter()
                .all(|line| !differences.lines.contains(line))
        );

        let [_, _, differences] = &parts(Locale::German, "fetlar")[..] else {
            panic!("three parts");
        };
        assert_eq!(
            differences.heading.as_deref(),
            Some("Anders als Copenhagen 11×11:")
        );
        assert_eq!(
            differences.lines,
            [
                "Einen Schildwall am Rand gibt es nicht.",
                "Mit einer Burg am Rand gewinnt man nicht.",
                "Endet die Partie durch Wiederholung, ist sie unentschieden.",
            ]
        );
    }

    #[test]
    fn what_decides_nothing_is_left_out() {
        let parts = parts(Locale::English, "sea-battle");
        assert!(
            parts.iter().all(|part| part.heading.is_none()),
            "it varies no other"
        );
        let lines = parts.into_iter().flat_map(|part| part.lines);
        let text = lines.collect::<Vec<_>>().join("\n");
        assert!(text.contains("There’s no throne."), "{text}");
        for word in ["stop on", "pass over", "camp", "shieldwall", "fort"] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }

    #[test]
    fn a_ruleset_of_ones_own_is_told_by_what_it_changes_of_copenhagen() {
        let own = Rules {
            quiet_limit: 50,
            ..preset::COPENHAGEN
        };
        let own = Ruleset::new("calm", own).expect("playable");
        let parts = explained(Locale::English, &own);
        let differences = parts.last().expect("there are parts");
        assert_eq!(
            differences.heading.as_deref(),
            Some("Unlike Copenhagen 11×11:")
        );
        assert_eq!(
            differences.lines,
            ["After 50 moves without a capture the game is drawn."]
        );
        let small = Rules {
            setup: preset::BRANDUBH.setup,
            ..preset::COPENHAGEN
        };
        let small = Ruleset::new("small", small).expect("playable");
        let parts = explained(Locale::English, &small);
        let differences = parts.last().expect("there are parts");
        assert!(
            differences.lines[0].starts_with("The board has 7 × 7 squares"),
            "{differences:?}"
        );
        let same = Ruleset::new("same", preset::COPENHAGEN).expect("playable");
        let same = explained(Locale::English, &same);
        assert!(same.iter().all(|part| part.heading.is_none()));
    }

    #[test]
    fn three_lines_are_enough_for_a_challenge() {
        let lines = |name| {
            let ruleset = Ruleset::preset(name).expect("a ruleset that ships");
            summary(Locale::English, &ruleset)
        };
        assert_eq!(
            lines("norse"),
            [
                "The king wins on a corner square; the attackers win by capturing him.",
                "The king is captured when he’s surrounded on all four sides. The edge of the board counts \
                 as an enemy to the king only. The empty throne counts as an enemy to the king only.",
                "All pieces move like a rook in chess. A piece is captured when an enemy’s move puts it \
                 between two enemies in a line.",
            ]
        );
        assert_eq!(
            lines("tawlbwrdd")[1],
            "The king is captured between two enemies, like any other piece."
        );
    }
}
