//! Boards that are drawn before their messages are composed.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use raichi_render::Scene;
use tokio::task::JoinHandle;

/// How many are kept. A board whose turn was not stored is never asked for.
const KEPT: usize = 32;

/// A drawing that has begun; the file, unless the runtime shuts down.
pub(super) type Drawing = JoinHandle<Option<Vec<u8>>>;

/// The last boards that nobody has asked for yet, the newest at the end.
#[derive(Debug, Clone, Default)]
pub(super) struct Ahead(Arc<Mutex<VecDeque<(Scene, Drawing)>>>);

impl Ahead {
    /// Keeps the drawing of a board, in place of the oldest one when there are too many.
    pub(super) fn keep(&self, scene: Scene, drawing: Drawing) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((scene, drawing));
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }

    /// The drawing of a board, if there is one.
    pub(super) fn take(&self, scene: &Scene) -> Option<Drawing> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(kept, _)| kept == scene)?;
        kept.remove(at).map(|(_, drawing)| drawing)
    }
}
