//! Files of records, which are named after their rulesets.

use std::{
    fs::{self, File, OpenOptions},
    path::{Path, PathBuf},
    sync::Arc,
};

use raichi_engine::Records;
use raichi_rules::tafl::Ruleset;

fn file(directory: &str, ruleset: &str) -> PathBuf {
    Path::new(directory).join(format!("{ruleset}.records"))
}

fn read(path: &Path, ruleset: &Ruleset) -> Records {
    Records::read(&fs::read(path).unwrap(), ruleset.size()).unwrap()
}

/// The file of a ruleset in a directory, to which records are added, and the number of the next game.
pub(crate) fn open(directory: &str, ruleset: &Ruleset) -> (File, u32) {
    fs::create_dir_all(directory).unwrap();
    let path = file(directory, ruleset.name());
    let known = if path.exists() {
        read(&path, ruleset)
    } else {
        Records::new(ruleset.size())
    };
    // What a stopped run left of a record goes.
    let mut whole = Records::head(ruleset.size());
    whole.extend_from_slice(known.bytes());
    fs::write(&path, whole).unwrap();
    let file = OpenOptions::new().append(true).open(&path).unwrap();
    (file, known.next_game())
}

/// Files of records with their rulesets.
pub(crate) fn named(paths: &[&str]) -> Vec<(Arc<Ruleset>, Records)> {
    let paths = paths.iter().map(|path| {
        let path = Path::new(path);
        let ruleset = Ruleset::preset(path.file_stem().unwrap().to_str().unwrap()).unwrap();
        let records = read(path, &ruleset);
        (ruleset, records)
    });
    paths.collect()
}
