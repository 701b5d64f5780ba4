//! What is searched beyond the depth.

use super::{MOST_PLIES, NODES_PER_LOOK, Node, Search};
use crate::{
    score::{INFINITE, WIN},
    variant::{After, SLOTS, Variant, Verdict, Which},
};

/// How many plies of threats and answers are followed beyond the depth.
pub(super) const THREAT_PLIES: i32 = 6;

impl<V: Variant> Search<'_, V> {
    /// Follows threats and their answers only.
    pub(super) fn quiet(
        &mut self,
        node: &Node<V::Board>,
        look: &V::Look,
        verdict: Verdict,
        (mut alpha, beta): (i32, i32),
        (ply, left): (usize, i32),
    ) -> i32 {
        let variant = self.variant;
        let is_forced = verdict == Verdict::Forced && self.parts.answers;
        if !self.parts.threats || !variant.follows_threats() || left <= 0 || ply >= MOST_PLIES {
            return self.evaluate(node, look);
        }
        let deep = i32::try_from(ply).unwrap_or(0);
        let mut best = -INFINITE;
        if !is_forced {
            best = self.evaluate(node, look);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let first = self.moves.len();
        let which = if is_forced {
            Which::Answers
        } else {
            Which::Threats
        };
        variant.generate(&node.board, look, which, &mut self.moves);
        if is_forced && self.moves.len() == first {
            return if variant.can_move(&node.board) {
                deep + 2 - WIN
            } else {
                let side = variant.side(&node.board);
                Self::result(variant.past().stuck[side.index()], side, ply)
            };
        }
        let last = self.moves.len();
        for at in first..last {
            let chosen = self.pick(at, last);
            let after = variant.play(&node.board, chosen.mv);
            let score = self.enter_quiet(node, &after, (alpha, beta), (ply, left - 1));
            if self.stopped {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        self.moves.truncate(first);
        best.max(-WIN)
    }

    fn enter_quiet(
        &mut self,
        node: &Node<V::Board>,
        after: &After<V::Board>,
        (alpha, beta): (i32, i32),
        (ply, left): (usize, i32),
    ) -> i32 {
        let variant = self.variant;
        let side = variant.side(&node.board);
        let ply = ply + 1;
        self.nodes += 1;
        if self.nodes >= self.limits.nodes
            || (self.nodes.is_multiple_of(NODES_PER_LOOK) && (self.stop)())
        {
            self.stopped = true;
            return 0;
        }
        if let Some(winner) = after.ending {
            return Self::result(winner, side, ply);
        }
        let next = Node {
            board: after.board,
            hash: node.hash ^ after.change,
            quiet: if after.is_quiet { node.quiet + 1 } else { 0 },
            back: if after.is_quiet { node.back + 1 } else { 0 },
            mover: side,
            last: SLOTS,
        };
        let sign = if variant.side(&next.board) == side {
            1
        } else {
            -1
        };
        let window = if sign > 0 {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        self.path.push(next.hash);
        let score = if let Some(score) = self.by_past(&next, ply) {
            score
        } else {
            let look = variant.look(&next.board);
            let deep = i32::try_from(ply).unwrap_or(0);
            match variant.verdict(&look) {
                Verdict::Forced | Verdict::Lost(_) if self.is_last_ply(ply) => {
                    self.quiet(&next, &look, Verdict::Open, window, (ply, left))
                }
                Verdict::Won(plies) => WIN - deep - plies,
                Verdict::Lost(plies) => deep + plies - WIN,
                verdict => self.quiet(&next, &look, verdict, window, (ply, left)),
            }
        };
        self.path.pop();
        sign * score
    }
}
