//! How many of the positions with known solutions are solved, in 50 ms each or within a number of nodes; in how many of those in which
//! older versions went wrong the losing ply is avoided, with 200,000 nodes or so many; and whether this build plays as recorded, which the tests
//! compare in a debug build.
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
        let stop = || nodes.is_none() && clock.seconds() - began >= 0.05;
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
    replay_losses(nodes.unwrap_or(200_000));
    let recorded = include_str!("../tests/data/versions.txt");
    let recorded = recorded.lines().last().unwrap();
    let number = format!("{} {:016x}", raichi_engine::VERSION, plays::number());
    let are_equal = if number == recorded { "as" } else { "not as" };
    println!(
        "plays {number} in {} positions, {are_equal} recorded",
        plays::POSITIONS
    );
}

/// Searches the positions in which the engine has lost a game.
fn replay_losses(nodes: u64) {
    let (mut avoided, mut all) = (0, 0);
    for line in include_str!("../tests/data/losses.jsonl").lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str().unwrap_or_default().to_owned();
        let ruleset = Ruleset::preset(&text("ruleset")).unwrap();
        let mut game = Game::new(ruleset.clone());
        match case["moves"].as_array() {
            Some(plies) => {
                for ply in plies {
                    game.play(ply.as_str().unwrap().parse().unwrap()).unwrap();
                }
            }
            None => game = ruleset.start_from(&text("position")).unwrap(),
        }
        let report = search_with(
            &game,
            Limits::nodes(nodes),
            Parts::ALL,
            &|| false,
            &mut |_| (),
        );
        let found = report.ply().unwrap().to_string();
        let is_avoided = found != text("played");
        if !text("played").is_empty() {
            all += 1;
            avoided += u32::from(is_avoided);
        }
        println!(
            "{} {}: {found} ({}, depth {}, {} nodes), played {} holds {} solutions {} {}",
            text("ruleset"),
            text("kind"),
            report.score(),
            report.depth,
            report.nodes,
            text("played"),
            case["holds"],
            case["solutions"],
            case["win_in"]
        );
    }
    println!("losing plies avoided: {avoided} of {all}");
}
