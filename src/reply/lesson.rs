//! The requests of the buttons and menus of a lesson.

use std::fmt;

use raichi_rules::Family;

use super::{
    Step,
    unknown::{UnknownPress, number},
};

/// What a button or menu of a lesson is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonPress {
    /// The family whose lesson it is.
    pub lesson: Family,
    /// What it is for.
    pub action: LessonAction,
}

/// What a button or menu of a lesson does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonAction {
    /// Shows the lesson where the user left it.
    Open,
    /// Forgets what the user has solved, and begins anew.
    Restart,
    /// Shows a step, counted from 0.
    Show(u8),
    /// Chooses a move in a step.
    Pick(u8, Step),
}

impl LessonPress {
    /// The request from the parts of an id.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let [lesson, action, rest @ ..] = parts else {
            return Err(UnknownPress);
        };
        let action = match (*action, rest) {
            ("open", []) => LessonAction::Open,
            ("restart", []) => LessonAction::Restart,
            (step, []) => LessonAction::Show(number(step)?),
            (step, ["pick", rest @ ..]) => {
                LessonAction::Pick(number(step)?, Step::from_parts(rest)?)
            }
            _ => return Err(UnknownPress),
        };
        Ok(Self {
            lesson: Family::from_code(lesson).ok_or(UnknownPress)?,
            action,
        })
    }
}

impl fmt::Display for LessonPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { lesson, action } = self;
        match action {
            LessonAction::Open => write!(f, "{lesson}:open"),
            LessonAction::Restart => write!(f, "{lesson}:restart"),
            LessonAction::Show(step) => write!(f, "{lesson}:{step}"),
            LessonAction::Pick(step, pick) => write!(f, "{lesson}:{step}:pick{pick}"),
        }
    }
}
