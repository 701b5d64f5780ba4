//! The options of slash commands: a user's values, checked against the bot's registered commands.

use serde_json::{Map, Value, json};

use crate::message::Attachment;
use crate::object;
use crate::place::Channel;
use crate::snowflake::Id;
use crate::user::User;
use crate::world::World;

/// A value that a user gives for an option.
#[derive(Clone, Debug)]
pub enum OptionValue {
    /// Text.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Boolean(bool),
    /// A user, by id.
    User(Id),
    /// A channel, by id.
    Channel(Id),
    /// A file with its name.
    File(String, Vec<u8>),
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for OptionValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<i32> for OptionValue {
    fn from(number: i32) -> Self {
        Self::Integer(number.into())
    }
}

impl From<f64> for OptionValue {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for OptionValue {
    fn from(yes: bool) -> Self {
        Self::Boolean(yes)
    }
}

impl From<&User> for OptionValue {
    fn from(user: &User) -> Self {
        Self::User(user.id())
    }
}

impl From<&Channel> for OptionValue {
    fn from(channel: &Channel) -> Self {
        Self::Channel(channel.id())
    }
}

/// Options by name: `options![("from", "d1"), ("to", "d4")]`.
#[macro_export]
macro_rules! options {
    ($(($name:expr, $value:expr)),* $(,)?) => {
        ::std::vec::Vec::<(::std::string::String, $crate::OptionValue)>::from(
            [$((::std::string::String::from($name), $crate::OptionValue::from($value))),*]
        )
    };
}

/// The given options, by name.
pub type Options = Vec<(String, OptionValue)>;

/// A registered command, with the path to a subcommand.
pub(crate) struct Found<'a> {
    pub(crate) command: &'a Value,
    /// Subcommand group and subcommand, if there are any.
    pub(crate) below: Vec<&'a Value>,
}

impl<'a> Found<'a> {
    /// The options of the command or subcommand.
    pub(crate) fn options(&self) -> &'a [Value] {
        let last = self.below.last().copied().unwrap_or(self.command);
        last["options"].as_array().map_or(&[], Vec::as_slice)
    }

    /// Wraps options in the subcommand and its group.
    pub(crate) fn wrap(&self, options: Vec<Value>) -> Vec<Value> {
        self.below.iter().rev().fold(options, |inner, item| {
            vec![json!({ "name": item["name"], "type": item["type"], "options": inner })]
        })
    }
}

/// Finds a command such as `move` or `rules show` among the registered ones.
///
/// # Errors
///
/// Why a client would not offer it.
pub(crate) fn find<'a>(
    world: &'a World,
    guild: Option<Id>,
    name: &str,
) -> Result<Found<'a>, String> {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default().trim_start_matches('/');
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1) == 1;
    let here = |command: &&Value| {
        let only = crate::snowflake::id_in(&command["guild_id"]);
        kind(command) && command["name"] == first && (only.is_none() || only == guild)
    };
    let Some(command) = world.commands.iter().find(here) else {
        let known: Vec<&str> = world
            .commands
            .iter()
            .filter_map(|command| command["name"].as_str())
            .collect();
        return Err(format!("/{first} is not registered; there are {known:?}"));
    };
    let contexts = command["contexts"].as_array();
    let context = u64::from(guild.is_none());
    if contexts.is_some_and(|contexts| {
        !contexts
            .iter()
            .any(|allowed| allowed.as_u64() == Some(context))
    }) {
        return Err(format!(
            "/{first} is not offered here (contexts {contexts:?})"
        ));
    }
    if guild.is_none() && command["dm_permission"] == false {
        return Err(format!("/{first} is not offered in direct messages"));
    }
    let mut below: Vec<&Value> = Vec::new();
    for word in words {
        let above = below.last().copied().unwrap_or(command);
        let inner = above["options"].as_array().into_iter().flatten();
        let item = inner
            .into_iter()
            .find(|item| item["name"] == word && is_branch(item));
        below.push(item.ok_or_else(|| format!("/{name}: there is no subcommand {word}"))?);
    }
    let found = Found { command, below };
    if found.options().iter().any(is_branch) {
        return Err(format!("/{name} needs a subcommand"));
    }
    Ok(found)
}

