//! The shape of a board: a grid of squares, or points with lines.

use std::{fmt, sync::Arc};

use crate::{BoardSize, Point};

/// How near two points may be: this part of the width or height of the board, whichever is greater.
const NEAREST: f32 = 1.0 / 30.0;

/// The shape of a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A chequered square board.
    Squares(BoardSize),
    /// Points and lines.
    Points(Graph),
}

impl Shape {
    /// Whether the board has that point.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        match self {
            Self::Squares(size) => point.is_on_board(size.get()),
            Self::Points(graph) => graph.place(point).is_some(),
        }
    }

    /// Whether two points follow each other: on a file or rank of squares, or on a line.
    pub(crate) fn are_neighbours(&self, one: Point, other: Point) -> bool {
        match self {
            Self::Squares(_) => {
                let files = one.file().abs_diff(other.file());
                files + one.rank().abs_diff(other.rank()) == 1
            }
            Self::Points(graph) => graph.lines().iter().any(|(line, _)| {
                line.windows(2)
                    .any(|pair| pair == [one, other] || pair == [other, one])
            }),
        }
    }

    /// The numbers of files and ranks, counted from file a and rank 1.
    #[must_use]
    pub fn files_and_ranks(&self) -> (u8, u8) {
        match self {
            Self::Squares(size) => (size.get(), size.get()),
            Self::Points(graph) => {
                let points = || graph.points().iter().map(|(point, _)| point);
                let files = points().map(|point| point.file() + 1).max();
                let ranks = points().map(|point| point.rank() + 1).max();
                (files.unwrap_or(0), ranks.unwrap_or(0))
            }
        }
    }
}

impl From<BoardSize> for Shape {
    fn from(size: BoardSize) -> Self {
        Self::Squares(size)
    }
}

impl From<Graph> for Shape {
    fn from(graph: Graph) -> Self {
        Self::Points(graph)
    }
}

/// A board of points and lines. Cloning it is cheap.
///
/// ```
/// use raichi_render::{Graph, Stroke};
///
/// let row = |names: &str| names.split(' ').map(str::parse).collect::<Result<Vec<_>, _>>();
/// let lines = ["a1 b1", "a2 b2", "a1 a2", "b1 b2", "a1 b2"].map(row);
/// let lines = lines.into_iter().map(|line| Ok((line?, Stroke::Plain)));
/// let board = Graph::on_grid(&row("a1 b1 a2 b2")?, lines.collect::<Result<_, raichi_rules::ParsePointError>>()?)?;
/// assert_eq!(board.points().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Graph(Arc<Parts>);

#[derive(Debug, PartialEq, Eq, Hash)]
struct Parts {
    /// In the order of their names.
    points: Vec<(Point, Place)>,
    lines: Vec<(Vec<Point>, Stroke)>,
}

/// Where a point lies. The unit is any: the board is made as large as its picture allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The distance from the left.
    pub x: u16,
    /// The distance from below.
    pub y: u16,
}

/// How a line is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// As most lines.
    #[default]
    Plain,
    /// Thin: only some of the men use the line.
    Thin,
}

/// A board of points that cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GraphError {
    /// There are fewer than two points.
    #[error("a board needs two points or more")]
    TooFewPoints,
    /// A point is given twice.
    #[error("{0} is given twice")]
    Twice(Point),
    /// A line leads over a point that the board does not have.
    #[error("a line leads over {0}, which the board does not have")]
    UnknownPoint(Point),
    /// Two points are so near to each other that men on them would not be seen apart.
    #[error("{0} and {1} are too near to each other")]
    TooNear(Point, Point),
}

