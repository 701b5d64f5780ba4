use crate::Side;

/// The side that begins at the bottom, and whose forward is up.
pub const SOUTH: Side = Side::First;
/// The side that begins at the top, and whose forward is down.
pub const NORTH: Side = Side::Second;

crate::codes! {
    /// The rank of a piece.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// One of the many.
        Man = "man",
        /// A man who has gone back, and never becomes an officer.
        Retreated = "retreated",
        /// The leader's son.
        Son = "son",
        /// A man who has reached the far rank.
        Officer = "officer",
        /// The leader.
        Leader = "leader",
    }
}

impl Kind {
    /// Whether it is a man, retreated or not.
    #[must_use]
    pub const fn is_man(self) -> bool {
        matches!(self, Self::Man | Self::Retreated)
    }

    const fn letter(self) -> char {
        match self {
            Self::Man => 'M',
            Self::Retreated => 'R',
            Self::Son => 'S',
            Self::Officer => 'O',
            Self::Leader => 'L',
        }
    }
}

/// A piece on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Its side.
    pub side: Side,
    /// Its rank.
    pub kind: Kind,
}

impl Piece {
    /// A piece of each kind, south's first.
    pub const ALL: [Self; 2 * Kind::ALL.len()] = {
        let mut all = [Self {
            side: SOUTH,
            kind: Kind::Man,
        }; 2 * Kind::ALL.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Self {
                side: [SOUTH, NORTH][at / Kind::ALL.len()],
                kind: Kind::ALL[at % Kind::ALL.len()],
            };
            at += 1;
        }
        all
    };

    /// Its letter in position strings: upper case for south, lower case for north.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            SOUTH => self.kind.letter(),
            NORTH => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The stable word for it.
    pub(super) const fn code(self) -> &'static str {
        match (self.side, self.kind) {
            (SOUTH, Kind::Man) => "south-man",
            (SOUTH, Kind::Retreated) => "south-retreated",
            (SOUTH, Kind::Son) => "south-son",
            (SOUTH, Kind::Officer) => "south-officer",
            (SOUTH, Kind::Leader) => "south-leader",
            (NORTH, Kind::Man) => "north-man",
            (NORTH, Kind::Retreated) => "north-retreated",
            (NORTH, Kind::Son) => "north-son",
            (NORTH, Kind::Officer) => "north-officer",
            (NORTH, Kind::Leader) => "north-leader",
        }
    }
}

impl From<Piece> for crate::Piece {
    fn from(piece: Piece) -> Self {
        Self {
            side: piece.side,
            code: piece.code(),
            letter: piece.letter(),
            is_counted: true,
        }
    }
}
