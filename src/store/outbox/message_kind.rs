//! What messages of the outbox are about.

use crate::{
    games::ChannelProblem,
    ids::{ChallengeId, GameId, TournamentGroupId, TournamentId},
    store::count_to_db,
};

/// What a message is about. Its text and picture are made from the log when it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MessageKind {
    /// Posts a challenge.
    Challenge {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Posts the message of an open challenge again, and removes the buttons of the former one.
    Again {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// A reply to the challenge's message: it has expired. It notifies nobody.
    Expired {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Tells the challenger that a challenge was declined, in reply to its message.
    Declined {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Updates the message of a challenge with its outcome.
    Closing {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Opens a thread at the message of a challenge, for its game. The messages of the game wait for it.
    Thread {
        /// The challenge.
        challenge: ChallengeId,
        /// The game.
        game: GameId,
    },
    /// Posts the board as it was after an entry; entry 0 is the start of the game.
    Turn {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// Posts a line about an entry that leaves the board as it is, in reply to the board.
    Line {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// Reminds the player to move, with the game as it was after an entry.
    Reminder {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// Posts the animation of a finished game, once; the number is that of the last entry.
    Replay {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// Updates the board after an entry, in which somebody is named whose data was erased.
    Redaction {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// Posts what somebody shares of a game.
    Share {
        /// The game.
        game: GameId,
        /// The share's number, which is not that of an entry.
        number: u32,
    },
    /// Posts what somebody shares of a server's figures.
    Figures {
        /// The share's number.
        number: u32,
    },
    /// Posts the puzzle of a day.
    Puzzle {
        /// The puzzle's number.
        number: u32,
    },
    /// A notice for the admins of a server: its puzzle cannot be posted.
    PuzzleLost,
    /// Posts what the host announces, before maintenance for example.
    Announcement {
        /// The announcement's number.
        number: u32,
    },
    /// The end of a game, for a follower, in their conversation with the bot.
    Followed {
        /// The number by which they follow it.
        number: u32,
    },
    /// Posts the digest of a server.
    Digest {
        /// The digest's number.
        number: u32,
    },
    /// Posts the report of a message for the admins of a server.
    Report {
        /// The report's number.
        number: u32,
    },
    /// Posts how a game has ended where its server wants to read that.
    Result {
        /// The game.
        game: GameId,
        /// The number of the last entry.
        number: u32,
    },
    /// Posts a tournament with the list of its players.
    SignUp {
        /// The tournament.
        tournament: TournamentId,
    },
    /// Updates that message.
    SignUpChange {
        /// The tournament.
        tournament: TournamentId,
    },
    /// Posts who plays in a group of a tournament.
    GroupStart {
        /// The group.
        group: TournamentGroupId,
    },
    /// Opens a thread at that message, in which the games of the group begin.
    GroupThread {
        /// The group.
        group: TournamentGroupId,
    },
    /// Posts what has happened in a tournament.
    TournamentNews {
        /// The number of the news.
        number: u32,
    },
}

impl MessageKind {
    /// Whether the message waits until this problem of the channel is solved. New messages do. The update of a message
    /// does only in a closed thread, where its buttons must not stay for ever; otherwise it is dropped. A thread that
    /// cannot be opened is dropped as well, and so is what somebody wants to show: they get an answer about it, and can try again.
    pub(crate) const fn waits_for_end_of(self, problem: ChannelProblem) -> bool {
        match self {
            Self::Challenge { .. }
            | Self::Again { .. }
            | Self::Declined { .. }
            | Self::Turn { .. }
            | Self::Line { .. }
            | Self::Reminder { .. }
            | Self::SignUp { .. }
            | Self::GroupStart { .. }
            | Self::TournamentNews { .. } => true,
            Self::Closing { .. } => matches!(problem, ChannelProblem::ChannelClosed),
            Self::Report { .. } => !matches!(problem, ChannelProblem::ChannelGone),
            Self::Thread { .. }
            | Self::GroupThread { .. }
            | Self::SignUpChange { .. }
            | Self::Expired { .. }
            | Self::Replay { .. }
            | Self::Share { .. }
            | Self::Redaction { .. }
            | Self::Figures { .. }
            | Self::Puzzle { .. }
            | Self::PuzzleLost
            | Self::Announcement { .. }
            | Self::Followed { .. }
            | Self::Digest { .. }
            | Self::Result { .. } => false,
        }
    }

    /// Whether it is a new message. A delivered one shows that the bot can post in the place; an update does
    /// not.
    pub(crate) const fn posts(self) -> bool {
        matches!(
            self,
            Self::Challenge { .. }
                | Self::Again { .. }
                | Self::Expired { .. }
                | Self::Declined { .. }
                | Self::Turn { .. }
                | Self::Line { .. }
                | Self::Reminder { .. }
                | Self::Replay { .. }
                | Self::Share { .. }
                | Self::Figures { .. }
                | Self::Puzzle { .. }
                | Self::PuzzleLost
                | Self::Announcement { .. }
                | Self::Followed { .. }
                | Self::Digest { .. }
                | Self::Report { .. }
                | Self::Result { .. }
                | Self::SignUp { .. }
                | Self::GroupStart { .. }
                | Self::TournamentNews { .. }
        )
    }

    /// Its code in the table.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            Self::Challenge { .. } => "challenge",
            Self::Again { .. } => "again",
            Self::Expired { .. } => "expired",
            Self::Declined { .. } => "declined",
            Self::Closing { .. } | Self::SignUpChange { .. } => "closing",
            Self::Thread { .. } => "thread",
            Self::Turn { .. } => "turn",
            Self::Line { .. } => "line",
            Self::Reminder { .. } => "reminder",
            Self::Replay { .. } => "replay",
            Self::Share { .. } => "share",
            Self::Redaction { .. } => "redaction",
            Self::Figures { .. } => "figures",
            Self::Puzzle { .. } => "puzzle",
            Self::PuzzleLost => "puzzle-lost",
            Self::Announcement { .. } => "announcement",
            Self::Followed { .. } => "followed",
            Self::Digest { .. } => "digest",
            Self::Report { .. } => "report",
            Self::Result { .. } => "result",
            Self::SignUp { .. } => "tournament",
            Self::GroupStart { .. } => "tournament-group",
            Self::GroupThread { .. } => "tournament-thread",
            Self::TournamentNews { .. } => "tournament-news",
        }
    }

    /// Whether somebody has asked for it and waits to see it. Everything else tells what has happened.
    pub(crate) const fn is_shown_on_request(self) -> bool {
        matches!(
            self,
            Self::Replay { .. } | Self::Share { .. } | Self::Figures { .. }
        )
    }

    /// The game that it belongs to, if there is one.
    pub(crate) const fn game(self) -> Option<GameId> {
        match self {
            Self::Challenge { .. }
            | Self::Again { .. }
            | Self::Expired { .. }
            | Self::Declined { .. }
            | Self::Closing { .. }
            | Self::Puzzle { .. }
            | Self::PuzzleLost
            | Self::Announcement { .. }
            | Self::Followed { .. }
            | Self::Digest { .. }
            | Self::Report { .. }
            | Self::SignUp { .. }
            | Self::SignUpChange { .. }
            | Self::GroupStart { .. }
            | Self::GroupThread { .. }
            | Self::TournamentNews { .. }
            | Self::Figures { .. } => None,
            Self::Thread { game, .. }
            | Self::Turn { game, .. }
            | Self::Line { game, .. }
            | Self::Reminder { game, .. }
            | Self::Replay { game, .. }
            | Self::Redaction { game, .. }
            | Self::Share { game, .. }
            | Self::Result { game, .. } => Some(game),
        }
    }

    /// The challenge that it belongs to, if there is one.
    pub(in crate::store) const fn challenge(self) -> Option<ChallengeId> {
        match self {
            Self::Challenge { challenge }
            | Self::Again { challenge }
            | Self::Expired { challenge }
            | Self::Declined { challenge }
            | Self::Closing { challenge }
            | Self::Thread { challenge, .. } => Some(challenge),
            Self::Turn { .. }
            | Self::Line { .. }
            | Self::Reminder { .. }
            | Self::Replay { .. }
            | Self::Redaction { .. }
            | Self::Share { .. }
            | Self::Figures { .. }
            | Self::Puzzle { .. }
            | Self::PuzzleLost
            | Self::Announcement { .. }
            | Self::Followed { .. }
            | Self::Digest { .. }
            | Self::Report { .. }
            | Self::SignUp { .. }
            | Self::SignUpChange { .. }
            | Self::GroupStart { .. }
            | Self::GroupThread { .. }
            | Self::TournamentNews { .. }
            | Self::Result { .. } => None,
        }
    }

    /// Its number in the table: of what it is about, if that is no challenge.
    pub(in crate::store) fn number(self) -> Option<i32> {
        let of_id = |id: i64| Some(i32::try_from(id).unwrap_or(i32::MAX));
        match self {
            Self::Turn { number, .. }
            | Self::Line { number, .. }
            | Self::Reminder { number, .. }
            | Self::Replay { number, .. }
            | Self::Redaction { number, .. }
            | Self::Share { number, .. }
            | Self::Figures { number }
            | Self::Puzzle { number }
            | Self::Announcement { number }
            | Self::Followed { number }
            | Self::Digest { number }
            | Self::Report { number }
            | Self::TournamentNews { number }
            | Self::Result { number, .. } => Some(count_to_db(number)),
            Self::SignUp { tournament } | Self::SignUpChange { tournament } => of_id(tournament.0),
            Self::GroupStart { group } | Self::GroupThread { group } => of_id(group.0),
            Self::Challenge { .. }
            | Self::Again { .. }
            | Self::Expired { .. }
            | Self::Declined { .. }
            | Self::Closing { .. }
            | Self::PuzzleLost
            | Self::Thread { .. } => None,
        }
    }

    /// Whether it only updates an existing message, which is less urgent than a new one.
    pub(crate) const fn is_change(self) -> bool {
        matches!(self, Self::Closing { .. } | Self::SignUpChange { .. })
    }
}
