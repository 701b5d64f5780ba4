//! The move that a private message asks for.

use raichi_rules::{Family, Game};

use super::{LessonAction, LessonPress, Press, Solve, Step};
use crate::ids::ExternalId;

/// A move that a private message asks for with a board: front ends whose boards can be clicked need no menus for it.
#[derive(Debug, Clone)]
pub struct AskedMove {
    /// The position.
    pub board: Box<Game>,
    /// What asks for it.
    pub by: Asker,
}

/// What asks for a move in a private message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    /// A step of a lesson.
    Lesson {
        /// The family whose lesson it is.
        lesson: Family,
        /// The step, counted from 0.
        step: u8,
    },
    /// A puzzle.
    Puzzle {
        /// The number of the puzzle of a day.
        puzzle: u32,
        /// How many plies of the solution have been played.
        seen: u32,
        /// Who solves it.
        player: ExternalId,
    },
}

impl Asker {
    /// The request of a step of choosing the move.
    pub const fn press(self, step: Step) -> Press {
        match self {
            Self::Lesson {
                lesson,
                step: number,
            } => Press::Lesson(LessonPress {
                lesson,
                action: LessonAction::Pick(number, step),
            }),
            Self::Puzzle {
                puzzle,
                seen,
                player,
            } => Press::Solve(Solve {
                puzzle,
                seen,
                player,
                step,
            }),
        }
    }

    /// Whether a request is a step of choosing such a move.
    pub const fn is_step(press: &Press) -> bool {
        matches!(
            press,
            Press::Solve(_)
                | Press::Lesson(LessonPress {
                    action: LessonAction::Pick(..),
                    ..
                })
        )
    }
}
