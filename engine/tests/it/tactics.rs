//! Positions with known solutions, within a number of nodes.

use raichi_engine::{Idea, Limits, idea, search};
use raichi_rules::{Game, Ruleset};

/// A position with its solutions.
struct Case {
    game: Game,
    text: String,
    task: String,
    plies: u64,
    solutions: Vec<String>,
}

fn cases() -> Vec<Case> {
    let lines = include_str!("../data/tactics.jsonl").lines();
    let case = |line: &str| {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str().unwrap().to_owned();
        let ruleset = Ruleset::preset(&text("ruleset")).unwrap();
        let solutions = case["solutions"].as_array().unwrap().iter();
        Case {
            game: ruleset.start_from(&text("position")).unwrap(),
            text: line.to_owned(),
            task: text("task"),
            plies: case["plies"].as_u64().unwrap(),
            solutions: solutions
                .map(|one| one.as_str().unwrap().to_owned())
                .collect(),
        }
    };
    lines.map(case).collect()
}

#[test]
fn every_position_is_solved() {
    let cases = cases();
    assert_eq!(cases.len(), 55);
    for case in cases {
        let report = search(&case.game, Limits::nodes(150_000), &|| false);
        let found = report.ply().unwrap().to_string();
        assert!(case.solutions.contains(&found), "{found}: {}", case.text);
        let win_in = report.score().win_in();
        if case.task == "win" {
            assert_eq!(
                win_in,
                Some(i32::try_from(case.plies).unwrap()),
                "{}",
                case.text
            );
        } else {
            assert!(win_in.is_none_or(|plies| plies.abs() > 3), "{}", case.text);
        }
    }
}

#[test]
fn a_hint_begins_with_an_idea() {
    for case in cases().iter().filter(|case| case.task == "win") {
        let report = search(&case.game, Limits::nodes(150_000), &|| false);
        let win_in = report
            .score()
            .win_in()
            .and_then(|plies| u32::try_from(plies).ok());
        let found = idea(&case.game, report.ply().unwrap(), win_in);
        assert_ne!(found, Idea::Quiet, "{}", case.text);
        assert_ne!(found, Idea::Wins, "{}", case.text);
    }
}
