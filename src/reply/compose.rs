//! Composing a line of a plan in private menus: the move that is expected, the answer to it, and so on.
//!
//! The id of each option holds all choices so far, as those of the menus for a move do. Ten moves have no room in an id: of each there is a
//! short mark, by which it is found among the legal ones. Answers that are planned already follow by themselves and have none.

use std::fmt;

use raichi_rules::Ply;

use super::{
    Pick, Step,
    unknown::{UnknownPress, number},
};
use crate::{games::PlyMark, ids::GameId};

/// A step of composing a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compose {
    /// The game.
    pub game: GameId,
    /// The entry number of the newest move in the position from which the plan begins.
    after: u32,
    chosen: [Option<PlyMark>; Self::MOST],
    /// The choices so far of the next move.
    pub step: Step,
}

impl Compose {
    /// How many moves of a line can be chosen, so that they fit into an id.
    pub const MOST: usize = 5;

    /// The first step, in a game whose newest move in force has this entry number.
    pub const fn begin(game: GameId, after: u32) -> Self {
        Self {
            game,
            after: after & Pick::LONGEST_LOG,
            chosen: [None; Self::MOST],
            step: Step::Start,
        }
    }

    /// Whether it belongs to the position after the newest move of this entry number.
    pub const fn is_after(&self, newest: u32) -> bool {
        self.after == newest & Pick::LONGEST_LOG
    }

    /// The marks of the moves that are chosen.
    pub fn chosen(&self) -> Vec<PlyMark> {
        self.chosen.iter().copied().flatten().collect()
    }

    /// The step after a move is chosen; `None` if there is no room for it.
    pub fn with(self, ply: Ply) -> Option<Self> {
        let mut next = self;
        let free = next.chosen.iter_mut().find(|chosen| chosen.is_none())?;
        *free = Some(PlyMark::of(ply));
        next.step = Step::Start;
        Some(next)
    }

    /// The same with these choices of the next move.
    pub const fn at(self, step: Step) -> Self {
        Self { step, ..self }
    }

    /// Parses the parts of an id after `v1:if`.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let [game, after, marks, step @ ..] = parts else {
            return Err(UnknownPress);
        };
        let mut read = Self::begin(GameId(number(game)?), number(after)?);
        let mut free = read.chosen.iter_mut();
        for mark in marks.as_bytes().chunks(PlyMark::LENGTH) {
            let mark = std::str::from_utf8(mark).map_err(|_| UnknownPress)?;
            *free.next().ok_or(UnknownPress)? = Some(number(mark)?);
        }
        read.step = Step::from_parts(step)?;
        Ok(read)
    }
}

impl fmt::Display for Compose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", self.game, self.after)?;
        for mark in self.chosen() {
            write!(f, "{mark}")?;
        }
        write!(f, "{}", self.step)
    }
}
