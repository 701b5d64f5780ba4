//! A player's rating, its limits, and what is shown of it.

use std::ops::RangeInclusive;

use time::OffsetDateTime;

/// Rating periods of Glicko-2 in a day. With the usual volatility, the deviation of an absent player rises from 60 to
/// 110 points in a year. The number is Lichess's (`modules/rating` of lila).
pub const PERIODS_PER_DAY: f64 = 0.21436;

/// The points in one unit of Glicko-2's own scale (step 2 of [Glickman's paper][paper]).
///
/// [paper]: http://www.glicko.net/glicko/glicko2.pdf
pub(crate) const SCALE: f64 = 173.7178;

/// A length of time in rating periods of Glicko-2: finite, 0 or more.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Periods(f64);

impl Periods {
    /// No time.
    pub const NONE: Self = Self(0.0);

    /// The periods between two times; none if the second is not later.
    #[must_use]
    pub fn between(from: OffsetDateTime, to: OffsetDateTime) -> Self {
        const SECONDS_PER_DAY: f64 = 86_400.0;
        let days = (to - from).as_seconds_f64() / SECONDS_PER_DAY;
        Self((days * PERIODS_PER_DAY).max(0.0))
    }
}

/// A rating of Glicko-2 on the usual scale, always within the limits of the scheme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

impl Rating {
    /// The rating of a player without rated games, as in Glickman's paper.
    pub const START: Self = Self {
        value: 1500.0,
        deviation: 350.0,
        volatility: 0.06,
    };

    /// The possible ratings, in points.
    pub const VALUES: RangeInclusive<f64> = 400.0..=3000.0;

    /// The possible rating deviations, in points.
    pub const DEVIATIONS: RangeInclusive<f64> = 45.0..=350.0;

    /// The possible volatilities. The lower limit is the one of online-go.com's `goratings`; it takes tens of
    /// thousands of games to get there, and keeps logarithms finite.
    pub const VOLATILITIES: RangeInclusive<f64> = 0.01..=0.1;

    /// How much the square of a deviation grows in a day without rated games, for a volatility of 1: with another one, so
    /// much times its square.
    pub const GROWTH_PER_DAY: f64 = SCALE * SCALE * PERIODS_PER_DAY;

    /// The largest deviation of a rating that is not provisional, as at online-go.com. Five or six games lead there.
    pub const ESTABLISHED_DEVIATION: f64 = 160.0;

    /// The rating from these numbers, each moved into its limits. A number that is none (NaN) becomes that of
    /// [`Rating::START`].
    #[must_use]
    pub fn from_numbers(value: f64, deviation: f64, volatility: f64) -> Self {
        let within = |number: f64, limits: RangeInclusive<f64>, start: f64| {
            if number.is_nan() {
                start
            } else {
                number.clamp(*limits.start(), *limits.end())
            }
        };
        Self {
            value: within(value, Self::VALUES, Self::START.value),
            deviation: within(deviation, Self::DEVIATIONS, Self::START.deviation),
            volatility: within(volatility, Self::VOLATILITIES, Self::START.volatility),
        }
    }

    /// The rating itself, in points.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.value
    }

    /// The rating deviation RD, in points: the standard deviation of what is known of the player's strength.
    #[must_use]
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// The volatility σ, on Glicko-2's own scale: how much the strength changes in a rating period.
    #[must_use]
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// The rating after a time without rated games: the deviation grows (step 6 of Glickman's paper, for a part of a
    /// period).
    #[must_use]
    pub fn after(self, time: Periods) -> Self {
        let growth = (SCALE * self.volatility).powi(2) * time.0;
        let deviation = (self.deviation.powi(2) + growth).sqrt();
        Self::from_numbers(self.value, deviation, self.volatility)
    }

    /// The rating as it is shown, in whole points.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a rating is at most 3000")]
    pub fn shown(self) -> i32 {
        self.value.round() as i32
    }

    /// What is shown after "±", in whole points: twice the deviation. The player's strength is within it with a
    /// probability of 95 %.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a deviation is at most 350"
    )]
    pub fn margin(self) -> i32 {
        (2.0 * self.deviation).round() as i32
    }

    /// Whether too little is known of the player's strength: the rating is shown with a question mark.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > Self::ESTABLISHED_DEVIATION
    }

    /// The number by which a leaderboard is ordered: the player is stronger with a probability of 97.5 %.
    #[must_use]
    pub fn lower_bound(self) -> f64 {
        self.value - 2.0 * self.deviation
    }
}

impl Default for Rating {
    fn default() -> Self {
        Self::START
    }
}

#[cfg(test)]
mod tests {
    use time::Duration;

    use super::*;

    fn year_of_rest(deviation: f64, volatility: f64) -> f64 {
        let from = OffsetDateTime::UNIX_EPOCH;
        let year = Periods::between(from, from + Duration::days(365));
        let rating = Rating::from_numbers(1600.0, deviation, volatility);
        rating.after(year).deviation()
    }

    #[test]
    fn a_year_of_rest_takes_the_deviation_from_60_to_110() {
        assert!((year_of_rest(60.0, 0.06) - 110.0).abs() < 1.0);
    }

    #[test]
    fn the_growth_of_a_day_is_that_of_its_periods() {
        let from = OffsetDateTime::UNIX_EPOCH;
        let day = Periods::between(from, from + Duration::days(1));
        let grown = Rating::from_numbers(1600.0, 60.0, 0.05).after(day);
        let squared = 60.0_f64.powi(2) + 0.05_f64.powi(2) * Rating::GROWTH_PER_DAY;
        assert!((grown.deviation() - squared.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn rest_ends_at_the_deviation_of_a_new_player() {
        assert_eq!(year_of_rest(345.0, 0.1), 350.0);
    }

    #[test]
    fn time_that_runs_backwards_is_none() {
        let from = OffsetDateTime::UNIX_EPOCH;
        let periods = Periods::between(from, from - Duration::days(7));
        assert_eq!(periods, Periods::NONE);
    }

    #[test]
    fn a_rating_is_provisional_above_a_deviation_of_160() {
        let rating = |deviation| Rating::from_numbers(1622.6, deviation, 0.06);
        assert!(!rating(160.0).is_provisional());
        assert!(rating(160.1).is_provisional());
        assert_eq!(rating(60.2).shown(), 1623);
        assert_eq!(rating(60.2).margin(), 120);
        assert!((rating(60.2).lower_bound() - 1502.2).abs() < 1e-9);
    }

    #[test]
    fn numbers_outside_the_limits_are_moved_into_them() {
        let least = Rating::from_numbers(f64::NEG_INFINITY, -1.0, 0.0);
        assert_eq!(least, Rating::from_numbers(400.0, 45.0, 0.01));
        let most = Rating::from_numbers(f64::INFINITY, 1e300, 7.0);
        assert_eq!(most, Rating::from_numbers(3000.0, 350.0, 0.1));
        let none = Rating::from_numbers(f64::NAN, f64::NAN, f64::NAN);
        assert_eq!(none, Rating::START);
    }
}
