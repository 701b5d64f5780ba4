//! Service methods for lessons.

use raichi_rules::Family;
use time::OffsetDateTime;

use super::{Games, ServiceError};
use crate::{games::LessonProgress, ids::ExternalUser};

impl Games {
    /// How far a user has got in each lesson that was begun, the newest first.
    pub async fn lessons(
        &self,
        user: ExternalUser,
    ) -> Result<Vec<(Family, LessonProgress)>, ServiceError> {
        Ok(self.store.lessons(user).await?)
    }

    /// Stores that a user has come to a step, and has solved these steps beside the earlier ones.
    pub async fn note_lesson(
        &self,
        user: ExternalUser,
        lesson: Family,
        progress: LessonProgress,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        Ok(self.store.note_lesson(user, lesson, progress, now).await?)
    }

    /// Forgets how far a user has got in a lesson.
    pub async fn forget_lesson(
        &self,
        user: ExternalUser,
        lesson: Family,
    ) -> Result<(), ServiceError> {
        Ok(self.store.forget_lesson(user, lesson).await?)
    }
}
