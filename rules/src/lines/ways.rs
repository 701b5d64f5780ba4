use crate::{
    Point,
    bits::Bits,
    lines::{Layer, Layout},
};

/// A leap from a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Leap<B> {
    /// The point that it goes over.
    pub(crate) over: B,
    /// The point where it ends.
    pub(crate) to: B,
    /// The bit of that point.
    pub(crate) landing: u8,
}

/// The same way of many pieces at once: so many bits up or down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shift {
    up: bool,
    by: usize,
}

impl Shift {
    fn between(from: usize, to: usize) -> Self {
        Self {
            up: to >= from,
            by: from.abs_diff(to),
        }
    }

    /// Moves every bit to where it goes.
    #[inline]
    fn go<B: Bits>(self, set: B) -> B {
        if self.up {
            set.up(self.by)
        } else {
            set.down(self.by)
        }
    }

    /// Moves every bit to where it comes from.
    #[inline]
    fn back<B: Bits>(self, set: B) -> B {
        if self.up {
            set.down(self.by)
        } else {
            set.up(self.by)
        }
    }
}

/// Where the pieces of a kind can go on an empty board, by the bit of the point where they stand.
#[derive(Debug, Clone)]
pub(crate) struct Ways<B> {
    /// The neighbours to which they can step.
    steps: Vec<B>,
    /// The neighbours over which they can leap.
    near: Vec<B>,
    /// The points over which and onto which they can leap.
    around: Vec<B>,
    /// The bits where leaps end, for each point with the neighbours that they go over: see [`beyond`](Self::beyond).
    beyond: Vec<u8>,
    /// Steps that are shifts of the same length, with the points from which they start.
    shifts: Vec<(Shift, B)>,
    /// Leaps likewise: to the point that they go over, and from there on.
    leap_shifts: Vec<(Shift, Shift, B)>,
}

impl<B: Bits> Ways<B> {
    /// The ways along the lines of some layers, in the directions in which pieces may go from one point to another.
    pub(crate) fn new(
        layout: &Layout,
        uses: impl Fn(Layer) -> bool,
        may_go: impl Fn(Point, Point) -> bool,
    ) -> Self {
        let count = layout.bit_count();
        let mut ways = Self {
            steps: vec![B::ZERO; count],
            near: vec![B::ZERO; count],
            around: vec![B::ZERO; count],
            beyond: vec![0; count * count],
            shifts: Vec::new(),
            leap_shifts: Vec::new(),
        };
        for line in layout.lines().iter().filter(|line| uses(line.layer)) {
            let bits: Vec<_> = line.points.iter().flat_map(|at| layout.bit(*at)).collect();
            let stops: Vec<_> = line.points.iter().copied().zip(bits).collect();
            let back: Vec<_> = stops.iter().rev().copied().collect();
            for way in [stops, back] {
                for two in way.windows(2) {
                    let ((from, start), (to, end)) = (two[0], two[1]);
                    if may_go(from, to) {
                        ways.steps[start] |= B::bit(end);
                        ways.shift(Shift::between(start, end), B::bit(start));
                    }
                }
                for three in way.windows(3) {
                    let ((from, start), (_, over), (to, end)) = (three[0], three[1], three[2]);
                    if may_go(from, to) {
                        ways.near[start] |= B::bit(over);
                        ways.around[start] |= B::bit(over) | B::bit(end);
                        let shifts = (Shift::between(start, over), Shift::between(over, end));
                        ways.leap_shift(shifts, B::bit(start));
                        ways.beyond[start * count + over] = u8::try_from(end).unwrap_or(0);
                    }
                }
            }
        }
        ways
    }

    fn shift(&mut self, shift: Shift, start: B) {
        match self.shifts.iter_mut().find(|(found, _)| *found == shift) {
            Some((_, starts)) => *starts |= start,
            None => self.shifts.push((shift, start)),
        }
    }

