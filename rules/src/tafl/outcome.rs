use std::fmt;

use crate::tafl::Side;

/// How a game ended by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The king was captured.
    KingCaptured,
    /// The king reached where he had to go.
    KingEscaped,
    /// The king is on the edge where no attacker can ever get next to him.
    ExitFort,
    /// Too few attackers are left.
    AttackersDestroyed,
    /// No defender can reach the edge any more.
    Enclosed,
    /// A position was repeated too often.
    Repetition,
    /// There was no capture for too long.
    Quiet,
    /// The side to move has no legal move.
    NoMoves,
}

impl Reason {
    /// Every reason, in the order in which a position is judged.
    pub const ALL: [Self; 8] = [
        Self::KingCaptured,
        Self::KingEscaped,
        Self::ExitFort,
        Self::AttackersDestroyed,
        Self::Enclosed,
        Self::Repetition,
        Self::Quiet,
        Self::NoMoves,
    ];

    /// The word for the reason in records and databases.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::KingCaptured => "king-captured",
            Self::KingEscaped => "king-escaped",
            Self::ExitFort => "exit-fort",
            Self::AttackersDestroyed => "attackers-destroyed",
            Self::Enclosed => "enclosed",
            Self::Repetition => "repetition",
            Self::Quiet => "quiet",
            Self::NoMoves => "no-moves",
        }
    }

    /// The reason with a word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
