//! The list of the sentences about games that people follow.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    follow_button();
    unfollow_button();
    followed(game);
    unfollowed(game);
    following_none(button);
    following_title(count);
    following_game(game, rules, attackers, defenders, since);
    following_untold();
    follow_why();
    refuse_follow(why, most);
    page_follow(game);
}
