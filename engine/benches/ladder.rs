//! Matches of players against each other, with fixed seeds: levels, random play, a greedy player, and searches without
//! one of their parts.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench ladder -- levels GAMES RULESET…
//! cargo bench -p raichi-engine --bench ladder -- match PLAYER PLAYER GAMES RULESET…
//! ```
//!
//! A player is `random`, `greedy`, `level-N`, `nodes-N` or `nodes-N-without-PART` (`answers`, `threats`, `reductions`,
//! `fitted`). Each pair of games begins with the same few random plies and is played with both sides.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark is no library"
)]

use raichi_engine::{Level, Limits, Parts, Random, choose, search_with};
use raichi_rules::{Game, Ply, Ruleset, Side};

/// Longer games are drawn.
const MOST_PLIES: usize = 300;

#[derive(Clone, Copy)]
enum Player {
    Random,
    Greedy,
    Level(Level),
    Nodes(u64, Parts),
}

impl Player {
    fn of(text: &str) -> Self {
        if let Some(level) = text.strip_prefix("level-") {
            return Self::Level(Level::new(level.parse().unwrap()).unwrap());
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
            Self::Level(level) => choose(game, level, seed, &never).unwrap().ply,
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
        let ply = player.ply(&game, seed);
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

/// Plays a match and prints its result for the first player.
fn contest(ruleset: &Ruleset, names: [&str; 2], games: u64) {
    let players = names.map(Player::of);
    let (mut won, mut drawn, mut lost) = (0_u32, 0_u32, 0_u32);
    let mut by_side = [0_u32; 2];
    for at in 0..games {
        let side = Side::ALL[usize::from(at % 2 == 1)];
        let (points, winner) = play(ruleset, players, side, 1_000 + at / 2);
        match points {
            2 => won += 1,
            1 => drawn += 1,
            _ => lost += 1,
        }
        if let Some(winner) = winner {
            by_side[winner.index()] += 1;
        }
    }
    let all = f64::from(won + drawn + lost);
    let share = (f64::from(won) + f64::from(drawn) / 2.0) / all;
    let bounded = share.clamp(0.5 / all, 1.0 - 0.5 / all);
    let elo = 400.0 * (bounded / (1.0 - bounded)).log10();
    println!(
        "| {} | {} – {} | +{won} ={drawn} −{lost} | {:.0} % | {elo:+.0} | {}/{} |",
        ruleset.name(),
        names[0],
        names[1],
        share * 100.0,
        by_side[0],
        by_side[1]
    );
}

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    println!(
        "| ruleset | match | result | share | Elo | wins by side |\n|---|---|---|---|---|---|"
    );
    let rulesets = |names: &[&str]| -> Vec<Ruleset> {
        let names = names.iter();
        names.map(|name| Ruleset::preset(name).unwrap()).collect()
    };
    match args[..] {
        ["levels", games, ref names @ ..] => {
            for ruleset in rulesets(names) {
                for (above, below) in [
                    ("level-1", "random"),
                    ("level-1", "greedy"),
                    ("level-2", "level-1"),
                    ("level-3", "level-2"),
                    ("level-4", "level-3"),
                    ("level-5", "level-4"),
                ] {
                    contest(&ruleset, [above, below], games.parse().unwrap());
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
