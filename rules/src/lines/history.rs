use crate::{Family, Outcome, Reason, Side};

/// The effect of a repeated position, with the same side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// How often the position has to occur; 0: the rule does not exist.
    pub count: u16,
    /// The effect.
    pub result: RepetitionResult,
}

/// The result of a game in which a position is repeated too often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RepetitionResult {
    /// Nobody wins.
    Draw,
    /// A side wins.
    Win(Side),
    /// The side that repeated it loses.
    MoverLoses,
}

impl RepetitionResult {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Draw,
        Self::Win(Side::First),
        Self::Win(Side::Second),
        Self::MoverLoses,
    ];

    /// The word for it in the JSON of a family.
    #[must_use]
    pub const fn code(self, family: Family) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Win(side) => family.side_codes()[side.index()],
            Self::MoverLoses => "mover-loses",
        }
    }

    /// The result with a word.
    #[must_use]
    pub fn from_code(code: &str, family: Family) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|result| result.code(family) == code)
    }
}

crate::codes! {
    /// What becomes of a side that has no legal ply.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum NoMoves {
        /// It loses.
        Loss = "loss",
        /// Nobody wins.
        Draw = "draw",
    }
}

impl NoMoves {
    /// The winner when a side has no legal ply.
    pub(crate) const fn winner(self, to_move: Side) -> Option<Side> {
        match self {
            Self::Loss => Some(to_move.opponent()),
            Self::Draw => None,
        }
    }
}

/// The part of a game's past that still matters.
#[derive(Debug, Clone)]
pub(crate) struct History {
    plies: usize,
    /// Plies in a row without a removal or a placing.
    quiet: usize,
    /// The positions since the last removal or placing, with the present one; no earlier ones can be repeated.
    seen: Vec<u64>,
}

impl History {
    pub(crate) fn new(start: u64) -> Self {
        Self {
            plies: 0,
            quiet: 0,
            seen: vec![start],
        }
    }

    pub(crate) const fn ply_count(&self) -> usize {
        self.plies
    }

    pub(crate) const fn quiet_plies(&self) -> usize {
        self.quiet
    }

    pub(crate) fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// How often the present position has occurred.
    pub(crate) fn times_seen(&self) -> usize {
        let now = self.seen.last();
        self.seen.iter().filter(|hash| Some(*hash) == now).count()
    }

    /// Adds the position after a ply.
    pub(crate) fn remember(&mut self, position: u64, is_quiet: bool) {
        self.plies += 1;
        if is_quiet {
            self.quiet += 1;
        } else {
            self.quiet = 0;
            self.seen.clear();
        }
        self.seen.push(position);
    }

    /// How the game ends after a ply of a side by what has gone before.
    pub(crate) fn ending(
        &self,
        repetition: Repetition,
        (repeated, quiet): (Reason, Reason),
        quiet_limit: u16,
        mover: Side,
    ) -> Option<Outcome> {
        if repetition.count > 0 && self.times_seen() >= usize::from(repetition.count) {
            let winner = match repetition.result {
                RepetitionResult::Draw => None,
                RepetitionResult::Win(side) => Some(side),
                RepetitionResult::MoverLoses => Some(mover.opponent()),
            };
            return Some(Outcome {
                winner,
                reason: repeated,
            });
        }
        let is_over = quiet_limit > 0 && self.quiet >= usize::from(quiet_limit);
        is_over.then_some(Outcome {
            winner: None,
            reason: quiet,
        })
    }
}
