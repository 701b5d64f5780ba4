//! What is done in a game: the entries of its log.

use raichi_rules::{Ply, Side};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

use crate::ids::PlayerId;

/// What was done: one entry of a game's log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A move was played.
    Move(#[serde(with = "ply_text")] Ply),
    /// The game was given up.
    Resign,
    /// One side asked the other for its consent.
    Ask(Question),
    /// The other side answered.
    Answer(Question, Answer),
    /// The newest move was taken back without asking.
    TakeBack,
    /// Whoever plays both sides called the game a draw.
    CallDraw,
    /// An agreed pause was ended.
    Continue,
    /// The game was given up as not begun.
    Abort,
    /// The time of whoever's turn it was ran out. Nobody's deed.
    RunOut,
    /// The game cannot go on for now. Nobody's deed.
    Suspend(ChannelProblem),
    /// What hindered the game is over. Nobody's deed.
    Resume,
    /// A player went on vacation.
    VacationBegins {
        /// Until when.
        #[serde(with = "time::serde::rfc3339")]
        until: OffsetDateTime,
    },
    /// A player came back.
    VacationEnds,
    /// A player was found to have left the server.
    Left,
}

impl Event {
    /// Whether it comes about by itself: nobody does it.
    #[must_use]
    pub const fn is_nobodys(self) -> bool {
        matches!(self, Self::RunOut | Self::Suspend(_) | Self::Resume)
    }
}

raichi_rules::codes! {
    /// What needs the consent of the other side.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Question {
        /// To call the game a draw.
        Draw = "draw",
        /// To take a move back.
        Takeback = "takeback",
        /// To stop the clock for a while.
        Pause = "pause",
    }
}

raichi_rules::codes! {
    /// The answer to a question of yes or no.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Answer {
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
    }
}

raichi_rules::codes! {
    /// Why a game cannot go on for now.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum ChannelProblem {
        /// The channel is not there any more.
        ChannelGone = "channel-gone",
        /// The channel is closed to new messages: a locked thread.
        ChannelClosed = "channel-closed",
        /// Nothing may be posted in the channel.
        MayNotPost = "may-not-post",
        /// The bot was removed from the server.
        Removed = "removed",
    }
}

/// An entry of the log: the `number`th thing that was done in the game, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log.
    pub number: u32,
    /// Who did it; nobody, if it came about by itself.
    pub by: Option<PlayerId>,
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub event: Event,
    /// The hash of the position after it.
    pub position_hash: u64,
}

/// An entry of the log with the side instead of the player; its number is its place, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Whose side did it; none, if it came about by itself.
    pub by: Option<Side>,
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub event: Event,
    /// The hash of the position after it.
    pub position_hash: u64,
}

/// Plies are stored as text.
mod ply_text {
    use raichi_rules::Ply;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(ply: &Ply, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(ply)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ply, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
