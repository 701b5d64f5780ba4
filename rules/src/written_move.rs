use std::{fmt, str::FromStr};

use crate::{Move, Square, problem::shortened};

/// A move as people and records write it: `d1-d4`, `Kf6-f9`, `d1-d4xd5/e4`.
///
/// Read are also `d1 d4`, `d1d4`, `D1–D4` and the captured squares in any order. Written are the
/// captured squares in board order (a1, b1, …).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WrittenMove {
    /// Whether it is marked as the king's.
    pub king: bool,
    /// From where to where.
    pub mv: Move,
    /// The squares said to be captured, in board order.
    pub captures: Vec<Square>,
}

/// A text that is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{given}` is not a move: {reason}")]
pub struct ParseMoveError {
    /// The text that was given, or its beginning if it is long.
    pub given: String,
    /// What is wrong with it.
    pub reason: MoveTextError,
}

/// What is wrong with a text that is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// There is nothing.
    #[error("it is empty")]
    Empty,
    /// It does not start with the name of a square.
    #[error("it does not start with a square")]
    From,
    /// Only one square is named.
    #[error("it does not say where to")]
    NoTarget,
    /// What follows the first square is not the name of a square.
    #[error("its second square is none")]
    To,
    /// What follows the `x` is not a list of squares with `/` between them.
    #[error("its captures are not squares")]
    Captures,
    /// More follows where the move should end.
    #[error("more follows after it")]
    Trailing,
    /// It is a jump or a berserk move, of pieces that there are not.
    #[error("no piece jumps or goes berserk here")]
    Berserk,
    /// It resigns.
    #[error("it resigns")]
    Resignation,
}

/// Takes a square from the front of a text, and gives the rest.
fn square(text: &str) -> Option<(Square, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let rest = text.get(letter.len_utf8()..)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (name, rest) = text.split_at_checked(1 + digits)?;
    Some((name.parse().ok()?, rest))
}

/// Takes the `K` of the king's move, if it is one and not the file of a square (`k4-k6`).
fn king_mark(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(['K', 'k'])?;
    rest.starts_with(|next: char| next.is_ascii_alphabetic())
        .then_some(rest)
}

fn parse(text: &str) -> Result<WrittenMove, MoveTextError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(MoveTextError::Empty);
    }
    let (king, text) = king_mark(text).map_or((false, text), |rest| (true, rest));
    let (from, rest) = square(text).ok_or(MoveTextError::From)?;
    let rest = rest.trim_start();
    let rest = rest
        .strip_prefix(['-', '–', '—', '−'])
        .unwrap_or(rest)
        .trim_start();
    if rest.is_empty() {
        return Err(MoveTextError::NoTarget);
    }
    let (to, mut rest) = square(rest).ok_or(MoveTextError::To)?;
    let mut captures = Vec::new();
    // Some records give each captured piece an `x` of its own.
    while let Some(list) = rest.strip_prefix(['x', 'X', '×', '/']) {
        let (captured, after) = square(list).ok_or(MoveTextError::Captures)?;
        captures.push(captured);
        rest = after;
    }
    if !rest.is_empty() {
        return Err(MoveTextError::Trailing);
    }
    captures.sort_unstable();
    captures.dedup();
    Ok(WrittenMove {
        king,
        mv: Move { from, to },
        captures,
    })
}

impl FromStr for WrittenMove {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).map_err(|reason| ParseMoveError {
            given: shortened(text),
            reason,
        })
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads whatever [`WrittenMove`] reads, and forgets the captures.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<WrittenMove>().map(|written| written.mv)
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.king {
            f.write_str("K")?;
        }
        write!(f, "{}", self.mv)?;
        for (at, square) in self.captures.iter().enumerate() {
            write!(f, "{}{square}", if at == 0 { 'x' } else { '/' })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accepted_form_means_the_same() {
        for text in [
            "d1-d4",
            "d1 d4",
            "d1d4",
            "D1-D4",
            "d1–d4",
            "D1 – D4",
            "Kd1-d4",
            "kd1d4",
            " d1-d4 ",
            "d1-d4xd5",
            "d1-d4xe4/d5",
            "d1 d4xd5xe4",
            "d1 - d4",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), "d1-d4", "{text}");
        }
    }

    #[test]
    fn the_file_k_is_not_the_king() {
        let written: WrittenMove = "k4-k6".parse().unwrap();
        assert_eq!(
            (written.king, written.to_string().as_str()),
            (false, "k4-k6")
        );
        let written: WrittenMove = "Kk4-k6".parse().unwrap();
        assert_eq!(
            (written.king, written.to_string().as_str()),
            (true, "Kk4-k6")
        );
    }

    #[test]
    fn captures_are_written_in_board_order() {
        let written: WrittenMove = "Kf6-f9xd5/e4/a5".parse().unwrap();
        assert_eq!(written.to_string(), "Kf6-f9xe4/a5/d5");
    }

    #[test]
    fn what_is_no_move_says_why() {
        for (text, reason) in [
            ("", MoveTextError::Empty),
            ("  ", MoveTextError::Empty),
            ("hello", MoveTextError::From),
            ("4d-d4", MoveTextError::From),
            ("d1", MoveTextError::NoTarget),
            ("d1-", MoveTextError::NoTarget),
            ("d1-d99", MoveTextError::To),
            ("d1-é", MoveTextError::To),
            ("d1-d4x", MoveTextError::Captures),
            ("d1-d4xd5/", MoveTextError::Captures),
            ("d1-d4?", MoveTextError::Trailing),
            ("d1-d4 d5", MoveTextError::Trailing),
        ] {
            let error = text.parse::<Move>().unwrap_err();
            assert_eq!((error.given.as_str(), error.reason), (text, reason));
        }
    }
}
