//! The notation of the program OpenTafl, for rules and for moves.
//!
//! Its rules are words of the form `key:value`, of which `dim` comes first and `start` last. Some of its pieces and
//! rules do not exist here, and the other way round; what cannot be expressed is refused by name, never dropped.

mod moves;
mod read;
mod write;

use std::fmt;

pub(crate) use moves::read_move;
pub use moves::{parse_move, write_move};
pub use read::read_rules;
pub use write::{Inexpressible, write_rules};

use crate::RulesetErrors;
use crate::tafl::{ClassSet, ParseSetupError, Piece};

/// Every reason why rules in OpenTafl's notation cannot be played here; at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenTaflErrors(pub(crate) Vec<OpenTaflError>);

impl OpenTaflErrors {
    /// The reasons.
    #[must_use]
    pub fn all(&self) -> &[OpenTaflError] {
        &self.0
    }
}

impl fmt::Display for OpenTaflErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for OpenTaflErrors {}

/// A reason why rules in OpenTafl's notation cannot be played here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpenTaflError {
    /// A required key is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A key is repeated.
    #[error("`{0}` comes twice")]
    Twice(String),
    /// The notation has no such key.
    #[error("there is no entry `{0}`")]
    Unknown(String),
    /// The notation has no such value.
    #[error("`{key}` cannot be `{given}`")]
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        given: String,
    },
    /// The notation has this value, but no rule here is equivalent.
    #[error("no rule here says what `{key}:{given}` says")]
    NoSuchRule {
        /// The key.
        key: &'static str,
        /// The value.
        given: String,
    },
    /// The start position cannot be read.
    #[error("`start` cannot be read: {0}")]
    Start(#[from] ParseSetupError),
    /// The rules could be read, but cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesetErrors),
}

/// All pieces in the order in which lists name them: man, commander, knight and king of the
/// attackers, then those of the defenders.
const LETTERS: &str = "tcnkTCNK";

/// The classes of a list of letters; those that do not exist here are skipped.
fn classes(letters: &str) -> Option<ClassSet> {
    letters
        .chars()
        .try_fold(ClassSet::NOBODY, |set, letter| match letter {
            't' => Some(set.with(Piece::Attacker)),
            'T' => Some(set.with(Piece::Defender)),
            'K' => Some(set.with(Piece::King)),
            _ => LETTERS.contains(letter).then_some(set),
        })
}

/// The letters for a set of classes. Knights and commanders are treated as soldiers of their side.
fn letters(set: ClassSet) -> String {
    LETTERS
        .chars()
        .filter(|letter| {
            set.contains(match letter {
                'K' => Piece::King,
                upper if upper.is_ascii_uppercase() => Piece::Defender,
                _ => Piece::Attacker,
            })
        })
        .collect()
}
