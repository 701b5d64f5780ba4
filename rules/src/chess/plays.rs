//! Legal plays, and what they do.

use std::ops::ControlFlow;

use super::{
    ARMY, Kind, MAHARAJAH, Reason,
    rays::squares,
    state::{PLACING, State, point},
};
use crate::{Outcome, Ply, lines::NoMoves};

/// A legal move of a piece, or the placing of the maharajah.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play {
    from: u8,
    to: u8,
}

/// In place of the square from which a placed piece comes.
const HAND: u8 = 64;

impl Play {
    pub(super) fn new(from: Option<usize>, to: usize) -> Self {
        Self {
            from: from.map_or(HAND, |from| from as u8),
            to: to as u8,
        }
    }

    /// Where the piece comes from; `None` if it is placed.
    #[inline]
    #[must_use]
    pub fn from(self) -> Option<usize> {
        (self.from != HAND).then_some(usize::from(self.from))
    }

    /// Where it goes.
    #[inline]
    #[must_use]
    pub fn to(self) -> usize {
        usize::from(self.to)
    }

    /// A number that no other play has, never 0.
    #[inline]
    #[must_use]
    pub fn code(self) -> u32 {
        1 + u32::from(self.from) * 64 + u32::from(self.to)
    }

    /// The play as a ply.
    #[must_use]
    pub fn ply(self) -> Option<Ply> {
        let to = point(self.to());
        match self.from() {
            Some(from) => Some(Ply::step(point(from), to)),
            None => Ply::path(&[to]),
        }
    }
}

impl State {
    /// Visits every legal play, as long as the visitor goes on: in board order of the squares of departure, then of
    /// arrival.
    #[inline]
    pub fn plays(&self, mut visit: impl FnMut(Play) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.to_move() {
            MAHARAJAH => self.maharajah_plays(&mut visit),
            ARMY => self.army_plays(&mut visit),
        }
    }

    fn maharajah_plays(&self, visit: &mut impl FnMut(Play) -> ControlFlow<()>) -> ControlFlow<()> {
        let from = self.maharajah();
        for to in squares(self.maharajah_targets()) {
            if self.is_safe(to) {
                visit(Play::new(from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where the maharajah could go if the army did not guard it.
    pub(super) fn maharajah_targets(&self) -> u64 {
        if self.maharajah().is_some() {
            self.threatened() & !self.of(Kind::King)
        } else {
            PLACING & !self.army()
        }
    }

    /// Whether the maharajah would not be attacked on a square.
    #[inline]
    pub(super) fn is_safe(&self, at: usize) -> bool {
        self.attackers(at, self.army() | 1 << at) & !(1 << at) == 0
    }

    fn army_plays(&self, visit: &mut impl FnMut(Play) -> ControlFlow<()>) -> ControlFlow<()> {
        let in_check = self.checkers(ARMY) != 0;
        let shields = self.lines_to_king();
        for from in squares(self.army()) {
            let Some(kind) = self.kind(from) else {
                continue;
            };
            // Only the king, and what stands between it and the maharajah, can bring it into check.
            let is_free = !in_check && kind != Kind::King && shields >> from & 1 == 0;
            for to in squares(self.army_targets(kind, from)) {
                let play = Play::new(Some(from), to);
                if is_free || self.after(play).0.checkers(ARMY) == 0 {
                    visit(play)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a piece of the army could go if its king was not to be watched. The maharajah is never captured.
    pub(super) fn army_targets(&self, kind: Kind, from: usize) -> u64 {
        match kind {
            Kind::Pawn => Self::advances(from, self.occupied()),
            kind => Self::attacks(kind, from, self.occupied()) & !self.occupied(),
        }
    }

    /// The position after a play, and what it captures.
    #[inline]
    #[must_use]
    pub fn after(&self, play: Play) -> (Self, Option<Kind>) {
        let mut after = *self;
        let moved = play.from().and_then(|from| self.kind(from));
        let taken = match self.to_move() {
            MAHARAJAH => self.kind(play.to()),
            ARMY => None,
        };
        if let Some(taken) = taken {
            after.remove(taken, play.to());
        }
        let moved = moved.unwrap_or(Kind::Maharajah);
        after.move_piece(moved, play.from(), play.to());
        (after, taken)
    }

    /// Whether a play captures nothing, moves no pawn and places nothing, so that what was before can occur again.
    #[inline]
    #[must_use]
    pub fn is_quiet(&self, play: Play) -> bool {
        let moved = play.from().and_then(|from| self.kind(from));
        let captures = self.to_move() == MAHARAJAH && self.kind(play.to()).is_some();
        !captures && !matches!(moved, None | Some(Kind::Pawn))
    }

    /// Whether there is a legal play.
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.plays(|_| ControlFlow::Break(())).is_break()
    }

    /// How the game ends if the side to move has no legal play.
    #[must_use]
    pub(crate) fn ending(&self, no_moves: NoMoves) -> Option<Outcome> {
        let to_move = self.to_move();
        if self.can_move() {
            None
        } else if self.checkers(to_move) != 0 {
            Some(Outcome {
                winner: Some(to_move.opponent()),
                reason: Reason::Checkmate.into(),
            })
        } else {
            Some(Outcome {
                winner: no_moves.winner(to_move),
                reason: Reason::Stalemate.into(),
            })
        }
    }
}
