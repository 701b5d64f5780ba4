//! How far players have got in lessons.

use raichi_rules::Family;
use time::OffsetDateTime;

use super::{Store, StoreFault, players};
use crate::{
    games::LessonProgress,
    ids::{ExternalUser, PlayerId},
};

impl Store {
    /// How far a user has got in each lesson that was begun, the newest first.
    pub(crate) async fn lessons(
        &self,
        user: ExternalUser,
    ) -> Result<Vec<(Family, LessonProgress)>, StoreFault> {
        let rows = sqlx::query!(
            "select l.lesson, l.step, l.solved
             from players me join lessons l on l.player = me.id
             where me.door = $1 and me.door_key = $2
             order by l.changed_at desc",
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_all(&self.pool)
        .await?;
        // What this version does not know counts as not begun.
        let known = rows.into_iter().filter_map(|row| {
            let progress = LessonProgress {
                step: u8::try_from(row.step).ok()?,
                solved: row.solved.cast_unsigned(),
            };
            Some((Family::from_code(&row.lesson)?, progress))
        });
        Ok(known.collect())
    }

    /// Stores that a user has come to a step, and has solved these steps beside those that are stored.
    pub(crate) async fn note_lesson(
        &self,
        user: ExternalUser,
        lesson: Family,
        progress: LessonProgress,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        let player = players::admit(&mut tx, user).await?;
        sqlx::query!(
            "insert into lessons (player, lesson, step, solved, changed_at) values ($1, $2, $3, $4, $5)
             on conflict on constraint lessons_pkey do update
             set step = excluded.step, solved = lessons.solved | excluded.solved, changed_at = excluded.changed_at",
            player as PlayerId,
            lesson.code(),
            i16::from(progress.step),
            progress.solved.cast_signed(),
            now,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Forgets how far a user has got in a lesson.
    pub(crate) async fn forget_lesson(
        &self,
        user: ExternalUser,
        lesson: Family,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from lessons l using players me
             where l.player = me.id and me.door = $1 and me.door_key = $2 and l.lesson = $3",
            user.door.code(),
            user.key.to_db(),
            lesson.code(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
