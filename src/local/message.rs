//! The data of a message for the page's templates.

use std::hash::{DefaultHasher, Hash, Hasher};

use time::OffsetDateTime;

use super::{attachments::PictureView, course::CourseView};
use crate::{
    ids::{ExternalId, GameId},
    reply::{Button, Link, Look, MenuOption, Reply},
    web::{Html, SquaresView, html, time},
};

/// A message, public or private.
#[derive(Debug, Hash)]
pub(super) struct MessageView {
    /// Its element's id: `m12`, or `a12` for a private one.
    pub(super) id: String,
    /// The seat that views it, on which its forms depend.
    pub(super) seat: u64,
    pub(super) at: Html,
    pub(super) words: Html,
    pub(super) lines: Vec<LineView>,
    pub(super) picture: Option<PictureView>,
    pub(super) squares: Option<SquaresView>,
    /// Whether it has the large board, on which one plays.
    pub(super) staged: bool,
    pub(super) menus: Vec<MenuView>,
    pub(super) buttons: Vec<ButtonView>,
    pub(super) links: Vec<Link>,
    pub(super) file: Option<FileView>,
    pub(super) for_me: bool,
    /// The id of the message that it replies to.
    pub(super) answers: Option<u64>,
    /// The number of a private message.
    pub(super) aside: Option<u64>,
    /// Whether it is a refusal.
    pub(super) is_refusal: bool,
    /// The game of which it has the newest board, and the number of the entry in its log after which that is.
    pub(super) board: Option<(GameId, u32)>,
    /// What stands beside the large board of that game.
    pub(super) course: Option<CourseView>,
    /// What is heard when it comes.
    pub(super) cue: Option<&'static str>,
}

impl MessageView {
    /// The message of a reply as a seat sees it. `name` gives the names of mentioned players.
    pub(super) fn of(
        id: String,
        seat: ExternalId,
        at: OffsetDateTime,
        reply: &Reply,
        name: impl Fn(ExternalId) -> String,
    ) -> Self {
        let lines = reply.lines.iter().map(|line| LineView {
            words: html(&line.text, &name),
            buttons: line.buttons.iter().map(button).collect(),
        });
        let lines = lines.collect();
        let menus = reply.menus.iter().map(|menu| MenuView {
            label: menu.label.clone(),
            options: menu.options.iter().map(option).collect(),
        });
        Self {
            id,
            seat: seat.0,
            at: time(at, "t"),
            words: html(&reply.text, name),
            lines,
            picture: None,
            squares: None,
            staged: false,
            menus: menus.collect(),
            buttons: reply.buttons.iter().map(button).collect(),
            links: reply.links.clone(),
            file: None,
            for_me: reply.pings.contains(&seat),
            answers: reply.answers.as_ref().map(|answered| answered.message.0),
            aside: None,
            is_refusal: false,
            board: None,
            course: None,
            cue: None,
        }
    }

    /// A hash of the content, which changes with it.
    pub(super) fn version(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }
}

/// A file for download.
#[derive(Debug, Hash)]
pub(super) struct FileView {
    pub(super) name: String,
    pub(super) path: String,
}

/// A menu: its options are buttons.
#[derive(Debug, Hash)]
pub(super) struct MenuView {
    pub(super) label: String,
    pub(super) options: Vec<ButtonView>,
}

/// A button.
#[derive(Debug, Hash)]
pub(super) struct ButtonView {
    pub(super) id: String,
    pub(super) label: String,
    pub(super) look: &'static str,
}

/// A line of a list with its buttons.
#[derive(Debug, Hash)]
pub(super) struct LineView {
    pub(super) words: Html,
    pub(super) buttons: Vec<ButtonView>,
}

fn button(button: &Button) -> ButtonView {
    ButtonView {
        id: button.press.to_string(),
        label: button.label.clone(),
        look: match button.look {
            Look::Primary => "primary",
            Look::Success => "success",
            Look::Plain => "plain",
            Look::Danger => "danger",
        },
    }
}

fn option(option: &MenuOption) -> ButtonView {
    ButtonView {
        id: option.press.to_string(),
        label: option.label.clone(),
        look: "plain",
    }
}
