//! What the bot reads of Discord's objects, and nothing else.
//!
//! Discord adds and changes fields without a new version of its API. So each struct names only what is used, everything else is
//! ignored, an unknown kind is one of its own, what is absent or null has a default, and ids and permissions are texts or numbers
//! ([`lenient`]). What cannot be read nevertheless has a [`Misread`] with the place of the fault. Requests are made by serenity.

mod application;
mod channel;
mod event;
mod guild;
mod interaction;
mod lenient;
mod message;
mod oauth;

use serde::{Deserialize, de::DeserializeOwned};

pub(crate) use self::application::Application;
use self::lenient::id;
pub(super) use self::{
    application::{Emoji, Emojis, Gateway, RegisteredCommand},
    channel::{Channel, ChannelKind},
    event::{Event, INTERACTION, MESSAGE, Ready},
    guild::{Guild, Member, OwnGuild, User},
    interaction::{
        CommandKind, CommandOption, ComponentKind, Head, Interaction, InteractionData,
        InteractionType, OptionKind,
    },
    lenient::Given,
    message::{Message, PostedMessage},
    oauth::{GrantRefused, Granted},
};
use crate::ids::ExternalId;

/// An object of which only the id is used.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(super) struct WithId {
    #[serde(deserialize_with = "id")]
    pub(super) id: ExternalId,
}

/// Why something cannot be read.
#[derive(Debug)]
pub(super) struct Misread {
    /// The keys that lead to the fault, without any content.
    pub(super) field: String,
}

/// Reads an object.
///
/// Fails when something that is used has another form than expected.
pub(super) fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, Misread> {
    serde_json::from_slice(json).map_err(|_| {
        // The place of a fault is looked for only after one: it takes longer.
        let from = &mut serde_json::Deserializer::from_slice(json);
        let read = serde_path_to_error::deserialize::<_, T>(from);
        let field = read.err().map_or_else(String::new, |why| place(why.path()));
        Misread { field }
    })
}

/// A path without the keys that Discord or people choose, such as ids.
fn place(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let segments = path.iter().map(|segment| match segment {
        Segment::Map { key } if is_name(key) => key.as_str(),
        Segment::Seq { .. } => "[]",
        _ => "*",
    });
    segments.collect::<Vec<_>>().join(".")
}

fn is_name(key: &str) -> bool {
    key.len() < 40 && key.bytes().all(|it| it.is_ascii_lowercase() || it == b'_')
}

#[cfg(test)]
mod tests;
