//! What a move captures.
//!
//! All captures are decided on the board after the move and before any man is removed; then all are removed at once;
//! then strict custody may remove the moved soldier.

use crate::bits::Bits;
use crate::tafl::{
    Armed, CaptureKind, Custody, Immobilised, Piece, Shieldwall, Side,
    board::Board,
    ranks::Ranks,
    tables::{Direction, Tables},
};

/// The squares whose pieces a move removes, by the rule that removes them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taken<B> {
    /// Soldiers between the moved piece and something hostile.
    pub(crate) custodial: B,
    /// The last defender beside a king on his throne.
    pub(crate) linnaean: B,
    /// A row along the edge.
    pub(crate) shieldwall: B,
    /// Pieces that cannot move any more, the king among them.
    pub(crate) immobilised: B,
    /// The soldier leapt over.
    pub(crate) leapt: B,
    /// The king, surrounded.
    pub(crate) king: B,
    /// The moved soldier itself, which went between two enemies.
    pub(crate) own: B,
}

impl<B: Bits> Taken<B> {
    const NOTHING: Self = Self {
        custodial: B::ZERO,
        linnaean: B::ZERO,
        shieldwall: B::ZERO,
        immobilised: B::ZERO,
        leapt: B::ZERO,
        king: B::ZERO,
        own: B::ZERO,
    };

    /// The squares by the rule that removes their pieces; each enemy once.
    pub(crate) fn by_kind(&self) -> impl Iterator<Item = (B, CaptureKind)> {
        let mut found = B::ZERO;
        let enemies = [
            (self.king, CaptureKind::King),
            (self.custodial, CaptureKind::Custodial),
            (self.leapt, CaptureKind::Leapt),
            (self.linnaean, CaptureKind::Linnaean),
            (self.shieldwall, CaptureKind::Shieldwall),
            (self.immobilised, CaptureKind::Immobilised),
        ]
        .map(|(squares, kind)| {
            let new = squares & !found;
            found |= squares;
            (new, kind)
        });
        let own = (self.own, CaptureKind::Custody);
        enemies.into_iter().chain(std::iter::once(own))
    }

    /// The enemies among them.
    #[inline]
    pub(crate) fn enemies(&self) -> B {
        self.custodial | self.linnaean | self.shieldwall | self.immobilised | self.leapt | self.king
    }

