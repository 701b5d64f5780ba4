use std::sync::Arc;

use crate::Point;

/// The shape of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// Squares side by side, with this many files and ranks.
    Squares(u8),
    /// Points on lines.
    Points(Arc<PointBoard>),
}

impl Shape {
    /// Whether the board has a point.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        match self {
            Self::Squares(size) => point.is_on_board(*size),
            Self::Points(board) => board.nodes.iter().any(|node| node.point == point),
        }
    }

    /// The points of the board, in board order.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        match self {
            Self::Squares(size) => Point::all(*size).collect(),
            Self::Points(board) => board.nodes.iter().map(|node| node.point).collect(),
        }
    }

    /// How many files there are: one more than the last file of a point.
    #[must_use]
    pub fn files(&self) -> u8 {
        self.extent(Point::file)
    }

    /// How many ranks there are: one more than the last rank of a point.
    #[must_use]
    pub fn ranks(&self) -> u8 {
        self.extent(Point::rank)
    }

    fn extent(&self, of: impl Fn(Point) -> u8) -> u8 {
        match self {
            Self::Squares(size) => *size,
            Self::Points(board) => {
                let nodes = board.nodes.iter();
                nodes.map(|node| of(node.point) + 1).max().unwrap_or(0)
            }
        }
    }
}

/// A board of points on lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointBoard {
    /// The points, in board order.
    pub nodes: Vec<Node>,
    /// The lines on which pieces move.
    pub lines: Vec<BoardLine>,
}

/// A point of a board, and where it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// The point.
    pub point: Point,
    /// How far right of the leftmost point it is, in hundredths of the distance from one rank to the next.
    pub x: u16,
    /// How far above the lowest point it is, likewise.
    pub y: u16,
}

/// A straight line of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardLine {
    /// The points on it, in order; at least two.
    pub points: Vec<Point>,
    /// Whether it is drawn thin, since only some of the pieces use it.
    pub is_thin: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_has_its_points_in_board_order() {
        let squares = Shape::Squares(7);
        assert_eq!(squares.points().len(), 49);
        assert_eq!((squares.files(), squares.ranks()), (7, 7));
        let node = |name: &str, x, y| Node {
            point: name.parse().unwrap(),
            x,
            y,
        };
        let points = Shape::Points(Arc::new(PointBoard {
            nodes: vec![node("a1", 0, 0), node("c1", 200, 0), node("a2", 100, 100)],
            lines: Vec::new(),
        }));
        assert_eq!((points.files(), points.ranks()), (3, 2));
        for shape in [squares, points] {
            assert!(shape.points().is_sorted());
            assert!(shape.points().iter().all(|point| shape.contains(*point)));
            assert!(!shape.contains("h8".parse().unwrap()));
            assert!(!shape.contains("b8".parse().unwrap()));
        }
    }
}
