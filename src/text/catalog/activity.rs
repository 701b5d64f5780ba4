//! The list of the sentences of the page on which people who have signed in play.

use super::{id, say};
use crate::locale::Locale;

sentences! {
    activity_title();
    activity_none();
    activity_turn();
    activity_wait();
    activity_all();
    activity_next();
    activity_watching();
    activity_sign_in();
    activity_sign_in_about();
    activity_sign_out();
    activity_refused();
    activity_starting();
    activity_unseen();
    activity_play_here();
    button_board();
}
