//! The pictures of a whole game, for measuring and comparing.

use std::sync::Arc;

use raichi_render::{BoardSize, Field, Ground, Half, Scene, Sign, Sprite, Status, Strip};
use raichi_rules::{Game, Move, Piece, Played, Ruleset, Side, SpecialKind};

/// A game of sixty moves that two people played (CC0).
const RECORD: &str = include_str!("record.txt");

/// The start and the board after each move.
#[expect(
    clippy::expect_used,
    reason = "it is a legal game of a shipped ruleset"
)]
pub(crate) fn scenes() -> Vec<Scene> {
    let mut shown = Shown::new(Ruleset::preset("copenhagen").expect("a ruleset"));
    let mut scenes = vec![shown.scene()];
    for written in RECORD.split_whitespace() {
        let bare = written.split('x').next().unwrap_or(written);
        shown.play(bare.parse().expect("a move"));
        scenes.push(shown.scene());
    }
    scenes
}

/// A game and what its picture shows.
pub(crate) struct Shown {
    pub(crate) game: Game,
    /// Attackers and defenders that were captured.
    captured: [u8; 2],
    last: Option<Played>,
}

impl Shown {
    /// The start of a game.
    pub(crate) fn new(rules: Arc<Ruleset>) -> Self {
        Self {
            game: Game::new(rules),
            captured: [0; 2],
            last: None,
        }
    }

    /// Makes a legal move.
    #[expect(
        clippy::expect_used,
        reason = "the moves come from the rules or were played"
    )]
    pub(crate) fn play(&mut self, mv: Move) {
        let played = self.game.play(mv).expect("a legal move");
        for capture in &played.captures {
            match capture.piece {
                Piece::Attacker => self.captured[0] += 1,
                Piece::Defender | Piece::King => self.captured[1] += 1,
            }
        }
        self.last = Some(played);
    }

    /// Its picture.
    pub(crate) fn scene(&self) -> Scene {
        let mut scene = scene(&self.game, self.captured);
        if let Some(played) = &self.last {
            scene.marks.last_move = vec![played.mv.from, played.mv.to];
            let captures = played.captures.iter();
            scene.marks.captured = captures
                .map(|taken| (taken.square, sprite(taken.piece)))
                .collect();
        }
        scene
    }
}

const fn sprite(piece: Piece) -> Sprite {
    match piece {
        Piece::Attacker => Sprite::Attacker,
        Piece::Defender => Sprite::Defender,
        Piece::King => Sprite::King,
    }
}

fn scene(game: &Game, [attackers, defenders]: [u8; 2]) -> Scene {
    let (rules, position) = (game.rules(), game.position());
    let ground = rules.special_squares().filter_map(|(square, kind)| {
        let ground = match kind {
            SpecialKind::Throne => Ground::Throne,
            SpecialKind::Corner => Ground::Corner,
            SpecialKind::Camp => return None,
        };
        Some((square, ground))
    });
    let half = |side| match side {
        Side::Attackers => Half::Left,
        Side::Defenders => Half::Right,
    };
    Scene {
        ground: ground.collect(),
        men: position
            .pieces()
            .map(|(square, piece)| (square, sprite(piece)))
            .collect(),
        strip: Some(Strip {
            status: match game.outcome().map(|outcome| outcome.winner) {
                None => Status::Turn(half(game.to_move())),
                Some(None) => Status::Drawn,
                Some(Some(Side::Attackers)) => Status::Won(Half::Left, Sign::Axes),
                Some(Some(Side::Defenders)) => Status::Won(Half::Right, Sign::Crown),
            },
            left: Field {
                emblem: Sprite::Attacker,
                captured: vec![(Sprite::Defender, defenders)],
            },
            right: Field {
                emblem: Sprite::King,
                captured: vec![(Sprite::Attacker, attackers)],
            },
        }),
        ..Scene::new(BoardSize::new(position.size()).unwrap_or(BoardSize::MAX))
    }
}
