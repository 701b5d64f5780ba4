//! Stand-ins for Postgres's programs.

use std::{path::Path, process::Command};

use raichi_postgres::scratch_folder;
use tempfile::TempDir;

/// A folder with an `initdb` and a `postgres` that call themselves this version, and do what these lines of
/// shell say.
pub(crate) fn programs(version: &str, initdb: &str, postgres: &str) -> TempDir {
    let folder = scratch_folder().expect("a folder");
    let told =
        format!("if [ \"$1\" = --version ]; then echo 'postgres (PostgreSQL) {version}'; exit; fi");
    script(&folder.path().join("initdb"), initdb);
    script(
        &folder.path().join("postgres"),
        &format!("{told}\n{postgres}"),
    );
    folder
}

/// A program may not be open for writing while it runs, and any process that this one starts has its open
/// files for a moment; so another process writes it.
fn script(path: &Path, text: &str) {
    let written = Command::new("sh")
        .args([
            "-c",
            "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$0\" && chmod 755 \"$0\"",
        ])
        .arg(path)
        .arg(text)
        .status();
    assert!(written.expect("a shell").success());
}
