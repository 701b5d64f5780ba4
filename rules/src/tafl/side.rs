use std::fmt;

/// One of the two sides of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Those who surround the king.
    Attackers,
    /// The king and his men.
    Defenders,
}

impl Side {
    /// Both sides, the attackers first.
    pub const ALL: [Self; 2] = [Self::Attackers, Self::Defenders];

    /// The word of each side, in the same order.
    pub const NAMES: [&'static str; 2] = ["attackers", "defenders"];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }

    /// The word for the side in position strings and JSON: `attackers` or `defenders`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
        }
    }

    /// The side with a word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.name() == name)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
