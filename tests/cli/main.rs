//! The subcommands that need no configuration, database or token, with the real binary.
#![expect(
    clippy::expect_used,
    reason = "what cannot be ends the test, in its helpers, too"
)]

mod found;
mod opentafl;
mod pictures;
mod pipes;
mod puzzle;
mod review;
mod terminal;
mod usage;

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    process::{Command, Output, Stdio},
};

use raichi_rules::{Ruleset, presets, tafl::Setup};
use serde_json::Value;
use tempfile::TempDir;

const RULESETS: &str = include_str!("../../rules/tests/data/rulesets.jsonl");
const CROSS: &str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";

/// The result of a run of the program.
struct Run {
    ok: bool,
    status: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program in an empty folder with an empty environment.
fn raichi(arguments: &[&str]) -> Run {
    run_with_input(arguments, "")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_raichi"));
    command
        .args(arguments)
        .env_clear()
        .current_dir(std::env::temp_dir());
    command
}

/// Runs the program with a text as its standard input.
fn run_with_input(arguments: &[&str], input: &str) -> Run {
    let output = output(arguments, input);
    let run = Run {
        ok: output.status.success(),
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    };
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    run
}

/// The same, with any bytes as output.
fn output(arguments: &[&str], input: &str) -> Output {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a standard input");
    std::thread::scope(|scope| {
        // The program may end without reading all of it, which breaks the pipe.
        scope.spawn(move || drop(stdin.write_all(input.as_bytes())));
        child.wait_with_output().expect("the program ends")
    })
}

/// Runs the program, asserts success, and returns its output.
fn succeeds(arguments: &[&str]) -> String {
    let run = raichi(arguments);
    assert!(run.ok && run.err.is_empty(), "{arguments:?}: {}", run.err);
    run.out
}

/// Runs the program and asserts that it fails with a short message that contains all of these parts.
#[track_caller]
fn fails(arguments: &[&str], input: &str, parts: &[&str]) -> Run {
    let run = run_with_input(arguments, input);
    assert!(!run.ok, "{arguments:?}: {}", run.out);
    for part in parts {
        assert!(
            run.err.contains(part),
            "{arguments:?}: {part:?} in\n{}",
            run.err
        );
    }
    assert!(
        run.err.len() < 2000,
        "{arguments:?}: {} bytes",
        run.err.len()
    );
    run
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

fn file(folder: &TempDir, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder.path().join(name);
    fs::write(&path, content).expect("a file is written");
    path.to_string_lossy().into_owned()
}

/// Every game of the records as one file, and the expected output for each.
fn all_records() -> (String, Vec<Value>) {
    let mut text = String::new();
    let mut expected = Vec::new();
    for (at, line) in RULESETS.lines().enumerate() {
        let record: Value = serde_json::from_str(line).expect("a line of JSON");
        let (rules, plies) = (&record["rules"], &record["plies"]);
        let name = rules["name"].as_str().expect("a name");
        if Ruleset::preset(name).is_some() {
            writeln!(text, "[Rules \"{name}\"]\n").expect("a string takes all");
        } else {
            writeln!(text, "[Rules \"custom\"]\n[RulesJson {rules}]\n")
                .expect("a string takes all");
        }
        for ply in plies.as_array().expect("plies") {
            text += ply["move"].as_str().expect("a move");
            text.push('\n');
        }
        expected.push(serde_json::json!({
            "game": at + 1, "rules": name, "plies": plies, "error": null,
        }));
    }
    (text, expected)
}

#[test]
fn every_game_of_the_records_is_replayed_row_by_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let (text, expected) = all_records();
    let path = file(&folder, "all.txt", text);
    let found = lines(&succeeds(&["replay", &path, "--json"]));
    assert_eq!(found.len(), expected.len());
    let mut rows = 0;
    for (found, expected) in found.iter().zip(&expected) {
        let (plies, wanted) = (&found["plies"], &expected["plies"]);
        for (at, row) in wanted.as_array().expect("plies").iter().enumerate() {
            assert_eq!(plies[at], *row, "game {}, ply {}", expected["game"], at + 1);
            rows += 1;
        }
        assert_eq!(found, expected);
    }
    assert_eq!(rows, 10_476);
    let words = succeeds(&["replay", &path]);
    assert_eq!(words.matches("Game ").count(), expected.len());
}

#[test]
fn a_game_is_printed_for_people() {
    let text =
        "[Rules \"brandubh\"]\n[Attackers \"Ann\"]\n1. d6-e6 d3-b3 2. e6-d6 d5-c5 3. d2-b2xb3";
    let run = run_with_input(&["replay", "-"], text);
    assert!(run.ok, "{}", run.err);
    assert_eq!(
        run.out,
        "Game 1 · Brandubh 7×7 · Ann\n\
         \x20  1. attackers d6-e6\n\
         \x20  2. defenders d3-b3\n\
         \x20  3. attackers e6-d6\n\
         \x20  4. defenders d5-c5\n\
         \x20  5. attackers d2-b2xb3\n\
         It goes on: the defenders to move\n\n"
    );
    let run = run_with_input(
        &["replay", "-"],
        include_str!("../it/games/king-captured.txt"),
    );
    assert!(run.ok, "{}", run.err);
    for line in [
        "  26. defenders Kg6-g1  raichi\n",
        "  28. defenders Kg1-d1  tuichi\n",
        "  29. attackers c2-c1  watch-your-king\n",
        "  31. attackers e2-e1xd1\n",
        "End: the attackers win (king-captured)\n",
    ] {
        assert!(run.out.contains(line), "{line:?} in\n{}", run.out);
    }
}

#[test]
fn a_record_with_variations_is_replayed_along_its_main_line_with_its_comments() {
    let record =
        "[Rules \"brandubh\"]\n\n1. d6-e6 {a start} (1. d6-c6 {as good} d3-b3) 1... d3-b3 ()\n";
    let run = run_with_input(&["replay", "-"], record);
    assert!(run.ok, "{}", run.err);
    assert!(
        run.out
            .contains("   1. attackers d6-e6  {a start}\n   2. defenders d3-b3\n"),
        "{}",
        run.out
    );
    assert!(!run.out.contains("as good"), "{}", run.out);
    let run = run_with_input(&["replay", "-", "--json"], record);
    let game = &lines(&run.out)[0];
    assert_eq!(game["plies"][0]["comment"], "a start");
    assert_eq!(game["plies"][1].get("comment"), None);
}

#[test]
fn a_bad_game_does_not_affect_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "[Rules \"brandubh\"]\nd6-e6 d3-b3\n\
                [Rules \"brandubh\"]\nd6-e6 d3-b3 e6-g7 b3-d3\n\
                [Rules \"brandubh\"]\n[Date\n\nd6-e6\n\
                [Rules \"brandubh\"]\nd6-e6 d3-b3 hello\n\
                [Rules \"brandubh\"]\nd6-e6";
    let path = file(&folder, "five.txt", text);
    let run = fails(
        &["replay", &path, "--json"],
        "",
        &[
            "game 2, ply 3: e6-g7 is not legal: e6 and g7 are not on one line",
            "2 other games",
        ],
    );
    let found = lines(&run.out);
    let found: Vec<_> = found
        .iter()
        .map(|game| {
            (
                game["plies"].as_array().map(Vec::len),
                game["error"]["ply"].as_u64(),
                game["error"]["message"].as_str(),
            )
        })
        .collect();
    assert_eq!(
        found,
        [
            (Some(2), None, None),
            (
                Some(2),
                Some(3),
                Some("e6-g7 is not legal: e6 and g7 are not on one line")
            ),
            (Some(0), Some(0), Some("not a tag: `[Date`")),
            (
                Some(2),
                Some(3),
                Some("`hello` is not a move: it does not start with a square")
            ),
            (Some(1), None, None),
        ]
    );
    let words = fails(&["replay", &path], "", &["game 2, ply 3"]).out;
    assert!(
        words.contains("Game 3, before its first move: not a tag"),
        "{words}"
    );
    assert!(
        words.contains("Game 5 · Brandubh 7×7\n   1. attackers d6-e6\nIt goes on"),
        "{words}"
    );
}

