use std::fmt;

use serde_json::Value;

use crate::{Point, Side, View};

/// Hands the rows of the table of families to a macro, after its own arguments. A row has the variant of the family in the
/// enums of every family, its code in JSON, its module, and the method that takes its ruleset out of a [`Ruleset`](crate::Ruleset).
/// The others are made by the kernel, unlike tafl, which is the first.
macro_rules! families {
    ([$($then:tt)+] $($given:tt)*) => {
        $($then)+! {
            [$($given)*]
            /// The king's table: one side brings its king to safety, the other catches him.
            Tafl "tafl" tafl as_tafl,
            /// A few strong pieces against many weak ones: fox, tiger, leopard and hare games.
            Hunt "hunt" hunt as_hunt,
            /// Two equal armies with ranks, the Saami draughts.
            Dablot "dablot" dablot as_dablot,
            /// The maharajah alone against a whole chess army.
            Chess "chess" chess as_chess,
        }
    };
}

macro_rules! family {
    ([] $($(#[$about:meta])* $variant:ident $code:literal $family:ident $as:ident,)+) => {
        crate::codes! {
            /// A family of games that share a board, pieces and a way to capture.
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            pub enum Family {
                $($(#[$about])* $variant = $code,)+
            }
        }
    };
}

families!([family]);

/// The one match on the family of a game or ruleset: an expression for any of them, or one for tafl and one for those of
/// the kernel.
macro_rules! each {
    ($of:expr, $any:ident => $body:expr) => {
        $crate::family::each!(Self, $of, $any => $body, $any => $body)
    };
    ($enum:ident, $of:expr, $tafl:ident => $of_tafl:expr, $other:ident => $body:expr) => {
        $crate::family::families!(
            [$crate::family::arms] $enum, $of, $tafl => $of_tafl, $other => $body
        )
    };
}

macro_rules! arms {
    (
        [$enum:ident, $of:expr, $tafl:ident => $of_tafl:expr, $other:ident => $body:expr]
        $(#[$about_tafl:meta])* Tafl $code_of_tafl:literal tafl $as_tafl:ident,
        $($(#[$about:meta])* $variant:ident $code:literal $family:ident $as:ident,)+
    ) => {
        match $of {
            $enum::Tafl($tafl) => $of_tafl,
            $($enum::$variant($other) => $body,)+
        }
    };
}

/// An expression for the type of the rulesets of a family, whichever it is.
macro_rules! of_family {
    ($which:expr, $ruleset:ident => $body:expr) => {
        $crate::family::families!([$crate::family::types] $which, $ruleset => $body)
    };
}

macro_rules! types {
    (
        [$which:expr, $ruleset:ident => $body:expr]
        $($(#[$about:meta])* $variant:ident $code:literal $family:ident $as:ident,)+
    ) => {
        match $which {
            $($crate::Family::$variant => {
                type $ruleset = $crate::$family::Ruleset;
                $body
            })+
        }
    };
}

pub(crate) use {arms, each, families, of_family, types};

impl Family {
    /// The family's words for the sides in records and JSON, the first side's first.
    #[must_use]
    pub const fn side_codes(self) -> [&'static str; 2] {
        of_family!(self, Known => Known::SIDES)
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
        of_family!(self, Known => Known::setup_text(json, pieces))
    }

    /// Whether records may write a step as two points with white space between, because a single point is never a
    /// ply.
    #[must_use]
    pub const fn joins_points(self) -> bool {
        of_family!(self, Known => Known::JOINS_POINTS)
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
