//! Pictures: positions and games as scenes, and the studio where scenes are drawn.

mod scenes;

use std::{sync::Arc, thread::available_parallelism};

use tokio::{sync::Semaphore, task::spawn_blocking};

pub use scenes::{of_game, of_start, of_table, timeline};

use crate::{telemetry::Stage, text::Picture};

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
}

impl Studio {
    /// A studio with an easel per core.
    #[must_use]
    pub fn new() -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            easels: Arc::new(Semaphore::new(cores)),
        }
    }

    /// Draws a picture.
    pub async fn draw(&self, picture: &Picture) -> Drawn {
        // The semaphore is never closed; if it were, drawing without waiting would do no harm.
        let easel = self.easels.clone().acquire_owned().await.ok();
        let scene = picture.scene.clone();
        let drawing = spawn_blocking(move || {
            let stage = Stage::begin("draw");
            let drawing = raichi_render::draw(&scene);
            stage.end();
            let stage = Stage::begin("encode");
            let png = drawing.png();
            stage.end();
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

impl Default for Studio {
    fn default() -> Self {
        Self::new()
    }
}
