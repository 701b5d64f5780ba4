//! Pictures: positions and games as scenes, and the studio that draws them.

mod latest;
mod looks;
mod profile;
mod review;
mod scenes;
mod tafl;

use std::{sync::Arc, thread::available_parallelism, time::Instant};

use raichi_render::{BoardSize, Scene, Theme};
use tokio::{sync::Semaphore, task::spawn_blocking};

pub use profile::{emblem, of_profile};
pub use review::{of_choice, of_review, of_solution};
pub use scenes::{
    of_example, of_game, of_position, of_setup, of_start, of_table, seen_by, timeline,
};

use self::latest::Latest;
use crate::{
    reply::{Picture, Shows},
    telemetry::Stage,
    watch::Watch,
};

/// The size of most boards.
const USUAL_SIZE: u8 = 11;

/// How many boards are kept. A board has some 60 kB.
const KEPT_BOARDS: usize = 16;
/// How many animations are kept. The longest ones have a few megabytes.
const KEPT_ANIMATIONS: usize = 3;

/// A picture as a file.
#[derive(Debug, Clone)]
pub struct Drawn {
    /// The file.
    pub bytes: Vec<u8>,
    /// Its name.
    pub file_name: String,
    /// Its description.
    pub alt: String,
}

/// Draws outside the threads that serve interactions, with at most as many pictures at once as there are cores.
///
/// A whole game takes a hundred times as long as a board, so only one game is drawn at a time, and boards wait for no
/// more than that.
#[derive(Debug, Clone)]
pub struct Studio {
    slots: Arc<Semaphore>,
    game_slot: Arc<Semaphore>,
    boards: Latest,
    animations: Latest,
    watch: Watch,
}

impl Studio {
    /// A studio with a drawing slot per core.
    pub fn new(watch: Watch) -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            slots: Arc::new(Semaphore::new(cores)),
            game_slot: Arc::new(Semaphore::new(1)),
            boards: Latest::new(KEPT_BOARDS),
            animations: Latest::new(KEPT_ANIMATIONS),
            watch,
        }
    }

    /// Prepares the sprites of the usual board size, so that the first picture is as fast as the others.
    pub fn prepare() {
        drop(spawn_blocking(|| {
            let usual = BoardSize::new(USUAL_SIZE).unwrap_or(BoardSize::MAX);
            raichi_render::prepare(Theme::default(), &usual.into())
        }));
    }

    /// Draws a picture.
    pub async fn draw(&self, picture: &Picture) -> Drawn {
        let (ending, bytes) = match &picture.shows {
            Shows::Board(scene) => ("png", self.board(scene).await),
            Shows::Course(_) | Shows::Chart(_) | Shows::Gallery(_) | Shows::Table(_) => {
                ("png", self.file(&picture.shows, "png").await)
            }
            Shows::Game(scenes) => {
                let drawing = self.file(&picture.shows, "gif");
                ("gif", self.animations.file(scenes, drawing).await)
            }
        };
        Drawn {
            // Drawing cannot fail; only the shutdown of the runtime interrupts it.
            bytes: bytes.unwrap_or_default(),
            file_name: format!("{}.{ending}", picture.name),
            alt: picture.alt.clone(),
        }
    }
}

impl Studio {
    /// Draws a board that is about to be asked for. The caller neither waits for it nor fails with it.
    pub fn expect(&self, scene: impl FnOnce() -> Scene + Send + 'static) {
        let studio = self.clone();
        drop(tokio::spawn(async move { studio.board(&scene()).await }));
    }

    async fn board(&self, scene: &Scene) -> Option<Vec<u8>> {
        let shows = Shows::from(scene.clone());
        let drawing = self.file(&shows, "png");
        self.boards.file(std::slice::from_ref(scene), drawing).await
    }

    async fn file(&self, shows: &Shows, ending: &'static str) -> Option<Vec<u8>> {
        // The semaphores are never closed; if they were, drawing without a permit would do no harm.
        let game_slot = match shows {
            Shows::Board(_)
            | Shows::Course(_)
            | Shows::Chart(_)
            | Shows::Gallery(_)
            | Shows::Table(_) => None,
            Shows::Game(_) => self.game_slot.clone().acquire_owned().await.ok(),
        };
        let slot = self.slots.clone().acquire_owned().await.ok();
        let (shows, watch) = (shows.clone(), self.watch.clone());
        let drawing = spawn_blocking(move || {
            let begun = Instant::now();
            let bytes = drawn(&shows);
            watch.metrics().render(ending, begun.elapsed());
            drop((slot, game_slot));
            bytes
        });
        drawing.await.ok()
    }
}

