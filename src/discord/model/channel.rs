//! Channels and threads: <https://docs.discord.com/developers/resources/channel>.

use serde::Deserialize;
use serenity::all::Permissions;

use super::lenient::{Code, flag, id, optional_id, or_default, order, permissions, text};
use crate::ids::ExternalId;

/// A channel or a thread.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Channel {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(rename = "type", default)]
    pub(in crate::discord) kind: ChannelKind,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) name: String,
    #[serde(default, deserialize_with = "order")]
    pub(in crate::discord) position: i64,
    /// The server; absent in direct messages.
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) guild_id: Option<ExternalId>,
    /// The category of a channel, or the channel of a thread.
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) parent_id: Option<ExternalId>,
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) permission_overwrites: Vec<Overwrite>,
    #[serde(default)]
    pub(in crate::discord) thread_metadata: Option<ThreadMetadata>,
}

impl Channel {
    /// Whether it is a thread, also of a kind that is not known.
    pub(in crate::discord) const fn is_thread(&self) -> bool {
        self.kind.is_thread() || self.thread_metadata.is_some()
    }

    /// Its kind; that of public threads for threads of a kind that is not known.
    pub(in crate::discord) const fn kind_to_post(&self) -> ChannelKind {
        match self.is_thread() && !self.kind.is_thread() {
            true => ChannelKind::PublicThread,
            false => self.kind,
        }
    }

    /// Whether only moderators write in it.
    pub(in crate::discord) fn is_locked(&self) -> bool {
        self.thread_metadata.is_some_and(|metadata| metadata.locked)
    }

    /// Whether it was closed, by somebody or after a long time without messages.
    pub(in crate::discord) fn is_archived(&self) -> bool {
        self.thread_metadata
            .is_some_and(|metadata| metadata.archived)
    }

    /// Whether it takes messages itself. Channels of unknown kinds are similar to forums, as media channels were.
    pub(in crate::discord) const fn takes_messages(&self) -> bool {
        self.is_thread() || self.kind.takes_messages()
    }
}

/// What all threads have.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(in crate::discord) struct ThreadMetadata {
    #[serde(default, deserialize_with = "flag")]
    archived: bool,
    #[serde(default, deserialize_with = "flag")]
    pub(in crate::discord) locked: bool,
}

/// The kind of a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(from = "Code")]
pub(in crate::discord) enum ChannelKind {
    #[default]
    Text,
    /// A conversation of two or more, in no server.
    Conversation,
    /// A voice or stage channel, which has a chat.
    Voice,
    Announcement,
    PublicThread,
    PrivateThread,
    /// A forum or a media channel: messages are in its threads only.
    Forum,
    /// A category, a directory, or a kind that is not known.
    Other,
}

impl From<Code> for ChannelKind {
    fn from(Code(code): Code) -> Self {
        match code {
            Some(0) | None => Self::Text,
            Some(1 | 3) => Self::Conversation,
            Some(2 | 13) => Self::Voice,
            Some(5) => Self::Announcement,
            Some(10 | 11) => Self::PublicThread,
            Some(12) => Self::PrivateThread,
            Some(15 | 16) => Self::Forum,
            Some(_) => Self::Other,
        }
    }
}

impl ChannelKind {
    /// Whether it is a thread.
    pub(in crate::discord) const fn is_thread(self) -> bool {
        matches!(self, Self::PublicThread | Self::PrivateThread)
    }

    const fn takes_messages(self) -> bool {
        !matches!(self, Self::Forum | Self::Other)
    }
}

/// The permissions of a role or a member in a channel, as far as they differ from those in the server:
/// <https://docs.discord.com/developers/topics/permissions>.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Overwrite {
    /// The role, or the user.
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(default, deserialize_with = "permissions")]
    pub(in crate::discord) allow: Permissions,
    #[serde(default, deserialize_with = "permissions")]
    pub(in crate::discord) deny: Permissions,
}

impl Overwrite {
    /// These permissions, changed.
    pub(in crate::discord) fn applied_to(&self, may: Permissions) -> Permissions {
        (may & !self.deny) | self.allow
    }
}
