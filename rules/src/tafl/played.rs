use crate::WrittenPly;
use crate::tafl::{Call, Move, Outcome, Piece, Side, Square};

/// What a move did.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Played {
    /// Who moved.
    pub by: Side,
    /// What moved.
    pub piece: Piece,
    /// From where to where.
    pub mv: Move,
    /// What it captured, in board order.
    pub captures: Vec<Capture>,
    /// What is announced.
    pub call: Option<Call>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

impl Played {
    /// The move as it is written in records, with its captures: `Kf6-f9xd5/e4`.
    #[must_use]
    pub fn written(&self) -> WrittenPly {
        WrittenPly {
            letter: (self.piece == Piece::King).then_some('K'),
            ply: self.mv.into(),
            captures: self.captures.iter().map(|capture| capture.square).collect(),
        }
    }
}

/// A piece that a move removed from the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
    /// The rule by which it fell.
    pub kind: CaptureKind,
}

/// The rules by which pieces are captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureKind {
    /// Between the moved piece and something hostile.
    Custodial,
    /// The king, on as many sides as it takes.
    King,
    /// Against the throne with the king on it.
    Linnaean,
    /// In a row along the edge.
    Shieldwall,
    /// Unable to move.
    Immobilised,
    /// By its own move, between two enemies.
    Custody,
}
