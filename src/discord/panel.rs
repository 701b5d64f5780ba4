//! Private messages, made of components: the text, the lines of a list, each beside its own buttons, the picture, the menus.
//!
//! Messages in channels are not: the notifications that Discord makes of such messages are empty.

use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateAttachment};

use super::{command_mentions::CommandMentions, emojis::Emojis, shape};
use crate::{
    picture::Drawn,
    reply::{Line, Menu, Reply},
};

/// The most characters of all texts of a message.
const LONGEST: usize = 4000;
/// Discord's flags of messages that are made of components, and of private ones.
const IS_COMPONENTS_V2: u64 = 1 << 15;
const EPHEMERAL: u64 = 1 << 6;
/// Discord's types of components.
const SECTION: u8 = 9;
const TEXT: u8 = 10;
const GALLERY: u8 = 12;
const FILE: u8 = 13;

/// The private answer to an acknowledged interaction, and the picture or file that it names. It replaces all of a message that it
/// edits.
pub(super) fn answer(
    reply: &Reply,
    drawn: Option<Drawn>,
    commands: &CommandMentions,
    emojis: Option<&Emojis>,
) -> (Value, Option<CreateAttachment>) {
    let (mut panel, file) = panel(reply, drawn, commands, emojis);
    panel["flags"] = json!(IS_COMPONENTS_V2);
    // Of a message without components.
    panel["content"] = Value::Null;
    (panel, file)
}

/// A private message beside the one with the button, and the picture or file that it names.
pub(super) fn aside(
    reply: &Reply,
    drawn: Option<Drawn>,
    commands: &CommandMentions,
    emojis: Option<&Emojis>,
) -> (Value, Option<CreateAttachment>) {
    let (mut panel, file) = panel(reply, drawn, commands, emojis);
    panel["flags"] = json!(IS_COMPONENTS_V2 | EPHEMERAL);
    (panel, file)
}

fn panel(
    reply: &Reply,
    drawn: Option<Drawn>,
    commands: &CommandMentions,
    emojis: Option<&Emojis>,
) -> (Value, Option<CreateAttachment>) {
    let lines: usize = reply
        .lines
        .iter()
        .map(|line| line.text.chars().count())
        .sum();
    let words = shape::content(reply, commands, LONGEST.saturating_sub(lines));
    let mut components = Vec::new();
    components.extend((!words.is_empty()).then(|| text(&words)));
    components.extend(reply.lines.iter().flat_map(line));
    let file = shape::file(reply, drawn);
    let mut attachments = Vec::new();
    if let Some(file) = &file {
        let media = json!({ "url": format!("attachment://{}", file.filename) });
        components.push(match &reply.picture {
            Some(_) => json!({
                "type": GALLERY,
                "items": [{
                    "media": media,
                    "description": file.description,
                    "spoiler": reply.is_spoiler,
                }],
            }),
            None => json!({ "type": FILE, "file": media }),
        });
        attachments.push(json!({
            "id": 0,
            "filename": file.filename,
            "description": file.description,
        }));
    }
    let menus = reply.menus.iter().map(Some).chain(std::iter::repeat(None));
    let rows = shape::rows(reply).into_iter().zip(menus);
    components.extend(rows.map(|(shown, menu)| row(shown, menu.zip(emojis))));
    let panel = json!({
        "components": components,
        "attachments": attachments,
        "allowed_mentions": shape::mentions(&reply.pings),
    });
    (panel, file)
}

fn text(words: &str) -> Value {
    json!({ "type": TEXT, "content": words })
}

/// A line of a list: beside its button, or above its buttons if they are several.
fn line(line: &Line) -> Vec<Value> {
    match &line.buttons[..] {
        [] => vec![text(&line.text)],
        [button] => vec![json!({
            "type": SECTION,
            "components": [text(&line.text)],
            "accessory": shape::button(button),
        })],
        buttons => {
            let buttons = buttons.iter().map(shape::button).collect();
            vec![text(&line.text), json!(CreateActionRow::Buttons(buttons))]
        }
    }
}

/// A row whose menu has the men beside the options, and the ids of what is chosen as text, as Discord wants it; serenity writes
/// numbers.
fn row(row: CreateActionRow, menu: Option<(&Menu, &Emojis)>) -> Value {
    let mut row = json!(row);
    if let Some((menu, emojis)) = menu
        && let Some(options) = row["components"][0]["options"].as_array_mut()
    {
        for (option, shown) in menu.options.iter().zip(options) {
            if let Some(emoji) = option.man.and_then(|man| emojis.of(man)) {
                shown["emoji"] = json!({ "id": emoji.id.to_string(), "name": emoji.name });
            }
        }
    }
    let menus = row["components"].as_array_mut().into_iter().flatten();
    for menu in menus {
        let chosen = menu.get_mut("default_values").and_then(Value::as_array_mut);
        for value in chosen.into_iter().flatten() {
            if let Some(id) = value["id"].as_u64() {
                value["id"] = json!(id.to_string());
            }
        }
    }
    row
}
