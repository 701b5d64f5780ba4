//! Matches of players against each other, with fixed seeds: levels, random play, a greedy player, and searches without
//! one of their parts.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench ladder -- levels LAST GAMES RULESET…
//! cargo bench -p raichi-engine --bench ladder -- match PLAYER PLAYER GAMES RULESET…
//! ```
//!
//! A player is `random`, `greedy`, `level-N`, `nodes-N`, `nodes-N-without-PART` (`answers`, `threats`, `reductions`,
//! `fitted`), or `level-N:…` with some of its settings replaced: `n` nodes, `d` depth, `m` missed, `o` overlooked, `e` noise,
//! `w` whim, `t` threats, `r` sees replies, such as `level-2:d3,o0.2,t1`. Each pair of games begins with the same few random
//! plies and is played with both sides. `levels 4` plays each level up to the fourth against the one below.
//!
//! A result has the interval that holds the real difference in 95 of 100 matches, and the time that the first player took
//! for the slowest of a hundred plies.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark is no library"
)]

mod common;

use common::Clock;

use raichi_engine::{Level, Limits, Parts, Random, Strength, choose_as, search_with};
use raichi_rules::{Family, Game, Ply, Ruleset, Side};

/// Longer games are drawn.
const MOST_PLIES: usize = 300;

#[derive(Clone, Copy)]
enum Player {
    Random,
    Greedy,
    Strength(Strength),
    Nodes(u64, Parts),
}

impl Player {
    fn of(text: &str, family: Family) -> Self {
        if let Some(level) = text.strip_prefix("level-") {
            let (level, changes) = level.split_once(':').unwrap_or((level, ""));
            let mut strength = Level::new(level.parse().unwrap()).unwrap().strength(family);
            for change in changes.split(',').filter(|change| !change.is_empty()) {
                let (key, value) = change.split_at(1);
                match key {
                    "n" => strength.nodes = value.parse().unwrap(),
                    "d" => strength.depth = value.parse().unwrap(),
                    "m" => strength.missed = value.parse().unwrap(),
                    "o" => strength.overlooked = value.parse().unwrap(),
                    "e" => strength.noise = value.parse().unwrap(),
                    "w" => strength.whim = value.parse().unwrap(),
                    "t" => strength.threats = value != "0",
                    "r" => strength.sees_replies = value != "0",
                    _ => panic!("no setting {key}"),
                }
            }
            return Self::Strength(strength);
        }
        if let Some(nodes) = text.strip_prefix("nodes-") {
            let (nodes, without) = nodes.split_once("-without-").unwrap_or((nodes, ""));
            let mut parts = Parts::ALL;
            match without {
                "" => {}
                "answers" => parts.answers = false,
                "threats" => parts.threats = false,
                "reductions" => parts.reductions = false,
                "fitted" => parts.fitted = false,
                _ => panic!("no part {without}"),
            }
            return Self::Nodes(nodes.parse().unwrap(), parts);
        }
        match text {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            _ => panic!("no player {text}"),
        }
    }

    fn ply(self, game: &Game, seed: u64) -> Ply {
        let never = || false;
        let mut random = Random::new(seed ^ game.position_hash());
        match self {
            Self::Random => {
                let plies = game.legal_plies();
                plies[random.below(plies.len())]
            }
            Self::Greedy => greedy(game, &mut random),
            Self::Strength(strength) => choose_as(game, &strength, seed, &never).unwrap().ply,
            Self::Nodes(nodes, parts) => {
                let report = search_with(game, Limits::nodes(nodes), parts, &never, &mut |_| ());
                report.ply().unwrap()
            }
        }
    }
}

/// Wins at once if it can, does not let the other side, and takes the most.
fn greedy(game: &Game, random: &mut Random) -> Ply {
    let by = game.to_move();
    let mut best = (i64::MIN, None);
    for ply in game.legal_plies() {
        let mut after = game.clone();
        let played = after.play(ply).unwrap();
        let mut worth = 10 * i64::try_from(played.captures.len()).unwrap();
        match played.outcome {
            Some(outcome) if outcome.winner == Some(by) => worth += 10_000,
            Some(_) => worth -= 1_000,
            None => {
                let loses = after.legal_plies().into_iter().any(|reply| {
                    let mut end = after.clone();
                    let outcome = end.play(reply).unwrap().outcome;
                    outcome.is_some_and(|outcome| outcome.winner == Some(by.opponent()))
                });
                worth -= if loses { 2_000 } else { 0 };
            }
        }
        let worth = worth * 1000 + i64::try_from(random.below(1000)).unwrap();
        if worth > best.0 {
            best = (worth, Some(ply));
        }
    }
    best.1.unwrap()
}

