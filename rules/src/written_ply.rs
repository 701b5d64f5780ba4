use std::{fmt, str::FromStr};

use crate::{Ply, Point, ply, problem::shortened};

/// A ply as people and records write it: `d1-d4`, `Kf6-f9`, `d1-d4xd5/e4`, `c3-e5-g3`.
///
/// Also accepted are `d1 d4`, `d1d4`, `D1–D4` and captured points in any order, and moves as other programs write them: with
/// the letter of any piece of tafl or of the maharajah (`Mf3` and `Mxf3`, too), `^` and `=` for leaps and further legs, and legs one by one (`Ne7^c7xd7 Nc7-c11xCb11`).
/// Captured points are written in board order (a1, b1, …). Whether a game has such plies is decided by [`Game::resolve`](crate::Game::resolve).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WrittenPly {
    /// The letter of the piece, where one is written.
    pub letter: Option<char>,
    /// The ply.
    pub ply: Ply,
    /// The captured points as written, in board order.
    pub captures: Vec<Point>,
}

/// A text that is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{given}` is not a move: {reason}")]
pub struct ParsePlyError {
    /// The text that was given, or its beginning if it is long.
    pub given: String,
    /// The reason.
    pub reason: PlyTextError,
}

impl ParsePlyError {
    pub(crate) fn new(given: &str, reason: PlyTextError) -> Self {
        Self {
            given: shortened(given),
            reason,
        }
    }
}

/// Why a text is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum PlyTextError {
    /// It is empty.
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
    /// There is more text after the move.
    #[error("more follows after it")]
    Trailing,
    /// It is a resignation.
    #[error("it resigns")]
    Resignation,
}

/// Parses a point at the front of a text, and returns the rest.
fn point(text: &str) -> Option<(Point, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let rest = text.get(letter.len_utf8()..)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (name, rest) = text.split_at_checked(1 + digits)?;
    Some((name.parse().ok()?, rest))
}

/// The letters of pieces that may stand before a square, in either case.
const LETTERS: [char; 5] = ['K', 'T', 'C', 'N', 'M'];

/// Parses the letter of a piece, if there is one and it is not the file of a point (`k4-k6`).
pub(crate) fn letter(text: &str) -> (Option<char>, &str) {
    let given = text.chars().next().map(|given| given.to_ascii_uppercase());
    let letter = given.filter(|given| LETTERS.contains(given));
    let rest = text.get(1..).filter(|_| letter.is_some());
    match rest.filter(|rest| rest.starts_with(|next: char| next.is_ascii_alphabetic())) {
        Some(rest) => (letter, rest),
        None => (None, text),
    }
}

/// Parses what joins two points, if anything does, and whether it means that pieces move together.
fn joint(text: &str) -> (Option<bool>, &str) {
    let text = text.trim_start();
    match text.chars().next().filter(|sign| JOINTS.contains(sign)) {
        Some(LEAP) => (
            Some(false),
            text[1..].trim_start_matches(FURTHER).trim_start(),
        ),
        Some(sign) => (Some(sign == TOGETHER), text[sign.len_utf8()..].trim_start()),
        None => (None, text),
    }
}

fn parse(text: &str) -> Result<WrittenPly, PlyTextError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(PlyTextError::Empty);
    }
    if text.eq_ignore_ascii_case(ply::END) {
        return Ok(Ply::END.into());
    }
    let (letter, text) = letter(text);
    let captured_at = || letter.and(text.strip_prefix(CAPTURE_SIGNS)).and_then(point);
    let (first, mut rest) = point(text).or_else(captured_at).ok_or(PlyTextError::From)?;
    let mut points = vec![first];
    let mut joints = Vec::new();
    let mut captures = Vec::new();
    while !rest.is_empty() {
        // Some records have an `x` for each captured piece.
        if let Some(list) = rest.strip_prefix(CAPTURE_SIGNS) {
            let (captured, after) = captured(list).ok_or(PlyTextError::Captures)?;
            captures.push(captured);
            rest = after;
        } else if let Some(after) = leg_from(rest, &points) {
            rest = after;
        } else {
            let (sign, next) = joint(rest);
            let goes_on = sign.is_some() || captures.is_empty();
            let next_point = point(next).filter(|_| goes_on);
            let (point, after) = next_point.ok_or(match (points.len(), sign) {
                _ if !goes_on => PlyTextError::Trailing,
                (1, _) if next.is_empty() => PlyTextError::NoTarget,
                (2.., None) => PlyTextError::Trailing,
                _ => PlyTextError::To,
            })?;
            joints.push(sign == Some(true));
            points.push(point);
            rest = after;
        }
    }
    let ply = joined(&points, &joints).ok_or(PlyTextError::Trailing)?;
    captures.sort_unstable();
    captures.dedup();
    Ok(WrittenPly {
        letter,
        ply,
        captures,
    })
}

/// The text after the first point of a further leg, which begins where the last one ended: ` Nc7-c11` after `Ne7^c7`.
fn leg_from<'a>(text: &'a str, points: &[Point]) -> Option<&'a str> {
    let next = text.trim_start();
    let (from, rest) = point(letter(next).1)?;
    let begins = next.len() < text.len() && points.len() > 1 && points.last() == Some(&from);
    (begins && !rest.trim_start().is_empty()).then_some(rest)
}

/// Parses a captured point, before which other programs write the letter of the piece: `xKc4`.
fn captured(text: &str) -> Option<(Point, &str)> {
    point(letter(text).1)
}

