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

    /// Reads the data of an event of the type `name`; `None` if it is not for the bot, or cannot be read or answered.
    pub(super) fn read(&self, name: &str, data: &str) -> Option<Event> {
        // Of the messages of all servers, hardly any mentions the bot.
        if name == MESSAGE && !data.contains(&self.own_id) {
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