#[test]
fn bad_records_are_refused_with_game_ply_and_reason() {
    let long = "z".repeat(1 << 20);
    let tag = format!("[Site {}", "x".repeat(1 << 20));
    let rules = format!("[Rules \"{long}\"]\nd6-e6");
    for (text, parts) in [
        ("d6-e6", &["game 1, ply 1", "d6"][..]),
        (
            "d1-d4 e7-c7 {open",
            &["game 1, ply 3", "a comment does not end"],
        ),
        (
            "d1-d4 e7-",
            &["game 1, ply 2", "`e7-` is not a move", "where to"],
        ),
        (
            "[Rules \"brand",
            &["game 1, before its first move", "not a tag"],
        ),
        (
            "[Rules \"custom\"]\nd1-d4",
            &["before its first move", "no `RulesJson`"],
        ),
        (
            "[RulesJson {\"name\":]\nd1-d4",
            &["cannot be played", "not JSON"],
        ),
        (
            "[Setup \"7/7\"]\nd1-d4",
            &["the setup cannot be read", "rank 2"],
        ),
        ("", &["there is no game in the standard input"]),
        (&long, &["game 1, ply 1", "zzz…` is not a move"]),
        (&tag, &["not a tag: `[Site xxx"]),
        (&rules, &["there is no ruleset `zzz"]),
    ] {
        fails(&["replay", "-"], text, parts);
        let run = fails(&["replay", "-", "--json"], text, parts);
        for game in lines(&run.out) {
            assert!(game["error"]["message"].is_string(), "{game}");
        }
    }
}

