//! The looks of the families of games, and the shapes of their boards.

use raichi_render::{BoardSize, Graph, Ground, Place, Shape, Sign, Sprite, Stroke};
use raichi_rules::{Game, Piece, PointBoard, Side};

use super::tafl;

/// The man that represents a side in the strip.
pub(super) fn emblem(game: &Game, side: Side) -> Sprite {
    match game {
        Game::Tafl(_) => tafl::emblem(side.into()),
        _ => {
            // The highest of its ranks is listed last.
            let mut pieces = game.ruleset().pieces().into_iter().rev();
            let highest = pieces.find(|piece| piece.side == side);
            highest.map_or_else(|| men(side), sprite)
        }
    }
}

/// The man that stands for a piece. Pieces without art of their own are told apart by their sides alone.
pub(super) fn sprite(piece: Piece) -> Sprite {
    let drawn = match piece.code.split_once('-') {
        // The sides of Dablot are drawn as the Saami and the Swedes.
        Some(("south", rank)) => Sprite::from_code(&format!("saami-{rank}")),
        Some(("north", rank)) => Sprite::from_code(&format!("swede-{rank}")),
        _ => Sprite::from_code(piece.code),
    };
    drawn.unwrap_or_else(|| men(piece.side))
}

/// The look of a special square or point.
pub(super) fn ground(code: &str) -> Option<Ground> {
    match code {
        // What one side has to reach and what the other has to fill are both goals.
        "home" | "paddock" => Some(Ground::Goal),
        code => Ground::from_code(code),
    }
}

/// The men of a side without art of its own.
const fn men(side: Side) -> Sprite {
    match side {
        Side::First => Sprite::Defender,
        Side::Second => Sprite::Attacker,
    }
}

/// The sign of a side's victory.
pub(super) fn sign(game: &Game, side: Side) -> Sign {
    match game {
        Game::Tafl(_) => tafl::sign(side.into()),
        // The few get away, or are caught.
        Game::Hunt(_) => match side {
            Side::First => Sign::Crown,
            Side::Second => Sign::Axes,
        },
        _ => Sign::Axes,
    }
}

/// The shape of a board as it is drawn.
pub(super) fn shape(shape: &raichi_rules::Shape) -> Shape {
    match shape {
        raichi_rules::Shape::Squares(size) => squares(*size),
        // A board that cannot be drawn is replaced by squares that show its men.
        raichi_rules::Shape::Points(board) => {
            graph(board).map_or_else(|| squares(shape.files().max(shape.ranks())), Shape::from)
        }
    }
}

fn squares(size: u8) -> Shape {
    BoardSize::new(size).unwrap_or(BoardSize::MAX).into()
}

fn graph(board: &PointBoard) -> Option<Graph> {
    let points = board.nodes.iter().map(|node| {
        let place = Place {
            x: node.x,
            y: node.y,
        };
        (node.point, place)
    });
    let lines = board.lines.iter().map(|line| {
        let stroke = if line.is_thin {
            Stroke::Thin
        } else {
            Stroke::Plain
        };
        (line.points.clone(), stroke)
    });
    Graph::new(points.collect(), lines.collect()).ok()
}

/// Whether a piece of tafl may leap.
pub(super) fn may_leap(piece: Piece) -> bool {
    tafl::may_leap(sprite(piece))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use raichi_rules::{BoardLine, Node};

    use super::*;

    #[test]
    fn a_board_of_points_keeps_its_places_and_thin_lines() {
        let point = |name: &str| name.parse().unwrap();
        let node = |name, x, y| Node {
            point: point(name),
            x,
            y,
        };
        let board = PointBoard {
            nodes: vec![node("a1", 0, 0), node("b1", 200, 0), node("a2", 100, 100)],
            lines: vec![BoardLine {
                points: vec![point("a1"), point("a2")],
                is_thin: true,
            }],
        };
        let Shape::Points(graph) = shape(&raichi_rules::Shape::Points(Arc::new(board))) else {
            panic!("a board of points");
        };
        let place = Place { x: 200, y: 0 };
        assert!(graph.points().contains(&(point("b1"), place)));
        assert_eq!(graph.lines()[0].1, Stroke::Thin);
    }
}
