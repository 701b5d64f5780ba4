//! Leaps over enemies.

use crate::bits::Bits;
use crate::tafl::{
    KingJump, Piece,
    board::Board,
    ranks::Ranks,
    tables::{Direction, Tables},
};

/// A leg of a move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leg<B> {
    pub(super) to: B,
    /// The soldier that it takes by leaping over him.
    pub(super) leapt: B,
}

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    /// Where the piece on a square may leap, and over whom; whether that captures him.
    #[inline]
    fn leaps(
        &self,
        tables: &Tables<B>,
        from: B,
        piece: Piece,
    ) -> impl Iterator<Item = (B, B, bool)> {
        let jump = self.jump(tables, from, piece);
        let ranked = self.ranks.commanders() | self.ranks.knights();
        let prey = if jump == KingJump::None {
            B::ZERO
        } else {
            self.soldiers(piece.side().opponent()) & !ranked
        };
        let ends = tables.board & !self.occupied() & tables.ways(piece).stop;
        let special = tables.throne | tables.corners;
        let leaps = Direction::map(|direction| {
            let over = tables.step(from, direction) & prey;
            let to = tables.step(over, direction) & ends;
            let may = jump != KingJump::Special || (from | to).meets(special);
            (over, if may { to } else { B::ZERO }, jump == KingJump::Take)
        });
        leaps.into_iter().filter(|(_, to, _)| !to.none())
    }

    /// How the piece on a square may leap.
    #[inline]
    pub(crate) fn jump(&self, tables: &Tables<B>, from: B, piece: Piece) -> KingJump {
        let rules = &tables.rules;
        if piece == Piece::King {
            rules.king.jump
        } else if from.meets(self.ranks.commanders()) {
            rules.commander.jump.into()
        } else if from.meets(self.ranks.knights()) {
            rules.knight.jump.into()
        } else {
            KingJump::None
        }
    }

    /// The pieces of the side to move that may leap somewhere.
    pub(super) fn leapers(&self) -> B {
        let side = self.side(self.to_move);
        side & (self.ranks.commanders() | self.ranks.knights() | self.king)
    }

    /// Whether a piece of the side to move can leap.
    pub(crate) fn can_leap(&self, tables: &Tables<B>) -> bool {
        self.leapers().each().any(|from| {
            let piece = self.piece_at(from).unwrap_or(Piece::King);
            self.leaps(tables, from, piece).next().is_some()
        })
    }

    /// The legs of the piece on a square that leap.
    pub(super) fn leaping_legs(
        &self,
        tables: &Tables<B>,
        at: B,
        piece: Piece,
    ) -> impl Iterator<Item = Leg<B>> {
        self.leaps(tables, at, piece).map(|(over, to, takes)| Leg {
            to,
            leapt: if takes { over } else { B::ZERO },
        })
    }
}
