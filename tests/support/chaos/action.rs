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
    /// Proposes a pause, or agrees to one.
    Pause,
    /// Ends the pause.
    Resume,
    /// Goes on vacation.
    Leave,
    /// Comes back.
    Return,
    /// Claims the win of a game whose other player has left the server.
    Claim,
    /// An admin ends the game.
    End,
}

/// How the log has it that a move was taken back, freely and with consent, and that the game is a draw or given up.
pub(super) const TAKEN_BACK: &str = "\"take-back\"";
pub(super) const RETURNED: &str = "{\"answer\": [\"takeback\", \"yes\"]}";
pub(super) const DRAWN: &str = "{\"answer\": [\"draw\", \"yes\"]}";
pub(super) const RESIGNED: &str = "\"resign\"";
/// The same of a player who is gone, and of the win that the other one has claimed, or in a game that is not rated of its end.
pub(super) const GONE: &str = "\"left\"";
pub(super) const CLAIMED: &str = "\"claim\"";
pub(super) const ABORTED: &str = "\"abort\"";
/// The same of a pause, its end, and the end by an admin.
pub(super) const PAUSED: &str = "{\"answer\": [\"pause\", \"yes\"]}";
pub(super) const CONTINUED: &str = "\"continue\"";
pub(super) const ENDED: &str = "{\"admin-ends\": \"draw\"}";

/// What an entry is, by its name in the log.
pub(super) fn kind(entry: &str) -> String {
    let name = |from: char| !matches!(from, '{' | '"');
    match entry.find(name) {
        // A move is read without its name.
        Some(0) => "move".to_owned(),
        Some(begins) => {
            let entry = &entry[begins..];
            entry[..entry.find('"').unwrap_or(entry.len())].to_owned()
        }
        None => String::new(),
    }
}

/// Whether an entry is of a vacation. It stands in every game of a person, also in one that begins meanwhile.
pub(super) fn is_of_vacation(entry: &str) -> bool {
    entry
        .trim_start_matches(['{', '"'])
        .starts_with("vacation-")
}

/// Whether an entry of a log has no board: it is announced by a line, or not at all, since the player who looked for the other knows.
pub(super) fn has_no_board(entry: &str) -> bool {
    entry.starts_with("{\"ask\"")
        || [PAUSED, CONTINUED, GONE].contains(&entry)
        || is_of_vacation(entry)
}

impl Action {
    /// Whether it leads to this entry: a late attempt asks for what an earlier one has done.
    pub(super) fn makes(self, entry: &str) -> bool {
        match self {
            Self::Move(ply) => entry == ply.to_string(),
            Self::Draw => entry == "{\"ask\": \"draw\"}" || entry == DRAWN,
            Self::Takeback => ["{\"ask\": \"takeback\"}", TAKEN_BACK, RETURNED].contains(&entry),
            Self::Resign => entry == RESIGNED,
            Self::Pause => entry == "{\"ask\": \"pause\"}" || entry == PAUSED,
            Self::Resume => entry == CONTINUED,
            Self::Leave | Self::Return => is_of_vacation(entry),
            Self::Claim => [CLAIMED, ABORTED].contains(&entry),
            Self::End => entry == ENDED,
        }
    }

    /// Whether it is tried until it is done: without it, the game does not go on.
    pub(super) const fn is_needed(self) -> bool {
        matches!(self, Self::Move(_) | Self::Resume)
    }

    /// Whether the interaction is stored with the entry that it has made. A vacation is one of all games, and an admin's act has
    /// a log of its own.
    pub(super) const fn is_stored_with_entry(self) -> bool {
        !matches!(self, Self::Leave | Self::Return | Self::End)
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
    /// Whether somebody has left the server during it and the other has asked for the win, whether or not there was an answer.
    pub(super) is_left: bool,
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
        attempts.any(|(_, typed)| typed.makes(action))
            || self.has_planned(action)
            || self.is_left && action == GONE
    }

    pub(super) fn has_planned(&self, action: &str) -> bool {
        self.plans.iter().any(|answer| answer.to_string() == action)
    }
}
