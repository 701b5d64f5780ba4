//! A [`Reply`] in Discord's shapes.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateMessage, EditInteractionResponse, EditMessage, Nonce,
    UserId,
};

use crate::{
    ids::DoorKey,
    picture::Drawn,
    text::{Button, Look, Reply},
};

/// A message in a channel. Sent twice with the same nonce, it is there once.
pub(super) fn message(reply: &Reply, drawn: Option<Drawn>, nonce: String) -> CreateMessage {
    CreateMessage::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(&reply.buttons))
        .add_files(drawn.map(attachment))
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true)
}

/// A message that says something else from now on; its picture stays.
pub(super) fn edit(reply: &Reply) -> EditMessage {
    EditMessage::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(&reply.buttons))
}

/// The private answer to an interaction that was acknowledged.
pub(super) fn answer(reply: &Reply, drawn: Option<Drawn>) -> EditInteractionResponse {
    let answer = EditInteractionResponse::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(&reply.buttons));
    match drawn {
        Some(drawn) => answer.new_attachment(attachment(drawn)),
        None => answer,
    }
}

/// A private message beside the one whose button was pressed.
pub(super) fn aside(reply: &Reply) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .ephemeral(true)
}

fn attachment(drawn: Drawn) -> CreateAttachment {
    CreateAttachment::bytes(drawn.bytes, drawn.file_name).description(drawn.alt)
}

/// Exactly these are notified, whomever else the text mentions.
fn mentions(pings: &[DoorKey]) -> CreateAllowedMentions {
    let users = pings
        .iter()
        .filter(|key| key.0 != 0)
        .map(|key| UserId::new(key.0));
    CreateAllowedMentions::new().users(users)
}

fn rows(buttons: &[Button]) -> Vec<CreateActionRow> {
    if buttons.is_empty() {
        return Vec::new();
    }
    let buttons = buttons
        .iter()
        .map(|button| {
            CreateButton::new(button.press.to_string())
                .label(&button.label)
                .style(match button.look {
                    Look::Primary => ButtonStyle::Primary,
                    Look::Plain => ButtonStyle::Secondary,
                    Look::Danger => ButtonStyle::Danger,
                })
        })
        .collect();
    vec![CreateActionRow::Buttons(buttons)]
}
