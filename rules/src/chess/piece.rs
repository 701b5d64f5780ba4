use crate::Side;

/// The side of the maharajah, which moves first.
pub const MAHARAJAH: Side = Side::First;
/// The side of the army, which begins at the top.
pub const ARMY: Side = Side::Second;

crate::codes! {
    /// The kind of a piece, the royal pieces first and last.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// The one piece of its side.
        Maharajah = "maharajah",
        /// A pawn of the army.
        Pawn = "sepoy-pawn",
        /// A knight of the army.
        Knight = "sepoy-knight",
        /// A bishop of the army.
        Bishop = "sepoy-bishop",
        /// A rook of the army.
        Rook = "sepoy-rook",
        /// The queen of the army.
        Queen = "sepoy-queen",
        /// The king of the army.
        King = "sepoy-king",
    }
}

impl Kind {
    /// Its letter in position strings, as in FEN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Maharajah => 'M',
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The kind with a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The side that has it.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Maharajah => MAHARAJAH,
            _ => ARMY,
        }
    }

    /// Whether the side loses when it is mated.
    #[must_use]
    pub const fn is_royal(self) -> bool {
        matches!(self, Self::Maharajah | Self::King)
    }

    /// How many there are at the start, which is the most.
    pub(crate) const fn most(self) -> u32 {
        match self {
            Self::Maharajah | Self::Queen | Self::King => 1,
            Self::Knight | Self::Bishop | Self::Rook => 2,
            Self::Pawn => 8,
        }
    }
}

impl From<Kind> for crate::Piece {
    fn from(kind: Kind) -> Self {
        Self {
            side: kind.side(),
            code: kind.code(),
            letter: kind.letter(),
            is_counted: true,
        }
    }
}
