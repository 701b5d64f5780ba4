//! One game in Glicko-2.
//!
//! The formula is the one of the crate `skillratings`. It lacks two things, which its arguments supply:
//!
//! - **The stronger side.** The formula depends on differences of ratings only. So the side term is added to the
//!   rating of the second side before, and only the change is taken from the result.
//! - **Parts of a rating period.** The formula lets the deviation grow by one whole period during the game (step 6 of
//!   [Glickman's paper][paper]). Here it has grown before the game, by the time since the player's last rated game, and
//!   does not grow in the game; so the growth of one period is taken from the player's own deviation in advance.
//!
//! [paper]: http://www.glicko.net/glicko/glicko2.pdf

use raichi_rules::Side;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use crate::{Rating, SideTerm, rating::SCALE};

/// The system constant τ, which limits how fast volatilities change. Glickman's example has the same.
pub const TAU: f64 = 0.5;

/// The most points by which a game changes a rating.
pub const MAX_CHANGE: f64 = 400.0;

/// The ratings of the first and the second side after a game between them.
///
/// `before` are their ratings at the end of the game, with deviations that have grown until then
/// ([`Rating::after`]). `winner` is `None` for a draw. `eta` is the side term: how many points playing the second side
/// is worth in this ruleset, at most [`SideTerm::LIMIT`] in either direction; NaN is 0.
#[must_use]
pub fn rate_pair(before: [Rating; 2], winner: Option<Side>, eta: f64) -> [Rating; 2] {
    let [first, second] = before.map(raw);
    let second = Glicko2Rating {
        rating: second.rating + SideTerm::limited(eta),
        ..second
    };
    let (won, lost) = match winner {
        Some(Side::First) => (Outcomes::WIN, Outcomes::LOSS),
        Some(Side::Second) => (Outcomes::LOSS, Outcomes::WIN),
        None => (Outcomes::DRAW, Outcomes::DRAW),
    };
    [
        changed(before[0], first, second, won),
        changed(before[1], second, first, lost),
    ]
}

fn raw(rating: Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.value(),
        deviation: rating.deviation(),
        volatility: rating.volatility(),
    }
}

/// The rating of a player after a game; `own` is `before` with the side term.
fn changed(
    before: Rating,
    own: Glicko2Rating,
    opponent: Glicko2Rating,
    outcome: Outcomes,
) -> Rating {
    let config = Glicko2Config {
        tau: TAU,
        ..Glicko2Config::new()
    };
    let of = |own: Glicko2Rating| glicko2(&own, &opponent, &outcome, &config).0;
    // The formula adds the new volatility's growth to the deviation, so the new volatility has to be known first.
    let volatility = of(own).volatility;
    let growth = (SCALE * volatility).powi(2);
    let after = of(Glicko2Rating {
        deviation: (own.deviation.powi(2) - growth).max(0.0).sqrt(),
        ..own
    });
    let change = (after.rating - own.rating).clamp(-MAX_CHANGE, MAX_CHANGE);
    Rating::from_numbers(before.value() + change, after.deviation, volatility)
}
