//! What people do in a game, and how its log has it.

use raichi_rules::Ply;
use raichi_standin::Handle;

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

/// An entry of the log.
#[derive(sqlx::FromRow)]
pub(super) struct Entry {
    pub(super) action: String,
    /// The interaction that has made it, if it is one of the player's.
    pub(super) key: Option<i64>,
    /// Whether a plan has.
    pub(super) planned: bool,
}

/// What people have done in a game.
pub(super) struct Played {
    pub(super) game: i64,
    /// What is known of the log, with the numbers.
    pub(super) entries: Vec<(usize, String)>,
    /// What was typed.
    pub(super) attempts: Vec<(Handle, Action)>,
    /// The answers that were planned, which may have been stored late or never.
    pub(super) plans: Vec<Ply>,
}

impl Played {
    /// The interactions' ids, as the database keeps them.
    pub(super) fn keys(&self) -> Vec<i64> {
        let ids = self.attempts.iter().map(|(sent, _)| sent.id());
        ids.map(u64::cast_signed).collect()
    }

    /// What the interaction with this id has typed.
    pub(super) fn typed(&self, key: i64) -> Option<Action> {
        let mut attempts = self.attempts.iter();
        let found = attempts.find(|(sent, _)| sent.id() == key.cast_unsigned());
        found.map(|(_, action)| *action)
    }

    /// Whether an entry is one that an attempt makes, or a plan.
    pub(super) fn explains(&self, action: &str) -> bool {
        let mut attempts = self.attempts.iter();
        attempts.any(|(_, typed)| typed.makes(action)) || self.has_planned(action)
    }

    pub(super) fn has_planned(&self, action: &str) -> bool {
        self.plans.iter().any(|answer| answer.to_string() == action)
    }
}
