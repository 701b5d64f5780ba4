//! Selects the Postgres programs of the machine.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::error::ClusterError;

/// The oldest supported version of Postgres.
pub(crate) const OLDEST: u32 = 15;
/// The folders in which packages install each version in a folder of its own.
const PACKAGED: [&str; 2] = ["/usr/lib/postgresql", "/usr/libexec/postgresql"];

/// The major version of the programs for a private cluster: the newest, or the version that created the
/// cluster; only from the folder `named`, if it is given.
///
/// # Errors
///
/// When no suitable version is installed.
pub fn serving_version(
    named: Option<&Path>,
    made_by: Option<(u32, &Path)>,
) -> Result<u32, ClusterError> {
    Programs::find(named, made_by).map(|programs| programs.version)
}

/// The programs of one version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Programs {
    folder: PathBuf,
    version: u32,
}

impl Programs {
    /// Finds the newest programs, or those of the version that created a cluster; only in the folder `named`,
    /// if it is given.
    pub(crate) fn find(
        named: Option<&Path>,
        made_by: Option<(u32, &Path)>,
    ) -> Result<Self, ClusterError> {
        let folders = named.map_or_else(default_folders, |folder| vec![folder.to_owned()]);
        let found: Vec<Self> = folders.into_iter().filter_map(Self::of).collect();
        match (Self::choose(&found, made_by), named) {
            (Err(ClusterError::NoPostgres), Some(folder)) => {
                Err(ClusterError::NoPostgresIn(folder.to_owned()))
            }
            (chosen, _) => chosen,
        }
    }

    fn choose(found: &[Self], made_by: Option<(u32, &Path)>) -> Result<Self, ClusterError> {
        // Of equal versions, the first.
        let newest = found.iter().rev().max_by_key(|programs| programs.version);
        let newest = newest.ok_or(ClusterError::NoPostgres)?;
        if newest.version < OLDEST {
            return Err(ClusterError::TooOld {
                version: newest.version,
            });
        }
        let Some((version, folder)) = made_by else {
            return Ok(newest.clone());
        };
        let same = found.iter().find(|programs| programs.version == version);
        same.cloned().ok_or_else(|| {
            let mut present: Vec<_> = found.iter().map(|programs| programs.version).collect();
            present.sort_unstable();
            present.dedup();
            ClusterError::OtherVersion {
                folder: folder.to_owned(),
                made_by: version,
                present,
            }
        })
    }

    /// The programs in a folder, if it contains working ones.
    fn of(folder: PathBuf) -> Option<Self> {
        if !folder.join("initdb").is_file() {
            return None;
        }
        let output = Command::new(folder.join("postgres"))
            .arg("--version")
            .stdin(Stdio::null())
            .output()
            .ok()?;
        let version = version(&String::from_utf8_lossy(&output.stdout))?;
        Some(Self { folder, version })
    }

    pub(crate) fn initdb(&self) -> PathBuf {
        self.folder.join("initdb")
    }

    pub(crate) fn postgres(&self) -> PathBuf {
        self.folder.join("postgres")
    }
}

/// The major version in the output of `postgres --version`: `postgres (PostgreSQL) 17.2 (Debian 17.2-1)`.
fn version(text: &str) -> Option<u32> {
    let (_, text) = text.split_once("PostgreSQL) ")?;
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    text[..end].parse().ok()
}

fn default_folders() -> Vec<PathBuf> {
    let mut folders = Vec::new();
    for packaged in PACKAGED {
        let versions = fs::read_dir(packaged).into_iter().flatten().flatten();
        folders.extend(versions.map(|version| version.path().join("bin")));
    }
    if let Ok(output) = Command::new("pg_config").arg("--bindir").output() {
        let folder = String::from_utf8_lossy(&output.stdout);
        folders.push(PathBuf::from(folder.trim()));
    }
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        for (text, expected) in [
            (
                "postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n",
                Some(15),
            ),
            ("postgres (PostgreSQL) 18beta1\n", Some(18)),
            ("postgres (PostgreSQL) 9.6.24\n", Some(9)),
            ("postgres (PostgreSQL) 17\n", Some(17)),
            ("postgres\n", None),
            ("", None),
        ] {
            assert_eq!(version(text), expected, "{text:?}");
        }
    }

    #[test]
    fn the_newest_is_chosen_unless_a_cluster_needs_another() {
        let of = |version: u32| Programs {
            folder: PathBuf::from(format!("/{version}")),
            version,
        };
        let found = [of(15), of(17), of(14), of(16)];
        let made_by = |version| Some((version, Path::new("/data")));
        assert_eq!(Programs::choose(&found, None).unwrap().version, 17);
        assert_eq!(Programs::choose(&found, made_by(14)).unwrap().version, 14);
        let error = Programs::choose(&found, made_by(18)).unwrap_err();
        let text = error.to_string();
        assert!(
            text.contains("made by Postgres 18") && text.contains("has Postgres 14, 15, 16, 17"),
            "{text}"
        );
        assert!(text.contains("apt-get install postgresql-18"), "{text}");
        let old = Programs::choose(&[of(13)], None).unwrap_err().to_string();
        assert!(
            old.contains("version 13") && old.contains("15 or newer"),
            "{old}"
        );
        let none = Programs::choose(&[], None).unwrap_err().to_string();
        assert!(none.contains("apt-get install postgresql"), "{none}");
    }
}
