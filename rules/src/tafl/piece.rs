use crate::tafl::Side;

crate::codes! {
    /// A piece on the board.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Piece {
        /// A soldier of the attackers, `t` in position strings.
        Attacker = "attacker",
        /// A soldier of the defenders, `T` in position strings.
        Defender = "defender",
        /// The king, `K` in position strings; he is one of the defenders.
        King = "king",
    }
}

impl Piece {
    /// The side that the piece belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::Attackers,
            Self::Defender | Self::King => Side::Defenders,
        }
    }

    /// The letter of the piece in position strings.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 't',
            Self::Defender => 'T',
            Self::King => 'K',
        }
    }

    /// The piece with a letter of position strings.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            't' => Some(Self::Attacker),
            'T' => Some(Self::Defender),
            'K' => Some(Self::King),
            _ => None,
        }
    }

    /// Whether the piece is a soldier, that is, not the king.
    #[must_use]
    pub const fn is_soldier(self) -> bool {
        !matches!(self, Self::King)
    }
}
