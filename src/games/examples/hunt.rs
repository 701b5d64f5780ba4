//! Captures of hunts: a leap, a chain of leaps, and how the few are closed in.

use raichi_rules::{Game, PlyKind, Point, Ruleset, Shape, Side};

use super::{Example, Sketch};

const FEW: Side = Side::First;
const MANY: Side = Side::Second;

pub(super) fn examples(ruleset: &Ruleset) -> Vec<Example> {
    let shape = ruleset.shape();
    let letter = |side| {
        let mut pieces = ruleset.pieces().into_iter();
        pieces.find(|piece| piece.side == side)
    };
    let (Some(few), Some(many)) = (letter(FEW), letter(MANY)) else {
        return Vec::new();
    };
    let hunt = Hunt {
        ruleset,
        shape: &shape,
        few: few.letter,
        many: many.letter,
        enough: enough(ruleset),
    };
    let leaps = [("hunt-leap", 1), ("hunt-chain", 2)];
    let leaps = leaps
        .into_iter()
        .filter_map(|(kind, count)| hunt.leap(kind, count));
    leaps.chain(hunt.closed()).collect()
}

/// How many of the many a game has at its start, on the board and in hand.
fn enough(ruleset: &Ruleset) -> usize {
    let view = Game::new(ruleset.clone()).view();
    let on_board = view.pieces.iter().filter(|(_, piece)| piece.side == MANY);
    let in_hand = view.in_hand.iter().filter(|(piece, _)| piece.side == MANY);
    let in_hand: u32 = in_hand.map(|(_, count)| count).sum();
    on_board.count() + usize::try_from(in_hand).unwrap_or_default()
}

struct Hunt<'a> {
    ruleset: &'a Ruleset,
    shape: &'a Shape,
    few: char,
    many: char,
    enough: usize,
}

