//! What of a game a private message shows, and what may so be shared.

use std::{fmt, str::FromStr};

use raichi_render::Theme;

use super::unknown::UnknownPress;

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
    /// The review of the game; with a number, counted from 1, its part about that move.
    Review(u32),
}

impl Shown {
    /// Whether it is nothing without a file.
    pub const fn needs_file(self) -> bool {
        match self {
            Self::Board(_) | Self::Text | Self::Review(_) => false,
            Self::Replay | Self::Record => true,
        }
    }
}

/// What the code of a review begins with.
const REVIEW: &str = "review-";

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(theme) => f.write_str(theme.code()),
            Self::Text => f.write_str("text"),
            Self::Replay => f.write_str("replay"),
            Self::Record => f.write_str("record"),
            Self::Review(ply) => write!(f, "{REVIEW}{ply}"),
        }
    }
}

impl FromStr for Shown {
    type Err = UnknownPress;

    fn from_str(code: &str) -> Result<Self, UnknownPress> {
        if let Some(ply) = code.strip_prefix(REVIEW) {
            return ply.parse().map(Self::Review).map_err(|_| UnknownPress);
        }
        let others = [Self::Text, Self::Replay, Self::Record];
        let mut all = Theme::ALL.into_iter().map(Self::Board).chain(others);
        all.find(|shown| shown.to_string() == code)
            .ok_or(UnknownPress)
    }
}
