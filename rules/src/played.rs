use crate::{Call, Outcome, Piece, Ply, Point, Side, WrittenPly};

/// What a ply did.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Played {
    /// Who played it.
    pub by: Side,
    /// What moved; the first of several pieces. `None` if a turn was ended early.
    pub piece: Option<Piece>,
    /// The letter of the piece, where the family writes one before its plies.
    pub letter: Option<char>,
    /// What was done.
    pub ply: Ply,
    /// What it removed, in board order.
    pub captures: Vec<Capture>,
    /// What is announced.
    pub call: Option<Call>,
    /// How the game ended, if it did.
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
    /// Where it was.
    pub point: Point,
    /// What it was.
    pub piece: Piece,
}
