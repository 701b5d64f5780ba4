//! The choices of a ruleset, as plain data.

use std::collections::BTreeMap;

use crate::{
    Point, Side,
    dablot::{Compulsory, End, Kind, Piece, Promotion},
    lines::{Board, NoMoves, Repetition},
};

/// All choices of a ruleset, as plain data that anyone may construct.
///
/// It is *not necessarily playable*: [`Ruleset::new`](crate::dablot::Ruleset::new) checks that.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The board, of which the pieces use all lines.
    pub board: Board,
    /// The pieces on the board at the start.
    pub setup: BTreeMap<Point, Piece>,
    /// Who moves first.
    pub starts: Side,
    /// The points of each rank: a piece takes those that have no more than itself.
    pub points: Points,
    /// Who has to leap if they can.
    pub compulsory: Compulsory,
    /// Whether men go back.
    pub men_back: bool,
    /// Which men become officers on the far rank.
    pub promotion: Promotion,
    /// How many actions a turn may have, each a step or one leap; 0: a turn is one ply.
    pub actions: u8,
    /// Whether weaker pieces may take a stronger one together.
    pub ambush: bool,
    /// What decides the game.
    pub end: End,
    /// The effect of a repeated position.
    pub repetition: Repetition,
    /// The game is drawn after this many plies in a row without a capture; 0: never.
    pub quiet_limit: u16,
    /// The effect of having no legal ply.
    pub no_moves: NoMoves,
}

/// The points of each rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Points {
    /// A man's.
    pub man: u8,
    /// An officer's.
    pub officer: u8,
    /// A son's.
    pub son: u8,
    /// A leader's.
    pub leader: u8,
}

impl Points {
    /// The points of a kind of piece.
    #[must_use]
    #[inline]
    pub const fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Man | Kind::Retreated => self.man,
            Kind::Son => self.son,
            Kind::Officer => self.officer,
            Kind::Leader => self.leader,
        }
    }
}
