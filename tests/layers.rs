//! The modules of the bot import each other only along the arrows listed in `ARCHITECTURE.md`.

#![expect(
    clippy::expect_used,
    reason = "a folder that cannot be read ends the test, in its helpers, too"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The allowed arrows: the block of `ARCHITECTURE.md` that begins with "```arrows".
fn allowed() -> Arrows {
    let page = include_str!("../ARCHITECTURE.md");
    let (_, block) = page.split_once("```arrows\n").expect("a block of arrows");
    let (block, _) = block.split_once("```").expect("the end of the block");
    let line = |line: &str| {
        let (from, to) = line.split_once("->").expect("an arrow");
        let to = to.split_whitespace().map(str::to_owned).collect();
        (from.trim().to_owned(), to)
    };
    block.lines().map(line).collect()
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// A file without its comments and unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
    let uncommented = |line: &str| line.split("//").next().unwrap_or("").to_owned() + "\n";
    text.lines().map(uncommented).collect()
}

fn word(text: &str) -> String {
    let is_part = |c: &char| c.is_alphanumeric() || *c == '_';
    text.trim_start().chars().take_while(is_part).collect()
}

/// The first words of the items of a group; the text begins after its opening brace.
fn first_words(group: &str) -> Vec<String> {
    let mut words = vec![word(group)];
    let mut depth = 1;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            ',' if depth == 1 => words.push(word(&group[at + 1..])),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The top-level modules that a file names. `depth` is the number of modules around its items, without the crate.
fn named(code: &str, depth: usize) -> BTreeSet<String> {
    let to_root = "super::".repeat(depth);
    let mut named = BTreeSet::new();
    for root in ["crate::", to_root.as_str()] {
        for (at, _) in code.match_indices(root) {
            let is_whole = !code[..at].ends_with("super::")
                && !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let rest = &code[at + root.len()..];
            if !is_whole || rest.starts_with("super::") {
                continue;
            }
            match rest.strip_prefix('{') {
                Some(group) => named.extend(first_words(group)),
                None => {
                    named.insert(word(rest));
                }
            }
        }
    }
    named
}

/// The arrows between the modules in `src`.
fn found() -> Arrows {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&src, &mut files);
    let mut arrows = Arrows::new();
    for file in files {
        let inside = file.strip_prefix(&src).expect("a file in src");
        let mut modules: Vec<_> = inside
            .with_extension("")
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .collect();
        if modules.iter().any(|module| module == "tests") {
            continue;
        }
        modules.retain(|module| !["mod", "lib", "main"].contains(&module.as_str()));
        let Some(own) = modules.first() else { continue };
        let text = fs::read_to_string(&file).expect("a source file");
        let mut named = named(&code(&text), modules.len());
        named.remove(own);
        arrows.entry(own.clone()).or_default().extend(named);
    }
    arrows.retain(|_, to| !to.is_empty());
    arrows
}

#[test]
fn modules_import_along_the_allowed_arrows_only() {
    let (allowed, found) = (allowed(), found());
    for (from, to) in &found {
        for to in to {
            let is_allowed = allowed
                .get(from)
                .is_some_and(|allowed| allowed.contains(to));
            assert!(is_allowed, "{from} imports {to}");
        }
    }
    assert_eq!(found, allowed, "every allowed arrow is there");
}

#[test]
fn the_allowed_arrows_have_no_cycle() {
    let mut left = allowed();
    loop {
        let before = left.len();
        let open: BTreeSet<_> = left.keys().cloned().collect();
        left.retain(|_, to| !to.is_disjoint(&open));
        if left.is_empty() {
            return;
        }
        assert!(left.len() < before, "a cycle among {:?}", left.keys());
    }
}

#[test]
fn imports_are_found_in_every_form() {
    let code = "use crate::{\n    a::{B, c::D}, e,\n};\nuse super::super::f::G; crate::h::i(); super::k::L;";
    let found: Vec<_> = named(code, 2).into_iter().collect();
    assert_eq!(found, ["a", "e", "f", "h"]);
}
