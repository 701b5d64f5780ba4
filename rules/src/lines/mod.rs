//! Boards of points on straight lines, and what the families that play on them share.
//!
//! A piece steps to a neighbour on a line of the layers that it may use, or leaps over a neighbour to the next point of
//! the same line.

mod board;
mod chain;
mod direction;
mod history;
pub(crate) mod json;
mod layout;
mod leaps;
mod path;
mod position_text;
mod shared;
mod ways;

pub use board::Board;
pub use direction::Direction;
pub use history::{NoMoves, Repetition, RepetitionResult};
pub use layout::{Layer, Layout, Line};
pub use leaps::Leaps;
pub use path::Path;
pub use position_text::BoardTextError;

pub(crate) use chain::{Length, chains, count_chains};
pub(crate) use history::History;
pub(crate) use position_text::{read_ranks, read_rows, split, write_ranks, write_rows};
pub(crate) use shared::on_points;
pub(crate) use ways::Ways;

use crate::bits::Bits;

/// The most plies that are listed or counted in one position.
///
/// No game of the shipped rulesets comes near it. On boards made for it, the number of chains of leaps would grow
/// beyond all memory.
pub(crate) const MOST_PLIES: usize = 1 << 18;

/// A stored set in the width of a board's tables.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the two halves are what is wanted"
)]
#[inline]
pub(crate) fn narrow<B: Bits>(set: u128) -> B {
    B::from_words([set as u64, (set >> 64) as u64, 0, 0, 0, 0])
}

/// A set in its stored form.
#[inline]
pub(crate) fn widen<B: Bits>(set: B) -> u128 {
    let words = set.to_words();
    u128::from(words[0]) | u128::from(words[1]) << 64
}
