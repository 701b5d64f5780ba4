//! Leaps of several weaker pieces over one stronger one.

use crate::{
    bits::Bits,
    dablot::{position::State, tables::Tables},
    lines::Path,
};

/// No point of a board lies on more lines, and two pieces on the same line are in each other's way.
const MOST: usize = 4;

/// An ambush, by bits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ambush<B> {
    /// The enemy.
    pub(crate) over: B,
    /// From where to where each piece leaps, in board order of the first.
    leaps: [(u8, u8); MOST],
    len: u8,
}

impl<B: Bits> Ambush<B> {
    /// The leaps, in board order of the points where they start.
    pub(crate) fn leaps(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let leaps = self.leaps.iter().take(usize::from(self.len));
        leaps.map(|(from, to)| (usize::from(*from), usize::from(*to)))
    }

    /// The points of all leaps, one pair after the other.
    pub(crate) fn path(&self) -> Path {
        let mut path = Path::EMPTY;
        for (from, to) in self.leaps() {
            path.push(from);
            path.push(to);
        }
        path
    }
}

/// A piece that could take part.
#[derive(Debug, Clone, Copy)]
struct Leaper {
    from: u8,
    to: u8,
    points: u32,
}

impl<B: Bits> Tables<B> {
    /// Every ambush of the side to move.
    pub(crate) fn ambushes(&self, state: &State<B>) -> Vec<Ambush<B>> {
        let empty = self.empty(state);
        let mut ambushes = Vec::new();
        for enemy in state.enemies().indices() {
            let over = B::bit(enemy);
            let points = u32::from(self.points.of(state.kind(over)));
            let mut leapers: Vec<Leaper> = Vec::new();
            for from in state.own().indices() {
                let kind = state.kind(B::bit(from));
                let own = u32::from(self.points.of(kind));
                if own >= points {
                    continue;
                }
                let leaps = self.ways(state.to_move, kind).leaps(from, over, empty);
                leapers.extend(leaps.map(|leap| Leaper {
                    from: u8::try_from(from).unwrap_or(0),
                    to: leap.landing,
                    points: own,
                }));
            }
            leapers.truncate(MOST);
            let all = 1_usize << leapers.len();
            for chosen in 0..all {
                let is_chosen = |(at, _): &(usize, &Leaper)| chosen >> at & 1 != 0;
                let part = || {
                    leapers
                        .iter()
                        .enumerate()
                        .filter(is_chosen)
                        .map(|(_, one)| one)
                };
                let together: u32 = part().map(|one| one.points).sum();
                let needs_all = || part().all(|one| together - one.points < points);
                if chosen.count_ones() < 2 || together < points || !needs_all() {
                    continue;
                }
                let mut ambush = Ambush {
                    over,
                    leaps: [(0, 0); MOST],
                    len: 0,
                };
                for (place, one) in ambush.leaps.iter_mut().zip(part()) {
                    *place = (one.from, one.to);
                    ambush.len += 1;
                }
                ambushes.push(ambush);
            }
        }
        ambushes
    }
}
