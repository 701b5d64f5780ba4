//! Games and single moves on which independent programs agree.

use raichi_rules::WrittenPly;
use raichi_rules::tafl::{Game, Position, Ruleset, Side, Square};
use serde_json::Value;

fn lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// Replays a file of games: every move is legal, with as many to choose from and the captures that
/// the record says, and who won is who the record says.
fn check(file: &str) {
    for (number, record) in lines(file).enumerate() {
        let mut game = Game::new(Ruleset::preset(text(&record["rules"])).unwrap());
        let moves = record["moves"].as_array().unwrap();
        let legal = record["legal"].as_array().unwrap();
        for (ply, (mv, legal)) in moves.iter().zip(legal).enumerate() {
            let place = || format!("game {}, ply {}", number + 1, ply + 1);
            assert_eq!(
                game.legal_move_count(),
                legal.as_u64().unwrap(),
                "{}",
                place()
            );
            let written: WrittenPly = text(mv).parse().unwrap();
            let played = game
                .play(written.ply)
                .unwrap_or_else(|why| panic!("{}: {why}", place()));
            // The king's capture is not written there.
            let mut captures = played.written().captures;
            if let Some(king) = played
                .captures
                .iter()
                .find(|c| c.piece == raichi_rules::tafl::Piece::King)
            {
                captures.retain(|square| *square != king.square);
            }
            let written: Vec<_> = written
                .captures
                .into_iter()
                .filter(|square| !lost(&played, *square))
                .collect();
            assert_eq!(captures, written, "{}: {}", place(), text(mv));
        }
        assert_eq!(
            game.outcome()
                .and_then(|outcome| outcome.winner)
                .map(Side::code),
            record["winner"].as_str(),
            "game {}",
            number + 1
        );
    }
}

fn lost(played: &raichi_rules::tafl::Played, square: Square) -> bool {
    played
        .captures
        .iter()
        .any(|c| c.piece == raichi_rules::tafl::Piece::King && c.square == square)
}

#[test]
fn alea_evangelii() {
    check(include_str!("../data/peers/alea-evangelii.jsonl"));
}

#[test]
fn brandubh() {
    check(include_str!("../data/peers/brandubh.jsonl"));
}

#[test]
fn copenhagen() {
    check(include_str!("../data/peers/copenhagen.jsonl"));
}

#[test]
fn fetlar() {
    check(include_str!("../data/peers/fetlar.jsonl"));
}

#[test]
fn magpie() {
    check(include_str!("../data/peers/magpie.jsonl"));
}

#[test]
fn sea_battle() {
    check(include_str!("../data/peers/sea-battle.jsonl"));
}

#[test]
fn tablut() {
    check(include_str!("../data/peers/tablut.jsonl"));
}

#[test]
fn tawlbwrdd() {
    check(include_str!("../data/peers/tawlbwrdd.jsonl"));
}

#[test]
fn copenhagen_cases() {
    let mut wrong = Vec::new();
    for case in lines(include_str!("../data/peers/copenhagen-cases.jsonl")) {
        let position: Position = format!("{} {}", text(&case["position"]), text(&case["to_move"]))
            .parse()
            .unwrap();
        let mut game =
            Game::from_position(Ruleset::preset("copenhagen").unwrap(), position).unwrap();
        let played = match game.play(text(&case["move"]).parse().unwrap()) {
            Ok(played) => played,
            Err(why) => {
                wrong.push(format!("{why}: {case}"));
                continue;
            }
        };
        let captures: Vec<_> = played
            .captures
            .iter()
            .map(|capture| capture.square.to_string())
            .collect();
        let mut wanted: Vec<_> = case["captures"]
            .as_array()
            .unwrap()
            .iter()
            .map(text)
            .collect();
        wanted.sort_by_key(|name| name.parse::<Square>().unwrap());
        let winner = played
            .outcome
            .and_then(|outcome| outcome.winner)
            .map(Side::code);
        if captures != wanted || winner != case["winner"].as_str() {
            wrong.push(format!("{captures:?} {:?}: {case}", played.outcome));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
