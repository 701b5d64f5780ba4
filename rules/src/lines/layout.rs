use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use crate::{BoardLine, Node, Point, PointBoard};

crate::codes! {
    /// A group of lines of a board.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Layer {
        /// Along files and ranks.
        Grid = "grid",
        /// The diagonals of the usual board.
        Diagonal = "diagonal",
        /// The other diagonals.
        Thin = "thin",
        /// All lines of boards with one kind of lines.
        Line = "line",
    }
}

/// A straight line of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The layer that it belongs to.
    pub layer: Layer,
    /// Its points, in order.
    pub points: Vec<Point>,
}

/// The points and lines of a board.
#[derive(Debug, Clone)]
pub struct Layout {
    /// The points in board order, and where they are drawn.
    nodes: Vec<Node>,
    lines: Vec<Line>,
    /// The bit of each point. Bits are in board order, too.
    bits: BTreeMap<Point, u8>,
    /// The point of each bit.
    points: Vec<Option<Point>>,
}

/// How far it is from one rank to the next, in a picture.
const RANK: u16 = 100;

impl Layout {
    fn new(nodes: Vec<Node>, lines: Vec<Line>) -> Self {
        let mut layout = Self {
            nodes,
            lines,
            bits: BTreeMap::new(),
            points: Vec::new(),
        };
        layout.nodes.sort_by_key(|node| node.point);
        let extent = |of: fn(Point) -> u8| {
            let all = layout.nodes.iter();
            all.map(|node| of(node.point) + 1).max().unwrap_or(0)
        };
        let (files, ranks) = (extent(Point::file), extent(Point::rank));
        // Boards that fit leave bits for the points that they lack, so that lines are even.
        let is_even = u16::from(files) * u16::from(ranks) <= 64;
        for (at, node) in (0_u8..).zip(&layout.nodes) {
            let bit = if is_even {
                node.point.rank() * files + node.point.file()
            } else {
                at
            };
            layout.bits.insert(node.point, bit);
            let place = usize::from(bit);
            if layout.points.len() <= place {
                layout.points.resize(place + 1, None);
            }
            layout.points[place] = Some(node.point);
        }
        layout
    }

    /// A board whose points lie where their files and ranks are.
    fn regular(
        points: &BTreeSet<Point>,
        runs: impl IntoIterator<Item = (Layer, Vec<Vec<Point>>)>,
    ) -> Self {
        let node = |point: &Point| Node {
            point: *point,
            x: u16::from(point.file()) * RANK,
            y: u16::from(point.rank()) * RANK,
        };
        let lines = runs.into_iter().flat_map(|(layer, runs)| {
            let line = move |points| Line { layer, points };
            runs.into_iter().map(line)
        });
        Self::new(points.iter().map(node).collect(), lines.collect())
    }

    pub(super) fn cross() -> Self {
        let is_point = |at: &Point| (2..=4).contains(&at.file()) || (2..=4).contains(&at.rank());
        Self::alquerque(&Point::all(7).filter(is_point).collect(), true)
    }

    pub(super) fn square(size: u8) -> Self {
        Self::alquerque(&Point::all(size).collect(), false)
    }

    /// A grid with one diagonal in each small square, and with the other one as well.
    fn alquerque(points: &BTreeSet<Point>, with_thin: bool) -> Self {
        let diagonals = |remainder: u8| {
            let of_square = |from: Point, to: Point| {
                let across = |file: Point, rank: Point| Point::new(file.file(), rank.rank());
                let others = [across(from, to), across(to, from)];
                let is_whole = others.iter().flatten().all(|at| points.contains(at));
                is_whole && (from.file() + from.rank()) % 2 == remainder
            };
            let mut lines = runs(points, (1, 1), of_square);
            lines.extend(runs(points, (1, -1), of_square));
            lines
        };
        let mut layers = vec![
            (Layer::Grid, grid(points, 1)),
            (Layer::Diagonal, diagonals(0)),
        ];
        if with_thin {
            layers.push((Layer::Thin, diagonals(1)));
        }
        Self::regular(points, layers)
    }

    pub(super) fn draughts() -> Self {
        let is_dark = |at: &Point| (at.file() + at.rank()).is_multiple_of(2);
        let points = Point::all(8).filter(is_dark).collect();
        Self::regular(&points, [(Layer::Diagonal, slopes(&points))])
    }

    /// Crossings on odd files and ranks, and the middles of their squares between them.
    pub(super) fn lattice(files: u8, ranks: u8) -> Self {
        let is_point = |at: &Point| {
            at.file() < 2 * files - 1 && at.rank() < 2 * ranks - 1 && at.file() % 2 == at.rank() % 2
        };
        let points: BTreeSet<_> = Point::all(Point::MAX_SIZE).filter(is_point).collect();
        let is_crossing = |at: &&Point| at.file().is_multiple_of(2);
        let crossings = points.iter().filter(is_crossing).copied().collect();
        let mut lines = grid(&crossings, 2);
        lines.extend(slopes(&points));
        Self::regular(&points, [(Layer::Line, lines)])
    }

