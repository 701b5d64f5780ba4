//! The modules of the bot import each other only along the arrows that `ARCHITECTURE.md` lists, and no code but that of a
//! family knows what only this family has.

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

/// The arrows that are allowed: the block of `ARCHITECTURE.md` that begins with "```arrows".
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

/// A file without its comments and its unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
    let uncommented = |line: &str| line.split("//").next().unwrap_or("").to_owned() + "\n";
    text.lines().map(uncommented).collect()
}

fn word(text: &str) -> String {
    let is_part = |c: &char| c.is_alphanumeric() || *c == '_';
    text.trim_start().chars().take_while(is_part).collect()
}

/// The first words of the items of a group, of which the text is what follows its opening brace.
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

/// The top-level modules that a file names. `depth` is the number of modules around its items, the crate not counted.
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

/// The arrows that there are between the modules in `src`.
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
fn the_allowed_arrows_go_round_in_no_circle() {
    let mut left = allowed();
    loop {
        let before = left.len();
        let open: BTreeSet<_> = left.keys().cloned().collect();
        left.retain(|_, to| !to.is_disjoint(&open));
        if left.is_empty() {
            return;
        }
        assert!(left.len() < before, "a circle among {:?}", left.keys());
    }
}

#[test]
fn imports_are_found_in_every_form() {
    let code = "use crate::{\n    a::{B, c::D}, e,\n};\nuse super::super::f::G; crate::h::i(); super::k::L;";
    let found: Vec<_> = named(code, 2).into_iter().collect();
    assert_eq!(found, ["a", "e", "f", "h"]);
}

/// The files that ask which family a game is of: one match for each matter.
const DISPATCH: [&str; 10] = [
    "rules/src/family.rs",
    "rules/src/game.rs",
    "rules/src/illegal.rs",
    "rules/src/outcome.rs",
    "rules/src/preset.rs",
    "rules/src/problem.rs",
    "rules/src/record_reader.rs",
    "rules/src/ruleset.rs",
    "src/picture/looks.rs",
    "src/text/families.rs",
];

/// The files that name the looks of men and points, which are those of tafl.
const LOOKS: [&str; 3] = [
    "render/src/art.rs",
    "render/src/palette_fixture.rs",
    "render/src/scene.rs",
];

/// The parts of the words of a text: `king` and `captured` of `KingCaptured` and of `king_captured`.
fn parts(code: &str) -> impl Iterator<Item = String> {
    code.split(|c: char| !c.is_alphanumeric()).flat_map(|word| {
        let mut parts = vec![String::new()];
        let mut before = ' ';
        for c in word.chars() {
            if c.is_uppercase() && !before.is_uppercase() {
                parts.push(String::new());
            }
            if let Some(part) = parts.last_mut() {
                part.extend(c.to_lowercase());
            }
            before = c;
        }
        parts
    })
}

/// What in the code of a file is tafl's own, although the file serves every family.
fn of_tafl(file: &str, code: &str) -> Vec<String> {
    if file.contains("tafl") {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut words = vec!["throne", "camp", "king"];
    // A picture has corners, too.
    if !file.starts_with("render/") {
        words.push("corner");
    }
    if !LOOKS.contains(&file) {
        let is_word = |part: &String| {
            let one = part.strip_suffix('s').unwrap_or(part);
            words.contains(&one)
        };
        found.extend(parts(code).filter(is_word));
    }
    let mut paths = vec![
        "Piece::Attacker",
        "Piece::Defender",
        "Piece::King",
        "SpecialKind",
    ];
    if !DISPATCH.contains(&file) {
        paths.extend(["tafl::", "::Tafl"]);
    }
    found.extend(
        paths
            .into_iter()
            .filter(|path| code.contains(path))
            .map(str::to_owned),
    );
    found
}

#[test]
fn only_tafl_knows_its_pieces_and_squares() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "rules/src", "render/src", "postgres/src"] {
        rust_files(&root.join(folder), &mut files);
    }
    let mut read = BTreeSet::new();
    for path in files {
        let inside = path.strip_prefix(root).expect("a file of the project");
        let file = inside.to_string_lossy().replace('\\', "/");
        if file.contains("/tests/") || file.ends_with("/tests.rs") {
            continue;
        }
        let code = code(&fs::read_to_string(&path).expect("a source file"));
        let found = of_tafl(&file, &code);
        assert!(found.is_empty(), "{file} knows {found:?} of tafl");
        read.insert(file);
    }
    for file in DISPATCH.into_iter().chain(LOOKS) {
        assert!(read.contains(file), "{file} is not there");
    }
}

#[test]
fn what_only_tafl_has_is_found() {
    let found = |code| of_tafl("src/text/turn.rs", code);
    assert_eq!(found("fn is_king_captured() {}"), ["king"]);
    assert_eq!(found("Escape::SafeCorners"), ["corners"]);
    assert_eq!(found("match piece.code { \"king\" => 1 }"), ["king"]);
    assert_eq!(found("Piece::Attacker"), ["Piece::Attacker"]);
    assert_eq!(found("if let Game::Tafl(game) = game {}"), ["::Tafl"]);
    assert_eq!(found("raichi_rules::tafl::Rule"), ["tafl::"]);
    assert!(found("lacking Marking scamper cornered").is_empty());
    assert!(of_tafl("src/text/tafl/game.rs", "Piece::King").is_empty());
    assert!(of_tafl("src/text/families.rs", "Game::Tafl(_)").is_empty());
    assert_eq!(of_tafl("src/text/families.rs", "king()"), ["king"]);
}
