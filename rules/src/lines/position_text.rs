//! Position strings: the ranks from the top down, the pieces in hand, the actions left.

use std::collections::BTreeMap;

use crate::{Point, lines::Layout};

/// Why a text is not the board of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum BoardTextError {
    /// The board has another number of ranks.
    #[error("the board has {expected} ranks, this has {found}")]
    Ranks {
        /// The board's ranks.
        expected: usize,
        /// The ranks of the text.
        found: usize,
    },
    /// The board has another number of points on a rank.
    #[error("rank {rank} has {expected} points, and here {found}")]
    RankLength {
        /// The rank, counted from 1 at the bottom.
        rank: u8,
        /// The board's points on it.
        expected: usize,
        /// The points of the text on it.
        found: usize,
    },
    /// A character is neither a piece nor a number.
    #[error("`{0}` is neither a piece nor a number of empty points")]
    Character(char),
}

/// Reads the ranks of a position on a board of points.
pub(crate) fn read_ranks<T>(
    layout: &Layout,
    text: &str,
    piece: impl Fn(char) -> Option<T>,
) -> Result<BTreeMap<Point, T>, BoardTextError> {
    read_rows(&layout.ranks(), text, piece)
}

/// Reads the ranks of a position, whose points are given from the top down.
pub(crate) fn read_rows<T>(
    ranks: &[Vec<Point>],
    text: &str,
    piece: impl Fn(char) -> Option<T>,
) -> Result<BTreeMap<Point, T>, BoardTextError> {
    let found = text.split('/').count();
    if found != ranks.len() {
        return Err(BoardTextError::Ranks {
            expected: ranks.len(),
            found,
        });
    }
    let mut pieces = BTreeMap::new();
    for (points, row) in ranks.iter().zip(text.split('/')) {
        let mut at = 0_usize;
        let mut run = 0_usize;
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                run = run.saturating_mul(10).saturating_add(digit as usize);
                continue;
            }
            let piece = piece(letter).ok_or(BoardTextError::Character(letter))?;
            at = at.saturating_add(run);
            run = 0;
            if let Some(point) = points.get(at) {
                pieces.insert(*point, piece);
            }
            at = at.saturating_add(1);
        }
        at = at.saturating_add(run);
        if at != points.len() {
            return Err(BoardTextError::RankLength {
                rank: points.first().map_or(0, |point| point.rank() + 1),
                expected: points.len(),
                found: at,
            });
        }
    }
    Ok(pieces)
}

/// Writes the ranks of a position on a board of points.
pub(crate) fn write_ranks(layout: &Layout, letter: impl Fn(Point) -> Option<char>) -> String {
    write_rows(&layout.ranks(), letter)
}

/// Writes the ranks of a position, whose points are given from the top down.
pub(crate) fn write_rows(ranks: &[Vec<Point>], letter: impl Fn(Point) -> Option<char>) -> String {
    let mut text = String::new();
    for points in ranks {
        if !text.is_empty() {
            text.push('/');
        }
        let mut run = 0_usize;
        for point in points {
            match letter(*point) {
                None => run += 1,
                Some(letter) => {
                    if run > 0 {
                        text.push_str(&run.to_string());
                    }
                    run = 0;
                    text.push(letter);
                }
            }
        }
        if run > 0 {
            text.push_str(&run.to_string());
        }
    }
    text
}

/// The parts of a position as text: `T3T/5/2g2/5/T3T+19g*2 few`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PositionText<'a> {
    /// The ranks.
    pub(crate) ranks: &'a str,
    /// What follows each `+`.
    pub(crate) hands: &'a str,
    /// What follows the `*`.
    pub(crate) actions: Option<&'a str>,
    /// The word of the side to move.
    pub(crate) side: &'a str,
}

/// A position is not followed by one word for the side to move, but by this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SideTextError<'a>(pub(crate) &'a str);

/// Splits a position with the side to move into its parts.
pub(crate) fn split(text: &str) -> Result<PositionText<'_>, SideTextError<'_>> {
    let mut words = text.split_whitespace();
    let (board, side) = (words.next(), words.next());
    let (Some(board), Some(side), None) = (board, side, words.next()) else {
        let rest = text.trim().split_once(char::is_whitespace);
        return Err(SideTextError(rest.map_or("", |(_, rest)| rest.trim())));
    };
    let (board, actions) = match board.split_once('*') {
        Some((board, actions)) => (board, Some(actions)),
        None => (board, None),
    };
    let (ranks, hands) = board.split_once('+').unwrap_or((board, ""));
    Ok(PositionText {
        ranks,
        hands,
        actions,
        side,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Board;

    fn read(board: Board, text: &str) -> Result<BTreeMap<Point, char>, BoardTextError> {
        let is_letter = |letter: char| letter.is_alphabetic().then_some(letter);
        read_ranks(board.layout(), text, is_letter)
    }

    #[test]
    fn ranks_survive_their_text() {
        for (board, text) in [
            (Board::Cross, "3/3/7/3F3/ggggggg/ggg/ggg"),
            (Board::Triangle23, "T/2TT2/6/6/4"),
            (Board::Draughts, "1F2/4/4/4/4/4/4/hhhh"),
            (Board::Lattice4x5, "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM"),
        ] {
            let pieces = read(board, text).unwrap();
            let letter = |point: Point| pieces.get(&point).copied();
            assert_eq!(write_ranks(board.layout(), letter), text);
        }
        let hounds = read(Board::Draughts, "1F2/4/4/4/4/4/4/hhhh").unwrap();
        let names: Vec<_> = hounds.keys().map(Point::to_string).collect();
        assert_eq!(names, ["a1", "c1", "e1", "g1", "d8"]);
    }

    #[test]
    fn what_does_not_fit_says_why() {
        let wrong = |text| read(Board::Triangle10, text).unwrap_err().to_string();
        assert_eq!(wrong("T/3/3"), "the board has 4 ranks, this has 3");
        assert_eq!(wrong("T/3/3/2"), "rank 1 has 3 points, and here 2");
        assert_eq!(
            wrong("T/3/99999999999999999999999/3"),
            "rank 2 has 3 points, and here 18446744073709551615"
        );
        assert_eq!(
            wrong("T/3/3/1?1"),
            "`?` is neither a piece nor a number of empty points"
        );
    }

    #[test]
    fn parts_are_told_apart() {
        let parts = split("T3T/5/2g2/5/T3T+2T+11o*2 few").unwrap();
        assert_eq!(
            (parts.ranks, parts.hands, parts.actions, parts.side),
            ("T3T/5/2g2/5/T3T", "2T+11o", Some("2"), "few")
        );
        assert_eq!(split("5/5"), Err(SideTextError("")));
        assert_eq!(split("5/5 few many"), Err(SideTextError("few many")));
    }
}
