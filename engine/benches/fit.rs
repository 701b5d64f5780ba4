//! Fits the weights of rulesets to self-play, and prints them as sections of `weights.txt`.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench fit -- GAMES NODES SEED RULESET…
//! ```
#![expect(clippy::unwrap_used, reason = "a benchmark is no library")]

#[path = "common/arguments.rs"]
mod arguments;

use arguments::arguments;
use raichi_engine::{fit, self_play};
use raichi_rules::tafl::Ruleset;

fn main() {
    let args = arguments();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (games, nodes, seed, names): (u64, u64, u64, Vec<&str>) = match args[..] {
        [games, nodes, seed, ref names @ ..] => (
            games.parse().unwrap(),
            nodes.parse().unwrap(),
            seed.parse().unwrap(),
            names.to_vec(),
        ),
        // Without a choice, one that takes seconds.
        _ => (20, 100, 1, vec!["brandubh"]),
    };
    for name in names {
        let ruleset = Ruleset::preset(name).unwrap();
        let samples = self_play(&ruleset, games, nodes, seed);
        let fit = fit(&samples, None, 600, 0.01);
        println!(
            "[{name}]\n# {games} games of {nodes} nodes, seed {seed}, version {}; {} positions; error {:.4}, pooled {:.4}",
            env!("CARGO_PKG_VERSION"),
            samples.len(),
            fit.after,
            fit.before
        );
        print!("{}", fit.text);
    }
}
