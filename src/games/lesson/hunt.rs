//! The lesson of hunts, on the boards of several of them.

use super::{Goal, LessonStep};

const GEESE: &str = "fox-and-geese";

pub(super) const STEPS: [LessonStep; 7] = [
    LessonStep {
        topic: "hunt-moves",
        rules: GEESE,
        position: "3/3/3F3/7/gggg1gg/ggg/ggg many",
        goal: Goal::Reach("b4"),
        facts: &["directions-few", "directions-many"],
    },
    LessonStep {
        topic: "hunt-leap",
        rules: GEESE,
        position: "3/3/3g3/3F3/ggggggg/ggg/3 few",
        goal: Goal::Capture(1),
        facts: &["leap", "capture"],
    },
    LessonStep {
        topic: "hunt-chain",
        rules: GEESE,
        position: "3/3/3g3/1Fg4/7/ggg/ggg few",
        goal: Goal::Capture(2),
        facts: &["leap"],
    },
    LessonStep {
        topic: "hunt-put",
        rules: "bagh-chal",
        position: "T3T/5/5/5/T3T+20g many",
        goal: Goal::KeepAll,
        facts: &["hand-many", "leap"],
    },
    LessonStep {
        topic: "hunt-trap",
        rules: GEESE,
        position: "gFg/2g/3g3/7/7/3/ggg many",
        goal: Goal::Win,
        facts: &["no-moves"],
    },
    LessonStep {
        topic: "hunt-guard",
        rules: GEESE,
        position: "3/3/3F3/3g3/gg3gg/ggg/3 many",
        goal: Goal::KeepAll,
        facts: &["leap"],
    },
    LessonStep {
        topic: "hunt-puzzle",
        rules: "fox-and-hounds",
        position: "4/Fh1h/4/h2h/4/4/4/4 many",
        goal: Goal::ForceWin,
        facts: &["directions-many", "few-reach", "no-moves"],
    },
];
