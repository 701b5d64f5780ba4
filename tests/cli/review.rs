//! `raichi review`: games as words and as JSON.

use std::fs;

use serde_json::{Value, json};

use super::{fails, file, lines, run_with_input, succeeds};

/// A game that the attackers win.
const GAME: &str = "[Rules \"brandubh\"]\n\
    d6-e6 d3-b3 e6-d6 d5-c5 d2-b2xb3 c5-a5 d1-e1 d4-d3 d6-a6xa5 d3-d6 g4-g6 d6-e6 a6-b6 e6-c6 d7-d6xc6";

fn first(text: &str) -> Value {
    lines(text).remove(0)
}

#[test]
fn a_review_has_every_move_and_the_chances_between_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "game.txt", GAME);
    let asked = ["review", &path, "--json", "--nodes", "2000"];
    let text = succeeds(&asked);
    // Without a clock, the same is found again.
    assert_eq!(text, succeeds(&asked));
    let review = first(&text);
    assert_eq!(review["rules"], "brandubh");
    assert_eq!(review["error"], Value::Null);
    let plies = review["plies"].as_array().expect("plies");
    let chances = review["chances"].as_array().expect("chances");
    assert_eq!((plies.len(), chances.len()), (15, 16));
    // The attackers have captured the king.
    assert_eq!(chances[15], 1.0);
    assert_eq!(plies[14]["chance_after"], 1.0);
    assert_eq!(plies[14]["mark"], Value::Null);
    let points = review["turning_points"].as_array().expect("turning points");
    assert!((1..=3).contains(&points.len()), "{points:?}");
    for point in points {
        let at = point.as_u64().expect("a number") as usize;
        let ply = &plies[at - 1];
        assert!(ply["mark"].is_string(), "{ply}");
        assert!(!ply["better"].as_array().expect("plies").is_empty());
        assert_ne!(ply["better"][0], ply["move"]);
    }
}

#[test]
fn a_review_for_people_names_what_was_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    // The king stands where he could leave at once, and goes elsewhere.
    let missed = "[Rules \"brandubh\"]\n\
        [Setup \"7/3t3/7/K6/7/3t3/3t3 defenders\"]\n\
        a4-a5 d6-c6";
    let path = file(&folder, "missed.txt", missed);
    let text = succeeds(&["review", &path, "--nodes", "2000"]);
    assert!(text.starts_with("Game 1 · Brandubh 7×7\n"), "{text}");
    assert!(text.contains("The attackers’ winning chances:\n"), "{text}");
    assert!(text.contains("   1. defenders Ka4-a5"), "{text}");
    let said = "The king could have escaped at once. Better: a4–a";
    assert!(text.contains(said), "{text}");
    let french = succeeds(&["review", &path, "--nodes", "2000", "--lang", "fr"]);
    assert!(french.starts_with("Partie 1 · Brandubh 7×7\n"), "{french}");
    let heading = "Chances de victoire des attaquants\u{a0}:\n   1. défenseurs Ka4-a5";
    assert!(french.contains(heading), "{french}");
    let both = ["review", &path, "--json", "--lang", "fr"];
    fails(&both, "", &["cannot be used with"]);
    fails(
        &["review", &path, "--lang", "tlh"],
        "",
        &["possible values"],
    );
}

#[test]
fn one_game_of_a_file_can_be_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(
        &folder,
        "games.txt",
        format!("{GAME}\n\n[Rules \"fox-and-hounds\"]\nd8-e7"),
    );
    let text = succeeds(&["review", &path, "--game", "2", "--json", "--nodes", "200"]);
    let review = first(&text);
    assert_eq!((lines(&text).len(), &review["game"]), (1, &json!(2)));
    assert_eq!(review["rules"], "fox-and-hounds");
    assert_eq!(review["plies"][0]["by"], "few");
    fails(
        &["review", &path, "--game", "3"],
        "",
        &["there is no game 3", "which has 2"],
    );
}

#[test]
fn a_bad_move_ends_the_review() {
    let record = "[Rules \"brandubh\"]\nd6-e6 d3-d3";
    let asked = ["review", "-", "--nodes", "200"];
    let run = fails(&asked, record, &["game 1, ply 2"]);
    assert_eq!(run.status, Some(1));
    assert!(run.out.contains("   1. attackers d6-e6"), "{}", run.out);
    let run = run_with_input(&["review", "-", "--json", "--nodes", "200"], record);
    let review = first(&run.out);
    assert_eq!(review["error"]["ply"], 2);
    assert_eq!(review["plies"].as_array().map(Vec::len), Some(1));
    fails(
        &["review", "-"],
        "",
        &["there is no game in the standard input"],
    );
}

#[test]
fn the_graph_is_a_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "game.txt", GAME);
    let out = folder.path().join("graph.png");
    let graph = out.to_string_lossy();
    let asked = ["review", &path, "--nodes", "200", "--graph"];
    let text = succeeds(&[&asked[..], &[&graph]].concat());
    assert!(text.starts_with("Game 1"), "{text}");
    let bytes = fs::read(&out).expect("a file");
    let size = |at| {
        bytes[at..at + 4]
            .iter()
            .fold(0, |sum, byte| sum << 8 | u32::from(*byte))
    };
    // Width and height stand in the first chunk of a PNG.
    assert!(bytes.starts_with(b"\x89PNG"));
    assert_eq!((size(16), size(20)), (704, 272));
    fails(
        &[&asked[..], &["-", "--json"]].concat(),
        "",
        &["give the picture a file"],
    );
    let two = file(&folder, "two.txt", format!("{GAME}\n\n{GAME}"));
    let which = ["review", &two, "--nodes", "200", "--graph", &graph];
    fails(&which, "", &["say with --game N which one"]);
}
