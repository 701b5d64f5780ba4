use std::{fs, path::PathBuf};

use clap::{Args, Command, ValueHint};

use super::Failure;

#[derive(Debug, Args)]
pub(super) struct Man {
    /// The folder to write to; created if missing.
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
}

/// Writes a manual page for the program and one for each of its commands.
pub(super) fn man(given: &Man, command: Command) -> Result<(), Failure> {
    let written = fs::create_dir_all(&given.folder)
        .and_then(|()| clap_mangen::generate_to(command, &given.folder));
    written.map_err(|why| Failure::File {
        path: given.folder.display().to_string(),
        why,
    })
}
