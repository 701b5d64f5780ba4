//! The list of the sentences that only Maharajah and the Sepoys has. Those for each of its codes and rules are not among
//! them.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    aim_maharajah();
    aim_sepoys();
    refuse_place_first();
    refuse_placed_too_far(square);
    refuse_no_such_move(from, to);
    refuse_in_the_way(from, to, at);
    refuse_own_there(square);
    refuse_pawn_diagonal(square);
    refuse_pawn_at_end(square);
    refuse_into_check(square, by);
    refuse_in_check(square, by);
    refuse_pinned(from, by);
}
