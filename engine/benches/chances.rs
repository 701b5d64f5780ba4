//! Makes chances to win of games of the engine against itself.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench chances -- POSITIONS NODES RULESET…
//! ```
//!
//! Plays games of each ruleset, with so many nodes a ply, until there are so many positions, and replaces its part of the frozen set of the tests. Then
//! it makes `src/chances.txt` of the whole set. Where games between people are legal, which are those at Copenhagen, half of the games begin like one of
//! them, the others with random plies. `RULESET` may be `all`.
#![expect(clippy::unwrap_used, reason = "a benchmark is no library")]

#[path = "common/arguments.rs"]
mod arguments;
#[path = "common/book.rs"]
mod book;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use arguments::arguments;
use raichi_engine::{Random, ScoredPosition, curves_of, frozen_set, sample_game};
use raichi_rules::{Ply, Ruleset, presets};

/// An opening is as long as this at least, in plies, where the games between people are legal.
const SHORTEST: usize = 20;

fn samples(ruleset: &Ruleset, positions: usize, nodes: u64) -> Vec<ScoredPosition> {
    let mut openings = book::openings(ruleset, 40);
    openings.retain(|plies| plies.len() >= SHORTEST);
    let game = |number: u32| {
        let mut random = Random::new(!u64::from(number));
        let opening: &[Ply] = if openings.is_empty() || number % 2 == 1 {
            &[]
        } else {
            let game = &openings[random.below(openings.len())];
            &game[..game.len().min(6 + random.below(30))]
        };
        sample_game(ruleset, opening, number, nodes)
    };
    // Games in which everything is proven at once have none.
    let games = (0..).zip(0..positions).map(|(number, _)| number);
    games.flat_map(game).take(positions).collect()
}

/// Replaces the lines of the frozen set that begin with a name; the lines are in the order of their names.
fn replace(frozen: &Path, name: &str, new: &str) {
    let old = fs::read_to_string(frozen).unwrap();
    let name_of = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let others = old.lines().filter(|line| name_of(line) != name);
    let mut lines: Vec<&str> = others.chain(new.lines()).collect();
    lines.sort_by_key(|line| name_of(line));
    let text = lines.iter().map(|line| format!("{line}\n"));
    fs::write(frozen, text.collect::<String>()).unwrap();
}

fn main() {
    let args = arguments();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let [positions, nodes, names @ ..] = &args[..] else {
        println!("POSITIONS NODES RULESET…");
        return;
    };
    let (positions, nodes) = (positions.parse().unwrap(), nodes.parse().unwrap());
    let rulesets: Vec<Ruleset> = match names {
        ["all"] => presets().to_vec(),
        names => names
            .iter()
            .map(|name| Ruleset::preset(name).unwrap())
            .collect(),
    };
    // Cargo says where the crate is.
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap());
    let frozen = package.join("tests/data/chances.txt");
    for ruleset in rulesets {
        let samples = samples(&ruleset, positions, nodes);
        println!("{} {} positions", ruleset.name(), samples.len());
        replace(&frozen, ruleset.name(), &frozen_set(&ruleset, samples));
    }
    let curves = curves_of(&fs::read_to_string(&frozen).unwrap());
    fs::write(package.join("src/chances.txt"), curves).unwrap();
}