    pub(super) fn triangle10() -> Self {
        let lines = [
            "a4 a3 a2 a1",
            "a4 b3 b2 b1",
            "a4 c3 c2 c1",
            "a3 b3 c3",
            "a2 b2 c2",
            "a1 b1 c1",
        ];
        // The sides fall by 80 for each rank.
        Self::drawn(&lines, |at| {
            let depth = 3 - u16::from(at.rank());
            let x = match (depth, at.file()) {
                (0, _) => 240,
                (_, file) => 240 + u16::from(file) * 80 * depth - 80 * depth,
            };
            (x, 300 - 100 * depth)
        })
    }

    pub(super) fn triangle23() -> Self {
        let lines = [
            "a5 b4 b3 b2 b1",
            "a5 c4 c3 c2 c1",
            "a5 d4 d3 d2 d1",
            "a5 e4 e3 e2 e1",
            "a4 b4 c4 d4 e4 f4",
            "a3 b3 c3 d3 e3 f3",
            "a2 b2 c2 d2 e2 f2",
            "b1 c1 d1 e1",
            "a4 a3 a2",
            "f4 f3 f2",
        ];
        // The apex is as high above the first row as that row above the last, so that no two points are near.
        Self::drawn(&lines, |at| {
            let depth = match at.rank() {
                4 => 0,
                rank => 600 - 100 * u16::from(rank),
            };
            let (inner, outer) = (depth / 20 * 3, depth / 25 * 11);
            let x = match at.file() {
                _ if depth == 0 => 300,
                0 => 0,
                1 => 300 - outer,
                2 => 300 - inner,
                3 => 300 + inner,
                4 => 300 + outer,
                _ => 600,
            };
            (x, 600 - depth)
        })
    }

    /// A board of lines by the names of their points, with the place of each point.
    fn drawn(lines: &[&str], place: impl Fn(Point) -> (u16, u16)) -> Self {
        let line = |line: &&str| Line {
            layer: Layer::Line,
            points: line.split(' ').flat_map(str::parse).collect(),
        };
        let lines: Vec<_> = lines.iter().map(line).collect();
        let points: BTreeSet<Point> = lines
            .iter()
            .flat_map(|line| line.points.iter().copied())
            .collect();
        let node = |point: Point| {
            let (x, y) = place(point);
            Node { point, x, y }
        };
        Self::new(points.into_iter().map(node).collect(), lines)
    }

    /// The points, in board order.
    pub fn points(&self) -> impl DoubleEndedIterator<Item = Point> + '_ {
        self.nodes.iter().map(|node| node.point)
    }

    /// How many points there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The lines.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Whether it has lines of a layer.
    #[must_use]
    pub fn has(&self, layer: Layer) -> bool {
        self.lines.iter().any(|line| line.layer == layer)
    }

    /// Whether a point belongs to it.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.bits.contains_key(&point)
    }

    /// The board as it is drawn for pieces that use some layers; those of the second list alone are drawn thin.
    #[must_use]
    pub fn drawing(&self, plain: &BTreeSet<Layer>, thin: &BTreeSet<Layer>) -> Arc<PointBoard> {
        let lines = self.lines.iter().filter_map(|line| {
            let is_plain = plain.contains(&line.layer);
            (is_plain || thin.contains(&line.layer)).then(|| BoardLine {
                points: line.points.clone(),
                is_thin: !is_plain,
            })
        });
        Arc::new(PointBoard {
            nodes: self.nodes.clone(),
            lines: lines.collect(),
        })
    }

    /// The bit of a point.
    pub(crate) fn bit(&self, point: Point) -> Option<usize> {
        self.bits.get(&point).map(|bit| usize::from(*bit))
    }

    /// The point of a bit.
    pub(crate) fn point(&self, bit: usize) -> Option<Point> {
        self.points.get(bit).copied().flatten()
    }

    /// How many bits there are, with those of no point.
    pub(crate) fn bit_count(&self) -> usize {
        self.points.len()
    }

    /// A set of points.
    pub(crate) fn set(&self, points: impl IntoIterator<Item = Point>) -> u128 {
        let bits = points.into_iter().filter_map(|point| self.bit(point));
        bits.fold(0, |set, bit| set | 1 << bit)
    }

    /// The points of a set, in board order.
    pub(crate) fn points_of(&self, mut set: u128) -> impl Iterator<Item = Point> + '_ {
        std::iter::from_fn(move || {
            if set == 0 {
                return None;
            }
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            Some(bit)
        })
        .filter_map(|bit| self.point(bit))
    }

    /// The ranks with points, from the top down, each with its points.
    pub(crate) fn ranks(&self) -> Vec<Vec<Point>> {
        let mut ranks: BTreeMap<u8, Vec<Point>> = BTreeMap::new();
        for point in self.points() {
            ranks.entry(point.rank()).or_default().push(point);
        }
        ranks.into_values().rev().collect()
    }
}

