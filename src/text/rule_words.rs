//! Rules one by one: their names and values in a language, and what is wrong with rules that somebody put together.

use raichi_rules::{
    Choices, Family, Group, Rule, Ruleset, RulesetError, Side, Vocabulary, WordsError,
    name_of_value,
};

use super::{
    catalog::{self, builder, command_text},
    families, family_names,
    rule_values::{first, names, text_list, values},
    words,
};
use crate::locale::Locale;

/// How many problems are listed at most.
const MOST: usize = 15;
/// How many characters of them fit into a message beside its other sentences.
const ROOM: usize = 1700;

/// The name of a group of rules.
pub fn group_name(locale: Locale, group: Group) -> String {
    command_text(locale, &format!("rule-group-{}", group.code()))
}

/// The name of a rule: `King’s capture`, `Geese · lines`.
pub fn rule_name(locale: Locale, ruleset: &Ruleset, rule: &Rule) -> String {
    let name = first(names(locale, rule));
    match side_of(ruleset, rule) {
        Some(side) => capitalised(&format!("{} · {name}", side_in_list(locale, ruleset, side))),
        None => name,
    }
}

/// The value of a rule: `four sides`.
pub fn rule_value(locale: Locale, ruleset: &Ruleset, rule: &Rule, value: &str) -> String {
    if rule.choices() == Choices::Setup {
        let shipped = Ruleset::preset(value);
        return shipped.map_or_else(
            || value.to_owned(),
            |shipped| words::title(locale, &shipped),
        );
    }
    let Some(code) = name_of_value(rule, value) else {
        return value.to_owned();
    };
    let one = |code: &str| match ruleset.side_from_code(code) {
        Some(side) if ruleset.family() == Family::Hunt => side_in_list(locale, ruleset, side),
        _ => first(values(locale, code)),
    };
    match rule.choices() {
        Choices::Words(all) if code.split(' ').count() == all.len() => one("all"),
        Choices::Words(_) => code.split(' ').map(one).collect::<Vec<_>>().join(" + "),
        _ => one(code),
    }
}

/// A rule with its value: `King’s capture: four sides`.
pub fn rule_with_value(locale: Locale, ruleset: &Ruleset, rule: &Rule, value: &str) -> String {
    let name = rule_name(locale, ruleset, rule);
    let value = rule_value(locale, ruleset, rule, value);
    format!("{name}: {value}")
}

/// The words for the rules of a ruleset's family: those that are understood everywhere, and those of a language.
pub fn vocabulary(locale: Locale, ruleset: &Ruleset) -> Vocabulary {
    let mut vocabulary = Vocabulary::of(ruleset);
    let family = ruleset.family();
    for rule in Rule::of(family) {
        for name in names(locale, rule) {
            match side_of(ruleset, rule) {
                Some(side) => {
                    let side = side_in_list(locale, ruleset, side);
                    vocabulary.rule(rule, &format!("{side} {name}"));
                }
                None => vocabulary.rule(rule, &name),
            }
        }
        let codes: &[&'static str] = match rule.choices() {
            Choices::Word(codes) | Choices::Words(codes) => codes,
            Choices::Flag => &["yes", "no"],
            Choices::Classes => &["nobody", "a", "d", "ad", "k", "ak", "dk", "adk"],
            Choices::Number { .. } => &["never"],
            Choices::Points => &["none", "start"],
            Choices::Setup => &[],
        };
        for code in codes.iter().chain(&["all"]) {
            for word in values(locale, code) {
                vocabulary.value(code, &word);
            }
        }
    }
    for side in Side::ALL {
        let name = side_in_list(locale, ruleset, side);
        vocabulary.value(ruleset.side_code(side), &name);
    }
    for word in text_list(locale, "rule-negations") {
        vocabulary.negation(&word);
    }
    vocabulary
}

/// The side of a hunt whose rule it is, where both sides have such a rule.
fn side_of(ruleset: &Ruleset, rule: &Rule) -> Option<Side> {
    let (side, rest) = rule.id().split_once('.')?;
    let side = ruleset.side_from_code(side)?;
    ["hand", "lines", "directions"]
        .contains(&rest)
        .then_some(side)
}

