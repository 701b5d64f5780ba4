use crate::tafl::Side;

crate::codes! {
    /// A class of pieces. Soldiers may have a [`Rank`] besides.
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

crate::codes! {
    /// What sets some soldiers apart from plain ones. Their class in sets is that of their side.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Rank {
        /// A commander, `c` or `C` in position strings.
        Commander = "commander",
        /// A knight, `n` or `N` in position strings.
        Knight = "knight",
    }
}

impl Rank {
    /// The letter of a soldier of a side with this rank.
    #[must_use]
    pub const fn letter(self, side: Side) -> char {
        match (self, side) {
            (Self::Commander, Side::Attackers) => 'c',
            (Self::Commander, Side::Defenders) => 'C',
            (Self::Knight, Side::Attackers) => 'n',
            (Self::Knight, Side::Defenders) => 'N',
        }
    }

    /// The soldier with a letter of position strings.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<(Piece, Self)> {
        match letter {
            'c' => Some((Piece::Attacker, Self::Commander)),
            'C' => Some((Piece::Defender, Self::Commander)),
            'n' => Some((Piece::Attacker, Self::Knight)),
            'N' => Some((Piece::Defender, Self::Knight)),
            _ => None,
        }
    }
}

/// The letter of a piece, with its rank if it has one.
pub(crate) const fn letter_of(piece: Piece, rank: Option<Rank>) -> char {
    match rank {
        Some(rank) => rank.letter(piece.side()),
        None => piece.letter(),
    }
}
