//! The legal plies of a position, and their effects.

use std::ops::ControlFlow;

use crate::{
    bits::Bits,
    hunt::{Capture, FEW, MANY, position::State, tables::Tables},
    lines::{Length, Path, chains, count_chains},
};

/// What a ply does, by bits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Action<B> {
    /// Puts a piece on a point.
    Place(usize),
    /// Goes to a neighbour.
    Step(usize, usize),
    /// Leaps from the first to the second, and takes the pieces on the way.
    Leaps(usize, usize, B),
}

/// How many steps and chains of leaps the few have.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Count {
    steps: u32,
    leaps: u64,
    /// Whether they have to leap where they can.
    must_leap: bool,
}

impl Count {
    /// Whether steps are legal.
    #[inline]
    pub(crate) fn may_step(self) -> bool {
        !self.must_leap || self.leaps == 0
    }

    /// How many legal plies that is.
    #[inline]
    pub(crate) fn all(self) -> u64 {
        if self.may_step() {
            u64::from(self.steps) + self.leaps
        } else {
            self.leaps
        }
    }
}

impl<B> Action<B> {
    /// The path of the ply, given that of its leaps.
    pub(crate) fn path(&self, leaps: &Path) -> Path {
        match self {
            Self::Place(at) => Path::from(*at),
            Self::Step(from, to) => Path::step(*from, *to),
            Self::Leaps(..) => *leaps,
        }
    }
}

impl<B: Bits> Tables<B> {
    /// The empty points.
    #[inline]
    pub(crate) fn empty(&self, state: &State<B>) -> B {
        self.board & !(state.few | state.many)
    }

    /// Those of the few that can leap, wherever it is their turn.
    #[inline]
    pub(crate) fn leapers(&self, state: &State<B>) -> B {
        if self.leaping.is_none() {
            return B::ZERO;
        }
        self.few.leapers(state.few, state.many, self.empty(state))
    }

    /// Whether the few have to leap.
    #[inline]
    pub(crate) fn must_leap(&self, state: &State<B>) -> bool {
        self.capture == Capture::Must && !self.leapers(state).none()
    }

    /// The position after a legal ply, and the pieces that it removes.
    #[inline]
    pub(crate) fn after(&self, state: &State<B>, action: Action<B>) -> (State<B>, B) {
        let mut after = *state;
        after.to_move = state.to_move.opponent();
        let mut removed = B::ZERO;
        match (state.to_move, action) {
            (FEW, Action::Place(at)) => {
                after.few |= B::bit(at);
                after.few_hand = state.few_hand.saturating_sub(1);
            }
            (MANY, Action::Place(at)) => {
                after.many |= B::bit(at);
                after.many_hand = state.many_hand.saturating_sub(1);
            }
            (FEW, Action::Step(from, to)) => {
                let (start, end) = (B::bit(from), B::bit(to));
                after.few = state.few & !start | end;
                if self.capture == Capture::Huff {
                    let huffed = self.leapers(state);
                    removed = if huffed.meets(start) {
                        huffed & !start | end
                    } else {
                        huffed
                    };
                    after.few = after.few & !removed;
                }
            }
            (FEW, Action::Leaps(from, to, taken)) => {
                after.few = state.few & !B::bit(from) | B::bit(to);
                after.many = state.many & !taken;
                removed = taken;
            }
            (MANY, Action::Step(from, to) | Action::Leaps(from, to, _)) => {
                after.many = state.many & !B::bit(from) | B::bit(to);
            }
        }
        if self.is_trapped_removed && state.to_move == MANY && after.few_hand == 0 {
            let trapped = self.trapped(&after);
            after.few = after.few & !trapped;
            removed |= trapped;
        }
        (after, removed)
    }

    /// Those of the few with no step and no leap.
    fn trapped(&self, state: &State<B>) -> B {
        let empty = self.empty(state);
        let free = |at: &usize| self.few.steps(*at).meets(empty);
        let free = state.few.indices().filter(free);
        let free = free.fold(B::ZERO, |all, at| all | B::bit(at));
        state.few & !free & !self.leapers(state)
    }

    /// Visits every legal ply of a position that has not ended the game, with the path of its leaps, as long as the
    /// visitor goes on.
    #[inline]
    pub(crate) fn visit(
        &self,
        state: &State<B>,
        mut visit: impl FnMut(&Path, Action<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let empty = self.empty(state);
        if state.hand() > 0 {
            for at in empty.indices() {
                visit(&Path::EMPTY, Action::Place(at))?;
            }
            return ControlFlow::Continue(());
        }
        let (pieces, ways) = match state.to_move {
            FEW => (state.few, &self.few),
            MANY => (state.many, &self.many),
        };
        let may_step = state.to_move == MANY || !self.must_leap(state);
        let leaping = self.leaping.filter(|_| state.to_move == FEW);
        for from in pieces.indices() {
            if may_step {
                for to in (ways.steps(from) & empty).indices() {
                    visit(&Path::EMPTY, Action::Step(from, to))?;
                }
            }
            if let Some(length) = leaping {
                let start = (from, empty | B::bit(from), state.many);
                let mut path = Path::from(from);
                let mut each =
                    |path: &Path, to: usize, taken: B| visit(path, Action::Leaps(from, to, taken));
                chains(ways, start, length, B::ZERO, &mut path, &mut each)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many legal plies there are.
    #[inline]
    pub(crate) fn count(&self, state: &State<B>) -> u64 {
        let empty = self.empty(state);
        if state.hand() > 0 {
            return u64::from(empty.count());
        }
        match state.to_move {
            FEW => {
                let count = self.count_few(state.few, (state.many, empty), &mut |_| ());
                count.all()
            }
            MANY => u64::from(self.many.count_steps(state.many, empty)),
        }
    }

    /// How many plies the few have with an empty hand, given the many and the empty points. `land` is called with each
    /// point from which a chain of leaps might go on.
    #[inline]
    pub(crate) fn count_few(
        &self,
        few: B,
        (many, empty): (B, B),
        land: &mut impl FnMut(usize),
    ) -> Count {
        let mut count = Count {
            steps: 0,
            leaps: 0,
            must_leap: self.capture == Capture::Must,
        };
        for at in few.indices() {
            count.steps += (self.few.steps(at) & empty).count();
            if let Some(length) = self.leaping
                && self.few.near(at).meets(many)
            {
                let start = (at, empty | B::bit(at), many);
                count_chains(&self.few, start, length, 0, &mut count.leaps, land);
            }
        }
        count
    }

    /// Whether there is a legal ply.
    #[inline]
    pub(crate) fn can_move(&self, state: &State<B>) -> bool {
        let empty = self.empty(state);
        if state.hand() > 0 {
            return !empty.none();
        }
        let (pieces, ways) = match state.to_move {
            FEW => (state.few, &self.few),
            MANY => (state.many, &self.many),
        };
        let mut indices = pieces.indices();
        indices.any(|at| ways.steps(at).meets(empty))
            || (state.to_move == FEW && !self.leapers(state).none())
    }

    /// Whether a chain of the few that stands as given goes on.
    pub(crate) fn goes_on(&self, at: usize, prey: B, empty: B) -> bool {
        matches!(self.leaping, Some(Length::Any | Length::Full))
            && self.few.can_leap(at, prey, empty)
    }
}
