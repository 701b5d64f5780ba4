//! The list of the sentences of digests, and of their settings.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    weekday(day);
    server_digest(channel, day, hour, time);
    server_digest_none();
    server_digest_menu();
    server_digest_day_menu();
    server_digest_hour_menu();
    server_digest_lost();
    server_digest_unposted();
    digest_title(since, until);
    digest_games(count);
    digest_more(count);
    digest_leaderboard(climbers);
    digest_longest(first, second, rules, count);
    digest_surprise(winner, loser);
    digest_tournament(moment, name, winners);
    digest_ladder(rules, count, first);
    digest_solvers(players, count);
    digest_open(count);
    digest_play(rules);
}
