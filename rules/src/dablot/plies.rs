//! The legal plies of a position, and their effects.

use std::ops::ControlFlow;

use crate::{
    PlyKind,
    bits::Bits,
    dablot::{Compulsory, Kind, Piece, Promotion, ambush::Ambush, position::State, tables::Tables},
    lines::{MOST_PLIES, Path, chains, count_chains},
};

/// What a ply does, by bits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Action<B> {
    /// Goes to a neighbour.
    Step(usize, usize),
    /// Leaps from the first to the second.
    Leaps {
        /// Where it starts.
        from: usize,
        /// Where it ends.
        to: usize,
        /// The pieces that it takes.
        taken: B,
        /// Whether any leap was back.
        has_gone_back: bool,
    },
    /// Several pieces leap over one.
    Ambush(Ambush<B>),
    /// Ends the turn.
    End,
}

impl<B: Bits> Action<B> {
    /// The path of the ply, given that of its leaps, and its kind.
    pub(crate) fn path(&self, leaps: &Path) -> (Path, PlyKind) {
        match self {
            Self::Step(from, to) => (Path::step(*from, *to), PlyKind::Path),
            Self::Leaps { .. } => (*leaps, PlyKind::Path),
            Self::Ambush(ambush) => (ambush.path(), PlyKind::Together),
            Self::End => (Path::EMPTY, PlyKind::End),
        }
    }
}

/// Ranks that go the same ways and take the same pieces.
const RANKS: [Kind; 4] = [Kind::Man, Kind::Son, Kind::Officer, Kind::Leader];

impl<B: Bits> Tables<B> {
    /// The empty points.
    #[inline]
    pub(crate) fn empty(&self, state: &State<B>) -> B {
        self.board & !(state.sides[0] | state.sides[1])
    }

    /// The pieces of the side to move with a rank; men with the retreated.
    #[inline]
    fn of_rank(state: &State<B>, rank: Kind) -> B {
        let set = match rank {
            Kind::Man | Kind::Retreated => !state.ranked(),
            Kind::Son => state.sons,
            Kind::Officer => state.officers,
            Kind::Leader => state.leaders,
        };
        state.own() & set
    }

    /// The enemies that a piece of a kind may take.
    #[inline]
    pub(crate) fn prey(&self, state: &State<B>, kind: Kind) -> B {
        let most = self.points.of(kind);
        let mut prey = B::ZERO;
        if self.points.man <= most {
            prey |= !state.ranked();
        }
        if self.points.son <= most {
            prey |= state.sons;
        }
        if self.points.officer <= most {
            prey |= state.officers;
        }
        if self.points.leader <= most {
            prey |= state.leaders;
        }
        prey & state.enemies()
    }

    /// The men of the side to move that have to leap.
    #[inline]
    pub(crate) fn obliged(&self, state: &State<B>) -> B {
        match self.compulsory {
            Compulsory::None => B::ZERO,
            Compulsory::Men => {
                let men = Self::of_rank(state, Kind::Man);
                let prey = self.prey(state, Kind::Man);
                let ways = self.ways(state.to_move, Kind::Man);
                ways.leapers_of(men, prey, self.empty(state))
            }
        }
    }

    /// The position after a legal ply, and the pieces that it takes.
    #[inline]
    pub(crate) fn after(&self, state: &State<B>, action: Action<B>) -> (State<B>, B) {
        let mut after = *state;
        let mut taken = B::ZERO;
        match action {
            Action::Step(from, to) => {
                let has_gone_back = self.promotion == Promotion::Unretreated
                    && self.is_back(state.to_move, from, to);
                self.go(&mut after, (from, to), has_gone_back);
            }
            Action::Leaps {
                from,
                to,
                taken: prey,
                has_gone_back,
            } => {
                taken = prey;
                after.remove(taken);
                self.go(&mut after, (from, to), has_gone_back);
            }
            Action::Ambush(ambush) => {
                taken = ambush.over;
                after.remove(taken);
                for (from, to) in ambush.leaps() {
                    let has_gone_back = self.is_back(state.to_move, from, to);
                    self.go(&mut after, (from, to), has_gone_back);
                }
            }
            Action::End => {}
        }
        let before = match state.actions_left {
            0 => self.actions,
            left => left,
        };
        let is_ended = matches!(action, Action::End);
        after.actions_left = if is_ended {
            0
        } else {
            before.saturating_sub(1)
        };
        if after.actions_left == 0 {
            after.to_move = state.to_move.opponent();
        }
        (after, taken)
    }

