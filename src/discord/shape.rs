//! Converts a [`Reply`] to Discord's formats.

use serenity::all::{
    ButtonStyle, ChannelId, ChannelType, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateMessage, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditMessage, MessageFlags, MessageId, MessageReference, MessageReferenceKind, Nonce, UserId,
};

use super::{
    command_mentions::{CommandMentions, LONGEST_TEXT},
    commands::CHANNELS_FOR_GAMES,
};
use crate::{
    games::ChannelUse,
    ids::ExternalId,
    picture::Drawn,
    reply::{Arrival, Button, ChannelMenu, Link, Look, Menu, Press, Reply, SettingsPress},
};

/// The most buttons in a row at Discord.
const BUTTONS_IN_A_ROW: usize = 5;

/// A message to post in a channel.
#[derive(Debug, Clone)]
pub(super) struct Post {
    /// The payload, with the name and description of the picture.
    pub(super) message: CreateMessage,
    /// The picture itself, or else the file for download: no message in a channel has both.
    pub(super) file: Option<CreateAttachment>,
    /// The payload where the bot may not reply to messages, if this one replies.
    pub(super) unreplied: Option<Box<CreateMessage>>,
    nonce: String,
}

impl Post {
    /// The payload where the message that this nonce has made was deleted: Discord takes no other one with it. The nonce backwards is
    /// as long, and as unique.
    pub(super) fn anew(&self) -> CreateMessage {
        let nonce = Nonce::String(self.nonce.chars().rev().collect());
        self.message.clone().nonce(nonce)
    }
}

/// A message in a channel. Posting is idempotent: a repeated nonce does not create a second message.
pub(super) fn post(
    reply: &Reply,
    drawn: Option<Drawn>,
    channel: ChannelId,
    nonce: String,
    commands: &CommandMentions,
) -> Post {
    let file = file(reply, drawn);
    let message = CreateMessage::new()
        .flags(flags(reply.arrival))
        .content(content(reply, commands, LONGEST_TEXT))
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(reply))
        .add_files(file.as_ref().map(named))
        .nonce(Nonce::String(nonce.clone()))
        .enforce_nonce(true);
    let answered = reply.answers.as_ref();
    let Some(answered) = answered.filter(|answered| answered.message.0 != 0) else {
        return Post {
            message,
            file,
            unreplied: None,
            nonce,
        };
    };
    let reference = MessageReference::new(MessageReferenceKind::Default, channel)
        .message_id(MessageId::new(answered.message.0))
        // The message may have been deleted.
        .fail_if_not_exists(false);
    let text = content(reply, commands, LONGEST_TEXT);
    let text = cut(format!("{text}\n{}", answered.otherwise), LONGEST_TEXT);
    Post {
        message: message.clone().reference_message(reference),
        file,
        unreplied: Some(Box::new(message.content(text))),
        nonce,
    }
}

/// The new text and buttons of a message; its picture remains.
pub(super) fn edit(reply: &Reply, commands: &CommandMentions) -> EditMessage {
    EditMessage::new()
        .content(content(reply, commands, LONGEST_TEXT))
        .allowed_mentions(mentions(&reply.pings))
        .components(rows(reply))
}

/// The picture, or else the file for download: no message has both.
pub(super) fn file(reply: &Reply, drawn: Option<Drawn>) -> Option<CreateAttachment> {
    match (drawn, &reply.file) {
        (Some(drawn), _) => {
            Some(CreateAttachment::bytes(drawn.bytes, drawn.file_name).description(drawn.alt))
        }
        (None, Some(file)) => Some(CreateAttachment::bytes(file.text.clone(), &file.name)),
        (None, None) => None,
    }
}

/// What a payload has of a file: its name and description. Its bytes are another part of the request.
fn named(file: &CreateAttachment) -> CreateAttachment {
    let mut named = CreateAttachment::bytes(Vec::new(), &file.filename);
    named.description.clone_from(&file.description);
    named
}

/// The text with mentions of commands, and with the links that cannot be buttons.
///
/// It has at most `longest` characters.
pub(super) fn content(reply: &Reply, commands: &CommandMentions, longest: usize) -> String {
    let in_text = reply.links.iter().filter(|link| !can_be_button(&link.to));
    // The angle brackets keep Discord from showing a preview below a message that already has a picture.
    let in_text = in_text.map(|link| format!("\n-# [{}](<{}>)", link.label, link.to));
    let text = in_text.fold(reply.text.clone(), |text, link| format!("{text}{link}"));
    cut(commands.mentioned(&text, longest), longest)
}

/// A text that Discord takes: the rest of one that is too long is left out, where a line ends if one does soon before. A block
/// of code in which that is ends there, so that what follows is no code.
fn cut(text: String, longest: usize) -> String {
    const FENCE: &str = "```";
    if text.chars().nth(longest).is_none() {
        return text;
    }
    let kept = |rest: &str| {
        let room = longest.saturating_sub(rest.chars().count());
        let end = text.char_indices().nth(room);
        let end = end.map_or(text.len(), |(end, _)| end);
        let whole_lines = text[..end].rfind('\n').filter(|&line| line > end / 2);
        // Not in the middle of the end of a block.
        let part = || text[..end].trim_end_matches('`');
        whole_lines.map_or_else(part, |line| &text[..line])
    };
    let (rest, closing) = ("\n…", format!("\n{FENCE}\n…"));
    let is_code = |shown: &str| !shown.matches(FENCE).count().is_multiple_of(2);
    let shown = kept(rest);
    if !is_code(shown) {
        return format!("{shown}{rest}");
    }
    // With less room, the block may not even begin.
    let shown = kept(&closing);
    let rest = if is_code(shown) { &closing } else { rest };
    format!("{shown}{rest}")
}

