//! The lesson of hunts, on the boards of several of them.

use super::{Goal, LessonStep};

const GEESE: &str = "fox-and-geese";

pub(super) const STEPS: [LessonStep; 8] = [
    LessonStep {
        id: 7,
        topic: "hunt-fox",
        rules: GEESE,
        position: "3/3/3g3/3F3/g2g2g/1g1/1g1 few",
        goal: Goal::Win,
    },
    LessonStep {
        id: 4,
        topic: "hunt-trap",
        rules: GEESE,
        position: "gFg/2g/3g3/7/7/3/ggg many",
        goal: Goal::Win,
    },
    LessonStep {
        id: 0,
        topic: "hunt-moves",
        rules: GEESE,
        position: "3/3/3F3/7/gggg1gg/ggg/ggg many",
        goal: Goal::Reach("b4"),
    },
    LessonStep {
        id: 1,
        topic: "hunt-leap",
        rules: GEESE,
        position: "3/3/3g3/3F3/ggggggg/ggg/3 few",
        goal: Goal::Capture(1),
    },
    LessonStep {
        id: 2,
        topic: "hunt-chain",
        rules: GEESE,
        position: "3/3/3g3/1Fg4/7/ggg/ggg few",
        goal: Goal::Capture(2),
    },
    LessonStep {
        id: 3,
        topic: "hunt-put",
        rules: "bagh-chal",
        position: "T3T/5/5/5/T3T+20g many",
        goal: Goal::KeepAll,
    },
    LessonStep {
        id: 5,
        topic: "hunt-guard",
        rules: GEESE,
        position: "3/3/3F3/3g3/gg3gg/ggg/3 many",
        goal: Goal::KeepAll,
    },
    LessonStep {
        id: 6,
        topic: "hunt-puzzle",
        rules: "fox-and-hounds",
        position: "4/Fh1h/4/h2h/4/4/4/4 many",
        goal: Goal::ForceWin,
    },
];
