use crate::{
    Point,
    hunt::Piece,
    lines::{Board, Direction, Leaps},
};

/// Why a ply is not legal, with the facts for a sentence in any language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// A turn is one ply, so that it cannot be ended early.
    #[error("a turn cannot be ended without a ply")]
    End,
    /// Several pieces never go at once.
    #[error("one piece moves at a time")]
    Together,
    /// The board does not have the point.
    #[error("{point} is not on the board")]
    OffBoard {
        /// The given point.
        point: Point,
        /// The board.
        board: Board,
    },
    /// The side has pieces in hand, and has to put one on the board.
    #[error("{hand} pieces are still in hand, and the next has to be put on an empty point")]
    HandFirst {
        /// What is in hand.
        piece: crate::Piece,
        /// How many pieces are in hand.
        hand: u8,
        /// An empty point, if there is one.
        free: Option<Point>,
    },
    /// The side has no piece in hand that it could put on a point.
    #[error("no piece is in hand that could be put on {at}")]
    NothingInHand {
        /// The given point.
        at: Point,
    },
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
        piece: crate::Piece,
    },
    /// A piece stands where a piece should be put or go.
    #[error("a piece stands on {at}")]
    Occupied {
        /// The point.
        at: Point,
        /// The piece there.
        by: Piece,
    },
    /// The points are neither neighbours nor a leap apart on a line that the piece uses.
    #[error("{from} and {to} are not on one line")]
    NotInLine {
        /// Where the step or leap starts.
        from: Point,
        /// Where it would end.
        to: Point,
    },
    /// The leap would go over a neighbour, but not straight on.
    #[error("from {from} over {over} a leap does not go round a bend to {to}")]
    RoundBend {
        /// Where the leap starts.
        from: Point,
        /// The neighbour of both.
        over: Point,
        /// Where it would end.
        to: Point,
    },
    /// The pieces of this side do not go in this direction.
    #[error("from {from} to {to} is {}, where the piece does not go", .direction.code())]
    Direction {
        /// Where the step or leap starts.
        from: Point,
        /// Where it would end.
        to: Point,
        /// The direction.
        direction: Direction,
    },
    /// The pieces of this side do not leap.
    #[error("the piece does not leap, as from {from} to {to}")]
    NoLeaps {
        /// Where the leap starts.
        from: Point,
        /// Where it would end.
        to: Point,
    },
    /// There is nothing to leap over.
    #[error("there is nothing on {over} to leap over")]
    OverNothing {
        /// The empty point.
        over: Point,
    },
    /// The piece to leap over belongs to the same side.
    #[error("the piece on {over} is of the same side")]
    OverOwn {
        /// The point.
        over: Point,
    },
    /// A ply consists of a single leap.
    #[error("one leap is a whole ply, and {at} is its end")]
    OneLeap {
        /// Where the leap ends.
        at: Point,
    },
    /// A chain consists of leaps only.
    #[error("from {from} to {to} is a step, and a chain consists of leaps")]
    StepInChain {
        /// Where the step starts.
        from: Point,
        /// Where it would end.
        to: Point,
    },
    /// A piece that can leap has to.
    #[error("a piece can capture and has to: {leaps}")]
    MustLeap {
        /// The possible leaps.
        leaps: Leaps,
    },
    /// The chain has to go on.
    #[error("the piece on {at} can capture on and has to: {leaps}")]
    GoesOn {
        /// Where the chain stops.
        at: Point,
        /// The possible leaps from there.
        leaps: Leaps,
    },
}
