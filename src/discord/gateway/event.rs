//! Reads the events that the bot handles.

use crate::{
    discord::{
        model::{Event, INTERACTION, MESSAGE},
        unread,
    },
    ids::ExternalId,
    watch::Watch,
};

/// The reader of all shards.
#[derive(Debug, Clone)]
pub(in crate::discord) struct EventReader {
    /// The bot's own id, as it is written.
    own_id: String,
    pub(super) watch: Watch,
}

impl EventReader {
    /// A reader for the bot with this id. The watch counts what cannot be read.
    pub(in crate::discord) fn new(own_id: ExternalId, watch: Watch) -> Self {
        Self {
            own_id: own_id.to_string(),
            watch,
        }
    }

    /// Whether a message may be for the bot: it has the bot's id, as replies to it have, too, mentions a role, which may be the
    /// bot's, or is a direct one. Without parsing it.
    fn may_be_for_us(&self, message: &str) -> bool {
        message.contains(&self.own_id)
            || message.contains(r#""mention_roles":[""#)
            || !message.contains(r#""guild_id""#)
    }

    /// Reads the data of an event of the type `name`; `None` if it is not for the bot, or cannot be read or answered.
    pub(super) fn read(&self, name: &str, data: &str) -> Option<Event> {
        // Of the messages of all servers, hardly any is for the bot.
        if name == MESSAGE && !self.may_be_for_us(data) {
            return None;
        }
        match Event::read(name, data.as_bytes())? {
            Ok(event) => Some(event),
            Err(why) if name == INTERACTION => {
                let head = unread::interaction(data.as_bytes(), &why, &self.watch);
                Some(Event::Unread(head))
            }
            Err(why) => {
                unread::event(name, &why, &self.watch);
                None
            }
        }
    }
}
