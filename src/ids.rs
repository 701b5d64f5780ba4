//! Ids: a newtype for everything that has an id, so that no two can be mixed up.
//!
//! A player or a place is identified by its door ([`Door`]) and its id there. The store assigns a number of
//! its own. The conversion to the integers that Postgres stores happens only in this file.

use std::fmt;

use serde::{Deserialize, Serialize};

raichi_rules::codes! {
    /// A way into the bot.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Door {
        /// Discord.
        Discord = "discord",
        /// The local page.
        Local = "local",
    }
}

impl Door {
    /// Whether each action of a turn is shown to everybody at once, and not only whole turns. In a channel of Discord, boards
    /// that nobody waits for are a nuisance: the player to move sees them privately.
    pub const fn shows_each_action(self) -> bool {
        match self {
            Self::Discord => false,
            Self::Local => true,
        }
    }

    /// Whether games are rated there. Anybody can sit down at any seat of the local page.
    pub const fn has_ratings(self) -> bool {
        match self {
            Self::Discord => true,
            Self::Local => false,
        }
    }
}

/// An id that a door assigns; at Discord, a snowflake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExternalId(pub u64);

impl ExternalId {
    /// The bit of numbers that no door assigns: of players whose data was erased, and of what is no server.
    pub const NOBODYS: u64 = 1 << 63;

    /// The server that stands for the conversation of a user with the bot, which is in none. It is no number that a door assigns:
    /// in an old server of Discord, a channel has the server's own.
    pub const fn server_of_direct(channel: Self) -> Self {
        Self(channel.0 | Self::NOBODYS)
    }

    /// Whether it stands for the server of such a conversation; negative in Postgres.
    pub const fn is_server_of_direct(self) -> bool {
        self.0 & Self::NOBODYS != 0
    }

    /// The integer that Postgres stores: the same 64 bits.
    pub const fn to_db(self) -> i64 {
        self.0.cast_signed()
    }

    /// Whether it stands for a player whose data was erased: a random number that no door assigns, negative in Postgres.
    pub const fn is_erased(self) -> bool {
        self.to_db() < 0
    }

    /// The id from the integer that Postgres stores.
    pub const fn from_db(stored: i64) -> Self {
        Self(stored.cast_unsigned())
    }
}

impl fmt::Display for ExternalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A shard: a part of the servers, whose events come on one connection to Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShardId {
    /// The number of shards.
    pub total: u32,
    /// Its number, from 0.
    pub number: u32,
}

impl ShardId {
    /// The only one of a bot that needs no more.
    pub const ALL: Self = Self {
        total: 1,
        number: 0,
    };
}

impl fmt::Display for ShardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.total)
    }
}

macro_rules! stored_id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, sqlx::Type)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

stored_id! {
    /// A game, as the store numbers it; players see it as “game 12”.
    GameId
}
stored_id! {
    /// A challenge.
    ChallengeId
}
stored_id! {
    /// A match of two games.
    MatchId
}
stored_id! {
    /// A tournament.
    TournamentId
}
stored_id! {
    /// A group of a round of a tournament.
    TournamentGroupId
}
stored_id! {
    /// A ruleset that a player is putting together.
    DraftId
}
stored_id! {
    /// A player of any door.
    PlayerId
}
stored_id! {
    /// A channel of any door.
    PlaceId
}
stored_id! {
    /// A ladder of a server.
    LadderId
}
stored_id! {
    /// Something that the computer has to think about.
    ThoughtId
}
stored_id! {
    /// A row of the outbox: one message.
    OutboxId
}

/// A player with both ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// The id in the store.
    pub id: PlayerId,
    /// The id at the door, by which texts mention the player.
    pub key: ExternalId,
}

impl fmt::Debug for Player {
    /// Without the id at the door: what is logged is not about persons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player({})", self.id)
    }
}

/// A user of a door, whom the store need not know.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExternalUser {
    /// The door.
    pub door: Door,
    /// The id there.
    pub key: ExternalId,
}

impl fmt::Debug for ExternalUser {
    /// Without the id: what is logged is not about persons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ExternalUser({})", self.door.code())
    }
}

/// A channel as its door identifies it, with the language of public messages there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Location {
    /// The door.
    pub door: Door,
    /// The server; Discord calls it a guild.
    pub server: ExternalId,
    /// The channel or thread.
    pub channel: ExternalId,
    /// Of a thread, the channel that it belongs to, if it is known.
    pub parent: Option<ExternalId>,
    /// The language of public messages there, where none is set.
    pub locale: crate::locale::Locale,
    /// Whose language that is.
    pub locale_source: LocaleSource,
}

/// Whose language the public messages of a server have, where none is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LocaleSource {
    /// The server's, which its door knows.
    Server,
    /// That of the user who makes the request: the door knows none of the server.
    User,
}

impl Location {
    /// The conversation of one of Discord's users with the bot, which is in no server: it counts as a server of its own, so that nobody finds the games of somebody else there.
    pub const fn direct(channel: ExternalId, locale: crate::locale::Locale) -> Self {
        Self {
            door: Door::Discord,
            server: ExternalId::server_of_direct(channel),
            channel,
            parent: None,
            locale,
            locale_source: LocaleSource::User,
        }
    }

    /// A place of Discord in which the bot is not. Nothing is found or stored there.
    pub const fn nowhere(locale: crate::locale::Locale) -> Self {
        Self::direct(ExternalId(0), locale)
    }

    /// Whether it is a conversation of a user with the bot.
    pub fn is_direct(self) -> bool {
        self.door == Door::Discord && self.server.is_server_of_direct() && !self.is_nowhere()
    }

    /// Whether it can have threads, which have none themselves.
    pub fn has_threads(self) -> bool {
        self.door == Door::Discord && self.parent.is_none() && !self.server.is_server_of_direct()
    }

    /// Whether the bot is not there.
    pub fn is_nowhere(self) -> bool {
        self.door == Door::Discord && self.channel == ExternalId(0)
    }
}

/// One action of one user at a door, such as a Discord interaction; a repeated delivery has the same key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Request {
    /// The door.
    pub door: Door,
    /// The action's id there.
    pub key: ExternalId,
}

/// The random word in the URL of a game's page, which cannot be guessed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageId(String);

impl PageId {
    /// The word that Postgres generated.
    pub(crate) const fn from_db(stored: String) -> Self {
        Self(stored)
    }

    /// The word from a URL, if it can be one.
    pub fn from_address(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        let word = (16..=64).contains(&text.len()) && text.bytes().all(fits);
        word.then(|| Self(text.to_owned()))
    }

    /// The word itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The URL of a message in a channel of a server, or in a [direct](Location::direct) one.
pub(crate) fn message_link(server: ExternalId, channel: ExternalId, message: ExternalId) -> String {
    if server.is_server_of_direct() {
        format!("https://discord.com/channels/@me/{channel}/{message}")
    } else {
        format!("https://discord.com/channels/{server}/{channel}/{message}")
    }
}
