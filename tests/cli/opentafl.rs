//! Rules lines in OpenTafl's notation.

use raichi_rules::Ruleset;

use super::{fails, file, run_with_input, succeeds};

#[test]
fn rules_lines_of_opentafl_are_written_and_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = succeeds(&["rules", "show", "fetlar", "--opentafl"]);
    assert!(line.starts_with("dim:11 name:Fetlar_11×11 "), "{line}");
    let path = file(&folder, "fetlar.txt", &line);
    let fetlar = succeeds(&["rules", "show", "fetlar"]);
    for given in [line.as_str(), &path] {
        assert_eq!(succeeds(&["rules", "show", given]), fetlar);
    }
    let inexpressible = ["no words", "repetition.result"];
    fails(
        &["rules", "show", "copenhagen", "--opentafl"],
        "",
        &inexpressible,
    );

    let small = "dim:7 name:Small esc:e start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let shown = succeeds(&["rules", "show", small]);
    assert!(
        shown.starts_with("Small (Small)\n\n7 # . . A . . #\n"),
        "{shown}"
    );
    let again = succeeds(&["rules", "show", small, "--opentafl"]);
    assert_eq!(succeeds(&["rules", "show", &again]), shown);
    let json = succeeds(&["rules", "show", small, "--json"]);
    assert!(Ruleset::from_json(&json).is_ok(), "{json}");
    let run = run_with_input(&["replay", "-", "--rules", small], "d7-b7");
    assert!(
        run.ok && run.out.starts_with("Game 1 · Small\n"),
        "{}{}",
        run.out,
        run.err
    );

    let every = [
        "`esc` cannot be `x`",
        "no entry `colour`",
        "`start` is missing",
    ];
    fails(&["rules", "show", "dim:7 esc:x colour:red"], "", &every);
    fails(
        &["replay", "-", "--rules", "dim:7 esc:x colour:red"],
        "d1-d4",
        &every,
    );
    fails(
        &["rules", "show", &format!("dim:7 {}", "x".repeat(1 << 16))],
        "",
        &["no entry"],
    );
}
