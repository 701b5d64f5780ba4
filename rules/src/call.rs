use crate::{Ply, Point};

/// What is announced after a ply that does not end the game, with what pictures and sentences need for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Call {
    /// The family's stable word for it: `raichi`, `watch-your-king`. Records name it so.
    pub code: &'static str,
    /// The point of the piece that it is about.
    pub about: Point,
    /// The ways by which that piece could win at its next move.
    pub ways: Vec<Way>,
    /// The plies that would take that piece.
    pub threats: Vec<Ply>,
}

/// A line on which a piece could win in one move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Way {
    /// Where the piece is.
    pub from: Point,
    /// The points of the line on which it would have won, the nearest first; at least one.
    pub to: Vec<Point>,
}
