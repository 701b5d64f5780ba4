//! The list of the sentences about players: ratings, scores, leaderboards.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    profile_rating(rating, games);
    profile_score(games, won, drawn, lost);
    profile_sides(scores);
    profile_ruleset_rating(rating);
    profile_other_rulesets(count, score);
    profile_computer(score, level);
    profile_pace(time);
    profile_late(percent);
    profile_tournaments(places);
    profile_ladders(places);
    profile_calls(raichi, tuichi);
    profile_longest(game, moves);
    profile_between(player, score);
    profile_newest();
    profile_game(game, rules, result, opponent, since);
    profile_everywhere(games, score);
    profile_none(player);
    profile_none_own();
    profile_me(score, level);
    profile_me_unplayed();
    profile_bot();
    profile_alt_rating(first, now, margin, least, most);
    profile_alt_scores(scores);
    leaderboard_title();
    leaderboard_title_rules(rules);
    leaderboard_none();
    leaderboard_line(place, player, rating, games);
    leaderboard_own(place);
    leaderboard_lack_games(games, opponents);
    leaderboard_lack_recent(since);
    leaderboard_lack_wish();
    leaderboard_how(games, opponents, days);
}
