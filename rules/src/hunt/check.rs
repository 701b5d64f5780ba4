//! Why plies are not legal, and what legal ones do.

use crate::{
    Ply, PlyKind, Point, Side,
    bits::Bits,
    hunt::{FEW, Illegal, Piece, Ruleset, plies::Action, position::State, tables::Tables},
    lines::{Direction, Leaps, Length, Ways},
};

/// A chain of leaps, as far as it was followed.
struct Chain<B> {
    at: usize,
    taken: B,
    empty: B,
    prey: B,
}

impl Ruleset {
    /// What a ply does in a position that has not ended the game.
    ///
    /// # Errors
    ///
    /// The first reason why it is not legal, in the order in which a player would notice them.
    pub(crate) fn read<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        ply: Ply,
    ) -> Result<Action<B>, Illegal> {
        match ply.kind() {
            PlyKind::Path => {}
            PlyKind::Together => return Err(Illegal::Together),
            PlyKind::End => return Err(Illegal::End),
        }
        let points = ply.points();
        let bits = self.bits(points)?;
        let hand = state.hand();
        match (&*bits, points) {
            ([_, _, ..], _) if hand > 0 => Err(self.hand_first(tables, state)),
            (&[bit], &[at]) if hand > 0 => match piece_on(state, bit) {
                Some(by) => Err(Illegal::Occupied { at, by }),
                None => Ok(Action::Place(bit)),
            },
            (&[_], &[at]) => Err(Illegal::NothingInHand { at }),
            (&[from, to], &[start, end]) if self.is_step(state.to_move, start, end) => {
                self.own(state, from, start)?;
                self.check_step(tables, state, (from, to), (start, end))?;
                Ok(Action::Step(from, to))
            }
            (&[from, ..], &[start, ..]) => {
                self.own(state, from, start)?;
                let chain = self.follow(tables, state, points)?;
                if tables.leaping == Some(Length::Full)
                    && points.len() < Ply::MOST_POINTS
                    && let Some(at) = points.last()
                {
                    let leaps: Leaps = self.leaps(&tables.few, &chain).collect();
                    if leaps.iter().next().is_some() {
                        return Err(Illegal::GoesOn { at: *at, leaps });
                    }
                }
                Ok(Action::Leaps(from, chain.at, chain.taken))
            }
            _ => Err(Illegal::End),
        }
    }

    /// The bits of points that are on the board.
    fn bits(&self, points: &[Point]) -> Result<Vec<usize>, Illegal> {
        let board = self.rules().board;
        let bit = |point: &Point| {
            let bit = board.layout().bit(*point);
            bit.ok_or(Illegal::OffBoard {
                point: *point,
                board,
            })
        };
        points.iter().map(bit).collect()
    }

    /// Whether two points are neighbours on a line that a side uses.
    fn is_step(&self, side: Side, from: Point, to: Point) -> bool {
        self.neighbours(side, from).any(|point| point == to)
    }

    /// The neighbours of a point on the lines that a side uses, in any direction.
    fn neighbours(&self, side: Side, at: Point) -> impl Iterator<Item = Point> + '_ {
        let layers = match Piece::of(side) {
            Piece::Few => &self.rules().few.lines,
            Piece::Many => &self.rules().many.lines,
        };
        let lines = self.rules().board.layout().lines().iter();
        let lines = lines.filter(|line| layers.contains(&line.layer));
        let pairs = lines.flat_map(|line| line.points.windows(2));
        pairs.filter_map(move |two| match two {
            [one, other] if *one == at => Some(*other),
            [one, other] if *other == at => Some(*one),
            _ => None,
        })
    }

    /// The point between two others on a line that a side uses.
    fn between(&self, side: Side, from: Point, to: Point) -> Option<Point> {
        let layers = match Piece::of(side) {
            Piece::Few => &self.rules().few.lines,
            Piece::Many => &self.rules().many.lines,
        };
        let lines = self.rules().board.layout().lines().iter();
        let lines = lines.filter(|line| layers.contains(&line.layer));
        let mut threes = lines.flat_map(|line| line.points.windows(3));
        let three = threes
            .find(|three| matches!(three, [a, _, c] if [[a, c], [c, a]].contains(&[&from, &to])))?;
        three.get(1).copied()
    }

    /// Whether two points are the ends of a leap on a line that a side uses.
    pub(crate) fn is_leap(&self, side: Side, from: Point, to: Point) -> bool {
        self.between(side, from, to).is_some()
    }

    fn directions(&self, side: Side) -> &std::collections::BTreeSet<Direction> {
        match Piece::of(side) {
            Piece::Few => &self.rules().few.directions,
            Piece::Many => &self.rules().many.directions,
        }
    }

    fn check_direction(&self, side: Side, from: Point, to: Point) -> Result<(), Illegal> {
        let direction = Direction::of(from, to);
        if self.directions(side).contains(&direction) {
            Ok(())
        } else {
            Err(Illegal::Direction {
                from,
                to,
                direction,
            })
        }
    }

    fn check_step<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        (_, to): (usize, usize),
        (start, end): (Point, Point),
    ) -> Result<(), Illegal> {
        if let Some(by) = piece_on(state, to) {
            return Err(Illegal::Occupied { at: end, by });
        }
        self.check_direction(state.to_move, start, end)?;
        if state.to_move == FEW && tables.must_leap(state) {
            let leaps = self.first_leaps(tables, state);
            return Err(Illegal::MustLeap { leaps });
        }
        Ok(())
    }

    /// Why a piece cannot move while others are in hand.
    fn hand_first<B: Bits>(&self, tables: &Tables<B>, state: &State<B>) -> Illegal {
        let mut free = tables.empty(state).indices();
        Illegal::HandFirst {
            piece: self.piece(Piece::of(state.to_move)),
            hand: state.hand(),
            free: free.find_map(|bit| self.rules().board.layout().point(bit)),
        }
    }

    /// The possible first leaps of the few.
    fn first_leaps<B: Bits>(&self, tables: &Tables<B>, state: &State<B>) -> Leaps {
        let leapers = tables.leapers(state).indices();
        let chains = leapers.map(|at| Chain {
            at,
            taken: B::ZERO,
            empty: tables.empty(state),
            prey: state.many,
        });
        let leaps = chains.flat_map(|chain| self.leaps(&tables.few, &chain).collect::<Vec<_>>());
        leaps.collect()
    }

    /// The possible next leaps of a chain.
    fn leaps<B: Bits>(
        &self,
        ways: &Ways<B>,
        chain: &Chain<B>,
    ) -> impl Iterator<Item = (Point, Point)> {
        let layout = self.rules().board.layout();
        let leaps = ways.leaps(chain.at, chain.prey, chain.empty);
        leaps.filter_map(move |leap| {
            let to = layout.point(usize::from(leap.landing))?;
            Some((layout.point(chain.at)?, to))
        })
    }

    /// Follows leaps from point to point.
    fn follow<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        points: &[Point],
    ) -> Result<Chain<B>, Illegal> {
        let layout = self.rules().board.layout();
        let bit = |point: Point| layout.bit(point).unwrap_or(0);
        let side = state.to_move;
        let start = points.first().map_or(0, |point| bit(*point));
        let mut chain = Chain {
            at: start,
            taken: B::ZERO,
            empty: tables.empty(state) | B::bit(start),
            prey: state.many,
        };
        for (made, leg) in points.windows(2).enumerate() {
            let [from, to] = [leg[0], leg[1]];
            let over = self.leap_over(state, from, to)?;
            let Some(length) = tables.leaping.filter(|_| side == FEW) else {
                return Err(Illegal::NoLeaps { from, to });
            };
            if made > 0 && length == Length::One {
                return Err(Illegal::OneLeap { at: from });
            }
            self.check_direction(side, from, to)?;
            let (middle, end) = (bit(over), bit(to));
            if !B::bit(end).meets(chain.empty) {
                let by = piece_on(state, end).unwrap_or(Piece::of(side));
                return Err(Illegal::Occupied { at: to, by });
            }
            if !B::bit(middle).meets(chain.prey) {
                let is_own = B::bit(middle).meets(state.few) && middle != start;
                return Err(if is_own {
                    Illegal::OverOwn { over }
                } else {
                    Illegal::OverNothing { over }
                });
            }
            let taken = B::bit(middle);
            chain = Chain {
                at: end,
                taken: chain.taken | taken,
                empty: chain.empty | taken,
                prey: chain.prey & !taken,
            };
        }
        Ok(chain)
    }

    /// The point between the ends of a leap.
    fn leap_over<B: Bits>(
        &self,
        state: &State<B>,
        from: Point,
        to: Point,
    ) -> Result<Point, Illegal> {
        let side = state.to_move;
        if let Some(over) = self.between(side, from, to) {
            return Ok(over);
        }
        if self.is_step(side, from, to) {
            return Err(Illegal::StepInChain { from, to });
        }
        let is_prey = |over: &Point| {
            let bit = self.rules().board.layout().bit(*over);
            bit.is_some_and(|bit| B::bit(bit).meets(state.many))
        };
        let is_bend = |over: &Point| is_prey(over) && self.is_step(side, *over, to);
        let mut bends = self
            .neighbours(side, from)
            .filter(|_| side == FEW && from != to);
        let bend = bends.find(is_bend);
        Err(match bend {
            Some(over) => Illegal::RoundBend { from, over, to },
            None => Illegal::NotInLine { from, to },
        })
    }

    /// Whether a piece of the side to move stands on a point.
    fn own<B: Bits>(&self, state: &State<B>, bit: usize, from: Point) -> Result<(), Illegal> {
        let piece = piece_on(state, bit).ok_or(Illegal::NoPiece { from })?;
        if piece.side() == state.to_move {
            Ok(())
        } else {
            let piece = self.piece(piece);
            Err(Illegal::NotYours { from, piece })
        }
    }

    /// The points where the next leap of a begun ply can end, in board order.
    pub(crate) fn further<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        points: &[Point],
    ) -> Vec<Point> {
        let layout = self.rules().board.layout();
        if state.to_move != FEW || tables.leaping.is_none() {
            return Vec::new();
        }
        match self.follow(tables, state, points) {
            Ok(chain) if points.len() == 1 || tables.goes_on(chain.at, chain.prey, chain.empty) => {
                let leaps = tables.few.leaps(chain.at, chain.prey, chain.empty);
                leaps
                    .filter_map(|leap| layout.point(usize::from(leap.landing)))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The piece on a point.
pub(crate) fn piece_on<B: Bits>(state: &State<B>, bit: usize) -> Option<Piece> {
    if B::bit(bit).meets(state.few) {
        Some(Piece::Few)
    } else {
        B::bit(bit).meets(state.many).then_some(Piece::Many)
    }
}
