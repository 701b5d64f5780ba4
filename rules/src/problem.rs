use std::fmt;

use crate::{Family, Outcome, Point, dablot, hunt, tafl};

/// Every reason why a ruleset is refused; at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesetErrors(pub(crate) Vec<RulesetError>);

impl RulesetErrors {
    /// The reasons, in the order in which they were found.
    #[must_use]
    pub fn all(&self) -> &[RulesetError] {
        &self.0
    }
}

impl fmt::Display for RulesetErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesetErrors {}

/// A reason why a ruleset is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulesetError {
    /// The text is not JSON.
    #[error("not JSON: {0}")]
    Json(String),
    /// A key occurs more than once.
    #[error("`{0}` is there more than once")]
    Twice(String),
    /// The family does not exist.
    #[error("there is no game `{0}`; it is {families}", families = known_families())]
    UnknownFamily(String),
    /// A required key is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A key does not belong to any rule.
    #[error("there is no rule `{0}`")]
    UnknownKey(String),
    /// A value is not valid for its rule.
    #[error("`{key}` cannot be {given}; it is {expected}")]
    Value {
        /// The key, with its group: `king.capture`.
        key: String,
        /// The given value, in JSON.
        given: String,
        /// The valid values.
        expected: String,
    },
    /// A point of a list does not belong to the board.
    #[error("`{key}` names {point}, which is off the board")]
    OffBoard {
        /// The key, with its group: `goals.few_reach`.
        key: String,
        /// The point.
        point: Point,
    },
    /// The game is over before it begins.
    #[error("the game is over before it begins ({})", .0.reason)]
    Over(Outcome),
    /// The rules could be read, but cannot be played as tafl.
    #[error(transparent)]
    Tafl(#[from] tafl::Problem),
    /// The rules could be read, but cannot be played as a hunt.
    #[error(transparent)]
    Hunt(#[from] hunt::Problem),
    /// The rules could be read, but cannot be played as Dablot.
    #[error(transparent)]
    Dablot(#[from] dablot::Problem),
}

impl RulesetError {
    pub(crate) fn unknown_family(code: &str) -> Self {
        Self::UnknownFamily(shortened(code))
    }

    /// A value that is not valid for its rule.
    pub(crate) fn value(
        key: impl Into<String>,
        given: &serde_json::Value,
        expected: impl Into<String>,
    ) -> Self {
        Self::Value {
            key: key.into(),
            given: shortened(&given.to_string()),
            expected: expected.into(),
        }
    }
}

/// The words of all families in JSON.
pub(crate) fn known_families() -> String {
    Family::ALL
        .map(|family| format!("\"{family}\""))
        .join(" or ")
}

/// A text shortened for a message, because input may be as long as a file.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
