//! Compares the commands registered at Discord with those of this program.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use serenity::all::CreateCommand;

/// The names of the commands that Discord lacks, has in a different form, or has in addition.
pub(super) fn differing(ours: &[CreateCommand], theirs: &[Value]) -> Vec<String> {
    let ours: Vec<Value> = ours.iter().map(|command| json!(command)).collect();
    let theirs: Vec<Value> = theirs.iter().filter(|it| is_ours(it)).cloned().collect();
    let name = |command: &Value| command["name"].as_str().unwrap_or_default().to_owned();
    let named = |commands: &[Value], wanted: &str| {
        let mut commands = commands.iter();
        commands.find(|command| name(command) == wanted).cloned()
    };
    let mut names: Vec<_> = ours.iter().chain(&theirs).map(name).collect();
    names.sort();
    names.dedup();
    let same = |wanted: &String| match (named(&ours, wanted), named(&theirs, wanted)) {
        (Some(ours), Some(theirs)) => is_same(&ours, &theirs),
        _ => false,
    };
    names.retain(|name| !same(name));
    names
}

/// The commands at Discord that are not this program's, in the form in which they are written back: writing the commands removes
/// all others, and Discord refuses to remove an entry point.
pub(super) fn others(theirs: &[Value]) -> impl Iterator<Item = Value> {
    const WRITTEN: [&str; 12] = [
        "id",
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "default_member_permissions",
        "contexts",
        "integration_types",
        "nsfw",
        "handler",
    ];
    let others = theirs.iter().filter(|command| !is_ours(command));
    others.map(|command| {
        let entries = command.as_object().into_iter().flatten();
        let written = entries.filter(|(key, value)| {
            let is_given = !value.is_null() && value.as_str() != Some("");
            WRITTEN.contains(&key.as_str()) && is_given
        });
        let written = written.map(|(key, value)| (key.clone(), value.clone()));
        Value::Object(written.collect())
    })
}

/// Has the bot itself answer the entry point, where Discord has made one that it answers alone: returns its name then.
pub(super) fn answer_entry(others: &mut [Value]) -> Option<String> {
    const BY_THE_BOT: u64 = 1;
    let mut others = others.iter_mut();
    let entry = others.find(|command| is_entry_point(command))?;
    if entry["handler"] == BY_THE_BOT {
        return None;
    }
    entry["handler"] = json!(BY_THE_BOT);
    entry["name"].as_str().map(str::to_owned)
}

/// Whether a command is of a type that this program registers: one that is typed, or in the menu of people or messages. The type
/// of an entry point, which Discord makes for *Activities*, is another one.
pub(super) fn is_ours(command: &Value) -> bool {
    matches!(command["type"].as_u64(), None | Some(1..=3))
}

/// Whether a command is the entry point.
pub(super) fn is_entry_point(command: &Value) -> bool {
    command["type"] == 4
}

/// Compares the keys of our command; Discord adds keys of its own.
fn is_same(ours: &Value, theirs: &Value) -> bool {
    let always_compared = [
        "name_localizations",
        "description",
        "description_localizations",
        "options",
    ];
    let given = ours.as_object().into_iter().flat_map(Map::keys);
    let mut keys = given.map(String::as_str).chain(always_compared);
    keys.all(|key| match key {
        "type" => ours[key].as_u64().unwrap_or(1) == theirs[key].as_u64().unwrap_or(1),
        // Commands in menus have none, which Discord returns as an empty one.
        "description" => {
            ours[key].as_str().unwrap_or_default() == theirs[key].as_str().unwrap_or_default()
        }
        key => plain(&ours[key]) == plain(&theirs[key]),
    })
}

