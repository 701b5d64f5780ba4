use std::{fmt, str::FromStr};

/// The location of a piece, by file and rank; it does not know its board.
///
/// On a board of squares it is a square, as tafl calls it; on a board of points and lines, a point.
///
/// Points are in board order: a1, b1, …, a2, b2, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    rank: u8,
    file: u8,
}

impl Point {
    /// The size of the largest board, 19×19.
    pub const MAX_SIZE: u8 = 19;

    /// The first point of every board.
    pub const A1: Self = Self { rank: 0, file: 0 };

    /// The square on the given file and rank, both counted from 0 (`a1` is 0, 0).
    ///
    /// `None` if either is beyond the largest board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::MAX_SIZE && rank < Self::MAX_SIZE {
            Some(Self { rank, file })
        } else {
            None
        }
    }

    /// The file, counted from 0 for `a`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.file
    }

    /// The rank, counted from 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// Whether the square is on a board of `size` × `size` squares.
    #[must_use]
    pub const fn is_on_board(self, size: u8) -> bool {
        self.file < size && self.rank < size
    }

    /// All squares of a board of `size` × `size` squares, in board order.
    pub fn all(size: u8) -> impl Iterator<Item = Self> {
        (0..size).flat_map(move |rank| (0..size).filter_map(move |file| Self::new(file, rank)))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// The text is not the name of a square between `a1` and `s19`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParsePointError;

impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a square between a1 and s19")
    }
}

impl std::error::Error for ParsePointError {}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads a square such as `d4` or `K11`; upper and lower case are the same.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        let file = chars.next().ok_or(ParsePointError)?.to_ascii_lowercase();
        let digits = chars.as_str();
        if !file.is_ascii_lowercase()
            || digits.starts_with('0')
            || !digits.bytes().all(|digit| digit.is_ascii_digit())
        {
            return Err(ParsePointError);
        }
        let rank: u8 = digits.parse().map_err(|_| ParsePointError)?;
        let rank = rank.checked_sub(1).ok_or(ParsePointError)?;
        Self::new(file as u8 - b'a', rank).ok_or(ParsePointError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_its_own_name() {
        for square in Point::all(Point::MAX_SIZE) {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in [
            "", "a", "4", "a0", "a01", "t1", "a20", "a1b", "é4", "a+4", "a 4", "aa4",
        ] {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text:?}");
        }
    }
}
