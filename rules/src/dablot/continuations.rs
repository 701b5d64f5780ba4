//! How a ply that has been begun can go on.

use std::collections::BTreeSet;

use crate::{Continuations, Ply, PlyKind, Point, dablot::Game, kernel::with_tables};

/// The leaps of an ambush that have been chosen, in any order, and the piece that has been chosen to leap next.
struct Begun {
    pairs: BTreeSet<(Point, Point)>,
    from: Option<Point>,
}

impl Begun {
    fn of(path: &[Point]) -> Self {
        let pairs = path.chunks_exact(2);
        Self {
            from: pairs.remainder().first().copied(),
            pairs: pairs.map(|pair| (pair[0], pair[1])).collect(),
        }
    }
}

impl Game {
    /// The possible continuations of a ply that begins with the given points. An ambush is given leap by leap, in any
    /// order.
    pub(crate) fn continuations(&self, path: &[Point]) -> Continuations {
        if self.outcome().is_some() {
            return Continuations::default();
        }
        let (mut next, mut whole) = self.ambushes_from(path);
        with_tables!(self.ruleset(), tables => {
            let state = self.position().state();
            match *path {
                [] => {
                    let own = self.position().pieces();
                    let own = own.filter(|(_, piece)| piece.side == self.to_move());
                    let can_move = |from: &Point| {
                        !self.ruleset().steps(tables, &state, *from).is_empty()
                            || !self.ruleset().further(tables, &state, &[*from]).is_empty()
                    };
                    next.extend(own.map(|(from, _)| from).filter(can_move));
                }
                [from] => {
                    next.extend(self.ruleset().steps(tables, &state, from));
                    next.extend(self.ruleset().further(tables, &state, path));
                }
                _ => next.extend(self.ruleset().further(tables, &state, path)),
            }
        });
        let ply = if path.is_empty() {
            Some(Ply::END)
        } else {
            Ply::path(path)
        };
        whole = ply.filter(|ply| self.check(*ply).is_ok()).or(whole);
        Continuations {
            next: next.into_iter().collect(),
            whole,
        }
    }

    /// The next points of the ambushes that have the given leaps, and the ambush that has no others.
    fn ambushes_from(&self, path: &[Point]) -> (BTreeSet<Point>, Option<Ply>) {
        let mut next = BTreeSet::new();
        let mut whole = None;
        if !self.ruleset().rules().ambush {
            return (next, whole);
        }
        let begun = Begun::of(path);
        let plies = self.legal_plies().into_iter();
        for ply in plies.filter(|ply| ply.kind() == PlyKind::Together) {
            let leaps: BTreeSet<_> = ply.legs().collect();
            if !begun.pairs.is_subset(&leaps) || begun.pairs.len() != path.len() / 2 {
                continue;
            }
            let mut others = leaps.difference(&begun.pairs).copied();
            match begun.from {
                None if begun.pairs.len() == leaps.len() => whole = Some(ply),
                None => next.extend(others.map(|(from, _)| from)),
                Some(chosen) => {
                    let to = others.find(|(from, _)| *from == chosen).map(|(_, to)| to);
                    next.extend(to);
                }
            }
        }
        (next, whole)
    }
}
