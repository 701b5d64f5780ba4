//! The list of the sentences about fair play.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    fair_play_none(player);
    fair_play_title(player, games, moves);
    fair_play_range(percent, low, high);
    fair_play_level(level, share);
    fair_play_compared(level, share, rating, others);
    fair_play_alone();
    fair_play_underway(done, all);
    fair_play_proves();
}
