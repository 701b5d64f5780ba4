//! How much stronger the second side of a ruleset is.

use std::f64::consts::PI;

use raichi_rules::Side;

use crate::{Day, Rating, rating::SCALE};

/// One rated game as it bears on the side term of its ruleset. Only games whose sides were drawn or swapped do: where
/// a player chose, the sides depend on the players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    /// How much the first player's rating is below the second's, in units of Glicko-2.
    difference: f64,
    /// By how much the unknown part of both ratings draws the expected score to one half: Glickman's g.
    attenuation: f64,
    /// The score of the second side: 1, ½ or 0.
    score: f64,
}

impl Sample {
    /// The sample from the overall ratings of the first and the second side before the game, with deviations of that
    /// time.
    #[must_use]
    pub fn new(before: [Rating; 2], winner: Option<Side>) -> Self {
        let [first, second] = before;
        Self {
            difference: (second.value() - first.value()) / SCALE,
            attenuation: attenuation(first.deviation().hypot(second.deviation())),
            score: match winner {
                Some(Side::First) => 0.0,
                Some(Side::Second) => 1.0,
                None => 0.5,
            },
        }
    }
}

/// Glickman's g of a deviation in points (step 3 of his paper).
fn attenuation(deviation: f64) -> f64 {
    (1.0 + 3.0 * (deviation / SCALE).powi(2) / PI.powi(2))
        .sqrt()
        .recip()
}

fn logistic(x: f64) -> f64 {
    (1.0 + (-x).exp()).recip()
}

/// The side term η of a ruleset on a day.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SideTerm {
    /// The day from whose start to whose end it holds.
    pub day: Day,
    /// How many points playing the second side is worth: of tafl, the defenders.
    pub eta: f64,
    /// From how many games it is known.
    pub games: u32,
}

impl SideTerm {
    /// From how many games on it is estimated; before, it is 0.
    pub const GAMES: usize = 50;

    /// The largest side term, in points in either direction: a score of 91 %.
    pub const LIMIT: f64 = 400.0;

    /// The standard deviation of side terms before anything is known of a ruleset, in points.
    pub const PRIOR: f64 = 60.0;

    /// The side term of a day from the samples of all games that ended before its start, ordered by
    /// [`Key`](crate::Key): the same samples in the same order give the same number to the last bit.
    ///
    /// It is the most likely one: of the normal distribution N(0, [`SideTerm::PRIOR`]) and the scores of the samples,
    /// each with the expected score of Glicko-2 at the difference of the ratings plus the term.
    #[must_use]
    pub fn estimate(day: Day, samples: &[Sample]) -> Self {
        let enough = samples.len() >= Self::GAMES;
        Self {
            day,
            eta: if enough { most_likely(samples) } else { 0.0 },
            games: u32::try_from(samples.len()).unwrap_or(u32::MAX),
        }
    }

    /// The expected score of the second side among players of equal strength, from 0 to 1.
    #[must_use]
    pub fn second_side_score(self) -> f64 {
        logistic(Self::limited(self.eta) / SCALE)
    }

    /// A side term within the limits; NaN is 0.
    pub(crate) const fn limited(eta: f64) -> f64 {
        if eta.is_nan() {
            0.0
        } else {
            eta.clamp(-Self::LIMIT, Self::LIMIT)
        }
    }
}

/// The maximum of the logarithm of the likelihood, which is strictly concave: the zero of its slope by Newton's method.
/// A step that leaves the interval in which the zero is known to be is replaced by its middle.
fn most_likely(samples: &[Sample]) -> f64 {
    const STEPS: usize = 100;
    const TOLERANCE: f64 = 1e-9;
    let limit = SideTerm::LIMIT / SCALE;
    let (mut low, mut high, mut eta) = (-limit, limit, 0.0);
    for _ in 0..STEPS {
        let (slope, curvature) = slope(samples, eta);
        if slope > 0.0 {
            low = eta;
        } else {
            high = eta;
        }
        let newton = eta - slope / curvature;
        let next = if low < newton && newton < high {
            newton
        } else {
            f64::midpoint(low, high)
        };
        let step = (next - eta).abs();
        eta = next;
        if step < TOLERANCE {
            break;
        }
    }
    SideTerm::limited(eta * SCALE)
}

/// The first and second derivative of the logarithm of the likelihood, on Glicko-2's own scale. The second is negative.
fn slope(samples: &[Sample], eta: f64) -> (f64, f64) {
    let precision = (SCALE / SideTerm::PRIOR).powi(2);
    let prior = (-precision * eta, -precision);
    samples.iter().fold(prior, |(slope, curvature), sample| {
        let g = sample.attenuation;
        let expected = logistic(g * (sample.difference + eta));
        (
            slope + g * (sample.score - expected),
            curvature - g * g * expected * (1.0 - expected),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many games between equals with small deviations as the second side scored and failed to score.
    fn samples(won: usize, lost: usize) -> Vec<Sample> {
        let equal = [Rating::from_numbers(1500.0, 45.0, 0.06); 2];
        let won = vec![Sample::new(equal, Some(Side::Second)); won];
        let lost = vec![Sample::new(equal, Some(Side::First)); lost];
        [won, lost].concat()
    }

    fn eta(samples: &[Sample]) -> f64 {
        SideTerm::estimate(Day(0), samples).eta
    }

    #[test]
    fn attenuation_and_expectation_are_those_of_glickmans_example() {
        for (rating, deviation, g, expected) in [
            (1400.0, 30.0, 0.9955, 0.639),
            (1550.0, 100.0, 0.9531, 0.432),
            (1700.0, 300.0, 0.7242, 0.303),
        ] {
            let found = attenuation(deviation);
            assert!((found - g).abs() < 0.00005);
            let score = logistic(found * (1500.0 - rating) / SCALE);
            assert!((score - expected).abs() < 0.0005);
        }
    }

    #[test]
    fn the_term_is_zero_below_fifty_games() {
        assert_eq!(eta(&samples(49, 0)), 0.0);
        assert!(eta(&samples(50, 0)) > 100.0);
    }

    #[test]
    fn many_games_give_the_term_of_their_score() {
        // 61 % are 78 points.
        let found = eta(&samples(6100, 3900));
        assert!((found - 78.0).abs() < 2.0, "{found}");
        assert!((eta(&samples(3900, 6100)) + found).abs() < 1e-6);
        let term = SideTerm::estimate(Day(0), &samples(6100, 3900));
        assert!((term.second_side_score() - 0.61).abs() < 0.003);
    }

    #[test]
    fn few_games_are_drawn_to_zero() {
        let found = eta(&samples(31, 19));
        assert!((40.0..65.0).contains(&found), "{found}");
    }

    #[test]
    fn the_slope_is_zero_at_the_estimate() {
        let stronger = [
            Rating::from_numbers(1850.0, 60.0, 0.06),
            Rating::from_numbers(1500.0, 300.0, 0.06),
        ];
        let mut all = samples(40, 35);
        all.extend(vec![Sample::new(stronger, None); 30]);
        let (slope, _) = slope(&all, eta(&all) / SCALE);
        assert!(slope.abs() < 1e-6, "{slope}");
    }

    #[test]
    fn the_term_has_a_limit() {
        let strong = Rating::from_numbers(3000.0, 45.0, 0.06);
        let weak = Rating::from_numbers(400.0, 45.0, 0.06);
        let upset = Sample::new([strong, weak], Some(Side::Second));
        assert!((eta(&vec![upset; 5000]) - SideTerm::LIMIT).abs() < 1e-3);
    }
}
