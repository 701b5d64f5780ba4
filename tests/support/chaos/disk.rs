//! A small disk for Postgres, which can be full.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use tempfile::TempDir;

/// The size of the disk, in MB: three times what Postgres needs here.
const SIZE: u32 = 400;

/// The folder of the data: a file system of its own if this system lets us mount one.
pub(crate) struct Disk {
    folder: TempDir,
    is_small: bool,
}

impl Disk {
    pub(crate) fn new() -> Self {
        let folder = raichi_postgres::scratch_folder().expect("a folder");
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o"])
            .arg(format!("size={SIZE}m,mode=0711"))
            .args(["raichi-chaos".as_ref(), folder.path()])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let is_small = mount.status().is_ok_and(|status| status.success());
        Self { folder, is_small }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Whether it can be filled without harm to others.
    pub(crate) const fn is_small(&self) -> bool {
        self.is_small
    }

    fn ballast(&self) -> PathBuf {
        self.path().join("ballast")
    }

    /// Takes all room that is left.
    pub(crate) fn fill(&self) {
        let mut file = File::create(self.ballast()).expect("a file");
        for block in [vec![0; 1 << 20], vec![0; 1 << 10]] {
            let full = loop {
                if let Err(why) = file.write_all(&block) {
                    break why;
                }
            };
            assert_eq!(full.kind(), io::ErrorKind::StorageFull, "{full}");
        }
    }

    /// Frees the room.
    pub(crate) fn free(&self) {
        fs::remove_file(self.ballast()).ok();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_small {
            let unmounted = Command::new("umount").arg("-l").arg(self.path()).status();
            if !unmounted.is_ok_and(|status| status.success()) {
                eprintln!("{} stays mounted", self.path().display());
            }
        }
    }
}
