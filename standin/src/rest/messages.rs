//! Messages in channels: post, read, edit, delete.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Answered, Refusal, parsed, unknown_route};
use crate::gateway::{DIRECT_MESSAGES, GUILD_MESSAGES};
use crate::http::{Call, Reply};
use crate::limits;
use crate::mention;
use crate::message::{Attachment, EPHEMERAL, Message, OF_COMPONENTS, Pings};
use crate::multipart::Part;
use crate::object;
use crate::snowflake::{Id, id_in};
use crate::world::{ATTACH, FORUM, MEDIA, READ_HISTORY, SEND, SEND_IN_THREADS, ThreadState, World};

/// From this age on, a message can be edited only so often; Discord does not say how often.
const OLD: Duration = Duration::from_hours(1);
const MOST_LATE_EDITS: u32 = 3;
/// The most characters of a nonce.
const LONGEST_NONCE: usize = 25;
/// How long a nonce is remembered: "the past few minutes".
const NONCE_LIFETIME: Duration = Duration::from_mins(3);

pub(super) fn route(world: &mut World, call: &Call, channel: Id, rest: &[&str]) -> Answered {
    let found = super::seen(world, channel)?;
    let (permissions, is_thread) = (world.bot_may(found), found.parent.is_some());
    let (thread, kind) = (found.thread, found.kind);
    match (call.method.as_str(), rest) {
        ("POST", []) if kind == FORUM => {
            let why = "Cannot send a message in a forum channel";
            Err(Refusal::new(400, 40058, why))
        }
        ("POST", []) if kind == MEDIA => {
            let why = "Cannot execute action on this channel type";
            Err(Refusal::new(400, 50024, why))
        }
        ("POST", []) => {
            let send = if is_thread { SEND_IN_THREADS } else { SEND };
            if permissions & send == 0 || (!call.files.is_empty() && permissions & ATTACH == 0) {
                return Err(Refusal::missing_permissions());
            }
            if permissions & READ_HISTORY == 0 && !call.json()["message_reference"].is_null() {
                let why = "Cannot reply without permission to read message history";
                return Err(Refusal::new(403, 160_002, why));
            }
            match thread {
                ThreadState::Locked => return Err(Refusal::thread_archived()),
                ThreadState::Archived => crate::moderation::unarchive(world, channel),
                ThreadState::Open => {}
            }
            create(world, call, channel)
        }
        ("GET", []) => Ok(Reply::ok(list(world, call, channel))),
        // Only new messages open an archived thread.
        ("PATCH" | "DELETE", [_]) if thread != ThreadState::Open => Err(Refusal::thread_archived()),
        (_, [id]) => one(world, call, channel, parsed(id).unwrap_or_default()),
        _ => unknown_route(world, call),
    }
}

fn create(world: &mut World, call: &Call, channel: Id) -> Answered {
    let body = call.json();
    let nonce = body["nonce"]
        .as_str()
        .map(str::to_owned)
        .or_else(|| body["nonce"].as_i64().map(|n| n.to_string()));
    if nonce
        .as_ref()
        .is_some_and(|nonce| nonce.chars().count() > LONGEST_NONCE)
    {
        return Err(Refusal::invalid_form("nonce: more than 25 characters"));
    }
    let now = world.now();
    if let Some(nonce) = &nonce
        && body["enforce_nonce"] == true
        && let Some((earlier, at)) = world.nonces.get(&(channel, nonce.clone()))
        && now.saturating_sub(*at) < NONCE_LIFETIME
        && let Some(earlier) = world.messages.get(earlier)
    {
        if earlier.deleted {
            return Err(Refusal::unknown_message());
        }
        return Ok(Reply::ok(object::message(world, earlier)));
    }
    let bot = world.bot;
    let id = post(world, Draft::new(channel, bot, body, &call.files))?;
    if let Some(nonce) = nonce {
        world.nonces.insert((channel, nonce), (id, now));
    }
    world.posts.announce(&world.messages[&id]);
    Ok(Reply::ok(object::message(world, &world.messages[&id])))
}

fn list(world: &World, call: &Call, channel: Id) -> Value {
    let limit = call
        .query("limit")
        .and_then(|limit| limit.parse().ok())
        .unwrap_or(50);
    let bound = |key: &str| call.query(key).and_then(parsed);
    let (before, after) = (bound("before"), bound("after"));
    let here = world.messages.values().rev().filter(|message| {
        message.channel == channel
            && message.is_visible_to(world.bot)
            && before.is_none_or(|before| message.id < before)
            && after.is_none_or(|after| message.id > after)
    });
    here.take(limit)
        .map(|message| object::message(world, message))
        .collect()
}

