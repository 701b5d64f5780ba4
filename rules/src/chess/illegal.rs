use super::Kind;
use crate::Point;

/// Why a ply is not legal, with the facts for a sentence in any language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The board does not have the point.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// The maharajah has to be placed first.
    #[error("the maharajah has to be placed first, on ranks 1 to 3")]
    PlaceFirst,
    /// The maharajah is placed on ranks 1 to 3.
    #[error("the maharajah is placed on ranks 1 to 3, not on {0}")]
    PlacedTooFar(Point),
    /// The maharajah is placed where a piece stands.
    #[error("a piece stands on {0}")]
    PlacedOnPiece(Point),
    /// There is nothing to place.
    #[error("nothing is put on {0}: pieces only move")]
    Placing(Point),
    /// There is nothing to move.
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The empty point.
        from: Point,
    },
    /// The piece belongs to the other side.
    #[error("the piece on {from} is not of the side to move")]
    NotYours {
        /// Its point.
        from: Point,
        /// What it is.
        piece: Kind,
    },
    /// The piece would stay where it is.
    #[error("{0} is where the piece stands")]
    SamePoint(Point),
    /// A piece of the same side stands there.
    #[error("a piece of the same side stands on {0}")]
    OwnPiece(Point),
    /// The piece does not move like this.
    #[error("the piece on {from} does not move to {to}")]
    Movement {
        /// Its point.
        from: Point,
        /// Where it should go.
        to: Point,
        /// What it is.
        piece: Kind,
    },
    /// A piece is in the way.
    #[error("{at} is in the way from {from} to {to}")]
    Blocked {
        /// Where the piece stands.
        from: Point,
        /// Where it should go.
        to: Point,
        /// The first piece in the way.
        at: Point,
    },
    /// A pawn goes diagonally only to capture, and there is nothing to capture.
    #[error("a pawn goes diagonally only to capture, and nothing is on {to}")]
    PawnDiagonal {
        /// Where it should go.
        to: Point,
    },
    /// A pawn on rank 1 stays there.
    #[error("a pawn on rank 1 neither moves nor promotes")]
    PawnAtEnd {
        /// Its point.
        from: Point,
    },
    /// The royal piece would go into check.
    #[error("the piece on {by} attacks {to}")]
    IntoCheck {
        /// Where the royal piece should go.
        to: Point,
        /// Where the attacker stands.
        by: Point,
        /// What the attacker is.
        attacker: Kind,
    },
    /// The king is in check, and would remain in it.
    #[error("the king on {king} is in check from {by}")]
    InCheck {
        /// Where the king stands.
        king: Point,
        /// Where the maharajah stands.
        by: Point,
    },
    /// The piece protects the king from check.
    #[error("without the piece on {from}, the king would be in check from {by}")]
    Pinned {
        /// Its point.
        from: Point,
        /// Where the maharajah stands.
        by: Point,
    },
}
