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
    /// It had hardly begun, or a player had left, and nobody won or lost.
    Aborted,
    /// An admin of the server gave the win to this side, or called the game a draw.
    Admin(Option<Side>),
    /// The player of this side had all personal data erased.
    Erased(Side),
}

impl Ending {
    /// The side that won; `None` for a draw, or if the game does not count.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Board(outcome) => outcome.winner,
            Self::Admin(winner) => winner,
            Self::Resigned(side) | Self::OutOfTime(side) | Self::Erased(side) => {
                Some(side.opponent())
            }
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
            Self::OutOfTime(_) => "time",
            Self::Aborted => "aborted",
            Self::Admin(_) => "admin",
            Self::Erased(_) => "erased",
        }
    }
}
