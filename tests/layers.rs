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

/// The modules inside these modules of `src`, and inside these crates, of which each reaches each other one. It is a mistake to add
/// one, and good to make them fewer. Elsewhere, as in `text`, the engine and the pictures, there is no circle.
///
/// The three of `store` are one recursion: a game that ends begins the second game of its match, which vacations join by a turn.
const IN_CIRCLES: [(&str, usize); 10] = [
    ("check", 2),
    ("cli", 9),
    ("discord", 18),
    ("games", 19),
    ("local", 8),
    ("postgres", 5),
    ("rules", 17),
    ("service", 2),
    ("store", 3),
    ("web", 3),
];

/// The crates that are counted beside the modules of `src`.
const CRATES: [&str; 6] = ["clubs", "engine", "postgres", "ratings", "render", "rules"];

/// What declarations import, as whole paths.
fn imported(code: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    for statement in code.split(';') {
        let Some((before, tree)) = statement.rsplit_once("use ") else {
            continue;
        };
        if before.ends_with(|c: char| !c.is_whitespace()) {
            continue;
        }
        expand(tree, &[], &mut paths);
    }
    paths
}

/// The paths of a tree of imports.
fn expand(tree: &str, stem: &[String], paths: &mut Vec<Vec<String>>) {
    let tree = tree.trim();
    let (path, group) = tree.split_once('{').unwrap_or((tree, ""));
    let path = path.split(" as ").next().unwrap_or("");
    let words = path.split("::").map(|word| word.trim().to_owned());
    let words = words.filter(|word| !word.is_empty());
    let stem: Vec<_> = stem.iter().cloned().chain(words).collect();
    if group.is_empty() {
        paths.push(stem);
        return;
    }
    let (mut depth, mut start) = (0_usize, 0);
    let group = group.trim_end().strip_suffix('}').unwrap_or(group);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                expand(&group[start..at], &stem, paths);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !group[start..].trim().is_empty() {
        expand(&group[start..], &stem, paths);
    }
}

/// Where a path leads from a module, without the crate.
fn absolute(path: &[String], from: &[String]) -> Vec<String> {
    let supers = path.iter().take_while(|word| *word == "super").count();
    match path.first().map(String::as_str) {
        Some("crate") => path[1..].to_vec(),
        Some("self") => from.iter().chain(&path[1..]).cloned().collect(),
        Some("super") => {
            let stem = &from[..from.len().saturating_sub(supers)];
            stem.iter().chain(&path[supers..]).cloned().collect()
        }
        _ => Vec::new(),
    }
}

/// The modules inside a module, and which of them import which others, also by what their parent exports for them.
fn inside(room: &str, files: &BTreeMap<Vec<String>, String>) -> Arrows {
    let of_room = || files.iter().filter(|(path, _)| path[0] == room);
    let children: BTreeSet<_> = of_room().filter_map(|(path, _)| path.get(1)).collect();
    let root = files.get(&vec![room.to_owned()]);
    let exported: BTreeMap<_, _> = imported(root.map_or("", String::as_str))
        .into_iter()
        .filter_map(|mut path| {
            path.retain(|word| word != "self");
            let child = children.get(path.first()?)?;
            Some((path.last()?.clone(), (*child).clone()))
        })
        .collect();
    let mut arrows = Arrows::new();
    for (path, code) in of_room() {
        let Some(own) = path.get(1) else { continue };
        let to = imported(code).into_iter().filter_map(|import| {
            let import = absolute(&import, path);
            let name = import.get(1).filter(|_| import[0] == room)?;
            children
                .get(name)
                .map(|it| (*it).clone())
                .or_else(|| exported.get(name).cloned())
        });
        let to: BTreeSet<_> = to.filter(|to| to != own).collect();
        arrows.entry(own.clone()).or_default().extend(to);
    }
    arrows
}

/// The modules that can be reached from one.
fn reached(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut left = vec![from.to_owned()];
    while let Some(at) = left.pop() {
        for to in arrows.get(&at).into_iter().flatten() {
            if reached.insert(to.clone()) {
                left.push(to.clone());
            }
        }
    }
    reached
}

/// Adds the code of each module in a folder. The modules of another crate than the bot's are those of a module with its name.
fn sources(src: &Path, of_crate: Option<&str>, files: &mut BTreeMap<Vec<String>, String>) {
    let mut paths = Vec::new();
    rust_files(src, &mut paths);
    for path in paths {
        let inside = path.strip_prefix(src).expect("a file in src");
        let parts = inside.with_extension("");
        let parts = parts.iter().map(|part| part.to_string_lossy().into_owned());
        let mut modules: Vec<_> = of_crate
            .map(str::to_owned)
            .into_iter()
            .chain(parts)
            .collect();
        if modules.iter().any(|module| module == "tests") {
            continue;
        }
        modules.retain(|module| !["mod", "lib", "main"].contains(&module.as_str()));
        if modules.is_empty() {
            continue;
        }
        let code = code(&fs::read_to_string(&path).expect("a source file"));
        let code = match of_crate {
            Some(name) => code.replace("crate::", &format!("crate::{name}::")),
            None => code,
        };
        files.insert(modules, code);
    }
}

#[test]
fn the_circles_inside_modules_do_not_grow() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = BTreeMap::new();
    sources(&root.join("src"), None, &mut files);
    for of in CRATES {
        sources(&root.join(of).join("src"), Some(of), &mut files);
    }
    let rooms: BTreeSet<_> = files.keys().map(|path| path[0].clone()).collect();
    let mut found = BTreeMap::new();
    for room in &rooms {
        let arrows = inside(room, &files);
        let in_circles = arrows
            .keys()
            .filter(|module| reached(&arrows, module).contains(*module));
        let in_circles = in_circles.count();
        if in_circles > 0 {
            found.insert(room.as_str(), in_circles);
        }
    }
    assert_eq!(found, BTreeMap::from(IN_CIRCLES));
}

#[test]
fn circles_are_found() {
    let file = |path: &str, code: &str| {
        (
            path.split('/').map(str::to_owned).collect(),
            code.to_owned(),
        )
    };
    let files = BTreeMap::from([
        file(
            "a",
            "mod b; mod c; mod d;\npub use self::{b::{B, E}, c::C};",
        ),
        file("a/b", "use super::{C, F};\nstruct B;"),
        file("a/c", "use crate::{\n    a::{d::D},\n};\n"),
        file("a/d/e", "use super::super::B;\n"),
    ]);
    let arrows = inside("a", &files);
    for module in ["b", "c", "d"] {
        assert!(
            reached(&arrows, module).contains(module),
            "{module} in {arrows:?}"
        );
    }
}