#[test]
fn bad_files_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let binary = file(&folder, "binary", b"d1-d4\n\xff\xfe");
    let directory = folder.path().to_string_lossy().into_owned();
    let missing = format!("{directory}/missing.txt");
    for (path, why) in [
        (&binary, "is not UTF-8 text: line 2"),
        (&directory, "directory"),
        (&missing, "no such file"),
    ] {
        fails(&["replay", path], "", &[path, why]);
        fails(&["rules", "show", path], "", &[path, why]);
        fails(&["perft", path, "2"], "", &[path, why]);
    }
}

#[test]
fn bad_rulesets_are_refused_with_every_problem() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"{"name":"x","size":7,"setup":"3t3/3t3/3T3/ttT1Ttt/3T3/3t3/3t3","colour":1,
        "king":{"capture":"three"},"corners":{"present":false}}"#;
    let bad = file(&folder, "bad.json", text);
    let all = [
        "`king.capture` cannot be \"three\"",
        "no rule `colour`",
        "to corners",
        "no king",
    ];
    fails(&["rules", "show", &bad], "", &all);
    fails(&["perft", &bad, "1"], "", &all);
    fails(&["replay", "-", "--rules", &bad], "d1-d4", &all);
    let cut = file(&folder, "cut.json", &text[..40]);
    fails(&["rules", "show", &cut], "", &["not JSON"]);
    let long = file(&folder, "long.json", "{".repeat(1 << 20));
    fails(&["rules", "show", &long, "--json"], "", &["not JSON"]);

    let unknown = [
        "no ruleset or file is called `chess`",
        "`raichi rules list`",
        "did you mean '",
    ];
    fails(&["rules", "show", "chess"], "", &unknown);
    fails(&["perft", "chess", "1"], "", &unknown);
    fails(&["replay", "-", "--rules", "chess"], "d1-d4", &unknown);
}

#[test]
fn positions_are_counted() {
    let found = succeeds(&["perft", "brandubh", "3"]);
    let found: Vec<_> = found.lines().collect();
    assert_eq!(found[..3], ["1 40", "2 960", "3 39512"]);
    assert!(
        found[3].contains(" seconds, ") && found[3].ends_with(" nodes per second"),
        "{found:?}"
    );
    let position = format!("{CROSS} defenders");
    let found = succeeds(&["perft", "brandubh", "1", "--position", &position]);
    assert_eq!(found.lines().next(), Some("1 24"));
    assert_eq!(
        succeeds(&["perft", "norse", "0"]).lines().next(),
        Some("0 1")
    );

    for depth in ["deep", "-1", "1.5", "", "100"] {
        fails(&["perft", "norse", depth], "", &["DEPTH"]);
    }
    for (position, why) in [
        (CROSS.to_owned(), "side to move"),
        ("3x3 attackers".to_owned(), "neither a piece nor a number"),
        (position, "the rules are for 11"),
        (format!("{} attackers", Setup::empty(11)), "no king"),
    ] {
        fails(
            &["perft", "norse", "1", "--position", &position],
            "",
            &[why],
        );
    }
}

