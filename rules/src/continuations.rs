use crate::{Ply, Point};

/// How a ply that begins with some points may go on. It drives pickers and completion.
///
/// In tafl, nothing goes on to the points of the pieces that can move, such a point to where the piece can go, and both
/// are a whole ply. A chain of leaps may be whole and go on as well. Where a point alone is whole, a piece is put
/// there; where nothing is, the turn may be ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Continuations {
    /// The points that may come next, in board order.
    pub next: Vec<Point>,
    /// The legal ply that the points are already.
    pub whole: Option<Ply>,
}

impl Continuations {
    /// Whether no legal ply begins so.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.next.is_empty() && self.whole.is_none()
    }
}
