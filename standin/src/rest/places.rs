//! Servers, channels, threads and people.

use serde_json::json;

use super::{Answered, Refusal, parsed, unknown_route};
use crate::http::{Call, Reply};
use crate::object;
use crate::snowflake::{Id, id_in};
use crate::world::{
    CREATE_PUBLIC_THREADS, ChannelRecord, DEFAULT_PERMISSIONS, PRIVATE_THREAD, Presence,
    SEND_IN_THREADS, STAGE, ThreadState, VOICE, World,
};

pub(super) fn route(world: &mut World, call: &Call, segments: &[&str]) -> Answered {
    match (call.method.as_str(), segments) {
        ("GET", ["users", "@me"]) => Ok(Reply::ok(object::current_user(world))),
        ("GET", ["users", "@me", "guilds"]) => {
            let number = |key| call.query(key).and_then(parsed);
            let after = number("after").map_or(0, |after| after + 1);
            let limit = number("limit").map_or(200, |limit| limit.clamp(1, 200));
            let limit = usize::try_from(limit).unwrap_or(200);
            let page = world.own_guilds().filter(|guild| guild.id >= after);
            Ok(Reply::ok(page.take(limit).map(object::own_guild).collect()))
        }
        ("DELETE", ["users", "@me", "guilds", id]) => {
            let id = parsed(id).unwrap_or_default();
            if !world.own_guilds().any(|guild| guild.id == id) {
                return Err(Refusal::unknown_guild());
            }
            crate::moderation::become_present(world, id, Presence::Away);
            Ok(Reply::empty())
        }
        ("POST", ["users", "@me", "channels"]) => {
            direct(world, id_in(&call.json()["recipient_id"]))
        }
        ("GET", ["users", id]) => {
            let user = parsed(id).and_then(|id| world.users.get(&id));
            Ok(Reply::ok(object::user(
                user.ok_or_else(Refusal::unknown_user)?,
            )))
        }
        (_, ["channels", id, rest @ ..]) => {
            let id = parsed(id).unwrap_or_default();
            super::seen(world, id)?;
            channel(world, call, id, rest)
        }
        ("GET", ["guilds", id, rest @ ..]) => {
            guild(world, call, parsed(id).unwrap_or_default(), rest)
        }
        _ => unknown_route(world, call),
    }
}

fn channel(world: &mut World, call: &Call, id: Id, rest: &[&str]) -> Answered {
    let found = &world.channels[&id];
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::ok(object::channel(world, found))),
        ("PATCH", []) if found.parent.is_some() => change_thread(world, call, id),
        ("POST", ["typing"]) => Ok(Reply::empty()),
        ("PUT" | "DELETE", ["thread-members", _]) if found.parent.is_some() => Ok(Reply::empty()),
        ("POST", ["threads"]) => thread(world, call, id, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = parsed(message).unwrap_or_default();
            if !world
                .messages
                .get(&message)
                .is_some_and(|found| found.channel == id && !found.deleted)
            {
                return Err(Refusal::unknown_message());
            }
            if world.channels.contains_key(&message) {
                return Err(Refusal::new(
                    400,
                    160_004,
                    "A thread has already been created for this message",
                ));
            }
            thread(world, call, id, Some(message))
        }
        _ => unknown_route(world, call),
    }
}

/// Anybody who may write in a thread may open it again, unless it is locked; nothing else changes before that.
fn change_thread(world: &mut World, call: &Call, id: Id) -> Answered {
    let found = &world.channels[&id];
    let (permissions, state) = (found.permissions, found.thread);
    if call.json()["archived"] == false {
        if state == ThreadState::Locked || permissions & SEND_IN_THREADS == 0 {
            return Err(Refusal::missing_permissions());
        }
        if state == ThreadState::Archived {
            crate::moderation::unarchive(world, id);
        }
    } else if state != ThreadState::Open {
        return Err(Refusal::thread_archived());
    }
    let name = call.json()["name"].as_str().map(str::to_owned);
    if let (Some(name), Some(channel)) = (name, world.channels.get_mut(&id)) {
        channel.name = name;
    }
    Ok(Reply::ok(object::channel(world, &world.channels[&id])))
}

