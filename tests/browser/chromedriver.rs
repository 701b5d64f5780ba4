//! The `chromedriver` process.

use std::{env, path::PathBuf, process::Stdio};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// The text before the port in its output.
const READY: &str = "started successfully on port ";

/// A running `chromedriver`, on a port of its own choice.
pub(crate) struct ChromeDriver {
    port: u16,
    /// Killed when this is dropped.
    _child: Child,
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
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|why| panic!("cannot start {}: {why}", program.display()));
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
            _child: child,
        })
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// The first of these programs that is installed.
pub(crate) fn installed(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH")?).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|program| program.is_file())
}
