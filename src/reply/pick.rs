//! A move by private menus, step by step: first the piece, then its square; with more than a menu holds, first the part
//! of the board.
//!
//! Every step stands whole in the id of what is chosen, so that nothing has to be remembered between two steps.

use std::fmt;

use raichi_rules::{Ply, Point};

use super::button::{UnknownPress, number};
use crate::ids::{ExternalId, GameId};

/// A step on the way to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pick {
    /// The game.
    pub game: GameId,
    /// The length of the log when the menu was made.
    pub seen: u32,
    /// Whose menu it is.
    pub player: ExternalId,
    /// What has been chosen so far.
    pub step: Step,
}

/// What has been chosen of a move so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Nothing.
    Start,
    /// The file that the piece stands on, counted from 0.
    File(u8),
    /// The piece on this square.
    Piece(Point),
    /// The piece on this square, and that it moves along its file.
    AlongFile(Point),
    /// The piece on this square, and that it moves along its rank.
    AlongRank(Point),
    /// All: the piece on the first square goes to the second.
    To(Point, Point),
}

impl Step {
    /// The move, once all has been chosen.
    #[must_use]
    pub const fn chosen(self) -> Option<Ply> {
        match self {
            Self::To(from, to) => Some(Ply::step(from, to)),
            Self::Start
            | Self::File(_)
            | Self::Piece(_)
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
            player,
            step,
        } = self;
        write!(f, "{game}:{seen}:{player}")?;
        match step {
            Step::Start => Ok(()),
            Step::File(file) => write!(f, ":{file}"),
            Step::Piece(from) => write!(f, ":{from}"),
            Step::AlongFile(from) => write!(f, ":{from}:file"),
            Step::AlongRank(from) => write!(f, ":{from}:rank"),
            Step::To(from, to) => write!(f, ":{from}:{to}"),
        }
    }
}

impl Pick {
    /// What stands behind `v1:pick`, cut at the colons.
    pub(super) fn of_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let [game, seen, player, step @ ..] = parts else {
            return Err(UnknownPress);
        };
        let step = match *step {
            [] => Step::Start,
            [one] => one.parse().map_or_else(
                |_| number(one).map(Step::Piece),
                |file| Ok(Step::File(file)),
            )?,
            [from, "file"] => Step::AlongFile(number(from)?),
            [from, "rank"] => Step::AlongRank(number(from)?),
            [from, to] => Step::To(number(from)?, number(to)?),
            _ => return Err(UnknownPress),
        };
        Ok(Self {
            game: GameId(number(game)?),
            seen: number(seen)?,
            player: ExternalId(number(player)?),
            step,
        })
    }
}
