//! Registered commands.

use serde_json::{Value, json};

use super::{Answered, Refusal, parsed, unknown_route};
use crate::http::{Call, Reply};
use crate::snowflake::{Id, id_in};
use crate::standin::StandIn;
use crate::world::World;
use crate::{limits, object};

/// The type of a command that launches an *Activity*.
const ENTRY_POINT: u64 = 4;

/// All routes below `/applications/{id}`.
pub(super) fn route(world: &mut World, call: &Call, rest: &[&str]) -> Answered {
    match rest {
        ["commands", rest @ ..] => commands(world, call, None, rest),
        ["emojis"] => emojis(world, call),
        ["guilds", guild, "commands", rest @ ..] => {
            let guild = parsed(guild).filter(|guild| world.guilds.contains_key(guild));
            let guild = guild.ok_or_else(Refusal::missing_access)?;
            commands(world, call, Some(guild), rest)
        }
        _ => unknown_route(world, call),
    }
}

/// The emoji of the application: listed, and made with names of their own.
fn emojis(world: &mut World, call: &Call) -> Answered {
    match call.method.as_str() {
        "GET" => Ok(Reply::ok(json!({ "items": world.emojis }))),
        "POST" => {
            let (name, image) = (&call.json()["name"], &call.json()["image"]);
            let is_word = |name: &str| {
                let is_fit = |c: char| c.is_ascii_alphanumeric() || c == '_';
                (2..=32).contains(&name.len()) && name.chars().all(is_fit)
            };
            let is_picture = |image: &str| image.starts_with("data:image/png;base64,");
            let is_new = world.emojis.iter().all(|emoji| emoji["name"] != *name);
            if !name.as_str().is_some_and(is_word)
                || !image.as_str().is_some_and(is_picture)
                || !is_new
            {
                return Err(Refusal::invalid_form(&format!("an emoji called {name}")));
            }
            let emoji = json!({
                "id": world.ids.next().to_string(),
                "name": name,
                "roles": [],
                "require_colons": true,
                "managed": false,
                "animated": false,
                "available": true,
            });
            world.emojis.push(emoji.clone());
            Ok(Reply::new(201, Some(emoji)))
        }
        _ => unknown_route(world, call),
    }
}

fn commands(world: &mut World, call: &Call, guild: Option<Id>, rest: &[&str]) -> Answered {
    let here = |command: &Value| id_in(&command["guild_id"]) == guild;
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let mut found: Vec<Value> = world.commands.clone();
            found.retain(here);
            if call.query("with_localizations") != Some("true") {
                found.iter_mut().for_each(forget_languages);
            } else if !found.is_empty() {
                world.knows_commands.push(call.process);
            }
            Ok(Reply::ok(json!(found)))
        }
        ("PUT", []) => {
            let given = call.json().as_array().cloned().unwrap_or_default();
            limits::commands(&given)?;
            may_be_for_people(world, &given)?;
            keeps_entry_point(world, guild, &given)?;
            let (before, others) = std::mem::take(&mut world.commands)
                .into_iter()
                .partition(here);
            world.commands = others;
            let made: Vec<Value> = given
                .iter()
                .map(|command| make(world, command, guild, &before))
                .collect();
            world.commands.extend(made.clone());
            world.knows_commands.push(call.process);
            Ok(Reply::ok(json!(made)))
        }
        ("POST", []) => {
            limits::commands(std::slice::from_ref(call.json()))?;
            let name = call.json()["name"].clone();
            let same = |command: &Value| here(command) && command["name"] == name;
            let before: Vec<Value> = world
                .commands
                .extract_if(.., |command| same(command))
                .collect();
            let made = make(world, call.json(), guild, &before);
            world.commands.push(made.clone());
            world.knows_commands.push(call.process);
            Ok(Reply::new(
                if before.is_empty() { 201 } else { 200 },
                Some(made),
            ))
        }
        (_, [id]) => one(world, call, guild, parsed(id)),
        _ => unknown_route(world, call),
    }
}

/// Commands for people who have added the application to their account need the application to allow that.
fn may_be_for_people(world: &World, given: &[Value]) -> Result<(), Refusal> {
    let config = &object::application(world)["integration_types_config"];
    let for_people = |command: &Value| {
        let types = command["integration_types"].as_array();
        types.is_some_and(|types| types.contains(&json!(1)))
    };
    if config["1"].is_null() && given.iter().any(for_people) {
        return Err(Refusal::invalid_form(
            "integration_types: the application does not allow this installation",
        ));
    }
    Ok(())
}

