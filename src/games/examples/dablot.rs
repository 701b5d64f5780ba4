//! Captures of Dablot: by rank, in a chain, and in an ambush.

use raichi_rules::{Game, Ply, PlyKind, Point, Ruleset, Shape, Side};

use super::{Example, Sketch};

/// The letters of the south; those of the north are small.
const RANKS: [(&str, char); 3] = [
    ("dablot-man", 'M'),
    ("dablot-son", 'S'),
    ("dablot-leader", 'L'),
];
const SOUTH: Side = Side::First;

/// A leap: from where, over which point, and to where.
type Hop = (Point, Point, Point);

pub(super) fn examples(ruleset: &Ruleset) -> Vec<Example> {
    let shape = ruleset.shape();
    let army = Army {
        ruleset,
        shape: &shape,
    };
    let hops = army.hops();
    let ranks = RANKS.into_iter();
    let ranks = ranks.filter_map(|(kind, letter)| {
        let mut hops = hops.iter();
        hops.find_map(|hop| army.leap(kind, letter, *hop))
    });
    ranks
        .chain(army.chain(&hops))
        .chain(army.ambush(&hops))
        .collect()
}

struct Army<'a> {
    ruleset: &'a Ruleset,
    shape: &'a Shape,
}

impl<'a> Army<'a> {
    fn sketch(&self) -> Sketch<'a> {
        Sketch::new(self.ruleset, self.shape)
    }

    /// All leaps ahead, from the middle of the board on.
    fn hops(&self) -> Vec<Hop> {
        let Shape::Points(board) = self.shape else {
            return Vec::new();
        };
        let steps = board.lines.iter().flat_map(|line| line.points.windows(3));
        let both =
            steps.flat_map(|step| [(step[0], step[1], step[2]), (step[2], step[1], step[0])]);
        let mut hops: Vec<Hop> = both.filter(|hop| hop.2.rank() > hop.0.rank()).collect();
        let middle = (self.shape.files() / 2, self.shape.ranks() / 2);
        hops.sort_by_key(|(_, over, _)| {
            over.file().abs_diff(middle.0) + over.rank().abs_diff(middle.1)
        });
        hops
    }

    /// The rest of both armies, far away, as far as the sketch has no leader.
    fn completed(&self, mut sketch: Sketch<'a>, at: Point) -> Sketch<'a> {
        let mut free = self.shape.points();
        let away = |point: &Point| {
            let across = point.file().abs_diff(at.file());
            across.max(point.rank().abs_diff(at.rank()))
        };
        free.retain(|point| away(point) > 3 && sketch.is_free(*point));
        let (mut low, mut high): (Vec<_>, Vec<_>) =
            free.into_iter().partition(|point| point.rank() < at.rank());
        high.reverse();
        let start = Game::new(self.ruleset.clone()).view();
        let has = |letter: char| start.pieces.iter().any(|(_, piece)| piece.letter == letter);
        for (letters, free) in [(['L', 'M', 'M'], &mut low), (['l', 'm', 'm'], &mut high)] {
            for letter in letters {
                let is_there = sketch.men.values().any(|man| *man == letter);
                let is_leader = letter.eq_ignore_ascii_case(&'L');
                if !has(letter) || (is_leader && is_there) {
                    continue;
                }
                if let Some(point) = free.pop() {
                    sketch.men.insert(point, letter);
                }
            }
        }
        sketch
    }

    fn leap(&self, kind: &'static str, letter: char, (from, over, to): Hop) -> Option<Example> {
        let sketch = self.sketch().with(from, letter);
        let sketch = sketch.with(over, letter.to_ascii_lowercase());
        let sketch = self.completed(sketch, over);
        let points = vec![from, over, to];
        sketch.capturing(kind, SOUTH, Ply::step(from, to), &[over], points)
    }

    /// Two leaps of one man that change direction.
    fn chain(&self, hops: &[Hop]) -> Option<Example> {
        hops.iter().find_map(|&(from, over, to)| {
            let bends = hops.iter().filter(|hop| hop.0 == to);
            let mut bends = bends.filter(|hop| hop.2.file() == from.file());
            bends.find_map(|&(_, next, end)| {
                let sketch = self
                    .sketch()
                    .with(from, 'M')
                    .with(over, 'm')
                    .with(next, 'm');
                let sketch = self.completed(sketch, over);
                let points = vec![from, over, to, next, end];
                let ply = Ply::path(&[from, to, end])?;
                sketch.capturing("dablot-chain", SOUTH, ply, &[over, next], points)
            })
        })
    }

    /// Two that leap over a stronger one together.
    fn ambush(&self, hops: &[Hop]) -> Option<Example> {
        hops.iter().find_map(|&(from, over, to)| {
            let mut crossing = hops.iter().filter(|hop| hop.1 == over && hop.0 != from);
            crossing.find_map(|&(other, _, end)| {
                let sketch = self
                    .sketch()
                    .with(from, 'M')
                    .with(other, 'S')
                    .with(over, 'l');
                let sketch = self.completed(sketch, over);
                let before = self.ruleset.start_from(&sketch.position(SOUTH)).ok()?;
                let plies = before.legal_plies().into_iter();
                let mut plies = plies.filter(|ply| ply.kind() == PlyKind::Together);
                let points = vec![from, other, over, to, end];
                plies.find_map(|ply| {
                    sketch.capturing("dablot-ambush", SOUTH, ply, &[over], points.clone())
                })
            })
        })
    }
}