impl Graph {
    /// A board of the given points and of the straight lines that lead over some of them in order.
    ///
    /// # Errors
    ///
    /// If the points are fewer than two, not distinct or too near to each other, or if a line leads over a point
    /// that the board does not have.
    pub fn new(
        mut points: Vec<(Point, Place)>,
        lines: Vec<(Vec<Point>, Stroke)>,
    ) -> Result<Self, GraphError> {
        points.sort_unstable();
        if points.len() < 2 {
            return Err(GraphError::TooFewPoints);
        }
        if let Some(pair) = points.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(GraphError::Twice(pair[0].0));
        }
        let graph = Self(Arc::new(Parts { points, lines }));
        let mut stops = graph.lines().iter().flat_map(|(line, _)| line);
        if let Some(&unknown) = stops.find(|point| graph.place(**point).is_none()) {
            return Err(GraphError::UnknownPoint(unknown));
        }
        let (width, height) = graph.size();
        let (distance, one, other) = graph.nearest();
        if distance < width.max(height) * NEAREST {
            return Err(GraphError::TooNear(one, other));
        }
        Ok(graph)
    }

    /// A board whose points lie where their files and ranks cross.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new).
    pub fn on_grid(points: &[Point], lines: Vec<(Vec<Point>, Stroke)>) -> Result<Self, GraphError> {
        let place = |point: &Point| Place {
            x: point.file().into(),
            y: point.rank().into(),
        };
        let points = points.iter().map(|point| (*point, place(point)));
        Self::new(points.collect(), lines)
    }

    /// The points in the order of their names, and where each lies.
    #[must_use]
    pub fn points(&self) -> &[(Point, Place)] {
        &self.0.points
    }

    /// The lines, each as its points in order.
    #[must_use]
    pub fn lines(&self) -> &[(Vec<Point>, Stroke)] {
        &self.0.lines
    }

    /// Where a point lies, if the board has it.
    pub(crate) fn place(&self, point: Point) -> Option<Place> {
        let found = self.points().binary_search_by_key(&point, |it| it.0);
        found.ok().map(|index| self.points()[index].1)
    }

    /// The width and height of the board, and its smallest `x` and `y`.
    fn bounds(&self) -> [u16; 4] {
        let places = || self.points().iter().map(|(_, place)| place);
        let ends = |part: fn(&Place) -> u16| {
            let (least, most) = (places().map(part).min(), places().map(part).max());
            (least.unwrap_or(0), most.unwrap_or(0))
        };
        let ((left, right), (bottom, top)) = (ends(|it| it.x), ends(|it| it.y));
        [right - left, top - bottom, left, bottom]
    }

    /// The width and height of the board.
    pub(crate) fn size(&self) -> (f32, f32) {
        let [width, height, ..] = self.bounds();
        (width.into(), height.into())
    }

    /// Where a place lies from the left and from above.
    pub(crate) fn offset(&self, place: Place) -> (f32, f32) {
        let [_, height, left, bottom] = self.bounds();
        (
            (place.x - left).into(),
            (height - (place.y - bottom)).into(),
        )
    }

    /// The least distance of two points, and these.
    pub(crate) fn nearest(&self) -> (f32, Point, Point) {
        let points = self.points();
        let pairs =
            (1..points.len()).flat_map(|at| points[..at].iter().map(move |one| (*one, points[at])));
        let first = (f32::INFINITY, points[0].0, points[0].0);
        pairs.fold(first, |least, ((one, here), (other, there))| {
            let across = f32::from(here.x.abs_diff(there.x));
            let distance = across.hypot(here.y.abs_diff(there.y).into());
            if distance < least.0 {
                (distance, one, other)
            } else {
                least
            }
        })
    }

    /// The points from one point to another along a line, both included, if there is a line over both.
    pub(crate) fn along(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        self.lines().iter().find_map(|(line, _)| {
            let at = |point| line.iter().position(|it| *it == point);
            let (begin, end) = (at(from)?, at(to)?);
            let part = &line[begin.min(end)..=begin.max(end)];
            Some(if begin <= end {
                part.to_vec()
            } else {
                part.iter().rev().copied().collect()
            })
        })
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (points, lines) = (self.points().len(), self.lines().len());
        write!(f, "Graph({points} points, {lines} lines)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(names: &str) -> Vec<Point> {
        let names = names.split_whitespace();
        names.map(|name| name.parse().expect("a point")).collect()
    }

    fn graph(names: &str, line: &str) -> Result<Graph, GraphError> {
        Graph::on_grid(&points(names), vec![(points(line), Stroke::Plain)])
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        let at = |name: &str| points(name)[0];
        assert_eq!(graph("a1", ""), Err(GraphError::TooFewPoints));
        assert_eq!(graph("a1 b2 a1", ""), Err(GraphError::Twice(at("a1"))));
        assert_eq!(
            graph("a1 b2", "a1 c3"),
            Err(GraphError::UnknownPoint(at("c3")))
        );
        let near = vec![
            (at("a1"), Place { x: 0, y: 0 }),
            (at("b1"), Place { x: 1, y: 0 }),
            (at("c1"), Place { x: 90, y: 0 }),
        ];
        assert_eq!(
            Graph::new(near, Vec::new()),
            Err(GraphError::TooNear(at("a1"), at("b1")))
        );
    }

    #[test]
    fn a_way_leads_along_a_line_in_both_directions() {
        let graph = graph("a1 b1 c1 d1 a2", "a1 b1 c1 d1").expect("a board");
        let way = |from: &str, to: &str| graph.along(points(from)[0], points(to)[0]);
        assert_eq!(way("a1", "c1"), Some(points("a1 b1 c1")));
        assert_eq!(way("d1", "b1"), Some(points("d1 c1 b1")));
        assert_eq!(way("a1", "a2"), None);
    }

    #[test]
    fn a_shape_knows_its_points() {
        let shape = Shape::from(graph("b1 c3", "").expect("a board"));
        assert_eq!(shape.files_and_ranks(), (3, 3));
        assert!(shape.contains(points("c3")[0]) && !shape.contains(points("a1")[0]));
        let squares = Shape::from(BoardSize::MIN);
        assert!(squares.contains(points("g7")[0]) && !squares.contains(points("h1")[0]));
    }
}
