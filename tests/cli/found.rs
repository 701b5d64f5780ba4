//! Files as other people and programs write them, in `rules/tests/hunt`.

use std::fs;

use super::{Run, fails, file, lines, raichi, run_with_input, succeeds};

/// The path of a file.
fn path(name: &str) -> String {
    format!("{}/rules/tests/hunt/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn text(name: &str) -> String {
    fs::read_to_string(path(name)).expect("the file is there")
}

/// Replays a file that is read, but for what it warns of.
fn warned(name: &str, warning: &str) -> Run {
    let run = raichi(&["replay", &path(name)]);
    assert!(run.ok, "{}", run.err);
    assert!(
        run.err.starts_with("warning: ") && run.err.contains(warning),
        "{warning:?} in {}",
        run.err
    );
    run
}

#[test]
fn records_of_opentafl_are_read_by_its_own_rules() {
    let rules = text("puzzle.rules");
    let puzzle = path("puzzle.tafl");
    let out = succeeds(&["replay", &puzzle, "--rules", rules.trim()]);
    assert!(
        out.contains("c2-c3xc4\nEnd: the attackers win (king-captured)"),
        "{out}"
    );
    let out = succeeds(&["replay", &path("captured-king.tafl")]);
    assert!(out.contains("king-captured"), "{out}");
    let out = succeeds(&["replay", &path("spaced.tafl")]);
    assert!(out.contains("f8-h8"), "{out}");
}

#[test]
fn byte_order_marks_are_no_content() {
    let json = succeeds(&["replay", "--json", &path("joined.tafl")]);
    let games = lines(&json);
    let rules: Vec<_> = games.iter().map(|game| game["rules"].as_str()).collect();
    assert_eq!(rules, [Some("norse"), Some("viking")]);

    let folder = tempfile::tempdir().expect("a folder");
    let json = succeeds(&["rules", "show", "brandubh", "--json"]);
    let marked = file(&folder, "marked.json", format!("\u{feff}{json}").as_bytes());
    assert!(succeeds(&["rules", "show", &marked]).contains("Brandubh"));
    let line = succeeds(&["rules", "show", "fetlar", "--opentafl"]);
    let marked = file(
        &folder,
        "marked.rules",
        format!("\u{feff}{line}").as_bytes(),
    );
    assert!(succeeds(&["rules", "show", &marked]).contains("Fetlar"));

    let wide: Vec<u8> = "\u{feff}d1-d3"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let wide = file(&folder, "wide.tafl", &wide);
    fails(&["replay", &wide], "", &["UTF-16", "save it as UTF-8"]);
    fails(&["rules", "show", &wide], "", &["UTF-16"]);
}

#[test]
fn no_file_controls_the_terminal() {
    for command in ["replay", "review"] {
        let run = raichi(&[command, &path("escape.tafl")]);
        assert!(run.ok, "{}", run.err);
        assert!(run.out.contains("]0;title[31mRED"), "{}", run.out);
        assert!(!run.out.contains(['\u{1b}', '\u{7}']), "{:?}", run.out);
    }
    let json = succeeds(&["rules", "show", "brandubh", "--json"]);
    let named = json.replace("\"brandubh\"", r#""x\u001b[31m\u202ey""#);
    let named = run_with_input(&["rules", "show", "-"], &named);
    assert!(named.ok && named.out.contains("x[31my"), "{}", named.out);
    assert!(
        !named.out.contains(['\u{1b}', '\u{202e}']),
        "{:?}",
        named.out
    );
}

#[test]
fn tags_and_names_are_read_in_whichever_letter_case() {
    let out = succeeds(&["replay", &path("lower-case.tafl")]);
    assert!(out.contains("Tablut after Linnaeus 9×9"), "{out}");
    let capital = run_with_input(&["replay", "-"], "[Rules \"Copenhagen\"]\nd1-d3");
    assert!(capital.ok, "{}", capital.err);
    fails(
        &["replay", "-"],
        "[Rules \"copenhaven\"]\nd1-d3",
        &[
            "there is no ruleset `copenhaven`",
            "did you mean",
            "copenhagen",
        ],
    );
}

#[test]
fn what_did_not_happen_is_warned_of() {
    warned(
        "false-capture.tafl",
        "game 1, ply 1: `d1-d3xd5` captures nothing",
    );
    warned("king-letter.tafl", "game 1, ply 1: `Kd1-d3` is no move");
    let run = warned(
        "repeated-tag.tafl",
        "the tag `Annotator` is there more than once",
    );
    assert!(run.out.contains("Game 1 · Tablut"), "{}", run.out);
    let games = "[Rules \"norse\"]\nd1-d3xd5 e7-c7xd5\n[Rules \"norse\"]\nd1-d3xa1\n";
    let run = run_with_input(&["replay", "-"], games);
    assert!(run.ok && run.err.contains("and 2 more"), "{}", run.err);
}

#[test]
fn a_key_that_is_there_twice_is_refused() {
    fails(
        &["rules", "show", &path("twice.json")],
        "",
        &["`quiet_limit` is there more than once"],
    );
}

#[test]
fn rules_whose_game_is_over_before_it_begins_are_refused() {
    let rules = "brandubh, setup 7/7/7/3K3/7/T6/tT5";
    fails(
        &["rules", "show", rules],
        "",
        &["the game is over before it begins (no-moves)"],
    );
    let json = r#"{"name":"x","size":7,"setup":"3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3","quiet_limit":1}"#;
    fails(
        &["rules", "show", json],
        "",
        &["over with its first move if `quiet_limit` is 1"],
    );
}
