//! The order in which moves are tried, and how much less deep the late ones.

use std::cmp::Reverse;

use super::{Node, Search};
use crate::variant::{Candidate, LOUD, SLOTS, Variant, Which};

/// How many moves are picked one by one before the rest is sorted.
const PICKED: usize = 5;

/// Where the next moves of a node come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The best move of an earlier search.
    Known,
    Only(Which),
    First,
    Rest,
    Done,
}

/// The moves of a node, one after the other. Many nodes are done before all are generated.
#[derive(Debug)]
pub(super) struct Supply {
    stage: Stage,
    /// The code of the best move of an earlier search; 0: none is known.
    known: u32,
    /// Whether it was given out without the others.
    is_known_out: bool,
    /// The moves that are left, as places of the list.
    at: usize,
    last: usize,
    picked: usize,
}

impl Supply {
    /// All moves, or some, of a node; `first` is the end of the list of moves.
    pub(super) fn new(which: Which, known: u32, first: usize) -> Self {
        Self {
            stage: if which == Which::All {
                Stage::Known
            } else {
                Stage::Only(which)
            },
            known,
            is_known_out: false,
            at: first,
            last: first,
            picked: 0,
        }
    }

    /// Whether only quiet moves are left, which are not yet generated.
    pub(super) fn has_only_rest(&self) -> bool {
        self.stage == Stage::Rest && self.at == self.last
    }
}

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
    /// The next move of a node.
    pub(super) fn next_move(
        &mut self,
        supply: &mut Supply,
        node: &Node<V::Board>,
        look: &V::Look,
        ply: usize,
    ) -> Option<Candidate<V::Move>> {
        loop {
            while supply.at < supply.last {
                let chosen = if supply.picked < PICKED {
                    self.pick(supply.at, supply.last)
                } else {
                    if supply.picked == PICKED {
                        self.moves[supply.at..supply.last]
                            .sort_unstable_by_key(|candidate| Reverse(candidate.order));
                    }
                    self.moves[supply.at]
                };
                supply.at += 1;
                supply.picked += 1;
                if !supply.is_known_out || self.variant.code(chosen.mv) != supply.known {
                    return Some(chosen);
                }
            }
            let which = match supply.stage {
                Stage::Known => {
                    supply.stage = Stage::First;
                    if supply.known != 0
                        && let Some(mv) = self.variant.move_of(&node.board, supply.known)
                    {
                        supply.is_known_out = true;
                        let order = i32::MAX;
                        return Some(Candidate { order, mv });
                    }
                    continue;
                }
                Stage::First => {
                    supply.stage = Stage::Rest;
                    Which::First
                }
                Stage::Rest => {
                    supply.stage = Stage::Done;
                    Which::Rest
                }
                Stage::Only(which) => {
                    supply.stage = Stage::Done;
                    which
                }
                Stage::Done => return None,
            };
            self.variant
                .generate(&node.board, look, which, &mut self.moves);
            self.put_in_order(supply.last, node, ply, supply.known);
            supply.last = self.moves.len();
            supply.picked = 0;
        }
    }

    /// Adds to the order of moves what the search has learned.
    fn put_in_order(&mut self, first: usize, node: &Node<V::Board>, ply: usize, best_known: u32) {
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
