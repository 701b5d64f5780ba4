//! What Postgres writes of itself into `postmaster.pid`, and what may be believed of it.

use std::{
    fs, io,
    os::unix::ffi::OsStrExt,
    path::{Path, PathBuf},
};

use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};

/// The line that says how far it is, counted from 0.
const STATE: usize = 7;

/// The file of a cluster.
#[derive(Debug)]
pub(crate) struct PidFile {
    cluster: PathBuf,
    path: PathBuf,
}

impl PidFile {
    pub(crate) fn of(cluster: &Path) -> Self {
        Self {
            cluster: cluster.to_owned(),
            path: cluster.join("postmaster.pid"),
        }
    }

    /// Whether this process has written that it takes connections.
    pub(crate) fn says_ready(&self, process: u32) -> bool {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        let lines: Vec<_> = text.lines().collect();
        lines.first() == Some(&process.to_string().as_str())
            && lines.get(STATE).map(|state| state.trim_end()) == Some("ready")
    }

    /// Removes the file if the Postgres that wrote it is gone, once no process of the cluster lives.
    ///
    /// Postgres would do so by itself where nobody has its number; but numbers are given again, and it takes
    /// any process of its own user for another Postgres. One that somebody else has started in the cluster is
    /// left alone: it keeps ours from starting.
    pub(crate) fn forget_the_dead(&self) -> io::Result<()> {
        match self.number() {
            Some(number) if !may_run_in(number, &self.cluster) => fs::remove_file(&self.path),
            _ => Ok(()),
        }
    }

    /// Signals the Postgres that runs in the cluster; whatever else now has its number is left alone.
    pub(crate) fn signal(&self, signal: Signal) {
        let Some(process) = self.number().and_then(Pid::from_raw) else {
            return;
        };
        let Ok(handle) = pidfd_open(process, PidfdFlags::empty()) else {
            return;
        };
        // Looked at only now: the handle stays the process's that is looked at.
        if runs_in(process, &self.cluster) {
            tracing::warn!(
                process = process.as_raw_pid(),
                ?signal,
                "a Postgres was left behind; it is told to stop"
            );
            // It may have ended by itself.
            pidfd_send_signal(handle, signal).ok();
        }
    }

    fn number(&self) -> Option<i32> {
        let text = fs::read_to_string(&self.path).ok()?;
        text.lines().next()?.parse().ok()
    }
}

/// Whether the process with this number may be a Postgres that runs in a cluster, however it was started.
fn may_run_in(number: i32, cluster: &Path) -> bool {
    let name = fs::read_to_string(format!("/proc/{number}/comm")).unwrap_or_default();
    let place = fs::read_link(format!("/proc/{number}/cwd"));
    ["postgres", "postmaster"].contains(&name.trim_end())
        && place.map_or(true, |place| place == cluster)
}

/// Whether a process is a Postgres that was started for a cluster, as we start it.
fn runs_in(process: Pid, cluster: &Path) -> bool {
    let line = fs::read(format!("/proc/{}/cmdline", process.as_raw_pid())).unwrap_or_default();
    let mut words = line.split(|&byte| byte == 0);
    words
        .next()
        .is_some_and(|program| program.ends_with(b"/postgres"))
        && words.any(|word| word == cluster.as_os_str().as_bytes())
}
