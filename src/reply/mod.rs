//! What the bot says, as plain data; each door turns it into its own shape.

mod button;
mod menu;
mod pick;

use raichi_render::Scene;

pub use button::{Button, Look, Press, UnknownPress, Wish};
pub use menu::{Menu, MenuOption};
pub use pick::{Pick, Step};

use crate::{ids::ExternalId, locale::Locale};

/// A message: words, perhaps a picture, perhaps buttons.
#[derive(Debug, Clone, Default)]
pub struct Reply {
    /// The words, in Discord's markup, which other doors translate.
    pub text: String,
    /// The picture below them.
    pub picture: Option<Picture>,
    /// A file to keep.
    pub file: Option<TextFile>,
    /// The menus below that; with the rows of buttons, at most five.
    pub menus: Vec<Menu>,
    /// The buttons below those, five in a row.
    pub buttons: Vec<Button>,
    /// Who is notified. Whoever else the words mention is not.
    pub pings: Vec<ExternalId>,
}

impl Reply {
    /// A reply of words alone, which notifies nobody.
    #[must_use]
    pub fn words(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }
}

/// A file of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextFile {
    /// Its name with its ending.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// A picture that still has to be drawn.
#[derive(Debug, Clone)]
pub struct Picture {
    /// What it shows.
    pub shows: Shows,
    /// The same in words, at most 1,024 characters.
    pub alt: String,
    /// The language of these words.
    pub locale: Locale,
    /// The file's name without ending; a new one for each picture, since clients cache by name.
    pub name: String,
}

/// What a picture shows.
#[derive(Debug, Clone)]
pub enum Shows {
    /// A board.
    Board(Box<Scene>),
    /// A game: its boards one after another.
    Game(Vec<Scene>),
}

impl From<Scene> for Shows {
    fn from(scene: Scene) -> Self {
        Self::Board(Box::new(scene))
    }
}
