use crate::tafl::{Call, Outcome, Piece, Rank, Side, Square};
use crate::{Ply, WrittenPly};

/// The effects of a move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Played {
    /// The side that moved.
    pub by: Side,
    /// The moved piece.
    pub piece: Piece,
    /// Its rank.
    pub rank: Option<Rank>,
    /// The move: every square that the piece lands on.
    pub ply: Ply,
    /// The captured pieces, in board order.
    pub captures: Vec<Capture>,
    /// The call.
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
            ply: self.ply,
            captures: self.captures.iter().map(|capture| capture.square).collect(),
        }
    }
}

/// A piece that a move removed from the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    /// Its square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// Its rank.
    pub rank: Option<Rank>,
    /// The rule that captured it.
    pub kind: CaptureKind,
}

/// The rules by which pieces are captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureKind {
    /// Between the moved piece and something hostile.
    Custodial,
    /// The king, on as many sides as the rules require.
    King,
    /// Against the throne with the king on it.
    Linnaean,
    /// In a row along the edge.
    Shieldwall,
    /// Leapt over.
    Leapt,
    /// Unable to move.
    Immobilised,
    /// By its own move, between two enemies.
    Custody,
}
