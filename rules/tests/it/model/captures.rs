//! What a leg captures.

use raichi_rules::tafl::{
    Armed, Custody, Immobilised, KingCapture, Piece, Rank, Shieldwall, Side, SpecialKind,
};

use super::{At, DIRECTIONS, Model, minus, plus, square};

impl Model<'_> {
    /// Whether a square is hostile to a piece of the class; the king counts as one that stands still.
    pub(super) fn hostile(&self, at: At, to: Piece) -> bool {
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
        let closed = match self.rules.king.capture {
            KingCapture::Two => two,
            KingCapture::Four => four,
            KingCapture::FourNearThrone if near => four,
            KingCapture::FourOnThrone if self.special(king) == Some(SpecialKind::Throne) => four,
            KingCapture::FourNearThrone | KingCapture::FourOnThrone => two,
        };
        let opposite = minus(plus(king, king), by);
        let corner = self.rules.corners.pierce
            && self.empty(opposite)
            && self.special(opposite) == Some(SpecialKind::Corner);
        closed || (!near && self.pierces(by) && (corner || self.pierces(opposite)))
    }

    /// Whether an attacker stands on a square who can capture the king with another one.
    fn pierces(&self, at: At) -> bool {
        self.man(at).is_some_and(|man| {
            man.piece == Piece::Attacker
                && match man.rank {
                    Some(Rank::Commander) => self.rules.commander.pierce,
                    Some(Rank::Knight) => self.rules.knight.pierce,
                    None => false,
                }
        })
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

    pub(super) fn shieldwall(&self, to: At, side: Side) -> Vec<At> {
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
    pub(super) fn shieldwall_from_front(&self, to: At, side: Side) -> Vec<At> {
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

    /// What the piece captures that has just come to a square.
    pub(super) fn captured(&self, to: At) -> Vec<At> {
        let piece = self.get(to).unwrap();
        let side = piece.side();
        let armed = self.rules.king.armed;
        let strikes = piece != Piece::King || matches!(armed, Armed::Full | Armed::Hammer);
        let mut taken = Vec::new();
        for direction in DIRECTIONS {
            let next = plus(to, direction);
            let Some(victim) = self.get(next).filter(|other| other.side() != side) else {
                continue;
            };
            let falls = match victim {
                Piece::King => self.king_taken(to, next),
                _ => {
                    (strikes && self.hostile(plus(next, direction), victim))
                        || (self.rules.linnaean
                            && piece == Piece::Attacker
                            && self.linnaean(to, next))
                }
            };
            let counts = match self.rules.immobilised {
                Immobilised::None => false,
                Immobilised::King => victim == Piece::King,
                Immobilised::All => true,
            };
            if falls || (counts && self.no_liberty(next, victim)) {
                taken.push(next);
            }
        }
        if self.rules.shieldwall != Shieldwall::No && strikes {
            taken.extend(self.shieldwall(to, side));
        }
        if self.rules.shieldwall == Shieldwall::Any && strikes {
            taken.extend(self.shieldwall_from_front(to, side));
        }
        taken
    }

    /// Whether strict custody takes the piece that has just ended its move on a square.
    pub(super) fn in_custody(&self, at: At) -> bool {
        let piece = self.get(at).unwrap();
        if self.rules.custody != Custody::Strict || piece == Piece::King {
            return false;
        }
        let armed = self.rules.king.armed;
        let enemy = |at: At| match self.get(at) {
            Some(Piece::King) => {
                piece == Piece::Attacker && matches!(armed, Armed::Full | Armed::Anvil)
            }
            other => other.is_some_and(|other| other.side() != piece.side()),
        };
        [(0, 1), (1, 0)]
            .into_iter()
            .any(|d| enemy(plus(at, d)) && enemy(minus(at, d)))
    }
}
