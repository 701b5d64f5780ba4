//! What fuzzing feeds to the gateway.

use serde_json::Value;
use twilight_gateway::{Config, Intents, ShardId};

use super::{
    connection::{self, Connection, Incoming, Resumable},
    event::EventReader,
    sessions::address,
};
use crate::{discord::model::Event, ids::ExternalId, store::StoredSession, watch::Watch};

/// The event of a message that has just arrived on a connection, if it is one that is handled.
pub(in crate::discord) fn received(message: &str, own: ExternalId, watch: &Watch) -> Option<Event> {
    let Incoming::Dispatch { name, data } = connection::read(message)? else {
        return None;
    };
    EventReader::new(own, watch.clone()).read(&name, &data)
}

/// Makes a connection that resumes a session at the place in a message.
pub(in crate::discord) fn resumed_at(message: &str) {
    let message: Value = serde_json::from_str(message).unwrap_or_default();
    let Some(url) = message["d"]["resume_gateway_url"].as_str() else {
        return;
    };
    let stored = StoredSession {
        id: "session".to_owned(),
        sequence: 1,
        resume_url: Some(url.to_owned()),
    };
    let config = Config::new("Bot token".to_owned(), Intents::GUILDS);
    let usual = address(url).unwrap_or_else(|| "wss://gateway.discord.gg".to_owned());
    let resumed = Resumable::from(stored);
    let connection = Connection::new(ShardId::ONE, config, &usual, Some(resumed));
    let kept = connection.resumable().and_then(|resumable| resumable.url);
    assert_eq!(kept, address(url));
}
