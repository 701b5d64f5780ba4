//! The pictures of a whole game, for measuring and comparing.

use std::sync::Arc;

use raichi_render::{BoardSize, Captured, Line, Scene, Status, Strip};
use raichi_rules::tafl::{Game, Move, Piece, Played, Ruleset, Side, SpecialKind};

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
    captured: Captured,
    last: Option<Played>,
}

impl Shown {
    /// The start of a game.
    pub(crate) fn new(rules: Arc<Ruleset>) -> Self {
        Self {
            game: Game::new(rules),
            captured: Captured::default(),
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
                Piece::Attacker => self.captured.attackers += 1,
                Piece::Defender | Piece::King => self.captured.defenders += 1,
            }
        }
        self.last = Some(played);
    }

    /// Its picture.
    pub(crate) fn scene(&self) -> Scene {
        let mut scene = scene(&self.game, self.captured);
        if let Some(played) = &self.last {
            scene.marks.last_move = Some(Line {
                from: played.mv.from,
                to: played.mv.to,
            });
            let captures = played.captures.iter();
            scene.marks.captured = captures.map(|taken| (taken.square, taken.piece)).collect();
        }
        scene
    }
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