    /// Moves a piece of the side to move, and gives it its new rank.
    #[inline]
    fn go(&self, after: &mut State<B>, (from, to): (usize, usize), has_gone_back: bool) {
        let (start, end) = (B::bit(from), B::bit(to));
        let side = after.to_move;
        let kind = match (after.kind(start), self.promotion) {
            (Kind::Man, Promotion::Unretreated) if has_gone_back => Kind::Retreated,
            (Kind::Man, Promotion::FarEdge | Promotion::Unretreated) if self.is_far(side, end) => {
                Kind::Officer
            }
            (kind, _) => kind,
        };
        after.remove(start);
        after.put(Piece { side, kind }, end);
    }

    /// Whether a path has a leap back in it, as far as that matters.
    fn has_gone_back(&self, state: &State<B>, path: &Path) -> bool {
        let is_back =
            |two: &[u16]| self.is_back(state.to_move, usize::from(two[0]), usize::from(two[1]));
        self.promotion == Promotion::Unretreated && path.bits().windows(2).any(is_back)
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
        let is_obliged = !self.obliged(state).none();
        for rank in RANKS {
            if is_obliged && rank != Kind::Man {
                continue;
            }
            let ways = self.ways(state.to_move, rank);
            let prey = self.prey(state, rank);
            for from in Self::of_rank(state, rank).indices() {
                if !is_obliged {
                    for to in (ways.steps(from) & empty).indices() {
                        visit(&Path::EMPTY, Action::Step(from, to))?;
                    }
                }
                let start = (from, empty | B::bit(from), prey);
                let mut path = Path::from(from);
                let mut each = |path: &Path, to: usize, taken: B| {
                    let has_gone_back = self.has_gone_back(state, path);
                    let leaps = Action::Leaps {
                        from,
                        to,
                        taken,
                        has_gone_back,
                    };
                    visit(path, leaps)
                };
                chains(ways, start, self.length, B::ZERO, &mut path, &mut each)?;
            }
        }
        if self.ambush && !is_obliged {
            for ambush in self.ambushes(state) {
                visit(&Path::EMPTY, Action::Ambush(ambush))?;
            }
        }
        if state.actions_left > 0 {
            visit(&Path::EMPTY, Action::End)?;
        }
        ControlFlow::Continue(())
    }

    /// How many legal plies there are.
    #[inline]
    pub(crate) fn count(&self, state: &State<B>) -> u64 {
        let empty = self.empty(state);
        let is_obliged = !self.obliged(state).none();
        let mut steps = 0;
        let mut leaps = 0;
        for rank in RANKS {
            if is_obliged && rank != Kind::Man {
                continue;
            }
            let pieces = Self::of_rank(state, rank);
            if pieces.none() {
                continue;
            }
            let ways = self.ways(state.to_move, rank);
            let prey = self.prey(state, rank);
            // There are many men, and few others.
            let leapers = if rank == Kind::Man {
                steps += ways.count_steps(pieces, empty);
                ways.leapers_of(pieces, prey, empty)
            } else {
                let each = pieces.indices().map(|at| (ways.steps(at) & empty).count());
                steps += each.sum::<u32>();
                pieces
            };
            for at in leapers.indices() {
                count_chains(
                    ways,
                    (at, empty | B::bit(at), prey),
                    self.length,
                    0,
                    &mut leaps,
                    &mut |_| (),
                );
            }
        }
        if !is_obliged {
            leaps += u64::from(steps);
            if self.ambush {
                leaps += self.ambushes(state).len() as u64;
            }
        }
        (leaps + u64::from(state.actions_left > 0)).min(MOST_PLIES as u64)
    }

    /// Whether there is a legal ply.
    pub(crate) fn can_move(&self, state: &State<B>) -> bool {
        self.visit(state, |_, _| ControlFlow::Break(())).is_break()
    }
}
