//! Positions in which older versions lost a game two plies beyond what they saw.

use raichi_engine::{Limits, search};
use raichi_rules::{Game, Ruleset};

#[test]
fn four_of_five_losing_plies_are_avoided() {
    let (mut avoided, mut all) = (0, 0);
    for line in include_str!("../data/losses.jsonl").lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let Some(played) = case["played"].as_str() else {
            continue;
        };
        let mut game = Game::new(Ruleset::preset(case["ruleset"].as_str().unwrap()).unwrap());
        for ply in case["moves"].as_array().unwrap() {
            game.play(ply.as_str().unwrap().parse().unwrap()).unwrap();
        }
        let report = search(&game, Limits::nodes(200_000), &|| false);
        avoided += u32::from(report.ply().unwrap().to_string() != played);
        all += 1;
    }
    assert_eq!(all, 10);
    assert!(5 * avoided >= 4 * all, "{avoided} of {all}");
}
