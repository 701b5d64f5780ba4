use crate::{Call, Outcome, Piece, Ply, Point, Side, WrittenPly};

/// The effects of a ply.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Played {
    /// The side that played it.
    pub by: Side,
    /// The moved piece; the first of several. `None` if a turn was ended early.
    pub piece: Option<Piece>,
    /// The letter of the piece, where the family writes one before its plies.
    pub letter: Option<char>,
    /// The ply.
    pub ply: Ply,
    /// The captured pieces, in board order.
    pub captures: Vec<Capture>,
    /// The call.
    pub call: Option<Call>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Played {
    /// The ply as it is written in records, with its captures: `Kf6-f9xd5/e4`.
    #[must_use]
    pub fn written(&self) -> WrittenPly {
        WrittenPly {
            letter: self.letter,
            ply: self.ply,
            captures: self.captures.iter().map(|capture| capture.point).collect(),
        }
    }
}

/// A piece that a ply removed from the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    /// Its point.
    pub point: Point,
    /// The piece.
    pub piece: Piece,
}
