//! Fits chances to win to games of the engine against itself.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench chances -- GAMES NODES RULESET…
//! ```
//!
//! Plays so many games of each ruleset, with so many nodes a ply, and replaces its line in `src/chances.txt` and its part of the frozen set of the
//! tests. Where games between people are legal, which are those at Copenhagen, half of the games begin like one of them, the others with random plies. `RULESET` may be `all`.
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
use raichi_engine::{Random, ScoredPosition, calibrate, sample_game};
use raichi_rules::{Ply, Ruleset, presets};

/// The first line of the file of curves.
const COMMENT: &str = "# Chances to win: a ruleset, the even score and the scale with all men on the board, and the same with none; corrections.";

/// An opening is as long as this at least, in plies, where the games between people are legal.
const SHORTEST: usize = 20;

fn samples(ruleset: &Ruleset, games: u32, nodes: u64) -> Vec<ScoredPosition> {
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
    (0..games).flat_map(game).collect()
}

/// Replaces the lines of a file that begin with a name; the lines are in the order of their names, after comments.
fn replace(file: &Path, name: &str, new: &str, comment: Option<&str>) {
    let old = fs::read_to_string(file).unwrap();
    let name_of = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let others = old.lines().filter(|line| !line.starts_with('#'));
    let others = others.filter(|line| name_of(line) != name);
    let mut lines: Vec<&str> = others.chain(new.lines()).collect();
    lines.sort_by_key(|line| name_of(line));
    let lines = comment.into_iter().chain(lines);
    let text = lines.map(|line| format!("{line}\n")).collect::<String>();
    fs::write(file, text).unwrap();
}

fn main() {
    let args = arguments();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let [games, nodes, names @ ..] = &args[..] else {
        println!("GAMES NODES RULESET…");
        return;
    };
    let (games, nodes) = (games.parse().unwrap(), nodes.parse().unwrap());
    let rulesets: Vec<Ruleset> = match names {
        ["all"] => presets().to_vec(),
        names => names
            .iter()
            .map(|name| Ruleset::preset(name).unwrap())
            .collect(),
    };
    // Cargo says where the crate is.
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap());
    for ruleset in rulesets {
        let samples = samples(&ruleset, games, nodes);
        let count = samples.len();
        let found = calibrate(&ruleset, samples);
        println!("{} {count} positions", found.line);
        let curves = package.join("src/chances.txt");
        replace(&curves, ruleset.name(), &found.line, Some(COMMENT));
        let frozen = package.join("tests/data/chances.txt");
        replace(&frozen, ruleset.name(), &found.cells, None);
    }
}
