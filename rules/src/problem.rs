use std::fmt;

use crate::{Escape, Piece, Rules, Setup, SpecialKind, Square, tables};

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
    /// The setup is for another size of board.
    #[error("the setup has {setup} ranks, and the size is {size}")]
    SetupSize {
        /// The size that was given.
        size: u64,
        /// The ranks of the setup.
        setup: u8,
    },
    /// No game is played on a board of this size.
    #[error("a board has an odd size from 7 to 19, not {0}")]
    Size(u64),
    /// There is no king.
    #[error("the setup has no king")]
    NoKing,
    /// There is more than one king.
    #[error("the setup has {0} kings")]
    Kings(usize),
    /// The king stands where he wins.
    #[error("the king has already escaped, on {0}")]
    Escaped(Square),
    /// The king escapes to corners that there are not.
    #[error("the king cannot escape to corners, there are none")]
    NoCorners,
    /// A camp square is off the board.
    #[error("the camp square {0} is off the board")]
    CampOffBoard(Square),
    /// The corners are as large as the board.
    #[error("corners of {0} × {0} squares do not fit the board")]
    CornerWidth(u8),
}

/// As much of a text as is good in a message: what was given may be as long as a file.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Whether games can be played on a board of this size.
pub(crate) const fn is_playable_size(size: u64) -> bool {
    size >= 7 && size <= Square::MAX_SIZE as u64 && size % 2 == 1
}

/// Why these rules cannot be played.
pub(crate) fn problems(rules: &Rules) -> Vec<RulesetError> {
    let mut problems = Vec::new();
    let size = rules.setup.size();
    if !is_playable_size(u64::from(size)) {
        problems.push(RulesetError::Size(u64::from(size)));
    }
    if rules.corners.width == 0 || rules.corners.width > size / 2 {
        problems.push(RulesetError::CornerWidth(rules.corners.width));
    }
    if rules.escape == Escape::Corner && !rules.corners.present {
        problems.push(RulesetError::NoCorners);
    }
    problems.extend(
        rules
            .camps
            .squares
            .iter()
            .filter(|square| !square.is_on_board(size))
            .map(RulesetError::CampOffBoard),
    );
    problems.extend(of_king(rules, &rules.setup));
    problems
}

/// Why the kings of a setup cannot be played under these rules, as far as that can be seen without
/// looking at anybody else.
pub(crate) fn of_king(rules: &Rules, setup: &Setup) -> Option<RulesetError> {
    let kings = setup.squares_of(Piece::King);
    match (kings.iter().next(), kings.len()) {
        (None, _) => Some(RulesetError::NoKing),
        (Some(king), 1) => is_escape(rules, king).then_some(RulesetError::Escaped(king)),
        (Some(_), count) => Some(RulesetError::Kings(count)),
    }
}

fn is_escape(rules: &Rules, king: Square) -> bool {
    let last = rules.setup.size().saturating_sub(1);
    match rules.escape {
        Escape::Edge => [king.file(), king.rank()]
            .into_iter()
            .any(|at| at == 0 || at == last),
        // He may stand on the edge as long as he can be taken there.
        Escape::SafeEdge => false,
        Escape::Corner => tables::special(rules, king) == Some(SpecialKind::Corner),
    }
}
