//! Limits of Discord beyond its schema.

mod components;

use std::collections::BTreeSet;

use serde_json::Value;

pub(crate) use self::components::form;
use crate::message::{Attachment, OF_COMPONENTS};
use crate::rest::Refusal;

/// Discord's locales.
const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "he", "ar",
];

/// Whether Discord has this locale.
pub(crate) fn is_locale(locale: &str) -> bool {
    LOCALES.contains(&locale)
}

fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn within(what: &str, value: &Value, most: usize) -> Result<(), Refusal> {
    if length(value) > most {
        return Err(Refusal::invalid_form(&format!(
            "{what}: {} characters, {most} allowed",
            length(value)
        )));
    }
    Ok(())
}

/// The limits of a message.
pub(crate) fn message(
    body: &Value,
    flags: u64,
    files: &[Attachment],
    may_be_empty: bool,
) -> Result<(), Refusal> {
    within("content", &body["content"], 2000)?;
    let embeds = body["embeds"].as_array().map_or(&[][..], Vec::as_slice);
    let components = body["components"].as_array().map_or(&[][..], Vec::as_slice);
    if files.len() > 10 {
        return Err(Refusal::invalid_form(&format!(
            "attachments: {} files, 10 allowed",
            files.len()
        )));
    }
    for file in files {
        let description = file.description.as_deref().unwrap_or_default();
        within("attachments: description", &description.into(), 1024)?;
    }
    let is_empty = length(&body["content"]) == 0
        && embeds.is_empty()
        && components.is_empty()
        && files.is_empty();
    if is_empty && !may_be_empty {
        return Err(Refusal::new(400, 50006, "Cannot send an empty message"));
    }
    self::embeds(embeds)?;
    if flags & OF_COMPONENTS == 0 {
        components::of_rows(components)?;
    } else if length(&body["content"]) > 0 || !embeds.is_empty() {
        let why = "a message of components has no content and no embeds";
        return Err(Refusal::invalid_form(why));
    } else {
        components::of_panel(components, files)?;
    }
    components::of_message(components)
}

fn embeds(embeds: &[Value]) -> Result<(), Refusal> {
    if embeds.len() > 10 {
        return Err(Refusal::invalid_form(&format!(
            "embeds: {} of them, 10 allowed",
            embeds.len()
        )));
    }
    let mut total = 0;
    for embed in embeds {
        let fields = embed["fields"].as_array().map_or(&[][..], Vec::as_slice);
        if fields.len() > 25 {
            return Err(Refusal::invalid_form(&format!(
                "fields: {} of them, 25 allowed",
                fields.len()
            )));
        }
        within("title", &embed["title"], 256)?;
        within("description", &embed["description"], 4096)?;
        within("footer", &embed["footer"]["text"], 2048)?;
        within("author", &embed["author"]["name"], 256)?;
        for field in fields {
            within("field name", &field["name"], 256)?;
            within("field value", &field["value"], 1024)?;
            if length(&field["name"]) == 0 || length(&field["value"]) == 0 {
                return Err(Refusal::invalid_form("a field without a name or a value"));
            }
            total += length(&field["name"]) + length(&field["value"]);
        }
        total += length(&embed["title"]) + length(&embed["description"]);
        total += length(&embed["footer"]["text"]) + length(&embed["author"]["name"]);
    }
    if total > 6000 {
        return Err(Refusal::invalid_form(&format!(
            "embeds: {total} characters together, 6000 allowed"
        )));
    }
    Ok(())
}

/// The limits of suggestions while typing; their values have the type of the focused option.
pub(crate) fn choices(choices: &[Value], payload: &Value) -> Result<(), Refusal> {
    if choices.len() > 25 {
        return Err(Refusal::invalid_form(&format!(
            "choices: {} of them, 25 allowed",
            choices.len()
        )));
    }
    let kind = focused(&payload["data"]["options"]).and_then(|option| option["type"].as_u64());
    for choice in choices {
        if length(&choice["name"]) == 0 {
            return Err(Refusal::invalid_form("a choice without a name"));
        }
        within("choice name", &choice["name"], 100)?;
        within("choice value", &choice["value"], 100)?;
        let value = &choice["value"];
        let fits = match kind {
            Some(4) => value.is_i64() || value.is_u64(),
            Some(10) => value.is_number(),
            _ => value.is_string(),
        };
        if !fits {
            return Err(Refusal::invalid_form(&format!(
                "a choice of the wrong type: {value}"
            )));
        }
    }
    Ok(())
}

/// The option being typed, also within subcommands.
pub(crate) fn focused(options: &Value) -> Option<&Value> {
    options.as_array()?.iter().find_map(|option| {
        if option["focused"] == true {
            Some(option)
        } else {
            focused(&option["options"])
        }
    })
}