/// Removes insignificant values: Discord fills in defaults for keys that we leave out.
fn plain(value: &Value) -> Value {
    match value {
        Value::Object(entries) => {
            let entries = entries
                .iter()
                .map(|(key, value)| (key.clone(), plain(value)));
            let significant = |value: &Value| {
                let empty = value.as_object().is_some_and(Map::is_empty)
                    || value.as_array().is_some_and(Vec::is_empty);
                !empty && !value.is_null() && *value != Value::Bool(false)
            };
            entries.filter(|(_, value)| significant(value)).collect()
        }
        // Lists of numbers, such as contexts, are sets.
        Value::Array(items) if items.iter().all(Value::is_u64) => {
            let numbers: BTreeSet<_> = items.iter().filter_map(Value::as_u64).collect();
            json!(numbers)
        }
        Value::Array(items) => items.iter().map(plain).collect(),
        // 1 and 1.0 are the same number.
        Value::Number(number) => json!(number.as_f64()),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands::{Installs, registration};

    fn as_registered() -> Vec<Value> {
        let commands = registration(Installs::ServersAndPeople);
        let as_registered = commands.iter().map(|command| {
            let mut as_registered = json!(command);
            as_registered["id"] = json!("17");
            as_registered["version"] = json!("18");
            as_registered["type"] = json!(as_registered["type"].as_u64().unwrap_or(1));
            as_registered["description"] =
                json!(as_registered["description"].as_str().unwrap_or_default());
            as_registered["nsfw"] = json!(false);
            for option in as_registered["options"]
                .as_array_mut()
                .into_iter()
                .flatten()
            {
                option["channel_types"] = json!([]);
                if let Some(option) = option.as_object_mut() {
                    option.entry("max_length").or_insert(Value::Null);
                }
            }
            if let Some(contexts) = as_registered["contexts"].as_array_mut() {
                contexts.reverse();
            }
            as_registered
        });
        as_registered.collect()
    }

    #[test]
    fn additions_by_discord_make_no_difference() {
        let none: [String; 0] = [];
        assert_eq!(
            differing(&registration(Installs::ServersAndPeople), &as_registered()),
            none
        );
    }

    #[test]
    fn other_types_of_commands_are_written_back_as_they_are() {
        let mut theirs = as_registered();
        theirs.push(json!({
            "id": "19", "application_id": "1", "version": "20", "type": 4, "name": "launch", "handler": 2,
            "description": "", "name_localizations": { "de": "start" }, "description_localizations": null,
            "contexts": [0, 1], "integration_types": [0, 1], "nsfw": false,
        }));
        let ours = registration(Installs::ServersAndPeople);
        assert!(differing(&ours, &theirs).is_empty());
        let written = json!({
            "id": "19", "type": 4, "name": "launch", "handler": 2, "name_localizations": { "de": "start" },
            "contexts": [0, 1], "integration_types": [0, 1], "nsfw": false,
        });
        assert_eq!(others(&theirs).collect::<Vec<_>>(), [written]);
    }

    #[test]
    fn the_bot_answers_the_entry_point_itself() {
        let entry =
            |handler| json!({ "id": "19", "type": 4, "name": "launch", "handler": handler });
        let help = json!({ "type": 5, "name": "help" });
        let mut others = [help.clone(), entry(2)];
        assert_eq!(answer_entry(&mut others).as_deref(), Some("launch"));
        assert_eq!(others, [help.clone(), entry(1)]);
        assert_eq!(answer_entry(&mut others), None);
        assert_eq!(answer_entry(&mut [help]), None);
    }

    #[test]
    fn differing_commands_are_named() {
        let mut theirs = as_registered();
        theirs.retain(|command| command["name"] != "help");
        theirs.push(json!({ "name": "dance", "description": "Dances" }));
        for command in &mut theirs {
            match command["name"].as_str() {
                Some("board") => command["description"] = json!("Something else"),
                Some("games") => command["description_localizations"]["de"] = json!("Anders"),
                Some("move") => command["options"][0]["required"] = json!(false),
                Some("resign") => command["options"] = json!([]),
                _ => {}
            }
        }
        let differ = differing(&registration(Installs::ServersAndPeople), &theirs);
        assert_eq!(
            differ,
            ["board", "dance", "games", "help", "move", "resign"]
        );
    }
}