impl<'a> Hunt<'a> {
    fn sketch(&self) -> Sketch<'a> {
        Sketch::new(self.ruleset, self.shape)
    }

    /// The lines of the board.
    fn lines(&self) -> Vec<Vec<Point>> {
        match self.shape {
            Shape::Squares(_) => Vec::new(),
            Shape::Points(board) => {
                let lines = board.lines.iter();
                lines.map(|line| line.points.clone()).collect()
            }
        }
    }

    /// A leap over one of the many, or leaps over several in one move.
    fn leap(&self, kind: &'static str, count: usize) -> Option<Example> {
        let lines = self.lines();
        let steps: Vec<&[Point]> = lines.iter().flat_map(|line| line.windows(3)).collect();
        let hops = steps.iter().flat_map(|step| {
            let [one, over, other] = [step[0], step[1], step[2]];
            [(one, over, other), (other, over, one)]
        });
        let hops: Vec<_> = hops.collect();
        let middle = (self.shape.files() / 2, self.shape.ranks() / 2);
        let mut firsts = hops.clone();
        firsts.sort_by_key(|(_, over, _)| {
            over.file().abs_diff(middle.0) + over.rank().abs_diff(middle.1)
        });
        firsts.into_iter().find_map(|(from, over, to)| {
            let sketch = self.sketch().with(from, self.few).with(over, self.many);
            if count == 1 {
                return self.leaping(kind, sketch, &[from, over, to], &[over]);
            }
            let seconds = hops.iter().filter(|(start, next, end)| {
                *start == to && *next != over && *end != from && *next != from
            });
            let mut seconds = seconds.copied();
            seconds.find_map(|(_, next, end)| {
                let sketch = sketch.clone().with(next, self.many);
                self.leaping(kind, sketch, &[from, over, to, next, end], &[over, next])
            })
        })
    }

    /// The example in which exactly these are captured, from a sketch that lacks the rest of the many.
    fn leaping(
        &self,
        kind: &'static str,
        sketch: Sketch<'_>,
        points: &[Point],
        captured: &[Point],
    ) -> Option<Example> {
        let sketch = self.filled(sketch, points)?;
        let before = self.ruleset.start_from(&sketch.position(FEW)).ok()?;
        let (first, last) = (points.first()?, points.last()?);
        let plies = before.legal_plies().into_iter();
        let mut plies = plies.filter(|ply| {
            ply.kind() == PlyKind::Path && ply.first() == Some(*first) && ply.last() == Some(*last)
        });
        plies.find_map(|ply| sketch.capturing(kind, FEW, ply, captured, points.to_vec()))
    }

    /// The same with as many of the many as a game has, those that find no room in hand.
    fn filled(&self, sketch: Sketch<'a>, points: &[Point]) -> Option<Sketch<'a>> {
        let at = points.get(1).copied()?;
        let mut free = self.shape.points();
        free.retain(|point| !points.contains(point));
        let away = |point: &Point| {
            let across = point.file().abs_diff(at.file());
            across.max(point.rank().abs_diff(at.rank()))
        };
        free.sort_by_key(|point| std::cmp::Reverse(away(point)));
        let hands = Game::new(self.ruleset.clone()).view().in_hand;
        let own = sketch.men.values().filter(|man| **man == self.many).count();
        let many_in_hand = hands.iter().find(|(piece, _)| piece.side == MANY);
        let few_in_hand = hands.iter().find(|(piece, _)| piece.side == FEW);
        let mut sketch = if many_in_hand.is_some() {
            let hand = self.enough.saturating_sub(own);
            Sketch {
                hand: format!("+{hand}{}", self.many),
                ..sketch
            }
        } else {
            sketch.with_some(&free, self.enough, self.many)
        };
        if few_in_hand.is_some() {
            // Nobody is put on the board any more.
            sketch = sketch.with_some(&free, 3, self.few);
        }
        Some(sketch)
    }

    /// One of the few that can't move any more, by the last move of the many.
    fn closed(&self) -> Option<Example> {
        let mut places = self.shape.points();
        places.sort_by_key(|at| std::cmp::Reverse(at.rank()));
        places.into_iter().find_map(|at| {
            let ring = self.ring(at)?;
            ring.iter().find_map(|&to| {
                let others = ring.iter().filter(|point| **point != to);
                let sketch = others.fold(self.sketch().with(at, self.few), |sketch, point| {
                    sketch.with(*point, self.many)
                });
                let mut free = self.shape.points();
                free.retain(|point| *point != at && !ring.contains(point));
                free.iter().find_map(|&from| {
                    let sketch = sketch.clone().with(from, self.many);
                    let others: Vec<_> = free
                        .iter()
                        .copied()
                        .filter(|point| *point != from)
                        .collect();
                    let sketch = sketch.with_some(&others, self.enough.min(9), self.many);
                    let ply = raichi_rules::Ply::step(from, to);
                    let (before, played, after) = sketch.play(MANY, ply)?;
                    let is_closed = played
                        .outcome
                        .is_some_and(|outcome| outcome.winner == Some(MANY));
                    is_closed.then(|| Example {
                        kind: "hunt-closed",
                        count: ring.len(),
                        before,
                        played,
                        after,
                        points: [&ring[..], &[at, from]].concat(),
                    })
                })
            })
        })
    }

    /// The points on which the many have to stand so that a piece of the few on a point can't move.
    fn ring(&self, at: Point) -> Option<Vec<Point>> {
        let mut ring = Vec::new();
        loop {
            let sketch = ring
                .iter()
                .fold(self.sketch().with(at, self.few), |sketch, point| {
                    sketch.with(*point, self.many)
                });
            let mut free = self.shape.points();
            let next = |free: &[Point]| {
                let filled = sketch
                    .clone()
                    .with_some(free, self.enough.min(9), self.many);
                let game = self.ruleset.reached(&filled.position(FEW)).ok()?;
                Some(game.continuations(&[at]).next)
            };
            let near = |point: &Point| {
                let across = point.file().abs_diff(at.file());
                across.max(point.rank().abs_diff(at.rank()))
            };
            free.retain(|point| near(point) > 4);
            let next = next(&free)?;
            match next.first() {
                None => return (!ring.is_empty()).then_some(ring),
                Some(_) if ring.len() > 8 => return None,
                Some(point) => ring.push(*point),
            }
        }
    }
}