/// The limits of commands.
pub(crate) fn commands(commands: &[Value]) -> Result<(), Refusal> {
    let mut names = BTreeSet::new();
    for command in commands {
        let kind = command["type"].as_u64().unwrap_or(1);
        let name = command["name"].as_str().unwrap_or_default();
        if !names.insert((kind, name)) {
            return Err(Refusal::invalid_form(&format!(
                "two commands are called {name}"
            )));
        }
        if kind == 1 {
            named(name, command)?;
            let size = size(command);
            if size > 8000 {
                return Err(Refusal::invalid_form(&format!(
                    "/{name}: {size} characters, 8000 allowed"
                )));
            }
        } else {
            in_menu(name, command)?;
        }
    }
    for (kind, most) in [(1, 100), (2, 5), (3, 5)] {
        if names.iter().filter(|(other, _)| *other == kind).count() > most {
            return Err(Refusal::invalid_form(&format!(
                "more than {most} commands of type {kind}"
            )));
        }
    }
    Ok(())
}

/// Checks a command in the menu of people or messages: it has a name and nothing else.
fn in_menu(name: &str, command: &Value) -> Result<(), Refusal> {
    let wrong = |what: &str| Err(Refusal::invalid_form(&format!("{name}: {what}")));
    let localized = command["name_localizations"]
        .as_object()
        .into_iter()
        .flatten();
    let names = localized.map(|(_, text)| text).chain([&command["name"]]);
    for text in names {
        if !(1..=32).contains(&length(text)) {
            return wrong("a name needs 1 to 32 characters");
        }
    }
    if length(&command["description"]) > 0 {
        return wrong("it cannot have a description");
    }
    if command["options"]
        .as_array()
        .is_some_and(|options| !options.is_empty())
    {
        return wrong("it cannot have options");
    }
    Ok(())
}

/// Checks a command or option, and everything below it.
fn named(path: &str, item: &Value) -> Result<(), Refusal> {
    let wrong = |what: String| Err(Refusal::invalid_form(&format!("/{path}: {what}")));
    let own = item["name"].as_str().unwrap_or_default();
    if !is_name(own) {
        return wrong(format!("{own:?} is no name"));
    }
    if !(1..=100).contains(&length(&item["description"])) {
        return wrong("the description needs 1 to 100 characters".to_owned());
    }
    for (locale, text) in item["name_localizations"].as_object().into_iter().flatten() {
        if !is_locale(locale) || !is_name(text.as_str().unwrap_or_default()) {
            return wrong(format!("{text} is no name in {locale}"));
        }
    }
    for (locale, text) in item["description_localizations"]
        .as_object()
        .into_iter()
        .flatten()
    {
        if !is_locale(locale) || !(1..=100).contains(&length(text)) {
            return wrong(format!("{text} is no description in {locale}"));
        }
    }
    let options = item["options"].as_array().map_or(&[][..], Vec::as_slice);
    if options.len() > 25 {
        return wrong(format!("{} options, 25 allowed", options.len()));
    }
    let mut names = BTreeSet::new();
    let mut optional = false;
    for option in options {
        let name = option["name"].as_str().unwrap_or_default();
        if !names.insert(name) {
            return wrong(format!("two options are called {name}"));
        }
        if option["required"] == true && optional {
            return wrong(format!(
                "{name} is required and stands behind an optional one"
            ));
        }
        optional |= option["required"] != true;
        named(&format!("{path} {name}"), option)?;
    }
    clashes(path, options)?;
    offered(path, item)
}

/// Names in one language must differ among siblings, also from the names that the others have without a language.
fn clashes(path: &str, options: &[Value]) -> Result<(), Refusal> {
    let clash = |name: &str, locale: &str| {
        let why = format!("/{path}: two options are called {name:?} in {locale}");
        Err(Refusal::invalid_form(&why))
    };
    for locale in LOCALES {
        let mut seen = BTreeSet::new();
        for option in options {
            let own = option["name"].as_str().unwrap_or_default();
            let name = option["name_localizations"][locale].as_str().unwrap_or(own);
            let of_another = options
                .iter()
                .any(|other| other["name"] == name && other["name"] != own);
            if of_another || !seen.insert(name) {
                return clash(name, locale);
            }
        }
    }
    Ok(())
}

fn offered(path: &str, item: &Value) -> Result<(), Refusal> {
    let choices = item["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let wrong = |what: String| Err(Refusal::invalid_form(&format!("/{path}: {what}")));
    if choices.len() > 25 {
        return wrong(format!("{} choices, 25 allowed", choices.len()));
    }
    if !choices.is_empty() && item["autocomplete"] == true {
        return wrong("choices and autocomplete exclude each other".to_owned());
    }
    for choice in choices {
        let names = choice["name_localizations"]
            .as_object()
            .into_iter()
            .flatten();
        for (locale, text) in names {
            if !is_locale(locale) || !(1..=100).contains(&length(text)) {
                return wrong(format!("the choice {text} in {locale}"));
            }
        }
        if !(1..=100).contains(&length(&choice["name"])) || length(&choice["value"]) > 100 {
            return wrong(format!("the choice {choice}"));
        }
    }
    Ok(())
}

/// Whether Discord accepts this name of a command or option: letters, digits, `-`, `_`, `'`, lower case.
fn is_name(name: &str) -> bool {
    let count = name.chars().count();
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || is_mark(c);
    (1..=32).contains(&count) && name.chars().all(fits) && name.to_lowercase() == name
}

/// Devanagari and Thai write vowels as marks.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
}

