//! The pictures of a whole game, for measuring and comparing.

use raichi_render::{BoardSize, Field, Ground, Half, Scene, Sign, Sprite, Status, Strip};
use raichi_rules::{Capture, Game, Played, Ply, Ruleset, Side};

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
    plies: u16,
}

impl Shown {
    /// The start of a game.
    pub(crate) fn new(rules: Ruleset) -> Self {
        Self {
            game: Game::new(rules),
            captured: [0; 2],
            last: None,
            plies: 0,
        }
    }

    /// Makes a legal move.
    #[expect(
        clippy::expect_used,
        reason = "the moves come from the rules or were played"
    )]
    pub(crate) fn play(&mut self, mv: Ply) {
        let played = self.game.play(mv).expect("a legal move");
        for capture in &played.captures {
            self.captured[capture.piece.side.index()] += 1;
        }
        self.last = Some(played);
        self.plies += 1;
    }

    /// Its picture.
    pub(crate) fn scene(&self) -> Scene {
        let mut scene = scene(&self.game, self.captured);
        if let Some(strip) = &mut scene.strip {
            strip.number = Some(self.plies);
        }
        if let Some(played) = &self.last {
            scene.marks.last_move = played.ply.points().to_vec();
            let captures = played.captures.iter();
            scene.marks.captured = captures
                .filter_map(|Capture { point, piece }| {
                    Some((*point, Sprite::from_code(piece.code)?))
                })
                .collect();
        }
        scene
    }
}

fn scene(game: &Game, [attackers, defenders]: [u8; 2]) -> Scene {
    let view = game.view();
    let ground = view.grounds.iter().filter_map(|(point, ground)| {
        let ground = Ground::from_code(ground.code)?;
        (ground != Ground::Camp).then_some((*point, ground))
    });
    let half = |side| match side {
        Side::First => Half::Left,
        Side::Second => Half::Right,
    };
    Scene {
        ground: ground.collect(),
        men: view
            .pieces
            .iter()
            .filter_map(|(point, piece)| Some((*point, Sprite::from_code(piece.code)?)))
            .collect(),
        strip: Some(Strip {
            number: None,
            actions_left: None,
            status: match game.outcome().map(|outcome| outcome.winner) {
                None => Status::Turn(half(game.to_move())),
                Some(None) => Status::Drawn,
                Some(Some(Side::First)) => Status::Won(Half::Left, Sign::Axes),
                Some(Some(Side::Second)) => Status::Won(Half::Right, Sign::Crown),
            },
            left: Field {
                emblem: Sprite::Attacker,
                captured: vec![(Sprite::Defender, defenders)],
                in_hand: Vec::new(),
            },
            right: Field {
                emblem: Sprite::King,
                captured: vec![(Sprite::Attacker, attackers)],
                in_hand: Vec::new(),
            },
        }),
        ..Scene::new(BoardSize::new(view.shape.files()).unwrap_or(BoardSize::MAX))
    }
}
