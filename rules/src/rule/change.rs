use std::sync::LazyLock;

use serde_json::{Value, json};

use super::{Choices, NO, Rule, SETUP, START, Sketch, YES};
use crate::{Family, Ruleset, RulesetErrors, family::of_family, hunt, presets_of, tafl};

/// A rule with another value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    rule: &'static Rule,
    value: String,
}

impl Change {
    /// A change of a rule to a value; `None` if the text is none of the rule's values.
    #[must_use]
    pub fn new(rule: &'static Rule, value: &str) -> Option<Self> {
        let value = rule.parse(value)?;
        Some(Self { rule, value })
    }

    /// The rule.
    #[must_use]
    pub const fn rule(&self) -> &'static Rule {
        self.rule
    }

    /// The value, in its one form.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }

    /// The change as everybody can type it: `king capture two`, `no shieldwall`.
    #[must_use]
    pub fn in_words(&self) -> String {
        let rule = self.rule.id().replace(['.', '_'], " ");
        match (self.rule.choices(), self.value.as_str()) {
            (Choices::Flag | Choices::Word(_), YES) => rule,
            (Choices::Flag | Choices::Word(_), NO) => format!("no {rule}"),
            (_, value) => format!("{rule} {value}"),
        }
    }

    /// Makes the change in the JSON of a ruleset.
    pub(super) fn apply(&self, ruleset: &mut Value) {
        if self.rule.id() == SETUP {
            return self.set_up(ruleset);
        }
        let value = match self.value.as_str() {
            START if self.rule.family() == Family::Tafl => starting_squares(ruleset),
            value => self.rule.to_json(value),
        };
        let Value::Object(keys) = ruleset else {
            return;
        };
        // The key, or its whole group, may be missing, where it has its default.
        match self.rule.id().rsplit_once('.') {
            Some((group, key)) => {
                let group = keys.entry(group).or_insert_with(|| json!({}));
                put_in(group, key, value);
            }
            None => {
                keys.insert(self.rule.id().to_owned(), value);
            }
        }
    }

    /// Puts the pieces of a setup on the board, and those in hand aside.
    fn set_up(&self, ruleset: &mut Value) {
        let family = self.rule.family();
        if let Some(source) = self.rule.source(&self.value) {
            let source_json = source.to_value();
            let board = if family == Family::Tafl {
                "size"
            } else {
                "board"
            };
            put(ruleset, board, source_json[board].clone());
            let mut ranks = source_json[SETUP].clone();
            if let Ruleset::Hunt(hunt) = source {
                for side in ["few", "many"] {
                    put(
                        ruleset,
                        &format!("{side}.hand"),
                        source_json[side]["hand"].clone(),
                    );
                }
                ranks = json!(relettered(hunt, &source_json, ruleset));
            }
            put(ruleset, SETUP, ranks);
            return;
        }
        let mut parts = self.value.split('+');
        let ranks = parts.next().unwrap_or_default();
        match family {
            Family::Tafl => put(ruleset, "size", json!(ranks.split('/').count())),
            Family::Hunt => {
                for hand in parts {
                    let digits = hand.trim_end_matches(|c: char| !c.is_ascii_digit());
                    let letter = &hand[digits.len()..];
                    for side in ["few", "many"] {
                        if ruleset[side]["letter"].as_str() == Some(letter)
                            && let Ok(number) = digits.parse::<u8>()
                        {
                            put(ruleset, &format!("{side}.hand"), json!(number));
                        }
                    }
                }
            }
            // No other family has pieces in hand at the start that a ruleset counts.
            _ => {}
        }
        put(ruleset, SETUP, json!(ranks));
    }
}

/// Puts a value into a group of rules.
fn put_in(group: &mut Value, key: &str, value: Value) {
    if let Value::Object(keys) = group {
        keys.insert(key.to_owned(), value);
    }
}

