//! Reads `postmaster.pid`, as far as it can be trusted.

use std::{
    fs, io,
    os::unix::ffi::OsStrExt,
    path::{Path, PathBuf},
};

use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};

/// The index of the line with the state.
const STATE: usize = 7;

/// The `postmaster.pid` of a cluster.
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

    /// Whether this process has written that it accepts connections.
    pub(crate) fn is_ready(&self, process: u32) -> bool {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        let lines: Vec<_> = text.lines().collect();
        lines.first() == Some(&process.to_string().as_str())
            && lines.get(STATE).map(|state| state.trim_end()) == Some("ready")
    }

    /// Removes the file if the Postgres that wrote it is gone. Called when no process of the cluster is
    /// alive.
    ///
    /// Postgres itself does so only if its process id is unused; but ids are reused, and it takes any process
    /// of its own account for another Postgres. A Postgres that somebody else has started in the cluster is
    /// not touched: it keeps ours from starting.
    pub(crate) fn remove_stale(&self) -> io::Result<()> {
        match self.process_id() {
            Some(process_id) if !may_run_in(process_id, &self.cluster) => {
                fs::remove_file(&self.path)
            }
            _ => Ok(()),
        }
    }

    /// Signals the Postgres that runs in the cluster. Another process that now has its id is not touched.
    pub(crate) fn signal(&self, signal: Signal) {
        let Some(process) = self.process_id().and_then(Pid::from_raw) else {
            return;
        };
        let Ok(handle) = pidfd_open(process, PidfdFlags::empty()) else {
            return;
        };
        // Checked after the handle is open, so that both refer to the same process.
        if runs_in(process, &self.cluster) {
            tracing::warn!(
                process = process.as_raw_pid(),
                ?signal,
                "a Postgres was left behind; stopping it"
            );
            // The process may have ended.
            pidfd_send_signal(handle, signal).ok();
        }
    }

    fn process_id(&self) -> Option<i32> {
        let text = fs::read_to_string(&self.path).ok()?;
        text.lines().next()?.parse().ok()
    }
}

/// Whether the process with this id may be a Postgres in a cluster, however it was started.
fn may_run_in(process_id: i32, cluster: &Path) -> bool {
    let name = fs::read_to_string(format!("/proc/{process_id}/comm")).unwrap_or_default();
    let place = fs::read_link(format!("/proc/{process_id}/cwd"));
    ["postgres", "postmaster"].contains(&name.trim_end())
        && place.map_or(true, |place| place == cluster)
}

/// Whether a process is a Postgres that was started for a cluster by this program.
fn runs_in(process: Pid, cluster: &Path) -> bool {
    let line = fs::read(format!("/proc/{}/cmdline", process.as_raw_pid())).unwrap_or_default();
    let mut words = line.split(|&byte| byte == 0);
    words
        .next()
        .is_some_and(|program| program.ends_with(b"/postgres"))
        && words.any(|word| word == cluster.as_os_str().as_bytes())
}
