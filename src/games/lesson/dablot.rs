//! The lesson of Dablot, on its small board.

use super::{Goal, LessonStep};

const RULES: &str = "mini-dablot";

pub(super) const STEPS: [LessonStep; 8] = [
    LessonStep {
        id: 4,
        topic: "dablot-leader",
        rules: RULES,
        position: "3m/3/4/1l1/1L2/3/4/3/M2M south",
        goal: Goal::Win,
    },
    LessonStep {
        id: 7,
        topic: "dablot-alone",
        rules: RULES,
        position: "l3/3/4/1m1/1M2/3/4/3/L2M south",
        goal: Goal::Win,
    },
    LessonStep {
        id: 0,
        topic: "dablot-moves",
        rules: RULES,
        position: "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM south",
        goal: Goal::Reach("b4"),
    },
    LessonStep {
        id: 1,
        topic: "dablot-leap",
        rules: RULES,
        position: "l2m/3/4/1m1/1M2/3/4/3/L2M south",
        goal: Goal::Capture(1),
    },
    LessonStep {
        id: 2,
        topic: "dablot-ranks",
        rules: RULES,
        position: "l2m/3/4/1s1/1MS1/3/4/3/L2M south",
        goal: Goal::Capture(1),
    },
    LessonStep {
        id: 3,
        topic: "dablot-chain",
        rules: RULES,
        position: "l2m/1m1/4/1m1/1M2/3/4/3/L2M south",
        goal: Goal::Capture(2),
    },
    LessonStep {
        id: 5,
        topic: "dablot-guard",
        rules: RULES,
        position: "m2m/3/2m1/1l1/1L2/3/1M2/3/M2M south",
        goal: Goal::KeepSafe,
    },
    LessonStep {
        id: 6,
        topic: "dablot-puzzle",
        rules: RULES,
        position: "4/3/1M2/3/M3/l1m/1m2/L2/4 south",
        goal: Goal::ForceWin,
    },
];
