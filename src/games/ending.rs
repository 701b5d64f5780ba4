//! How games end.

use raichi_rules::{Outcome, Side};

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the board.
    Board(Outcome),
    /// This side gave up.
    Resigned(Side),
    /// Both sides agreed to a draw.
    Agreed,
    /// The time of this side ran out.
    OutOfTime(Side),
    /// The other side had left the server, and this one claimed the win.
    Claimed(Side),
    /// It had hardly begun, or a player had left, and nobody won or lost.
    Aborted,
}

impl Ending {
    /// The code of [`Ending::OutOfTime`].
    pub const TIME: &str = "time";
    /// The code of [`Ending::Claimed`].
    pub const CLAIMED: &str = "claimed";
    /// The code of [`Ending::Aborted`].
    pub const ABORTED: &str = "aborted";

    /// The side that won; `None` for a draw, or if the game does not count.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Board(outcome) => outcome.winner,
            Self::Resigned(side) | Self::OutOfTime(side) => Some(side.opponent()),
            Self::Claimed(side) => Some(side),
            Self::Agreed | Self::Aborted => None,
        }
    }

    /// The word that records keep for the reason.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Board(outcome) => outcome.reason.code(),
            Self::Resigned(_) => "resigned",
            Self::Agreed => "agreed",
            Self::OutOfTime(_) => Self::TIME,
            Self::Claimed(_) => Self::CLAIMED,
            Self::Aborted => Self::ABORTED,
        }
    }
}
