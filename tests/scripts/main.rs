//! Runs the unit tests of the pages' scripts by Node's own test runner. Without a Node they are skipped.

use std::{error::Error, fs, path::Path, process::Command};

/// The oldest version of Node with which they are run.
const OLDEST: u32 = 18;

/// The main number of the version of Node on this machine: of `v20.20.2`, 20.
fn version_of_node() -> Option<u32> {
    let output = Command::new("node").arg("--version").output().ok()?;
    let version = String::from_utf8(output.stdout).ok()?;
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[test]
fn the_scripts_of_the_pages_pass_their_unit_tests() -> Result<(), Box<dyn Error>> {
    let version = version_of_node();
    if version.is_none_or(|version| version < OLDEST) {
        let found = version.map_or_else(|| "none".to_owned(), |version| version.to_string());
        eprintln!("skipped: Node {OLDEST} or newer (Debian: nodejs); found: {found}");
        return Ok(());
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    assert!(!files.is_empty(), "there are tests");
    files.sort();
    let ran = Command::new("node").arg("--test").args(&files).output()?;
    let report = String::from_utf8_lossy(&ran.stdout);
    let errors = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{report}{errors}");
    Ok(())
}
