use std::{
    env, fs,
    fs::Permissions,
    io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Child,
};

use rustix::fs::statvfs;
use tempfile::TempDir;

use crate::{
    cluster::{Cluster, Durability, Settings},
    error::ClusterError,
    helper,
};

/// The maximal number of connections of tests.
const CONNECTIONS: u32 = 400;
/// The longest path of a temporary folder that leaves room for the socket's path.
const MAX_FOLDER: usize = 60;
/// Where Linux has a file system in memory for everyone. Tests create and drop hundreds of databases of some hundred
/// files each, which costs a file system on a disk more CPU time than the tests themselves need.
const MEMORY: &str = "/dev/shm";
/// How many bytes must be free there. Containers often have 64 MB.
const ENOUGH_MEMORY: u64 = 4 << 30;

/// A cluster in a temporary folder that is removed afterwards, even if this program is killed.
#[derive(Debug)]
pub(crate) struct Throwaway {
    /// Before the cleaner, so that it is dropped first.
    pub(crate) cluster: Cluster,
    _cleaner: Cleaner,
}

impl Throwaway {
    pub(crate) async fn start(helper: &Path) -> Result<Self, ClusterError> {
        let cleaner = Cleaner::new(helper)?;
        let settings = Settings {
            data: cleaner.folder.clone(),
            helper: helper.to_owned(),
            programs: None,
            connections: CONNECTIONS,
            durability: Durability::ThrownAway,
        };
        Ok(Self {
            cluster: Cluster::start(settings).await?,
            _cleaner: cleaner,
        })
    }
}

/// A process that removes a folder when this value is dropped or this program dies.
#[derive(Debug)]
struct Cleaner {
    folder: PathBuf,
    process: Child,
}

impl Cleaner {
    fn new(helper: &Path) -> io::Result<Self> {
        let folder = if has_memory() {
            folder_in(Path::new(MEMORY))?
        } else {
            scratch_folder()?
        };
        // From now on, the process removes it.
        let process = helper::clean_up_command(helper, folder.path()).spawn()?;
        let folder = folder.keep();
        Ok(Self { folder, process })
    }
}

impl Drop for Cleaner {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        if let Err(why) = self.process.wait() {
            tracing::warn!(folder = %self.folder.display(), %why, "a temporary folder is left behind");
        }
    }
}

/// Creates a temporary folder that a cluster can use: its path is short enough for a socket, and the account
/// of Postgres may enter it.
///
/// # Errors
///
/// When the system does not let us.
pub fn scratch_folder() -> io::Result<TempDir> {
    let default = env::temp_dir();
    let usable = default.as_os_str().len() <= MAX_FOLDER && is_open_to_all(&default);
    if usable {
        folder_in(&default)
    } else {
        folder_in(Path::new("/tmp"))
    }
}

fn folder_in(parent: &Path) -> io::Result<TempDir> {
    tempfile::Builder::new()
        .prefix("raichi-")
        .permissions(Permissions::from_mode(0o711))
        .tempdir_in(parent)
}

/// Whether a cluster fits into the file system in memory, unless the environment names a temporary folder.
fn has_memory() -> bool {
    env::var_os("TMPDIR").is_none()
        && is_open_to_all(Path::new(MEMORY))
        && statvfs(MEMORY).is_ok_and(|found| found.f_bavail * found.f_frsize >= ENOUGH_MEMORY)
}

/// Whether every account may enter a folder, according to the modes on the path.
fn is_open_to_all(folder: &Path) -> bool {
    folder.ancestors().all(|folder| {
        fs::metadata(folder).is_ok_and(|folder| folder.permissions().mode() & 0o001 != 0)
    })
}
