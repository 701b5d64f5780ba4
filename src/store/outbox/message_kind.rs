//! What messages of the outbox are about.

use crate::{
    games::ChannelProblem,
    ids::{ChallengeId, GameId, TournamentGroupId, TournamentId},
    store::{StoreFault, count_to_db},
};

/// The columns that hold what a message is about, besides its kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::store) struct Subject {
    /// The challenge, if there is one.
    pub(in crate::store) challenge: Option<ChallengeId>,
    /// The game, if there is one.
    pub(in crate::store) game: Option<GameId>,
    /// The number of what it is about, if that is neither.
    pub(in crate::store) number: Option<i32>,
}

/// A part of a [`Subject`].
trait Part: Sized {
    fn put(self, subject: &mut Subject);
    fn of(subject: &Subject) -> Option<Self>;
}

macro_rules! parts {
    ($($kind:ty: $column:ident, |$part:ident| $to:expr, |$cell:ident| $from:expr;)+) => {
        $(impl Part for $kind {
            fn put(self, subject: &mut Subject) {
                let $part = self;
                subject.$column = Some($to);
            }

            fn of(subject: &Subject) -> Option<Self> {
                subject.$column.map(|$cell| $from)
            }
        })+
    };
}

parts! {
    ChallengeId: challenge, |id| id, |id| id;
    GameId: game, |id| id, |id| id;
    u32: number, |number| count_to_db(number), |number| number.try_into().unwrap_or(0);
    TournamentId: number, |id| id.0.try_into().unwrap_or(i32::MAX), |number| Self(number.into());
    TournamentGroupId: number, |id| id.0.try_into().unwrap_or(i32::MAX), |number| Self(number.into());
}

/// What the delivery of a message does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Delivery {
    /// It posts what has happened.
    Posts,
    /// It posts what somebody has asked for and waits to see.
    Shows,
    /// It updates an existing message, which is less urgent than a new one.
    Changes,
    /// It does something else to an existing message.
    Amends,
}

/// Until when a message waits if it cannot be delivered because of the channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Patience {
    /// Until the problem is solved.
    Waits,
    /// The same in a closed thread, where the buttons of the message must not stay for ever; otherwise it is dropped.
    WaitsInThread,
    /// Until the problem is solved, unless the channel is deleted.
    WaitsUnlessGone,
    /// It is dropped. Who has asked for it gets an answer about it, and can try again.
    Drops,
}