/// The setup of a hunt with the letters of another one.
fn relettered(source: &hunt::Ruleset, source_json: &Value, target: &Value) -> String {
    let letter = |side: &str| {
        target[side]["letter"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let (few, many) = (letter("few"), letter("many"));
    let ranks = source_json[SETUP].as_str().unwrap_or_default().chars();
    ranks
        .map(|c| match c {
            c if c == source.rules().few.letter => few.clone(),
            c if c == source.rules().many.letter => many.clone(),
            other => other.to_string(),
        })
        .collect()
}

/// The squares of the attackers at the start.
fn starting_squares(ruleset: &Value) -> Value {
    let setup = ruleset[SETUP].as_str().map(str::parse::<tafl::Setup>);
    let Some(Ok(setup)) = setup else {
        return json!([]);
    };
    let squares = setup.attackers().iter();
    squares.map(|square| square.to_string()).collect()
}

/// Puts a value where an id leads.
pub(super) fn put(ruleset: &mut Value, id: &str, value: Value) {
    let place = id.split('.').try_fold(ruleset, |at, key| at.get_mut(key));
    if let Some(place) = place {
        *place = value;
    }
}

impl Ruleset {
    /// The name of rulesets that do not ship and that nobody has named.
    pub const NAMELESS: &str = "custom";

    /// The same rules with some changes, all at once. Rules that equal those of a shipped ruleset become that ruleset;
    /// others have no name of their own.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error. Changes of rules of other families are left out.
    pub fn with(&self, changes: &[Change]) -> Result<Self, RulesetErrors> {
        Sketch::new(self, changes).ruleset()
    }

    /// The same rules with a name of their own; those of a shipped ruleset keep theirs.
    #[must_use]
    pub fn named(&self, new: &str) -> Self {
        if let Some(shipped) = self.shipped_equal() {
            return shipped;
        }
        let mut json = self.to_value();
        name(&mut json, new);
        // The name decides nothing, so that these rules can be played as well.
        Self::from_stored_value(&json).unwrap_or_else(|_| self.clone())
    }

    /// The same rules without a name; those of a shipped ruleset keep theirs.
    #[must_use]
    pub fn nameless(&self) -> Self {
        self.named(Self::NAMELESS)
    }

    /// Whether nobody has named it.
    #[must_use]
    pub fn is_nameless(&self) -> bool {
        self.name() == Self::NAMELESS
    }

    /// The shipped ruleset with the same rules.
    #[must_use]
    pub fn shipped_equal(&self) -> Option<Self> {
        let mut presets = presets_of(self.family()).iter();
        presets.find(|preset| preset.has_rules_of(self)).cloned()
    }
}

pub(super) fn name(ruleset: &mut Value, name: &str) {
    put(ruleset, "name", json!(name));
    put(ruleset, "title", json!(name));
}

/// The values of the rules of each shipped ruleset by which others are described.
static BASES: LazyLock<Vec<(Ruleset, Vec<String>)>> = LazyLock::new(|| {
    let is_base = |preset: &&Ruleset| match preset {
        Ruleset::Tafl(_) => {
            let mut all = tafl::preset::PRESETS.iter();
            all.any(|known| known.is_base && known.name == preset.name())
        }
        _ => true,
    };
    let presets = Family::ALL.into_iter().flat_map(presets_of);
    presets
        .filter(is_base)
        .map(|preset| (preset.clone(), values(preset)))
        .collect()
});

fn values(ruleset: &Ruleset) -> Vec<String> {
    let json = ruleset.to_value();
    let rules = Rule::of(ruleset.family()).iter();
    rules
        .map(|rule| rule.read(&json).unwrap_or_default())
        .collect()
}

/// The shipped ruleset from which another one differs least, so that it is described by what is unlike; of several,
/// the one from which JSON takes absent keys, or else the first. Another setup weighs as much as two other rules.
#[must_use]
pub(crate) fn nearest(ruleset: &Ruleset) -> Option<Ruleset> {
    let own = values(ruleset);
    let rules = Rule::of(ruleset.family());
    let distance = |known: &[String]| -> usize {
        let pairs = rules.iter().zip(own.iter().zip(known));
        let differing = pairs.filter(|(_, (one, other))| one != other);
        differing
            .map(|(rule, _)| if rule.id() == SETUP { 2 } else { 1 })
            .sum()
    };
    let first = of_family!(ruleset.family(), Known => Known::DEFAULT);
    let known = BASES.iter();
    let known = known.filter(|(preset, _)| preset.family() == ruleset.family());
    let nearest = known.min_by_key(|(preset, values)| (distance(values), preset.name() != first));
    nearest.map(|(preset, _)| preset.clone())
}
