//! Where a cluster lives: the data directory, its locks, and what lies where.
//!
//! ```text
//! DATA/                   of the program's user; as root, others may pass through
//!     lock                locked by the one program that uses the directory
//!     postgres/           of the user Postgres runs as, closed to all others
//!         lock            locked by whatever process of the cluster lives
//!         cluster/        Postgres's own; complete, since it was made under another name
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

/// The lock of the data directory, and that of the cluster.
const LOCK: &str = "lock";
/// Postgres's socket, after its usual port.
const SOCKET: &str = ".s.PGSQL.5432";
/// How many bytes the system takes as the path of a socket.
const LONGEST_SOCKET: usize = 107;
/// How long a program that was killed may take to be gone.
const DYING: Duration = Duration::from_secs(1);
/// How often its lock is tried.
const STEP: Duration = Duration::from_millis(10);

/// The cluster's folder of a data directory, which is ours as long as this lives.
#[derive(Debug)]
pub(crate) struct Home {
    folder: PathBuf,
    account: Option<Account>,
    _lock: File,
}

/// The folder of a data directory's cluster, with its socket in it.
pub(crate) fn cluster_folder(data: &Path) -> PathBuf {
    data.join("postgres")
}

/// The lock of a data directory's cluster.
pub(crate) fn cluster_lock(data: &Path) -> PathBuf {
    cluster_folder(data).join(LOCK)
}

impl Home {
    /// Makes the data directory if need be, and takes it; `None` if the end is wanted before.
    pub(crate) fn take(data: &Path, control: &Control) -> Result<Option<Self>, ClusterError> {
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
        // The same path for every start, whatever links lead here.
        let data = data.canonicalize().map_err(unusable(&data))?;
        let folder = cluster_folder(&data);
        let socket = folder.join(SOCKET);
        if socket.as_os_str().len() > LONGEST_SOCKET {
            return Err(ClusterError::PathTooLong {
                socket,
                most: LONGEST_SOCKET,
            });
        }
        let path = data.join(LOCK);
        let begun = Instant::now();
        let lock = loop {
            if control.is_ending() {
                return Ok(None);
            }
            match try_lock(&path).map_err(unusable(&path))? {
                Some(lock) => break lock,
                None if begun.elapsed() > DYING => return Err(ClusterError::InUse(data)),
                None => control.pause(STEP),
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

    /// The folder with the socket in it.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Postgres's own folder.
    pub(crate) fn cluster(&self) -> PathBuf {
        self.folder.join("cluster")
    }

    /// As whom Postgres runs, if not as we do.
    pub(crate) const fn account(&self) -> Option<Account> {
        self.account
    }

    /// The first folder on the way here that is closed to whom Postgres runs as.
    pub(crate) fn closed(&self) -> Option<(Account, PathBuf)> {
        let account = self.account?;
        let mut way: Vec<_> = self.folder.ancestors().collect();
        way.reverse();
        let closed = way
            .into_iter()
            .find(|folder| fs::metadata(folder).is_ok_and(|folder| !account.may_enter(&folder)))?;
        Some((account, closed.to_owned()))
    }

    /// The cluster's lock, for the next process, if no process of the cluster lives.
    pub(crate) fn lock(&self) -> Result<Option<File>, ClusterError> {
        let path = self.folder.join(LOCK);
        try_lock(&path).map_err(|why| ClusterError::Unusable { path, why })
    }

    /// The version that made the cluster, if there is one.
    pub(crate) fn made_by(&self) -> Result<Option<u32>, ClusterError> {
        let path = self.cluster().join("PG_VERSION");
        let version = match fs::read_to_string(&path) {
            Err(why) if why.kind() == ErrorKind::NotFound && !self.cluster().exists() => {
                return Ok(None);
            }
            version => version,
        };
        let unreadable = |why| ClusterError::Unusable { path, why };
        match version.map(|version| version.trim().parse()) {
            Ok(Ok(version)) => Ok(Some(version)),
            Ok(Err(_)) => Err(unreadable(io::Error::other("it holds no version"))),
            Err(why) => Err(unreadable(why)),
        }
    }
}

/// Makes a folder and what is missing above it, with this mode whatever the umask.
fn make_folder(path: &Path, mode: u32) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    if let Some(above) = path.parent() {
        make_folder(above, mode)?;
    }
    match DirBuilder::new().mode(mode).create(path) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.and_then(|()| fs::set_permissions(path, Permissions::from_mode(mode))),
    }
}

/// A locked file, unless it is locked already.
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
