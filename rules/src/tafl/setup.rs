use std::{fmt, str::FromStr};

use crate::tafl::{Piece, Rank, Square, Squares, piece::letter_of};

/// Pieces on a board, not necessarily as a game could have them: a setup may have no king, or two.
///
/// It is read from a position string, which lists the ranks from the top down, with `/` between
/// them, a letter for each piece (`t` attacker, `T` defender, `K` king, `c` and `C` their commanders,
/// `n` and `N` their knights) and numbers for runs of empty squares: `3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    size: u8,
    attackers: Squares,
    defenders: Squares,
    kings: Squares,
    commanders: Squares,
    knights: Squares,
}

/// Why a text is not a position string.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseSetupError {
    /// There are more ranks than the largest board has, or none.
    #[error("a board has 1 to 19 ranks, this has {0}")]
    Ranks(usize),
    /// A rank is not as long as there are ranks.
    #[error("rank {rank} has {found} squares, and the board {size} ranks")]
    RankLength {
        /// The rank, counted from 1 at the bottom.
        rank: usize,
        /// How many squares the text has for it.
        found: usize,
        /// How many ranks there are.
        size: u8,
    },
    /// A character is neither a piece nor a number.
    #[error("`{0}` is neither a piece nor a number of empty squares")]
    Character(char),
}

impl Setup {
    /// An empty board of `size` × `size` squares; larger sizes than 19 become 19.
    #[must_use]
    pub const fn empty(size: u8) -> Self {
        let size = if size > Square::MAX_SIZE {
            Square::MAX_SIZE
        } else {
            size
        };
        Self {
            size,
            attackers: Squares::NONE,
            defenders: Squares::NONE,
            kings: Squares::NONE,
            commanders: Squares::NONE,
            knights: Squares::NONE,
        }
    }

    /// Files, and ranks, of the board.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The squares of the attackers.
    #[must_use]
    pub const fn attackers(&self) -> &Squares {
        &self.attackers
    }

    /// The squares of the given kind of piece.
    #[must_use]
    pub const fn squares_of(&self, piece: Piece) -> &Squares {
        match piece {
            Piece::Attacker => &self.attackers,
            Piece::Defender => &self.defenders,
            Piece::King => &self.kings,
        }
    }

