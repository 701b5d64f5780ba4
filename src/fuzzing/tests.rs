use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::{Path, PathBuf},
};

use rand::{RngExt, SeedableRng, rngs::StdRng};

use super::*;

/// How many mutations of the seeds each entry gets.
const MUTATIONS: usize = 1000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

/// The seeds of a target, in the order of their names.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder().join("seeds").join(target)).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// The bytes of a word in the form of libFuzzer's dictionaries.
fn unescaped(word: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = word;
    while let Some((plain, escape)) = rest.split_once('\\') {
        bytes.extend(plain.bytes());
        rest = if let Some(digits) = escape.strip_prefix('x') {
            bytes.push(u8::from_str_radix(&digits[..2], 16).unwrap());
            &digits[2..]
        } else {
            bytes.push(escape.as_bytes()[0]);
            &escape[1..]
        };
    }
    bytes.extend(rest.bytes());
    bytes
}

/// The words of the dictionary.
fn words() -> Vec<Vec<u8>> {
    let dictionary = fs::read_to_string(folder().join("words.dict")).unwrap();
    let word = |line: &str| Some(unescaped(line.strip_prefix('"')?.strip_suffix('"')?));
    let words: Vec<_> = dictionary.lines().filter_map(word).collect();
    assert!(words.len() > 100);
    words
}

/// Changes some places of a text: other bytes, fewer, a word, a part of another seed.
fn mutate(random: &mut StdRng, seeds: &[Vec<u8>], words: &[Vec<u8>]) -> Vec<u8> {
    let mut data = seeds[random.random_range(0..seeds.len())].clone();
    for _ in 0..random.random_range(1..=4) {
        let from = random.random_range(0..=data.len());
        let to = data.len().min(from + random.random_range(0..8));
        let put = match random.random_range(0..6) {
            0 => vec![random.random_range(0..=255)],
            1 => vec![],
            2 => vec![random.random_range(b' '..=b'~')],
            3 => data[from..to].repeat(random.random_range(2..20)),
            4 => {
                let other = &seeds[random.random_range(0..seeds.len())];
                let start = random.random_range(0..=other.len());
                other[start..other.len().min(start + 40)].to_vec()
            }
            _ => words[random.random_range(0..words.len())].clone(),
        };
        data.splice(from..to, put);
    }
    data
}

/// Runs an entry, and shows what it was given if it panics.
fn check(entry: Entry, data: &[u8]) {
    if let Err(why) = catch_unwind(AssertUnwindSafe(|| entry(data))) {
        println!("{}", data.escape_ascii());
        resume_unwind(why);
    }
}

#[test]
#[ignore = "it takes minutes: cargo test --release --lib -- --ignored a_million"]
fn a_million_changed_events_are_read_as_before() {
    let (seeds, words) = (seeds("changed_event"), words());
    let mut random = StdRng::seed_from_u64(2);
    for _ in 0..1_000_000 {
        check(changed_event, &mutate(&mut random, &seeds, &words));
    }
}

#[test]
fn entries_hold_for_seeds_and_mutations_of_them() {
    let words = words();
    for (name, entry) in ENTRIES {
        let seeds = seeds(name);
        assert!(seeds.len() > 3, "{name}");
        for seed in &seeds {
            check(entry, seed);
        }
        let mut random = StdRng::seed_from_u64(1);
        for _ in 0..MUTATIONS {
            check(entry, &mutate(&mut random, &seeds, &words));
        }
    }
}

#[test]
fn every_entry_has_a_target() {
    let manifest = fs::read_to_string(folder().join("Cargo.toml")).unwrap();
    for (name, _) in ENTRIES {
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
        let target = folder().join("fuzz_targets").join(format!("{name}.rs"));
        let code = fs::read_to_string(target).unwrap();
        assert!(code.contains(&format!("fuzzing::{name}(")), "{name}");
    }
    let targets = fs::read_dir(folder().join("fuzz_targets")).unwrap();
    assert_eq!(targets.count(), ENTRIES.len());
}

#[test]
fn short_forms_are_interactions() {
    for seed in seeds("interaction") {
        let Ok(text) = String::from_utf8(seed) else {
            continue;
        };
        if let Some(interaction) = forms::interaction(&text) {
            assert!(door::is_read(&interaction), "{text}");
        }
    }
}

#[test]
fn no_single_change_of_what_is_not_used_changes_an_event() {
    let mut count = 0;
    for recorded in events::recorded() {
        let unchanged = format!("{:?}", door::event(recorded));
        assert!(
            unchanged.starts_with("Some(Ok("),
            "{}: {unchanged}",
            recorded.name
        );
        for place in recorded.places() {
            for how in 0..events::CHANGES {
                let mut sent = recorded.clone();
                sent.change(&place, how);
                if sent.is_same {
                    let changed = format!("{:?}", door::event(&sent));
                    assert_eq!(changed, unchanged, "{} {place:?} {how}", sent.name);
                    count += 1;
                }
            }
        }
    }
    assert!(count > 20_000, "{count}");
}
