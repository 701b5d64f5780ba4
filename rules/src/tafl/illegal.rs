use crate::tafl::{ClassSet, Outcome, Piece, SpecialKind, Square};

/// Why a move is not legal, with the facts for a sentence in any language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over ({})", .0.reason)]
    GameOver(Outcome),
    /// The board is smaller than that.
    #[error("{square} is off the {size}×{size} board")]
    OffBoard {
        /// The given square.
        square: Square,
        /// Files, and ranks, of the board.
        size: u8,
    },
    /// There is nothing to move.
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the other side.
    #[error("the piece on {from} is not of the side to move")]
    NotYours {
        /// Its square.
        from: Square,
        /// What it is.
        piece: Piece,
    },
    /// The move goes nowhere.
    #[error("{square} is where the piece already stands")]
    SameSquare {
        /// Both ends of the move.
        square: Square,
    },
    /// The squares are neither on one file nor on one rank.
    #[error("{from} and {to} are not on one line")]
    NotInLine {
        /// Where the move starts.
        from: Square,
        /// Where it would end.
        to: Square,
    },
    /// A piece is in the way, or on the destination itself.
    #[error("the way is blocked on {at}")]
    Blocked {
        /// The first occupied square.
        at: Square,
        /// The piece there.
        by: Piece,
    },
    /// The piece may not go over a special square.
    #[error("the piece may not go over {at}")]
    MayNotCross {
        /// The first such square on the way.
        at: Square,
        /// What the square is.
        special: SpecialKind,
        /// Who may go over it.
        only: ClassSet,
    },
    /// The piece may not end its move on a special square.
    #[error("the piece may not stop on {at}")]
    MayNotStop {
        /// Where the move would end.
        at: Square,
        /// What the square is.
        special: SpecialKind,
        /// Who may stop on it.
        only: ClassSet,
    },
    /// The piece cannot go so far in one move.
    #[error("the piece goes {limit} squares at most")]
    TooFar {
        /// The most squares it can go.
        limit: u8,
    },
}