/// Along files and ranks.
fn grid(points: &BTreeSet<Point>, far: i8) -> Vec<Vec<Point>> {
    let mut lines = runs(points, (far, 0), |_, _| true);
    lines.extend(runs(points, (0, far), |_, _| true));
    lines
}

/// Along both diagonals.
fn slopes(points: &BTreeSet<Point>) -> Vec<Vec<Point>> {
    let mut lines = runs(points, (1, 1), |_, _| true);
    lines.extend(runs(points, (1, -1), |_, _| true));
    lines
}

/// The longest lines in a direction whose neighbouring points are linked.
fn runs(
    points: &BTreeSet<Point>,
    (right, up): (i8, i8),
    is_linked: impl Fn(Point, Point) -> bool,
) -> Vec<Vec<Point>> {
    let beside = |at: Point, right: i8, up: i8| {
        let file = at.file().checked_add_signed(right)?;
        let rank = at.rank().checked_add_signed(up)?;
        Point::new(file, rank).filter(|at| points.contains(at))
    };
    let next = |at: Point| beside(at, right, up).filter(|to| is_linked(at, *to));
    let before = |at: Point| beside(at, -right, -up).filter(|from| is_linked(*from, at));
    let starts = points.iter().copied().filter(|at| before(*at).is_none());
    let lines = starts.map(|start| std::iter::successors(Some(start), |at| next(*at)).collect());
    lines.filter(|line: &Vec<Point>| line.len() > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Board;

    fn segments(board: Board, layer: Layer) -> usize {
        let lines = board.layout().lines().iter();
        let of_layer = lines.filter(|line| line.layer == layer);
        of_layer.map(|line| line.points.len() - 1).sum()
    }

    #[test]
    fn boards_have_their_points_and_segments() {
        for (board, points) in [
            (Board::Cross, 33),
            (Board::Square5, 25),
            (Board::Draughts, 32),
            (Board::Triangle10, 10),
            (Board::Triangle23, 23),
            (Board::Lattice4x5, 32),
            (Board::Lattice6x7, 72),
        ] {
            let layout = board.layout();
            assert_eq!(layout.count(), points, "{board:?}");
            assert!(layout.points().is_sorted());
            assert!(layout.bit_count() <= 128);
            let bits: Vec<_> = layout.points().map(|at| layout.bit(at).unwrap()).collect();
            assert!(bits.is_sorted());
            for (point, bit) in layout.points().zip(bits) {
                assert_eq!(layout.point(bit), Some(point));
            }
        }
        assert_eq!(segments(Board::Cross, Layer::Diagonal), 20);
        assert_eq!(segments(Board::Cross, Layer::Thin), 20);
        assert_eq!(segments(Board::Cross, Layer::Grid), 52);
        assert_eq!(segments(Board::Square5, Layer::Diagonal), 16);
        assert_eq!(segments(Board::Lattice4x5, Layer::Line), 79);
        assert_eq!(segments(Board::Lattice6x7, Layer::Line), 191);
    }

    #[test]
    fn lines_are_straight_where_they_are_drawn() {
        for board in Board::ALL {
            let drawing = board.layout().drawing(&Layer::ALL.into(), &BTreeSet::new());
            let place = |point: Point| {
                let node = drawing.nodes.iter().find(|node| node.point == point);
                node.map(|node| (f64::from(node.x), f64::from(node.y)))
                    .unwrap()
            };
            for line in &drawing.lines {
                assert!(!line.is_thin);
                for three in line.points.windows(3) {
                    let [a, b, c] = [place(three[0]), place(three[1]), place(three[2])];
                    let turn = (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0);
                    assert!(turn.abs() < 1.0, "{board:?} {three:?}");
                }
            }
        }
    }

    #[test]
    fn a_leap_is_known_by_its_ends() {
        for board in Board::ALL {
            let mut steps = BTreeSet::new();
            let mut leaps = BTreeMap::new();
            for line in board.layout().lines() {
                for two in line.points.windows(2) {
                    steps.extend([(two[0], two[1]), (two[1], two[0])]);
                }
                for three in line.points.windows(3) {
                    for (from, to) in [(three[0], three[2]), (three[2], three[0])] {
                        assert_eq!(leaps.insert((from, to), three[1]), None, "{board:?}");
                    }
                }
            }
            assert!(leaps.keys().all(|ends| !steps.contains(ends)), "{board:?}");
        }
    }
}
