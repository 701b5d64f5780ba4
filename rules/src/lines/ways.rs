use crate::{
    Point,
    bits::Bits,
    lines::{Layer, Layout},
};

/// A leap from a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Leap<B> {
    /// The point that it goes over; empty if there is no leap.
    pub(crate) over: B,
    /// The point where it ends.
    pub(crate) to: B,
    /// The bit of that point.
    pub(crate) landing: u8,
}

/// No point of a board has more leaps: two on each of four lines.
const MOST_LEAPS: usize = 8;

/// Where the pieces of a kind can go on an empty board, by the bit of the point where they stand.
#[derive(Debug, Clone)]
pub(crate) struct Ways<B> {
    /// The neighbours to which they can step.
    steps: Vec<B>,
    /// The neighbours over which they can leap.
    near: Vec<B>,
    /// Their leaps, in the order of the points where they end; then empty ones.
    leaps: Vec<[Leap<B>; MOST_LEAPS]>,
}

impl<B: Bits> Ways<B> {
    /// The ways along the lines of some layers, in the directions in which pieces may go from one point to another.
    pub(crate) fn new(
        layout: &Layout,
        uses: impl Fn(Layer) -> bool,
        may_go: impl Fn(Point, Point) -> bool,
    ) -> Self {
        let none = Leap {
            over: B::ZERO,
            to: B::ZERO,
            landing: 0,
        };
        let count = layout.bit_count();
        let mut ways = Self {
            steps: vec![B::ZERO; count],
            near: vec![B::ZERO; count],
            leaps: vec![[none; MOST_LEAPS]; count],
        };
        let mut leaps: Vec<Vec<Leap<B>>> = vec![Vec::new(); count];
        for line in layout.lines().iter().filter(|line| uses(line.layer)) {
            let bits: Vec<_> = line.points.iter().flat_map(|at| layout.bit(*at)).collect();
            let stops: Vec<_> = line.points.iter().copied().zip(bits).collect();
            let back: Vec<_> = stops.iter().rev().copied().collect();
            for way in [stops, back] {
                for two in way.windows(2) {
                    let ((from, start), (to, end)) = (two[0], two[1]);
                    if may_go(from, to) {
                        ways.steps[start] |= B::bit(end);
                    }
                }
                for three in way.windows(3) {
                    let ((from, start), (_, over), (to, end)) = (three[0], three[1], three[2]);
                    if may_go(from, to) {
                        ways.near[start] |= B::bit(over);
                        leaps[start].push(Leap {
                            over: B::bit(over),
                            to: B::bit(end),
                            landing: u8::try_from(end).unwrap_or(0),
                        });
                    }
                }
            }
        }
        for (mut found, places) in leaps.into_iter().zip(&mut ways.leaps) {
            found.sort_by_key(|leap| leap.landing);
            for (leap, place) in found.into_iter().zip(places) {
                *place = leap;
            }
        }
        ways
    }

    /// The neighbours to which a piece can step from a point, if they are empty.
    #[inline]
    pub(crate) fn steps(&self, at: usize) -> B {
        self.steps.get(at).copied().unwrap_or(B::ZERO)
    }

    /// The leaps from a point over these pieces onto these points.
    #[inline]
    pub(crate) fn leaps(&self, at: usize, prey: B, empty: B) -> impl Iterator<Item = &Leap<B>> {
        let near = self.near.get(at).copied().unwrap_or(B::ZERO);
        let leaps: &[Leap<B>] = match self.leaps.get(at) {
            Some(leaps) if near.meets(prey) => leaps,
            _ => &[],
        };
        leaps
            .iter()
            .take_while(|leap| !leap.over.none())
            .filter(move |leap| leap.over.meets(prey) && leap.to.meets(empty))
    }

    /// Whether a piece on a point can leap over one of these pieces onto one of these points.
    #[inline]
    pub(crate) fn can_leap(&self, at: usize, prey: B, empty: B) -> bool {
        self.leaps(at, prey, empty).next().is_some()
    }

    /// The pieces of a set that can leap.
    #[inline]
    pub(crate) fn leapers(&self, pieces: B, prey: B, empty: B) -> B {
        let can = pieces
            .indices()
            .filter(|at| self.can_leap(*at, prey, empty));
        can.fold(B::ZERO, |all, at| all | B::bit(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Board;

    #[test]
    fn every_leap_of_every_board_finds_its_place() {
        for board in Board::ALL {
            let layout = board.layout();
            let ways: Ways<u128> = Ways::new(layout, |_| true, |_, _| true);
            for line in layout.lines() {
                let bits: Vec<_> = line
                    .points
                    .iter()
                    .map(|at| layout.bit(*at).unwrap())
                    .collect();
                for three in bits.windows(3) {
                    for (from, to) in [(three[0], three[2]), (three[2], three[0])] {
                        let mut leaps = ways.leaps(from, 1 << three[1], !0);
                        assert_eq!(leaps.next().map(|leap| leap.to), Some(1 << to));
                        assert!(leaps.next().is_none());
                    }
                }
            }
        }
    }
}
