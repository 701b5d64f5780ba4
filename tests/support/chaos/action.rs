//! What people do in a game, and how its log has it.

use raichi_rules::Ply;

/// What people do in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    Move(Ply),
    Draw,
    Takeback,
    Resign,
}

/// How the log has it that a move was taken back, freely and with consent, and that the game is a draw or given up.
pub(super) const TAKEN_BACK: &str = "\"take-back\"";
pub(super) const RETURNED: &str = "{\"answer\": [\"takeback\", \"yes\"]}";
pub(super) const DRAWN: &str = "{\"answer\": [\"draw\", \"yes\"]}";
pub(super) const RESIGNED: &str = "\"resign\"";

impl Action {
    /// Whether it leads to this entry: a late attempt asks for what an earlier one has done.
    pub(super) fn makes(self, entry: &str) -> bool {
        match self {
            Self::Move(ply) => entry == ply.to_string(),
            Self::Draw => entry == "{\"ask\": \"draw\"}" || entry == DRAWN,
            Self::Takeback => ["{\"ask\": \"takeback\"}", TAKEN_BACK, RETURNED].contains(&entry),
            Self::Resign => entry == RESIGNED,
        }
    }
}
