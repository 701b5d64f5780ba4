//! The list of the sentences about simuls.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    simul_open(host, seats, rules);
    simul_play();
    simul_closed(host, rules);
    simul_players(count, seats, players);
    simul_over(host, won, drawn, lost);
    games_of_simul();
    refuse_in_simul(game);
    refuse_simul_seats(most);
}