/// The characters of a command that count towards the limit of 8000; of a text in several languages, the longest.
fn size(item: &Value) -> usize {
    let longest = |text: &str, localized: &str| {
        let others = item[localized]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, text)| length(text));
        others
            .chain([length(&item[text])])
            .max()
            .unwrap_or_default()
    };
    let below = ["options", "choices"]
        .into_iter()
        .flat_map(|key| item[key].as_array().into_iter().flatten());
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + length(&item["value"])
        + below.map(size).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn names() {
        for good in ["move", "zug", "rück-zug", "ход", "l'histoire", "ย้าย"] {
            assert!(is_name(good), "{good}");
        }
        for bad in ["", "Move", "two words", "a/b", "a.b", &"x".repeat(33)] {
            assert!(!is_name(bad), "{bad}");
        }
    }

    #[test]
    fn a_message_needs_content_and_distinct_ids() {
        assert_eq!(message(&json!({}), 0, &[], false).unwrap_err().code, 50006);
        assert!(message(&json!({}), 0, &[], true).is_ok());
        let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
        let twice = json!({ "components": [{ "type": 1, "components": [button, button] }] });
        assert_eq!(message(&twice, 0, &[], false).unwrap_err().code, 50035);
        let embed = json!({ "description": "x".repeat(4000) });
        assert!(message(&json!({ "embeds": [embed] }), 0, &[], false).is_ok());
        assert!(message(&json!({ "embeds": [embed, embed] }), 0, &[], false).is_err());
    }

    #[test]
    fn a_message_of_components_has_no_other_text_and_names_its_files() {
        let text = |words: &str| json!({ "type": 10, "content": words });
        let of = |components: &[Value]| json!({ "components": components });
        let refused = |body: &Value, files: &[Attachment]| {
            message(body, OF_COMPONENTS, files, false).is_err()
        };
        let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
        let section = json!({ "type": 9, "components": [text("Hi")], "accessory": button });
        let panel = of(&[text("Hello"), section.clone()]);
        assert!(!refused(&panel, &[]));
        assert!(message(&panel, 0, &[], false).is_err());
        let mut with_content = panel.clone();
        with_content["content"] = json!("Hello");
        assert!(refused(&with_content, &[]));
        assert!(refused(&of(&[text("")]), &[]));
        assert!(refused(
            &of(&[text(&"x".repeat(2001)), text(&"x".repeat(2000))]),
            &[]
        ));
        assert!(refused(&of(&vec![text("x"); 41]), &[]));
        assert!(refused(
            &of(&[json!({ "type": 9, "components": [text("Hi")] })]),
            &[]
        ));
        let file = Attachment {
            id: 1,
            filename: "g1.png".to_owned(),
            description: None,
            content_type: None,
            data: bytes::Bytes::new(),
        };
        let shown = json!({ "type": 12, "items": [{ "media": { "url": "attachment://g1.png" } }] });
        assert!(!refused(
            &of(std::slice::from_ref(&shown)),
            std::slice::from_ref(&file)
        ));
        assert!(refused(&of(&[shown]), &[]));
        assert!(refused(&panel, &[file]));
    }

    #[test]
    fn descriptions_of_pictures_are_limited() {
        let described = |length| Attachment {
            id: 1,
            filename: "g1.png".to_owned(),
            description: Some("ä".repeat(length)),
            content_type: None,
            data: bytes::Bytes::new(),
        };
        assert!(message(&json!({}), 0, &[described(1024)], false).is_ok());
        let too_long = message(&json!({}), 0, &[described(1025)], false).unwrap_err();
        assert_eq!(too_long.code, 50035);
    }

    #[test]
    fn commands_in_all_languages() {
        let fine = json!({ "name": "move", "description": "Move a piece",
            "name_localizations": { "de": "zug" } });
        assert!(commands(std::slice::from_ref(&fine)).is_ok());
        assert!(commands(&[fine.clone(), fine.clone()]).is_err());
        let mut wrong = fine.clone();
        wrong["name_localizations"] = json!({ "de": "Zug" });
        assert!(commands(&[wrong.clone()]).is_err());
        wrong["name_localizations"] = json!({ "xx": "zug" });
        assert!(commands(&[wrong]).is_err());
    }

    #[test]
    fn a_name_in_a_language_may_not_be_the_plain_name_of_another_option() {
        let option = |name: &str, german: &str| {
            json!({ "type": 3, "name": name, "description": "A square",
                "name_localizations": { "de": german } })
        };
        let command = |options: [Value; 2]| json!({ "name": "move", "description": "Move a piece", "options": options });
        let fine = command([option("from", "von"), option("to", "nach")]);
        assert!(commands(&[fine]).is_ok());
        // In German, both have other names, and yet the first is called as the second is by default.
        let clashing = command([option("from", "to"), option("to", "nach")]);
        assert_eq!(commands(&[clashing]).unwrap_err().code, 50035);
    }
}
