use crate::{Ply, Point};

/// The possible continuations of a ply that begins with some points, for pickers and completion.
///
/// In tafl, no points are continued by the points of the movable pieces, such a point by the destinations of its
/// piece, and both together are a whole ply. A chain of leaps may be whole and continue as well. If a single point is
/// whole, a piece is put there; if no points are, the turn may be ended. An ambush is given leap by leap, in any order:
/// two points for each piece.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Continuations {
    /// The possible next points, in board order.
    pub next: Vec<Point>,
    /// The legal ply that the points already form.
    pub whole: Option<Ply>,
}

impl Continuations {
    /// Whether no legal ply begins with the points.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.next.is_empty() && self.whole.is_none()
    }
}
