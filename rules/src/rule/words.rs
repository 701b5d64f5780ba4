//! Changes of rules as people type them: `king two, no shieldwall`.

use std::fmt;

use super::{Change, Choices, NEVER, NO, NOBODY, NONE, Rule, Vocabulary, YES};
use crate::{Ruleset, RulesetError, problem::shortened};

/// Every reason why typed changes make no ruleset; at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordsErrors(Vec<WordsError>);

impl WordsErrors {
    /// The reasons: first what was not understood, in the order of the text, then what cannot be played.
    #[must_use]
    pub fn all(&self) -> &[WordsError] {
        &self.0
    }
}

impl fmt::Display for WordsErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for WordsErrors {}

/// A reason why typed changes make no ruleset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WordsError {
    /// The words name no rule.
    #[error("`{given}` is no rule")]
    Unknown {
        /// The words.
        given: String,
    },
    /// A rule does not have the value.
    #[error("`{}` cannot be `{given}`", rule.id())]
    Value {
        /// The rule.
        rule: &'static Rule,
        /// The words for the value; empty if there are none.
        given: String,
    },
    /// A rule is given two values.
    #[error("`{}` cannot be both `{first}` and `{second}`", rule.id())]
    Twice {
        /// The rule.
        rule: &'static Rule,
        /// The first value.
        first: String,
        /// The second one.
        second: String,
    },
    /// The rules could be read, but cannot be played.
    #[error(transparent)]
    Rules(RulesetError),
}

/// The parts of a text that are separated by commas or semicolons.
pub fn split_words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// A ruleset with typed changes.
///
/// ```
/// use raichi_rules::{Ruleset, Vocabulary, apply_words};
///
/// let base = Ruleset::preset("copenhagen").unwrap();
/// let words = Vocabulary::of(&base);
/// let changed = apply_words(&base, ["king two", "no shieldwall"], &words).unwrap();
/// assert_eq!(changed.parent(), Some(base));
/// ```
///
/// # Errors
///
/// Every reason why they make no ruleset, in one error.
pub fn apply_words<'a>(
    base: &Ruleset,
    changes: impl IntoIterator<Item = &'a str>,
    vocabulary: &Vocabulary,
) -> Result<Ruleset, WordsErrors> {
    let mut errors = Vec::new();
    let mut understood: Vec<Change> = Vec::new();
    for change in changes {
        match read(change, vocabulary) {
            Err(error) => errors.push(error),
            Ok(change) => {
                let rule = change.rule();
                match understood.iter().find(|known| known.rule() == rule) {
                    Some(known) if *known == change => {}
                    Some(known) => errors.push(WordsError::Twice {
                        rule,
                        first: known.value().to_owned(),
                        second: change.value().to_owned(),
                    }),
                    None => understood.push(change),
                }
            }
        }
    }
    if understood.is_empty() && errors.is_empty() {
        return Ok(base.clone());
    }
    match base.with(&understood) {
        Ok(ruleset) if errors.is_empty() => Ok(ruleset),
        made => {
            let unplayable = made.err().into_iter().flat_map(|errors| errors.0);
            errors.extend(unplayable.map(WordsError::Rules));
            Err(WordsErrors(errors))
        }
    }
}

/// One change.
pub(super) fn read(text: &str, vocabulary: &Vocabulary) -> Result<Change, WordsError> {
    let spaced = text.replace([':', '=', '·'], " ");
    let words: Vec<_> = spaced.split_whitespace().collect();
    let unknown = || WordsError::Unknown {
        given: shortened(text),
    };
    if let [first, rest @ ..] = &words[..]
        && vocabulary.negates(first)
    {
        let (count, rules) = vocabulary.rules_of(rest);
        let negated = rules
            .iter()
            .find_map(|rule| Change::new(rule, negative(rule)?));
        if count == rest.len()
            && let Some(change) = negated
        {
            return Ok(change);
        }
    }
    let (count, rules) = vocabulary.rules_of(&words);
    let given = words[count..].join(" ");
    let value = |rule: &Rule| match rule.choices() {
        Choices::Flag if given.is_empty() => Some(YES.to_owned()),
        Choices::Word(words) if given.is_empty() && words.contains(&YES) => Some(YES.to_owned()),
        _ => vocabulary.value_of(rule, &given),
    };
    let change = rules
        .iter()
        .find_map(|rule| Change::new(rule, &value(rule)?));
    change.ok_or_else(|| match rules.first() {
        Some(rule) => WordsError::Value {
            rule,
            given: shortened(&given),
        },
        None => unknown(),
    })
}

/// The value of a rule that is not there.
fn negative(rule: &Rule) -> Option<&'static str> {
    match rule.choices() {
        Choices::Flag => Some(NO),
        Choices::Word(words) => [NONE, NO, NOBODY]
            .into_iter()
            .find(|none| words.contains(none)),
        Choices::Classes => Some(NOBODY),
        Choices::Points => Some(NONE),
        Choices::Number { never: Some(_), .. } => Some(NEVER),
        Choices::Number { .. } => Some("0"),
        Choices::Words(_) | Choices::Setup => None,
    }
}
