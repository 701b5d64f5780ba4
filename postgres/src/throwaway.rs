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
    errand,
    error::ClusterError,
};

/// How many connections tests may make at once.
const CONNECTIONS: u32 = 400;
/// The longest folder in which there is room for the cluster's socket.
const LONGEST: usize = 60;

/// A cluster in a temporary folder, which is gone afterwards, even if this program is killed.
#[derive(Debug)]
pub(crate) struct Throwaway {
    /// Before the broom, so that it is stopped first.
    pub(crate) cluster: Cluster,
    _broom: Broom,
}

impl Throwaway {
    pub(crate) async fn start(helper: &Path) -> Result<Self, ClusterError> {
        let broom = Broom::new(helper)?;
        let settings = Settings {
            data: broom.folder.clone(),
            helper: helper.to_owned(),
            programs: None,
            connections: CONNECTIONS,
            durability: Durability::ThrownAway,
        };
        Ok(Self {
            cluster: Cluster::start(settings).await?,
            _broom: broom,
        })
    }
}

/// A process that removes a folder as soon as this is dropped, or dies.
#[derive(Debug)]
struct Broom {
    folder: PathBuf,
    sweeper: Child,
}

impl Broom {
    fn new(helper: &Path) -> io::Result<Self> {
        let folder = scratch_folder()?;
        // From now on, the sweeper removes it.
        let sweeper = errand::sweeping(helper, folder.path()).spawn()?;
        let folder = folder.keep();
        Ok(Self { folder, sweeper })
    }
}

impl Drop for Broom {
    fn drop(&mut self) {
        drop(self.sweeper.stdin.take());
        if let Err(why) = self.sweeper.wait() {
            tracing::warn!(folder = %self.folder.display(), %why, "a temporary folder is left behind");
        }
    }
}

/// Makes a temporary folder in which a cluster can live: its path is short enough for a socket, and the user
/// whom Postgres runs as may enter.
///
/// # Errors
///
/// When the system does not let us.
pub fn scratch_folder() -> io::Result<TempDir> {
    let usual = env::temp_dir();
    let serves = usual.as_os_str().len() <= LONGEST && open_to_all(&usual);
    let parent = if serves { usual } else { PathBuf::from("/tmp") };
    tempfile::Builder::new()
        .prefix("raichi-")
        .permissions(Permissions::from_mode(0o711))
        .tempdir_in(parent)
}

/// Whether everybody may enter a folder, as far as the modes on the way tell.
fn open_to_all(folder: &Path) -> bool {
    folder.ancestors().all(|folder| {
        fs::metadata(folder).is_ok_and(|folder| folder.permissions().mode() & 0o001 != 0)
    })
}
