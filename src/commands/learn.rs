//! Lessons: one private message that redraws itself with each choice.

use raichi_rules::Family;

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::{LessonProgress, LessonVerdict, lesson_step},
    locale::Locale,
    reply::{LessonAction, LessonPress, Step},
    service::ServiceError,
    text::{self, LessonMoment},
};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional("rules", Kind::Text(Completion::Lesson))];

/// Shows a lesson where the user left it: that of the given family or ruleset, or else the newest one.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let lesson = match given.text("rules").map(str::trim) {
        Some(name) => match family(name) {
            Some(family) => Some(family),
            None => Some(handler.ruleset(caller, name).await?.family()),
        },
        None => None,
    };
    handler.open_lesson(caller, lesson).await
}

/// The family that a text names, in any language.
fn family(name: &str) -> Option<Family> {
    let is_named = |family: &Family| {
        let labels = Locale::ALL.map(|locale| text::lesson_choice(locale, *family));
        same(family.code(), name) || labels.iter().any(|label| same(label, name))
    };
    Family::ALL.into_iter().find(is_named)
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl CommandHandler {
    /// Shows a lesson where the user left it; without one, the newest that was begun, or the first.
    pub(super) async fn open_lesson(
        &self,
        caller: &Caller,
        lesson: Option<Family>,
    ) -> Result<CommandResponse, ServiceError> {
        let begun = self.store.lessons(caller.user).await?;
        let newest = begun.first().map(|(family, _)| *family);
        let lesson = lesson.or(newest).unwrap_or(Family::ALL[0]);
        let progress = progress_in(&begun, lesson);
        self.show_lesson(caller, lesson, progress, LessonMoment::Asks(Step::Start))
            .await
    }

    /// Runs the request of a button or menu of a lesson.
    pub(super) async fn lesson(
        &self,
        caller: &Caller,
        press: LessonPress,
    ) -> Result<CommandResponse, ServiceError> {
        let LessonPress { lesson, action } = press;
        let (step, pick) = match action {
            LessonAction::Open => return self.open_lesson(caller, Some(lesson)).await,
            LessonAction::Restart => {
                self.store.forget_lesson(caller.user, lesson).await?;
                return self.open_lesson(caller, Some(lesson)).await;
            }
            LessonAction::Show(step) => (step, None),
            LessonAction::Pick(step, pick) => (step, Some(pick)),
        };
        let begun = self.store.lessons(caller.user).await?;
        let (_, task) = lesson_step(lesson, step);
        let step = task.id;
        let before = progress_in(&begun, lesson);
        let Some(pick) = pick else {
            let progress = before.at(step, false);
            self.note(caller, lesson, progress).await?;
            let asks = LessonMoment::Asks(Step::Start);
            return self.show_lesson(caller, lesson, progress, asks).await;
        };
        let Some(ply) = pick.chosen() else {
            let asks = LessonMoment::Asks(pick);
            let progress = before.at(step, false);
            return self.show_lesson(caller, lesson, progress, asks).await;
        };
        match task.attempt(ply) {
            Err(why) => {
                let refused = LessonMoment::Refused(ply, why);
                let progress = before.at(step, false);
                self.show_lesson(caller, lesson, progress, refused).await
            }
            Ok(attempt) => {
                let progress = before.at(step, attempt.verdict == LessonVerdict::Solved);
                if progress != before {
                    self.note(caller, lesson, progress).await?;
                }
                let tried = LessonMoment::Tried(&attempt);
                self.show_lesson(caller, lesson, progress, tried).await
            }
        }
    }

    async fn note(
        &self,
        caller: &Caller,
        lesson: Family,
        progress: LessonProgress,
    ) -> Result<(), ServiceError> {
        let noted = self
            .store
            .note_lesson(caller.user, lesson, progress, caller.now);
        Ok(noted.await?)
    }

    async fn show_lesson(
        &self,
        caller: &Caller,
        lesson: Family,
        progress: LessonProgress,
        moment: LessonMoment<'_>,
    ) -> Result<CommandResponse, ServiceError> {
        let reply = text::lesson(caller.locale, lesson, progress, moment);
        let liked = self.as_liked(caller, reply, None, None).await?;
        Ok(CommandResponse::Privately(liked))
    }
}

/// How far somebody is in a lesson.
fn progress_in(begun: &[(Family, LessonProgress)], lesson: Family) -> LessonProgress {
    let mut begun = begun.iter();
    let found = begun.find(|(family, _)| *family == lesson);
    found.map_or_else(
        || LessonProgress::beginning(lesson),
        |(_, progress)| *progress,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_named_by_its_family() {
        let found = family;
        assert_eq!(found("hunt"), Some(Family::Hunt));
        let hunts = text::lesson_choice(Locale::German, Family::Hunt);
        assert_eq!(found(&hunts.to_uppercase()), Some(Family::Hunt));
        assert_eq!(found("copenhagen"), None);
    }
}
