//! Converts a [`Reply`] to Discord's formats.

use serenity::all::{
    ButtonStyle, ChannelId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EditMessage, MessageId, MessageReference,
    MessageReferenceKind, Nonce, UserId,
};

use crate::{
    ids::ExternalId,
    picture::Drawn,
    reply::{Button, Look, Menu, Reply},
};

/// The most buttons in a row at Discord.
const BUTTONS_IN_A_ROW: usize = 5;

/// A message to post in a channel.
#[derive(Debug, Clone)]
pub(super) struct Post {
    /// The payload, with the name and description of the picture.
    pub(super) message: CreateMessage,
    /// The picture itself.
    pub(super) picture: Option<CreateAttachment>,
    /// The payload where the bot may not reply to messages, if this one replies.
    pub(super) unreplied: Option<Box<CreateMessage>>,
}

/// A message in a channel. Posting is idempotent: a repeated nonce does not create a second message.
pub(super) fn post(reply: &Reply, drawn: Option<Drawn>, channel: ChannelId, nonce: String) -> Post {
    // The payload names and describes the picture; its bytes are another part of the request.
    let described = drawn
        .as_ref()
        .map(|drawn| CreateAttachment::bytes(Vec::new(), &drawn.file_name).description(&drawn.alt));
    let picture = drawn.map(attachment);
    let message = CreateMessage::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(reply))
        .add_files(described)
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true);
    let answered = reply.answers.as_ref();
    let Some(answered) = answered.filter(|answered| answered.message.0 != 0) else {
        return Post {
            message,
            picture,
            unreplied: None,
        };
    };
    let reference = MessageReference::new(MessageReferenceKind::Default, channel)
        .message_id(MessageId::new(answered.message.0))
        // The message may have been deleted.
        .fail_if_not_exists(false);
    let text = format!("{}\n{}", reply.text, answered.otherwise);
    Post {
        message: message.clone().reference_message(reference),
        picture,
        unreplied: Some(Box::new(message.content(text))),
    }
}

/// The new text and buttons of a message; its picture remains.
pub(super) fn edit(reply: &Reply) -> EditMessage {
    EditMessage::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(reply))
}

/// The private answer to an acknowledged interaction.
pub(super) fn answer(reply: &Reply, drawn: Option<Drawn>) -> EditInteractionResponse {
    let answer = EditInteractionResponse::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(reply));
    // Removes the picture of a replaced message, which would remain otherwise.
    files(reply, drawn).fold(
        answer.clear_attachments(),
        EditInteractionResponse::new_attachment,
    )
}

/// A private message beside the one with the button.
pub(super) fn aside(reply: &Reply, drawn: Option<Drawn>) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&reply.text)
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(reply))
        .add_files(files(reply, drawn))
        .ephemeral(true)
}

/// The picture, and the file for download.
fn files(reply: &Reply, drawn: Option<Drawn>) -> impl Iterator<Item = CreateAttachment> {
    let file = reply.file.as_ref();
    let file = file.map(|file| CreateAttachment::bytes(file.text.clone(), &file.name));
    drawn.map(attachment).into_iter().chain(file)
}

fn attachment(drawn: Drawn) -> CreateAttachment {
    CreateAttachment::bytes(drawn.bytes, drawn.file_name).description(drawn.alt)
}

/// Exactly these users are notified, whoever else is mentioned in the text.
fn mentions(pings: &[ExternalId]) -> CreateAllowedMentions {
    let users = pings
        .iter()
        .filter(|key| key.0 != 0)
        .map(|key| UserId::new(key.0));
    CreateAllowedMentions::new().users(users)
}

/// The menus, each in a row of its own, and below them the buttons.
fn rows(reply: &Reply) -> Vec<CreateActionRow> {
    let menus = reply.menus.iter().enumerate();
    let menus = menus.map(|(at, shown)| CreateActionRow::SelectMenu(menu(at, shown)));
    let buttons = reply.buttons.chunks(BUTTONS_IN_A_ROW);
    let buttons = buttons.map(|row| CreateActionRow::Buttons(row.iter().map(button).collect()));
    menus.chain(buttons).collect()
}

/// The menu's id has no meaning: the requests are in the values of its options.
fn menu(at: usize, menu: &Menu) -> CreateSelectMenu {
    let options = menu
        .options
        .iter()
        .map(|option| CreateSelectMenuOption::new(&option.label, option.press.to_string()));
    let options = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    CreateSelectMenu::new(format!("menu:{at}"), options).placeholder(&menu.label)
}

fn button(button: &Button) -> CreateButton {
    CreateButton::new(button.press.to_string())
        .label(&button.label)
        .style(match button.look {
            Look::Primary => ButtonStyle::Primary,
            Look::Plain => ButtonStyle::Secondary,
            Look::Danger => ButtonStyle::Danger,
        })
}
