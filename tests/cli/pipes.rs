//! The program between other programs: its output is closed, and lines are answered.

use std::{io::Read, process::Stdio};

use super::{all_records, command, fails, file, run_with_input};

#[test]
fn a_closed_pipe_is_no_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "all.txt", all_records().0);
    for arguments in [&["replay", &path, "--json"][..], &["replay", &path]] {
        let mut child = command(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut err = String::new();
        child
            .stderr
            .take()
            .expect("standard error")
            .read_to_string(&mut err)
            .expect("text");
        let status = child.wait().expect("the program ends");
        assert!(status.success() && err.is_empty(), "{status} {err}");
    }
}

#[test]
fn the_engine_answers_lines() {
    let lines = "ruleset brandubh
position 7/3t3/2T1K2/1tT3t/3T3/3t3/3tT2 defenders
go nodes 20000
moves e5-e7 g4-g5
go 200
moves e5-e9
quit
go 100
";
    let run = run_with_input(&["engine"], lines);
    assert!(run.ok, "{}", run.err);
    let answers: Vec<_> = run
        .out
        .lines()
        .filter(|line| !line.starts_with("info depth "))
        .collect();
    assert_eq!(answers.len(), 3, "{}", run.out);
    assert_eq!(answers[0], "bestmove e5-e7");
    // The king is on the edge, and escapes to either corner.
    assert!(
        ["bestmove e7-a7", "bestmove e7-g7"].contains(&answers[1]),
        "{}",
        run.out
    );
    assert!(answers[2].starts_with("error e5-e9: "), "{}", run.out);
    let run = run_with_input(&["engine", "bagh-chal"], "go level 1 seed 7");
    assert!(run.out.contains("\nbestmove "), "{}", run.out);
    fails(
        &["engine", "chess"],
        "",
        &["no ruleset or file is called `chess`"],
    );
}
