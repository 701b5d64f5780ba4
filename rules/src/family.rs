use std::fmt;

use serde_json::Value;

use crate::{
    Point, Side, View,
    lines::{Board, write_ranks},
    tafl,
};

crate::codes! {
    /// A family of games that share a board, pieces and a way to capture.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Family {
        /// The king's table: one side brings its king to safety, the other catches him.
        Tafl = "tafl",
        /// A few strong pieces against many weak ones: fox, tiger, leopard and hare games.
        Hunt = "hunt",
        /// Two equal armies with ranks, the Saami draughts.
        Dablot = "dablot",
        /// The maharajah alone against a whole chess army.
        Chess = "chess",
    }
}

/// The one match on the family of a game or ruleset: an expression for any of them, or one for tafl and one for those of
/// the kernel.
macro_rules! each {
    ($of:expr, $any:ident => $body:expr) => {
        each!(Self, $of, $any => $body, $any => $body)
    };
    ($enum:ident, $of:expr, $tafl:ident => $of_tafl:expr, $other:ident => $body:expr) => {
        match $of {
            $enum::Tafl($tafl) => $of_tafl,
            $enum::Hunt($other) => $body,
            $enum::Dablot($other) => $body,
            $enum::Chess($other) => $body,
        }
    };
}

/// An expression for the type of the rulesets of a family, whichever it is.
macro_rules! of_family {
    ($family:expr, $ruleset:ident => $body:expr) => {
        match $family {
            $crate::Family::Tafl => {
                type $ruleset = $crate::tafl::Ruleset;
                $body
            }
            $crate::Family::Hunt => {
                type $ruleset = $crate::hunt::Ruleset;
                $body
            }
            $crate::Family::Dablot => {
                type $ruleset = $crate::dablot::Ruleset;
                $body
            }
            $crate::Family::Chess => {
                type $ruleset = $crate::chess::Ruleset;
                $body
            }
        }
    };
}

pub(crate) use {each, of_family};

impl Family {
    /// The family's words for the sides in records and JSON, the first side's first.
    #[must_use]
    pub const fn side_codes(self) -> [&'static str; 2] {
        match self {
            Self::Tafl => tafl::Side::CODES,
            Self::Hunt => ["few", "many"],
            Self::Dablot => ["south", "north"],
            Self::Chess => ["maharajah", "sepoys"],
        }
    }

    /// The side with a word of the family.
    #[must_use]
    pub fn side_from_code(self, code: &str) -> Option<Side> {
        let mut sides = Side::ALL.into_iter();
        sides.find(|side| self.side_codes()[side.index()] == code)
    }

    /// The board of rules in JSON, playable or not; `None` if they cannot be read.
    pub(crate) fn sketched(self, json: &Value) -> Option<View> {
        of_family!(self, Known => Known::sketched(json))
    }

    /// Pieces by their letters as a setup for rules in JSON; `None` if these have no board.
    pub(crate) fn setup_text(self, json: &Value, pieces: &[(Point, char)]) -> Option<String> {
        match self {
            Self::Tafl => tafl::sketch::setup_text(json, pieces),
            Self::Hunt | Self::Dablot => {
                let board = Board::from_code(json["board"].as_str()?)?;
                let letter = |point| {
                    let piece = pieces.iter().find(|(at, _)| *at == point);
                    piece.map(|(_, letter)| *letter)
                };
                Some(write_ranks(board.layout(), letter))
            }
            Self::Chess => None,
        }
    }

    /// Whether records may write a step as two points with white space between, because a single point is never a
    /// ply.
    #[must_use]
    pub const fn joins_points(self) -> bool {
        matches!(self, Self::Tafl | Self::Dablot)
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_survives_its_code() {
        for family in Family::ALL {
            assert_eq!(Family::from_code(family.code()), Some(family));
        }
        assert_eq!(Family::from_code("checkers"), None);
    }
}