    /// All of them.
    #[inline]
    pub(crate) fn all(&self) -> B {
        self.enemies() | self.own
    }
}

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    /// The board after a move of the side to move, and what the move takes, by rules without ranks, leaps and chains. The
    /// move is not checked.
    #[inline]
    pub(crate) fn after(
        &self,
        tables: &Tables<B>,
        from: B,
        to: B,
        piece: Piece,
    ) -> (Self, Taken<B>) {
        let mut board = *self;
        match piece {
            Piece::Attacker => board.attackers = board.attackers & !from | to,
            Piece::Defender => board.defenders = board.defenders & !from | to,
            Piece::King => board.king = to,
        }
        let mut taken = board.taken(tables, to, piece);
        let enemies = taken.enemies();
        if !enemies.none() {
            board.remove(enemies);
        }
        if board.is_in_custody(tables, to, piece) {
            taken.own = to;
            board.remove(to);
        }
        board.to_move = self.to_move.opponent();
        (board, taken)
    }

    /// The board after one leg of a move of the side to move, whose turn it remains, and what the leg takes. Strict custody
    /// is judged at the end of the move.
    #[inline]
    pub(crate) fn after_leg(
        &self,
        tables: &Tables<B>,
        (from, to): (B, B),
        piece: Piece,
        leapt: B,
    ) -> (Self, Taken<B>) {
        let mut board = *self;
        board.shift(from, to, piece);
        let mut taken = board.taken(tables, to, piece);
        taken.leapt = leapt & !taken.custodial;
        let enemies = taken.enemies();
        if !enemies.none() {
            board.remove_ranked(enemies);
        }
        (board, taken)
    }

    /// Puts a piece, with its rank, on another square.
    #[inline]
    pub(crate) fn shift(&mut self, from: B, to: B, piece: Piece) {
        match piece {
            Piece::Attacker => self.attackers = self.attackers & !from | to,
            Piece::Defender => self.defenders = self.defenders & !from | to,
            Piece::King => self.king = to,
        }
        self.ranks.shift(from, to);
    }

    /// Whether strict custody takes the piece at the end of its move.
    #[inline]
    pub(crate) fn is_in_custody(&self, tables: &Tables<B>, to: B, piece: Piece) -> bool {
        tables.rules.custody == Custody::Strict
            && piece.is_soldier()
            && self.stands_in_custody(tables, to, piece)
    }

    /// Takes pieces off the board, whatever their rank.
    #[inline]
    pub(crate) fn remove_ranked(&mut self, squares: B) {
        self.remove(squares);
        self.ranks.remove(squares);
    }

    fn remove(&mut self, squares: B) {
        self.attackers = self.attackers & !squares;
        self.defenders = self.defenders & !squares;
        self.king = self.king & !squares;
    }

    #[inline]
    fn taken(&self, tables: &Tables<B>, to: B, piece: Piece) -> Taken<B> {
        let rules = &tables.rules;
        let mut taken = Taken::NOTHING;
        let by = piece.side();
        let near = tables.neighbours(to);
        let strikes =
            piece != Piece::King || matches!(rules.king.armed, Armed::Full | Armed::Hammer);
        if strikes {
            if near.meets(self.soldiers(by.opponent())) {
                taken.custodial = self.custodial(tables, to, by);
            }
            if rules.shieldwall != Shieldwall::No && to.meets(tables.edge) {
                taken.shieldwall = self.shieldwall(tables, to, by);
            }
            if !R::IS_PLAIN && rules.shieldwall == Shieldwall::Any {
                taken.shieldwall |= self.shieldwall_from_front(tables, to, by);
            }
        }
        if piece == Piece::Attacker && near.meets(self.king) && self.king_is_taken(tables, to) {
            taken.king = self.king;
        }
        if rules.linnaean && piece == Piece::Attacker && near.meets(self.defenders) {
            taken.linnaean = self.linnaean(tables, to);
        }
        if rules.immobilised != Immobilised::None {
            let whom = match rules.immobilised {
                Immobilised::All => self.side(by.opponent()),
                _ if by == Side::Attackers => self.king,
                _ => B::ZERO,
            };
            if near.meets(whom) {
                taken.immobilised = self.without_liberty(tables, near & whom, by.opponent());
            }
        }
        taken
    }

    /// The squares that are hostile to a piece of the class, the edge aside.
    #[inline]
    pub(crate) fn hostile_to(&self, tables: &Tables<B>, victim: Piece) -> B {
        let occupied = self.occupied();
        let mut hostile = self.anvils(victim.side().opponent(), tables.rules.king.armed)
            | (tables.hostile_squares(victim) & !occupied);
        if !R::IS_PLAIN {
            hostile |= tables.hostile_occupied(victim) & occupied;
        }
        hostile
    }

    #[inline]
    fn custodial(&self, tables: &Tables<B>, to: B, by: Side) -> B {
        let victim = match by {
            Side::Attackers => Piece::Defender,
            Side::Defenders => Piece::Attacker,
        };
        let victims = self.soldiers(by.opponent());
        let hostile = self.hostile_to(tables, victim);
        let edge = tables.edge_is_hostile(victim);
        let taken = Direction::map(|direction| {
            let next = tables.step(to, direction) & victims;
            let beyond = tables.step(next, direction);
            if beyond.meets(hostile) || (edge && next.meets(tables.rim(direction))) {
                next
            } else {
                B::ZERO
            }
        });
        taken[0] | taken[1] | taken[2] | taken[3]
    }

    /// Whether the king, next to an attacker that moved to the given square, is captured.
    fn king_is_taken(&self, tables: &Tables<B>, to: B) -> bool {
        let hostile = self.hostile_to(tables, Piece::King);
        let edge = tables.edge_is_hostile(Piece::King);
        let closed = |direction| {
            let beyond = tables.step(self.king, direction);
            if beyond.none() {
                edge
            } else {
                beyond.meets(hostile)
            }
        };
        let two = || {
            Direction::ALL.into_iter().any(|direction| {
                tables.step(self.king, direction) == to && closed(direction.opposite())
            })
        };
        let four = || Direction::ALL.into_iter().all(closed);
        let by_hostile = if tables.needs_four(self.king) {
            four()
        } else {
            two()
        };
        by_hostile || (!R::IS_PLAIN && tables.pierces && self.is_pierced(tables, to))
    }

    /// The attackers who can pierce.
    #[inline]
    pub(crate) fn piercing(&self, tables: &Tables<B>) -> B {
        let of_rank = |pierces: bool, ranked: B| if pierces { ranked } else { B::ZERO };
        let rules = &tables.rules;
        self.attackers
            & (of_rank(rules.commander.pierce, self.ranks.commanders())
                | of_rank(rules.knight.pierce, self.ranks.knights()))
    }

    /// Whether an attacker that moved to the given square beside the king pierces him.
    fn is_pierced(&self, tables: &Tables<B>, to: B) -> bool {
        let piercing = self.piercing(tables);
        if !to.meets(piercing) || self.king.meets(tables.near_throne) {
            return false;
        }
        let corners = if tables.rules.corners.pierce {
            tables.corners & !self.occupied()
        } else {
            B::ZERO
        };
        Direction::ALL.into_iter().any(|direction| {
            tables.step(self.king, direction) == to
                && tables
                    .step(self.king, direction.opposite())
                    .meets(piercing | corners)
        })
    }

    fn linnaean(&self, tables: &Tables<B>, to: B) -> B {
        if !self.king.meets(tables.throne) {
            return B::ZERO;
        }
        let around = tables.neighbours(self.king);
        let defender = around & self.defenders;
        if defender.count() != 1 || !(around & !defender).within(self.attackers) {
            return B::ZERO;
        }
        let behind = |direction| {
            tables.step(self.king, direction) == defender && tables.step(defender, direction) == to
        };
        if Direction::ALL.into_iter().any(behind) {
            defender
        } else {
            B::ZERO
        }
    }

    fn shieldwall(&self, tables: &Tables<B>, to: B, by: Side) -> B {
        let own = self.side(by);
        let enemies = self.side(by.opponent());
        let brackets = own | (tables.corners & !self.occupied());
        let mut taken = B::ZERO;
        for out in Direction::ALL {
            if !to.meets(tables.rim(out)) {
                continue;
            }
            for along in out.across() {
                let mut row = B::ZERO;
                let mut next = tables.step(to, along);
                while next.meets(enemies) && tables.step(next, out.opposite()).meets(own) {
                    row |= next;
                    next = tables.step(next, along);
                }
                if row.count() >= 2 && next.meets(brackets) {
                    taken |= row & !self.king;
                }
            }
        }
        taken
    }

    /// The rows along the edge that a piece closes that has moved in front of one of their pieces.
    fn shieldwall_from_front(&self, tables: &Tables<B>, to: B, by: Side) -> B {
        let own = self.side(by);
        let brackets = own | (tables.corners & !self.occupied());
        let mut taken = B::ZERO;
        for out in Direction::ALL {
            let walled = self.side(by.opponent()) & tables.rim(out) & tables.step(own, out);
            let first = tables.step(to, out) & walled;
            if first.none() {
                continue;
            }
            let mut row = first;
            let is_closed = out.across().into_iter().all(|along| {
                let mut next = tables.step(first, along);
                while next.meets(walled) {
                    row |= next;
                    next = tables.step(next, along);
                }
                next.meets(brackets)
            });
            if is_closed && row.count() >= 2 {
                taken |= row & !self.king;
            }
        }
        taken
    }

    /// Those of the given pieces of a side to which no neighbouring square gives a liberty.
    fn without_liberty(&self, tables: &Tables<B>, pieces: B, side: Side) -> B {
        let friends = self.side(side);
        let empty = tables.board & !self.occupied();
        pieces
            .each()
            .filter(|square| {
                self.piece_at(*square).is_some_and(|piece| {
                    let open =
                        tables.ways_from(*square, piece).stop & !tables.hostile_squares(piece);
                    !tables.neighbours(*square).meets(friends | (empty & open))
                })
            })
            .fold(B::ZERO, |all, square| all | square)
    }

    /// Whether the soldier on a square is between two enemies on one line.
    fn stands_in_custody(&self, tables: &Tables<B>, square: B, piece: Piece) -> bool {
        let enemies = self.anvils(piece.side().opponent(), tables.rules.king.armed);
        [Direction::Up, Direction::Right]
            .into_iter()
            .any(|direction| {
                tables.step(square, direction).meets(enemies)
                    && tables.step(square, direction.opposite()).meets(enemies)
            })
    }
}