/// Finds a command in the menus of people (type 2) or messages (type 3) by its name.
///
/// # Errors
///
/// Why a client would not offer it.
pub(crate) fn find_in_menu<'a>(
    world: &'a World,
    guild: Option<Id>,
    kind: u64,
    name: &str,
) -> Result<&'a Value, String> {
    let here = |command: &&Value| {
        let only = crate::snowflake::id_in(&command["guild_id"]);
        command["type"] == kind && command["name"] == name && (only.is_none() || only == guild)
    };
    let command = world.commands.iter().find(here);
    let command = command.ok_or_else(|| format!("{name} is not in the menu"))?;
    let context = u64::from(guild.is_none());
    let contexts = command["contexts"].as_array();
    let allowed = contexts.is_none_or(|contexts| contexts.contains(&context.into()));
    if allowed {
        Ok(command)
    } else {
        Err(format!(
            "{name} is not offered here (contexts {contexts:?})"
        ))
    }
}

fn is_branch(item: &Value) -> bool {
    matches!(item["type"].as_u64(), Some(1 | 2))
}

/// The options in the format of INTERACTION_CREATE.
#[derive(Default)]
pub(crate) struct Resolved {
    pub(crate) options: Vec<Value>,
    pub(crate) resolved: Map<String, Value>,
    pub(crate) uploads: Vec<Attachment>,
}

impl Resolved {
    fn resolve(&mut self, kind: &str, id: Id, value: Value) {
        let of_kind = self.resolved.entry(kind).or_insert_with(|| json!({}));
        of_kind[id.to_string()] = value;
    }

    /// The resolved objects, if there are any.
    pub(crate) fn resolved(&self) -> Option<Value> {
        (!self.resolved.is_empty()).then(|| Value::Object(self.resolved.clone()))
    }

    /// Adds a user with their membership.
    pub(crate) fn resolve_user(&mut self, world: &World, id: Id) -> Result<(), String> {
        let user = world
            .users
            .get(&id)
            .ok_or_else(|| format!("there is no user {id}"))?;
        self.resolve("users", id, object::user(user));
        let mut member = object::partial_member(user);
        member["permissions"] = json!(user.permissions.to_string());
        self.resolve("members", id, member);
        Ok(())
    }

    /// Adds a message.
    pub(crate) fn resolve_message(&mut self, world: &World, id: Id) -> Result<(), String> {
        let message = world
            .messages
            .get(&id)
            .ok_or_else(|| format!("there is no message {id}"))?;
        self.resolve("messages", id, object::message(world, message));
        Ok(())
    }

    /// Adds a channel.
    pub(crate) fn resolve_channel(&mut self, world: &World, id: Id) -> Result<(), String> {
        let channel = world
            .channels
            .get(&id)
            .ok_or_else(|| format!("there is no channel {id}"))?;
        self.resolve("channels", id, object::channel(world, channel));
        Ok(())
    }
}

/// Checks options as Discord's client does, and converts them to the format of INTERACTION_CREATE.
///
/// # Errors
///
/// Why the client would not send them.
pub(crate) fn give(
    world: &mut World,
    registered: &[Value],
    options: &Options,
    completeness: Completeness,
) -> Result<Resolved, String> {
    let mut given = Resolved::default();
    for (name, value) in options {
        let option = registered
            .iter()
            .find(|option| option["name"] == name.as_str())
            .ok_or_else(|| format!("there is no option {name}"))?;
        let wire = wire(world, option, value, &mut given)
            .map_err(|why| format!("option {name}: {why}"))?;
        given
            .options
            .push(json!({ "name": name, "type": option["type"], "value": wire }));
    }
    let missing = registered.iter().find(|option| {
        option["required"] == true
            && !options
                .iter()
                .any(|(name, _)| option["name"] == name.as_str())
    });
    match missing {
        Some(option) if completeness == Completeness::Whole => {
            Err(format!("the required option {} is missing", option["name"]))
        }
        _ => Ok(given),
    }
}

