//! Messages: <https://docs.discord.com/developers/resources/message>.

use serde::Deserialize;

use super::{
    User,
    lenient::{id, ids, optional_id, or_default, text},
};
use crate::ids::ExternalId;

/// A message in a channel.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Message {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) channel_id: ExternalId,
    /// The server; absent in direct messages.
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) guild_id: Option<ExternalId>,
    pub(in crate::discord) author: User,
    /// Whose it is if it is not a user's.
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) webhook_id: Option<ExternalId>,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) content: String,
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) mentions: Vec<User>,
    #[serde(default, deserialize_with = "ids")]
    pub(in crate::discord) mention_roles: Vec<ExternalId>,
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) message_reference: MessageReference,
}

/// What a message replies to.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
pub(in crate::discord) struct MessageReference {
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) message_id: Option<ExternalId>,
}

/// A message as it is found in a channel.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct PostedMessage {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    pub(in crate::discord) author: User,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) content: String,
    #[serde(default, deserialize_with = "or_default")]
    attachments: Vec<PostedFile>,
}

impl PostedMessage {
    /// Whether it has a file with this name.
    pub(in crate::discord) fn has_file(&self, name: &str) -> bool {
        self.attachments.iter().any(|file| file.filename == name)
    }
}

/// A file of a message.
#[derive(Debug, Clone, Deserialize)]
struct PostedFile {
    #[serde(default, deserialize_with = "text")]
    filename: String,
}
