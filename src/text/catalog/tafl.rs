//! The list of the sentences that only tafl has. Those for each of its codes and rules are not among them.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    turn_custody();
    aim_attackers(capture);
    aim_defenders(escape);
    alt_king(square);
    alt_king_gone();
    alt_pieces(attackers, defenders);
    alt_pieces_without_king(attackers, defenders);
    alt_ranks(pieces);
    refuse_not_in_line(from, to);
    refuse_blocked(from, to, at, piece);
    refuse_stop_king(square, ground);
    refuse_stop(square, ground);
    refuse_cross(square, ground);
    refuse_too_far(count);
    refuse_not_leapable(over);
    refuse_leap_far(from, to);
    refuse_captures_nothing(to);
    refuse_chain_ends(at);
    refuse_must_go_on(at);
    refuse_stood_before(ply);
    refuse_rules_line();
    rules_line_missing(key);
    rules_line_twice(key);
    rules_line_unknown(key);
    rules_line_value(key, given);
    rules_line_no_such_rule(key, given);
    rules_line_start(why);
    rules_line_more(count);
    rules_board(size, attackers, defenders);
    rules_moves();
    rules_problem_king(count);
    rules_problem_no_corners();
    rules_problem_corners(width);
    rules_alt(rules, attackers, defenders, king);
}
