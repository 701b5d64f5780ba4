use crate::Side;

/// A piece, as everything outside its family reads it.
///
/// Pictures and words are looked up by [`code`](Self::code); nobody matches on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side that it belongs to.
    pub side: Side,
    /// The family's stable word for its kind: `attacker`, `king`, `fox`.
    pub code: &'static str,
    /// The letter that stands for it in position strings.
    pub letter: char,
    /// Whether it counts where captured pieces are counted. A tafl king does not: his capture ends the game.
    pub is_counted: bool,
}
