//! Games under every ruleset that ships, and under random mixtures of rules, ply by ply.

use raichi_rules::{Family, Game, Point, Ruleset, Side};
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
    let ply = game.resolve(&text.parse().unwrap()).unwrap();
    let played = game.play(ply).unwrap_or_else(|why| panic!("{text}: {why}"));
    if rules.family() != Family::Tafl {
        // Rows of tafl have neither captures nor the letter of the piece.
        assert_eq!(played.written().to_string(), text);
    }
    assert_eq!(game.call(), played.call, "{text}");
    let reached = rules.reached(&format!(
        "{} {}",
        game.position_text(),
        side(game.to_move())
    ));
    let reached = reached.unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(reached.position_hash(), game.position_hash(), "{text}");
    if rules.family() != Family::Tafl {
        // A position has no history.
        let by_position = |reason: &str| !matches!(reason, "repetition" | "quiet");
        let outcome = played
            .outcome
            .filter(|outcome| by_position(outcome.reason.code()));
        assert_eq!(reached.outcome(), outcome, "{text}");
    }
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

/// Plays every game of a list, and returns how many rows it has; `read` gives a row as an object.
fn rows_that_agree(games: &str, read: impl Fn(&Value) -> Value) -> usize {
    let mut rows = 0;
    let mut wrong = Vec::new();
    for (line, text) in games.lines().enumerate() {
        let record: Value = serde_json::from_str(text).unwrap();
        let ruleset: Ruleset = serde_json::from_value(record["rules"].clone()).unwrap();
        let mut game = Game::new(ruleset);
        for (ply, row) in record["plies"].as_array().unwrap().iter().enumerate() {
            let row = read(row);
            let found = play(&mut game, row["move"].as_str().unwrap());
            rows += 1;
            if found != row {
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
    rows
}

#[test]
fn every_row_of_every_ruleset_agrees() {
    let games = include_str!("../data/rulesets.jsonl");
    assert_eq!(rows_that_agree(games, Value::clone), 10_476);
}

#[test]
fn every_row_of_rulesets_played_elsewhere_agrees() {
    let games = include_str!("../data/more-tafl.jsonl");
    assert_eq!(rows_that_agree(games, Value::clone), 8_963);
}

#[test]
fn every_row_of_every_hunt_and_dablot_agrees() {
    // Their rows are lists, in the order of the keys.
    let read = |row: &Value| {
        json!({
            "move": row[0],
            "legal": row[1],
            "captures": row[2],
            "position": row[3],
            "to_move": row[4],
            "call": null,
            "outcome": row[5],
        })
    };
    let games = include_str!("../data/hunts.jsonl");
    assert_eq!(games.lines().count(), 500);
    assert_eq!(rows_that_agree(games, read), 28_670);
}
