//! The lesson of tafl, on the small board of Brandubh.

use super::{Goal, LessonStep};

const RULES: &str = "brandubh";

pub(super) const STEPS: [LessonStep; 8] = [
    LessonStep {
        id: 7,
        topic: "tafl-escape",
        rules: RULES,
        position: "7/2t4/4T2/K2t3/t6/4t2/7 defenders",
        goal: Goal::Win,
    },
    LessonStep {
        id: 3,
        topic: "tafl-king",
        rules: RULES,
        position: "7/2T4/4tK1/7/7/6t/7 attackers",
        goal: Goal::Win,
    },
    LessonStep {
        id: 0,
        topic: "tafl-moves",
        rules: RULES,
        position: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers",
        goal: Goal::Reach("f6"),
    },
    LessonStep {
        id: 1,
        topic: "tafl-captures",
        rules: RULES,
        position: "3t3/7/1tT4/7/7/5K1/7 attackers",
        goal: Goal::Capture(1),
    },
    LessonStep {
        id: 2,
        topic: "tafl-corners",
        rules: RULES,
        position: "1T5/5t1/3T3/7/2t4/4K2/7 attackers",
        goal: Goal::Capture(1),
    },
    LessonStep {
        id: 4,
        topic: "tafl-raichi",
        rules: RULES,
        position: "7/3t2t/7/1t1K3/7/7/7 defenders",
        goal: Goal::Call("tuichi"),
    },
    LessonStep {
        id: 5,
        topic: "tafl-watch",
        rules: RULES,
        position: "7/7/4tK1/7/1T5/6t/7 defenders",
        goal: Goal::KeepSafe,
    },
    LessonStep {
        id: 6,
        topic: "tafl-puzzle",
        rules: RULES,
        position: "3t3/t1t1T2/1t1K3/2T3t/1T3t1/4t2/2t4 defenders",
        goal: Goal::ForceWin,
    },
];
