//! `raichi puzzle`: puzzles of the computer's games and of those of a file.

use serde_json::Value;

use super::{file, lines, succeeds};

/// Puzzles of the computer's games, with few positions looked at.
const MADE: [&str; 7] = [
    "puzzle", "--rules", "brandubh", "--nodes", "200000", "--count", "2",
];

/// A record that begins with a puzzle and goes on as its solution does.
fn record(row: &Value) -> String {
    let plies = row["solution"].as_array().expect("plies").iter();
    let plies: Vec<_> = plies.map(|ply| ply.as_str().expect("a ply")).collect();
    let text = |key: &str| row[key].as_str().expect("a text").to_owned();
    format!(
        "[Rules \"{}\"]\n[Setup \"{}\"]\n\n{}\n",
        text("rules"),
        text("position"),
        plies.join(" ")
    )
}

#[test]
fn puzzles_of_a_seed_are_the_same_again_and_those_of_their_own_solutions() {
    let mut asked = MADE.to_vec();
    asked.push("--json");
    let text = succeeds(&asked);
    assert_eq!(text, succeeds(&asked));
    let rows = lines(&text);
    assert_eq!(rows.len(), 2);
    let folder = tempfile::tempdir().expect("a folder");
    for row in rows {
        assert_eq!(row["rules"], "brandubh");
        let win_in = row["win_in"].as_u64().expect("a number");
        assert!((3..=7).contains(&win_in), "{row}");
        assert_eq!(row["moves"], win_in.div_ceil(2));
        assert!(row["legal"].as_u64() >= Some(8), "{row}");
        let path = file(&folder, "puzzle.txt", record(&row));
        let again = succeeds(&["puzzle", &path, "--json", "--nodes", "200000"]);
        assert_eq!(lines(&again), [row]);
    }
}

#[test]
fn a_puzzle_for_people_has_its_position_and_solution() {
    let text = succeeds(&MADE);
    assert!(text.starts_with("Puzzle 1 · Brandubh 7×7\n"), "{text}");
    assert!(text.contains("\nPuzzle 2 · Brandubh 7×7\n"), "{text}");
    assert!(text.contains(" win in "), "{text}");
    assert_eq!(text.matches("\nSolution: ").count(), 2, "{text}");
}

#[test]
fn a_game_without_puzzles_gives_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "game.txt", "[Rules \"brandubh\"]\n\nd6-e6 d3-b3\n");
    assert_eq!(succeeds(&["puzzle", &path, "--nodes", "20000"]), "");
}
