use crate::{
    Point,
    dablot::Piece,
    lines::{Board, Leaps},
};

/// Why a ply is not legal, with the facts for a sentence in any language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// A turn is one ply, so that it cannot be ended early.
    #[error("a turn cannot be ended without a ply")]
    NoActions,
    /// A turn has at least one action.
    #[error("a turn can be ended after its first action")]
    EndBeforeAction,
    /// No piece is put on the board.
    #[error("no piece is put on {at}: pieces only move")]
    Placing {
        /// The given point.
        at: Point,
    },
    /// The board does not have the point.
    #[error("{point} is not on the board")]
    OffBoard {
        /// The given point.
        point: Point,
        /// The board.
        board: Board,
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
        piece: Piece,
    },
    /// A piece stands where a piece should go.
    #[error("a piece stands on {at}")]
    Occupied {
        /// The point.
        at: Point,
        /// The piece there.
        by: Piece,
    },
    /// The points are neither neighbours nor a leap apart on one line.
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
    /// Men do not go back.
    #[error("men do not go back, as from {from} to {to}")]
    ManBack {
        /// Where the step or leap starts.
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
    /// The piece to leap over has more points than the one that leaps.
    #[error("the piece on {over} has {points} points, and the one that leaps {own}")]
    TooStrong {
        /// The point.
        over: Point,
        /// What stands there.
        piece: Piece,
        /// Its points.
        points: u8,
        /// The points of the piece that leaps.
        own: u8,
    },
    /// An action is a single leap.
    #[error("one leap is a whole action, and {at} is its end")]
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
    /// A man that can leap has to, and no other piece moves instead.
    #[error("a man can capture and has to: {leaps}")]
    ManMustLeap {
        /// The possible leaps of men.
        leaps: Leaps,
    },
    /// The rules have no ambush.
    #[error("one piece moves at a time")]
    NoAmbush,
    /// The leaps of an ambush are in board order of the points where they start, and each piece leaps once.
    #[error("the leaps of an ambush are in another order: {first} before {second}")]
    AmbushOrder {
        /// The point that should come first.
        first: Point,
        /// The point that should come second.
        second: Point,
    },
    /// A piece takes part in an ambush twice.
    #[error("the piece on {from} leaps once")]
    AmbushTwice {
        /// Its point.
        from: Point,
    },
    /// The leaps of an ambush go over different points.
    #[error("an ambush goes over one piece, not over {one} and {other}")]
    AmbushOthers {
        /// The point under the first leap.
        one: Point,
        /// That under another one.
        other: Point,
    },
    /// A piece of an ambush could take the enemy alone.
    #[error("the piece on {from} can take the one on {over} alone")]
    AmbushAlone {
        /// Its point.
        from: Point,
        /// The enemy's.
        over: Point,
    },
    /// The pieces of an ambush have fewer points together than the enemy.
    #[error("the piece on {over} has {points} points, and those that leap {together} together")]
    AmbushTooWeak {
        /// The enemy's point.
        over: Point,
        /// The enemy's points.
        points: u32,
        /// The points of all that leap.
        together: u32,
    },
    /// An ambush reaches the enemy's points without one of its pieces.
    #[error("the ambush does not need the piece on {from}")]
    AmbushTooMany {
        /// The point of the piece.
        from: Point,
    },
}
