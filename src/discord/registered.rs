//! Compares the commands registered at Discord with those of this program.

use serde_json::{Map, Value, json};
use serenity::all::CreateCommand;

/// The names of the commands that Discord lacks, has in a different form, or has in addition.
pub(super) fn differing(ours: &[CreateCommand], theirs: &[Value]) -> Vec<String> {
    let ours: Vec<Value> = ours.iter().map(|command| json!(command)).collect();
    let name = |command: &Value| command["name"].as_str().unwrap_or_default().to_owned();
    let named = |commands: &[Value], wanted: &str| {
        let mut commands = commands.iter();
        commands.find(|command| name(command) == wanted).cloned()
    };
    let mut names: Vec<_> = ours.iter().chain(theirs).map(name).collect();
    names.sort();
    names.dedup();
    let same = |wanted: &String| match (named(&ours, wanted), named(theirs, wanted)) {
        (Some(ours), Some(theirs)) => is_same(&ours, &theirs),
        _ => false,
    };
    names.retain(|name| !same(name));
    names
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
                option["max_length"] = Value::Null;
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
