//! The list of the sentences about openings.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    openings_title(rules);
    openings_start();
    openings_after(moves);
    openings_count(games);
    openings_played(games);
    openings_none();
    openings_end(count);
    openings_line(r#move, games, results, rating);
    openings_won(side, percent);
    openings_drawn(percent);
    openings_more(count);
    openings_how();
    openings_option(r#move, games);
    openings_menu();
    openings_back();
    openings_alt(rules);
}
