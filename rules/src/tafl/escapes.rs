//! The king's ways to escape.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::tafl::{
    Escape, Piece, Side,
    board::Board,
    ranks::Ranks,
    tables::{Direction, Tables},
};

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    /// For each direction, the squares to which the king could move now and would have escaped, or with the first leg of a move
    /// by which he would have escaped.
    pub(crate) fn escapes(&self, tables: &Tables<B>) -> [B; 4] {
        if !R::IS_PLAIN && tables.has_legs {
            return self.escaping_legs(tables, |_, _| false);
        }
        let empty = tables.board & !self.occupied();
        let ways = tables.ways(Piece::King);
        let obstacles = !(empty & ways.cross);
        let at = self.king.lowest();
        Direction::map(|direction| {
            let reach = if ways.steps == u8::MAX {
                tables.ray(at, obstacles, direction) & empty & ways.stop
            } else {
                Self::reach(tables, self.king, direction, empty, &ways)
            };
            match tables.rules.escape {
                Escape::Corner => reach & tables.corners,
                Escape::Edge => reach & tables.edge,
                Escape::SafeEdge => (reach & tables.edge)
                    .each()
                    .filter(|to| self.is_safe_for_king(tables, *to))
                    .fold(B::ZERO, |all, to| all | to),
            }
        })
    }

    /// Whether the king could escape with a move.
    pub(crate) fn can_escape(&self, tables: &Tables<B>) -> bool {
        if R::IS_PLAIN || !tables.has_legs {
            return self.escapes(tables).iter().any(|line| !line.none());
        }
        let board = Self {
            to_move: Side::Defenders,
            ..*self
        };
        if tables.rules.escape != Escape::SafeEdge {
            // Without a capture, a move has one leg.
            let walks = board.targets(tables, board.king, Piece::King);
            if walks.meets(tables.goals) {
                return true;
            }
            let mut leaps = board.leaping_legs(tables, board.king, Piece::King);
            if leaps.next().is_none() && !walks.meets(board.hot(tables)) {
                return false;
            }
        }
        board
            .escaping_plays(tables, |_, _| ControlFlow::Break(()))
            .is_break()
    }

    /// Whether no move of the attackers could take the king once he has moved to a square.
    fn is_safe_for_king(&self, tables: &Tables<B>, to: B) -> bool {
        let before = Self {
            to_move: Side::Defenders,
            ..*self
        };
        let (after, _) = before.after(tables, self.king, to, Piece::King);
        !after.threatens_king(tables)
    }
}