/// A side as it stands in lists of choices.
fn side_in_list(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    catalog::choice_side(locale, family_names::side_of(ruleset, side))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// What is wrong with changes of a ruleset, problem by problem.
pub(super) fn each_problem(locale: Locale, base: &Ruleset, why: &[WordsError]) -> Vec<String> {
    why.iter()
        .map(|error| of_words(locale, base, error))
        .collect()
}

/// What is wrong with typed changes of a ruleset: each problem on a line of its own.
pub(super) fn problems(locale: Locale, base: &Ruleset, why: &[WordsError]) -> String {
    listed(
        locale,
        builder::rules_words_problems(locale),
        why.iter().map(|error| of_words(locale, base, error)),
    )
}

/// What is wrong with a ruleset.
pub(super) fn problems_of_ruleset(locale: Locale, why: &[RulesetError]) -> String {
    listed(
        locale,
        builder::rules_words_problems(locale),
        why.iter().map(|error| of_ruleset(locale, error)),
    )
}

fn listed(locale: Locale, heading: String, problems: impl Iterator<Item = String>) -> String {
    let problems: Vec<_> = problems.map(|problem| format!("- {problem}")).collect();
    let mut room = ROOM;
    let fitting = problems.iter().take(MOST).take_while(|problem| {
        let length = problem.chars().count();
        let fits = length <= room;
        room = room.saturating_sub(length);
        fits
    });
    let mut lines = vec![heading];
    lines.extend(fitting.cloned());
    let left = problems.len() + 1 - lines.len();
    if left > 0 {
        let more = catalog::tafl::rules_line_more(locale, words::count(left));
        lines.push(format!("- {more}"));
    }
    lines.join("\n")
}

fn of_words(locale: Locale, base: &Ruleset, error: &WordsError) -> String {
    let value = |rule, value: &str| rule_value(locale, base, rule, value);
    match error {
        WordsError::Unknown { given } => builder::rules_words_unknown(locale, words::quoted(given)),
        WordsError::Value { rule, given } => {
            let name = rule_name(locale, base, rule);
            let values = possible(locale, base, rule);
            if given.is_empty() {
                builder::rules_words_no_value(locale, name, values)
            } else {
                builder::rules_words_value(locale, name, words::quoted(given), values)
            }
        }
        WordsError::Twice {
            rule,
            first,
            second,
        } => builder::rules_words_twice(
            locale,
            rule_name(locale, base, rule),
            words::quoted(&value(rule, first)),
            words::quoted(&value(rule, second)),
        ),
        WordsError::Rules(error) => of_ruleset(locale, error),
    }
}

/// The values that a rule can have.
fn possible(locale: Locale, base: &Ruleset, rule: &Rule) -> String {
    let value = |code: &&str| rule_value(locale, base, rule, code);
    match rule.choices() {
        Choices::Word(codes) => words::list_or(locale, codes.iter().map(value)),
        Choices::Words(codes) => words::list_or(locale, codes.iter().map(value)),
        Choices::Flag => words::list_or(locale, ["yes", "no"].iter().map(value)),
        Choices::Classes => {
            let codes = ["nobody", "a", "d", "ad", "k", "ak", "dk", "adk"];
            words::list_or(locale, codes.iter().map(value))
        }
        Choices::Number { least, most, never } => {
            let number =
                builder::rules_words_any_number(locale, least.to_string(), most.to_string());
            let never = never.map(|_| value(&"never"));
            words::list_or(locale, [number].into_iter().chain(never))
        }
        Choices::Points => {
            let points = builder::rules_words_points(locale, "`c1 d1`");
            words::list_or(locale, [points, value(&"none")])
        }
        Choices::Setup => {
            let example = rule.get(base);
            builder::rules_words_position(locale, format!("`{example}`"))
        }
    }
}

fn of_ruleset(locale: Locale, error: &RulesetError) -> String {
    if let Some(problem) = families::problem(locale, error) {
        return problem;
    }
    match error {
        RulesetError::Over(_) => builder::rules_problem_over(locale),
        RulesetError::OffBoard { point, .. } => {
            builder::rules_problem_off_board(locale, point.to_string())
        }
        RulesetError::Value {
            key,
            given,
            expected,
        } => {
            let shown = |text: &str| words::harmless(text).replace('"', "");
            builder::rules_words_value(
                locale,
                format!("`{}`", words::quoted(key)),
                words::quoted(&shown(given)),
                words::harmless(expected),
            )
        }
        // JSON is for those who read such words.
        other => builder::rules_words_json(locale, words::harmless(&other.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{apply_words, presets_of};

    use super::*;
    use crate::text::knows;

    /// The languages that have every word.
    const COMPLETE: [Locale; 2] = [Locale::English, Locale::German];

    #[test]
    fn every_rule_group_and_value_has_a_word_in_complete_languages() {
        for locale in COMPLETE {
            for family in Family::ALL {
                let ruleset = &presets_of(family)[0];
                for group in Rule::groups(family) {
                    assert!(knows(locale, &format!("rule-group-{}", group.code())));
                }
                for rule in Rule::of(family) {
                    let name = rule_name(locale, ruleset, rule);
                    assert!(!name.contains("rule-name"), "{name}");
                    assert!(name.chars().count() <= 60, "{name}");
                    for value in rule.offered(ruleset) {
                        let words = rule_value(locale, ruleset, rule, &value);
                        let is_code = value.contains('-') && words == value;
                        assert!(!is_code && !words.is_empty(), "{} {value}", rule.id());
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_shown_of_a_rule_is_understood_in_every_language() {
        for locale in Locale::ALL {
            for family in Family::ALL {
                let ruleset = presets_of(family).last().expect("some ship");
                let vocabulary = vocabulary(locale, ruleset);
                for rule in Rule::of(ruleset.family()) {
                    for value in rule.offered(ruleset) {
                        let shown = rule_with_value(locale, ruleset, rule, &value);
                        if rule.choices() == Choices::Setup {
                            continue;
                        }
                        let stable = format!("{} {value}", rule.id());
                        let read = |words: &str| apply_words(ruleset, [words], &vocabulary);
                        let expected =
                            read(&stable).unwrap_or_else(|why| panic!("{stable}: {why}"));
                        let made = read(&shown).unwrap_or_else(|why| panic!("{shown}: {why}"));
                        assert_eq!(made, expected, "{shown}");
                    }
                }
            }
        }
    }

    #[test]
    fn german_words_are_understood_beside_the_stable_ones() {
        let base = Ruleset::preset("copenhagen").expect("it ships");
        let german = vocabulary(Locale::German, &base);
        let stable = apply_words(&base, ["king.capture two", "shieldwall no"], &german);
        for words in [
            ["König zwei", "kein Schildwall"],
            ["Schlagen des Königs: zwei Seiten", "Schildwall: nein"],
            ["king two", "ohne Schildwall"],
        ] {
            assert_eq!(apply_words(&base, words, &german), stable, "{words:?}");
        }
        let geese = Ruleset::preset("fox-and-geese").expect("it ships");
        let german = vocabulary(Locale::German, &geese);
        let changed = apply_words(
            &geese,
            ["Gänse Linien gerade", "Schlagpflicht Pflicht"],
            &german,
        );
        let stable = apply_words(&geese, ["many.lines grid", "few.capture must"], &german);
        assert_eq!(changed, stable);
        assert!(stable.is_ok());
    }

    #[test]
    fn every_problem_is_named_in_the_readers_language() {
        let base = Ruleset::preset("copenhagen").expect("it ships");
        let words = [
            "king two",
            "king four",
            "<@1> dragons",
            "shieldwall vielleicht",
            "no corners",
            "quiet limit",
        ];
        let german = vocabulary(Locale::German, &base);
        let why = apply_words(&base, words, &german).expect_err("wrong words");
        let told = problems(Locale::German, &base, why.all());
        assert_eq!(told.lines().count(), 6, "{told}");
        for part in [
            "zugleich „zwei Seiten“ und „vier Seiten“",
            "`1 dragons` ist keine Regel",
            "Schildwall kann nicht „vielleicht“ sein. Möglich sind nein, ja oder überall.",
            "Züge ohne Schlagen: Hier fehlt",
            "Das Brett hat keine",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        assert!(!told.contains('@'), "{told}");
    }
}
