use crate::tafl::Square;

const WORDS: usize = 6;
const STRIDE: usize = Square::MAX_SIZE as usize;

/// A set of squares.
///
/// It does not know the size of its board, and is `Copy`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// No square.
    pub const NONE: Self = Self([0; WORDS]);

    const fn index(square: Square) -> usize {
        square.rank() as usize * STRIDE + square.file() as usize
    }

    /// The set with the given square added.
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        let index = Self::index(square);
        self.0[index / 64] |= 1 << (index % 64);
        self
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        let index = Self::index(square);
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// How many squares are in the set.
    #[must_use]
    pub const fn len(&self) -> usize {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            count += self.0[word].count_ones() as usize;
            word += 1;
        }
        count
    }

    /// Whether no square is in the set.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The squares, in board order: a1, b1, …, a2, ….
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    at * 64 + bit
                })
            })
            .filter_map(|index| {
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "an index is at most 6 × 64, and both parts of it below 21"
                )]
                Square::new((index % STRIDE) as u8, (index / STRIDE) as u8)
            })
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_squares_come_back_in_board_order() {
        let all: Squares = Square::all(19).collect();
        assert_eq!(all.len(), 361);
        assert!(all.iter().eq(Square::all(19)));
        assert!(Squares::NONE.is_empty());
    }
}