/// Whether Discord takes a URL for a button. It refuses the whole message because of one whose host has no top-level
/// domain, such as `localhost`.
fn can_be_button(url: &str) -> bool {
    const LONGEST: usize = 512;
    let host = reqwest::Url::parse(url).ok().and_then(|url| {
        let web = matches!(url.scheme(), "http" | "https");
        url.host_str().filter(|_| web).map(str::to_owned)
    });
    let top = host.as_deref().and_then(|host| host.rsplit_once('.'));
    let is_name = |(_, top): (&str, &str)| top.chars().all(|c| c.is_ascii_alphabetic());
    url.len() <= LONGEST && top.is_some_and(is_name)
}

fn flags(arrival: Arrival) -> MessageFlags {
    match arrival {
        Arrival::Usual => MessageFlags::empty(),
        Arrival::Silent => MessageFlags::SUPPRESS_NOTIFICATIONS,
    }
}

/// Exactly these users are notified, although the text may mention others.
pub(super) fn mentions(pings: &[ExternalId]) -> CreateAllowedMentions {
    let users = pings
        .iter()
        .filter(|key| key.0 != 0)
        .map(|key| UserId::new(key.0));
    CreateAllowedMentions::new().users(users)
}

/// The menus, each in a row of its own, and below them the buttons and links.
pub(super) fn rows(reply: &Reply) -> Vec<CreateActionRow> {
    let menus = reply.menus.iter().enumerate();
    let menus = menus.map(|(at, shown)| CreateActionRow::SelectMenu(menu(at, shown)));
    let channels = reply.channels.as_ref().map(channel_menu);
    let menus = menus.chain(channels.map(CreateActionRow::SelectMenu));
    let links = reply.links.iter().filter(|link| can_be_button(&link.to));
    let buttons: Vec<_> = reply
        .buttons
        .iter()
        .map(button)
        .chain(links.map(link))
        .collect();
    let buttons = buttons.chunks(BUTTONS_IN_A_ROW);
    let buttons = buttons.map(|row| CreateActionRow::Buttons(row.to_vec()));
    menus.chain(buttons).collect()
}

/// The menu's id has no meaning: the requests are in the values of its options.
fn menu(at: usize, menu: &Menu) -> CreateSelectMenu {
    let options = menu.options.iter().map(|option| {
        CreateSelectMenuOption::new(&option.label, option.press.to_string())
            .default_selection(option.is_chosen)
    });
    let options = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    CreateSelectMenu::new(format!("menu:{at}"), options).placeholder(&menu.label)
}

/// The menu of channels, whose id is the request that is made with the chosen ones.
fn channel_menu(menu: &ChannelMenu) -> CreateSelectMenu {
    let chosen = menu.chosen.iter().filter(|channel| channel.0 != 0);
    let chosen: Vec<_> = chosen.map(|channel| ChannelId::new(channel.0)).collect();
    let types = match menu.for_what {
        // Games can also be played in the threads of forums.
        ChannelUse::Games => [&CHANNELS_FOR_GAMES[..], &[ChannelType::Forum]].concat(),
        _ => vec![
            ChannelType::Text,
            ChannelType::News,
            ChannelType::PublicThread,
        ],
    };
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(types),
        default_channels: (!chosen.is_empty()).then_some(chosen),
    };
    let press = Press::Settings(SettingsPress::Channels(menu.for_what));
    CreateSelectMenu::new(press.to_string(), kind)
        .placeholder(&menu.label)
        .min_values(1)
        .max_values(menu.for_what.most())
}

fn link(link: &Link) -> CreateButton {
    CreateButton::new_link(&link.to).label(&link.label)
}

pub(super) fn button(button: &Button) -> CreateButton {
    CreateButton::new(button.press.to_string())
        .label(&button.label)
        .style(match button.look {
            Look::Primary => ButtonStyle::Primary,
            Look::Success => ButtonStyle::Success,
            Look::Plain => ButtonStyle::Secondary,
            Look::Danger => ButtonStyle::Danger,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_is_cut() {
        let whole = "ø".repeat(LONGEST_TEXT);
        let line = "Game 1: your move\n";
        for (text, cut_to) in [
            (whole.clone(), whole.clone()),
            (
                format!("{whole}ø"),
                format!("{}\n…", "ø".repeat(LONGEST_TEXT - 2)),
            ),
            (line.repeat(300), format!("{}…", line.repeat(111))),
            (
                format!("```\n{}```\nThen.", line.repeat(300)),
                format!("```\n{}```\n…", line.repeat(110)),
            ),
            (
                format!("{}\n```\ncode\n```", "ø".repeat(LONGEST_TEXT - 5)),
                format!("{}\n…", "ø".repeat(LONGEST_TEXT - 5)),
            ),
            (
                format!("```{whole}```"),
                format!("```{}\n```\n…", "ø".repeat(LONGEST_TEXT - 9)),
            ),
        ] {
            let shown = cut(text, LONGEST_TEXT);
            assert!(shown.chars().count() <= LONGEST_TEXT);
            assert_eq!(shown, cut_to);
        }
    }

    #[test]
    fn only_urls_that_discord_takes_become_buttons() {
        for (url, fits) in [
            ("https://tafl.example/g/abc", true),
            ("http://tafl.example:8080/g/abc", true),
            ("http://localhost:8080/g/abc", false),
            ("http://127.0.0.1:8080/g/abc", false),
            ("http://[::1]/g/abc", false),
            ("ftp://tafl.example/g/abc", false),
            ("/g/abc", false),
        ] {
            assert_eq!(can_be_button(url), fits, "{url}");
        }
        let long = format!("https://tafl.example/{}", "x".repeat(500));
        assert!(!can_be_button(&long));
    }
}
