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

/// The files that ask which family a game is of: one match for each matter.
const DISPATCH: [&str; 16] = [
    "rules/src/family.rs",
    "rules/src/game.rs",
    "rules/src/illegal.rs",
    "rules/src/preset.rs",
    "rules/src/problem.rs",
    "rules/src/record_reader.rs",
    "rules/src/rule/change.rs",
    "rules/src/rule/mod.rs",
    "rules/src/ruleset.rs",
    "src/games/examples.rs",
    "src/games/lesson.rs",
    "src/games/rules_group.rs",
    "src/picture/looks.rs",
    "src/text/families.rs",
    "src/text/family_names.rs",
    "src/text/rule_words.rs",
];

/// The files that name the smallest family without having its name: those in which the recipe of `CONTRIBUTING.md` adds a line.
const RECIPE: [&str; 12] = [
    "engine/src/dispatch.rs",
    "engine/src/lib.rs",
    "render/src/cast.rs",
    "render/src/drawings.rs",
    "render/src/scene.rs",
    "rules/src/family.rs",
    "rules/src/lib.rs",
    "src/games/examples.rs",
    "src/games/lesson.rs",
    "src/games/rules_group.rs",
    "src/text/families.rs",
    "src/text/mod.rs",
];

/// The other families: their modules and variants.
const OTHERS: [[&str; 2]; 3] = [["hunt", "Hunt"], ["dablot", "Dablot"], ["chess", "Chess"]];

/// The files that name the looks of men and points, or all rules or rulesets one by one, those of tafl among them.
const LOOKS: [&str; 8] = [
    "render/src/cast.rs",
    "render/src/drawings.rs",
    "render/src/icon.rs",
    "render/src/palette_fixture.rs",
    "render/src/scene.rs",
    "rules/src/rule/mod.rs",
    "rules/src/rule/vocabulary.rs",
    "src/games/rules_group.rs",
];

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.ends_with("tests") || path.ends_with("tests.rs") {
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
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
    let uncommented = |line: &str| line.split("//").next().unwrap_or("").to_owned() + "\n";
    text.lines().map(uncommented).collect()
}

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

/// Whether a code has a path in it: `tafl::`, but not that of `opentafl::`; `::Hunt`, but not those of `::Hunter` and `::HuntHare`.
fn names(code: &str, path: &str) -> bool {
    let begins = |before: &str| path.starts_with(':') || !before.ends_with(char::is_alphanumeric);
    let ends = |after: &str| path.ends_with(':') || !after.starts_with(char::is_alphanumeric);
    let mut found = code.match_indices(path);
    found.any(|(at, _)| begins(&code[..at]) && ends(&code[at + path.len()..]))
}

/// What in the code of a file is one family's own, although the file serves every family.
fn of_tafl(file: &str, code: &str) -> Vec<String> {
    if file.contains("tafl") {
        return Vec::new();
    }
    let is_chess = file.contains("chess");
    let mut found = Vec::new();
    let mut words = vec!["throne", "camp"];
    // Chess has a king, too.
    if !is_chess {
        words.push("king");
    }
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
    let paths = [
        "Piece::Attacker",
        "Piece::Defender",
        "Piece::King",
        "SpecialKind",
    ];
    let mut paths = paths.map(str::to_owned).to_vec();
    if !DISPATCH.contains(&file) {
        let is_others = OTHERS.iter().any(|[module, _]| file.contains(module));
        let families = OTHERS.iter().filter(|_| !is_others);
        for [module, variant] in families.chain([&["tafl", "Tafl"]]) {
            paths.extend([format!("{module}::"), format!("::{variant}")]);
        }
    }
    found.extend(paths.into_iter().filter(|path| names(code, path)));
    found
}

/// The files of some folders with their code.
fn sources(folders: &[&str]) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in folders {
        rust_files(&root.join(folder), &mut files);
    }
    let source = |path: PathBuf| {
        let inside = path.strip_prefix(root).expect("a file of the project");
        let file = inside.to_string_lossy().replace('\\', "/");
        let code = code(&fs::read_to_string(&path).expect("a source file"));
        (file, code)
    };
    files.into_iter().map(source).collect()
}

#[test]
fn the_recipe_names_every_file_that_a_family_touches() {
    let names_chess = |(file, code): &(String, String)| {
        let is_word = |part: String| ["chess", "maharajah", "sepoy", "sepoys"].contains(&&*part);
        !file.contains("chess") && parts(code).any(is_word)
    };
    let crates = [
        "src",
        "rules/src",
        "engine/src",
        "render/src",
        "ratings/src",
        "clubs/src",
        "postgres/src",
    ];
    let touched: BTreeSet<_> = sources(&crates)
        .into_iter()
        .filter(names_chess)
        .map(|(file, _)| file)
        .collect();
    assert_eq!(touched, RECIPE.map(str::to_owned).into());
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let contributing = fs::read_to_string(root.join("CONTRIBUTING.md")).expect("a page");
    let recipe = contributing
        .split("\n## ")
        .find(|part| part.starts_with("Add a family of games"));
    let recipe = recipe.expect("a recipe");
    for file in RECIPE {
        assert!(recipe.contains(file), "the recipe does not name {file}");
    }
}

#[test]
fn only_tafl_knows_its_pieces_and_squares() {
    let mut read = BTreeSet::new();
    for (file, code) in sources(&["src", "rules/src", "render/src", "postgres/src"]) {
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
    assert_eq!(found("raichi_rules::hunt::Rules"), ["hunt::"]);
    assert_eq!(found("if let Game::Dablot(game) = game {}"), ["::Dablot"]);
    assert_eq!(found("raichi_rules::chess::Kind"), ["chess::"]);
    assert_eq!(
        of_tafl("rules/src/chess/state.rs", "fn king_of_camp() {}"),
        ["camp"]
    );
    assert!(found("lacking Marking scamper cornered opentafl::read()").is_empty());
    assert!(of_tafl("src/text/tafl/game.rs", "Piece::King").is_empty());
    assert!(of_tafl("src/text/families.rs", "Game::Tafl(_)").is_empty());
    assert_eq!(of_tafl("src/text/families.rs", "king()"), ["king"]);
}
