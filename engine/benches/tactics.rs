//! How many of the positions with known solutions are solved, in 200 ms each or within a number of nodes; and whether
//! this build plays as recorded, which the tests compare in a debug build.
#![expect(clippy::unwrap_used, reason = "a benchmark is no library")]

mod common;
#[path = "common/plays.rs"]
mod plays;

use std::collections::BTreeMap;

use common::Clock;

use raichi_engine::{Limits, Parts, search_with};
use raichi_rules::{Game, Ruleset};

fn main() {
    let nodes: Option<u64> = std::env::args().find_map(|arg| arg.parse().ok());
    let mut solved: BTreeMap<(String, u64), (u32, u32)> = BTreeMap::new();
    for line in include_str!("../tests/data/tactics.jsonl").lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str().unwrap().to_owned();
        let ruleset = Ruleset::preset(&text("ruleset")).unwrap();
        let game: Game = ruleset.start_from(&text("position")).unwrap();
        let (clock, began) = Clock::start();
        let stop = || nodes.is_none() && clock.seconds() - began >= 0.2;
        let limits = Limits::nodes(nodes.unwrap_or(u64::MAX));
        let report = search_with(&game, limits, Parts::ALL, &stop, &mut |_| ());
        let found = report.ply().unwrap().to_string();
        let solutions = case["solutions"].as_array().unwrap();
        let is_solved = solutions.iter().any(|one| one.as_str() == Some(&found));
        let plies = case["plies"].as_u64().unwrap();
        let count = solved.entry((text("task"), plies)).or_default();
        count.1 += 1;
        count.0 += u32::from(is_solved);
        if !is_solved {
            println!(
                "{} {} {} {plies}: {} found {found} ({}, depth {}, {} nodes), wanted {}; slower {}",
                text("ruleset"),
                text("position"),
                text("task"),
                text("how"),
                report.score(),
                report.depth,
                report.nodes,
                case["solutions"],
                case["slower_wins"]
            );
        }
    }
    for ((task, plies), (right, all)) in solved {
        println!("{task} in {plies}: {right} of {all}");
    }
    let recorded = include_str!("../tests/data/versions.txt");
    let recorded = recorded.lines().last().unwrap();
    let number = format!("{} {:016x}", raichi_engine::VERSION, plays::number());
    let are_equal = if number == recorded { "as" } else { "not as" };
    println!(
        "plays {number} in {} positions, {are_equal} recorded",
        plays::POSITIONS
    );
}
