//! Counts the replies of the few to the plies of the many, mostly without looking at the few again.

use std::ops::ControlFlow;

use crate::{
    bits::Bits,
    hunt::{FEW, plies::Action, position::State, tables::Tables},
};

/// How many plies the few would have if the many passed, and what changes the number.
#[derive(Debug, Clone, Copy)]
struct Replies<B> {
    count: u64,
    /// The points to which one of the few can step if they are empty: each counts for one reply.
    near: B,
    /// The points that one of the many cannot leave without changing more than that.
    leaving: B,
    /// The points that one of the many cannot reach without changing more than that.
    reaching: B,
}

impl<B: Bits> Replies<B> {
    /// How many plies the few have after one of the many has left a point, or the hand, and reached another one; `None`
    /// if they have to be counted.
    #[inline]
    fn after(&self, from: B, to: B) -> Option<u64> {
        if from.meets(self.leaving) || to.meets(self.reaching) {
            return None;
        }
        Some(self.count + u64::from(from.meets(self.near)) - u64::from(to.meets(self.near)))
    }
}

impl<B: Bits> Tables<B> {
    /// How many sequences of a ply of the many and a reply of the few there are; `None` if the many are not to move, or
    /// if their ply might end the game or remove trapped pieces.
    pub(crate) fn count_pairs(&self, state: &State<B>) -> Option<u64> {
        if state.to_move == FEW || self.is_trapped_removed || self.many_may_end(state) {
            return None;
        }
        let empty = self.empty(state);
        let replies = self.replies(state, empty);
        let mut pairs = 0;
        let each = self.visit(state, |_, action| {
            let (from, to) = match action {
                Action::Place(to) => (B::ZERO, B::bit(to)),
                Action::Step(from, to) | Action::Leaps(from, to, _) => (B::bit(from), B::bit(to)),
            };
            pairs += replies.after(from, to).unwrap_or_else(|| {
                let changed = (state.many & !from | to, empty & !to | from);
                self.count_few(state.few, changed, &mut |_| ()).all()
            });
            ControlFlow::Continue(())
        });
        debug_assert!(each.is_continue());
        Some(pairs)
    }

    fn replies(&self, state: &State<B>, empty: B) -> Replies<B> {
        if state.few_hand > 0 {
            return Replies {
                count: u64::from(empty.count()),
                near: self.board,
                leaving: B::ZERO,
                reaching: B::ZERO,
            };
        }
        // What decides about the leaps that may follow one that is possible.
        let mut further = B::ZERO;
        let mut land = |at| further |= self.few.around(at);
        let count = self.count_few(state.few, (state.many, empty), &mut land);
        let mut replies = Replies {
            count: count.all(),
            near: B::ZERO,
            leaving: further,
            reaching: further,
        };
        for at in state.few.indices() {
            if count.may_step() {
                let steps = self.few.steps(at);
                // What is near to two counts for two.
                replies.leaving |= replies.near & steps;
                replies.reaching |= replies.near & steps;
                replies.near |= steps;
            }
            if self.leaping.is_some() {
                replies.reaching |= self.few.near(at) & empty;
                for leap in self.few.leaps_over(at, state.many) {
                    if leap.to.meets(empty) {
                        replies.leaving |= leap.over;
                        replies.reaching |= leap.to;
                    } else {
                        replies.leaving |= leap.to;
                    }
                }
            }
        }
        replies
    }
}
