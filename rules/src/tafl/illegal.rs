use crate::PlyTextError;
use crate::tafl::{ClassSet, Move, Outcome, Piece, SpecialKind, Square};

/// Why a move is not legal, with the facts for a sentence in any language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// It is no move of one piece from square to square.
    #[error("{0}")]
    Form(PlyTextError),
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
    /// Kings, pieces with a rank and one's own are not leapt over.
    #[error("the piece on {over} cannot be leapt over")]
    NotLeapable {
        /// Its square.
        over: Square,
        /// What it is.
        piece: Piece,
    },
    /// The king leaps only from or onto the throne or a corner.
    #[error("{} and {} are neither the throne nor a corner", .0.from, .0.to)]
    LeapFarFromThrone(Move),
    /// A leg by which the move would go on captures nothing and does not win.
    #[error("the move cannot go on to {}, because that captures nothing", .0.to)]
    CapturesNothing(Move),
    /// Nothing goes on after a leg: it captured nothing or ended the game, or no move has several legs.
    #[error("the move ends on {at}")]
    ChainEnds {
        /// Where the leg ended.
        at: Square,
    },
    /// The move has to go on.
    #[error("the piece on {at} must go on capturing")]
    MustGoOn {
        /// Where the move stopped.
        at: Square,
    },
    /// The arrangement of pieces has stood before, and the side may not bring it back.
    #[error(
        "this position has stood before (after move {ply}), and the defenders may not bring it back"
    )]
    StoodBefore {
        /// After how many moves it stood for the first time; 0: at the start.
        ply: u32,
    },
}
