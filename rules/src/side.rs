/// One of the two sides of a game in any family.
///
/// A [`Ruleset`](crate::Ruleset) names the sides: in tafl the first side is `attackers`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side of the first seat.
    First,
    /// The side of the second seat.
    Second,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The index of the side in a list of both: 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_stands_at_its_index() {
        for side in Side::ALL {
            assert_eq!(Side::ALL[side.index()], side);
            assert_eq!(Side::ALL[side.opponent().index()], side.opponent());
            assert_ne!(side, side.opponent());
        }
    }
}