#[test]
fn rulesets_are_listed_and_shown() {
    let listed = succeeds(&["rules", "list"]);
    let listed: Vec<_> = listed.lines().collect();
    let headings = listed.iter().filter(|line| line.ends_with(':'));
    assert!(headings.eq(&["tafl:", "hunt:", "dablot:", "chess:"]));
    let names = listed.iter().filter_map(|line| line.strip_prefix("  "));
    let names = names.filter_map(|line| line.split_whitespace().next());
    assert!(names.eq(presets().iter().map(Ruleset::name)));
    assert_eq!(presets().len(), 77);
    assert!(listed[1].starts_with("  norse ") && listed[1].ends_with("Norse hnefatafl 11×11"));

    let german = succeeds(&["rules", "list", "--lang", "de"]);
    assert!(german.contains("kings-table") && german.contains("Königstafel 11×11"));
    let explained = succeeds(&["rules", "show", "sea-battle", "--lang", "pt-BR"]);
    assert!(
        explained.starts_with("Batalha naval 9×9 (sea-battle)"),
        "{explained}"
    );
    fails(&["rules", "list", "--lang", "xx"], "", &["xx", "pt-BR"]);
    let rows = lines(&succeeds(&["rules", "list", "--json"]));
    let names = rows.iter().map(|row| row["name"].as_str());
    assert!(names.eq(presets().iter().map(|ruleset| Some(ruleset.name()))));
    assert_eq!(
        rows[0],
        serde_json::json!({
            "name": "norse", "title": "Norse hnefatafl 11×11", "game": "tafl", "files": 11, "ranks": 11, "default": true,
        })
    );
    assert_eq!(rows[1]["default"], false);

    let folder = tempfile::tempdir().expect("a folder");
    for ruleset in presets() {
        let json = succeeds(&["rules", "show", ruleset.name(), "--json"]);
        assert_eq!(Ruleset::from_json(&json).as_ref(), Ok(ruleset));
        let words = succeeds(&["rules", "show", ruleset.name()]);
        let heading = format!(" ({})\n", ruleset.name());
        assert!(words.contains(&heading), "{words}");
        // Its output is valid input.
        let path = file(&folder, "rules.json", json);
        assert_eq!(succeeds(&["rules", "show", &path]), words);
    }
    // A part that no other has is enough, as in a channel.
    for (part, name) in [
        ("bagh", "bagh-chal"),
        ("Errk", "high-king-errk"),
        ("sheep", "halatafl"),
    ] {
        let found = succeeds(&["rules", "show", part, "--json"]);
        assert_eq!(Ruleset::from_json(&found).unwrap().name(), name);
    }
    let several = "fits several rulesets: high-king-tablut, high-king-ard-ri, high-king-errk";
    fails(&["rules", "show", "high king"], "", &[several]);
    let tigers = succeeds(&["rules", "show", "bagh-chal"]);
    assert!(
        tigers.starts_with("Bagh Chal (bagh-chal)\n\n5 T . . . T\n4 . . . . .\n")
            && tigers.contains("\n\nT 4 tigers\nIn hand: 20 goats.\n\n"),
        "{tigers}"
    );
    let magpie = succeeds(&["rules", "show", "magpie"]);
    assert!(
        magpie.starts_with("Magpie 7×7 (magpie)\n\n7 # . . A . . #\n6 . . . A . . .\n"),
        "{magpie}"
    );
    assert!(
        magpie.contains(" · K king\n# corner\n\nThe king wins on a corner square;")
            && magpie.contains("\n\nUnlike Brandubh 7×7:\n- The king"),
        "{magpie}"
    );
}
