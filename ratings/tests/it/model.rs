//! A second model: the steps of Glickman's paper with parts of a period and a side term, written out.

use std::f64::consts::PI;

use proptest::prelude::*;
use raichi_ratings::{Facts, Periods, PlayerFacts, Rating, SideTerm, rate, rate_pair};
use raichi_rules::Side;
use time::{Duration, OffsetDateTime};

use crate::builder::{game, hour};

const SCALE: f64 = 173.7178;

/// Mean μ, deviation φ and volatility σ on Glicko-2's own scale.
#[derive(Debug, Clone, Copy)]
struct Own(f64, f64, f64);

/// The new volatility (step 5) from the zero of the paper's f, by halving an interval. After a great surprise f has three
/// zeros, and the one next to the old volatility is meant.
fn new_volatility(Own(_, phi, sigma): Own, delta: f64, v: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let variance = phi * phi + v + x.exp();
        x.exp() * (delta * delta - variance) / (2.0 * variance * variance)
            - (x - a) / raichi_ratings::TAU.powi(2)
    };
    let mut low = a;
    while f(low) <= 0.0 {
        low -= 0.1;
    }
    let mut high = low;
    while f(high) > 0.0 {
        high += 0.1;
    }
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if f(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low / 2.0).exp()
}

/// The player after one game, without growth of the deviation in the game (steps 3 to 5, 7, 8).
fn played(own: Own, opponent: Own, score: f64) -> Own {
    let Own(mu, phi, _) = own;
    let g = 1.0 / (1.0 + 3.0 * opponent.1.powi(2) / (PI * PI)).sqrt();
    let expected = 1.0 / (1.0 + (-g * (mu - opponent.0)).exp());
    let v = 1.0 / (g * g * expected * (1.0 - expected));
    let sigma = new_volatility(own, v * g * (score - expected), v);
    let phi = 1.0 / (1.0 / (phi * phi) + 1.0 / v).sqrt();
    Own(mu + phi * phi * g * (score - expected), phi, sigma)
}

proptest! {
    #[test]
    fn ratings_are_those_of_the_written_out_steps(
        values in prop::array::uniform2(1000.0..2200.0),
        deviations in prop::array::uniform2(60.0..300.0),
        volatilities in prop::array::uniform2(0.03..0.08),
        hours in prop::array::uniform2(0_i64..2000),
        eta in -150.0..150.0,
        score in prop::sample::select(vec![0.0, 0.5, 1.0]),
    ) {
        let start = OffsetDateTime::UNIX_EPOCH;
        let before = [0, 1].map(|at| {
            let rested = Periods::between(start, start + Duration::hours(hours[at]));
            Rating::from_numbers(values[at], deviations[at], volatilities[at]).after(rested)
        });
        let model = [0, 1].map(|at| {
            let periods = hours[at] as f64 / 24.0 * 0.21436;
            let phi = (deviations[at] / SCALE).hypot(volatilities[at] * periods.sqrt());
            let eta = if at == 1 { eta } else { 0.0 };
            Own((values[at] + eta) / SCALE, phi.min(350.0 / SCALE), volatilities[at])
        });
        let winner = match score {
            1.0 => Some(Side::First),
            0.0 => Some(Side::Second),
            _ => None,
        };
        let after = rate_pair(before, winner, eta);
        let expected = [
            played(model[0], model[1], score),
            played(model[1], model[0], 1.0 - score),
        ];
        for at in [0, 1] {
            let change = after[at].value() - before[at].value();
            let expected_change = ((expected[at].0 - model[at].0) * SCALE).clamp(-400.0, 400.0);
            prop_assert!((change - expected_change).abs() < 0.001, "{change} {expected_change}");
            prop_assert!((after[at].deviation() - expected[at].1 * SCALE).abs() < 0.001);
            prop_assert!((after[at].volatility() - expected[at].2).abs() < 1e-6);
        }
    }
}

/// Where a player stands on Glicko-2's own scale at the end of a game.
fn own(rating: Rating) -> Own {
    let phi = rating.deviation() / SCALE;
    Own(rating.value() / SCALE, phi, rating.volatility())
}

/// The player some days later: step 6, once for each part of a period.
fn rested(Own(mu, phi, sigma): Own, days: f64) -> Own {
    let phi = phi.hypot(sigma * (days * 0.21436).sqrt());
    Own(mu, phi.min(350.0 / SCALE), sigma)
}

#[test]
fn deviations_grow_between_two_games() {
    let days = 183;
    let ends = [hour(24), hour(24) + Duration::days(days)];
    let mut standings = [[None; 2]; 2];
    let mut rated = Vec::new();
    for (number, ended_at) in (1..).zip(ends) {
        let game = game(number, ended_at, [1, 2]);
        let facts = Facts {
            players: [0, 1].map(|side| PlayerFacts {
                overall: standings[0][side],
                in_ruleset: standings[1][side],
                last_timeout: None,
            }),
            side_term: Some(SideTerm::estimate(game.day(), &[])),
            ..Facts::default()
        };
        let verdict = rate(&game, &facts).unwrap();
        let rows = verdict.rows().to_vec();
        assert_eq!(rows.len(), 4, "{verdict:?}");
        for (at, row) in rows.iter().enumerate() {
            standings[at / 2][at % 2] = Some(row.standing());
        }
        rated.push(rows);
    }
    for pool in [0, 2] {
        let row = |game: usize, side: usize| &rated[game][pool + side];
        let before = [0, 1].map(|side| rested(own(row(0, side).after), days as f64));
        for side in [0, 1] {
            let grown = row(1, side).before;
            assert!(
                grown.deviation() > row(0, side).after.deviation() + 1.0,
                "{grown:?}"
            );
            assert!(
                (grown.deviation() - before[side].1 * SCALE).abs() < 0.001,
                "{grown:?}"
            );
            assert_eq!(grown.value(), row(0, side).after.value());
        }
        let eta = row(1, 0).eta / SCALE;
        let seen = [before[0], Own(before[1].0 + eta, before[1].1, before[1].2)];
        let after = [played(seen[0], seen[1], 1.0), played(seen[1], seen[0], 0.0)];
        for side in [0, 1] {
            let change = row(1, side).after.value() - row(1, side).before.value();
            let expected = (after[side].0 - seen[side].0) * SCALE;
            assert!((change - expected).abs() < 0.001, "{change} {expected}");
            let deviation = row(1, side).after.deviation();
            assert!(
                (deviation - after[side].1 * SCALE).abs() < 0.001,
                "{deviation}"
            );
        }
    }
}
