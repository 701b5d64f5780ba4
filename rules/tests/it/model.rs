//! The rules once more, square by square and as slowly as they read, to compare with.

use raichi_rules::tafl::{
    Armed, Custody, Escape, Immobilised, KingCapture, Piece, Position, Reason, Rules, Ruleset,
    Shieldwall, Side, SpecialKind, Square, Stay,
};

type At = (i8, i8);

const DIRECTIONS: [At; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

fn plus((file, rank): At, (right, up): At) -> At {
    (file + right, rank + up)
}

fn minus((file, rank): At, (right, up): At) -> At {
    (file - right, rank - up)
}

/// A board as a grid.
#[derive(Clone)]
pub(crate) struct Model<'a> {
    ruleset: &'a Ruleset,
    rules: &'a Rules,
    size: i8,
    grid: Vec<Option<Piece>>,
}

impl<'a> Model<'a> {
    pub(crate) fn new(ruleset: &'a Ruleset, position: &Position) -> Self {
        let grid = Square::all(ruleset.size())
            .map(|at| position.piece_at(at))
            .collect();
        let size = i8::try_from(ruleset.size()).unwrap();
        Self {
            ruleset,
            rules: ruleset.rules(),
            size,
            grid,
        }
    }

    pub(crate) fn is(&self, position: &Position) -> bool {
        Square::all(self.ruleset.size())
            .map(|at| position.piece_at(at))
            .eq(self.grid.iter().copied())
    }

    fn on_board(&self, (file, rank): At) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    fn index(&self, (file, rank): At) -> usize {
        usize::try_from(rank).unwrap() * usize::try_from(self.size).unwrap()
            + usize::try_from(file).unwrap()
    }

    fn get(&self, at: At) -> Option<Piece> {
        if self.on_board(at) {
            self.grid[self.index(at)]
        } else {
            None
        }
    }

    fn put(&mut self, at: At, piece: Option<Piece>) {
        let index = self.index(at);
        self.grid[index] = piece;
    }

    fn empty(&self, at: At) -> bool {
        self.on_board(at) && self.get(at).is_none()
    }

