//! The animations that were asked for last. A long game takes seconds to draw, and many ask for it at once when it is over.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use raichi_render::Scene;
use tokio::sync::OnceCell;

/// How many are kept. The longest ones have a few megabytes.
const KEPT: usize = 3;

/// The file of an animation, once it is drawn.
type File = Arc<OnceCell<Arc<[u8]>>>;

/// An animation: its boards in order, and its file.
type Animation = (Vec<Scene>, File);

/// The last animations, the newest at the end.
#[derive(Debug, Clone, Default)]
pub(super) struct Animations(Arc<Mutex<VecDeque<Animation>>>);

impl Animations {
    /// The file of an animation: as it was drawn before, or as somebody else has it drawn now, or else as `drawing` makes it, unless
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
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = last.iter().position(|(shown, _)| shown == scenes);
        let animation = known
            .and_then(|number| last.remove(number))
            .unwrap_or_else(|| (scenes.to_vec(), File::default()));
        let file = animation.1.clone();
        last.push_back(animation);
        if last.len() > KEPT {
            last.pop_front();
        }
        file
    }
}
