//! Results that follow from the way to a position.

use raichi_rules::Side;

use super::{Node, Search};
use crate::{
    score::{PROVEN, REPEATED, WIN},
    table::Stored,
    variant::Variant,
};

impl<V: Variant> Search<'_, V> {
    /// The score of a result for a side.
    pub(super) fn result(winner: Option<Side>, side: Side, ply: usize) -> i32 {
        let ply = i32::try_from(ply).unwrap_or(0);
        match winner {
            None => 0,
            Some(winner) if winner == side => WIN - ply,
            Some(_) => ply - WIN,
        }
    }

    /// What the table has of a position, unless that is a win too far away here, where more plies were quiet.
    #[inline]
    pub(super) fn stored(&self, node: &Node<V::Board>, deep: i32) -> Option<Stored> {
        let stored = self.table.get(node.hash, deep)?;
        let limit = self.variant.past().quiet_limit;
        let plies = || usize::try_from(WIN - deep - stored.score.abs()).unwrap_or(0);
        let is_in_time = limit == 0 || stored.score.abs() < PROVEN || node.quiet + plies() < limit;
        let most = self.variant.past().ply_limit;
        let here = self.played + usize::try_from(deep).unwrap_or(0);
        let is_in_game = most == 0 || stored.score.abs() < PROVEN || here + plies() <= most;
        (is_in_time && is_in_game).then_some(stored)
    }

    /// Whether the game is drawn after one more ply, whatever it is, unless that ply wins.
    pub(super) fn is_last_ply(&self, ply: usize) -> bool {
        let limit = self.variant.past().ply_limit;
        limit > 0 && self.played + ply + 1 >= limit
    }

    /// The score if the position ends the game, or the line, by what has gone before.
    pub(super) fn by_past(&mut self, node: &Node<V::Board>, ply: usize) -> Option<i32> {
        let past = self.variant.past();
        let here = self.path.len() - 1;
        let from = here.saturating_sub(node.back);
        let mut times = 0;
        let mut is_in_line = false;
        for at in (from..here).rev() {
            if self.path[at] == node.hash {
                times += 1;
                is_in_line |= at >= self.root;
            }
        }
        let winner = past.repeated[node.mover.index()];
        let side = self.variant.side(&node.board);
        if past.forbids && node.mover == Side::Second {
            let turned = node.hash ^ past.number_of_turn;
            let has_stood = |hash: &u64| *hash == node.hash || *hash == turned;
            if self.path[from..here].iter().any(has_stood) {
                // The ply was not legal.
                self.by_path += 1;
                return Some(Self::result(Some(side), side, ply));
            }
        }
        if past.ply_limit > 0 && self.played + ply >= past.ply_limit {
            self.by_path += 1;
            return Some(0);
        }
        if past.count > 0 && times + 1 >= past.count {
            self.by_path += 1;
            return Some(Self::result(winner, side, ply));
        }
        if is_in_line {
            let winner = winner.filter(|_| past.count > 0);
            return Some(match winner {
                None => 0,
                Some(winner) if winner == side => REPEATED,
                Some(_) => -REPEATED,
            });
        }
        (past.quiet_limit > 0 && node.quiet >= past.quiet_limit).then_some(0)
    }
}
