//! The list of the sentences about ladders.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    ladder_title(rules);
    ladder_none();
    ladder_line(place, player);
    ladder_plays(players);
    ladder_is_leaving();
    ladder_why_not(why, count);
    ladder_own(place);
    ladder_own_none();
    ladder_free(player);
    ladder_how(reach);
    ladder_alt(rows);
    ladder_begins(challenger, from, challenged, to);
    ladder_result(moves);
    ladder_move(player, from, to);
    ladder_stays();
    ladder_out(player);
    ladder_joined(rules, place);
    ladder_left(rules);
    ladder_leaves(rules);
    ladder_challenged(challenger, opponent, rules, game);
    refuse_ladder(why, rules, opponent, count);
}
