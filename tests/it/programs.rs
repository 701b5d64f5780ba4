//! Fake Postgres programs.

use std::{path::Path, process::Command};

use raichi_postgres::scratch_folder;
use tempfile::TempDir;

/// A folder with an `initdb` and a `postgres` that report this version and otherwise run these shell lines.
pub(crate) fn programs(version: &str, initdb: &str, postgres: &str) -> TempDir {
    let folder = scratch_folder().expect("a folder");
    let version_check =
        format!("if [ \"$1\" = --version ]; then echo 'postgres (PostgreSQL) {version}'; exit; fi");
    script(&folder.path().join("initdb"), initdb);
    script(
        &folder.path().join("postgres"),
        &format!("{version_check}\n{postgres}"),
    );
    folder
}

/// Written by another process: a program cannot start while any process has it open for writing, and a child that this
/// process forks meanwhile inherits its open files.
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
