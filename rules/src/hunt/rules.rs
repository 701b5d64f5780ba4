//! The choices of a ruleset, as plain data.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};

use crate::{
    Point, Side,
    hunt::{Capture, Leaping, Piece, Trapped},
    lines::{Board, Direction, Layer, NoMoves, Repetition},
};

/// All choices of a ruleset, as plain data that anyone may construct.
///
/// It is *not necessarily playable*: [`Ruleset::new`](crate::hunt::Ruleset::new) checks that.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The board.
    pub board: Board,
    /// The pieces on the board at the start.
    pub setup: BTreeMap<Point, Piece>,
    /// Who moves first.
    pub starts: Side,
    /// The few.
    pub few: Few,
    /// The many.
    pub many: Many,
    /// How a side wins, beside immobilising or removing the other.
    pub goals: Goals,
    /// The effect of a repeated position.
    pub repetition: Repetition,
    /// The game is drawn after this many plies in a row without a removal or a placing; 0: never.
    pub quiet_limit: u16,
    /// The effect of having no legal ply.
    pub no_moves: NoMoves,
}

/// The few strong pieces.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Few {
    /// Their name for people.
    pub name: Cow<'static, str>,
    /// Their letter in position strings, in upper case.
    pub letter: char,
    /// How many of them are put on the board in the course of the game.
    pub hand: u8,
    /// The lines that they use.
    pub lines: BTreeSet<Layer>,
    /// Where they may step and leap.
    pub directions: BTreeSet<Direction>,
    /// How they leap.
    pub leap: Leaping,
    /// Whether they have to.
    pub capture: Capture,
    /// What becomes of those that cannot move.
    pub trapped: Trapped,
}

/// The many weak pieces.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Many {
    /// Their name for people.
    pub name: Cow<'static, str>,
    /// Their letter in position strings, in lower case.
    pub letter: char,
    /// How many of them are put on the board in the course of the game.
    pub hand: u8,
    /// The lines that they use.
    pub lines: BTreeSet<Layer>,
    /// Where they may step.
    pub directions: BTreeSet<Direction>,
}

/// How a side wins.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Goals {
    /// The few win with at most this many of the many on the board and in hand; −1: never.
    pub many_at_most: i16,
    /// The few win with one of them on any of these points.
    pub few_reach: BTreeSet<Point>,
    /// Whether the few win with all of them on lower ranks than all of the many.
    pub few_behind: bool,
    /// The many win with one of them on each of these points, if there are any.
    pub many_fill: BTreeSet<Point>,
}

impl Rules {
    /// How many pieces of a kind the rules begin with, on the board and in hand.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        let on_board = self.setup.values().filter(|found| **found == piece).count();
        on_board + usize::from(self.hand(piece.side()))
    }

    /// How many pieces a side begins with in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        match Piece::of(side) {
            Piece::Few => self.few.hand,
            Piece::Many => self.many.hand,
        }
    }

    /// The name of a side for people.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        match Piece::of(side) {
            Piece::Few => &self.few.name,
            Piece::Many => &self.many.name,
        }
    }

    /// The letter of a piece in position strings.
    #[must_use]
    pub const fn letter(&self, piece: Piece) -> char {
        match piece {
            Piece::Few => self.few.letter,
            Piece::Many => self.many.letter,
        }
    }

    /// The piece with a letter.
    #[must_use]
    pub fn piece(&self, letter: char) -> Option<Piece> {
        let mut pieces = Piece::ALL.into_iter();
        pieces.find(|piece| self.letter(*piece) == letter)
    }
}