/// All kinds: their codes in the table, what they are about, what their delivery does, and whether they wait.
macro_rules! message_kinds {
    ($($(#[$about:meta])* $name:ident = $code:literal { $($field:ident: $part:ty),* } $delivery:ident $patience:ident;)+) => {
        /// What a message is about. Its text and picture are made from the log when it is sent.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum MessageKind {
            $($(#[$about])* $name { $($field: $part),* },)+
        }

        impl MessageKind {
            /// Its code in the table.
            pub(in crate::store) const fn code(self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $code,)+
                }
            }

            /// What the other columns hold.
            pub(in crate::store) fn subject(self) -> Subject {
                let mut subject = Subject::default();
                match self {
                    $(Self::$name { $($field),* } => { $($field.put(&mut subject);)* })+
                }
                subject
            }

            /// The kind that the columns name.
            pub(in crate::store) fn from_db(code: String, subject: Subject) -> Result<Self, StoreFault> {
                // An update of a challenge and one of a tournament have the same code.
                $(let read = || Some(Self::$name { $($field: Part::of(&subject)?),* });
                if code == $code
                    && let Some(kind) = read()
                {
                    return Ok(kind);
                })+
                Err(StoreFault::Unreadable {
                    what: "message kind",
                    found: code,
                })
            }

            const fn delivery(self) -> Delivery {
                match self {
                    $(Self::$name { .. } => Delivery::$delivery,)+
                }
            }

            const fn patience(self) -> Patience {
                match self {
                    $(Self::$name { .. } => Patience::$patience,)+
                }
            }
        }
    };
}

// The `number` of a game's message is that of an entry, but for shares.
message_kinds! {
    /// Posts a challenge.
    Challenge = "challenge" { challenge: ChallengeId } Posts Waits;
    /// Posts the message of an open challenge again, and removes the buttons of the former one.
    Again = "again" { challenge: ChallengeId } Posts Waits;
    /// A reply to the challenge's message: it has expired. It notifies nobody.
    Expired = "expired" { challenge: ChallengeId } Posts Drops;
    /// Tells the challenger that a challenge was declined, in reply to its message.
    Declined = "declined" { challenge: ChallengeId } Posts Waits;
    /// Updates the message of a challenge with its outcome.
    Closing = "closing" { challenge: ChallengeId } Changes WaitsInThread;
    /// Opens a thread at the message of a challenge, for its game. The messages of the game wait for it.
    Thread = "thread" { challenge: ChallengeId, game: GameId } Amends Drops;
    /// Posts the board as it was after an entry; entry 0 is the start of the game.
    Turn = "turn" { game: GameId, number: u32 } Posts Waits;
    /// Posts a line about an entry that leaves the board as it is, in reply to the board.
    Line = "line" { game: GameId, number: u32 } Posts Waits;
    /// Reminds the player to move, with the game as it was after an entry.
    Reminder = "reminder" { game: GameId, number: u32 } Posts Waits;
    /// Posts the animation of a finished game, once; the number is that of the last entry.
    Replay = "replay" { game: GameId, number: u32 } Shows Drops;
    /// Updates the board after an entry, in which somebody is named whose data was erased.
    Redaction = "redaction" { game: GameId, number: u32 } Amends Drops;
    /// Posts what somebody shares of a game.
    Share = "share" { game: GameId, number: u32 } Shows Drops;
    /// Posts what somebody shares of a server's figures.
    Figures = "figures" { number: u32 } Shows Drops;
    /// Posts the puzzle of a day.
    Puzzle = "puzzle" { number: u32 } Posts Drops;
    /// A notice for the admins of a server: its puzzle cannot be posted.
    PuzzleLost = "puzzle-lost" {} Posts Drops;
    /// Posts what the host announces, before maintenance for example.
    Announcement = "announcement" { number: u32 } Posts Drops;
    /// The end of a game, for a follower, in their conversation with the bot; the number is that by which they follow it.
    Followed = "followed" { number: u32 } Posts Drops;
    /// Posts the digest of a server.
    Digest = "digest" { number: u32 } Posts Drops;
    /// Posts how a game has ended where its server wants to read that.
    Result = "result" { game: GameId, number: u32 } Posts Drops;
    /// Posts the report of a message for the admins of a server.
    Report = "report" { number: u32 } Posts WaitsUnlessGone;
    /// Posts a tournament with the list of its players.
    SignUp = "tournament" { tournament: TournamentId } Posts Waits;
    /// Updates that message.
    SignUpChange = "closing" { tournament: TournamentId } Changes Drops;
    /// Posts who plays in a group of a tournament.
    GroupStart = "tournament-group" { group: TournamentGroupId } Posts Waits;
    /// Opens a thread at that message, in which the games of the group begin.
    GroupThread = "tournament-thread" { group: TournamentGroupId } Amends Drops;
    /// Posts what has happened in a tournament.
    TournamentNews = "tournament-news" { number: u32 } Posts Waits;
}

impl MessageKind {
    /// Whether the message waits until this problem of the channel is solved.
    pub(crate) const fn waits_for_end_of(self, problem: ChannelProblem) -> bool {
        match self.patience() {
            Patience::Waits => true,
            Patience::WaitsInThread => matches!(problem, ChannelProblem::ChannelClosed),
            Patience::WaitsUnlessGone => !matches!(problem, ChannelProblem::ChannelGone),
            Patience::Drops => false,
        }
    }

    /// Whether it is a new message. A delivered one shows that the bot can post in the place; an update does
    /// not.
    pub(crate) const fn posts(self) -> bool {
        matches!(self.delivery(), Delivery::Posts | Delivery::Shows)
    }

    /// Whether somebody has asked for it and waits to see it. Everything else tells what has happened.
    pub(crate) const fn is_shown_on_request(self) -> bool {
        matches!(self.delivery(), Delivery::Shows)
    }

    /// Whether it only updates an existing message, which is less urgent than a new one.
    pub(crate) const fn is_change(self) -> bool {
        matches!(self.delivery(), Delivery::Changes)
    }

    /// The game that it belongs to, if there is one.
    pub(crate) fn game(self) -> Option<GameId> {
        self.subject().game
    }
}
