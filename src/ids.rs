//! Who and where: newtypes for everything that has an id, so that no two can be mixed up.
//!
//! A player or a place is known by the door through which it came ([`Door`]) and the number that it
//! has there. The store gives each a number of its own; casting a number to what Postgres stores
//! happens in this file alone.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A way into the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Door {
    /// Discord.
    Discord,
    /// The page that stands for a channel.
    Local,
}

impl Door {
    /// Every door.
    pub const ALL: [Self; 2] = [Self::Discord, Self::Local];

    /// The word by which the database knows the door.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Discord => "discord",
            Self::Local => "local",
        }
    }
}

/// A number that a door gave to something: at Discord, a snowflake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExternalId(pub u64);

impl ExternalId {
    /// What Postgres stores for the key: the same 64 bits.
    #[must_use]
    pub const fn to_db(self) -> i64 {
        self.0.cast_signed()
    }

    /// The key that Postgres stored.
    #[must_use]
    pub const fn from_db(stored: i64) -> Self {
        Self(stored.cast_unsigned())
    }
}

impl fmt::Display for ExternalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
    /// A player, whatever the door.
    PlayerId
}
stored_id! {
    /// A channel, whatever the door.
    PlaceId
}
stored_id! {
    /// A row of the outbox: one thing that has to be said.
    OutboxId
}

/// The player as the store and the door know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// The store's number.
    pub id: PlayerId,
    /// The door's number, by which texts mention the player.
    pub key: ExternalId,
}

/// Somebody at a door, of whom the store need not know yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExternalUser {
    /// The door.
    pub door: Door,
    /// The number there.
    pub key: ExternalId,
}

/// A channel as its door names it, with the language of what is said there publicly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Location {
    /// The door.
    pub door: Door,
    /// The server; Discord calls it a guild.
    pub server: ExternalId,
    /// The channel or thread.
    pub channel: ExternalId,
    /// The server's language.
    pub locale: crate::locale::Locale,
}

/// One act of one person at a door, such as a Discord interaction; delivered twice, it has the same key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Request {
    /// The door.
    pub door: Door,
    /// The act's number there.
    pub key: ExternalId,
}

/// The word by which a game's page is found. Nobody guesses it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageId(String);

impl PageId {
    /// The word that Postgres made.
    pub(crate) const fn from_db(stored: String) -> Self {
        Self(stored)
    }

    /// The word in an address, if it can be one.
    #[must_use]
    pub fn from_address(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        let word = (16..=64).contains(&text.len()) && text.bytes().all(fits);
        word.then(|| Self(text.to_owned()))
    }

    /// The word itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The address of a message in a channel of a server.
pub(crate) fn message_link(server: ExternalId, channel: ExternalId, message: ExternalId) -> String {
    format!("https://discord.com/channels/{server}/{channel}/{message}")
}