/// A new thread; one at a message has the message's id.
fn thread(world: &mut World, call: &Call, parent: Id, at: Option<Id>) -> Answered {
    let above = &world.channels[&parent];
    if above.permissions & CREATE_PUBLIC_THREADS == 0 {
        return Err(Refusal::missing_permissions());
    }
    let Some(name) = call.json()["name"]
        .as_str()
        .filter(|name| (1..=100).contains(&name.chars().count()))
    else {
        return Err(Refusal::invalid_form("name: 1 to 100 characters"));
    };
    if matches!(above.kind, VOICE | STAGE) || above.parent.is_some() {
        let why = "Cannot execute action on this channel type";
        return Err(Refusal::new(400, 50024, why));
    }
    let kind = match at {
        Some(_) => crate::moderation::public_thread_in(above),
        None => call.json()["type"].as_u64().unwrap_or(PRIVATE_THREAD),
    };
    let (guild, permissions) = (above.guild, above.permissions);
    let made = ChannelRecord {
        id: at.unwrap_or_default(),
        guild,
        name: name.to_owned(),
        parent: Some(parent),
        kind,
        permissions,
        recipient: None,
        deleted: false,
        thread: ThreadState::Open,
        without_bot: false,
        hidden: false,
    };
    let id = crate::moderation::open_thread(world, made);
    let json = object::channel(world, &world.channels[&id]);
    Ok(Reply::new(201, Some(json)))
}

/// The channel of direct messages with a user.
fn direct(world: &mut World, user: Option<Id>) -> Answered {
    let user = user
        .filter(|user| world.users.contains_key(user))
        .ok_or_else(Refusal::unknown_user)?;
    let id = direct_channel(world, user);
    Ok(Reply::ok(object::channel(world, &world.channels[&id])))
}

/// Finds or makes the channel of direct messages with a user.
pub(crate) fn direct_channel(world: &mut World, user: Id) -> Id {
    let present = world
        .channels
        .values()
        .find(|channel| channel.recipient == Some(user));
    if let Some(present) = present {
        return present.id;
    }
    let id = world.ids.next();
    let made = ChannelRecord {
        id,
        guild: None,
        name: String::new(),
        parent: None,
        kind: 1,
        permissions: DEFAULT_PERMISSIONS,
        recipient: Some(user),
        deleted: false,
        thread: ThreadState::Open,
        without_bot: false,
        hidden: false,
    };
    world.channels.insert(id, made);
    id
}

fn guild(world: &mut World, call: &Call, id: Id, rest: &[&str]) -> Answered {
    let found = world.guilds.get(&id).ok_or_else(Refusal::unknown_guild)?;
    match found.presence {
        Presence::Away => return Err(Refusal::unknown_guild()),
        Presence::Outage => return Err(Refusal::outage()),
        Presence::Here => {}
    }
    let member = |user: Option<Id>| {
        if user == Some(world.bot) {
            return object::own_member(world, found);
        }
        let user = user.and_then(|user| world.users.get(&user));
        user.filter(|user| !user.left.contains(&id))
            .map(object::member)
    };
    match rest {
        [] => {
            let mut guild = object::guild(world, found);
            if call.query("with_counts") == Some("true") {
                guild["approximate_member_count"] = json!(world.users.len());
                guild["approximate_presence_count"] = json!(world.users.len());
            }
            Ok(Reply::ok(guild))
        }
        ["channels"] => {
            let here = world.channels.values().filter(|channel| {
                channel.guild == Some(id) && channel.parent.is_none() && !channel.deleted
            });
            Ok(Reply::ok(
                here.map(|found| object::channel(world, found)).collect(),
            ))
        }
        ["roles"] => Ok(Reply::ok(object::guild(world, found)["roles"].clone())),
        ["members", "@me"] => member(Some(world.bot))
            .map(Reply::ok)
            .ok_or_else(Refusal::unknown_user),
        ["members", user] => member(parsed(user))
            .map(Reply::ok)
            .ok_or_else(|| Refusal::new(404, 10007, "Unknown Member")),
        _ => unknown_route(world, call),
    }
}
