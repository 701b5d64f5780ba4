use crate::Ply;
use crate::tafl::Square;

/// What is announced after a move that does not end the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Call {
    /// The king, whose side just moved, could escape at his next move, in one direction.
    Raichi {
        /// The king's square.
        king: Square,
        /// The one open line.
        lines: Vec<EscapeLine>,
    },
    /// The king could escape at his next move in two directions or more.
    Tuichi {
        /// The king's square.
        king: Square,
        /// The open lines.
        lines: Vec<EscapeLine>,
    },
    /// The attackers, who just moved, could capture the king at their next move.
    WatchYourKing {
        /// The king's square.
        king: Square,
        /// The moves that would capture him.
        threats: Vec<Ply>,
    },
}

impl Call {
    /// The word for the call in records.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Raichi { .. } => "raichi",
            Self::Tuichi { .. } => "tuichi",
            Self::WatchYourKing { .. } => "watch-your-king",
        }
    }
}

/// A direction in which a move can begin by which the king would escape.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct EscapeLine {
    /// The king's square.
    pub from: Square,
    /// The squares of the line on which he would have escaped, or from which he would go on to escape in the same move, the
    /// nearest first; at least one.
    pub to: Vec<Square>,
}
