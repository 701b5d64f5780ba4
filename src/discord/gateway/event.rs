//! Parses the events that the bot handles.

use serde_json::Value;
use serenity::all::{Event, GatewayEvent};

use crate::watch::Watch;

/// The type of events that contain an interaction.
const INTERACTION: &str = "INTERACTION_CREATE";
/// The types of events that are handled. Others are not parsed.
const HANDLED: [&str; 16] = [
    "CHANNEL_DELETE",
    "CHANNEL_UPDATE",
    "GUILD_CREATE",
    "GUILD_DELETE",
    "GUILD_MEMBER_UPDATE",
    "GUILD_ROLE_DELETE",
    "GUILD_ROLE_UPDATE",
    INTERACTION,
    "MESSAGE_CREATE",
    "MESSAGE_DELETE",
    "MESSAGE_DELETE_BULK",
    "READY",
    "RESUMED",
    "THREAD_CREATE",
    "THREAD_DELETE",
    "THREAD_UPDATE",
];

/// Parses a message with an event of the type `name`. An interaction that cannot be parsed is counted and logged.
pub(super) fn parse(name: &str, message: &str, watch: &Watch) -> Option<Event> {
    if !HANDLED.contains(&name) {
        return None;
    }
    match serde_json::from_str(message) {
        Ok(GatewayEvent::Dispatch(_, Event::Unknown(_))) | Err(_) => {
            if name == INTERACTION {
                unreadable(message, watch);
            } else {
                tracing::debug!(event = name, "an event cannot be read");
            }
            None
        }
        Ok(GatewayEvent::Dispatch(_, event)) => Some(event),
        Ok(_) => None,
    }
}

/// Counts and logs an interaction that stays unanswered.
fn unreadable(message: &str, watch: &Watch) {
    watch.metrics().unread();
    // Neither the whole message, which contains a token, nor the parser's error, which may quote it.
    let message: Value = serde_json::from_str(message).unwrap_or_default();
    let id = message["d"]["id"].as_str();
    let kind = message["d"]["type"].as_u64();
    tracing::warn!(
        id,
        kind,
        "an interaction could not be read and stays unanswered: is there a newer Raichi?"
    );
}