/// Whether required options must be present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Completeness {
    /// The command is sent.
    Whole,
    /// The user is still typing.
    Typing,
}

fn wire(
    world: &mut World,
    option: &Value,
    value: &OptionValue,
    given: &mut Resolved,
) -> Result<Value, String> {
    let kind = option["type"].as_u64().unwrap_or_default();
    let wire = match (kind, value) {
        (3, OptionValue::Text(text)) => json!(chosen(option, text)?),
        (3, OptionValue::Integer(number)) => json!(chosen(option, &number.to_string())?),
        (4, OptionValue::Integer(number)) => json!(number),
        (4, OptionValue::Text(name)) | (10, OptionValue::Text(name)) => choice(option, name)?,
        (5, OptionValue::Boolean(yes)) => json!(yes),
        (10, OptionValue::Number(number)) => json!(number),
        (10, OptionValue::Integer(number)) => json!(number),
        (6 | 9, OptionValue::User(id)) => {
            given.resolve_user(world, *id)?;
            json!(id.to_string())
        }
        (7, OptionValue::Channel(id)) => {
            offers_channel(world, option, *id)?;
            given.resolve_channel(world, *id)?;
            json!(id.to_string())
        }
        (11, OptionValue::File(name, data)) => {
            let file = Attachment {
                id: world.ids.next(),
                filename: name.clone(),
                description: None,
                content_type: None,
                data: data.clone().into(),
            };
            let mut json = file.json();
            json["ephemeral"] = json!(true);
            given.resolve("attachments", file.id, json);
            given.uploads.push(file.clone());
            json!(file.id.to_string())
        }
        _ => return Err(format!("{value:?} does not fit type {kind}")),
    };
    bounds(option, &wire)?;
    Ok(wire)
}

/// Checks that an option or a menu offers channels of this one's kind.
pub(crate) fn offers_channel(world: &World, offers: &Value, id: Id) -> Result<(), String> {
    let kind = world.channels.get(&id).map(|channel| channel.kind);
    let types = offers["channel_types"].as_array();
    let fits = types.is_none_or(|types| types.is_empty() || types.contains(&json!(kind)));
    if fits {
        Ok(())
    } else {
        Err(format!(
            "no channel of type {kind:?} is offered, only {types:?}"
        ))
    }
}

/// A text, which must be one of the choices if there are any.
fn chosen(option: &Value, text: &str) -> Result<String, String> {
    if option["choices"].as_array().is_none_or(Vec::is_empty) {
        return Ok(text.to_owned());
    }
    choice(option, text).map(|value| value.as_str().unwrap_or_default().to_owned())
}

/// The value of a choice, by value or by its name in any language.
fn choice(option: &Value, text: &str) -> Result<Value, String> {
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let named = |choice: &&Value| {
        let localized = choice["name_localizations"]
            .as_object()
            .into_iter()
            .flatten();
        choice["value"] == text
            || choice["name"] == text
            || localized.into_iter().any(|(_, name)| name == text)
    };
    choices
        .iter()
        .find(named)
        .map(|choice| choice["value"].clone())
        .ok_or_else(|| {
            let known: Vec<&Value> = choices.iter().map(|choice| &choice["value"]).collect();
            format!("{text:?} is none of {known:?}")
        })
}

fn bounds(option: &Value, value: &Value) -> Result<(), String> {
    let size = value
        .as_str()
        .map(|text| text.chars().count() as f64)
        .or_else(|| value.as_f64());
    let (least, most) = if value.is_string() {
        (
            option["min_length"].as_f64(),
            option["max_length"].as_f64().or(Some(6000.0)),
        )
    } else {
        (option["min_value"].as_f64(), option["max_value"].as_f64())
    };
    let Some(size) = size else { return Ok(()) };
    if least.is_some_and(|least| size < least) || most.is_some_and(|most| size > most) {
        return Err(format!("{value} is out of bounds ({least:?} to {most:?})"));
    }
    Ok(())
}
