//! Sets of squares as bits, one type for each range of board sizes.
//!
//! On a board of size `n`, the square on file `f` and rank `r` (both from 0) is bit `r * n + f`, so
//! that bits come in board order.

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Not},
};

/// Words in the form that every set can be brought into; 19 × 19 squares fit.
pub type Words = [u64; 6];

mod sealed {
    /// Keeps other crates from implementing [`Bits`](super::Bits).
    pub trait Sealed {}

    impl Sealed for u64 {}
    impl Sealed for u128 {}
    impl<const N: usize> Sealed for super::Wide<N> {}
}

/// A set of the squares or points of one board.
pub trait Bits:
    sealed::Sealed
    + Copy
    + Send
    + Sync
    + PartialEq
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + 'static
{
    /// The empty set.
    const ZERO: Self;
    /// How many words it has.
    const WORDS: usize;
    /// How many bits it has.
    const BITS: usize = 64 * Self::WORDS;
    /// The set of a single bit.
    fn bit(index: usize) -> Self;
    /// Moves every bit up.
    fn up(self, by: usize) -> Self;
    /// Moves every bit down.
    fn down(self, by: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// Whether so many bits are set at most. For few it is faster than counting them.
    #[inline]
    fn is_at_most(self, most: u16) -> bool {
        let mut left = self;
        for _ in 0..most {
            if left.none() {
                return true;
            }
            left = left.without_lowest();
        }
        left.none()
    }
    /// The index of the lowest bit; only meaningful if there is one.
    fn lowest(self) -> usize;
    /// The index of the lowest bit; [`BITS`](Self::BITS) if there is none.
    fn lowest_or_end(self) -> usize;
    /// One more than the index of the highest bit; 0 if there is none.
    fn after_highest(self) -> usize;
    /// The set without its lowest bit.
    fn without_lowest(self) -> Self;
    /// From the common form.
    fn from_words(words: Words) -> Self;
    /// Into the common form.
    fn to_words(self) -> Words;

    /// Whether no bit is set.
    #[inline]
    fn none(self) -> bool {
        self == Self::ZERO
    }

    /// Whether the two sets share a bit.
    #[inline]
    fn meets(self, other: Self) -> bool {
        !(self & other).none()
    }

    /// Whether every bit is also in the other set.
    #[inline]
    fn within(self, other: Self) -> bool {
        (self & !other).none()
    }

    /// Each bit as a set of its own, lowest first.
    #[inline]
    fn each(self) -> impl Iterator<Item = Self> {
        self.indices().map(Self::bit)
    }

    /// The indices of the bits, lowest first.
    #[inline]
    fn indices(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            if self.none() {
                return None;
            }
            let index = self.lowest();
            self = self.without_lowest();
            Some(index)
        })
    }
}

/// What sets in a single number have in common.
macro_rules! in_one_number {
    () => {
        #[inline]
        fn bit(index: usize) -> Self {
            1 << (index & (Self::BITS as usize - 1))
        }

        #[inline]
        fn up(self, by: usize) -> Self {
            self << (by & (Self::BITS as usize - 1))
        }

        #[inline]
        fn down(self, by: usize) -> Self {
            self >> (by & (Self::BITS as usize - 1))
        }

        #[inline]
        fn count(self) -> u32 {
            self.count_ones()
        }

        #[inline]
        fn lowest(self) -> usize {
            self.trailing_zeros() as usize
        }

        #[inline]
        fn lowest_or_end(self) -> usize {
            self.trailing_zeros() as usize
        }

        #[inline]
        fn after_highest(self) -> usize {
            (Self::BITS - self.leading_zeros()) as usize
        }

        #[inline]
        fn without_lowest(self) -> Self {
            self & self.wrapping_sub(1)
        }
    };
}

impl Bits for u64 {
    const ZERO: Self = 0;
    const WORDS: usize = 1;

    in_one_number!();

    #[inline]
    fn from_words(words: Words) -> Self {
        words[0]
    }

    #[inline]
    fn to_words(self) -> Words {
        [self, 0, 0, 0, 0, 0]
    }
}

impl Bits for u128 {
    const ZERO: Self = 0;
    const WORDS: usize = 2;

    in_one_number!();

