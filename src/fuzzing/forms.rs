//! The short form of an interaction, so that fuzzing changes what people choose and type rather than the JSON around it.

use serde_json::{Value, json};

use super::OWN;
use crate::{
    commands::{Command, Kind, MenuCommand, Parameter},
    locale::Locale,
};

/// The user of every interaction.
const USER: u64 = 7;

/// The interaction of a short form. Its first line has the code of a language, a kind, and an id:
///
/// - `en command move`, with the options in the lines below: `from=d1`;
/// - `en typing move`, the same while the last option is typed;
/// - `en button v1:claim:7`, or `en option v1:claim:7` for an option of a menu, or `en channels v1:settings:…` for a menu of
///   channels with the ids of some below;
/// - `en form v1:erase`, with the typed texts below: `word=erase`;
/// - `en menu challenge`, `en menu profile` and `en menu replay`, on a person or a message.
pub(super) fn interaction(text: &str) -> Option<Value> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut words = first.splitn(3, ' ');
    let locale = words.next()?;
    let locale = Locale::ALL.into_iter().find(|it| it.code() == locale)?;
    let kind = words.next()?;
    let id = words.next()?;
    let lines: Vec<_> = rest.lines().collect();
    let (number, data) = match kind {
        "command" => (2, command(Command::named(id)?, &lines, false)),
        "typing" => (4, command(Command::named(id)?, &lines, true)),
        "button" => (3, json!({ "custom_id": id, "component_type": 2 })),
        "option" => (
            3,
            json!({ "custom_id": "menu:0", "component_type": 3, "values": [id] }),
        ),
        "channels" => (
            3,
            json!({ "custom_id": id, "component_type": 8, "values": lines }),
        ),
        "form" => (5, form(id, &lines)),
        "menu" => (2, menu(id)?),
        _ => return None,
    };
    Some(around(locale, number, data))
}

/// What surrounds the data of every kind of interaction.
fn around(locale: Locale, kind: u64, data: Value) -> Value {
    let mut interaction = json!({
        "id": "1001",
        "application_id": OWN.to_string(),
        "type": kind,
        "data": data,
        "guild_id": "11",
        "guild_locale": "en-US",
        "channel_id": "12",
        "channel": { "id": "12", "type": 0, "name": "tafl", "permissions": "274878024704" },
        "member": {
            "user": person(),
            "roles": [],
            "joined_at": "2024-01-01T00:00:00.000000+00:00",
            "deaf": false,
            "mute": false,
            "flags": 0,
            "permissions": "274878024704",
        },
        "token": "token",
        "version": 1,
        "app_permissions": "274878024704",
        "locale": locale.discord_codes().first(),
        "context": 0,
        "authorizing_integration_owners": { "0": "11" },
        "entitlements": [],
        "attachment_size_limit": 10_485_760,
    });
    if kind == 3 {
        interaction["message"] = message();
    }
    interaction
}

fn person() -> Value {
    json!({ "id": USER.to_string(), "username": "ann", "discriminator": "0", "global_name": "Ann", "avatar": null })
}

fn message() -> Value {
    json!({
        "id": "1000",
        "channel_id": "12",
        "author": { "id": OWN.to_string(), "username": "raichi", "discriminator": "0", "avatar": null, "bot": true },
        "content": "",
        "timestamp": "2024-01-01T00:00:00.000000+00:00",
        "edited_timestamp": null,
        "tts": false,
        "mention_everyone": false,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": false,
        "type": 0,
        "flags": 64,
    })
}

/// The data of a typed command. Of one that is being typed, the last option has the focus.
fn command(command: Command, lines: &[&str], is_typing: bool) -> Value {
    let options = lines.iter().enumerate().map(|(at, line)| {
        let (name, value) = line.split_once('=').unwrap_or((line, ""));
        if is_typing && at + 1 == lines.len() {
            return json!({ "name": name, "type": 3, "value": value, "focused": true });
        }
        option(command.parameter(name), name, value)
    });
    let mut options: Vec<_> = options.collect();
    let name = command.group().map_or(command.name(), |group| group.name());
    if command.group().is_some() {
        options = vec![json!({ "name": command.last_name(), "type": 1, "options": options })];
    }
    json!({
        "id": "2001",
        "name": name,
        "type": 1,
        "options": options,
        "resolved": {
            "users": { USER.to_string(): person() },
            "channels": { "12": { "id": "12", "type": 0, "name": "tafl", "permissions": "0" } },
        },
    })
}

/// An option with a value of its parameter's kind.
fn option(parameter: Option<&Parameter>, name: &str, value: &str) -> Value {
    let number = value.parse::<i64>().ok();
    let (kind, value) = match (parameter.map(|parameter| parameter.kind), number) {
        (Some(Kind::Person), Some(_)) => (6, json!(value)),
        (Some(Kind::Channel), Some(_)) => (7, json!(value)),
        (Some(Kind::Flag), _) => (5, json!(value == "yes")),
        (Some(Kind::Choice(_) | Kind::Number), Some(number)) => (4, json!(number)),
        _ => (3, json!(value)),
    };
    json!({ "name": name, "type": kind, "value": value })
}

/// The data of a submitted form.
fn form(id: &str, lines: &[&str]) -> Value {
    let fields = lines.iter().map(|line| {
        let (name, value) = line.split_once('=').unwrap_or((line, ""));
        let field = json!({ "type": 4, "custom_id": name, "value": value });
        json!({ "type": 1, "components": [field] })
    });
    json!({ "custom_id": id, "components": fields.collect::<Vec<_>>() })
}

/// The data of a command in a menu.
fn menu(what: &str) -> Option<Value> {
    let (command, kind, target) = match what {
        "challenge" => (MenuCommand::Challenge, 2, USER.to_string()),
        "profile" => (MenuCommand::Profile, 2, USER.to_string()),
        "replay" => (MenuCommand::Replay, 3, "1000".to_owned()),
        "report" => (MenuCommand::Report, 3, "1000".to_owned()),
        _ => return None,
    };
    Some(json!({
        "id": "2001",
        "name": command.name_in(Locale::default()),
        "type": kind,
        "target_id": target,
        "resolved": {
            "users": { USER.to_string(): person() },
            "messages": { "1000": message() },
        },
    }))
}