/// Whether the application has an entry point, and so an *Activity*.
pub(super) fn has_entry_point(world: &World) -> bool {
    world
        .commands
        .iter()
        .any(|command| command["type"] == ENTRY_POINT)
}

/// A list of commands cannot remove the entry point.
fn keeps_entry_point(world: &World, guild: Option<Id>, given: &[Value]) -> Result<(), Refusal> {
    let is_entry = |command: &&Value| command["type"] == ENTRY_POINT;
    let mut there = world.commands.iter().filter(is_entry);
    if guild.is_none() && there.next().is_some() && given.iter().find(is_entry).is_none() {
        let why = "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point \
                   command in your update request or delete it separately.";
        return Err(Refusal::new(400, 50240, why));
    }
    Ok(())
}

/// Removes names in other languages, which Discord returns only on request.
fn forget_languages(command: &mut Value) {
    match command {
        Value::Object(entries) => {
            entries.retain(|key, _| !key.ends_with("_localizations"));
            entries.values_mut().for_each(forget_languages);
        }
        Value::Array(items) => items.iter_mut().for_each(forget_languages),
        _ => {}
    }
}

fn one(world: &mut World, call: &Call, guild: Option<Id>, id: Option<Id>) -> Answered {
    let found = world
        .commands
        .iter()
        .position(|command| id_in(&command["guild_id"]) == guild && id_in(&command["id"]) == id);
    let index = found.ok_or_else(|| Refusal::new(404, 10063, "Unknown application command"))?;
    match call.method.as_str() {
        "GET" => {}
        "PATCH" => {
            let mut changed = world.commands[index].clone();
            for (key, value) in call.json().as_object().into_iter().flatten() {
                changed[key] = value.clone();
            }
            limits::commands(std::slice::from_ref(&changed))?;
            world.commands[index] = changed;
        }
        "DELETE" => {
            world.commands.remove(index);
            return Ok(Reply::empty());
        }
        _ => return unknown_route(world, call),
    }
    Ok(Reply::ok(world.commands[index].clone()))
}

impl StandIn {
    /// Makes an entry point, as Discord does for an application with *Activities*; returns its id.
    pub fn entry_point(&self) -> Id {
        self.shared.write(|world| {
            let entry = json!({
                "name": "launch",
                "type": ENTRY_POINT,
                "handler": 2,
                "contexts": [0, 1, 2],
                "integration_types": [0, 1],
            });
            let made = make(world, &entry, None, &[]);
            let id = id_in(&made["id"]);
            world.commands.push(made);
            id.unwrap_or_default()
        })
    }
}

/// A command as Discord stores it: with all defaults, and with the id of an earlier one of the same name.
fn make(world: &mut World, given: &Value, guild: Option<Id>, before: &[Value]) -> Value {
    let kind = given["type"].as_u64().unwrap_or(1);
    let same = before
        .iter()
        .find(|old| old["name"] == given["name"] && old["type"].as_u64().unwrap_or(1) == kind);
    let id = same.map_or_else(
        || json!(world.ids.next().to_string()),
        |old| old["id"].clone(),
    );
    let config = object::application(world)["integration_types_config"].clone();
    let supported = config.as_object().into_iter().flatten();
    let supported = supported.filter(|(_, config)| !config.is_null());
    let supported: Vec<u64> = supported
        .filter_map(|(kind, _)| kind.parse().ok())
        .collect();
    let mut made = json!({
        "id": id,
        "application_id": world.bot.to_string(),
        "version": world.ids.next().to_string(),
        "default_member_permissions": null,
        "type": kind,
        "name": given["name"],
        "name_localizations": null,
        "description": "",
        "description_localizations": null,
        "dm_permission": true,
        "contexts": null,
        // By default, users who may add the application get the command.
        "integration_types": if supported.is_empty() { vec![0] } else { supported },
        "nsfw": false,
    });
    if let Some(guild) = guild {
        made["guild_id"] = json!(guild.to_string());
    }
    for (key, value) in given.as_object().into_iter().flatten() {
        if key != "id" {
            made[key] = value.clone();
        }
    }
    made
}
