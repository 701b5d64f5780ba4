//! The pictures of scenes that were asked for last. A long game takes seconds to draw, and many ask for it at once when it is over; a
//! board is drawn while its turn is stored.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use raichi_render::Scene;
use tokio::sync::OnceCell;

/// A file, once it is drawn.
type File = Arc<OnceCell<Arc<[u8]>>>;

/// The scenes that a file shows, and the file.
type Drawing = (Vec<Scene>, File);

/// The latest files, the newest at the end.
#[derive(Debug, Clone)]
pub(super) struct Latest {
    files: Arc<Mutex<VecDeque<Drawing>>>,
    kept: usize,
}

impl Latest {
    /// Keeps that many files.
    pub(super) fn new(kept: usize) -> Self {
        Self {
            files: Arc::default(),
            kept,
        }
    }

    /// The file of these scenes: as it was drawn before, or as somebody else has it drawn now, or else as `drawing` makes it, unless
    /// that fails.
    pub(super) async fn file(
        &self,
        scenes: &[Scene],
        drawing: impl Future<Output = Option<Vec<u8>>>,
    ) -> Option<Vec<u8>> {
        let file = self.of(scenes);
        let drawn = file.get_or_try_init(async || drawing.await.map(Arc::from).ok_or(()));
        drawn.await.ok().map(|file| file.to_vec())
    }

    fn of(&self, scenes: &[Scene]) -> File {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        let known = files.iter().position(|(shown, _)| shown == scenes);
        let (shown, file) = known
            .and_then(|number| files.remove(number))
            .unwrap_or_else(|| (scenes.to_vec(), File::default()));
        files.push_back((shown, file.clone()));
        if files.len() > self.kept {
            files.pop_front();
        }
        file
    }
}
