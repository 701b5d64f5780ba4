//! Endings of a game that depend on the board alone.

use crate::bits::Bits;
use crate::tafl::{
    Escape, Immobilised, Piece, Reason, Shieldwall, Side,
    board::Board,
    ranks::Ranks,
    tables::{Direction, Tables},
};

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    /// The winner and the reason, if the board after a move of the given side ends the game.
    ///
    /// The first of: king captured, king escaped, exit fort, attackers destroyed, defenders enclosed.
    #[inline]
    pub(crate) fn ending(&self, tables: &Tables<B>, mover: Side) -> Option<(Side, Reason)> {
        let rules = &tables.rules;
        if self.king.none() {
            return Some((Side::Attackers, Reason::KingCaptured));
        }
        if self.has_escaped(tables, mover) {
            return Some((Side::Defenders, Reason::KingEscaped));
        }
        if rules.exit_fort
            && mover == Side::Defenders
            && self.king.meets(tables.edge)
            && self.has_exit_fort(tables)
        {
            return Some((Side::Defenders, Reason::ExitFort));
        }
        if rules
            .attackers_lose_at
            .is_some_and(|least| self.attackers.is_at_most(least))
        {
            return Some((Side::Defenders, Reason::AttackersDestroyed));
        }
        if rules.enclosure_wins && self.is_enclosed(tables) {
            return Some((Side::Attackers, Reason::Enclosed));
        }
        None
    }

    /// Whether the king has escaped, if the given side moved last.
    pub(crate) fn has_escaped(&self, tables: &Tables<B>, mover: Side) -> bool {
        match tables.rules.escape {
            Escape::Corner => self.king.meets(tables.corners),
            Escape::Edge => self.king.meets(tables.edge),
            Escape::SafeEdge => {
                mover == Side::Defenders
                    && self.king.meets(tables.edge)
                    && !self.threatens_king(tables)
            }
        }
    }

    /// Whether the attackers, were they to move, could take the king.
    pub(crate) fn threatens_king(&self, tables: &Tables<B>) -> bool {
        if !R::IS_PLAIN && tables.has_legs {
            return self.is_nearly_surrounded(tables) && self.is_king_in_reach(tables);
        }
        self.threats_to_king(tables).next().is_some()
    }

    /// Whether so many squares beside the king are hostile, or would be without the piece on them, that a single attacker may be
    /// all that is missing to his capture. If not, no move takes him, whatever its legs.
    fn is_nearly_surrounded(&self, tables: &Tables<B>) -> bool {
        let rules = &tables.rules;
        if rules.immobilised != Immobilised::None {
            return true;
        }
        let corners = if rules.corners.pierce {
            tables.corners
        } else {
            B::ZERO
        };
        if tables.pierces
            && !self.king.meets(tables.near_throne)
            && tables
                .neighbours(self.king)
                .meets(self.piercing(tables) | corners)
        {
            return true;
        }
        let hostile = self.attackers
            | tables.hostile_squares(Piece::King)
            | tables.hostile_occupied(Piece::King);
        let edge = tables.edge_is_hostile(Piece::King);
        let beside = Direction::map(|direction| tables.step(self.king, direction));
        let is_closed = |square: &&B| square.meets(hostile) || (edge && square.none());
        let closed = beside.iter().filter(is_closed).count();
        closed >= if tables.needs_four(self.king) { 3 } else { 1 }
    }

    /// The moves, as from and to, by which the attackers, were they to move, would capture the king, by rules without ranks,
    /// leaps and chains.
    pub(crate) fn threats_to_king<'a>(
        &'a self,
        tables: &'a Tables<B>,
    ) -> impl Iterator<Item = (B, B)> + 'a {
        let board = Self {
            to_move: Side::Attackers,
            ..*self
        };
        board.closing_squares(tables).each().flat_map(move |to| {
            let attackers = board.soldiers_that_reach(tables, to, Side::Attackers);
            attackers
                .each()
                .filter(move |from| {
                    let (after, _) = board.after(tables, *from, to, Piece::Attacker);
                    after.king.none()
                })
                .map(move |from| (from, to))
        })
    }

    /// The empty squares beside the king that are all that is missing to his capture: no attacker captures him by a
    /// move to another square. Whether one can get there, and captures him then, is another matter.
    #[inline]
    pub(crate) fn closing_squares(&self, tables: &Tables<B>) -> B {
        let empty = tables.board & !self.occupied();
        if tables.rules.immobilised != Immobilised::None {
            return tables.neighbours(self.king) & empty;
        }
        let hostile = self.hostile_to(tables, Piece::King);
        let edge = tables.edge_is_hostile(Piece::King);
        let beside = Direction::map(|direction| tables.step(self.king, direction));
        let closed = beside.map(|square| {
            if square.none() {
                edge
            } else {
                square.meets(hostile)
            }
        });
        let needs_four = tables.needs_four(self.king);
        let mut closing = B::ZERO;
        for at in 0..4 {
            // Opposite directions follow each other.
            let rest = if needs_four {
                (0..4).all(|other| other == at || closed[other])
            } else {
                closed[at ^ 1]
            };
            if rest {
                closing |= beside[at] & empty;
            }
        }
        closing
    }

    /// Whether the king stands among hostile squares on all four sides, with an attacker beside him. Between two of them he may
    /// stand.
    pub(crate) fn stands_captured(&self, tables: &Tables<B>) -> bool {
        let hostile = self.hostile_to(tables, Piece::King);
        let edge = tables.edge_is_hostile(Piece::King);
        let beside = Direction::map(|direction| tables.step(self.king, direction));
        let is_closed = |square: &B| (edge && square.none()) || square.meets(hostile);
        beside.iter().all(is_closed) && beside.iter().any(|square| square.meets(self.attackers))
    }

    /// Whether no defender, and not the king, could walk to the edge over empty squares and squares
    /// of his own side.
    #[inline]
    fn is_enclosed(&self, tables: &Tables<B>) -> bool {
        let open = tables.board & !self.attackers;
        let mut reached = self.defenders | self.king;
        loop {
            if reached.meets(tables.edge) {
                return false;
            }
            let next = tables.spread(reached, open);
            if next == reached {
                return true;
            }
            reached = next;
        }
    }

    /// Whether the king, on the edge, can move, and no attacker could ever get next to him.
    ///
    /// This overestimates the attackers: they occupy every square that they can walk to, and capture all the soldiers
    /// that such attackers could, until nothing more is captured.
    fn has_exit_fort(&self, tables: &Tables<B>) -> bool {
        if self.targets(tables, self.king, Piece::King).none() {
            return false;
        }
        let near = tables.neighbours(self.king);
        let mut fort = *self;
        loop {
            let empty = tables.board & !fort.occupied();
            let flood = tables.flood(fort.attackers, empty);
            if flood.meets(near) {
                return false;
            }
            let fallen = fort.fallen_to(tables, flood, empty);
            if fallen.none() {
                return true;
            }
            fort.defenders = fort.defenders & !fallen;
        }
    }

    /// The defending soldiers that are captured if attackers occupy all squares of the flood.
    fn fallen_to(&self, tables: &Tables<B>, flood: B, empty: B) -> B {
        let hostile = flood
            | (empty & tables.hostile_squares(Piece::Defender))
            | (self.occupied() & tables.hostile_occupied(Piece::Defender));
        let edge = tables.edge_is_hostile(Piece::Defender);
        let mut fallen = B::ZERO;
        for direction in Direction::ALL {
            let struck = tables.step(flood, direction);
            let mut held = tables.step(hostile, direction.opposite());
            if edge {
                held |= tables.rim(direction);
            }
            fallen |= self.defenders & struck & held;
        }
        if tables.rules.shieldwall != Shieldwall::No {
            for out in Direction::ALL {
                fallen |= self.rows_fallen_to(tables, flood, empty, out);
            }
        }
        fallen
    }

    /// The soldiers of rows along one side of the board that a shieldwall of the flood takes.
    fn rows_fallen_to(&self, tables: &Tables<B>, flood: B, empty: B, out: Direction) -> B {
        let side = tables.rim(out);
        let walled = (self.defenders | self.king) & side & tables.step(flood, out);
        let brackets = flood | (empty & tables.corners);
        let [ahead, back] = out.across();
        let mut fallen = B::ZERO;
        for first in (walled & tables.step(brackets, ahead)).each() {
            let mut row = B::ZERO;
            let mut next = first;
            while next.meets(walled) {
                row |= next;
                next = tables.step(next, ahead);
            }
            let ends = next | tables.step(first, back);
            // From the front, a wall is closed without an attacker at its ends.
            let is_touched = tables.rules.shieldwall == Shieldwall::Any || ends.meets(flood);
            if row.count() >= 2 && next.meets(brackets) && is_touched {
                fallen |= row & self.defenders;
            }
        }
        fallen
    }
}
