//! The ranks of the men on a board. Moves by plain rules are counted on boards without them.

use crate::bits::Bits;
use crate::tafl::Position;

/// Which men on a board have ranks.
pub trait Ranks<B>: Copy {
    /// Whether every move is one walk, pieces alone make occupied squares hostile, and shieldwalls are closed at their ends.
    const IS_PLAIN: bool;

    /// The ranks in a position.
    fn of(position: &Position) -> Self;

    /// The commanders of both sides, who are among the attackers and defenders.
    fn commanders(&self) -> B;

    /// The knights of both sides.
    fn knights(&self) -> B;

    /// The piece on a square, with its rank, goes to another one.
    fn shift(&mut self, from: B, to: B);

    /// Pieces leave the board.
    fn remove(&mut self, squares: B);
}

/// The ranks on a board of any rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ranked<B> {
    commanders: B,
    knights: B,
}

impl<B: Bits> Ranks<B> for Ranked<B> {
    const IS_PLAIN: bool = false;

    fn of(position: &Position) -> Self {
        Self {
            commanders: B::from_words(position.commanders),
            knights: B::from_words(position.knights),
        }
    }

    #[inline]
    fn commanders(&self) -> B {
        self.commanders
    }

    #[inline]
    fn knights(&self) -> B {
        self.knights
    }

    #[inline]
    fn shift(&mut self, from: B, to: B) {
        if from.meets(self.commanders) {
            self.commanders = self.commanders & !from | to;
        } else if from.meets(self.knights) {
            self.knights = self.knights & !from | to;
        }
    }

    #[inline]
    fn remove(&mut self, squares: B) {
        self.commanders = self.commanders & !squares;
        self.knights = self.knights & !squares;
    }
}

/// No ranks, on a board of plain rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plain;

impl<B: Bits> Ranks<B> for Plain {
    const IS_PLAIN: bool = true;

    fn of(_: &Position) -> Self {
        Self
    }

    #[inline]
    fn commanders(&self) -> B {
        B::ZERO
    }

    #[inline]
    fn knights(&self) -> B {
        B::ZERO
    }

    #[inline]
    fn shift(&mut self, _: B, _: B) {}

    #[inline]
    fn remove(&mut self, _: B) {}
}
