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

crate::codes! {
    /// Why a game ended.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reason {
        /// The king was captured.
        KingCaptured = "king-captured",
        /// The king reached where he had to go.
        KingEscaped = "king-escaped",
        /// The king is on the edge where no attacker can ever get next to him.
        ExitFort = "exit-fort",
        /// Too few attackers are left.
        AttackersDestroyed = "attackers-destroyed",
        /// No defender can reach the edge any more.
        Enclosed = "enclosed",
        /// A position was repeated too often.
        Repetition = "repetition",
        /// There was no capture for too long.
        Quiet = "quiet",
        /// So many moves were played.
        PlyLimit = "ply-limit",
        /// The side to move has no legal move.
        NoMoves = "no-moves",
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
