//! Games under every ruleset that ships, and under random mixtures of rules, ply by ply.

use raichi_rules::{Game, Point, Ruleset, Side};
use serde_json::{Value, json};

/// Points in the order of the records: by file, then by rank.
fn by_file(mut points: Vec<Point>) -> Vec<String> {
    points.sort_by_key(|point| (point.file(), point.rank()));
    points.iter().map(Point::to_string).collect()
}

/// Plays the move of a row, and gives what the row should say.
fn play(game: &mut Game, text: &str) -> Value {
    let rules = game.ruleset();
    let side = |side: Side| rules.side_code(side);
    let legal = game.legal_ply_count();
    assert_eq!(legal, game.legal_plies().len() as u64);
    let played = game
        .play(text.parse().unwrap())
        .unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(game.call(), played.call, "{text}");
    json!({
        "move": text,
        "legal": legal,
        "captures": by_file(played.captures.iter().map(|capture| capture.point).collect()),
        "position": game.position_text(),
        "to_move": side(game.to_move()),
        "call": played.call.map(|call| call.code),
        "outcome": played.outcome.map(|outcome| json!({
            "winner": outcome.winner.map(side),
            "reason": outcome.reason.code(),
        })),
    })
}

#[test]
fn every_row_of_every_ruleset_agrees() {
    let mut rows = 0;
    let mut wrong = Vec::new();
    for (line, text) in include_str!("../data/rulesets.jsonl").lines().enumerate() {
        let record: Value = serde_json::from_str(text).unwrap();
        let ruleset: Ruleset = serde_json::from_value(record["rules"].clone()).unwrap();
        let mut game = Game::new(ruleset);
        for (ply, row) in record["plies"].as_array().unwrap().iter().enumerate() {
            let found = play(&mut game, row["move"].as_str().unwrap());
            rows += 1;
            if found != *row {
                wrong.push(format!(
                    "line {}, ply {}\nfound  {found}\nwanted {row}\nrules {}",
                    line + 1,
                    ply + 1,
                    record["rules"]
                ));
                break;
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} games differ:\n{}",
        wrong.len(),
        wrong.join("\n\n")
    );
    assert_eq!(rows, 10_476);
}
