//! The list of the sentences about rated games, and about wins that are claimed.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    challenge_rated();
    challenge_casual(why);
    casual_at_once(why);
    ratings_changed(first, first_before, first_after, second, second_before, second_after);
    not_rated(why);
    rules_side_score(side, percent);
    deed_left_claim(player, other);
    button_claim();
    button_abort();
    end_claimed(player, other);
    alt_claimed(side);
    refuse_win_to_claim();
    refuse_nothing_to_claim();
}
