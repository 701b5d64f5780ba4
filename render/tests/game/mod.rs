//! The pictures of a whole game, for measuring and comparing.

use raichi_render::{BoardSize, Captured, Line, Scene, Status, Strip};
use raichi_rules::{Game, Piece, Ruleset, Side, SpecialKind};

/// A game of sixty moves that two people played (CC0).
const RECORD: &str = include_str!("record.txt");

/// The start and the board after each move.
#[expect(
    clippy::expect_used,
    reason = "it is a legal game of a shipped ruleset"
)]
pub(crate) fn scenes() -> Vec<Scene> {
    let mut game = Game::new(Ruleset::preset("copenhagen").expect("a ruleset"));
    let mut scenes = vec![scene(&game, Captured::default())];
    let mut captured = Captured::default();
    for written in RECORD.split_whitespace() {
        let bare = written.split('x').next().unwrap_or(written);
        let played = game
            .play(bare.parse().expect("a move"))
            .expect("a legal move");
        for capture in &played.captures {
            match capture.piece {
                Piece::Attacker => captured.attackers += 1,
                Piece::Defender | Piece::King => captured.defenders += 1,
            }
        }
        let mut scene = scene(&game, captured);
        scene.marks.last_move = Some(Line {
            from: played.mv.from,
            to: played.mv.to,
        });
        let captures = played.captures.iter();
        scene.marks.captured = captures.map(|taken| (taken.square, taken.piece)).collect();
        scenes.push(scene);
    }
    scenes
}

fn scene(game: &Game, captured: Captured) -> Scene {
    let (rules, position) = (game.rules(), game.position());
    let of_kind = |kind: SpecialKind| {
        let squares = rules.special_squares().filter(|&(_, found)| found == kind);
        squares.map(|(square, _)| square).collect()
    };
    Scene {
        throne: of_kind(SpecialKind::Throne),
        corners: of_kind(SpecialKind::Corner),
        pieces: position.pieces().collect(),
        strip: Some(Strip {
            status: match game.outcome().map(|outcome| outcome.winner) {
                None => Status::Turn(game.to_move()),
                Some(None) => Status::Drawn,
                Some(Some(Side::Attackers)) => Status::Won(Side::Attackers),
                Some(Some(Side::Defenders)) => Status::Won(Side::Defenders),
            },
            captured,
        }),
        ..Scene::new(BoardSize::new(position.size()).unwrap_or(BoardSize::MAX))
    }
}
