use crate::Side;

/// A piece, as code outside its family uses it.
///
/// Pictures and names are looked up by [`code`](Self::code); no code matches on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub side: Side,
    /// The family's stable word for its kind: `attacker`, `king`, `fox`.
    pub code: &'static str,
    /// Its letter in position strings.
    pub letter: char,
    /// Whether it is included in counts of captured pieces. A tafl king is not: his capture ends the game.
    pub is_counted: bool,
}
