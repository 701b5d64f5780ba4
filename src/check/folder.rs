//! The data directory, as `raichi run` uses it.

use std::{
    fs,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use raichi_postgres::ClusterError;
use rustix::{
    fs::{Access, access, statvfs},
    process::geteuid,
};

use super::Finding;

const SUBJECT: &str = "data directory";
const SOCKET: &str = "postgres/.s.PGSQL.5432";
/// The maximal length of a socket's path in bytes.
const MAX_SOCKET_PATH: usize = 107;
const MB: u64 = 1_000_000;
/// The size of a new database, with room for its first games.
const MINIMUM_FREE: u64 = 64 * MB;
/// Less free space than this is a warning.
const COMFORTABLE_FREE: u64 = 512 * MB;

/// Checks whether the data directory is usable.
pub(super) fn finding(data: &Path) -> Finding {
    let (found, room) = match inspect(data) {
        Err(error) => return Finding::error(SUBJECT, &error),
        Ok(inspected) => inspected,
    };
    let shown = data.display();
    let is = if found == data {
        let owner = fs::metadata(data).map_or(0, |folder| folder.uid());
        format!("{shown} is there, and belongs to {}", name(owner))
    } else {
        format!("{shown} is not there yet, and can be made")
    };
    self::room(&is, room)
}

/// The nearest existing ancestor folder, and the free bytes there.
fn inspect(data: &Path) -> Result<(PathBuf, u64), ClusterError> {
    let unusable = |path: &Path| {
        let path = path.to_owned();
        move |why| ClusterError::Unusable { path, why }
    };
    let data = std::path::absolute(data).map_err(unusable(data))?;
    if let Some(file) = data.ancestors().find(|path| path.is_file()) {
        let file = file.to_owned();
        return Err(ClusterError::NotAFolder { data, file });
    }
    let found = data.ancestors().find(|path| path.is_dir());
    let found = found.unwrap_or(Path::new("/")).to_owned();
    access(&found, Access::WRITE_OK | Access::EXEC_OK)
        .map_err(|why| unusable(&found)(why.into()))?;
    let socket = data.join(SOCKET);
    if socket.as_os_str().len() > MAX_SOCKET_PATH {
        let most = MAX_SOCKET_PATH;
        return Err(ClusterError::PathTooLong { socket, most });
    }
    if geteuid().is_root() {
        let (account, uid) = postgres(&data);
        let closed = found.ancestors().find(|folder| !may_enter(folder, uid));
        if let Some(folder) = closed {
            let folder = folder.to_owned();
            return Err(ClusterError::NoEntry { account, folder });
        }
    }
    let space = statvfs(&found).map_err(|why| unusable(&found)(why.into()))?;
    Ok((found, space.f_bavail.saturating_mul(space.f_frsize)))
}

fn room(is: &str, free: u64) -> Finding {
    let message = format!("{is}; {} MB are free", free / MB);
    let remedy = "Make some room, or set RAICHI_DATA_DIR (data_dir) to a folder on another disk";
    if free < MINIMUM_FREE {
        Finding::trouble(SUBJECT, message, remedy)
    } else if free < COMFORTABLE_FREE {
        Finding::warning(SUBJECT, message, remedy)
    } else {
        Finding::ok(SUBJECT, format!("{is}; there is room enough"))
    }
}

/// The account under which Postgres runs if we are root: the owner of its folder, or an unprivileged user.
fn postgres(data: &Path) -> (String, u32) {
    let owner = fs::metadata(data.join("postgres")).map(|folder| folder.uid());
    let owner = owner.ok().filter(|&owner| owner != 0);
    let users = users();
    let number = |wanted: &str| {
        users
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, uid)| *uid)
    };
    let usual = || ["postgres", "nobody"].into_iter().find_map(number);
    let uid = owner.or_else(usual).unwrap_or(65534);
    (name(uid), uid)
}

fn may_enter(folder: &Path, uid: u32) -> bool {
    fs::metadata(folder).is_ok_and(|folder| {
        let search = if folder.uid() == uid { 0o100 } else { 0o011 };
        folder.mode() & search != 0
    })
}

fn name(uid: u32) -> String {
    let named = users().into_iter().find(|(_, number)| *number == uid);
    named.map_or_else(|| format!("user {uid}"), |(name, _)| name)
}

fn users() -> Vec<(String, u32)> {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let user = |line: &str| {
        let mut fields = line.split(':');
        Some((fields.next()?.to_owned(), fields.nth(1)?.parse().ok()?))
    };
    users.lines().filter_map(user).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::State;

    #[test]
    fn little_free_space_is_reported_with_a_remedy() {
        for (free, state) in [
            (3 * MB, State::Trouble),
            (100 * MB, State::Warning),
            (100_000 * MB, State::Ok),
        ] {
            let finding = room("/data is there", free);
            assert_eq!(finding.state, state, "{finding:?}");
            let helps = finding
                .remedy
                .is_some_and(|remedy| remedy.contains("Make some room"));
            assert_eq!(helps, state != State::Ok);
        }
    }
}
