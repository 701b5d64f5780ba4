//! The list of the sentences of lessons and of examples. Those for each lesson, step and example are among the coded ones.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    lesson_title(lesson, step, count, topic);
    lesson_task(side, task);
    lesson_task_reach(square);
    lesson_task_capture(count);
    lesson_task_win();
    lesson_task_call(call);
    lesson_task_keep_safe();
    lesson_task_keep_all();
    lesson_task_force_win();
    lesson_right(done);
    lesson_wrong(done);
    lesson_reply(r#move);
    lesson_done(solved, count);
    lesson_next();
    lesson_back();
    lesson_again();
    lesson_restart();
    lesson_play();
    lesson_others();
    captures_title(rules);
    captures_line(number, kind, r#move);
    captures_alt(rules);
    captures_button();
}
