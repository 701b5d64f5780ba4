//! A step of a lesson: what it is about, what is to be done, and what came of a move.

use raichi_rules::{Family, Illegal, Ply};

use super::{
    alt, catalog, families, family_names, picker::Asking, settings::close, standing, words,
};
use crate::{
    games::{
        Attempt, Goal, LessonProgress, LessonStep, LessonVerdict, Level, lesson_step, lesson_steps,
    },
    locale::Locale,
    picture,
    reply::{
        AskedMove, Asker, Button, LessonAction, LessonPress, Look, Menu, MenuOption, Picture,
        Press, Reply, Step,
    },
};

/// What a message of a lesson shows of its step.
#[derive(Debug, Clone, Copy)]
pub enum LessonMoment<'a> {
    /// A move is asked for, after these choices.
    Asks(Step),
    /// A move was refused by the rules, and another one is asked for.
    Refused(Ply, Illegal),
    /// A move was made.
    Tried(&'a Attempt),
}

/// What the lesson of a family is called.
pub fn lesson_choice(locale: Locale, family: Family) -> String {
    catalog::lesson_of(locale, family.code())
}

/// The step of a lesson at which somebody is.
pub fn lesson(
    locale: Locale,
    family: Family,
    progress: LessonProgress,
    moment: LessonMoment<'_>,
) -> Reply {
    let (number, step) = lesson_step(family, progress.step);
    let page = LessonPage {
        locale,
        family,
        number,
        step,
        progress,
        count: lesson_steps(family).len(),
    };
    match moment {
        LessonMoment::Asks(chosen) => page.asking(chosen, Vec::new()),
        LessonMoment::Refused(ply, why) => {
            let why = families::illegal(locale, ply, why);
            let wrong = catalog::lesson_wrong(locale, why);
            page.asking(Step::Start, vec![wrong])
        }
        LessonMoment::Tried(attempt) => page.tried(attempt),
    }
}

/// A step that is shown.
struct LessonPage<'a> {
    locale: Locale,
    family: Family,
    /// Its place, counted from 0.
    number: usize,
    step: &'a LessonStep,
    progress: LessonProgress,
    count: usize,
}