/// The result of a game for the first of two players: 2 for a win, 1 for a draw.
fn play(
    ruleset: &Ruleset,
    players: [Player; 2],
    first_side: Side,
    seed: u64,
    times: &mut Vec<f64>,
) -> (u32, Option<Side>) {
    let mut game = Game::new(ruleset.clone());
    let mut random = Random::new(seed);
    for _ in 0..2 + random.below(3) {
        let plies = game.legal_plies();
        let mut tried = game.clone();
        tried.play(plies[random.below(plies.len())]).unwrap();
        if tried.outcome().is_some() {
            break;
        }
        game = tried;
    }
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let is_first = game.to_move() == first_side;
        let player = players[usize::from(!is_first)];
        let (clock, began) = Clock::start();
        let ply = player.ply(&game, seed);
        if is_first {
            times.push(clock.seconds() - began);
        }
        game.play(ply).unwrap();
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let points = match winner {
        None => 1,
        Some(side) if side == first_side => 2,
        Some(_) => 0,
    };
    (points, winner)
}

/// A share of the points as a difference in Elo.
fn elo(share: f64, games: f64) -> f64 {
    let bounded = share.clamp(0.5 / games, 1.0 - 0.5 / games);
    400.0 * (bounded / (1.0 - bounded)).log10()
}

/// Plays a match and prints its result for the first player.
fn contest(ruleset: &Ruleset, names: [&str; 2], games: u64) {
    let players = names.map(|name| Player::of(name, ruleset.family()));
    let mut results = [0_u32; 3];
    let mut by_side = [0_u32; 2];
    let mut times = Vec::new();
    for at in 0..games {
        let side = Side::ALL[usize::from(at % 2 == 1)];
        let (points, winner) = play(ruleset, players, side, 1_000 + at / 2, &mut times);
        results[usize::try_from(points).unwrap()] += 1;
        if let Some(winner) = winner {
            by_side[winner.index()] += 1;
        }
    }
    let [lost, drawn, won] = results.map(f64::from);
    let all = won + drawn + lost;
    let share = (won + drawn / 2.0) / all;
    // Wilson's interval, with the variance of the points.
    let z2 = 1.96 * 1.96 / all;
    let variance = (won + drawn / 4.0) / all - share * share;
    let centre = (share + z2 / 2.0) / (1.0 + z2);
    let half = (z2 * variance + z2 * z2 / 4.0).sqrt() / (1.0 + z2);
    times.sort_by(f64::total_cmp);
    let slow = times.get(times.len() * 99 / 100).copied().unwrap_or(0.0);
    println!(
        "| {} | {} – {} | +{won} ={drawn} −{lost} | {:.0} % | {:+.0} | {:+.0} … {:+.0} | {}/{} | {:.0} ms |",
        ruleset.name(),
        names[0],
        names[1],
        share * 100.0,
        elo(share, all),
        elo(centre - half, all),
        elo(centre + half, all),
        by_side[0],
        by_side[1],
        slow * 1000.0
    );
}

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    println!(
        "| ruleset | match | result | share | Elo | interval | wins by side | slowest in 100 |\n|---|---|---|---|---|---|---|---|"
    );
    let rulesets = |names: &[&str]| -> Vec<Ruleset> {
        let names = names.iter();
        names.map(|name| Ruleset::preset(name).unwrap()).collect()
    };
    match args[..] {
        ["levels", last, games, ref names @ ..] => {
            let last: u8 = last.parse().unwrap();
            for ruleset in rulesets(names) {
                for other in ["random", "greedy"] {
                    contest(&ruleset, ["level-1", other], games.parse().unwrap());
                }
                for level in 2..=last {
                    let [above, below] = [level, level - 1].map(|level| format!("level-{level}"));
                    contest(&ruleset, [&above, &below], games.parse().unwrap());
                }
            }
        }
        ["match", one, other, games, ref names @ ..] => {
            for ruleset in rulesets(names) {
                contest(&ruleset, [one, other], games.parse().unwrap());
            }
        }
        _ => {
            // Without a choice, a match that takes seconds.
            let brandubh = Ruleset::preset("brandubh").unwrap();
            contest(&brandubh, ["level-2", "level-1"], 10);
        }
    }
}
