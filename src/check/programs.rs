//! Which of Postgres's programs a private cluster would be run with.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use raichi_postgres::ClusterError;

/// The oldest version that does.
const OLDEST: u32 = 15;
/// Where packages put the programs of each version into a folder of its own.
const PACKAGED: [&str; 2] = ["/usr/lib/postgresql", "/usr/libexec/postgresql"];

/// The version of the programs that serve; only from the folder that is named, if one is, and only the version
/// that made the cluster in `folder`, if one has.
pub(super) fn version(
    named: Option<&Path>,
    made_by: Option<u32>,
    folder: &Path,
) -> Result<u32, ClusterError> {
    let folders = named.map_or_else(usual_folders, |folder| vec![folder.to_owned()]);
    let mut present: Vec<u32> = folders.iter().filter_map(|folder| of(folder)).collect();
    present.sort_unstable();
    present.dedup();
    let newest = match (present.last(), named) {
        (Some(newest), _) => *newest,
        (None, Some(folder)) => return Err(ClusterError::NoPostgresIn(folder.to_owned())),
        (None, None) => return Err(ClusterError::NoPostgres),
    };
    if newest < OLDEST {
        return Err(ClusterError::TooOld { version: newest });
    }
    match made_by {
        None => Ok(newest),
        Some(version) if present.contains(&version) => Ok(version),
        Some(made_by) => Err(ClusterError::OtherVersion {
            folder: folder.to_owned(),
            made_by,
            present,
        }),
    }
}

/// The major version of the programs in a folder, if there are any that run.
fn of(folder: &Path) -> Option<u32> {
    if !folder.join("initdb").is_file() {
        return None;
    }
    let mut asking = Command::new(folder.join("postgres"));
    let asked = asking.arg("--version").stdin(Stdio::null()).output().ok()?;
    let said = String::from_utf8_lossy(&asked.stdout).into_owned();
    let (_, said) = said.split_once("PostgreSQL) ")?;
    let end = said.find(|c: char| !c.is_ascii_digit());
    said.get(..end.unwrap_or(said.len()))?.parse().ok()
}

fn usual_folders() -> Vec<PathBuf> {
    let mut folders = Vec::new();
    for packaged in PACKAGED {
        let versions = fs::read_dir(packaged).into_iter().flatten().flatten();
        folders.extend(versions.map(|version| version.path().join("bin")));
    }
    if let Ok(asked) = Command::new("pg_config").arg("--bindir").output() {
        let folder = String::from_utf8_lossy(&asked.stdout);
        folders.push(PathBuf::from(folder.trim()));
    }
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    folders
}
