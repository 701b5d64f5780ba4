//! Only files that say so in their names know what a family of games has: its pieces, its grounds, its rules.

#![expect(
    clippy::expect_used,
    reason = "a folder that cannot be read ends the test, in its helpers, too"
)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The words of one family.
const OF_A_FAMILY: [&str; 8] = [
    "king", "kings", "throne", "thrones", "corner", "corners", "camp", "camps",
];

/// The files in which the enums of all families are: they name each of them.
const OF_ALL_FAMILIES: [&str; 7] = [
    "rules/src/family.rs",
    "rules/src/game.rs",
    "rules/src/illegal.rs",
    "rules/src/outcome.rs",
    "rules/src/preset.rs",
    "rules/src/problem.rs",
    "rules/src/ruleset.rs",
];

/// The files whose sentences and pictures are those of tafl still.
const EXCEPTED: [&str; 9] = [
    "src/picture/looks.rs",
    "src/text/alt.rs",
    "src/text/catalog.rs",
    "src/text/catalog/sentences.rs",
    "src/text/lists.rs",
    "src/text/page.rs",
    "src/text/refusal.rs",
    "src/text/rules.rs",
    "src/text/turn.rs",
];

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let named = path.file_name().expect("a name").to_string_lossy();
        if named.contains("tafl") || named == "tests" || named == "tests.rs" {
            continue;
        } else if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// A file without its comments and its unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or("");
    let uncommented = |line: &str| line.split("//").next().unwrap_or("").to_owned() + "\n";
    text.lines().map(uncommented).collect()
}

/// The words of a code, of which names are made: `KingCaptured` and `king_captured` have two.
fn words(code: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut word = String::new();
    for c in code.chars().chain([' ']) {
        if (!c.is_alphabetic() || c.is_uppercase()) && !word.is_empty() {
            words.insert(std::mem::take(&mut word));
        }
        if c.is_alphabetic() {
            word.extend(c.to_lowercase());
        }
    }
    words
}

#[test]
fn code_that_serves_all_families_knows_none() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "rules/src"] {
        rust_files(&root.join(folder), &mut files);
    }
    let knows = |path: &PathBuf| {
        let code = code(&fs::read_to_string(path).expect("a file"));
        let words = words(&code);
        let names_module = |(at, _): (usize, &str)| !code[..at].ends_with(char::is_alphanumeric);
        code.match_indices("tafl::").any(names_module)
            || OF_A_FAMILY.iter().any(|word| words.contains(*word))
    };
    let knowing = files.iter().filter(|path| knows(path)).map(|path| {
        let path = path.strip_prefix(root).expect("a path below the root");
        path.to_string_lossy().into_owned()
    });
    let knowing: BTreeSet<_> = knowing.collect();
    let expected = OF_ALL_FAMILIES.into_iter().chain(EXCEPTED);
    let expected: BTreeSet<_> = expected.map(str::to_owned).collect();
    assert_eq!(knowing, expected, "the files that know a family");
}

#[test]
fn names_are_cut_into_words() {
    let found = words("Piece::King, watch_your_king(\"a-throne\"), making");
    let expected = ["a", "king", "making", "piece", "throne", "watch", "your"];
    assert_eq!(found, expected.map(str::to_owned).into());
}
