use std::fmt;

use crate::Point;

/// How many squares the drawn board has along one edge: 7 to 19.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardSize(u8);

impl BoardSize {
    /// The smallest board that can be drawn, 7×7.
    pub const MIN: Self = Self(7);
    /// The largest board that can be drawn, 19×19.
    pub const MAX: Self = Self(Point::MAX_SIZE);

    /// A board of `squares` × `squares`.
    ///
    /// # Errors
    ///
    /// If the number is not between 7 and 19.
    pub const fn new(squares: u8) -> Result<Self, BoardSizeError> {
        if squares >= Self::MIN.0 && squares <= Self::MAX.0 {
            Ok(Self(squares))
        } else {
            Err(BoardSizeError { squares })
        }
    }

    /// The number of squares along one edge.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Every size that can be drawn, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }
}

impl TryFrom<u8> for BoardSize {
    type Error = BoardSizeError;

    fn try_from(squares: u8) -> Result<Self, Self::Error> {
        Self::new(squares)
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}×{0}", self.0)
    }
}

/// No board of that many squares can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a board of {squares}×{squares} cannot be drawn, only 7×7 to 19×19")]
pub struct BoardSizeError {
    /// The number of squares along one edge that was asked for.
    pub squares: u8,
}
