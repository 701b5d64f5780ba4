use raichi_render::Sprite;

use super::Press;
use crate::{games::ChannelUse, ids::ExternalId};

/// A menu under a message. Choosing one of its options has the same effect as pressing a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// The text on it before anything is chosen.
    pub label: String,
    /// What can be chosen; at most [`Menu::MOST`].
    pub options: Vec<MenuOption>,
}

/// An option of a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuOption {
    /// The text that people read.
    pub label: String,
    /// The piece of which it is, for doors that show one beside the text.
    pub man: Option<Sprite>,
    /// The request that choosing it makes.
    pub press: Press,
    /// Whether it is chosen already.
    pub is_chosen: bool,
}

impl Menu {
    /// The greatest number of options, which is Discord's limit.
    pub const MOST: usize = 25;
}

/// A menu of a server's channels, which the door lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelMenu {
    /// The text on it before anything is chosen.
    pub label: String,
    /// What they are chosen for.
    pub for_what: ChannelUse,
    /// The channels that are chosen already.
    pub chosen: Vec<ExternalId>,
}
