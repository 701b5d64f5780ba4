use std::fmt;

use crate::tafl::Piece;

/// A set of the three classes of pieces, such as "those who may stop on the throne".
///
/// Written with the letters `a` (attacking soldiers), `d` (defending soldiers) and `k` (the king),
/// in this order: `adk`, `k`, or nothing for the empty set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ClassSet(u8);

const fn bit(piece: Piece) -> u8 {
    match piece {
        Piece::Attacker => 1,
        Piece::Defender => 2,
        Piece::King => 4,
    }
}

impl ClassSet {
    /// No piece.
    pub const NOBODY: Self = Self(0);
    /// The king alone.
    pub const KING: Self = Self(4);
    /// All soldiers, but not the king.
    pub const SOLDIERS: Self = Self(3);
    /// The king and his men.
    pub const DEFENDERS: Self = Self(6);
    /// Every piece.
    pub const ALL: Self = Self(7);

    /// Each of the eight sets, the empty one first.
    pub const EACH: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The set with the given piece's class added.
    #[must_use]
    pub const fn with(self, piece: Piece) -> Self {
        Self(self.0 | bit(piece))
    }

    /// Whether the class of the given piece is in the set.
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 & bit(piece) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters of the set, in the order `adk`.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self.0 {
            0 => "",
            1 => "a",
            2 => "d",
            3 => "ad",
            4 => "k",
            5 => "ak",
            6 => "dk",
            _ => "adk",
        }
    }

    /// The set with the given letters, in any order; `None` if there is another letter, or one is repeated.
    #[must_use]
    pub fn from_letters(letters: &str) -> Option<Self> {
        letters.chars().try_fold(Self::NOBODY, |set, letter| {
            let piece = match letter {
                'a' => Piece::Attacker,
                'd' => Piece::Defender,
                'k' => Piece::King,
                _ => return None,
            };
            (!set.contains(piece)).then(|| set.with(piece))
        })
    }
}

impl fmt::Display for ClassSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_survives_its_letters() {
        for set in ClassSet::EACH {
            assert_eq!(ClassSet::from_letters(set.letters()), Some(set));
        }
        assert_eq!(ClassSet::from_letters("kda"), Some(ClassSet::ALL));
        assert_eq!(ClassSet::from_letters("aa"), None);
        assert_eq!(ClassSet::from_letters("x"), None);
    }
}