    fn all(&self) -> impl Iterator<Item = At> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).map(move |file| (file, rank)))
    }

    fn special(&self, at: At) -> Option<SpecialKind> {
        self.ruleset.special(square(at))
    }

    fn on_edge(&self, (file, rank): At) -> bool {
        [file, rank]
            .into_iter()
            .any(|at| at == 0 || at == self.size - 1)
    }

    fn king(&self) -> Option<At> {
        self.all().find(|at| self.get(*at) == Some(Piece::King))
    }

    /// The camp squares that can be walked to from a camp square along others.
    fn camp(&self, from: At) -> Vec<At> {
        let is_camp = |at: At| self.on_board(at) && self.special(at) == Some(SpecialKind::Camp);
        let mut camp = if is_camp(from) { vec![from] } else { vec![] };
        let mut next = 0;
        while next < camp.len() {
            for direction in DIRECTIONS {
                let at = plus(camp[next], direction);
                if is_camp(at) && !camp.contains(&at) {
                    camp.push(at);
                }
            }
            next += 1;
        }
        camp
    }

    fn may(&self, piece: Piece, from: At, at: At, stop: bool) -> bool {
        let rules = self.rules;
        let (stops, crosses) = match self.special(at) {
            None => return true,
            Some(SpecialKind::Throne) => (rules.throne.stop, rules.throne.cross),
            Some(SpecialKind::Corner) => (rules.corners.stop, rules.corners.cross),
            Some(SpecialKind::Camp) => (rules.camps.stop, rules.camps.cross),
        };
        let home = piece == Piece::Attacker
            && self.special(at) == Some(SpecialKind::Camp)
            && match rules.camps.stay {
                Stay::No => false,
                Stay::Own => self.camp(from).contains(&at),
                Stay::Any => self.special(from) == Some(SpecialKind::Camp),
            };
        home || if stop { stops } else { crosses }.contains(piece)
    }

    pub(crate) fn targets(&self, from: At) -> Vec<At> {
        let Some(piece) = self.get(from) else {
            return vec![];
        };
        let steps = if piece == Piece::King {
            self.rules.king.steps
        } else {
            self.rules.soldier_steps
        };
        let mut targets = Vec::new();
        for direction in DIRECTIONS {
            let mut at = plus(from, direction);
            let mut gone = 1;
            while self.empty(at) && (steps == 0 || gone <= steps) {
                if self.may(piece, from, at, true) {
                    targets.push(at);
                }
                if !self.may(piece, from, at, false) {
                    break;
                }
                at = plus(at, direction);
                gone += 1;
            }
        }
        targets
    }

    /// Whether a square is hostile to a piece of the class; the king counts as one that stands still.
    fn hostile(&self, at: At, to: Piece) -> bool {
        let rules = self.rules;
        if !self.on_board(at) {
            return rules.edge.hostile.contains(to);
        }
        let special = self.special(at);
        let is_blunt = special == Some(SpecialKind::Camp)
            && to == Piece::Attacker
            && rules.camps.blunt.contains(square(at));
        match self.get(at) {
            Some(piece) => {
                let by_square = match special {
                    Some(SpecialKind::Throne) => rules.throne.hostile_occupied.contains(to),
                    Some(SpecialKind::Camp) => {
                        !is_blunt && rules.camps.hostile_occupied.contains(to)
                    }
                    Some(SpecialKind::Corner) | None => false,
                };
                let by_piece = match piece {
                    Piece::King => {
                        to == Piece::Attacker
                            && matches!(rules.king.armed, Armed::Full | Armed::Anvil)
                    }
                    _ => piece.side() != to.side(),
                };
                by_square || by_piece
            }
            None => match special {
                None => false,
                Some(SpecialKind::Throne) => rules.throne.hostile.contains(to),
                Some(SpecialKind::Corner) => rules.corners.hostile.contains(to),
                Some(SpecialKind::Camp) => !is_blunt && rules.camps.hostile.contains(to),
            },
        }
    }

    fn king_taken(&self, by: At, king: At) -> bool {
        let two = self.hostile(minus(plus(king, king), by), Piece::King);
        let four = DIRECTIONS
            .into_iter()
            .all(|d| self.hostile(plus(king, d), Piece::King));
        let near = std::iter::once(king)
            .chain(DIRECTIONS.map(|d| plus(king, d)))
            .any(|at| self.on_board(at) && self.special(at) == Some(SpecialKind::Throne));
        match self.rules.king.capture {
            KingCapture::Two => two,
            KingCapture::Four => four,
            KingCapture::FourNearThrone if near => four,
            KingCapture::FourOnThrone if self.special(king) == Some(SpecialKind::Throne) => four,
            KingCapture::FourNearThrone | KingCapture::FourOnThrone => two,
        }
    }

    fn linnaean(&self, to: At, victim: At) -> bool {
        let throne = minus(plus(victim, victim), to);
        self.get(throne) == Some(Piece::King)
            && self.special(throne) == Some(SpecialKind::Throne)
            && DIRECTIONS.into_iter().map(|d| plus(throne, d)).all(|at| {
                self.get(at)
                    == Some(if at == victim {
                        Piece::Defender
                    } else {
                        Piece::Attacker
                    })
            })
    }

    fn no_liberty(&self, at: At, piece: Piece) -> bool {
        !DIRECTIONS
            .into_iter()
            .map(|d| plus(at, d))
            .any(|next| match self.get(next) {
                Some(other) => other.side() == piece.side(),
                None => {
                    self.on_board(next)
                        && (self.special(next).is_none()
                            || (!self.hostile(next, piece) && self.may(piece, at, next, true)))
                }
            })
    }

    fn shieldwall(&self, to: At, side: Side) -> Vec<At> {
        let ours = |at: At| self.get(at).is_some_and(|piece| piece.side() == side);
        let mut taken = Vec::new();
        for out in DIRECTIONS {
            if self.on_board(plus(to, out)) {
                continue;
            }
            for along in DIRECTIONS
                .into_iter()
                .filter(|d| d.0 * out.0 + d.1 * out.1 == 0)
            {
                let mut row = Vec::new();
                let mut at = plus(to, along);
                while self.get(at).is_some_and(|piece| piece.side() != side) {
                    row.push(at);
                    at = plus(at, along);
                }
                let closed =
                    ours(at) || (self.empty(at) && self.special(at) == Some(SpecialKind::Corner));
                if row.len() >= 2 && closed && row.iter().all(|at| ours(minus(*at, out))) {
                    taken.extend(
                        row.into_iter()
                            .filter(|at| self.get(*at) != Some(Piece::King)),
                    );
                }
            }
        }
        taken
    }

    /// The rows along the edge of which a piece of ours stands in front.
    fn shieldwall_from_front(&self, to: At, side: Side) -> Vec<At> {
        let ours = |at: At| self.get(at).is_some_and(|piece| piece.side() == side);
        let theirs = |at: At| self.get(at).is_some_and(|piece| piece.side() != side);
        let closes =
            |at: At| ours(at) || (self.empty(at) && self.special(at) == Some(SpecialKind::Corner));
        let mut taken = Vec::new();
        for out in DIRECTIONS {
            let first = plus(to, out);
            if !self.on_board(first) || self.on_board(plus(first, out)) || !theirs(first) {
                continue;
            }
            let along = (out.1, out.0);
            let mut begin = first;
            while theirs(minus(begin, along)) {
                begin = minus(begin, along);
            }
            let mut row = Vec::new();
            let mut at = begin;
            while theirs(at) {
                row.push(at);
                at = plus(at, along);
            }
            let walled = row.iter().all(|at| ours(minus(*at, out)));
            if row.len() >= 2 && walled && closes(at) && closes(minus(begin, along)) {
                let soldiers = row.into_iter();
                taken.extend(soldiers.filter(|at| self.get(*at) != Some(Piece::King)));
            }
        }
        taken
    }

    /// The board after a move, and how many men it took.
    pub(crate) fn play(&self, from: At, to: At) -> (Self, usize) {
        let mut after = self.clone();
        let piece = self.get(from).unwrap();
        let side = piece.side();
        after.put(from, None);
        after.put(to, Some(piece));
        let armed = self.rules.king.armed;
        let strikes = piece != Piece::King || matches!(armed, Armed::Full | Armed::Hammer);
        let mut taken = Vec::new();
        for direction in DIRECTIONS {
            let next = plus(to, direction);
            let Some(victim) = after.get(next).filter(|other| other.side() != side) else {
                continue;
            };
            let falls = match victim {
                Piece::King => after.king_taken(to, next),
                _ => {
                    (strikes && after.hostile(plus(next, direction), victim))
                        || (self.rules.linnaean
                            && piece == Piece::Attacker
                            && after.linnaean(to, next))
                }
            };
            let counts = match self.rules.immobilised {
                Immobilised::None => false,
                Immobilised::King => victim == Piece::King,
                Immobilised::All => true,
            };
            if falls || (counts && after.no_liberty(next, victim)) {
                taken.push(next);
            }
        }
        if self.rules.shieldwall != Shieldwall::No && strikes {
            taken.extend(after.shieldwall(to, side));
        }
        if self.rules.shieldwall == Shieldwall::Any && strikes {
            taken.extend(after.shieldwall_from_front(to, side));
        }
        taken.sort_unstable();
        taken.dedup();
        for at in &taken {
            after.put(*at, None);
        }
        let mut count = taken.len();
        if self.rules.custody == Custody::Strict && piece != Piece::King {
            let enemy = |at: At| match after.get(at) {
                Some(Piece::King) => {
                    side == Side::Attackers && matches!(armed, Armed::Full | Armed::Anvil)
                }
                other => other.is_some_and(|other| other.side() != side),
            };
            if [(0, 1), (1, 0)]
                .into_iter()
                .any(|d| enemy(plus(to, d)) && enemy(minus(to, d)))
            {
                after.put(to, None);
                count += 1;
            }
        }
        (after, count)
    }

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

    fn of(&self, side: Side) -> Vec<At> {
        self.all()
            .filter(|at| self.get(*at).is_some_and(|piece| piece.side() == side))
            .collect()
    }

    pub(crate) fn threatened(&self) -> bool {
        self.of(Side::Attackers).into_iter().any(|from| {
            self.targets(from)
                .into_iter()
                .any(|to| self.play(from, to).0.king().is_none())
        })
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
                full.put(at, Some(Piece::Attacker));
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

pub(crate) fn at(square: Square) -> At {
    (
        i8::try_from(square.file()).unwrap(),
        i8::try_from(square.rank()).unwrap(),
    )
}

fn square((file, rank): At) -> Square {
    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap()).unwrap()
}
