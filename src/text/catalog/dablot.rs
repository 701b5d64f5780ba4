//! The list of the sentences that only Dablot has. Those for each of its codes and rules are not among them.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    turn_promoted();
    turn_retreated();
    aim_dablot(end);
    refuse_nothing_placed();
    refuse_man_back(from, to);
    refuse_too_strong(piece, over, points, own);
    refuse_man_must_leap(leaps);
    refuse_no_ambush();
    refuse_ambush_order(first, second);
    refuse_ambush_twice(from);
    refuse_ambush_others(one, other);
    refuse_ambush_alone(from, over);
    refuse_ambush_too_weak(over, points, together);
    refuse_ambush_too_many(from);
    rules_dablot_label(rules, points, one, other);
}
