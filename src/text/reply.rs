//! What the bot says, as plain data; each door turns it into its own shape.

use raichi_render::Scene;

use super::{Button, Locale, board};
use crate::ids::DoorKey;

/// A message: words, perhaps a picture, perhaps buttons.
#[derive(Debug, Clone, Default)]
pub struct Reply {
    /// The words, in Discord's markup, which other doors translate.
    pub text: String,
    /// The picture below them.
    pub picture: Option<Picture>,
    /// The buttons below that; at most five.
    pub buttons: Vec<Button>,
    /// Who is notified. Whoever else the words mention is not.
    pub pings: Vec<DoorKey>,
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

    /// The same with the board as text instead of the picture.
    #[must_use]
    pub fn in_words(mut self) -> Self {
        if let Some(picture) = self.picture.take() {
            self.text = board::with_board(picture.locale, &self.text, &picture.scene);
        }
        self
    }
}

/// A picture that still has to be drawn.
#[derive(Debug, Clone)]
pub struct Picture {
    /// What it shows.
    pub scene: Scene,
    /// The same in words, at most 1,024 characters.
    pub alt: String,
    /// The language of these words.
    pub locale: Locale,
    /// The file's name without ending; a new one for each picture, since clients cache by name.
    pub name: String,
}
