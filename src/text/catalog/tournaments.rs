//! The list of the sentences about tournaments.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    tournament_title(name, rules);
    tournament_play(games, at_once, time);
    tournament_rated(rated);
    tournament_points();
    tournament_absence();
    tournament_start(time);
    tournament_start_full(count, time);
    tournament_begun();
    tournament_over_since();
    tournament_called_off();
    tournament_players(count, most, players);
    tournament_players_none(most);
    tournament_join();
    tournament_leave();
    tournament_show();
    tournament_joined(name);
    tournament_left(name);
    tournament_withdrawn(name);
    tournament_put_off(name, time);
    tournament_cancelled(name);
    tournament_group(stage, name, round, group, players);
    tournament_thread(stage, name, round, group);
    tournament_heading(stage, round, group);
    tournament_out(why, player);
    tournament_out_games(exit);
    tournament_round_over(name, round, players);
    tournament_ended(name, count, players);
    tournament_ended_nobody(name);
    tournament_alt(heading, rows);
    table_player(number);
    table_head(column);
    tournament_every(every);
    tournament_soon(name, time, count, most);
    tournament_called_off_by_admin(name);
    tournament_moved(name);
    tournament_more_time(stage, name, time);
    tournament_again();
    tournament_changed(act, name);
    admin_log_tournament(time, admin, act, name, object, days);
    tournament_when_full();
    refuse_tournament(why, tournaments);
}
