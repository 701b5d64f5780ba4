//! Finds the grades of levels: each so much weaker than the one above.

use raichi_engine::{Level, Strength};
use raichi_rules::Ruleset;

use super::{GAMES_AT_ONCE, contest, player::Player, results::Tally};

/// The seed of the first games, far from those of the matches that measure the levels.
const FIRST_SEED: u64 = 1_000_000;
/// The most games against a grade, and the most grades that are tried for a level.
const MOST_GAMES: u32 = 80;
const MOST_TRIES: u32 = 9;
/// How near, in Elo, is near enough.
const NEAR: f64 = 35.0;
/// How far below the player the first grade is that is tried, unless that is more than half of its own.
const FIRST_STEP: f64 = 0.7;

/// Prints the line of a ruleset in `levels.txt`, from level 5 down to the first, with the same step in Elo between all,
/// and to a player for whom a grade is known that is about as strong.
pub(crate) fn calibrate(ruleset: &Ruleset, step: f64, top: (&str, f64)) {
    let mut upper = (Player::of(top.0, ruleset), top.1);
    let mut grades = Vec::new();
    for level in Level::ALL.iter().rev().skip(1) {
        let grade = below(ruleset, upper, step);
        let player = Player::Strength(Strength::at(grade, ruleset));
        println!("  {}: level {level} is {grade}", ruleset.name());
        grades.push(grade.to_string());
        upper = (player, grade);
    }
    let players = [upper.0, Player::Random];
    let against_random = contest(ruleset, players, FIRST_SEED, 0, MOST_GAMES);
    grades.reverse();
    println!("{} {}", ruleset.name(), grades.join(" "));
    println!("  level 1 – random: {}", against_random.columns());
}

/// The grade that a player with a grade beats by so much Elo.
fn below(ruleset: &Ruleset, (upper, grade): (Player, f64), step: f64) -> f64 {
    // A grade that is known to be too strong, and one that is too weak, and by how much the player beats them.
    let (mut strong, mut weak) = ((grade, 0.0), None::<(f64, f64)>);
    let mut distance = FIRST_STEP.min(grade / 2.0);
    let mut nearest = (f64::MAX, grade);
    for _ in 0..MOST_TRIES {
        let tried = match weak {
            Some((weak, elo)) => {
                let share = ((step - strong.1) / (elo - strong.1)).clamp(0.2, 0.8);
                strong.0 + (weak - strong.0) * share
            }
            None => (grade - distance).max(0.0),
        };
        let tried = (tried * 100.0).round() / 100.0;
        distance *= 2.0;
        let players = [upper, Player::Strength(Strength::at(tried, ruleset))];
        let mut tally = Tally::default();
        let elo = loop {
            let more = contest(ruleset, players, FIRST_SEED, tally.games(), GAMES_AT_ONCE);
            tally.add(&more);
            let [elo, low, high] = tally.elo();
            if tally.games() >= MOST_GAMES || step < low || step > high {
                break elo;
            }
        };
        println!("  {} {tried}: {}", ruleset.name(), tally.columns());
        let off = (elo - step).abs();
        if off < nearest.0 {
            nearest = (off, tried);
        }
        if elo > step {
            weak = Some((tried, elo));
        } else {
            strong = (tried, elo);
        }
        let room = strong.0 - weak.map_or(0.0, |weak| weak.0);
        if off < NEAR || room < 0.03 {
            break;
        }
    }
    nearest.1
}
