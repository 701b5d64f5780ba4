//! The list of the sentences about the puzzle of the day.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    puzzle_of_the_day();
    puzzle_title(rules);
    puzzle_goal(reason, side, count);
    puzzle_end(end);
    puzzle_how();
    puzzle_button();
    puzzle_former(line);
    puzzle_former_first(players);
    puzzle_former_others(count);
    puzzle_former_none();
    puzzle_former_unnamed(count);
    puzzle_former_solved(count);
    puzzle_former_button();
    puzzle_alt(rules);
    puzzle_alt_solution(rules, line);
    puzzle_wrong(r#move);
    puzzle_right(r#move, side, reply);
    puzzle_solved_first();
    puzzle_solved(count);
    puzzle_over();
    puzzle_solution(line);
    puzzle_other_way(r#move);
    puzzle_lost();
    puzzle_table_hint();
    puzzle_table_on();
    puzzle_table_off();
    puzzle_table_begun();
    puzzle_table_ended();
}
