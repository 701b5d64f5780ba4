//! How the board ends the game.

use raichi_rules::tafl::{Escape, Piece, Reason, Shieldwall, Side, SpecialKind};

use super::{At, DIRECTIONS, Man, Model, minus, plus};

impl Model<'_> {
    /// Everything that can be walked to from some squares over squares that let one pass.
    fn flood(&self, from: Vec<At>, open: impl Fn(At) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.grid.len()];
        let mut next = from;
        while let Some(at) = next.pop() {
            let index = self.index(at);
            if !std::mem::replace(&mut reached[index], true) {
                next.extend(
                    DIRECTIONS
                        .map(|d| plus(at, d))
                        .into_iter()
                        .filter(|at| open(*at)),
                );
            }
        }
        reached
    }

    fn exit_fort(&self, king: At) -> bool {
        if !self.on_edge(king) || self.targets(king).is_empty() {
            return false;
        }
        let mut fort = self.clone();
        loop {
            let flood = fort.flood(fort.of(Side::Attackers), |at| fort.empty(at));
            let theirs = |at: At| fort.on_board(at) && flood[fort.index(at)];
            if DIRECTIONS.into_iter().any(|d| theirs(plus(king, d))) {
                return false;
            }
            // Attackers stand on every square that they can walk to.
            let mut full = fort.clone();
            for at in self.all().filter(|at| theirs(*at)) {
                full.put(
                    at,
                    Some(Man {
                        piece: Piece::Attacker,
                        rank: None,
                    }),
                );
            }
            let mut fallen: Vec<At> = Vec::new();
            for at in self
                .all()
                .filter(|at| full.get(*at) == Some(Piece::Defender))
            {
                if DIRECTIONS
                    .into_iter()
                    .any(|d| theirs(plus(at, d)) && full.hostile(minus(at, d), Piece::Defender))
                {
                    fallen.push(at);
                }
            }
            for at in self.all().filter(|at| theirs(*at)) {
                if self.rules.shieldwall != Shieldwall::No && self.on_edge(at) {
                    fallen.extend(full.shieldwall(at, Side::Attackers));
                }
                if self.rules.shieldwall == Shieldwall::Any {
                    fallen.extend(full.shieldwall_from_front(at, Side::Attackers));
                }
            }
            if fallen.is_empty() {
                return true;
            }
            for at in fallen {
                fort.put(at, None);
            }
        }
    }

    /// How the board ends the game after a move of a side.
    pub(crate) fn ending(&self, mover: Side) -> Option<(Side, Reason)> {
        let rules = self.rules;
        let Some(king) = self.king() else {
            return Some((Side::Attackers, Reason::KingCaptured));
        };
        let escaped = match rules.escape {
            Escape::Corner => self.special(king) == Some(SpecialKind::Corner),
            Escape::Edge => self.on_edge(king),
            Escape::SafeEdge => {
                mover == Side::Defenders && self.on_edge(king) && !self.threatened()
            }
        };
        if escaped {
            return Some((Side::Defenders, Reason::KingEscaped));
        }
        if rules.exit_fort && mover == Side::Defenders && self.exit_fort(king) {
            return Some((Side::Defenders, Reason::ExitFort));
        }
        let attackers = self.of(Side::Attackers).len();
        if rules
            .attackers_lose_at
            .is_some_and(|least| attackers <= usize::from(least))
        {
            return Some((Side::Defenders, Reason::AttackersDestroyed));
        }
        let walk = self.flood(self.of(Side::Defenders), |at| {
            self.on_board(at) && self.get(at) != Some(Piece::Attacker)
        });
        let out = self
            .all()
            .any(|at| self.on_edge(at) && walk[self.index(at)]);
        (rules.enclosure_wins && !out).then_some((Side::Attackers, Reason::Enclosed))
    }
}
