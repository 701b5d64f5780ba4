//! A finished review.

use raichi_rules::{Ply, Side};

use super::Fact;

raichi_rules::codes! {
    /// How bad a ply was.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Mark {
        /// It lost at least ten points of the chance to win.
        Inaccuracy = "inaccuracy",
        /// It lost at least twenty.
        Mistake = "mistake",
        /// It lost at least thirty.
        Blunder = "blunder",
    }
}

impl Mark {
    /// The mark for a fall of the chance to win, from 0 to 1.
    #[must_use]
    pub fn of_fall(fall: f64) -> Option<Self> {
        // Falls are differences of shares: 0.9 - 0.6 is slightly less than 0.3.
        match fall + 1e-9 {
            fall if fall >= 0.3 => Some(Self::Blunder),
            fall if fall >= 0.2 => Some(Self::Mistake),
            fall if fall >= 0.1 => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// A ply with what could have been played instead.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedPly {
    /// Who played it.
    pub by: Side,
    /// The ply.
    pub ply: Ply,
    /// What would have been at least as good, with its continuation; none if the ply itself is the best known one.
    pub better: Vec<Ply>,
    /// The chance of its side to win before it, with the best ply, from 0 to 1.
    pub chance_before: f64,
    /// The chance of its side to win after it.
    pub chance_after: f64,
    /// In how many plies its side could win by force before it; negative if it was lost.
    pub win_in: Option<i32>,
    /// What was missed or allowed, the most important first.
    pub facts: Vec<Fact>,
}

impl ReviewedPly {
    /// How much of the chance to win it lost, from 0 to 1.
    #[must_use]
    pub fn fall(&self) -> f64 {
        (self.chance_before - self.chance_after).max(0.0)
    }

    /// How bad it was; `None` if it was good enough.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        Mark::of_fall(self.fall())
    }
}

/// A finished review.
#[derive(Debug, Clone, PartialEq)]
pub struct Reviewed {
    /// The plies in the order of the game.
    pub plies: Vec<ReviewedPly>,
    /// The chance of the first side to win in every position, from 0 to 1: one more than there are plies.
    pub chances: Vec<f64>,
}

impl Reviewed {
    /// The most turning points of a game.
    pub const MOST_TURNING_POINTS: usize = 3;

    /// The places of the plies at which the chance to win fell the most, in the order of the game.
    #[must_use]
    pub fn turning_points(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.plies.len()).collect();
        places.retain(|at| self.plies[*at].mark().is_some());
        places.sort_by(|one, other| {
            self.plies[*other]
                .fall()
                .total_cmp(&self.plies[*one].fall())
        });
        places.truncate(Self::MOST_TURNING_POINTS);
        places.sort_unstable();
        places
    }
}
