use std::fmt;

use crate::{Family, tafl};

/// Every reason at once why a ruleset is refused; at least one.
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
    /// There is no such family of games.
    #[error("there is no game `{0}`; it is {families}", families = families())]
    UnknownFamily(String),
    /// A key that must be there is not.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// There is a key that no rule has.
    #[error("there is no rule `{0}`")]
    UnknownKey(String),
    /// A key has a value that its rule does not have.
    #[error("`{key}` cannot be {given}; it is {expected}")]
    Value {
        /// The key, with its group: `king.capture`.
        key: String,
        /// The value as it was given, in JSON.
        given: String,
        /// What it may be.
        expected: String,
    },
    /// The rules are understood, and no tafl game can be played by them.
    #[error(transparent)]
    Tafl(#[from] tafl::Problem),
}

impl RulesetError {
    pub(crate) fn unknown_family(code: &str) -> Self {
        Self::UnknownFamily(shortened(code))
    }

    /// A key with a value that its rule does not have.
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

/// The words of all families, as they stand in JSON.
pub(crate) fn families() -> String {
    Family::ALL
        .map(|family| format!("\"{family}\""))
        .join(" or ")
}

/// As much of a text as is good in a message: what was given may be as long as a file.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
