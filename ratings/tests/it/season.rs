//! A simulated season: thirty players of known strength, in a ruleset whose second side is stronger.

use raichi_ratings::{Ending, FinishedGame, Fold, PlayerNumber, Pool, Sides, Verdict};
use raichi_rules::Side;

use crate::builder::{game, hour};

const PLAYERS: usize = 30;
const GAMES: i64 = 2400;
/// How many points the second side is worth.
const BIAS: f64 = 75.0;

/// SplitMix64 (Steele, Lea and Flood 2014): random numbers that are the same on every machine.
struct Random(u64);

impl Random {
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.share() * limit as f64) as usize
    }
}

/// The strengths from 1210 to 1790, so that neighbours are 20 points apart; no order of the players has to do with the
/// sides that they choose.
fn strength(player: usize) -> f64 {
    1210.0 + 20.0 * (player * 7 % PLAYERS) as f64
}

/// A year of games between random players. In three of ten games a player chooses the side: a third of the players
/// always chooses the first, a third the second.
fn season(seed: u64) -> Vec<FinishedGame> {
    let mut random = Random(seed);
    let mut games = Vec::new();
    for number in 0..GAMES {
        let one = random.below(PLAYERS);
        let other = (one + 1 + random.below(PLAYERS - 1)) % PLAYERS;
        let chosen = random.share() < 0.3 && one % 3 != 2;
        let one_is_first = if chosen {
            one.is_multiple_of(3)
        } else {
            random.share() < 0.5
        };
        let players = if one_is_first {
            [one, other]
        } else {
            [other, one]
        };
        let [first, second] = players.map(strength);
        let expected = 1.0 / (1.0 + 10_f64.powf((first - second - BIAS) / 400.0));
        // Up to a tenth of the games are draws, which leave the expected score as it is.
        let half_of_draws = expected.min(1.0 - expected).min(0.05);
        let winner = match random.share() {
            share if share < expected - half_of_draws => Some(Side::Second),
            share if share < expected + half_of_draws => None,
            _ => Some(Side::First),
        };
        let ended_at = hour(number * 365 * 24 / GAMES);
        let players = players.map(|player| i64::try_from(player).unwrap());
        games.push(FinishedGame {
            sides: if chosen { Sides::Chosen } else { Sides::Drawn },
            ending: Ending::Decided { winner },
            ..game(number, ended_at, players)
        });
    }
    games
}

/// The values of the players' overall ratings at the end, and the side term.
fn rated(games: &[FinishedGame]) -> (Vec<f64>, f64) {
    let mut fold = Fold::new();
    for game in games {
        let verdict = fold.next(game).unwrap();
        // A pair of so many players hardly ever has ten games in a month.
        assert!(matches!(verdict, Verdict::Rated(_)));
    }
    let rating = |player| {
        let player = PlayerNumber(i64::try_from(player).unwrap());
        fold.standing(player, &Pool::Overall)
            .unwrap()
            .rating
            .value()
    };
    let term = fold.side_term("brandubh").unwrap();
    ((0..PLAYERS).map(rating).collect(), term.eta)
}

/// The ranks of numbers, from 0 for the least.
fn ranks(numbers: &[f64]) -> Vec<usize> {
    let rank = |number: &f64| numbers.iter().filter(|other| *other < number).count();
    numbers.iter().map(rank).collect()
}

/// Spearman's rank correlation: 1 for the same order, 0 for no relation.
fn rank_correlation(one: &[f64], other: &[f64]) -> f64 {
    let squares = ranks(one).into_iter().zip(ranks(other)).map(|(a, b)| {
        let difference = a.abs_diff(b) as f64;
        difference * difference
    });
    let n = one.len() as f64;
    1.0 - 6.0 * squares.sum::<f64>() / (n * (n * n - 1.0))
}

/// How much a group of players is rated too high, on average, compared with all.
fn error_of_group(ratings: &[f64], group: usize) -> f64 {
    let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len() as f64;
    let errors: Vec<_> = (0..PLAYERS)
        .map(|player| ratings[player] - strength(player))
        .collect();
    let of_group: Vec<_> = errors.iter().copied().skip(group).step_by(3).collect();
    mean(&of_group) - mean(&errors)
}

/// Of the first forty seeds, the side term is off by 9 points in the quadratic mean and by 20 at most, the correlation is 0.96 or
/// more, and no two players 180 points apart or more are in the wrong order.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=10;

#[test]
fn a_season_ends_with_the_order_of_strengths() {
    let strengths: Vec<_> = (0..PLAYERS).map(strength).collect();
    for seed in SEEDS {
        let (ratings, eta) = rated(&season(seed));
        let correlation = rank_correlation(&ratings, &strengths);
        assert!(correlation > 0.95, "{seed}: {correlation}");
        assert!((eta - BIAS).abs() < 20.0, "{seed}: {eta}");
        for (one, stronger) in strengths.iter().enumerate() {
            for (other, weaker) in strengths.iter().enumerate() {
                if stronger - weaker >= 200.0 {
                    assert!(ratings[one] > ratings[other], "{seed}: {one} {other}");
                }
            }
        }
    }
}

#[test]
fn the_side_term_keeps_those_who_choose_a_side_at_their_strength() {
    let errors = |games: &[FinishedGame]| {
        let (ratings, _) = rated(games);
        [0, 1].map(|group| error_of_group(&ratings, group))
    };
    let (mut with, mut without) = ([0.0; 2], [0.0; 2]);
    for seed in SEEDS {
        let mut games = season(seed);
        let found = errors(&games);
        // Without games whose sides were drawn, the side term stays 0.
        for game in &mut games {
            game.sides = Sides::Chosen;
        }
        let found_without = errors(&games);
        for group in [0, 1] {
            with[group] += found[group] / SEEDS.count() as f64;
            without[group] += found_without[group] / SEEDS.count() as f64;
        }
    }
    let [attackers, defenders] = without;
    assert!(defenders - attackers > 15.0, "{without:?}");
    let [attackers, defenders] = with;
    assert!((defenders - attackers).abs() < 8.0, "{with:?}");
}
