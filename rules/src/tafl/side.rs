use std::fmt;

crate::codes! {
    /// One of the two sides of a game.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// Those who surround the king.
        Attackers = "attackers",
        /// The king and his men.
        Defenders = "defenders",
    }
}

impl Side {
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
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
