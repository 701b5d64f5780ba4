//! The gateway's events: <https://docs.discord.com/developers/events/gateway-events>.

use serde::Deserialize;
use time::OffsetDateTime;

use super::{
    Channel, Guild, Head, Interaction, Message, Misread, User, WithId,
    lenient::{Code, id, ids, or_default, time},
    read,
};
use crate::ids::{ExternalId, ShardId};

/// The type of events that contain an interaction.
pub(in crate::discord) const INTERACTION: &str = "INTERACTION_CREATE";
/// The type of events that contain a new message.
pub(in crate::discord) const MESSAGE: &str = "MESSAGE_CREATE";

/// An event that the bot handles.
#[derive(Debug)]
pub(in crate::discord) enum Event {
    Ready(Ready),
    Resumed,
    /// A server with all its channels and active threads.
    GuildCreated(Box<Guild>),
    /// The bot was removed from a server, or the server cannot be used.
    GuildDeleted(Box<Guild>),
    ChannelDeleted(Channel),
    ThreadDeleted(Channel),
    /// A thread was changed or made, or the bot has become a member of it.
    ThreadChanged(Channel),
    ChannelChanged(Channel),
    /// A role was changed or deleted.
    RolesChanged(InGuild),
    MemberChanged(MemberChange),
    Interaction(Box<Interaction>),
    /// An interaction that cannot be read.
    Unread(Head),
    Message(Box<Message>),
    MessagesDeleted(Vec<ExternalId>),
}

impl Event {
    /// Reads the data of an event of the type `name`; `None` if such events are not handled.
    pub(in crate::discord) fn read(name: &str, data: &[u8]) -> Option<Result<Self, Misread>> {
        let deleted = |Deletion { ids }| Self::MessagesDeleted(ids);
        Some(match name {
            "CHANNEL_DELETE" => read(data).map(Self::ChannelDeleted),
            "CHANNEL_UPDATE" => read(data).map(Self::ChannelChanged),
            "GUILD_CREATE" => read(data).map(Self::GuildCreated),
            "GUILD_DELETE" => read(data).map(Self::GuildDeleted),
            "GUILD_MEMBER_UPDATE" => read(data).map(Self::MemberChanged),
            "GUILD_ROLE_DELETE" | "GUILD_ROLE_UPDATE" => read(data).map(Self::RolesChanged),
            INTERACTION => Interaction::read(data).map(|it| Self::Interaction(Box::new(it))),
            MESSAGE => read(data).map(Self::Message),
            "MESSAGE_DELETE" => read(data).map(|WithId { id }| Self::MessagesDeleted(vec![id])),
            "MESSAGE_DELETE_BULK" => read(data).map(deleted),
            "READY" => read(data).map(Self::Ready),
            "RESUMED" => Ok(Self::Resumed),
            "THREAD_CREATE" | "THREAD_UPDATE" => read(data).map(Self::ThreadChanged),
            "THREAD_DELETE" => read(data).map(Self::ThreadDeleted),
            _ => return None,
        })
    }
}

/// A new session.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Ready {
    #[serde(default)]
    shard: Option<(Code, Code)>,
    /// The servers of the shard, each with its id only.
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) guilds: Vec<WithId>,
}

impl Ready {
    /// The shard of the session.
    pub(in crate::discord) fn shard(&self) -> ShardId {
        let number = |Code(code): Code| code.and_then(|code| u32::try_from(code).ok());
        let shard = self
            .shard
            .and_then(|(of, total)| Some((number(of)?, number(total)?)));
        shard.map_or(ShardId::ALL, |(number, total)| ShardId { number, total })
    }
}

/// The server of an event.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(in crate::discord) struct InGuild {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) guild_id: ExternalId,
}

/// A member of a server was changed.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct MemberChange {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) guild_id: ExternalId,
    pub(in crate::discord) user: User,
    /// The end of a time-out, which may be over.
    #[serde(default, deserialize_with = "time")]
    pub(in crate::discord) communication_disabled_until: Option<OffsetDateTime>,
}

/// Messages were deleted.
#[derive(Debug, Clone, Deserialize)]
struct Deletion {
    #[serde(default, deserialize_with = "ids")]
    ids: Vec<ExternalId>,
}
