//! Why plies are not legal, and what legal ones do.

use crate::{
    Ply, PlyKind, Point, Side,
    bits::Bits,
    dablot::{Illegal, Kind, Piece, Ruleset, plies::Action, position::State, tables::Tables},
    lines::{Direction, Leaps, Length},
};

/// A chain of leaps, as far as it was followed.
pub(crate) struct Chain<B> {
    at: usize,
    taken: B,
    empty: B,
    prey: B,
    has_gone_back: bool,
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
        let points = ply.points();
        self.check_points(points)?;
        match (ply.kind(), points) {
            (PlyKind::End, _) if tables.actions == 0 => Err(Illegal::NoActions),
            (PlyKind::End, _) if state.actions_left == 0 => Err(Illegal::EndBeforeAction),
            (PlyKind::End, _) => Ok(Action::End),
            (PlyKind::Path, &[at]) => Err(Illegal::Placing { at }),
            (PlyKind::Path, &[from, to]) if self.is_step(from, to) => {
                let piece = self.own(state, from)?;
                self.check_step(state, piece, from, to)?;
                self.check_obliged(tables, state, None)?;
                Ok(Action::Step(self.bit(from), self.bit(to)))
            }
            (PlyKind::Path, &[from, ..]) => {
                let piece = self.own(state, from)?;
                let chain = self.follow(tables, state, piece, points)?;
                self.check_obliged(tables, state, Some(piece.kind))?;
                Ok(Action::Leaps {
                    from: self.bit(from),
                    to: chain.at,
                    taken: chain.taken,
                    has_gone_back: chain.has_gone_back,
                })
            }
            (PlyKind::Together, _) => self.read_ambush(tables, state, &ply),
            (PlyKind::Path, []) => Err(Illegal::NoActions),
        }
    }

    fn check_points(&self, points: &[Point]) -> Result<(), Illegal> {
        let board = self.rules().board;
        let mut points = points.iter();
        match points.find(|point| !board.layout().contains(**point)) {
            Some(point) => Err(Illegal::OffBoard {
                point: *point,
                board,
            }),
            None => Ok(()),
        }
    }

    /// The bit of a point on the board.
    fn bit(&self, point: Point) -> usize {
        self.rules().board.layout().bit(point).unwrap_or(0)
    }

    /// The piece of the side to move on a point.
    fn own<B: Bits>(&self, state: &State<B>, from: Point) -> Result<Piece, Illegal> {
        let piece = state.piece_at(self.bit(from));
        let piece = piece.ok_or(Illegal::NoPiece { from })?;
        if piece.side == state.to_move {
            Ok(piece)
        } else {
            Err(Illegal::NotYours { from, piece })
        }
    }

    /// Whether two points are neighbours.
    fn is_step(&self, from: Point, to: Point) -> bool {
        self.neighbours(from).any(|point| point == to)
    }

    fn neighbours(&self, at: Point) -> impl Iterator<Item = Point> + '_ {
        let lines = self.rules().board.layout().lines().iter();
        let pairs = lines.flat_map(|line| line.points.windows(2));
        pairs.filter_map(move |two| match two {
            [one, other] if *one == at => Some(*other),
            [one, other] if *other == at => Some(*one),
            _ => None,
        })
    }

    /// The point between the ends of a leap.
    fn leap_over<B: Bits>(
        &self,
        state: &State<B>,
        from: Point,
        to: Point,
    ) -> Result<Point, Illegal> {
        let lines = self.rules().board.layout().lines().iter();
        let mut threes = lines.flat_map(|line| line.points.windows(3));
        let is_leap = |three: &&[Point]| matches!(three, [a, _, c] if (*a, *c) == (from, to) || (*c, *a) == (from, to));
        if let Some([_, over, _]) = threes.find(is_leap) {
            return Ok(*over);
        }
        if self.is_step(from, to) {
            return Err(Illegal::StepInChain { from, to });
        }
        let is_prey = |over: &Point| B::bit(self.bit(*over)).meets(state.enemies());
        let is_bend = |over: &Point| is_prey(over) && self.is_step(*over, to);
        let mut bends = self.neighbours(from).filter(|_| from != to);
        let bend = bends.find(is_bend);
        Err(match bend {
            Some(over) => Illegal::RoundBend { from, over, to },
            None => Illegal::NotInLine { from, to },
        })
    }

    fn is_back(side: Side, from: Point, to: Point) -> bool {
        match side {
            crate::dablot::SOUTH => Direction::of(from, to).is_back(),
            crate::dablot::NORTH => Direction::of(to, from).is_back(),
        }
    }

    fn check_direction(&self, piece: Piece, from: Point, to: Point) -> Result<(), Illegal> {
        let is_back = Self::is_back(piece.side, from, to);
        if piece.kind.is_man() && is_back && !self.rules().men_back {
            Err(Illegal::ManBack { from, to })
        } else {
            Ok(())
        }
    }

    fn check_step<B: Bits>(
        &self,
        state: &State<B>,
        piece: Piece,
        from: Point,
        to: Point,
    ) -> Result<(), Illegal> {
        match state.piece_at(self.bit(to)) {
            Some(by) => Err(Illegal::Occupied { at: to, by }),
            None => self.check_direction(piece, from, to),
        }
    }

    /// Whether a man has to leap, instead of the piece of a kind that leaps, or of one that does not.
    fn check_obliged<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        leaping: Option<Kind>,
    ) -> Result<(), Illegal> {
        if leaping.is_some_and(Kind::is_man) {
            return Ok(());
        }
        let obliged = tables.obliged(state);
        if obliged.none() {
            return Ok(());
        }
        let (prey, empty) = (tables.prey(state, Kind::Man), tables.empty(state));
        let ways = tables.ways(state.to_move, Kind::Man);
        let layout = self.rules().board.layout();
        let leaps = obliged.indices().flat_map(|at| {
            let leaps = ways.leaps(at, prey, empty);
            leaps.filter_map(move |leap| {
                let to = layout.point(usize::from(leap.landing))?;
                Some((layout.point(at)?, to))
            })
        });
        let leaps: Leaps = leaps.collect();
        Err(Illegal::ManMustLeap { leaps })
    }

    /// Follows leaps of a piece from point to point.
    fn follow<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        piece: Piece,
        points: &[Point],
    ) -> Result<Chain<B>, Illegal> {
        let start = points.first().map_or(0, |point| self.bit(*point));
        let mut chain = Chain {
            at: start,
            taken: B::ZERO,
            empty: tables.empty(state) | B::bit(start),
            prey: tables.prey(state, piece.kind),
            has_gone_back: false,
        };
        for (made, leg) in points.windows(2).enumerate() {
            let [from, to] = [leg[0], leg[1]];
            let over = self.leap_over(state, from, to)?;
            if made > 0 && tables.length == Length::One {
                return Err(Illegal::OneLeap { at: from });
            }
            self.check_direction(piece, from, to)?;
            let end = self.bit(to);
            if !B::bit(end).meets(chain.empty) {
                let by = state.piece_at(end).unwrap_or(piece);
                return Err(Illegal::Occupied { at: to, by });
            }
            let prey = B::bit(self.bit(over));
            if !prey.meets(chain.prey) {
                return Err(self.not_prey(state, &chain, piece, over));
            }
            chain = Chain {
                at: end,
                taken: chain.taken | prey,
                empty: chain.empty | prey,
                prey: chain.prey & !prey,
                has_gone_back: chain.has_gone_back || Self::is_back(piece.side, from, to),
            };
        }
        Ok(chain)
    }

    /// Why a piece does not take what is on a point.
    fn not_prey<B: Bits>(
        &self,
        state: &State<B>,
        chain: &Chain<B>,
        leaper: Piece,
        over: Point,
    ) -> Illegal {
        let bit = self.bit(over);
        let is_empty = B::bit(bit).meets(chain.empty);
        match state.piece_at(bit).filter(|_| !is_empty) {
            None => Illegal::OverNothing { over },
            Some(piece) if piece.side == leaper.side => Illegal::OverOwn { over },
            Some(piece) => Illegal::TooStrong {
                over,
                piece,
                points: self.rules().points.of(piece.kind),
                own: self.rules().points.of(leaper.kind),
            },
        }
    }

    fn read_ambush<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        ply: &Ply,
    ) -> Result<Action<B>, Illegal> {
        if !tables.ambush {
            return Err(Illegal::NoAmbush);
        }
        let points = &self.rules().points;
        let mut together = Vec::new();
        let mut target: Option<(Point, u32)> = None;
        for (from, to) in ply.legs() {
            let piece = self.own(state, from)?;
            let over = self.leap_over(state, from, to)?;
            let is_other = |(one, _): &(Point, u32)| *one != over;
            if let Some((one, _)) = target.filter(is_other) {
                return Err(Illegal::AmbushOthers { one, other: over });
            }
            self.check_direction(piece, from, to)?;
            if let Some(by) = state.piece_at(self.bit(to)) {
                return Err(Illegal::Occupied { at: to, by });
            }
            let enemy = state.piece_at(self.bit(over));
            let enemy = enemy.ok_or(Illegal::OverNothing { over })?;
            if enemy.side == piece.side {
                return Err(Illegal::OverOwn { over });
            }
            let (own, needed) = (points.of(piece.kind), points.of(enemy.kind));
            if own >= needed {
                return Err(Illegal::AmbushAlone { from, over });
            }
            target = Some((over, u32::from(needed)));
            together.push((from, u32::from(own)));
        }
        let Some((over, needed)) = target else {
            return Err(Illegal::NoAmbush);
        };
        for (at, (from, _)) in together.iter().enumerate() {
            if together[..at].iter().any(|(before, _)| before == from) {
                return Err(Illegal::AmbushTwice { from: *from });
            }
        }
        let sum: u32 = together.iter().map(|(_, points)| points).sum();
        if sum < needed {
            return Err(Illegal::AmbushTooWeak {
                over,
                points: needed,
                together: sum,
            });
        }
        let mut spare = together.iter().filter(|(_, own)| sum - own >= needed);
        if let Some((from, _)) = spare.next() {
            return Err(Illegal::AmbushTooMany { from: *from });
        }
        self.check_obliged(tables, state, None)?;
        let mut pairs = together.windows(2);
        if let Some(wrong) = pairs.find(|two| two[0].0 > two[1].0) {
            return Err(Illegal::AmbushOrder {
                first: wrong[1].0,
                second: wrong[0].0,
            });
        }
        let wanted: Vec<_> = ply.points().iter().map(|point| self.bit(*point)).collect();
        let all = tables.ambushes(state).into_iter();
        let mut same = all.filter(|ambush| {
            let bits = ambush.leaps().flat_map(|(from, to)| [from, to]);
            bits.eq(wanted.iter().copied())
        });
        same.next().map(Action::Ambush).ok_or(Illegal::NoAmbush)
    }

    /// The points where the next leap of a begun ply of one piece can end, in board order.
    pub(crate) fn further<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        points: &[Point],
    ) -> Vec<Point> {
        let layout = self.rules().board.layout();
        let begun = points.first().filter(|from| layout.contains(**from));
        let Some(Ok(piece)) = begun.map(|from| self.own(state, *from)) else {
            return Vec::new();
        };
        if !piece.kind.is_man() && !tables.obliged(state).none() {
            return Vec::new();
        }
        if points.len() > 1 && tables.length == Length::One || points.len() >= Ply::MOST_POINTS {
            return Vec::new();
        }
        let Ok(chain) = self.follow(tables, state, piece, points) else {
            return Vec::new();
        };
        let ways = tables.ways(piece.side, piece.kind);
        let leaps = ways.leaps(chain.at, chain.prey, chain.empty);
        leaps
            .filter_map(|leap| layout.point(usize::from(leap.landing)))
            .collect()
    }

    /// The points to which the piece on a point can step, in board order.
    pub(crate) fn steps<B: Bits>(
        &self,
        tables: &Tables<B>,
        state: &State<B>,
        from: Point,
    ) -> Vec<Point> {
        let layout = self.rules().board.layout();
        let piece = layout.bit(from).map(|_| self.own(state, from));
        let (Some(Ok(piece)), true) = (piece, tables.obliged(state).none()) else {
            return Vec::new();
        };
        let ways = tables.ways(piece.side, piece.kind);
        let steps = ways.steps(self.bit(from)) & tables.empty(state);
        steps
            .indices()
            .filter_map(|bit| layout.point(bit))
            .collect()
    }
}
