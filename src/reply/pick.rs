//! Choosing a move in private menus: the piece, then its target. When there are more choices than a menu holds, the
//! part of the board comes first.
//!
//! The id of each option holds all choices so far, so that no state is kept between two steps.

use std::fmt;

use raichi_rules::{Ply, PlyKind, Point};

use super::unknown::{UnknownPress, number};
use crate::ids::{ExternalId, GameId};

/// A step of choosing a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pick {
    /// The game.
    pub game: GameId,
    /// The length of the log when the menu was made.
    pub seen: u32,
    /// How many plies of the player's vote lead to what the menu shows.
    pub led: u8,
    /// Whose menu it is.
    pub player: ExternalId,
    /// The choices so far.
    pub step: Step,
}

impl Pick {
    /// The longest log of a game whose menus can be told apart. In an id, the plies of a vote are the part of the number above it, so
    /// that ids of games without votes are as they always were.
    pub const LONGEST_LOG: u32 = (1 << Self::LOG_BITS) - 1;
    const LOG_BITS: u32 = 24;

    /// The first one, for the state of the game that a button showed.
    pub const fn begin(game: GameId, seen: u32, player: ExternalId) -> Self {
        Self {
            game,
            seen,
            led: 0,
            player,
            step: Step::Start,
        }
    }
}

/// A step of choosing an answer to a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solve {
    /// The number of the puzzle of a day.
    pub puzzle: u32,
    /// How many plies of the solution had been played when the menu was made.
    pub seen: u32,
    /// Whose menu it is.
    pub player: ExternalId,
    /// The choices so far.
    pub step: Step,
}

/// The choices so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Nothing.
    Start,
    /// The file of the piece, counted from 0.
    File(u8),
    /// The first points of the ply: that of the piece, and those of a chain that it has gone to.
    Path(Ply),
    /// The piece on this point, and that it moves along its file.
    AlongFile(Point),
    /// The piece on this point, and that it moves along its rank.
    AlongRank(Point),
    /// All: this ply.
    Play(Ply),
}

impl Step {
    /// How many points a step has at most, so that it fits into an id together with the largest numbers.
    pub const MOST_POINTS: usize = 17;

    /// The piece on a point.
    pub fn piece(from: Point) -> Self {
        Ply::path(&[from]).map_or(Self::Start, Self::Path)
    }

    /// The ply, once all has been chosen.
    pub const fn chosen(self) -> Option<Ply> {
        match self {
            Self::Play(ply) => Some(ply),
            Self::Start
            | Self::File(_)
            | Self::Path(_)
            | Self::AlongFile(_)
            | Self::AlongRank(_) => None,
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            seen,
            led,
            player,
            step,
        } = self;
        let seen = (seen & Self::LONGEST_LOG) | (u32::from(*led) << Self::LOG_BITS);
        write!(f, "{game}:{seen}:{player}{step}")
    }
}

impl fmt::Display for Solve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            puzzle,
            seen,
            player,
            step,
        } = self;
        write!(f, "{puzzle}:{seen}:{player}{step}")
    }
}

impl fmt::Display for Step {
    /// The end of an id: nothing, or parts with a colon before each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => Ok(()),
            Self::File(file) => write!(f, ":{file}"),
            Self::Path(path) => match path.points() {
                [from] => write!(f, ":{from}"),
                points => write!(f, ":{}", packed(points)),
            },
            Self::AlongFile(from) => write!(f, ":{from}:file"),
            Self::AlongRank(from) => write!(f, ":{from}:rank"),
            Self::Play(ply) => match (ply.kind(), ply.points()) {
                (PlyKind::Path, [from, to]) => write!(f, ":{from}:{to}"),
                (PlyKind::Path, points) => write!(f, ":play:{}", packed(points)),
                (PlyKind::Together, points) => write!(f, ":plus:{}", packed(points)),
                (PlyKind::End, _) => f.write_str(":end:"),
            },
        }
    }
}

/// Points in two letters each, the second one for the rank.
fn packed(points: &[Point]) -> String {
    let letter = |number: u8| char::from(b'a' + number);
    let letters = |point: &Point| [letter(point.file()), letter(point.rank())];
    points.iter().flat_map(letters).collect()
}

/// The points of a packed text.
fn unpacked(text: &str) -> Result<Vec<Point>, UnknownPress> {
    let number = |letter: u8| letter.checked_sub(b'a').ok_or(UnknownPress);
    let pairs = text.as_bytes().chunks(2).map(|pair| match *pair {
        [file, rank] => Point::new(number(file)?, number(rank)?).ok_or(UnknownPress),
        _ => Err(UnknownPress),
    });
    pairs.collect()
}

fn path(points: &[Point]) -> Result<Ply, UnknownPress> {
    Ply::path(points).ok_or(UnknownPress)
}

fn together(points: &[Point]) -> Result<Ply, UnknownPress> {
    let pairs: Vec<_> = points
        .chunks_exact(2)
        .map(|pair| (pair[0], pair[1]))
        .collect();
    Ply::together(&pairs).ok_or(UnknownPress)
}

impl Step {
    /// Parses the parts at the end of an id.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        Ok(match *parts {
            [] => Self::Start,
            [one] => match (one.parse(), one.parse()) {
                (Ok(file), _) => Self::File(file),
                (_, Ok(from)) => Self::piece(from),
                _ => Self::Path(path(&unpacked(one)?)?),
            },
            ["play", points] => Self::Play(path(&unpacked(points)?)?),
            ["plus", points] => Self::Play(together(&unpacked(points)?)?),
            ["end", ""] => Self::Play(Ply::END),
            [from, "file"] => Self::AlongFile(number(from)?),
            [from, "rank"] => Self::AlongRank(number(from)?),
            [from, to] => Self::Play(Ply::step(number(from)?, number(to)?)),
            _ => return Err(UnknownPress),
        })
    }
}

impl Pick {
    /// Parses the parts of an id after `v1:pick`.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let [game, seen, player, step @ ..] = parts else {
            return Err(UnknownPress);
        };
        let seen: u32 = number(seen)?;
        let [led, ..] = seen.to_be_bytes();
        Ok(Self {
            game: GameId(number(game)?),
            seen: seen & Self::LONGEST_LOG,
            led,
            player: ExternalId(number(player)?),
            step: Step::from_parts(step)?,
        })
    }
}

impl Solve {
    /// Parses the parts of an id after `v1:solve`.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let [puzzle, seen, player, step @ ..] = parts else {
            return Err(UnknownPress);
        };
        Ok(Self {
            puzzle: number(puzzle)?,
            seen: number(seen)?,
            player: ExternalId(number(player)?),
            step: Step::from_parts(step)?,
        })
    }
}
