use std::{io, path::PathBuf};

use crate::programs::OLDEST;

/// The remedy if a private cluster is impossible here.
const ELSEWHERE: &str = "Set RAICHI_DATA_DIR (data_dir) to another folder, or DATABASE_URL to the address of a \
                         Postgres server";

/// Why there is no private cluster. Each message contains a remedy.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClusterError {
    /// The data directory, or a folder above it, is a file.
    #[error("the data directory {} cannot be: {} is a file. {ELSEWHERE}", data.display(), file.display())]
    NotAFolder {
        /// The data directory.
        data: PathBuf,
        /// The file.
        file: PathBuf,
    },
    /// The data directory cannot be created, read or written.
    #[error("the data directory cannot be used: {}: {}. {ELSEWHERE}", path.display(), reason(.why))]
    Unusable {
        /// The path concerned.
        path: PathBuf,
        /// The cause.
        why: io::Error,
    },
    /// The account of Postgres may not enter a folder.
    #[error(
        "Postgres does not run as root, but as the user {account}, who may not enter {}. Set RAICHI_DATA_DIR (data_dir) to a folder \
         where others may enter, such as /var/lib/raichi, or DATABASE_URL to the address of a Postgres server",
        folder.display()
    )]
    NoEntry {
        /// The account.
        account: String,
        /// The first folder on the path that the account may not enter.
        folder: PathBuf,
    },
    /// The path of the unix socket is too long.
    #[error(
        "the path of the data directory is too long: Postgres's socket {} would have {} bytes, and the system takes \
         {most}. {ELSEWHERE}",
        socket.display(),
        socket.as_os_str().len()
    )]
    PathTooLong {
        /// The socket's path.
        socket: PathBuf,
        /// The maximal length in bytes.
        most: usize,
    },
    /// Another program uses the data directory.
    #[error(
        "another Raichi already runs on the data directory {}. Stop it first, or give this one a data directory of \
         its own (RAICHI_DATA_DIR)",
        .0.display()
    )]
    InUse(PathBuf),
    /// The Postgres of an earlier process does not stop.
    #[error(
        "the Postgres that an earlier Raichi has left behind does not stop. Stop it, and try again: its process number \
         is the first line of {}/postmaster.pid",
        cluster.display()
    )]
    LeftBehind {
        /// The folder of the cluster.
        cluster: PathBuf,
    },
    /// Postgres is not installed.
    #[error(
        "there is no Postgres on this machine. Install its server programs, version {OLDEST} or newer (on Debian and \
         Ubuntu: apt-get install postgresql), or name their folder in database.postgres_bin, or set DATABASE_URL to \
         the address of a Postgres server"
    )]
    NoPostgres,
    /// There is no Postgres in the configured folder.
    #[error("database.postgres_bin names {}, which does not hold Postgres's programs `initdb` and `postgres`. Correct the path, or leave the key out to use the machine's own", .0.display())]
    NoPostgresIn(PathBuf),
    /// The installed Postgres is too old.
    #[error(
        "the Postgres on this machine is version {version}, which is too old. Install version {OLDEST} or newer (its \
         server programs), or set DATABASE_URL to the address of such a Postgres server"
    )]
    TooOld {
        /// Its version.
        version: u32,
    },
    /// The cluster was created by a version that is not installed.
    #[error(
        "the database in {} was made by Postgres {made_by}, and this machine has Postgres {}. Install Postgres \
         {made_by} beside it (on Debian and Ubuntu: apt-get install postgresql-{made_by}): Raichi then uses that one. \
         \"The database\" in docs/hosting.md tells how to carry the games over",
        folder.display(),
        listed(.present)
    )]
    OtherVersion {
        /// The cluster's folder.
        folder: PathBuf,
        /// The version that created it.
        made_by: u32,
        /// The installed versions.
        present: Vec<u32>,
    },
    /// The disk is full.
    #[error(
        "the disk that holds {} is full. Postgres says: {output}\nMake some room (a new database takes 40 MB). {ELSEWHERE}",
        folder.display()
    )]
    DiskFull {
        /// The cluster's folder.
        folder: PathBuf,
        /// The message of Postgres.
        output: String,
    },
    /// `initdb` failed.
    #[error("Postgres cannot make its database in {}. It says:\n{output}", folder.display())]
    Initdb {
        /// The cluster's folder.
        folder: PathBuf,
        /// The output.
        output: String,
    },
    /// `postgres` ended, or did not become ready.
    #[error("Postgres does not start in {}. It says:\n{output}", folder.display())]
    Start {
        /// The cluster's folder.
        folder: PathBuf,
        /// The output.
        output: String,
    },
    /// The system cannot start a program or a thread.
    #[error("Postgres cannot be started: {}", reason(.0))]
    System(#[from] io::Error),
}

/// An error of the system in words, without its number.
#[must_use]
pub fn reason(why: &io::Error) -> String {
    let text = why.to_string();
    let text = text.split(" (os error ").next().unwrap_or_default();
    let mut rest = text.chars();
    let first = rest.next().map(|first| first.to_ascii_lowercase());
    first.into_iter().chain(rest).collect()
}

impl ClusterError {
    /// Whether another attempt a moment later may succeed.
    pub(crate) const fn is_temporary(&self) -> bool {
        matches!(self, Self::Start { .. } | Self::System(_))
    }
}

fn listed(versions: &[u32]) -> String {
    let versions: Vec<_> = versions.iter().map(u32::to_string).collect();
    versions.join(", ")
}
