//! A ruleset compiled to sets of points.

use std::fmt;

use super::GameRules;

/// The tables of a ruleset, in the narrowest sets that its board fits into.
#[derive(Clone)]
pub(crate) enum Compiled<R: GameRules> {
    /// Up to 64 bits.
    Narrow(R::Tables<u64>),
    /// Up to 128 bits.
    Wide(R::Tables<u128>),
}

impl<R: GameRules> Compiled<R> {
    pub(super) fn new(rules: &R) -> Self {
        if rules.bit_count() > 64 {
            Self::Wide(rules.tables())
        } else {
            Self::Narrow(rules.tables())
        }
    }
}

impl<R: GameRules> fmt::Debug for Compiled<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The tables are long, and follow from the rules.
        f.write_str("Compiled")
    }
}

/// Evaluates an expression with the tables of a ruleset, for sets of any width.
macro_rules! with_tables {
    ($ruleset:expr, $tables:ident => $body:expr) => {
        match &$ruleset.compiled {
            $crate::kernel::Compiled::Narrow($tables) => $body,
            $crate::kernel::Compiled::Wide($tables) => $body,
        }
    };
}

pub(crate) use with_tables;