    /// The piece on a square.
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        if self.attackers.contains(square) {
            Some(Piece::Attacker)
        } else if self.defenders.contains(square) {
            Some(Piece::Defender)
        } else if self.kings.contains(square) {
            Some(Piece::King)
        } else {
            None
        }
    }

    /// The squares of the soldiers of both sides with a rank.
    #[must_use]
    pub const fn ranked(&self, rank: Rank) -> &Squares {
        match rank {
            Rank::Commander => &self.commanders,
            Rank::Knight => &self.knights,
        }
    }

    /// The rank of the piece on a square.
    #[must_use]
    pub const fn rank_at(&self, square: Square) -> Option<Rank> {
        if self.commanders.contains(square) {
            Some(Rank::Commander)
        } else if self.knights.contains(square) {
            Some(Rank::Knight)
        } else {
            None
        }
    }

    /// Whether any piece has a rank.
    #[must_use]
    pub const fn has_ranks(&self) -> bool {
        !self.commanders.is_empty() || !self.knights.is_empty()
    }

    /// Gives the soldier on a square a rank; has no effect on another square.
    #[must_use]
    pub const fn with_rank(mut self, square: Square, rank: Rank) -> Self {
        let is_soldier = self.attackers.contains(square) || self.defenders.contains(square);
        if is_soldier && self.rank_at(square).is_none() {
            match rank {
                Rank::Commander => self.commanders.insert(square),
                Rank::Knight => self.knights.insert(square),
            }
        }
        self
    }

    /// Puts a piece on an empty square; has no effect on a square that is off the board or occupied.
    #[must_use]
    pub const fn with(mut self, square: Square, piece: Piece) -> Self {
        if square.is_on_board(self.size) && self.piece_at(square).is_none() {
            match piece {
                Piece::Attacker => self.attackers.insert(square),
                Piece::Defender => self.defenders.insert(square),
                Piece::King => self.kings.insert(square),
            }
        }
        self
    }

    /// Parses a layout that is known to be well formed, for constants; invalid parts are ignored.
    pub(crate) const fn literal(layout: &str) -> Self {
        let text = layout.as_bytes();
        let mut size = 1;
        let mut at = 0;
        while at < text.len() {
            if text[at] == b'/' {
                size += 1;
            }
            at += 1;
        }
        let mut setup = Self::empty(size);
        let mut rank = setup.size - 1;
        let mut file = 0;
        at = 0;
        while at < text.len() {
            let ranked = Rank::from_letter(text[at] as char);
            let piece = match text[at] {
                b'/' => {
                    rank = rank.saturating_sub(1);
                    file = 0;
                    at += 1;
                    continue;
                }
                b't' => Piece::Attacker,
                b'T' => Piece::Defender,
                b'K' => Piece::King,
                b'c' | b'C' | b'n' | b'N' => match ranked {
                    Some((piece, _)) => piece,
                    None => Piece::Attacker,
                },
                digit => {
                    let mut run = digit.saturating_sub(b'0');
                    if at + 1 < text.len() && text[at + 1].is_ascii_digit() {
                        at += 1;
                        run = run * 10 + (text[at] - b'0');
                    }
                    file += run;
                    at += 1;
                    continue;
                }
            };
            if let Some(square) = Square::new(file, rank) {
                setup = setup.with(square, piece);
                if let Some((_, of_piece)) = ranked {
                    setup = setup.with_rank(square, of_piece);
                }
            }
            file += 1;
            at += 1;
        }
        setup
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let ranks = text.split('/').count();
        let size = u8::try_from(ranks)
            .ok()
            .filter(|size| *size <= Square::MAX_SIZE)
            .ok_or(ParseSetupError::Ranks(ranks))?;
        let mut setup = Self::empty(size);
        for (rank, row) in (0..size).rev().zip(text.split('/')) {
            let mut file = 0_usize;
            let mut run = 0_usize;
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run.saturating_mul(10).saturating_add(digit as usize);
                    continue;
                }
                let ranked = Rank::from_letter(letter);
                let piece = ranked
                    .map(|(piece, _)| piece)
                    .or(Piece::from_letter(letter));
                let piece = piece.ok_or(ParseSetupError::Character(letter))?;
                file = file.saturating_add(run);
                run = 0;
                if let Some(square) = u8::try_from(file).ok().and_then(|at| Square::new(at, rank)) {
                    setup = setup.with(square, piece);
                    if let Some((_, of_piece)) = ranked {
                        setup = setup.with_rank(square, of_piece);
                    }
                }
                file = file.saturating_add(1);
            }
            file = file.saturating_add(run);
            if file != usize::from(size) {
                return Err(ParseSetupError::RankLength {
                    rank: usize::from(rank) + 1,
                    found: file,
                    size,
                });
            }
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size).rev() {
            let mut run = 0;
            for file in 0..self.size {
                let at = Square::new(file, rank);
                let Some(piece) = at.and_then(|at| self.piece_at(at)) else {
                    run += 1;
                    continue;
                };
                if run > 0 {
                    write!(f, "{run}")?;
                    run = 0;
                }
                write!(
                    f,
                    "{}",
                    letter_of(piece, at.and_then(|at| self.rank_at(at)))
                )?;
            }
            if run > 0 {
                write!(f, "{run}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_string_survives() {
        for text in [
            "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3",
            "1",
            "2K/3/T1t",
            "cK1/nC1/2N",
        ] {
            assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
            assert_eq!(Setup::literal(text).to_string(), text);
        }
    }

    #[test]
    fn what_is_none_is_refused_with_its_reason() {
        assert_eq!(
            "3/3/4".parse::<Setup>(),
            Err(ParseSetupError::RankLength {
                rank: 1,
                found: 4,
                size: 3
            })
        );
        assert_eq!("x".parse::<Setup>(), Err(ParseSetupError::Character('x')));
        assert_eq!(
            "/".repeat(19).parse::<Setup>(),
            Err(ParseSetupError::Ranks(20))
        );
        assert!("".parse::<Setup>().is_err());
        assert!("99999999999999999999999t".parse::<Setup>().is_err());
    }
}
