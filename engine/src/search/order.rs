//! The order in which moves are tried, and how much less deep the late ones.

use super::{Node, Search};
use crate::variant::{Candidate, LOUD, SLOTS, Variant};

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "small numbers"
)]
pub(super) fn reductions() -> [[i8; 64]; 32] {
    let mut table = [[0; 64]; 32];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (at, place) in row.iter_mut().enumerate().skip(1) {
            *place = (0.4 + (depth as f32).ln() * (at as f32).ln() / 1.9) as i8;
        }
    }
    table
}

impl<V: Variant> Search<'_, V> {
    /// Adds to the order of moves what the search has learned.
    pub(super) fn put_in_order(
        &mut self,
        first: usize,
        node: &Node<V::Board>,
        ply: usize,
        best_known: u32,
    ) {
        let side = self.variant.side(&node.board).index();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let reply = self.replies[side * SLOTS + node.last % SLOTS];
        let Self {
            variant,
            moves,
            history,
            ..
        } = self;
        for candidate in &mut moves[first..] {
            let code = variant.code(candidate.mv);
            if code == best_known {
                candidate.order = i32::MAX;
            } else if candidate.order < LOUD {
                let slot = variant.slot(candidate.mv) % SLOTS;
                candidate.order += history[side * SLOTS + slot];
                if code == killers[0] {
                    candidate.order += 60_000;
                } else if code == killers[1] {
                    candidate.order += 50_000;
                } else if code == reply {
                    candidate.order += 40_000;
                }
            }
        }
    }

    /// Brings the best of the moves that are left to the front.
    #[inline]
    pub(super) fn pick(&mut self, at: usize, last: usize) -> Candidate<V::Move> {
        let rest = &mut self.moves[at..last];
        let (mut best, mut order) = (0, rest[0].order);
        for (other, candidate) in rest.iter().enumerate() {
            if candidate.order > order {
                (best, order) = (other, candidate.order);
            }
        }
        rest.swap(0, best);
        rest[0]
    }

    /// Remembers a quiet move that refuted a position, and that those before it did not.
    pub(super) fn like(
        &mut self,
        node: &Node<V::Board>,
        ply: usize,
        code: u32,
        slot: usize,
        depth: i32,
        others: &[u16],
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != code
        {
            *killers = [code, killers[0]];
        }
        let base = self.variant.side(&node.board).index() * SLOTS;
        self.replies[base + node.last % SLOTS] = code;
        let bonus = (depth * depth * 16).min(1600);
        let mut add = |slot: usize, bonus: i32| {
            let value = &mut self.history[base + slot % SLOTS];
            *value += bonus - *value * bonus.abs() / 16_384;
        };
        add(slot, bonus);
        for other in others {
            add(usize::from(*other), -bonus);
        }
    }
}
