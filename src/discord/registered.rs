//! Whether Discord has the commands as this program would register them.

use serde_json::{Map, Value, json};
use serenity::all::CreateCommand;

/// The names of the commands that Discord has not, has otherwise, or has too many.
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

/// Discord adds keys of its own to a command; of those that both know, every one has to be equal.
fn is_same(ours: &Value, theirs: &Value) -> bool {
    let always = [
        "name_localizations",
        "description",
        "description_localizations",
        "options",
    ];
    let given = ours.as_object().into_iter().flat_map(Map::keys);
    let mut keys = given.map(String::as_str).chain(always);
    keys.all(|key| match key {
        "type" => ours[key].as_u64().unwrap_or(1) == theirs[key].as_u64().unwrap_or(1),
        key => plain(&ours[key]) == plain(&theirs[key]),
    })
}

/// Without what says nothing: Discord fills in defaults where we leave a key out.
fn plain(value: &Value) -> Value {
    match value {
        Value::Object(entries) => {
            let entries = entries
                .iter()
                .map(|(key, value)| (key.clone(), plain(value)));
            let telling = |value: &Value| {
                let empty = value.as_object().is_some_and(Map::is_empty)
                    || value.as_array().is_some_and(Vec::is_empty);
                !empty && !value.is_null() && *value != Value::Bool(false)
            };
            entries.filter(|(_, value)| telling(value)).collect()
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
    use crate::discord::commands::registration;

    fn kept() -> Vec<Value> {
        let commands = registration();
        let kept = commands.iter().map(|command| {
            let mut kept = json!(command);
            kept["id"] = json!("17");
            kept["version"] = json!("18");
            kept["type"] = json!(1);
            kept["nsfw"] = json!(false);
            for option in kept["options"].as_array_mut().into_iter().flatten() {
                option["channel_types"] = json!([]);
                option["max_length"] = Value::Null;
            }
            kept
        });
        kept.collect()
    }

    #[test]
    fn what_discord_adds_makes_no_difference() {
        let none: [String; 0] = [];
        assert_eq!(differing(&registration(), &kept()), none);
    }

    #[test]
    fn what_differs_is_named() {
        let mut theirs = kept();
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
        let differ = differing(&registration(), &theirs);
        assert_eq!(
            differ,
            ["board", "dance", "games", "help", "move", "resign"]
        );
    }
}
