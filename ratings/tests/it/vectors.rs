//! Published numbers.

use raichi_ratings::{Rating, rate_pair};
use raichi_rules::Side;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

/// The example of Glickman's paper (<http://www.glicko.net/glicko/glicko2.pdf>): three games in one rating period. Ratings
/// here have one game at a time, so it is the formula that this holds. The paper calculates with rounded numbers; without
/// rounding, the rating is 1464.051 and the volatility 0.059996.
#[test]
fn the_formula_gives_glickmans_example() {
    let rated = |rating, deviation| Glicko2Rating {
        rating,
        deviation,
        volatility: 0.06,
    };
    let results = [
        (rated(1400.0, 30.0), Outcomes::WIN),
        (rated(1550.0, 100.0), Outcomes::LOSS),
        (rated(1700.0, 300.0), Outcomes::LOSS),
    ];
    let config = Glicko2Config {
        tau: raichi_ratings::TAU,
        ..Glicko2Config::new()
    };
    let after = glicko2_rating_period(&rated(1500.0, 200.0), &results, &config);
    assert!((after.rating - 1464.06).abs() < 0.01);
    assert_eq!(format!("{:.2}", after.deviation), "151.52");
    assert!((after.volatility - 0.05999).abs() < 0.00001);
}

/// A player's rating, deviation and volatility.
type Numbers = (f64, f64, f64);

/// A game between a favoured player and another one, to the digits that are given.
struct Vector {
    before: [Numbers; 2],
    /// Both ratings after a win, a loss and a draw of the favoured player.
    values: [[&'static str; 2]; 3],
    /// Both deviations after any of them.
    deviations: [&'static str; 2],
}

/// The tests of scalachess with its first-move advantage of chess
/// (`test-kit/src/test/scala/rating/glicko/GlickoCalculatorWithColorAdvantageTest.scala`).
const SCALACHESS: [Vector; 3] = [
    Vector {
        before: [(1500.0, 350.0, 0.06), (1500.0, 350.0, 0.06)],
        values: [
            ["1658.56", "1341.44"],
            ["1334.08", "1665.92"],
            ["1496.32", "1503.68"],
        ],
        deviations: ["290.2538", "290.2538"],
    },
    Vector {
        before: [(1400.0, 79.0, 0.06), (1550.0, 110.0, 0.065)],
        values: [
            ["1422.16", "1507.28"],
            ["1389.55", "1569.75"],
            ["1405.85", "1538.51"],
        ],
        deviations: ["77.4603", "105.7716"],
    },
    Vector {
        before: [(1200.0, 60.0, 0.053), (1850.0, 200.0, 0.062)],
        values: [
            ["1216.68", "1636.77"],
            ["1199.25", "1855.77"],
            ["1207.97", "1746.27"],
        ],
        deviations: ["59.8952", "196.7954"],
    },
];

#[test]
fn the_first_move_advantage_gives_the_numbers_of_scalachess() {
    const ADVANTAGE: f64 = 11.782457;
    let rating =
        |(value, deviation, volatility)| Rating::from_numbers(value, deviation, volatility);
    let digits = |rating: Rating| {
        let value = format!("{:.2}", rating.value());
        (value, format!("{:.4}", rating.deviation()))
    };
    for vector in SCALACHESS {
        let [favoured, other] = vector.before.map(rating);
        let winners = [Some(Side::First), Some(Side::Second), None];
        for (winner, values) in winners.into_iter().zip(vector.values) {
            // White has the advantage and is the first side; here it belongs to the second.
            let found = rate_pair([favoured, other], winner, -ADVANTAGE).map(digits);
            let expected = [0, 1].map(|at| (values[at], vector.deviations[at]));
            let expected =
                expected.map(|(value, deviation)| (value.to_owned(), deviation.to_owned()));
            assert_eq!(found, expected);

            let winner = winner.map(Side::opponent);
            let [other, favoured] = rate_pair([other, favoured], winner, ADVANTAGE);
            assert_eq!([favoured, other].map(digits), found);
        }
    }
}
