//! Peculiarities of serenity 0.12 that Discord accepts although its description does not.
//!
//! A bot cannot avoid them, so they are no violations. All other deviations are.

use serde_json::{Map, Value, json};

/// The keys that serenity writes for every type of option, and leaves empty where they do not apply.
const OPTION_KEYS: [&str; 8] = [
    "autocomplete",
    "channel_types",
    "choices",
    "max_length",
    "max_value",
    "min_length",
    "min_value",
    "options",
];

/// A body without these peculiarities.
pub(super) fn forgiven(body: &Value) -> Value {
    let mut body = body.clone();
    match &mut body {
        Value::Array(commands) => commands.iter_mut().for_each(command),
        one => {
            message(one);
            if let Some(data) = one.get_mut("data") {
                message(data);
            }
            command(one);
        }
    }
    body
}

/// Ids of new attachments are numbers; pictures of embeds have an empty `proxy_url`.
fn message(body: &mut Value) {
    let Some(body) = body.as_object_mut() else {
        return;
    };
    for attachment in list(body, "attachments") {
        if let Some(id) = attachment["id"].as_u64() {
            attachment["id"] = json!(id.to_string());
        }
    }
    for embed in list(body, "embeds") {
        for place in ["image", "thumbnail", "video", "author", "footer"] {
            if let Some(place) = embed.get_mut(place).and_then(Value::as_object_mut) {
                without_empty(place, &["proxy_url", "proxy_icon_url"]);
            }
        }
    }
}

/// Commands contain `nsfw`, and the permissions that they need as a text of digits, as Discord's manual has them; their options contain every possible key.
fn command(body: &mut Value) {
    let Some(body) = body.as_object_mut() else {
        return;
    };
    if body.get("name").is_some_and(Value::is_string)
        && body.get("nsfw").is_some_and(Value::is_boolean)
    {
        body.remove("nsfw");
    }
    let needed = body
        .get("default_member_permissions")
        .and_then(Value::as_str);
    if let Some(bits) = needed.and_then(|bits| bits.parse::<u64>().ok()) {
        body.insert("default_member_permissions".to_owned(), json!(bits));
    }
    for option in list(body, "options") {
        if let Some(option) = option.as_object_mut() {
            without_empty(option, &OPTION_KEYS);
        }
        command(option);
    }
}

fn list<'a>(body: &'a mut Map<String, Value>, key: &str) -> impl Iterator<Item = &'a mut Value> {
    body.get_mut(key)
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
}

fn without_empty(object: &mut Map<String, Value>, keys: &[&str]) {
    for key in keys {
        let value = object.get(*key);
        if value
            .is_some_and(|value| value.is_null() || value == &json!([]) || value == &json!(false))
        {
            object.remove(*key);
        }
    }
}
