use super::{Choices, NEVER, NO, NOBODY, NONE, Rule, YES};
use crate::{Family, Ruleset, Side};

/// The words by which the rules of a family and their values are typed: ids and plain English, and those of another
/// language that are added.
#[derive(Debug, Clone)]
pub struct Vocabulary {
    family: Family,
    rules: Vec<(String, &'static Rule)>,
    values: Vec<(String, &'static str)>,
    negations: Vec<String>,
}

/// Plain words for rules beside their ids.
const RULES: &[(&str, &str)] = &[
    ("starts", "first"),
    ("soldier_steps", "steps"),
    ("king.capture", "king"),
    ("king.capture", "king captured by"),
    ("king.armed", "armed king"),
    ("king.armed", "armed"),
    ("throne.present", "throne"),
    ("corners.present", "corners"),
    ("camps.squares", "camps"),
    ("edge.hostile", "hostile edge"),
    ("edge.hostile", "edge"),
    ("shieldwall", "shieldwalls"),
    ("shieldwall", "shield wall"),
    ("exit_fort", "exit forts"),
    ("exit_fort", "fort"),
    ("exit_fort", "forts"),
    ("enclosure_wins", "enclosure"),
    ("custody", "strict custody"),
    ("repetition.count", "repetition"),
    ("repetition.result", "repetition"),
    ("quiet_limit", "quiet"),
    ("goals.many_at_most", "many at most"),
    ("goals.many_at_most", "at most"),
    ("few.leap", "leap"),
    ("few.leap", "leaps"),
    ("few.capture", "capture"),
    ("few.trapped", "trapped"),
    ("goals.few_reach", "reach"),
    ("goals.few_behind", "behind"),
    ("goals.many_fill", "fill"),
    ("points.man", "man"),
    ("points.officer", "officer"),
    ("points.son", "son"),
    ("points.leader", "leader"),
    ("men_back", "men go back"),
    ("actions", "action points"),
];

/// Plain words for values beside their codes.
const VALUES: &[(&str, &str)] = &[
    ("true", YES),
    ("on", YES),
    ("false", NO),
    ("off", NO),
    ("2", "two"),
    ("4", "four"),
    ("nobody", NOBODY),
    ("none", NOBODY),
    ("attackers", "a"),
    ("defenders", "d"),
    ("soldiers", "ad"),
    ("king", "k"),
    ("attackers and king", "ak"),
    ("defenders and king", "dk"),
    ("everybody", "adk"),
    ("all", "adk"),
    ("never", NEVER),
    ("none", NEVER),
    ("none", "0"),
    ("any", "0"),
    ("no limit", "0"),
    ("lose", "loss"),
    ("loses", "loss"),
    ("drawn", "draw"),
];

const NEGATIONS: [&str; 2] = ["no", "without"];

/// The code under which the words of a language have a value of a rule: `number` for numbers, `points` and `setup` for
/// what is written in the notation of boards.
#[must_use]
pub fn name_of_value<'a>(rule: &Rule, value: &'a str) -> Option<&'a str> {
    match rule.choices() {
        Choices::Word(_) | Choices::Flag | Choices::Classes | Choices::Words(_) => Some(value),
        Choices::Number { .. } if value == NEVER => Some(value),
        Choices::Points if [NONE, super::START].contains(&value) => Some(value),
        Choices::Number { .. } | Choices::Points | Choices::Setup => None,
    }
}

impl Vocabulary {
    /// The ids and the English words for rules of the family of a ruleset, with the names that it has for its sides.
    #[must_use]
    pub fn of(ruleset: &Ruleset) -> Self {
        let family = ruleset.family();
        let mut vocabulary = Self {
            family,
            rules: Vec::new(),
            values: Vec::new(),
            negations: Vec::new(),
        };
        for rule in Rule::of(family) {
            vocabulary.rule(rule, rule.id());
            vocabulary.rule(rule, &rule.id().replace(['.', '_'], " "));
            for side in Side::ALL {
                let group = format!("{}.", ruleset.side_code(side));
                if let (Some(of_side), Some(name)) =
                    (rule.id().strip_prefix(&group), ruleset.side_name(side))
                {
                    vocabulary.rule(rule, &format!("{name} {of_side}"));
                }
            }
        }
        for (id, word) in RULES {
            if let Some(rule) = Rule::named(family, id) {
                vocabulary.rule(rule, word);
            }
        }
        for (word, value) in VALUES {
            vocabulary.value(value, word);
        }
        for side in Side::ALL {
            if let Some(name) = ruleset.side_name(side) {
                vocabulary.value(ruleset.side_code(side), name);
            }
        }
        for word in NEGATIONS {
            vocabulary.negation(word);
        }
        vocabulary
    }

    /// Adds a word for a rule.
    pub fn rule(&mut self, rule: &'static Rule, word: &str) {
        self.rules.push((word.trim().to_lowercase(), rule));
    }

    /// Adds a word for a value.
    pub fn value(&mut self, value: &'static str, word: &str) {
        self.values.push((word.trim().to_lowercase(), value));
    }

    /// Adds a word that negates a rule, as `no` does in `no shieldwall`.
    pub fn negation(&mut self, word: &str) {
        self.negations.push(word.trim().to_lowercase());
    }

    /// The family whose rules it has.
    #[must_use]
    pub const fn family(&self) -> Family {
        self.family
    }

    /// The rules for which some words stand, with how many words: the longest beginning of the words that stands for
    /// any.
    pub(super) fn rules_of(&self, words: &[&str]) -> (usize, Vec<&'static Rule>) {
        for count in (1..=words.len()).rev() {
            let begin = words[..count].join(" ").to_lowercase();
            let known = self.rules.iter().filter(|(word, _)| *word == begin);
            let mut found: Vec<&'static Rule> = Vec::new();
            for (_, rule) in known {
                if !found.contains(rule) {
                    found.push(rule);
                }
            }
            if !found.is_empty() {
                return (count, found);
            }
        }
        (0, Vec::new())
    }

    /// The value of a rule for which a text stands.
    pub(super) fn value_of(&self, rule: &Rule, text: &str) -> Option<String> {
        let lower = text.to_lowercase();
        let known = self.values.iter().filter(|(word, _)| *word == lower);
        rule.parse(text)
            .or_else(|| rule.parse(&lower))
            .or_else(|| known.clone().find_map(|(_, value)| rule.parse(value)))
            .or_else(|| {
                // Several words of a list, each by itself.
                let list = matches!(rule.choices(), Choices::Words(_));
                let one = |part: &str| {
                    let mut known = self.values.iter().filter(|(word, _)| word == part);
                    let code = known.find_map(|(_, value)| rule.parse(value));
                    code.unwrap_or_else(|| part.to_owned())
                };
                let separators: &[char] = if lower.contains('+') {
                    &['+']
                } else {
                    &[' ', '/', '&']
                };
                let parts = lower.split(separators).map(str::trim);
                let parts: Vec<_> = parts.filter(|part| !part.is_empty()).map(one).collect();
                rule.parse(&parts.join(" ")).filter(|_| list)
            })
    }

    /// Whether a word negates a rule.
    pub(super) fn negates(&self, word: &str) -> bool {
        self.negations.contains(&word.to_lowercase())
    }
}
