//! The `chromedriver` process.

use std::{
    env,
    path::{Path, PathBuf},
    process::Stdio,
};

use rustix::process::{Pid, Signal, kill_process_group};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// The text before the port in its output.
const READY: &str = "started successfully on port ";

/// A running `chromedriver`, on a port of its own choice, with the browsers that it has started: all are in its process group, and
/// are killed when this is dropped. Otherwise a failed test would leave its browser running.
pub(crate) struct ChromeDriver {
    port: u16,
    group: Option<Pid>,
    _child: Child,
}

impl Drop for ChromeDriver {
    fn drop(&mut self) {
        if let Some(group) = self.group {
            // It may have ended by itself.
            kill_process_group(group, Signal::KILL).ok();
        }
    }
}

/// How often its start is tried. It ends at once if the port that it has chosen for IPv4 is not free for IPv6.
const ATTEMPTS: usize = 3;

impl ChromeDriver {
    /// Starts it.
    pub(crate) async fn start(program: &PathBuf) -> Self {
        for _ in 0..ATTEMPTS {
            if let Some(started) = Self::try_start(program).await {
                return started;
            }
        }
        panic!(
            "{} does not say on which port it listens",
            program.display()
        );
    }

    /// Starts it; `None` if it ends before it listens.
    async fn try_start(program: &PathBuf) -> Option<Self> {
        let mut child = Command::new(program)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|why| panic!("cannot start {}: {why}", program.display()));
        let id = child.id().and_then(|id| i32::try_from(id).ok());
        let group = id.and_then(Pid::from_raw);
        let stdout = child.stdout.take().expect("its output is piped");
        let mut lines = BufReader::new(stdout).lines();
        let port = loop {
            let line = lines.next_line().await.expect("its output can be read")?;
            if let Some((_, port)) = line.split_once(READY) {
                break port.trim_end_matches('.').parse().expect("a port");
            }
        };
        // Further output is read and dropped, so that it never blocks.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Some(Self {
            port,
            group,
            _child: child,
        })
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// The programs of these names that are installed, in this order.
pub(crate) fn installed(names: &[&str]) -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = env::split_paths(&path).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .filter(|program| program.is_file())
        .collect()
}

/// The major version that a program prints, such as 142 of "Chromium 142.0.7444.59 built on Debian".
pub(crate) fn major_version(program: &Path) -> Option<u32> {
    let printed = std::process::Command::new(program)
        .arg("--version")
        .output()
        .ok()?;
    let printed = String::from_utf8_lossy(&printed.stdout).into_owned();
    let mut words = printed.split_whitespace();
    words.find_map(|word| word.split_once('.')?.0.parse().ok())
}
