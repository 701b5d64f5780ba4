//! The door for programs that search: positions as sets of bits, copied and changed without a game's history.
//!
//! The boards of a ruleset have one of several widths. A visitor is generic over the width and gets the *field*, the
//! compiled ruleset, with the position:
//!
//! ```
//! use raichi_rules::{search::{Bits, tafl::{Board, Field, Visitor, with_board}}, tafl::Ruleset};
//!
//! struct Mobility;
//!
//! impl Visitor for Mobility {
//!     type Output = u64;
//!
//!     fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> u64 {
//!         field.count_moves(&board)
//!     }
//! }
//!
//! let ruleset = Ruleset::preset("brandubh").unwrap();
//! assert_eq!(with_board(&ruleset, ruleset.start(), Mobility), 40);
//! ```
//!
//! Nothing here checks whether a ply is legal. For everything but searches there is [`Game`](crate::Game).

pub mod dablot;
pub mod hunt;
pub mod tafl;

pub use crate::bits::{Bits, Wide, Words};

/// The numbers of the bits in which two sets differ.
fn difference<B: Bits>(one: B, other: B) -> impl Iterator<Item = usize> {
    ((one | other) & !(one & other)).indices()
}
