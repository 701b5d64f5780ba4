//! The README's quotes of the program and its table of commands are correct.
#![expect(
    clippy::expect_used,
    reason = "what cannot be ends the test, in its helpers, too"
)]

use std::{fs, path::Path};

use raichi::commands::Command;

const README: &str = include_str!("../README.md");

/// All Rust and Fluent sources in a folder; string literals over several lines are joined.
fn sources(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, all);
        } else if path
            .extension()
            .is_some_and(|kind| kind == "rs" || kind == "ftl")
        {
            let text = fs::read_to_string(&path).expect("text");
            let mut pieces = text.split("\\\n");
            all.push_str(pieces.next().unwrap_or_default());
            pieces.for_each(|piece| all.push_str(piece.trim_start()));
        }
    }
}

/// The texts between single asterisks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('*')
        .skip(1)
        .step_by(2)
        .filter(|text| !text.is_empty())
}

#[test]
fn quotes_in_troubleshooting_occur_in_the_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut program = String::new();
    for folder in ["src", "postgres/src"] {
        sources(&root.join(folder), &mut program);
    }
    let program = program.replace("\\\"", "\"");
    let (_, section) = README.split_once("## Troubleshooting").expect("a section");
    let (section, _) = section.split_once("\n## ").expect("another one follows");
    let (state, player) = section.split_once("\n\nA player").expect("a table");
    let rows = state.lines().filter(|line| line.starts_with("| *"));
    let cells: Vec<_> = rows
        .filter_map(|row| row.split(" | ").next())
        .chain([player])
        .collect();
    assert!(cells.len() > 20, "{cells:?}");
    for quote in cells.iter().flat_map(|cell| quoted(cell)) {
        for part in quote
            .split('…')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            assert!(
                program.contains(part),
                "{part:?} of {quote:?} is nowhere in the program"
            );
        }
    }
}

#[test]
fn the_table_of_commands_is_complete() {
    let (_, section) = README.split_once("\n## Play\n").expect("a section");
    let (section, _) = section.split_once("\n## ").expect("another one follows");
    let rows = section.lines().filter(|line| line.starts_with("| `/"));
    let first_cells = rows.filter_map(|row| row.trim_start_matches("| ").split(" | ").next());
    let typed = first_cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let mut named: Vec<_> = typed
        .filter_map(|command| command.trim_start_matches('/').split(' ').next())
        .collect();
    let mut all = Command::ALL.map(Command::name);
    named.sort_unstable();
    named.dedup();
    all.sort_unstable();
    assert_eq!(named, all);
}
