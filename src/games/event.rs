//! Events: the entries of a game's log.

use raichi_rules::{Ply, Side};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

use crate::{games::Ending, ids::PlayerId};

/// One entry of a game's log.
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
    /// The side that asked took its question back.
    Withdraw(Question),
    /// The newest turn was taken back without asking; of a turn that is not over, its newest action.
    TakeBack,
    /// A player with both sides called the game a draw.
    CallDraw,
    /// An agreed pause was ended.
    Continue,
    /// The game was aborted.
    Abort,
    /// The win was claimed, since the other player had left the server.
    Claim,
    /// The time of the player to move ran out. No player's action.
    RunOut,
    /// Nobody of the team to move has voted: the vote goes on once for its own length. No player's action.
    Prolong,
    /// The game cannot go on for now. No player's action.
    Suspend(ChannelProblem),
    /// The problem that suspended the game is solved. No player's action.
    Resume,
    /// A player went on vacation.
    VacationBegins {
        /// Until when.
        #[serde(with = "time::serde::rfc3339")]
        until: OffsetDateTime,
    },
    /// A player came back.
    VacationEnds,
    /// A player undid the vacation that had just begun: it counts as if it had never been.
    VacationUndone,
    /// A player was found to have left the server.
    Left,
    /// An admin of the server ended the game. No player's action.
    AdminEnds(AdminResult),
    /// An admin of the server moved the game to another channel. No player's action.
    AdminMoves,
    /// A player had all personal data erased.
    Erased,
}

impl Event {
    /// Whether no player causes it.
    pub const fn is_nobodys(self) -> bool {
        matches!(
            self,
            Self::RunOut
                | Self::Prolong
                | Self::Suspend(_)
                | Self::Resume
                | Self::AdminEnds(_)
                | Self::AdminMoves
        )
    }

    /// Whether it changes the board. Where a turn is one ply, the next turn begins with it.
    pub const fn changes_board(self) -> bool {
        matches!(
            self,
            Self::Move(_) | Self::TakeBack | Self::Answer(Question::Takeback, Answer::Yes)
        )
    }
}

raichi_rules::codes! {
    /// An action that needs the consent of the other side.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Question {
        /// Call the game a draw.
        Draw = "draw",
        /// Take a move back.
        Takeback = "takeback",
        /// Stop the clock for a while.
        Pause = "pause",
    }
}

raichi_rules::codes! {
    /// The answer to a yes-or-no question.
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
        /// The channel does not exist any more.
        ChannelGone = "channel-gone",
        /// The channel is closed to new messages: a locked thread.
        ChannelClosed = "channel-closed",
        /// The bot may not post in the channel.
        MayNotPost = "may-not-post",
        /// The door refuses the message, however plain it is.
        MessageRefused = "message-refused",
        /// The bot was removed from the server.
        Removed = "removed",
    }
}

raichi_rules::codes! {
    /// How an admin ends a game.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum AdminResult {
        /// It does not count.
        Abort = "abort",
        /// Nobody wins.
        Draw = "draw",
        /// The first side wins.
        First = "first",
        /// The second side wins.
        Second = "second",
    }
}

impl AdminResult {
    /// The win of a side.
    pub const fn win_of(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }

    /// The ending that results, of a game in which both sides have moved or not.
    pub fn ending(self, has_begun: bool) -> Ending {
        let ends = if has_begun {
            Ending::Admin
        } else {
            Ending::AdminEarly
        };
        match self {
            Self::Abort => Ending::Aborted,
            Self::Draw => ends(None),
            Self::First => ends(Some(Side::First)),
            Self::Second => ends(Some(Side::Second)),
        }
    }
}

/// An entry of the log: the `number`th event of the game, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log.
    pub number: u32,
    /// The player who caused it; `None` if no player did.
    pub by: Option<PlayerId>,
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub event: Event,
    /// The hash of the position after it.
    pub position_hash: u64,
    /// Whether it is a move that the player had [planned](crate::games::Plan).
    pub planned: bool,
}

/// An entry of the log with the side instead of the player; its number is its index, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryEntry {
    /// The side that caused it; `None` if no player did.
    pub by: Option<Side>,
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub event: Event,
    /// The hash of the position after it.
    pub position_hash: u64,
}

/// Plies are stored as text.
pub(super) mod ply_text {
    use raichi_rules::Ply;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(ply: &Ply, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(ply)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ply, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
