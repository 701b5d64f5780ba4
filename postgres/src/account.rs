//! The account under which Postgres runs.

use std::{
    fmt, fs, io,
    os::unix::fs::{MetadataExt, chown},
    path::Path,
};

use rustix::{
    process::{Gid, Uid, geteuid},
    thread::{set_thread_gid, set_thread_groups, set_thread_uid},
};

/// The id of the unprivileged user, if the system does not name one.
const NOBODY: u32 = 65534;

/// An account other than root, because Postgres refuses to run as root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) uid: u32,
    pub(crate) gid: u32,
}

impl Account {
    /// The account for a folder: its owner, else the user `postgres` of Postgres's packages, else `nobody`.
    /// `None` if this program is not root: Postgres then runs under the same account.
    pub(crate) fn for_folder(folder: &Path) -> Option<Self> {
        if !geteuid().is_root() {
            return None;
        }
        let owner = fs::metadata(folder).ok().map(|folder| Self {
            uid: folder.uid(),
            gid: folder.gid(),
        });
        let users = users();
        let nobody = Self {
            uid: NOBODY,
            gid: NOBODY,
        };
        owner
            .filter(|owner| owner.uid != 0)
            .or_else(|| named(&users, "postgres"))
            .or_else(|| named(&users, "nobody"))
            .or(Some(nobody))
    }

    /// Makes this account the owner of a folder.
    pub(crate) fn own(self, folder: &Path) -> io::Result<()> {
        chown(folder, Some(self.uid), Some(self.gid))
    }

    /// Whether this account may traverse a folder, according to its mode.
    pub(crate) fn may_enter(self, folder: &fs::Metadata) -> bool {
        let search = if folder.uid() == self.uid {
            0o100
        } else if folder.gid() == self.gid {
            0o010
        } else {
            0o001
        };
        folder.mode() & search != 0
    }

    /// Switches this process, which must be single-threaded, to this account for good.
    pub(crate) fn assume(self) -> io::Result<()> {
        set_thread_groups(&[])?;
        set_thread_gid(Gid::from_raw(self.gid))?;
        set_thread_uid(Uid::from_raw(self.uid))?;
        Ok(())
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.uid.to_string();
        let users = users();
        let name = entries(&users).find(|entry| entry[2] == number);
        f.write_str(name.map_or(&number, |entry| entry[0]))
    }
}

fn users() -> String {
    fs::read_to_string("/etc/passwd").unwrap_or_default()
}

/// Name, password, user id and group id of each user.
fn entries(users: &str) -> impl Iterator<Item = [&str; 4]> {
    users.lines().filter_map(|line| {
        let mut fields = line.split(':');
        let mut next = || fields.next();
        Some([next()?, next()?, next()?, next()?])
    })
}

fn named(users: &str, name: &str) -> Option<Account> {
    let [_, _, uid, gid] = entries(users).find(|entry| entry[0] == name)?;
    let (uid, gid) = (uid.parse().ok()?, gid.parse().ok()?);
    (uid != 0).then_some(Account { uid, gid })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_except_root_are_found_by_name() {
        let users = "root:x:0:0:root:/root:/bin/sh\npostgres:x:101:104::/:/bin/sh\nbroken\ntoor:x:0:1::/:\n";
        let postgres = Account { uid: 101, gid: 104 };
        assert_eq!(named(users, "postgres"), Some(postgres));
        for name in ["root", "toor", "broken", "post", "x"] {
            assert_eq!(named(users, name), None, "{name}");
        }
    }
}
