//! The lesson of Dablot, on its small board.

use super::{Goal, LessonStep};

const RULES: &str = "mini-dablot";

pub(super) const STEPS: [LessonStep; 7] = [
    LessonStep {
        topic: "dablot-moves",
        rules: RULES,
        position: "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM south",
        goal: Goal::Reach("b4"),
        facts: &["steps"],
    },
    LessonStep {
        topic: "dablot-leap",
        rules: RULES,
        position: "l2m/3/4/1m1/1M2/3/4/3/L2M south",
        goal: Goal::Capture(1),
        facts: &["steps"],
    },
    LessonStep {
        topic: "dablot-ranks",
        rules: RULES,
        position: "l2m/3/4/1s1/1MS1/3/4/3/L2M south",
        goal: Goal::Capture(1),
        facts: &["points"],
    },
    LessonStep {
        topic: "dablot-chain",
        rules: RULES,
        position: "l2m/1m1/4/1m1/1M2/3/4/3/L2M south",
        goal: Goal::Capture(2),
        facts: &["steps"],
    },
    LessonStep {
        topic: "dablot-leader",
        rules: RULES,
        position: "3m/3/4/1l1/1L2/3/4/3/M2M south",
        goal: Goal::Win,
        facts: &["end"],
    },
    LessonStep {
        topic: "dablot-guard",
        rules: RULES,
        position: "m2m/3/2m1/1l1/1L2/3/1M2/3/M2M south",
        goal: Goal::KeepSafe,
        facts: &["end", "points"],
    },
    LessonStep {
        topic: "dablot-puzzle",
        rules: RULES,
        position: "4/3/1M2/3/M3/l1m/1m2/L2/4 south",
        goal: Goal::ForceWin,
        facts: &["end", "no-moves"],
    },
];
