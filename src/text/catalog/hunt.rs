//! The list of the sentences that only hunts have. Those for each of their codes and rules are not among them.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    turn_huffed(piece, squares, count);
    turn_trapped(piece, squares, count);
    aim_capture(piece);
    aim_capture_all(side);
    aim_reach(squares);
    aim_pass(side);
    aim_fill(count);
    aim_trap(side);
    aim_remove(side);
    aim_hold();
    refuse_hand_first(piece, at, count);
    refuse_nothing_in_hand(at);
    refuse_direction(from, direction, to);
    refuse_no_leaps(from, to);
    refuse_must_leap(leaps);
    refuse_goes_on(at, leaps, count);
    rules_hunt_label(rules, points, few_piece, many_piece);
}
