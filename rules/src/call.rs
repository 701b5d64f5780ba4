use crate::{Ply, Point};

/// What is announced after a ply that does not end the game, with the facts for pictures and sentences.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Call {
    /// The family's stable word for it, also in records: `raichi`, `watch-your-king`.
    pub code: &'static str,
    /// The point of the threatening or threatened piece.
    pub about: Point,
    /// The lines on which that piece could win at its next move.
    pub ways: Vec<Way>,
    /// The plies that would capture that piece.
    pub threats: Vec<Ply>,
}

/// A line on which a piece could win in one move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Way {
    /// The piece's point.
    pub from: Point,
    /// The points of the line on which it would have won, the nearest first; at least one.
    pub to: Vec<Point>,
}
