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
    /// An admin of the server gave the win to this side, or called the game a draw.
    Admin(Option<Side>),
    /// The same before both sides had moved: it is not rated.
    AdminEarly(Option<Side>),
    /// The player of this side had all personal data erased.
    Erased(Side),
}

impl Ending {
    /// The code of [`Ending::OutOfTime`].
    pub const TIME: &str = "time";
    /// The code of [`Ending::Claimed`].
    pub const CLAIMED: &str = "claimed";
    /// The code of [`Ending::Aborted`].
    pub const ABORTED: &str = "aborted";
    /// The code of [`Ending::AdminEarly`].
    pub const ADMIN_EARLY: &str = "admin-early";
    /// The code of [`Ending::Erased`].
    pub const ERASED: &str = "erased";

    /// The side that won; `None` for a draw, or if the game does not count.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Board(outcome) => outcome.winner,
            Self::Admin(winner) | Self::AdminEarly(winner) => winner,
            Self::Resigned(side) | Self::OutOfTime(side) | Self::Erased(side) => {
                Some(side.opponent())
            }
            Self::Claimed(side) => Some(side),
            Self::Agreed | Self::Aborted => None,
        }
    }

    /// The word that records keep for the reason.
    pub fn code(self) -> &'static str {
        match self {
            Self::Board(outcome) => outcome.reason.code(),
            Self::Resigned(_) => "resigned",
            Self::Agreed => "agreed",
            Self::OutOfTime(_) => Self::TIME,
            Self::Claimed(_) => Self::CLAIMED,
            Self::Aborted => Self::ABORTED,
            Self::Admin(_) => "admin",
            Self::AdminEarly(_) => Self::ADMIN_EARLY,
            Self::Erased(_) => Self::ERASED,
        }
    }
}