    fn leap_shift(&mut self, (first, second): (Shift, Shift), start: B) {
        let mut found = self.leap_shifts.iter_mut();
        match found.find(|found| (found.0, found.1) == (first, second)) {
            Some((_, _, starts)) => *starts |= start,
            None => self.leap_shifts.push((first, second, start)),
        }
    }

    /// How many steps many pieces have onto these points.
    #[inline]
    pub(crate) fn count_steps(&self, pieces: B, empty: B) -> u32 {
        let ends = |(shift, starts): &(Shift, B)| (shift.go(pieces & *starts) & empty).count();
        self.shifts.iter().map(ends).sum()
    }

    /// The pieces of a large set that can leap over these pieces onto these points.
    #[inline]
    pub(crate) fn leapers_of(&self, pieces: B, prey: B, empty: B) -> B {
        let leapers = |(first, second, starts): &(Shift, Shift, B)| {
            pieces & *starts & first.back(prey & second.back(empty))
        };
        let all = self.leap_shifts.iter().map(leapers);
        all.fold(B::ZERO, |all, some| all | some)
    }

    /// The neighbours to which a piece can step from a point, if they are empty.
    #[inline]
    pub(crate) fn steps(&self, at: usize) -> B {
        self.steps.get(at).copied().unwrap_or(B::ZERO)
    }

    /// The points over which and onto which a piece can leap from a point, on an empty board or not.
    #[inline]
    pub(crate) fn around(&self, at: usize) -> B {
        self.around.get(at).copied().unwrap_or(B::ZERO)
    }

    /// The neighbours over which a piece can leap from a point, if it can land.
    #[inline]
    pub(crate) fn near(&self, at: usize) -> B {
        self.near.get(at).copied().unwrap_or(B::ZERO)
    }

    /// The bit where a leap from a point over a neighbour ends.
    #[inline]
    fn beyond(&self, at: usize, over: usize) -> u8 {
        let place = at * self.near.len() + over;
        self.beyond.get(place).copied().unwrap_or(0)
    }

    /// The leaps from a point over these pieces, whatever stands where they end.
    #[inline]
    pub(crate) fn leaps_over(&self, at: usize, prey: B) -> impl Iterator<Item = Leap<B>> {
        (self.near(at) & prey).indices().map(move |over| {
            let landing = self.beyond(at, over);
            Leap {
                over: B::bit(over),
                to: B::bit(usize::from(landing)),
                landing,
            }
        })
    }

    /// The leaps from a point over these pieces onto these points, in the order of the points where they end.
    #[inline]
    pub(crate) fn leaps(&self, at: usize, prey: B, empty: B) -> impl Iterator<Item = Leap<B>> {
        let leaps = self.leaps_over(at, prey);
        leaps.filter(move |leap| leap.to.meets(empty))
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
    fn many_pieces_at_once_go_as_each_alone() {
        for board in Board::ALL {
            let layout = board.layout();
            let ways: Ways<u128> = Ways::new(layout, |_| true, |_, _| true);
            let mut seed = 1_u64;
            let mut some = || {
                seed = crate::hash::scatter(seed);
                u128::from(seed) | u128::from(crate::hash::scatter(seed + 1)) << 64
            };
            let all = layout.set(layout.points());
            for _ in 0..200 {
                let pieces = some() & all;
                let prey = some() & all & !pieces;
                let empty = all & !(pieces | prey);
                let steps: u32 = pieces
                    .indices()
                    .map(|at| (ways.steps(at) & empty).count())
                    .sum();
                assert_eq!(ways.count_steps(pieces, empty), steps);
                let leapers = ways.leapers(pieces, prey, empty);
                assert_eq!(ways.leapers_of(pieces, prey, empty), leapers);
            }
        }
    }

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
            for at in layout.set(layout.points()).indices() {
                let landings = ways.leaps(at, !0, !0).map(|leap| leap.landing);
                assert!(landings.is_sorted(), "{board:?}, bit {at}");
            }
        }
    }
}