impl LessonPage<'_> {
    /// The board with the menus by which a move is chosen.
    fn asking(&self, chosen: Step, news: Vec<String>) -> Reply {
        let state = self.step.start();
        let task = [self.about(), news, vec![self.task()]].concat().join("\n");
        let also = |board: &_, from, legal: &[_]| self.step.closed_points(board, from, legal);
        let asking = Asking {
            locale: self.locale,
            board: state.board(),
            words: &|_| task.clone(),
            left: standing::actions_left(self.locale, &state),
            scene: picture::of_table(&state),
            alt: alt::board_in_words(self.locale, &state),
            name: self.picture_name(),
            press: &|step| self.press(LessonAction::Pick(self.step.id, step)),
            also: &also,
        };
        let mut reply = asking.next(chosen);
        if let Some(picture) = &mut reply.picture {
            let is_begun = !matches!(chosen, Step::Start | Step::File(_) | Step::Play(_));
            if !is_begun {
                picture.alt = alt::shortened(&alt::standing(self.locale, &state));
            }
            if let (Goal::Reach(point), false) = (self.step.goal, is_begun) {
                mark_goal(picture, point);
            }
        }
        reply.asked = Some(AskedMove {
            board: Box::new(state.board().clone()),
            by: Asker::Lesson {
                lesson: self.family,
                step: self.step.id,
            },
        });
        self.with_buttons(reply, None)
    }

    /// The board after a move, and whether it was right.
    fn tried(&self, attempt: &Attempt) -> Reply {
        let (locale, state) = (self.locale, &attempt.state);
        let mut done = alt::what_happened(locale, state);
        if state.ending().is_some() {
            done.extend(alt::outcome(locale, state));
        }
        let done = done.join(" ");
        let mut lines = self.about();
        let again = match attempt.verdict {
            LessonVerdict::Solved => {
                lines.push(catalog::lesson_right(locale, done));
                if self.number + 1 == self.count {
                    let (solved, count) = (self.progress.count(), words::count(self.count));
                    lines.push(catalog::lesson_done(locale, solved, count));
                }
                None
            }
            LessonVerdict::Missed { reply } => {
                lines.push(catalog::lesson_wrong(locale, done));
                lines.extend(
                    reply.map(|reply| catalog::lesson_reply(locale, words::with_dashes(reply))),
                );
                lines.push(self.task());
                Some(Button {
                    label: catalog::lesson_again(locale),
                    press: self.press(LessonAction::Show(self.step.id)),
                    look: Look::Primary,
                })
            }
        };
        let played = state.moves().last();
        let played = played.map(|played| played.ply.to_string());
        let reply = Reply {
            picture: Some(Picture {
                shows: picture::of_table(state).into(),
                alt: alt::shortened(&alt::standing(locale, state)),
                locale,
                name: format!(
                    "{}-{}",
                    self.picture_name(),
                    played.unwrap_or_default().replace('+', "-")
                ),
            }),
            ..Reply::words(lines.join("\n"))
        };
        self.with_buttons(reply, again)
    }

    /// The title and the explanation.
    fn about(&self) -> Vec<String> {
        let (locale, topic) = (self.locale, self.step.topic);
        let title = catalog::lesson_title(
            locale,
            lesson_choice(locale, self.family),
            words::count(self.number + 1),
            words::count(self.count),
            catalog::lesson_topic(locale, topic),
        );
        vec![title, catalog::lesson_about(locale, topic)]
    }

    /// What is to be done.
    fn task(&self) -> String {
        let locale = self.locale;
        let task = match self.step.goal {
            Goal::Reach(point) => catalog::lesson_task_reach(locale, point),
            Goal::Capture(least) => catalog::lesson_task_capture(locale, words::count(least)),
            Goal::Win => catalog::lesson_task_win(locale),
            Goal::Call(code) => catalog::lesson_task_call(locale, code),
            Goal::KeepSafe => catalog::lesson_task_keep_safe(locale),
            Goal::KeepAll => catalog::lesson_task_keep_all(locale),
            Goal::ForceWin => catalog::lesson_task_force_win(locale),
        };
        let state = self.step.start();
        let side = family_names::side(&state, state.board().to_move());
        catalog::lesson_task(locale, side, task)
    }

    fn press(&self, action: LessonAction) -> Press {
        Press::Lesson(LessonPress {
            lesson: self.family,
            action,
        })
    }

    fn picture_name(&self) -> String {
        format!("lesson-{}-{}", self.family.code(), self.step.id)
    }

    /// The reply with the buttons to other steps, the most likely one first; at the last step with the other lessons, and
    /// with a first game once it is solved.
    fn with_buttons(&self, mut reply: Reply, again: Option<Button>) -> Reply {
        let locale = self.locale;
        let is_tried = reply.asked.is_none();
        let is_solved = is_tried && again.is_none();
        let is_last = self.number + 1 >= self.count;
        let steps = lesson_steps(self.family);
        let show = |step: &LessonStep| self.press(LessonAction::Show(step.id));
        let button = |label, press, look| Button { label, press, look };
        reply.buttons.extend(again);
        if let Some(next) = steps.get(self.number + 1) {
            let look = if is_solved {
                Look::Primary
            } else {
                Look::Plain
            };
            let label = catalog::lesson_next(locale);
            reply.buttons.push(button(label, show(next), look));
        } else if is_solved {
            let press = Press::Level {
                level: Level::Beginner,
                rules: steps[0].rules,
            };
            let label = catalog::lesson_play(locale);
            reply.buttons.push(button(label, press, Look::Primary));
        }
        let back = self.number.checked_sub(1).and_then(|at| steps.get(at));
        if let Some(back) = back {
            let label = catalog::lesson_back(locale);
            reply.buttons.push(button(label, show(back), Look::Plain));
        }
        if self.number > 0 || self.progress.count() > 0 {
            let press = self.press(LessonAction::Restart);
            reply
                .buttons
                .push(button(catalog::lesson_restart(locale), press, Look::Plain));
        }
        reply.buttons.push(close(locale));
        if is_last && is_solved {
            reply.menus.push(self.others());
        }
        reply
    }

    /// The menu of the lessons.
    fn others(&self) -> Menu {
        let option = |family| MenuOption {
            man: None,
            label: lesson_choice(self.locale, family),
            press: Press::Lesson(LessonPress {
                lesson: family,
                action: LessonAction::Open,
            }),
            is_chosen: family == self.family,
        };
        Menu {
            label: catalog::lesson_others(self.locale),
            options: Family::ALL.map(option).into(),
        }
    }
}

/// Marks the point on which a move has to end.
fn mark_goal(picture: &mut Picture, point: &str) {
    if let (crate::reply::Shows::Board(scene), Ok(point)) = (&mut picture.shows, point.parse()) {
        scene.marks.targets = vec![point];
    }
}

#[cfg(test)]
mod tests;
