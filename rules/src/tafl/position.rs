use std::{fmt, str::FromStr};

use crate::tafl::{ParseSetupError, Piece, Rank, Setup, Side, Square, Squares, hash};
use crate::{
    bits::{Bits, Wide, Words},
    problem::shortened,
};

/// The pieces on a board, and the side to move.
///
/// It has at most one king: none once he has been captured. It is small and `Copy`; which moves are legal in it is
/// decided by a [`Ruleset`](crate::tafl::Ruleset).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) attackers: Words,
    pub(crate) defenders: Words,
    /// The king's bit, or [`NO_KING`].
    pub(crate) king: u16,
    /// Those of both sides that are commanders.
    pub(crate) commanders: Words,
    /// Those of both sides that are knights.
    pub(crate) knights: Words,
    size: u8,
    pub(crate) to_move: Side,
}

/// The value of `king` without a king.
pub(crate) const NO_KING: u16 = u16::MAX;

impl Position {
    /// The pieces of a setup, and the side to move.
    ///
    /// # Errors
    ///
    /// If the setup has two kings or more.
    pub fn new(setup: &Setup, to_move: Side) -> Result<Self, TwoKings> {
        let kings = setup.squares_of(Piece::King);
        if kings.len() > 1 {
            return Err(TwoKings);
        }
        Ok(Self::with_first_king(setup, to_move))
    }

    /// The pieces of a setup, with only the first of its kings.
    pub(crate) fn with_first_king(setup: &Setup, to_move: Side) -> Self {
        let size = setup.size();
        let words = |squares: &Squares| {
            squares
                .iter()
                .fold(Wide::<6>::ZERO, |all, square| {
                    all | Wide::bit(index(size, square))
                })
                .to_words()
        };
        let king = setup.squares_of(Piece::King).iter().next();
        Self {
            attackers: words(setup.squares_of(Piece::Attacker)),
            defenders: words(setup.squares_of(Piece::Defender)),
            king: king
                .and_then(|at| u16::try_from(index(size, at)).ok())
                .unwrap_or(NO_KING),
            commanders: words(setup.ranked(Rank::Commander)),
            knights: words(setup.ranked(Rank::Knight)),
            size,
            to_move,
        }
    }

    /// Files, and ranks, of the board.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The same pieces with the given side to move.
    #[must_use]
    pub const fn with_to_move(mut self, to_move: Side) -> Self {
        self.to_move = to_move;
        self
    }

    /// The piece on a square; `None` if there is none, or no such square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if !square.is_on_board(self.size) {
            return None;
        }
        let index = index(self.size, square);
        let has = |words: &Words| words[index / 64] >> (index % 64) & 1 != 0;
        if has(&self.attackers) {
            Some(Piece::Attacker)
        } else if has(&self.defenders) {
            Some(Piece::Defender)
        } else {
            (usize::from(self.king) == index).then_some(Piece::King)
        }
    }

    /// The rank of the piece on a square.
    #[must_use]
    pub fn rank_at(&self, square: Square) -> Option<Rank> {
        if !square.is_on_board(self.size) {
            return None;
        }
        let index = index(self.size, square);
        let has = |words: &Words| words[index / 64] >> (index % 64) & 1 != 0;
        if has(&self.commanders) {
            Some(Rank::Commander)
        } else {
            has(&self.knights).then_some(Rank::Knight)
        }
    }

    /// Whether any piece has a rank.
    #[must_use]
    pub fn has_ranks(&self) -> bool {
        self.commanders
            .iter()
            .chain(&self.knights)
            .any(|word| *word != 0)
    }

    /// Every piece with its square, in board order.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + use<'_> {
        Square::all(self.size).filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The king's square.
    #[must_use]
    pub fn king(&self) -> Option<Square> {
        (self.king != NO_KING)
            .then(|| square(self.size, usize::from(self.king)))
            .flatten()
    }

    /// How many pieces of a kind there are.
    #[must_use]
    pub fn count(&self, piece: Piece) -> u32 {
        let ones = |words: &Words| words.iter().map(|word| word.count_ones()).sum();
        match piece {
            Piece::Attacker => ones(&self.attackers),
            Piece::Defender => ones(&self.defenders),
            Piece::King => u32::from(self.king != NO_KING),
        }
    }

    /// The pieces without the side to move; its text is the position string without a side.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.pieces()
            .fold(Setup::empty(self.size), |setup, (square, piece)| {
                let setup = setup.with(square, piece);
                self.rank_at(square)
                    .map_or(setup, |rank| setup.with_rank(square, rank))
            })
    }

    /// A hash: equal positions with the same side to move have equal hashes.
    ///
    /// It may be stored: it depends only on the position, in every version and on every machine.
    #[must_use]
    pub fn hash(&self) -> u64 {
        hash::of(self)
    }
}

/// The bit of a square on a board of the given size.
pub(crate) fn index(size: u8, square: Square) -> usize {
    usize::from(square.rank()) * usize::from(size) + usize::from(square.file())
}

/// The square of a bit on a board of the given size.
pub(crate) fn square(size: u8, index: usize) -> Option<Square> {
    let size = usize::from(size).max(1);
    Square::new(
        u8::try_from(index % size).ok()?,
        u8::try_from(index / size).ok()?,
    )
}

/// The squares of a set on a board of the given size, in board order.
pub(crate) fn squares<B: Bits>(size: u8, bits: B) -> impl Iterator<Item = Square> {
    bits.indices().filter_map(move |index| square(size, index))
}

/// A position with two kings or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is more than one king")]
pub struct TwoKings;

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The board is not well formed.
    #[error(transparent)]
    Setup(#[from] ParseSetupError),
    /// There is more than one king.
    #[error(transparent)]
    TwoKings(#[from] TwoKings),
    /// The board is not followed by `attackers` or `defenders`.
    #[error("the side to move is `attackers` or `defenders`, not `{0}`")]
    Side(String),
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads a position string with the side to move: `3t3/…/3t3 attackers`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        let setup: Setup = words.next().unwrap_or("").parse()?;
        let side = words.collect::<Vec<_>>().join(" ");
        let to_move =
            Side::from_code(&side).ok_or_else(|| ParsePositionError::Side(shortened(&side)))?;
        Ok(Self::new(&setup, to_move)?)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.setup(), self.to_move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Position>() <= 208);
    }

    #[test]
    fn a_position_survives_its_text() {
        for text in [
            "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers",
            "3t3/3t3/3T3/ttT1Ttt/3T3/3t3/3t3 defenders",
        ] {
            assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_none_is_refused_with_its_reason() {
        assert_eq!("KK/2 attackers".parse::<Position>(), Err(TwoKings.into()));
        assert_eq!(
            "1".parse::<Position>(),
            Err(ParsePositionError::Side(String::new()))
        );
        assert_eq!(
            "1 whites".parse::<Position>(),
            Err(ParsePositionError::Side("whites".into()))
        );
        assert!("3/3 attackers".parse::<Position>().is_err());
    }
}