    #[inline]
    fn from_words(words: Words) -> Self {
        Self::from(words[0]) | Self::from(words[1]) << 64
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the two halves are what is wanted"
    )]
    fn to_words(self) -> Words {
        [self as u64, (self >> 64) as u64, 0, 0, 0, 0]
    }
}

/// The set for boards of more than 11 × 11 squares, in so many words.
#[derive(Debug, Clone, Copy)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> PartialEq for Wide<N> {
    /// Without a call, which comparing arrays is.
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let words = self.0.iter().zip(&other.0);
        words.fold(0, |all, (one, other)| all | (one ^ other)) == 0
    }
}

impl<const N: usize> Eq for Wide<N> {}

impl<const N: usize> BitAnd for Wide<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl<const N: usize> BitOr for Wide<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl<const N: usize> BitOrAssign for Wide<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl<const N: usize> Bits for Wide<N> {
    const ZERO: Self = Self([0; N]);
    const WORDS: usize = N;

    #[inline]
    fn bit(index: usize) -> Self {
        Self(std::array::from_fn(|at| {
            if at == index / 64 {
                1 << (index % 64)
            } else {
                0
            }
        }))
    }

    // Nothing is ever moved by more than a rank, and a rank is at most 19 bits: less than a word.
    #[inline]
    fn up(self, by: usize) -> Self {
        let by = by & 63;
        Self(std::array::from_fn(|at| {
            let carried = if at > 0 {
                self.0[at - 1] >> 1 >> (63 - by)
            } else {
                0
            };
            self.0[at] << by | carried
        }))
    }

    #[inline]
    fn down(self, by: usize) -> Self {
        let by = by & 63;
        Self(std::array::from_fn(|at| {
            let carried = if at + 1 < N {
                self.0[at + 1] << 1 << (63 - by)
            } else {
                0
            };
            self.0[at] >> by | carried
        }))
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn lowest(self) -> usize {
        let word = self.0.iter().position(|word| *word != 0).unwrap_or(0);
        word * 64 + self.0[word].trailing_zeros() as usize
    }

    #[inline]
    fn lowest_or_end(self) -> usize {
        let word = self.0.iter().position(|word| *word != 0);
        word.map_or(<Self as Bits>::BITS, |word| {
            word * 64 + self.0[word].trailing_zeros() as usize
        })
    }

    #[inline]
    fn after_highest(self) -> usize {
        let word = self.0.iter().rposition(|word| *word != 0);
        word.map_or(0, |word| {
            (word + 1) * 64 - self.0[word].leading_zeros() as usize
        })
    }

    #[inline]
    fn without_lowest(mut self) -> Self {
        for word in &mut self.0 {
            if *word != 0 {
                *word &= *word - 1;
                break;
            }
        }
        self
    }

    #[inline]
    fn from_words(words: Words) -> Self {
        Self(std::array::from_fn(|at| words[at]))
    }

    #[inline]
    fn to_words(self) -> Words {
        std::array::from_fn(|at| if at < N { self.0[at] } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one_bit_moves<B: Bits>(bits: usize) {
        let none = B::ZERO;
        assert_eq!((none.lowest_or_end(), none.after_highest()), (bits, 0));
        for index in 0..bits {
            let one = B::bit(index);
            assert_eq!((one.count(), one.lowest()), (1, index));
            assert_eq!(
                (one.lowest_or_end(), one.after_highest()),
                (index, index + 1)
            );
            let two = one | B::bit(0);
            assert_eq!((two.lowest_or_end(), two.after_highest()), (0, index + 1));
            assert!(one.without_lowest().none());
            assert!(B::from_words(one.to_words()) == one);
            for by in [1, 7, 9, 11, 19] {
                assert!(
                    one.down(by)
                        == if index < by {
                            B::ZERO
                        } else {
                            B::bit(index - by)
                        }
                );
                if index + by < bits {
                    assert!(one.up(by) == B::bit(index + by));
                }
            }
        }
    }

    #[test]
    fn a_bit_moves_alike_in_every_width() {
        one_bit_moves::<u64>(64);
        one_bit_moves::<u128>(128);
        one_bit_moves::<Wide<4>>(256);
        one_bit_moves::<Wide<6>>(384);
    }
}
