//! What of a game a private message shows, and what may so be shared.

use std::{fmt, str::FromStr};

use raichi_render::Theme;

use super::UnknownPress;

/// What a message shows of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// The board as a picture that looks like this.
    Board(Theme),
    /// The board as text.
    Text,
    /// The game as an animation.
    Replay,
    /// The record as a file.
    Record,
}

impl Shown {
    /// Whether it is nothing without a file.
    #[must_use]
    pub const fn needs_file(self) -> bool {
        match self {
            Self::Board(_) | Self::Text => false,
            Self::Replay | Self::Record => true,
        }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board(theme) => theme.code(),
            Self::Text => "text",
            Self::Replay => "replay",
            Self::Record => "record",
        })
    }
}

impl FromStr for Shown {
    type Err = UnknownPress;

    fn from_str(code: &str) -> Result<Self, UnknownPress> {
        let others = [Self::Text, Self::Replay, Self::Record];
        let mut all = Theme::ALL.into_iter().map(Self::Board).chain(others);
        all.find(|shown| shown.to_string() == code)
            .ok_or(UnknownPress)
    }
}
