//! Interactions, in Discord's format.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::endpoint;
use crate::handle::Handle;
use crate::interaction::Interaction;
use crate::object;
use crate::option::Resolved;
use crate::snowflake::Id;
use crate::user::User;
use crate::world::{Presence, ThreadState, World};

/// The parts in which interactions differ.
pub(crate) struct New {
    pub(crate) kind: u64,
    pub(crate) title: String,
    pub(crate) data: Value,
    pub(crate) given: Resolved,
    pub(crate) source: Option<Id>,
}

pub(crate) fn guild_of(world: &World, channel: Id) -> Option<Id> {
    world
        .channels
        .get(&channel)
        .and_then(|channel| channel.guild)
}

/// The prefix of tokens, before the interaction's id.
const TOKEN: &str = "aW50ZXJhY3Rpb246";

/// The token of an interaction.
pub(crate) fn token(id: Id) -> String {
    format!("{TOKEN}{id}")
}

/// The id of the interaction that a token belongs to.
pub(crate) fn token_id(token: &str) -> Option<Id> {
    token.strip_prefix(TOKEN)?.parse().ok()
}

/// The innermost option list, below subcommands.
pub(crate) fn innermost(data: &mut Value, depth: usize) -> &mut Vec<Value> {
    let mut at = data;
    for _ in 0..depth {
        at = &mut at["options"][0];
    }
    at["options"].as_array_mut().expect("options are a list")
}

fn payload(world: &World, id: Id, user: Id, channel: Id, new: &New) -> Value {
    let place = &world.channels[&channel];
    assert!(!place.deleted, "the channel was deleted");
    assert!(
        place.thread != ThreadState::Archived,
        "from an archived thread, Discord delivers neither commands nor clicks"
    );
    // Where the bot is not, there are only the commands that people have added to their account.
    let guild = place.guild.and_then(|guild| world.guilds.get(&guild));
    let away = world.presence_in(place) == Presence::Away
        && !guild.is_some_and(|guild| guild.has_commands_alone);
    let is_for_people = |command: &Value| {
        let types = command["integration_types"].as_array();
        command["id"] == new.data["id"] && types.is_some_and(|types| types.contains(&json!(1)))
    };
    assert!(
        !away || new.source.is_some() || world.commands.iter().any(is_for_people),
        "there is no bot here that could be asked"
    );
    let owners = if away {
        json!({ "1": user.to_string() })
    } else {
        json!({ "0": place.guild.unwrap_or_default().to_string() })
    };
    let person = &world.users[&user];
    let mut data = new.data.clone();
    let mut shown = object::channel(world, place);
    shown["permissions"] = json!(person.permissions.to_string());
    let mut payload = json!({
        "id": id.to_string(),
        "application_id": world.bot.to_string(),
        "type": new.kind,
        "token": token(id),
        "version": 1,
        "channel_id": channel.to_string(),
        "channel": shown,
        "app_permissions": world.bot_may(place).to_string(),
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": owners,
        "context": if place.guild.is_some() { 0 } else { 1 },
    });
    if let Some(guild) = place.guild.and_then(|guild| world.guilds.get(&guild)) {
        let id = guild.id.to_string();
        let mut member = object::member(person);
        member["permissions"] = json!(person.permissions.to_string());
        payload["member"] = member;
        payload["guild_id"] = json!(id);
        payload["guild_locale"] = json!(guild.locale);
        payload["guild"] = json!({ "id": id, "locale": guild.locale, "features": [] });
        if matches!(new.kind, 2 | 4)
            && world
                .commands
                .iter()
                .any(|command| command["id"] == data["id"] && !command["guild_id"].is_null())
        {
            data["guild_id"] = json!(id);
        }
    } else {
        payload["user"] = object::user(person);
    }
    payload["data"] = data;
    if let Some(source) = new.source.and_then(|source| world.messages.get(&source)) {
        payload["message"] = object::message(world, source);
    }
    payload
}

/// Makes an interaction and delivers it.
pub(crate) fn start(by: &User, world: &mut World, channel: Id, new: New) -> Handle {
    assert!(
        world.sessions.iter().next().is_some(),
        "{}: no bot has ever connected, nobody can answer",
        new.title
    );
    let id = world.ids.next();
    let payload = payload(world, id, by.id, channel, &new);
    let now = world.now();
    let interaction = Interaction {
        id,
        token: token(id),
        kind: new.kind,
        title: new.title,
        user: by.id,
        channel,
        payload: payload.clone(),
        delivered: now,
        deliveries: 1,
        closed: 0,
        created: now,
        callbacks: Vec::new(),
        answer: None,
        original: None,
        source: new.source,
        edits_before: 0,
        followups: Vec::new(),
        uploads: new.given.uploads,
    };
    let title = interaction.title.clone();
    world.interactions.insert(id, interaction);
    match world.endpoint.at {
        Some(at) => {
            let payload = world.sessions.decoration.of("INTERACTION_CREATE", &payload);
            endpoint::deliver(Arc::clone(&by.shared), at, title, &payload);
        }
        None => world.sessions.dispatch("INTERACTION_CREATE", payload),
    }
    Handle {
        shared: Arc::clone(&by.shared),
        id,
    }
}
