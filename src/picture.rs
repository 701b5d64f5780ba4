//! Pictures: a table's position and last move as a scene, and the studio where scenes are drawn.

use std::{sync::Arc, thread::available_parallelism, time::Instant};

use raichi_render::{BoardSize, Captured, Finish, Line, Marks, Scene, Status, Strip, Theme};
use raichi_rules::{Call, EscapeLine, Game, Piece, Ruleset, Side, SpecialKind, Square};

use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{
    games::{Ending, Table},
    telemetry::Stage,
    text::Picture,
    watch::Watch,
};

/// The size of most boards.
const USUAL_SIZE: u8 = 11;

/// A picture as a file.
#[derive(Debug, Clone)]
pub struct Drawn {
    /// The file.
    pub png: Vec<u8>,
    /// Its name.
    pub file_name: String,
    /// What it shows, in words.
    pub alt: String,
}

/// Draws off the threads that serve interactions, at most as many pictures at once as there are cores.
#[derive(Debug, Clone)]
pub struct Studio {
    easels: Arc<Semaphore>,
    watch: Watch,
}

impl Studio {
    /// A studio with an easel per core.
    #[must_use]
    pub fn new(watch: Watch) -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            easels: Arc::new(Semaphore::new(cores)),
            watch,
        }
    }

    /// Makes the pieces of the usual picture, so that the first one is as fast as the others.
    pub fn prepare() {
        drop(spawn_blocking(|| {
            let usual = BoardSize::new(USUAL_SIZE).unwrap_or(BoardSize::MAX);
            raichi_render::prepare(Theme::default(), usual)
        }));
    }

    /// Draws a picture.
    pub async fn draw(&self, picture: &Picture) -> Drawn {
        // The semaphore is never closed; if it were, drawing without waiting would do no harm.
        let easel = self.easels.clone().acquire_owned().await.ok();
        let scene = picture.scene.clone();
        let watch = self.watch.clone();
        let drawing = spawn_blocking(move || {
            let begun = Instant::now();
            let stage = Stage::begin("draw");
            let drawing = raichi_render::draw(&scene);
            stage.end();
            let stage = Stage::begin("encode");
            let png = drawing.png();
            stage.end();
            watch.metrics().render(begun.elapsed());
            drop(easel);
            png
        });
        // Drawing a scene cannot fail; only a runtime that is shutting down does not finish it.
        let png = drawing.await.unwrap_or_default();
        Drawn {
            png,
            file_name: format!("{}.png", picture.name),
            alt: picture.alt.clone(),
        }
    }
}

/// The board of a table with everything that its last move means.
#[must_use]
pub fn of_table(table: &Table) -> Scene {
    let mut scene = of_position(table.board());
    scene.marks = marks(table);
    scene.strip = Some(Strip {
        status: match table.ending().map(Ending::winner) {
            None => Status::Turn(table.board().to_move()),
            Some(Some(side)) => Status::Won(side),
            Some(None) => Status::Drawn,
        },
        captured: captured(table),
    });
    scene
}

/// The start position of a game that has not begun.
#[must_use]
pub fn of_start(game: &Game) -> Scene {
    Scene {
        strip: Some(Strip {
            status: Status::Turn(game.to_move()),
            captured: Captured::default(),
        }),
        ..of_position(game)
    }
}

fn of_position(game: &Game) -> Scene {
    let (rules, position) = (game.rules(), game.position());
    let size = BoardSize::new(position.size()).unwrap_or(BoardSize::MAX);
    let special = |kind| special_squares(rules, kind);
    Scene {
        throne: special(SpecialKind::Throne),
        corners: special(SpecialKind::Corner),
        camps: special(SpecialKind::Camp),
        starts: rules.start().pieces().map(|(square, _)| square).collect(),
        pieces: position.pieces().collect(),
        ..Scene::new(size)
    }
}

fn special_squares(rules: &Ruleset, kind: SpecialKind) -> Vec<Square> {
    rules
        .special_squares()
        .filter(|&(_, found)| found == kind)
        .map(|(square, _)| square)
        .collect()
}

fn marks(table: &Table) -> Marks {
    let Some(played) = table.moves().last() else {
        return Marks::default();
    };
    let mut marks = Marks {
        last_move: Some(Line {
            from: played.mv.from,
            to: played.mv.to,
        }),
        captured: played
            .captures
            .iter()
            .map(|capture| (capture.square, capture.piece))
            .collect(),
        ..Marks::default()
    };
    match table.call() {
        Some(Call::Raichi { lines } | Call::Tuichi { lines }) => {
            let open = |line: &EscapeLine| {
                Some(Line {
                    from: line.from,
                    to: *line.to.first()?,
                })
            };
            marks.open_lines = lines.iter().filter_map(open).collect();
        }
        Some(Call::WatchYourKing { king, .. }) => marks.danger = Some(*king),
        None => {}
    }
    if let Some(winner) = table.ending().and_then(Ending::winner) {
        marks.finish = decided_on(table).map(|square| Finish { square, winner });
    }
    marks
}

/// The square on which the game was decided: the king's, where he stands or was captured.
fn decided_on(table: &Table) -> Option<Square> {
    let standing = table.board().position().king();
    let taken = || {
        table
            .moves()
            .last()?
            .captures
            .iter()
            .find(|capture| capture.piece == Piece::King)
    };
    standing.or_else(|| taken().map(|capture| capture.square))
}

fn captured(table: &Table) -> Captured {
    let mut captured = Captured::default();
    for capture in table.moves().iter().flat_map(|played| &played.captures) {
        let count = match (capture.piece, capture.piece.side()) {
            // The king's capture ends the game and is shown on the board.
            (Piece::King, _) => continue,
            (_, Side::Attackers) => &mut captured.attackers,
            (_, Side::Defenders) => &mut captured.defenders,
        };
        *count = count.saturating_add(1);
    }
    captured
}
