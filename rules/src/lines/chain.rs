//! Chains of leaps by one piece.

use std::ops::ControlFlow;

use crate::{
    bits::Bits,
    lines::{MOST_PLIES, Path, Ways},
};

/// How long a chain has to be, and may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Length {
    /// One leap.
    One,
    /// Any number of leaps.
    Any,
    /// As many leaps as the way allows.
    Full,
}

/// Visits every chain of a piece on a point, with its path and the pieces taken, as long as the visitor goes on.
///
/// `path` ends with the piece's point, and `empty` includes the point where it started. The result is whether there is
/// a leap.
pub(crate) fn chains<B: Bits>(
    ways: &Ways<B>,
    (at, empty, prey): (usize, B, B),
    length: Length,
    taken: B,
    path: &mut Path,
    visit: &mut impl FnMut(&Path, usize, B) -> ControlFlow<()>,
) -> ControlFlow<(), bool> {
    if path.is_full() {
        return ControlFlow::Continue(false);
    }
    let mut found = false;
    for leap in ways.leaps(at, prey, empty) {
        found = true;
        let to = usize::from(leap.landing);
        let taken = taken | leap.over;
        path.push(to);
        if length != Length::Full {
            visit(path, to, taken)?;
        }
        if length != Length::One {
            let after = (to, empty | leap.over, prey & !leap.over);
            let goes_on = chains(ways, after, length, taken, path, visit)?;
            if length == Length::Full && !goes_on {
                visit(path, to, taken)?;
            }
        }
        path.pop();
    }
    ControlFlow::Continue(found)
}

/// Adds the number of chains of a piece on a point, up to [`MOST_PLIES`]; `leaps` is how many it has made.
///
/// `land` is called with each point from which a chain might go on.
pub(crate) fn count_chains<B: Bits>(
    ways: &Ways<B>,
    (at, empty, prey): (usize, B, B),
    length: Length,
    leaps: usize,
    count: &mut u64,
    land: &mut impl FnMut(usize),
) -> bool {
    if leaps + 1 >= crate::Ply::MOST_POINTS || *count >= MOST_PLIES as u64 {
        return false;
    }
    let mut found = false;
    for leap in ways.leaps(at, prey, empty) {
        found = true;
        if length != Length::Full {
            *count += 1;
        }
        if length != Length::One {
            let to = usize::from(leap.landing);
            land(to);
            let prey = prey & !leap.over;
            let after = (to, empty | leap.over, prey);
            let goes_on = ways.near(to).meets(prey)
                && count_chains(ways, after, length, leaps + 1, count, land);
            if length == Length::Full && !goes_on {
                *count += 1;
            }
        }
    }
    found
}