const CAPTURE_SIGNS: [char; 4] = ['x', 'X', '×', '/'];
const TOGETHER: char = '+';
const LEAP: char = '^';
/// Between the legs of a move in OpenTafl's notation; a leg that leaps has both signs.
const FURTHER: char = '=';
const JOINTS: [char; 7] = ['-', '–', '—', '−', TOGETHER, LEAP, FURTHER];

/// The ply of points, with or without a `+` between them.
fn joined(points: &[Point], joints: &[bool]) -> Option<Ply> {
    if !joints.contains(&true) {
        return Ply::path(points);
    }
    // A `+` is allowed only between two pairs.
    let fits = joints
        .iter()
        .enumerate()
        .all(|(at, plus)| *plus == (at % 2 == 1));
    let pairs: Vec<_> = points
        .chunks_exact(2)
        .map(|pair| (pair[0], pair[1]))
        .collect();
    Ply::together(&pairs).filter(|_| fits && points.len().is_multiple_of(2))
}

impl FromStr for WrittenPly {
    type Err = ParsePlyError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).map_err(|reason| ParsePlyError::new(text, reason))
    }
}

impl From<Ply> for WrittenPly {
    /// The ply as written without captures.
    fn from(ply: Ply) -> Self {
        Self {
            letter: None,
            ply,
            captures: Vec::new(),
        }
    }
}

impl fmt::Display for WrittenPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(letter) = self.letter {
            write!(f, "{letter}")?;
        }
        write!(f, "{}", self.ply)?;
        for (at, point) in self.captures.iter().enumerate() {
            write!(f, "{}{point}", if at == 0 { 'x' } else { '/' })?;
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
            "d1-d4xKd5",
            "d1-d4xte4/Nd5",
        ] {
            assert_eq!(text.parse::<Ply>().unwrap().to_string(), "d1-d4", "{text}");
        }
    }

    #[test]
    fn the_file_k_is_not_the_king() {
        let written: WrittenPly = "k4-k6".parse().unwrap();
        assert_eq!(
            (written.letter, written.to_string().as_str()),
            (None, "k4-k6")
        );
        let written: WrittenPly = "Kk4-k6".parse().unwrap();
        assert_eq!(
            (written.letter, written.to_string().as_str()),
            (Some('K'), "Kk4-k6")
        );
    }

    #[test]
    fn captures_are_written_in_board_order() {
        let written: WrittenPly = "Kf6-f9xd5/e4/a5".parse().unwrap();
        assert_eq!(written.to_string(), "Kf6-f9xe4/a5/d5");
        let written: WrittenPly = "b3-b4xKc4/k5/kk6".parse().unwrap();
        assert_eq!(written.to_string(), "b3-b4xc4/k5/k6");
    }

    #[test]
    fn every_kind_of_ply_is_read() {
        for (text, written) in [
            ("C3", "c3"),
            ("c3xd4", "c3xd4"),
            ("c3 e5 g3", "c3-e5-g3"),
            ("c3-e5-g3xf4/d4", "c3-e5-g3xd4/f4"),
            ("c3-e5 + c5–e3xd4", "c3-e5+c5-e3xd4"),
            ("d1 d9 b9", "d1-d9-b9"),
            ("e7^c7", "e7-c7"),
            ("e7=c7^=c9^c11", "e7-c7-c9-c11"),
            ("e7^c7xd7 c7-c11xCb11", "e7-c7-c11xd7/b11"),
            ("Ne7^c7xd7 Nc7-c11xCb11", "Ne7-c7-c11xd7/b11"),
            ("nn7-n9 nn9n11", "Nn7-n9-n11"),
            ("d4-d8xd9=f8xg8/tf9", "d4-d8-f8xg8/d9/f9"),
            ("d4-d8-d4xd9", "d4-d8-d4xd9"),
            ("c7-c9", "c7-c9"),
            ("cc7-c9xkc10", "Cc7-c9xc10"),
            ("Mxf3", "Mf3"),
            (" END ", "end"),
        ] {
            assert_eq!(text.parse::<WrittenPly>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn what_is_no_move_says_why() {
        for (text, reason) in [
            ("", PlyTextError::Empty),
            ("  ", PlyTextError::Empty),
            ("hello", PlyTextError::From),
            ("4d-d4", PlyTextError::From),
            ("d1-", PlyTextError::NoTarget),
            ("d1-d99", PlyTextError::To),
            ("d1-é", PlyTextError::To),
            ("d1-d4x", PlyTextError::Captures),
            ("d1-d4xd5/", PlyTextError::Captures),
            ("d1-d4?", PlyTextError::Trailing),
            ("d1-d4 d5 was a blunder", PlyTextError::Trailing),
            ("d1-d4-", PlyTextError::To),
            ("d1-d4-d99", PlyTextError::To),
            ("d1+d4", PlyTextError::Trailing),
            ("c3-e5+c5", PlyTextError::Trailing),
            ("c3-e5-g3+c5-e3", PlyTextError::Trailing),
            ("e7^", PlyTextError::NoTarget),
            ("e7^=", PlyTextError::NoTarget),
            ("e7==c7", PlyTextError::To),
            ("e7^c7xd7 c8-c11", PlyTextError::Trailing),
            ("e7^c7xd7c7-c11", PlyTextError::Trailing),
            ("e7-c7 Nc7", PlyTextError::Trailing),
            ("xd7", PlyTextError::From),
        ] {
            let error = text.parse::<Ply>().unwrap_err();
            assert_eq!((error.given.as_str(), error.reason), (text, reason));
        }
    }
}
