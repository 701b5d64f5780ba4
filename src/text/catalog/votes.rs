//! The list of the sentences about vote games.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    help_votes();
    profile_teams(score);
    profile_voted(games);
    team_everyone();
    team_a();
    team_b();
    vote_next(team, side);
    vote_until(time, left);
    vote_how();
    vote_how_teams();
    vote_resign();
    vote_offer_draw();
    vote_accept_draw();
    vote_unanimous(all);
    vote_result(votes, all, others);
    vote_got(choice, votes);
    vote_rest(votes);
    vote_prolonged(time, left);
    vote_won(side);
    vote_drawn();
    vote_people(people, turns, unanimous);
    vote_most(players, times);
    vote_started(player, rules, game);
    vote_none_now();
    vote_not_yet();
    vote_yours(choice);
    vote_yours_until(choice, time, left);
    vote_so_far(counts);
    vote_last();
    vote_counted();
    vote_notified();
    vote_unnotified();
    vote_joined(team, side);
    button_vote();
    button_votes();
    button_notify();
    button_join_a();
    button_join_b();
    refuse_vote_over();
    refuse_other_team(team);
    refuse_opponent_votes(game);
    refuse_not_by_vote();
    refuse_offer_while_they_vote();
    refuse_vote_time(given);
    refuse_votes_needed();
    refuse_notified_full(most);
}
