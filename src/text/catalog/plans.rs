//! The list of the sentences about plans.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    plan_title(game);
    plan_none(opponent, example);
    plan_line(number, steps);
    plan_first(r#move);
    plan_if(reply, answer);
    plan_how(opponent);
    plan_own_turn();
    plan_button();
    plan_menu();
    plan_clear();
    plan_planned(played);
    refuse_plan(why, lines, moves);
}
