//! How many games are won, drawn and lost.

use std::{
    fmt,
    ops::{Add, AddAssign},
};

/// Games won, drawn and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Score {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl Score {
    /// All games of it.
    pub const fn games(self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            won: self.won.saturating_add(other.won),
            drawn: self.drawn.saturating_add(other.drawn),
            lost: self.lost.saturating_add(other.lost),
        }
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl fmt::Display for Score {
    /// Won, drawn and lost, such as `3–1–2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}–{}", self.won, self.drawn, self.lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_added_up() {
        let one = Score {
            won: 3,
            drawn: 1,
            lost: 2,
        };
        let both = one
            + Score {
                lost: u32::MAX,
                ..one
            };
        assert_eq!((both.won, both.drawn, both.lost), (6, 2, u32::MAX));
        assert_eq!((one.games(), both.games()), (6, u32::MAX));
        assert_eq!(one.to_string(), "3–1–2");
    }
}
