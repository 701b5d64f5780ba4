//! A step of a lesson: what it is about, what is to be done, and what came of a move.

use raichi_rules::{Family, Illegal, Ply};

use super::{alt, catalog, families, picker::Asking, settings::close, turn, words};
use crate::{
    games::{Attempt, Goal, LessonProgress, LessonStep, LessonVerdict, lesson_step, lesson_steps},
    locale::Locale,
    picture,
    reply::{
        AskedMove, Asker, Button, HelpTopic, LessonAction, LessonPress, Look, Menu, MenuOption,
        Picture, Press, Reply, Step,
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
#[must_use]
pub fn lesson_choice(locale: Locale, family: Family) -> String {
    catalog::lesson_of(locale, family.code())
}

/// The step of a lesson at which somebody is.
#[must_use]
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
    /// Counted from 0.
    number: u8,
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
            left: turn::actions_left(self.locale, &state),
            scene: picture::of_table(&state),
            alt: alt::board_in_words(self.locale, &state),
            name: self.picture_name(),
            press: &|step| self.press(LessonAction::Pick(self.number, step)),
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
                step: self.number,
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
                if usize::from(self.number) + 1 == self.count {
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
                    press: self.press(LessonAction::Show(self.number)),
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

    /// The title, the explanation and the rules that are quoted.
    fn about(&self) -> Vec<String> {
        let locale = self.locale;
        let topic = self.step.topic;
        let mut title = catalog::lesson_title(
            locale,
            lesson_choice(locale, self.family),
            u32::from(self.number) + 1,
            words::count(self.count),
            catalog::lesson_topic(locale, topic),
        );
        if self.progress.count() > 0 {
            let (solved, count) = (self.progress.count(), words::count(self.count));
            title = format!(
                "{title}\n{}",
                catalog::lesson_solved_count(locale, solved, count)
            );
        }
        let ruleset = self.step.ruleset();
        let facts = families::facts(locale, &ruleset, self.step.facts);
        let facts = (!facts.is_empty()).then(|| {
            catalog::lesson_facts(locale, words::title(locale, &ruleset), facts.join(" "))
        });
        let about = catalog::lesson_about(locale, topic);
        [title, about].into_iter().chain(facts).collect()
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
        let side = words::side(&state, state.board().to_move());
        catalog::lesson_task(locale, side, task)
    }

    fn press(&self, action: LessonAction) -> Press {
        Press::Lesson(LessonPress {
            lesson: self.family,
            action,
        })
    }

    fn picture_name(&self) -> String {
        format!("lesson-{}-{}", self.family.code(), self.number)
    }

    /// The reply with the buttons to other steps, the most likely one first; at the ends of the lesson, with the other
    /// lessons.
    fn with_buttons(&self, mut reply: Reply, again: Option<Button>) -> Reply {
        let locale = self.locale;
        let is_tried = reply.asked.is_none();
        let is_solved = is_tried && again.is_none();
        let is_last = usize::from(self.number) + 1 >= self.count;
        let button = |label, press, look| Button { label, press, look };
        reply.buttons.extend(again);
        if !is_last {
            let look = if is_solved {
                Look::Primary
            } else {
                Look::Plain
            };
            let press = self.press(LessonAction::Show(self.number.saturating_add(1)));
            reply
                .buttons
                .push(button(catalog::lesson_next(locale), press, look));
        } else if is_solved {
            let press = Press::Help(HelpTopic::Challenge);
            let label = catalog::help_challenge(locale);
            reply.buttons.push(button(label, press, Look::Primary));
        }
        if self.number > 0 {
            let press = self.press(LessonAction::Show(self.number - 1));
            reply
                .buttons
                .push(button(catalog::lesson_back(locale), press, Look::Plain));
        }
        if self.number > 0 || self.progress.count() > 0 {
            let press = self.press(LessonAction::Restart);
            reply
                .buttons
                .push(button(catalog::lesson_restart(locale), press, Look::Plain));
        }
        reply.buttons.push(close(locale));
        if (self.number == 0 && !is_tried) || (is_last && is_solved) {
            reply.menus.push(self.others());
        }
        reply
    }

    /// The menu of the lessons.
    fn others(&self) -> Menu {
        let option = |family| MenuOption {
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
