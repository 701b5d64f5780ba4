//! The line protocol.

use std::{cell::Cell, time::Duration};

use raichi_engine::Session;
use raichi_rules::{Game, Ruleset, presets};

/// The answers to some lines. A clock is over after 20 looks.
fn answers(lines: &[&str]) -> Vec<String> {
    let mut session = Session::new(Ruleset::preset("norse").unwrap());
    let mut said = Vec::new();
    let clock = |_: Duration| -> Box<dyn Fn() -> bool> {
        let looks = Cell::new(0);
        Box::new(move || {
            looks.set(looks.get() + 1);
            looks.get() > 20
        })
    };
    for line in lines {
        let goes_on = session.answer(line, &clock, &mut |answer| said.push(answer.to_owned()));
        if goes_on.is_break() {
            said.push("bye".to_owned());
            break;
        }
    }
    said
}

fn best(said: &[String]) -> &str {
    said.last().unwrap().strip_prefix("bestmove ").unwrap()
}

#[test]
fn a_game_is_played_under_every_ruleset() {
    for ruleset in presets() {
        let name = format!("ruleset {}", ruleset.name());
        let said = answers(&[&name, "go nodes 500"]);
        let mut game = Game::new(ruleset.clone());
        let first = best(&said).to_owned();
        game.play(first.parse().unwrap()).unwrap();
        assert!(said[0].starts_with("info depth "), "{said:?}");
        assert!(said[0].contains(" pv "), "{said:?}");
        let json = ruleset.to_json();
        let moves = format!("moves {first}");
        let said = answers(&[&json, &moves, "go nodes 500 level 2 seed 5"]);
        game.play(best(&said).parse().unwrap()).unwrap();
    }
}

#[test]
fn time_ends_a_search() {
    let said = answers(&["ruleset brandubh", "go 100", "quit", "go 100"]);
    assert_eq!(said.last().unwrap(), "bye");
    assert!(said[said.len() - 2].starts_with("bestmove "));
}

#[test]
fn a_position_is_solved_and_a_lost_one_resigned() {
    let position = "position 7/3t3/2T1K2/1tT3t/3T3/3t3/3tT2 defenders";
    let said = answers(&["ruleset brandubh", position, "go nodes 20000"]);
    assert_eq!(best(&said), "e5-e7");
    assert!(said[said.len() - 2].contains(" score win 3 "), "{said:?}");
    let said = answers(&[
        "ruleset brandubh",
        position,
        "moves e5-e7",
        "go nodes 20000",
    ]);
    assert_eq!(said.last().unwrap(), "resign loss 2");
}

#[test]
fn what_cannot_be_done_is_an_error() {
    for (lines, reason) in [
        (vec!["ruleset go"], "there is no ruleset `go`"),
        (vec!["hello"], "`hello` is not known"),
        (vec!["go"], "`go` needs"),
        (vec!["go level 7"], "`7` is no level"),
        (vec!["go nodes"], "`nodes` needs a number"),
        (vec!["go nodes x"], "`x` is no number"),
        (vec!["go -5"], "`-5` is no number"),
        (vec!["moves d1-e9"], "d1-e9: "),
        (vec!["moves d1"], "d1: "),
        (vec!["position 3/3 attackers"], ""),
        (vec!["{\"name\":3}"], ""),
        (vec!["ruleset {"], ""),
    ] {
        let said = answers(&lines);
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("error "), "{said:?}");
        assert!(said[0].contains(reason), "{said:?}");
        assert!(!said[0].contains('\n'));
    }
    // The game is as it was before.
    let said = answers(&[
        "ruleset brandubh",
        "moves d6-e6 d6-e6",
        "moves d6-e6",
        "go nodes 100",
    ]);
    assert!(said[0].starts_with("error d6-e6: "));
    assert_eq!(
        said.len(),
        2 + said.iter().filter(|line| line.starts_with("info")).count()
    );
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let said = answers(&[
        "ruleset brandubh",
        "position 7/3t3/2T4/1tT3t/3T3/3t3/3tTK1 defenders",
        "moves f1-g1",
        "go nodes 100",
    ]);
    assert_eq!(said, ["error the game is over"]);
}
