//! The data directory: its layout and its locks.
//!
//! ```text
//! DATA/                   owned by the program's user; if that is root, others may traverse it
//!     lock                locked by the one program that uses the directory
//!     postgres/           owned by the account of Postgres, closed to all others
//!         lock            locked by every live process of the cluster
//!         cluster/        the cluster itself; always complete, because it is created under another name
//!         .s.PGSQL.5432   the socket
//! ```

use std::{
    fs::{self, DirBuilder, File, Permissions, TryLockError},
    io::{self, ErrorKind},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::{account::Account, control::Control, error::ClusterError};

/// The name of both the data directory's lock and the cluster's.
const LOCK: &str = "lock";
/// The name of Postgres's socket, by its default port.
const SOCKET: &str = ".s.PGSQL.5432";
/// The maximal length of a socket's path in bytes.
const MAX_SOCKET_PATH: usize = 107;
/// How long a killed program may take to disappear.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);
/// How often its lock is tried.
const LOCK_POLL: Duration = Duration::from_millis(10);

/// The cluster's folder in a data directory, locked for this process.
#[derive(Debug)]
pub(crate) struct Home {
    folder: PathBuf,
    account: Option<Account>,
    _lock: File,
}

/// The folder of a data directory's cluster, which contains its socket.
pub(crate) fn cluster_folder(data: &Path) -> PathBuf {
    data.join("postgres")
}

/// The lock file of a data directory's cluster.
pub(crate) fn cluster_lock(data: &Path) -> PathBuf {
    cluster_folder(data).join(LOCK)
}

impl Home {
    /// Creates the data directory if necessary, and locks it; `None` if the end is requested first.
    pub(crate) fn acquire(data: &Path, control: &Control) -> Result<Option<Self>, ClusterError> {
        let unusable = |path: &Path| {
            let path = path.to_owned();
            move |why| ClusterError::Unusable { path, why }
        };
        let data = std::path::absolute(data).map_err(unusable(data))?;
        if let Some(file) = data.ancestors().find(|path| path.is_file()) {
            let file = file.to_owned();
            return Err(ClusterError::NotAFolder { data, file });
        }
        let account = Account::for_folder(&cluster_folder(&data));
        let mode = if account.is_some() { 0o755 } else { 0o700 };
        make_folder(&data, mode).map_err(unusable(&data))?;
        // The same path for every start, independent of symbolic links.
        let data = data.canonicalize().map_err(unusable(&data))?;
        let folder = cluster_folder(&data);
        let socket = folder.join(SOCKET);
        if socket.as_os_str().len() > MAX_SOCKET_PATH {
            return Err(ClusterError::PathTooLong {
                socket,
                most: MAX_SOCKET_PATH,
            });
        }
        let path = data.join(LOCK);
        let started = Instant::now();
        let lock = loop {
            if control.is_ending() {
                return Ok(None);
            }
            match try_lock(&path).map_err(unusable(&path))? {
                Some(lock) => break lock,
                None if started.elapsed() > LOCK_TIMEOUT => return Err(ClusterError::InUse(data)),
                None => control.pause(LOCK_POLL),
            }
        };
        make_folder(&folder, 0o700).map_err(unusable(&folder))?;
        if let Some(account) = account {
            account.own(&folder).map_err(unusable(&folder))?;
        }
        Ok(Some(Self {
            folder,
            account,
            _lock: lock,
        }))
    }

    /// The folder that contains the socket.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder of the cluster itself.
    pub(crate) fn cluster(&self) -> PathBuf {
        self.folder.join("cluster")
    }

    /// The account of Postgres, if it differs from ours.
    pub(crate) const fn account(&self) -> Option<Account> {
        self.account
    }

    /// The first folder on the path that the account of Postgres may not enter.
    pub(crate) fn inaccessible(&self) -> Option<(Account, PathBuf)> {
        let account = self.account?;
        let mut folders: Vec<_> = self.folder.ancestors().collect();
        folders.reverse();
        let inaccessible = folders
            .into_iter()
            .find(|folder| fs::metadata(folder).is_ok_and(|folder| !account.may_enter(&folder)))?;
        Some((account, inaccessible.to_owned()))
    }

    /// The cluster's lock, for the next process, if no process of the cluster is alive.
    pub(crate) fn lock(&self) -> Result<Option<File>, ClusterError> {
        let path = self.folder.join(LOCK);
        try_lock(&path).map_err(|why| ClusterError::Unusable { path, why })
    }

    /// The version that created the cluster, if there is one.
    pub(crate) fn made_by(&self) -> Result<Option<u32>, ClusterError> {
        let path = self.cluster().join("PG_VERSION");
        let version = match fs::read_to_string(&path) {
            Err(why) if why.kind() == ErrorKind::NotFound && !self.cluster().exists() => {
                return Ok(None);
            }
            version => version,
        };
        let unreadable = |why| ClusterError::Unusable { path, why };
        let version = version.and_then(|version| {
            let version = version.trim().parse();
            version.map_err(|_| io::Error::other("it holds no version"))
        });
        version.map(Some).map_err(unreadable)
    }
}

/// Creates a folder and its missing ancestors with this mode, independent of the umask.
fn make_folder(path: &Path, mode: u32) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        make_folder(parent, mode)?;
    }
    match DirBuilder::new().mode(mode).create(path) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.and_then(|()| fs::set_permissions(path, Permissions::from_mode(mode))),
    }
}

/// The locked file, unless it is locked already.
fn try_lock(path: &Path) -> io::Result<Option<File>> {
    let lock = File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .mode(0o600)
        .open(path)?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(why)) => Err(why),
    }
}
