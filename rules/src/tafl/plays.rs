//! Moves of one leg or several: walks, leaps, and the chains of pieces that have captured.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::lines::Path;
use crate::tafl::{
    Chain, Custody, Immobilised, Piece, Shieldwall, Side,
    board::Board,
    capture::Taken,
    leaps::Leg,
    ranks::Ranks,
    tables::{Direction, Tables},
};

/// A legal move by its effects: two chains of a piece that end alike and take the same pieces are one play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Play<B> {
    /// The bit where the piece starts.
    pub from: u16,
    /// The bit where it ends; the same one for a chain that comes back.
    pub to: u16,
    /// The piece.
    pub piece: Piece,
    /// The squares of the enemies that it takes off the board; the piece may end on one of them.
    pub taken: B,
    /// Whether strict custody takes the piece itself.
    pub is_lost: bool,
}

/// Which plays are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plays {
    /// All.
    All,
    /// At least all that take an enemy with their first leg.
    Captures,
    /// All of the king.
    Kings,
}

/// A piece in the midst of its move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Moving<B> {
    pub(super) start: u16,
    pub(super) at: B,
    pub(super) piece: Piece,
    /// What it has taken.
    pub(super) taken: B,
}

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    /// The board after a play of the side to move.
    #[inline]
    #[must_use]
    pub fn after_play(&self, play: &Play<B>) -> Self {
        let mut board = *self;
        let to = B::bit(usize::from(play.to));
        if !play.taken.none() {
            board.remove_ranked(play.taken);
        }
        board.shift(B::bit(usize::from(play.from)), to, play.piece);
        if play.is_lost {
            board.remove_ranked(to);
        }
        board.to_move = self.to_move.opponent();
        board
    }

    /// At least all empty squares on which a piece of the side to move that walks there takes something.
    pub(super) fn hot(&self, tables: &Tables<B>) -> B {
        let by = self.to_move;
        let (victim, victims) = match by {
            Side::Attackers => (Piece::Defender, self.defenders),
            Side::Defenders => (Piece::Attacker, self.attackers),
        };
        let rules = &tables.rules;
        let empty = tables.board & !self.occupied();
        let near = || tables.neighbours(self.side(by.opponent())) & empty;
        if rules.immobilised != Immobilised::None || rules.linnaean {
            return near();
        }
        let hostile = self.hostile_to(tables, victim);
        let edge = tables.edge_is_hostile(victim);
        let strikes = Direction::map(|direction| {
            let mut held = tables.step(hostile, direction.opposite());
            if edge {
                held |= tables.rim(direction);
            }
            tables.step(victims & held, direction.opposite())
        });
        let mut hot = strikes[0] | strikes[1] | strikes[2] | strikes[3];
        if by == Side::Attackers {
            hot |= tables.neighbours(self.king);
        }
        match rules.shieldwall {
            Shieldwall::No => {}
            Shieldwall::Ends => hot |= near() & tables.edge,
            Shieldwall::Any => hot |= near() & (tables.edge | tables.neighbours(tables.edge)),
        }
        hot & empty
    }

    /// Whether a king who stands on a square has escaped, if he is safe there.
    #[inline]
    pub(super) fn escapes_on(tables: &Tables<B>, to: B, piece: Piece) -> bool {
        piece == Piece::King && to.meets(tables.goals)
    }

    /// The legs by which a piece that has captured may go on, with the board after each and what it takes.
    #[inline]
    pub(super) fn further(
        &self,
        tables: &Tables<B>,
        moving: Moving<B>,
        mut visit: impl FnMut(B, &Self, B) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (at, piece) = (moving.at, moving.piece);
        let wanted = self.hot(tables)
            | if piece == Piece::King {
                tables.goals
            } else {
                B::ZERO
            };
        let empty = tables.board & !self.occupied();
        let walks = Self::targets_over(tables, empty, at, piece) & wanted;
        let walks = walks.each().map(|to| Leg { to, leapt: B::ZERO });
        for leg in walks.chain(self.leaping_legs(tables, at, piece)) {
            let (board, taken) = self.after_leg(tables, (at, leg.to), piece, leg.leapt);
            let taken = taken.enemies();
            if !taken.none() || Self::escapes_on(tables, leg.to, piece) {
                visit(leg.to, &board, taken)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The play that ends here.
    #[inline]
    fn ended(&self, tables: &Tables<B>, moving: &Moving<B>) -> Play<B> {
        Play {
            from: moving.start,
            to: number(moving.at),
            piece: moving.piece,
            taken: moving.taken,
            is_lost: self.is_in_custody(tables, moving.at, moving.piece),
        }
    }

    /// Visits the plays of a piece that has just made a leg, which led to this board, with their paths.
    fn go_on(
        &self,
        tables: &Tables<B>,
        moving: Moving<B>,
        has_captured: bool,
        path: &mut Path,
        visit: &mut impl FnMut(&Path, Play<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let chain = tables.rules.chain;
        let is_over = !has_captured
            || chain == Chain::None
            || self.king.none()
            || path.is_full()
            || Self::escapes_on(tables, moving.at, moving.piece);
        if is_over || chain == Chain::May {
            visit(path, self.ended(tables, &moving))?;
        }
        if is_over {
            return ControlFlow::Continue(());
        }
        let mut goes_on = false;
        self.further(tables, moving, |to, board, taken| {
            goes_on = true;
            path.push(to.lowest());
            let next = Moving {
                at: to,
                taken: moving.taken | taken,
                ..moving
            };
            let found = board.go_on(tables, next, !taken.none(), path, visit);
            path.pop();
            found
        })?;
        if chain == Chain::Must && !goes_on {
            visit(path, self.ended(tables, &moving))?;
        }
        ControlFlow::Continue(())
    }

    /// Visits legal plays of the side to move, with their paths, as long as the visitor goes on.
    pub(crate) fn visit(
        &self,
        tables: &Tables<B>,
        which: Plays,
        mut visit: impl FnMut(&Path, Play<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let empty = tables.board & !self.occupied();
        let hot = self.hot(tables);
        let leapers = self.leapers();
        let movers = match which {
            Plays::Kings => self.king & self.side(self.to_move),
            Plays::All | Plays::Captures => self.side(self.to_move),
        };
        for from in movers.each() {
            let piece = match self.to_move {
                Side::Attackers => Piece::Attacker,
                Side::Defenders if from == self.king => Piece::King,
                Side::Defenders => Piece::Defender,
            };
            let start = number(from);
            let walks = Self::targets_over(tables, empty, from, piece);
            let walks = if which == Plays::Captures {
                walks & hot
            } else {
                walks
            };
            for to in walks.each() {
                let mut path = Path::step(usize::from(start), to.lowest());
                if to.meets(hot) || tables.rules.custody == Custody::Strict {
                    let leg = Leg { to, leapt: B::ZERO };
                    self.first_leg(tables, (from, piece), leg, &mut path, &mut visit)?;
                } else {
                    let play = Play {
                        from: start,
                        to: number(to),
                        piece,
                        taken: B::ZERO,
                        is_lost: false,
                    };
                    visit(&path, play)?;
                }
            }
            if from.meets(leapers) {
                for leg in self.leaping_legs(tables, from, piece) {
                    let mut path = Path::step(usize::from(start), leg.to.lowest());
                    self.first_leg(tables, (from, piece), leg, &mut path, &mut visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn first_leg(
        &self,
        tables: &Tables<B>,
        (from, piece): (B, Piece),
        leg: Leg<B>,
        path: &mut Path,
        visit: &mut impl FnMut(&Path, Play<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (board, taken) = self.after_leg(tables, (from, leg.to), piece, leg.leapt);
        let taken = taken.enemies();
        let moving = Moving {
            start: number(from),
            at: leg.to,
            piece,
            taken,
        };
        board.go_on(tables, moving, !taken.none(), path, visit)
    }

    /// The board after a legal move along a path, with what each leg takes.
    pub(crate) fn along(
        &self,
        tables: &Tables<B>,
        piece: Piece,
        path: &[B],
    ) -> (Self, Vec<Taken<B>>) {
        let mut board = *self;
        let mut legs = Vec::with_capacity(path.len());
        for leg in path.windows(2) {
            let (after, taken) = board.a_leg(tables, (leg[0], leg[1]), piece);
            legs.push(taken);
            board = after;
        }
        if let (Some(to), Some(last)) = (path.last(), legs.last_mut())
            && board.is_in_custody(tables, *to, piece)
        {
            last.own = *to;
            board.remove_ranked(*to);
        }
        board.to_move = self.to_move.opponent();
        (board, legs)
    }

    /// The board after a legal move along a path, but with what its last leg takes still on it.
    pub(crate) fn before_last_captures(
        &self,
        tables: &Tables<B>,
        piece: Piece,
        path: &[B],
    ) -> Self {
        let mut board = *self;
        for (at, leg) in path.windows(2).enumerate() {
            if at + 2 == path.len() {
                board.shift(leg[0], leg[1], piece);
            } else {
                board = board.a_leg(tables, (leg[0], leg[1]), piece).0;
            }
        }
        board
    }

    /// The board after a leg that may be a walk or a leap.
    pub(crate) fn a_leg(
        &self,
        tables: &Tables<B>,
        (from, to): (B, B),
        piece: Piece,
    ) -> (Self, Taken<B>) {
        let mut leaps = self.leaping_legs(tables, from, piece);
        let leapt = leaps.find(|leg| leg.to == to).map(|leg| leg.leapt);
        self.after_leg(tables, (from, to), piece, leapt.unwrap_or(B::ZERO))
    }

    /// Where a piece may go on that has captured on its way to this square, as far as it may.
    pub(crate) fn next_squares(&self, tables: &Tables<B>, at: B, piece: Piece) -> B {
        let mut next = B::ZERO;
        if tables.rules.chain == Chain::None
            || self.king.none()
            || Self::escapes_on(tables, at, piece)
        {
            return next;
        }
        let moving = Moving {
            start: 0,
            at,
            piece,
            taken: B::ZERO,
        };
        let all = self.further(tables, moving, |to, _, _| {
            next |= to;
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        next
    }

    /// Whether the attackers, were they to move, could take the king by a move of any kind.
    pub(crate) fn is_king_in_reach(&self, tables: &Tables<B>) -> bool {
        let board = Self {
            to_move: Side::Attackers,
            ..*self
        };
        let mut visit = |_: &Path, play: Play<B>| {
            if play.taken.meets(board.king) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let mut try_leg = |from: B, leg: Leg<B>| {
            let mut path = Path::step(from.lowest(), leg.to.lowest());
            board.first_leg(tables, (from, Piece::Attacker), leg, &mut path, &mut visit)
        };
        // The first leg captures, so that few squares have to be looked at.
        let walks = board.hot(tables).each().try_for_each(|to| {
            let soldiers = board.soldiers_that_reach(tables, to, Side::Attackers);
            let mut soldiers = soldiers.each();
            soldiers.try_for_each(|from| try_leg(from, Leg { to, leapt: B::ZERO }))
        });
        walks.is_break()
            || board.leapers().each().any(|from| {
                let mut legs = board.leaping_legs(tables, from, Piece::Attacker);
                legs.try_for_each(|leg| try_leg(from, leg)).is_break()
            })
    }

    /// Visits the king's plays by which he escapes, with their paths. The defenders are to move.
    pub(super) fn escaping_plays(
        &self,
        tables: &Tables<B>,
        mut visit: impl FnMut(&Path, Play<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit(tables, Plays::Kings, |path, play| {
            if B::bit(usize::from(play.to)).meets(tables.goals)
                && self.after_play(&play).has_escaped(tables, Side::Defenders)
            {
                visit(path, play)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// For each direction, the squares to which the king could go with the first leg of a move by which he would have escaped.
    /// Moves that the second function finds are left out.
    pub(crate) fn escaping_legs(
        &self,
        tables: &Tables<B>,
        is_left_out: impl Fn(&Path, &Play<B>) -> bool,
    ) -> [B; 4] {
        let mut escapes = [B::ZERO; 4];
        let board = Self {
            to_move: Side::Defenders,
            ..*self
        };
        let king = board.king.lowest();
        let all = board.escaping_plays(tables, |path, play| {
            if !is_left_out(path, &play)
                && let Some(first) = path.bits().get(1)
            {
                let first = usize::from(*first);
                escapes[tables.direction(king, first) as usize] |= B::bit(first);
            }
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        escapes
    }
}

/// The bit of a square.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a bit is below 361")]
fn number<B: Bits>(square: B) -> u16 {
    square.lowest() as u16
}
