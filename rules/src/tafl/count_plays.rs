//! How many moves of one leg or several there are.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::lines::MOST_PLIES;
use crate::tafl::{
    Chain, Piece, board::Board, leaps::Leg, plays::Moving, ranks::Ranks, tables::Tables,
};

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    /// How many legal moves the side to move has, as different paths, up to [`MOST_PLIES`].
    pub(crate) fn count_plays(&self, tables: &Tables<B>) -> u64 {
        self.count_all(tables).min(MOST_PLIES as u64)
    }

    fn count_all(&self, tables: &Tables<B>) -> u64 {
        let mut count = self.count_walks(tables);
        for from in self.leapers().each() {
            let piece = self.piece_at(from).unwrap_or(Piece::King);
            for leg in self.leaping_legs(tables, from, piece) {
                count += 1;
                self.count_from(tables, (from, piece), leg, &mut count);
            }
        }
        let hot = self.hot(tables);
        if tables.rules.chain == Chain::None || hot.none() {
            return count;
        }
        let empty = tables.board & !self.occupied();
        for from in self.side(self.to_move).each() {
            let piece = self.piece_at(from).unwrap_or(Piece::King);
            let walks = Self::targets_over(tables, empty, from, piece) & hot;
            for to in walks.each() {
                let leg = Leg { to, leapt: B::ZERO };
                self.count_from(tables, (from, piece), leg, &mut count);
            }
        }
        count
    }

    /// Adds how many moves more than one begin with a leg.
    #[inline]
    fn count_from(
        &self,
        tables: &Tables<B>,
        (from, piece): (B, Piece),
        leg: Leg<B>,
        count: &mut u64,
    ) {
        if tables.rules.chain == Chain::None {
            return;
        }
        let (board, taken) = self.after_leg(tables, (from, leg.to), piece, leg.leapt);
        if !taken.enemies().none() {
            let moving = Moving {
                start: 0,
                at: leg.to,
                piece,
                taken: B::ZERO,
            };
            board.count_further(tables, moving, 2, count);
        }
    }

    /// Adds how many moves more than one a piece has that has just captured.
    fn count_further(&self, tables: &Tables<B>, moving: Moving<B>, points: usize, count: &mut u64) {
        let is_over = self.king.none()
            || points >= crate::Ply::MOST_POINTS
            || *count >= MOST_PLIES as u64
            || Self::escapes_on(tables, moving.at, moving.piece);
        if is_over {
            return;
        }
        let mut goes_on = false;
        let all = self.further(tables, moving, |to, board, taken| {
            goes_on = true;
            *count += 1;
            if !taken.none() {
                let next = Moving { at: to, ..moving };
                board.count_further(tables, next, points + 1, count);
            }
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        if goes_on && tables.rules.chain == Chain::Must {
            *count -= 1;
        }
    }
}
