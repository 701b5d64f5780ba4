use std::{
    env, fs,
    fs::Permissions,
    io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Child,
};

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
        let folder = scratch_folder()?;
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
/// When the system fails.
/// When the system does not let us.
pub fn scratch_folder() -> io::Result<TempDir> {
    let default = env::temp_dir();
    let usable = default.as_os_str().len() <= MAX_FOLDER && is_open_to_all(&default);
    let parent = if usable {
        default
    } else {
        PathBuf::from("/tmp")
    };
    tempfile::Builder::new()
        .prefix("raichi-")
        .permissions(Permissions::from_mode(0o711))
        .tempdir_in(parent)
}

/// Whether every account may enter a folder, according to the modes on the path.
fn is_open_to_all(folder: &Path) -> bool {
    folder.ancestors().all(|folder| {
        fs::metadata(folder).is_ok_and(|folder| folder.permissions().mode() & 0o001 != 0)
    })
}