fn one(world: &mut World, call: &Call, channel: Id, id: Id) -> Answered {
    let bot = world.bot;
    let found = world
        .messages
        .get(&id)
        .filter(|message| message.channel == channel && message.is_visible_to(bot));
    let author = found.ok_or_else(Refusal::unknown_message)?.author;
    match call.method.as_str() {
        "GET" => Ok(Reply::ok(object::message(world, &world.messages[&id]))),
        "PATCH" if author != bot => Err(Refusal::new(
            403,
            50005,
            "Cannot edit a message authored by another user",
        )),
        "PATCH" => {
            edit_late(world, id)?;
            edit(world, id, call.json(), &call.files)?;
            Ok(Reply::ok(object::message(world, &world.messages[&id])))
        }
        "DELETE" if author != bot => Err(Refusal::missing_permissions()),
        "DELETE" => {
            delete(world, id);
            Ok(Reply::empty())
        }
        _ => unknown_route(world, call),
    }
}

/// Counts an edit of a message that is older than an hour, of which Discord takes only some.
fn edit_late(world: &mut World, id: Id) -> Result<(), Refusal> {
    let now = world.now();
    if let Some(message) = world.messages.get_mut(&id)
        && now.saturating_sub(message.posted) > OLD
    {
        message.late_edits += 1;
        if message.late_edits > MOST_LATE_EDITS {
            let why =
                "Maximum number of edits to messages older than 1 hour reached. Try again later.";
            return Err(Refusal::new(429, 30046, why));
        }
    }
    Ok(())
}

/// A message to be posted.
pub(crate) struct Draft<'a> {
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) body: &'a Value,
    pub(crate) files: &'a [Part],
    /// The interaction that it answers or follows, and its user.
    pub(crate) interaction: Option<(Id, Id)>,
    /// Flags in addition to those of the body.
    pub(crate) flags: u64,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(channel: Id, author: Id, body: &'a Value, files: &'a [Part]) -> Self {
        Self {
            channel,
            author,
            body,
            files,
            interaction: None,
            flags: 0,
        }
    }
}

/// Posts a message and dispatches its event.
pub(crate) fn post(world: &mut World, draft: Draft<'_>) -> Result<Id, Refusal> {
    let Draft {
        channel,
        author,
        body,
        files,
        interaction,
        flags,
    } = draft;
    let flags = flags | body["flags"].as_u64().unwrap_or_default();
    let thinking = flags & crate::message::LOADING != 0;
    let reference = id_in(&body["message_reference"]["message_id"]);
    if let Some(reference) = reference
        && world
            .messages
            .get(&reference)
            .is_none_or(|found| found.deleted)
        && body["message_reference"]["fail_if_not_exists"] != false
    {
        return Err(Refusal::invalid_form("message_reference: Unknown message"));
    }
    let attachments = attachments(world, &[], body, files)?;
    limits::message(body, flags, &attachments, thinking)?;
    let only_for = interaction
        .map(|(_, user)| user)
        .filter(|_| flags & EPHEMERAL != 0);
    let allowed = body
        .get("allowed_mentions")
        .filter(|allowed| !allowed.is_null());
    let mut message = Message {
        id: world.ids.next(),
        channel,
        author,
        content: content(body, flags),
        embeds: array(body, "embeds"),
        components: array(body, "components"),
        attachments,
        flags,
        allowed_mentions: allowed.cloned(),
        nonce: body["nonce"].as_str().map(str::to_owned),
        reference: reference.filter(|reference| world.messages.contains_key(reference)),
        interaction: interaction.map(|(id, _)| id),
        only_for,
        pings: Pings::default(),
        history: Vec::new(),
        posted: world.now(),
        late_edits: 0,
        deleted: false,
    };
    if only_for.is_none() {
        let replied = message
            .reference
            .and_then(|id| world.messages.get(&id))
            .map(|found| found.author);
        let words: Vec<String> = std::iter::once(message.content.clone())
            .chain(crate::component::texts(&message.components))
            .collect();
        message.pings = mention::pings(&words.join("\n"), allowed, replied);
        message
            .pings
            .users
            .retain(|user| world.users.contains_key(user));
    }
    let id = message.id;
    if message.pings.users.contains(&world.bot) && !world.is_received(channel) {
        crate::moderation::join(world, channel);
    }
    world.messages.insert(id, message);
    announce(world, "MESSAGE_CREATE", id);
    Ok(id)
}

/// The text that people read.
fn content(body: &Value, flags: u64) -> String {
    if flags & OF_COMPONENTS == 0 {
        body["content"].as_str().unwrap_or_default().to_owned()
    } else {
        crate::component::texts(&array(body, "components")).join("\n")
    }
}

