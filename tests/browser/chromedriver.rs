//! The `chromedriver` process.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    thread,
};

use tempfile::TempDir;

/// The text before the port in its output.
const READY: &str = "started successfully on port ";

/// Runs a program in a process group of its own until the standard input ends, as it does with the test process, also when that
/// is killed. Then kills the group and removes the folder that is the first argument.
const KEEPER: &str = r#"
set -m
trap '' INT TERM HUP
folder=$1
shift
"$@" </dev/null &
exec >/dev/null
read -r _
kill -KILL -- -$!
wait
until rm -rf -- "$folder" 2>/dev/null; do :; done
"#;

/// A running `chromedriver`, on a port of its own choice, with the browser that it has started and the folder of its profile. They end
/// when this is dropped, and with the test process.
#[derive(Debug)]
pub(crate) struct ChromeDriver {
    port: u16,
    profile: PathBuf,
    keeper: Child,
    stdin: Option<ChildStdin>,
}

impl Drop for ChromeDriver {
    fn drop(&mut self) {
        self.stdin = None;
        self.keeper.wait().ok();
    }
}

/// How often its start is tried. It ends at once if the port that it has chosen for IPv4 is not free for IPv6.
const ATTEMPTS: usize = 3;

impl ChromeDriver {
    /// Starts it.
    pub(crate) fn start(program: &Path) -> Self {
        (0..ATTEMPTS)
            .find_map(|_| Self::try_start(program))
            .unwrap_or_else(|| {
                panic!(
                    "{} does not say on which port it listens",
                    program.display()
                )
            })
    }

    /// Starts it; `None` if it ends before it listens.
    fn try_start(program: &Path) -> Option<Self> {
        let profile = TempDir::new().expect("a folder for the profile").keep();
        let mut keeper = Command::new("bash")
            .args(["-c", KEEPER, "keeper"])
            .args([&*profile, program])
            .args(["--port=0", "--log-level=SEVERE"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|why| panic!("cannot start {}: {why}", program.display()));
        let stdout = keeper.stdout.take().expect("its output is piped");
        let mut started = Self {
            port: 0,
            profile,
            stdin: keeper.stdin.take(),
            keeper,
        };
        let mut lines = BufReader::new(stdout).lines();
        started.port = loop {
            let line = lines.next()?.expect("its output can be read");
            if let Some((_, port)) = line.split_once(READY) {
                break port.trim_end_matches('.').parse().expect("a port");
            }
        };
        // Further output is read and dropped, so that it never blocks.
        thread::spawn(move || lines.for_each(drop));
        Some(started)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The folder of the browser's profile.
    pub(crate) fn profile(&self) -> &Path {
        &self.profile
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
