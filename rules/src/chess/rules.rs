use std::sync::{Arc, LazyLock};

use super::Ruleset;
use crate::{Family, Group, Rule, kernel::Preset, lines::NoMoves};

crate::codes! {
    /// Where the maharajah starts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Start {
        /// On e1.
        E1 = "e1",
        /// On a square of ranks 1 to 3 that its player chooses with the first move.
        Choice = "choice",
    }
}

/// All choices of a ruleset, as plain data. Every combination can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Where the maharajah starts.
    pub start: Start,
    /// The effect of having no legal move without being in check.
    pub no_moves: NoMoves,
}

impl Rules {
    /// The shipped rules.
    pub const MAHARAJAH: Self = Self {
        start: Start::E1,
        no_moves: NoMoves::Draw,
    };
    /// How often a position has to occur for a draw.
    pub const REPETITIONS: u16 = 3;
    /// How many moves of each side without a capture or a move of a pawn make a draw.
    pub const QUIET_MOVES: u16 = 50;
}

/// The name of the shipped ruleset, from which JSON takes absent keys.
pub(super) const DEFAULT: &str = "maharajah";

const PRESETS: [Preset<Rules>; 1] = [Preset::new(
    DEFAULT,
    "Maharajah and the Sepoys",
    None,
    || Rules::MAHARAJAH,
)];

/// The shipped rulesets, in the order in which they are offered.
pub(super) static RULESETS: LazyLock<Vec<Arc<Ruleset>>> =
    LazyLock::new(|| PRESETS.iter().map(Preset::ruleset).collect());

/// The rules that can be chosen, in the order of JSON.
pub(super) const REGISTRY: &[Rule] = &[
    Rule::word(Family::Chess, "start", Group::Setup, &Start::CODES),
    Rule::word(Family::Chess, "no_moves", Group::Endings, &NoMoves::CODES),
];
