//! The lesson of Maharajah and the Sepoys.

use super::{Goal, LessonStep};

const RULES: &str = "maharajah";

pub(super) const STEPS: [LessonStep; 4] = [
    LessonStep {
        id: 0,
        topic: "chess-moves",
        rules: RULES,
        position: "rnbqkbnr/pppppppp/8/8/8/8/8/4M3 maharajah",
        goal: Goal::Reach("f3"),
    },
    LessonStep {
        id: 1,
        topic: "chess-capture",
        rules: RULES,
        position: "4k3/8/8/3p4/4p3/8/8/n3M3 maharajah",
        goal: Goal::Capture(1),
    },
    LessonStep {
        id: 2,
        topic: "chess-check",
        rules: RULES,
        position: "4k3/8/8/8/8/8/r7/3M4 sepoys",
        goal: Goal::Call("check"),
    },
    LessonStep {
        id: 3,
        topic: "chess-mate",
        rules: RULES,
        position: "r7/5k2/8/8/8/2r5/b1q5/M7 sepoys",
        goal: Goal::Win,
    },
];
