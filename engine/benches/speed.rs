//! How many nodes a second the search visits, and how deep it looks in a second, from the start of each ruleset.
#![expect(clippy::unwrap_used, reason = "a benchmark is no library")]

mod common;

use common::Clock;

use raichi_engine::{Limits, Parts, search_with};
use raichi_rules::{Game, presets};

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    println!("| ruleset | nodes/s | depth in 1 s | score | ply |\n|---|---|---|---|---|");
    for ruleset in presets() {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == ruleset.name()) {
            continue;
        }
        let game = Game::new(ruleset.clone());
        let (clock, began) = Clock::start();
        let stop = || clock.seconds() - began >= 1.0;
        let limits = Limits {
            nodes: u64::MAX,
            ..Limits::nodes(u64::MAX)
        };
        let report = search_with(&game, limits, Parts::ALL, &stop, &mut |_| ());
        let seconds = clock.seconds() - began;
        #[expect(clippy::cast_precision_loss, reason = "a speed")]
        let speed = report.nodes as f64 / seconds / 1e6;
        let ply = report.ply().unwrap();
        println!(
            "| {} | {speed:.2} M | {} | {} | {ply} |",
            ruleset.name(),
            report.depth,
            report.score()
        );
    }
}
