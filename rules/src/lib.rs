//! The rules of tafl, the family of the Viking king's table, as a pure library.
//!
//! Nothing here knows a clock, randomness, a network or a file.

mod piece;
mod side;
mod square;

pub use piece::Piece;
pub use side::Side;
pub use square::{ParseSquareError, Square};