/// The width and height of a picture, in pixels. All scenes of a game have the same size.
pub fn dimensions(shows: &Shows) -> (u32, u32) {
    match shows {
        Shows::Board(scene) => raichi_render::dimensions(scene),
        Shows::Game(scenes) => scenes.first().map_or((1, 1), raichi_render::dimensions),
        Shows::Course(_) => raichi_render::course_dimensions(),
        Shows::Chart(_) => raichi_render::chart_dimensions(),
        Shows::Gallery(gallery) => raichi_render::gallery_dimensions(gallery),
        Shows::Table(table) => raichi_render::table_dimensions(table),
    }
}

fn drawn(shows: &Shows) -> Vec<u8> {
    match shows {
        Shows::Board(scene) => {
            let stage = Stage::begin("draw");
            let drawing = raichi_render::draw(scene);
            stage.end();
            let stage = Stage::begin("encode");
            let png = drawing.png();
            stage.end();
            png
        }
        Shows::Course(course) => {
            let stage = Stage::begin("draw");
            let png = raichi_render::course_png(course);
            stage.end();
            png
        }
        Shows::Chart(chart) => {
            let stage = Stage::begin("draw");
            let png = raichi_render::chart_png(chart);
            stage.end();
            png
        }
        Shows::Gallery(gallery) => {
            let stage = Stage::begin("draw");
            let png = raichi_render::gallery_png(gallery);
            stage.end();
            png
        }
        Shows::Table(table) => {
            let stage = Stage::begin("draw");
            let png = raichi_render::table_png(table);
            stage.end();
            png
        }
        Shows::Game(scenes) => {
            let stage = Stage::begin("animate");
            let gif = raichi_render::gif(scenes);
            stage.end();
            gif
        }
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, Ruleset};
    use tokio::task::JoinSet;

    use super::*;
    use crate::locale::Locale;

    fn picture(shows: Shows) -> Picture {
        Picture {
            shows,
            alt: "A board.".to_owned(),
            locale: Locale::English,
            name: "board".to_owned(),
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_board_does_not_wait_for_all_games_requested_before_it() {
        let start = Game::new(Ruleset::preset("norse").unwrap());
        let scenes = timeline(start, ["d1-d4", "e7-e9"].map(|mv| mv.parse().unwrap()));
        let studio = Studio::new(Watch::default());
        let mut games = JoinSet::new();
        for number in 0..10 {
            let game = picture(Shows::Game(
                scenes.iter().cycle().take(30 + number).cloned().collect(),
            ));
            let studio = studio.clone();
            games.spawn(async move { studio.draw(&game).await.file_name });
        }
        // The first is being drawn, so all others are in the queue.
        assert_eq!(games.join_next().await.unwrap().unwrap(), "board.gif");
        let board = picture(scenes[0].clone().into());
        let drawn = studio.draw(&board).await;
        assert!(drawn.file_name == "board.png" && drawn.bytes == raichi_render::png(&scenes[0]));
        let mut done = 0;
        while games.try_join_next().is_some() {
            done += 1;
        }
        assert!(done < 5, "{done} games were drawn before the board");
        while let Some(game) = games.join_next().await {
            assert_eq!(game.unwrap(), "board.gif");
        }
    }

    #[tokio::test]
    async fn a_board_that_was_expected_is_drawn_once() {
        let start = Game::new(Ruleset::preset("norse").unwrap());
        let [scene, other] = &timeline(start, ["d1-d4"].map(|mv| mv.parse().unwrap()))[..] else {
            panic!("two boards");
        };
        let watch = Watch::default();
        let studio = Studio::new(watch.clone());
        let expected = scene.clone();
        studio.expect(|| expected);
        for shown in [scene, other, scene] {
            let drawn = studio.draw(&picture(shown.clone().into())).await;
            assert!(drawn.bytes == raichi_render::png(shown));
        }
        let metrics = watch.metrics().page();
        assert!(
            metrics.contains("raichi_render_seconds_count{form=\"png\"} 2\n"),
            "{metrics}"
        );
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_game_that_many_ask_for_is_drawn_once() {
        let start = Game::new(Ruleset::preset("norse").unwrap());
        let scenes = timeline(start, ["d1-d4", "e7-e9"].map(|mv| mv.parse().unwrap()));
        let watch = Watch::default();
        let studio = Studio::new(watch.clone());
        let mut asked = JoinSet::new();
        for number in 0..8 {
            // Two lengths of the game.
            let game = picture(Shows::Game(scenes[..2 + number % 2].to_vec()));
            let studio = studio.clone();
            asked.spawn(async move { (number % 2, studio.draw(&game).await.bytes) });
        }
        while let Some(drawn) = asked.join_next().await {
            let (number, bytes) = drawn.unwrap();
            assert!(bytes == raichi_render::gif(&scenes[..2 + number]));
        }
        let metrics = watch.metrics().page();
        assert!(
            metrics.contains("raichi_render_seconds_count{form=\"gif\"} 2\n"),
            "{metrics}"
        );
    }
}
