//! The door for programs that search: positions as sets of bits, copied and changed without a game's history.
//!
//! The boards of a ruleset have one of several widths. A visitor is generic over the width and gets the *field*, the
//! compiled ruleset, with the position.
//!
//! Nothing here checks whether a ply is legal. For everything but searches there is [`Game`](crate::Game).

pub mod dablot;
pub mod hunt;
pub mod tafl;

mod field;

pub use field::{Field, Visitor, with_state};

pub use crate::bits::{Bits, Wide, Words};

/// The numbers of the bits in which two sets differ.
fn difference<B: Bits>(one: B, other: B) -> impl Iterator<Item = usize> {
    ((one | other) & !(one & other)).indices()
}
