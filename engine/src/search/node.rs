//! Positions of the search, and what is wanted of them.

use raichi_rules::Side;

/// A position on the way from the root.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node<B> {
    pub(crate) board: B,
    pub(crate) hash: u64,
    /// How many plies in a row were quiet.
    pub(crate) quiet: usize,
    /// How many of the positions before can occur again.
    pub(crate) back: usize,
    /// The side that moved into it.
    pub(crate) mover: Side,
    /// The place of the last move in the history.
    pub(crate) last: usize,
}

/// The window of scores that matter, and where in the tree it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) ply: usize,
}
