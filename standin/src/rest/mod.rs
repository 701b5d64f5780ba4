//! The REST API, as far as a bot that plays games needs it.

mod commands;
mod interactions;
mod messages;
mod places;
#[cfg(test)]
mod tests;

use bytes::Bytes;
use serde_json::{Value, json};

use crate::http::{Call, Reply};
use crate::object;
use crate::snowflake::Id;
use crate::world::{ChannelRecord, Presence, World};

pub(crate) use messages::{
    Draft, announce as announce_message, delete as delete_message, edit as edit_message,
    post as post_message,
};
pub(crate) use places::direct_channel;

/// A refusal with one of Discord's codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) code: u64,
    pub(crate) message: String,
}

impl Refusal {
    pub(crate) fn new(status: u16, code: u64, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
        }
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    /// The answer of threads that are not open.
    pub(crate) fn thread_archived() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    pub(crate) fn outage() -> Self {
        Self::new(503, 0, "503: Service Unavailable")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    /// The request itself is wrong: Discord refuses it, and the bot should never send it.
    pub(crate) fn invalid_form(why: &str) -> Self {
        Self::new(400, 50035, &format!("Invalid Form Body: {why}"))
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Self {
        Self::error(refusal.status, refusal.code, &refusal.message)
    }
}

pub(crate) type Answered = Result<Reply, Refusal>;

/// Handles a request.
pub(crate) fn answer(world: &mut World, call: &Call) -> Reply {
    match route(world, call) {
        Ok(reply) => reply,
        Err(refusal) => {
            if refusal.code == 50035 || refusal.code == 50006 {
                world.violation(format!("{call}: {}", refusal.message));
            }
            refusal.into()
        }
    }
}

fn route(world: &mut World, call: &Call) -> Answered {
    let segments: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    match (call.method.as_str(), segments.as_slice()) {
        ("GET", ["gateway"]) => Ok(Reply::ok(
            json!({ "url": gateway_url(world, call.process) }),
        )),
        ("GET", ["gateway", "bot"]) => Ok(Reply::ok(json!({
            "url": gateway_url(world, call.process),
            "shards": world.gateway.sharding.recommended,
            "session_start_limit": {
                "total": 1000,
                "remaining": world.session_starts,
                "reset_after": 14_400_000,
                "max_concurrency": world.gateway.sharding.max_concurrency,
            },
        }))),
        ("GET", ["applications" | "oauth2", .., "@me"]) => {
            Ok(Reply::ok(object::application(world)))
        }
        ("PATCH", ["applications", "@me"]) => {
            for (key, value) in call.json().as_object().into_iter().flatten() {
                world.application.insert(key.clone(), value.clone());
            }
            Ok(Reply::ok(object::application(world)))
        }
        (_, ["applications", app, rest @ ..]) => {
            if parsed(app) != Some(world.bot) {
                return Err(Refusal::new(404, 10002, "Unknown Application"));
            }
            commands::route(world, call, rest)
        }
        (_, ["interactions", id, token, "callback"]) => {
            interactions::callback(world, call, parsed(id), token)
        }
        (_, ["webhooks", app, token, rest @ ..]) => {
            if parsed(app) != Some(world.bot) {
                return Err(Refusal::new(404, 10015, "Unknown Webhook"));
            }
            interactions::webhook(world, call, token, rest)
        }
        (_, ["channels", channel, "messages", rest @ ..]) if rest.len() < 2 => {
            messages::route(world, call, parsed(channel).unwrap_or_default(), rest)
        }
        _ => places::route(world, call, &segments),
    }
}

/// A channel, if the bot may see it.
fn seen(world: &World, id: Id) -> Result<&ChannelRecord, Refusal> {
    let channel = world.channels.get(&id).filter(|channel| !channel.deleted);
    let channel = channel.ok_or_else(Refusal::unknown_channel)?;
    match world.presence_in(channel) {
        Presence::Away => Err(Refusal::missing_access()),
        Presence::Outage => Err(Refusal::outage()),
        Presence::Here if world.has_access(channel) => Ok(channel),
        Presence::Here => Err(Refusal::missing_access()),
    }
}

fn gateway_url(world: &World, process: usize) -> String {
    world.gateway_url(&process.to_string())
}

pub(crate) fn parsed(text: &str) -> Option<Id> {
    text.parse().ok()
}

/// Routes unknown to the stand-in are no requests of this bot, and count as violations.
pub(crate) fn unknown_route(world: &mut World, call: &Call) -> Answered {
    world.violation(format!("{call}: the stand-in has no such route"));
    Err(Refusal::new(404, 0, "404: Not Found"))
}

/// A file by its address on Discord's file server.
pub(crate) fn file(world: &World, path: &str) -> Reply {
    let id = path.trim_matches('/').split('/').nth(1).and_then(parsed);
    let mut files = world
        .messages
        .values()
        .flat_map(|message| &message.attachments);
    let uploads = world
        .interactions
        .values()
        .flat_map(|interaction| &interaction.uploads);
    let found = files.find(|file| Some(file.id) == id);
    match found.or_else(|| uploads.into_iter().find(|file| Some(file.id) == id)) {
        Some(file) => {
            let kind = file
                .content_type
                .clone()
                .unwrap_or_else(|| "application/octet-stream".to_owned());
            Reply {
                raw: Some((Bytes::clone(&file.data), kind)),
                ..Reply::new(200, None)
            }
        }
        None => Reply::new(404, Some(Value::Null)),
    }
}
