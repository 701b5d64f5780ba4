//! What the README and the pages under `docs` quote of the program is in the program, and their links lead somewhere.
#![expect(
    clippy::expect_used,
    reason = "what cannot be ends the test, in its helpers, too"
)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use raichi::testing::commands::Command;

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("a page")
}

/// The section of a page under a heading, without its subsections' siblings.
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, rest) = page
        .split_once(&format!("\n{heading}\n"))
        .expect("a section");
    rest.split("\n## ").next().unwrap_or(rest)
}

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

/// The names of the commands that a text has in backticks: `/move d1 d4` names `move`.
fn commands(text: &str) -> BTreeSet<&str> {
    let code = text.split('`').skip(1).step_by(2);
    let typed = code.filter_map(|code| code.strip_prefix('/'));
    typed.map(command_name).collect()
}

/// The name of the command that a typed text begins with; the text itself if it begins with none.
fn command_name(typed: &str) -> &str {
    let named = |command: &Command| begins_with_word(typed, command.name());
    let command = Command::ALL.into_iter().find(named);
    command.map_or(typed, |command| command.name())
}

/// Whether a text begins with these words.
fn begins_with_word(text: &str, words: &str) -> bool {
    let rest = text.strip_prefix(words);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The first cells of a table's rows.
fn first_cells(section: &str) -> impl Iterator<Item = &str> {
    let rows = section.lines().filter_map(|line| line.strip_prefix("| "));
    rows.filter_map(|row| row.split(" | ").next())
}

#[test]
fn troubleshooting_quotes_messages_of_the_program() {
    let mut program = String::new();
    for folder in ["src", "postgres/src"] {
        sources(&root().join(folder), &mut program);
    }
    let program = program.replace("\\\"", "\"");
    let (troubleshooting, monitoring) =
        (page("docs/troubleshooting.md"), page("docs/monitoring.md"));
    let messages = section(&troubleshooting, "## Messages");
    let (table, player) = messages.split_once("\n\nA player").expect("a table");
    let (_, of_log) = section(&monitoring, "## The log")
        .split_once("\nA player")
        .expect("a sentence about faults");
    let cells: Vec<_> = first_cells(table)
        .filter(|cell| cell.starts_with('*'))
        .chain([player, of_log])
        .collect();
    assert!(cells.len() > 20, "{cells:?}");
    for message in cells.iter().flat_map(|cell| quoted(cell)) {
        for part in message
            .split('…')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            assert!(
                program.contains(part),
                "{part:?} of {message:?} is nowhere in the program"
            );
        }
    }
}

#[test]
fn the_table_of_commands_has_them_all_and_no_others() {
    let all = BTreeSet::from_iter(Command::ALL.map(Command::name));
    let playing = page("docs/playing.md");
    let cells: Vec<_> = first_cells(section(&playing, "## Commands")).collect();
    assert_eq!(commands(&cells.join(" ")), all);
    let readme = page("README.md");
    assert_eq!(commands(section(&readme, "## Play")), all);
}

/// The Markdown files in a folder and below it.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_ours = !(["target", "node_modules", ".git"].contains(&&*name));
        if path.is_dir() && is_ours {
            pages(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
}

/// The targets of a page's links and pictures.
fn links(page: &str) -> impl Iterator<Item = &str> {
    page.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
}

/// The name by which links lead to a heading.
fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || [' ', '-', '_'].contains(c);
    let text: String = heading.to_lowercase().chars().filter(kept).collect();
    text.trim().replace(' ', "-")
}

#[test]
fn links_lead_to_files_and_headings_that_exist() {
    let mut all = Vec::new();
    pages(root(), &mut all);
    let mut seen = 0;
    for path in all {
        let text = fs::read_to_string(&path).expect("a page");
        for link in links(&text).filter(|link| !link.contains("://")) {
            seen += 1;
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => path.clone(),
                file => path.parent().expect("a folder").join(file),
            };
            assert!(target.exists(), "{link} in {}", path.display());
            if heading.is_empty() {
                continue;
            }
            let target = fs::read_to_string(&target).expect("a page");
            let mut headings = target.lines().filter(|line| line.starts_with('#'));
            assert!(
                headings.any(|line| anchor(line.trim_start_matches('#')) == heading),
                "{link} in {}",
                path.display()
            );
        }
    }
    assert!(seen > 40, "{seen} links");
}

#[test]
fn the_files_that_the_map_names_exist() {
    let page = page("ARCHITECTURE.md");
    let is_path = |code: &&str| {
        let of_us = ["src/", "rules/", "render/", "tests/", "docs/", "migrations"];
        of_us.iter().any(|folder| code.starts_with(folder)) && !code.contains(['*', ' '])
    };
    let paths: BTreeSet<_> = page.split('`').skip(1).step_by(2).filter(is_path).collect();
    assert!(paths.len() > 40, "{paths:?}");
    for path in paths {
        assert!(root().join(path).exists(), "{path}");
    }
}