/// Edits a message, which pings nobody.
pub(crate) fn edit(world: &mut World, id: Id, body: &Value, files: &[Part]) -> Result<(), Refusal> {
    let Some(message) = world.messages.get(&id).filter(|message| !message.deleted) else {
        return Err(Refusal::unknown_message());
    };
    let mut message = message.clone();
    let before = message.version();
    let was_loading = message.is_loading();
    message.flags &= !crate::message::LOADING;
    let was_of_components = message.is_of_components();
    // It stays so for ever.
    message.flags |= body["flags"].as_u64().unwrap_or_default() & OF_COMPONENTS;
    if let Some(content) = body.get("content") {
        message.content = content.as_str().unwrap_or_default().to_owned();
    }
    if was_of_components && body.get("content").is_none_or(Value::is_null) {
        message.content.clear();
    }
    for (key, list) in [
        ("embeds", &mut message.embeds),
        ("components", &mut message.components),
    ] {
        if body.get(key).is_some() {
            *list = array(body, key);
        }
    }
    message.attachments = attachments(world, &message.attachments, body, files)?;
    let whole = json!({
        "content": message.content, "embeds": message.embeds, "components": message.components,
    });
    limits::message(&whole, message.flags, &message.attachments, false)?;
    if message.is_of_components() {
        message.content = crate::component::texts(&message.components).join("\n");
    }
    if !was_loading {
        message.history.push(before);
    }
    world.messages.insert(id, message);
    announce(world, "MESSAGE_UPDATE", id);
    Ok(())
}

/// Deletes a message.
pub(crate) fn delete(world: &mut World, id: Id) {
    let Some(message) = world.messages.get_mut(&id) else {
        return;
    };
    message.deleted = true;
    if message.only_for.is_some() {
        return;
    }
    let channel = message.channel;
    let guild = world
        .channels
        .get(&channel)
        .and_then(|channel| channel.guild);
    let event = json!({
        "id": id.to_string(),
        "channel_id": channel.to_string(),
        "guild_id": guild.map(|guild| guild.to_string()),
    });
    let intent = guild.map_or(DIRECT_MESSAGES, |_| GUILD_MESSAGES);
    world
        .sessions
        .dispatch_with("MESSAGE_DELETE", event, Some(intent), None);
}

/// Dispatches an event about a message, unless only one user sees it.
pub(crate) fn announce(world: &mut World, event: &'static str, id: Id) {
    let message = &world.messages[&id];
    if message.only_for.is_some() || !world.is_received(message.channel) {
        return;
    }
    let guild = world
        .channels
        .get(&message.channel)
        .and_then(|channel| channel.guild);
    let about_bot =
        message.author == world.bot || message.pings.users.contains(&world.bot) || guild.is_none();
    let data = object::message_event(world, message);
    // Without the intent for content, a bot receives only the text of messages that concern it.
    let bare = (!about_bot).then(|| {
        let mut bare = data.clone();
        bare["content"] = json!("");
        for key in ["embeds", "components", "attachments"] {
            bare[key] = json!([]);
        }
        bare
    });
    let intent = guild.map_or(DIRECT_MESSAGES, |_| GUILD_MESSAGES);
    world
        .sessions
        .dispatch_with(event, data, Some(intent), bare);
}

fn array(body: &Value, key: &str) -> Vec<Value> {
    body[key].as_array().cloned().unwrap_or_default()
}

/// Discord's limit of bytes per request in a server without boosts.
const LARGEST: usize = 10 * 1024 * 1024;

/// The files of a message: kept ones, and those in the request.
fn attachments(
    world: &mut World,
    present: &[Attachment],
    body: &Value,
    files: &[Part],
) -> Result<Vec<Attachment>, Refusal> {
    let listed = body["attachments"].as_array();
    let named = |id: Id| {
        listed.and_then(|listed| listed.iter().find(|entry| id_in(&entry["id"]) == Some(id)))
    };
    let mut kept: Vec<Attachment> = present
        .iter()
        .filter(|file| listed.is_none() || named(file.id).is_some())
        .cloned()
        .collect();
    let mut used = Vec::new();
    for file in files {
        let number = file
            .name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'));
        let number = number.and_then(parsed).ok_or_else(|| {
            Refusal::invalid_form(&format!(
                "a file in the part {:?} instead of files[n]",
                file.name
            ))
        })?;
        let entry = named(number);
        used.push(number);
        let given = entry
            .and_then(|entry| entry["filename"].as_str())
            .map(str::to_owned);
        kept.push(Attachment {
            id: world.ids.next(),
            filename: given
                .or_else(|| file.filename.clone())
                .unwrap_or_else(|| "file".to_owned()),
            description: entry
                .and_then(|entry| entry["description"].as_str())
                .map(str::to_owned),
            content_type: file.content_type.clone(),
            data: file.data.clone(),
        });
    }
    if files.iter().map(|file| file.data.len()).sum::<usize>() > LARGEST {
        return Err(Refusal::new(413, 40005, "Request entity too large"));
    }
    for entry in listed.into_iter().flatten() {
        let id = id_in(&entry["id"]);
        let known =
            id.is_some_and(|id| used.contains(&id) || present.iter().any(|file| file.id == id));
        if !known {
            return Err(Refusal::invalid_form(&format!(
                "attachments: no file for {entry}"
            )));
        }
    }
    Ok(kept)
}
