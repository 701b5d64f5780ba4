//! Maharajah and the Sepoys: chess men, and arrows along diagonals and for a knight's leap.

use raichi_render::{
    BoardSize, Field, Finish, Ground, Half, Point, Rotation, Scene, Sign, Sprite, Status, Strip,
};

use super::{line, square, squares};

/// The man with a letter of FEN.
const fn man(letter: char) -> Option<Sprite> {
    Some(match letter {
        'M' => Sprite::Maharajah,
        'p' => Sprite::SepoyPawn,
        'n' => Sprite::SepoyKnight,
        'b' => Sprite::SepoyBishop,
        'r' => Sprite::SepoyRook,
        'q' => Sprite::SepoyQueen,
        'k' => Sprite::SepoyKing,
        _ => return None,
    })
}

/// A board with its strip, and what the maharajah has captured.
fn board(position: &str, status: Status, captured: &[(Sprite, u8)]) -> Scene {
    let mut scene = Scene::new(BoardSize::new(8).unwrap_or(BoardSize::MIN));
    for (rank, text) in (0..8).rev().zip(position.split('/')) {
        let mut file = 0;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                file += digit as u8;
                continue;
            }
            scene.men.extend(Point::new(file, rank).zip(man(letter)));
            file += 1;
        }
    }
    let starts = (0..8).flat_map(|file| [6, 7].map(|rank| Point::new(file, rank)));
    let starts = starts.flatten().chain([square("e1")]);
    scene.ground = starts.map(|at| (at, Ground::Start)).collect();
    let field = |emblem, captured: &[(Sprite, u8)]| Field {
        emblem,
        captured: captured.to_vec(),
        in_hand: Vec::new(),
    };
    scene.strip = Some(Strip {
        status,
        number: None,
        actions_left: None,
        left: field(Sprite::Maharajah, captured),
        right: field(Sprite::SepoyKing, &[]),
    });
    scene
}

pub(super) fn start() -> Scene {
    let position = "rnbqkbnr/pppppppp/8/8/8/8/8/4M3";
    board(position, Status::Turn(Half::Left), &[])
}

/// A check by the leap of a knight, after captures; the last move was one, too.
pub(super) fn check() -> Scene {
    let captured = [
        (Sprite::SepoyPawn, 3),
        (Sprite::SepoyKnight, 1),
        (Sprite::SepoyBishop, 1),
        (Sprite::SepoyRook, 1),
    ];
    let position = "r1b1k3/pp1p1p2/2nM4/8/8/8/8/8";
    let mut scene = board(position, Status::Turn(Half::Right), &captured);
    scene.marks.last_move = squares("e4 d6");
    scene.marks.danger = Some(square("e8"));
    scene.marks.threats = vec![line("d6-e8")];
    scene
}

/// A mate along a diagonal, from the other side, after a long move of the queen.
fn mate() -> Scene {
    let position = "r7/5k2/8/8/8/2r5/b7/M1q5";
    let mut scene = board(position, Status::Won(Half::Right, Sign::Axes), &[]);
    scene.rotation = Rotation::HalfTurn;
    scene.marks.last_move = squares("h6 c1");
    scene.marks.finish = Some(Finish {
        point: square("a1"),
        sign: Sign::Axes,
    });
    scene
}

/// Where the maharajah can go, when it stands amid the board.
fn choice() -> Scene {
    let position = "rnbqkbnr/pppppppp/8/8/8/2M5/8/8";
    let mut scene = board(position, Status::Turn(Half::Left), &[]);
    scene.marks.selected = squares("c3");
    scene.marks.targets =
        squares("b5 d5 a4 e4 a2 e2 b1 d1 d4 e5 b4 a5 d2 e1 b2 a1 c4 c5 c2 c1 b3 a3");
    scene.marks.threats = vec![line("h8-c3")];
    scene
}

/// Scenes by name.
pub(super) fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("chess-start", start()),
        ("chess-check", check()),
        ("chess-mate", mate()),
        ("chess-choice", choice()),
    ]
}
