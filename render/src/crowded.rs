//! A board on which everything occurs that can be drawn: by what the colours of a palette are chosen.

use raichi_rules::tafl::{Piece, Side, Square};

use crate::{BoardSize, Captured, Finish, Line, Scene, Status, Strip, Theme};

/// Every piece and mark, on every kind of square, within the seven squares by seven that each board
/// has, and a strip.
pub(crate) fn crowded(theme: Theme, size: BoardSize, winner: Side) -> Scene {
    let mut scene = Scene::new(size);
    scene.theme = theme;
    scene.throne = squares("d4");
    scene.corners = squares("a1 a7 g1 g7");
    scene.camps = squares("c1 d1 e1 c2");
    scene.starts = squares("c7 d7 e7");
    for (names, piece) in [
        ("c1 e1 c7 b4 b6 e3", Piece::Attacker),
        ("c4 d7 f4 f6 e2", Piece::Defender),
        ("d4 f7", Piece::King),
    ] {
        let pieces = squares(names).into_iter().map(|square| (square, piece));
        scene.pieces.extend(pieces);
    }
    scene.marks.last_move = line("b2", "b6");
    for (name, piece) in [("a6", Piece::Attacker), ("b7", Piece::Defender)] {
        scene
            .marks
            .captured
            .extend(squares(name).into_iter().map(|square| (square, piece)));
    }
    scene.marks.open_lines = [line("d4", "g4"), line("d4", "d1")]
        .into_iter()
        .flatten()
        .collect();
    scene.marks.danger = squares("d4").first().copied();
    scene.marks.selected = squares("e2").first().copied();
    scene.marks.targets = squares("e3 f2 g2");
    scene.marks.finish = squares("f7")
        .first()
        .map(|&square| Finish { square, winner });
    scene.strip = Some(Strip {
        status: Status::Won(winner),
        captured: Captured {
            attackers: 7,
            defenders: 12,
        },
    });
    scene
}

fn squares(names: &str) -> Vec<Square> {
    names
        .split_whitespace()
        .filter_map(|name| name.parse().ok())
        .collect()
}

fn line(from: &str, to: &str) -> Option<Line> {
    Some(Line {
        from: from.parse().ok()?,
        to: to.parse().ok()?,
    })
}
