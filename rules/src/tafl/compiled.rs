use crate::bits::Wide;
use crate::tafl::{Rules, tables::Tables};

/// The tables of a ruleset, in the narrowest sets that its board fits into.
#[derive(Debug, Clone)]
pub(crate) enum Compiled {
    /// Up to 7 × 7.
    Small(Box<Tables<u64>>),
    /// Up to 11 × 11.
    Medium(Box<Tables<u128>>),
    /// Up to 15 × 15.
    Large(Box<Tables<Wide<4>>>),
    /// Up to 19 × 19.
    Largest(Box<Tables<Wide<6>>>),
}

impl Compiled {
    pub(crate) fn new(rules: &Rules) -> Self {
        match rules.setup.size() {
            0..=7 => Self::Small(Box::new(Tables::new(rules))),
            8..=11 => Self::Medium(Box::new(Tables::new(rules))),
            12..=15 => Self::Large(Box::new(Tables::new(rules))),
            _ => Self::Largest(Box::new(Tables::new(rules))),
        }
    }
}

/// Evaluates an expression with the tables of a ruleset, for sets of any width.
macro_rules! with_tables {
    ($ruleset:expr, $tables:ident => $body:expr) => {
        match &$ruleset.compiled {
            $crate::tafl::compiled::Compiled::Small(boxed) => {
                let $tables = boxed.as_ref();
                $body
            }
            $crate::tafl::compiled::Compiled::Medium(boxed) => {
                let $tables = boxed.as_ref();
                $body
            }
            $crate::tafl::compiled::Compiled::Large(boxed) => {
                let $tables = boxed.as_ref();
                $body
            }
            $crate::tafl::compiled::Compiled::Largest(boxed) => {
                let $tables = boxed.as_ref();
                $body
            }
        }
    };
}

pub(crate) use with_tables;
