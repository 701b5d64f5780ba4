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

/// A rating and its deviation to the digits that are given.
type Digits = (&'static str, &'static str);

/// A player's rating, deviation and volatility.
type Numbers = (f64, f64, f64);

/// The tests of scalachess with its first-move advantage of chess
/// (`test-kit/src/test/scala/rating/glicko/GlickoCalculatorWithColorAdvantageTest.scala`): both players, and for a win, a
/// loss and a draw of the favoured one, both ratings afterwards.
const SCALACHESS: [(Numbers, Numbers, [[&str; 2]; 3], [&str; 2]); 3] = [
    (
        (1500.0, 350.0, 0.06),
        (1500.0, 350.0, 0.06),
        [
            ["1658.56", "1341.44"],
            ["1334.08", "1665.92"],
            ["1496.32", "1503.68"],
        ],
        ["290.2538", "290.2538"],
    ),
    (
        (1400.0, 79.0, 0.06),
        (1550.0, 110.0, 0.065),
        [
            ["1422.16", "1507.28"],
            ["1389.55", "1569.75"],
            ["1405.85", "1538.51"],
        ],
        ["77.4603", "105.7716"],
    ),
    (
        (1200.0, 60.0, 0.053),
        (1850.0, 200.0, 0.062),
        [
            ["1216.68", "1636.77"],
            ["1199.25", "1855.77"],
            ["1207.97", "1746.27"],
        ],
        ["59.8952", "196.7954"],
    ),
];

#[test]
fn the_first_move_advantage_gives_the_numbers_of_scalachess() {
    const ADVANTAGE: f64 = 11.782457;
    let rating =
        |(value, deviation, volatility)| Rating::from_numbers(value, deviation, volatility);
    let digits = |rating: Rating| {
        (
            format!("{:.2}", rating.value()),
            format!("{:.4}", rating.deviation()),
        )
    };
    for (favoured, other, values, deviations) in SCALACHESS {
        let winners = [Some(Side::First), Some(Side::Second), None];
        for (winner, expected) in winners.into_iter().zip(values) {
            let expected: [Digits; 2] = [0, 1].map(|at| (expected[at], deviations[at]));
            let before = [rating(favoured), rating(other)];
            // White has the advantage and is the first side; here it belongs to the second.
            let found = rate_pair(before, winner, -ADVANTAGE).map(digits);
            assert_eq!(found, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));

            let winner = winner.map(Side::opponent);
            let [other, favoured] = rate_pair([before[1], before[0]], winner, ADVANTAGE);
            assert_eq!([favoured, other].map(digits), found);
        }
    }
}
