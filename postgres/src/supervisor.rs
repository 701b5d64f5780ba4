//! The thread that starts and supervises Postgres.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use rustix::{fs::syncfs, process::Signal};
use tokio::sync::oneshot;

use crate::{
    cluster::{Durability, Settings},
    control::Control,
    error::ClusterError,
    home::Home,
    options,
    postmaster::PidFile,
    process::Process,
    programs::Programs,
};

/// How long a failing start is retried.
const START_TIMEOUT: Duration = Duration::from_secs(10);
/// The pause between two attempts.
const RETRY_PAUSE: Duration = Duration::from_millis(500);
/// How often the state of Postgres is polled.
const POLL: Duration = Duration::from_millis(5);
/// When a Postgres whose parent is dead gets a signal, in case it does not stop by itself.
const STOP_SIGNALS: [(Duration, Signal); 2] = [
    (Duration::from_secs(3), Signal::INT),
    (Duration::from_secs(6), Signal::QUIT),
];
/// The longest pause between two starts of a Postgres that does not become ready.
const MAX_PAUSE: Duration = Duration::from_secs(30);
/// After a run of at least this time, the next start needs no pause.
const MIN_UPTIME: Duration = Duration::from_secs(1);

/// What is needed to start Postgres.
#[derive(Debug)]
struct Supervisor<'a> {
    settings: Settings,
    home: Home,
    control: &'a Control,
}

/// The result of an attempt; `None` if the end is requested.
type Attempt<T> = Result<Option<T>, ClusterError>;

/// Starts Postgres, sends the folder of its socket or the error, and keeps it running until the end is
/// requested.
pub(crate) fn run(
    settings: Settings,
    control: &Control,
    started: oneshot::Sender<Result<PathBuf, ClusterError>>,
) {
    let start = || {
        let Some(home) = Home::acquire(&settings.data, control)? else {
            return Ok(None);
        };
        let supervisor = Supervisor {
            settings,
            home,
            control,
        };
        let running = supervisor.start_first()?;
        Ok(running.map(|(programs, process)| (supervisor, programs, process)))
    };
    // The receiver may be gone; then the end is requested as well.
    match start() {
        Ok(Some((supervisor, programs, process))) => {
            started.send(Ok(supervisor.home.folder().to_owned())).ok();
            supervisor.watch(&programs, process);
        }
        Ok(None) => {}
        Err(error) => {
            started.send(Err(error)).ok();
        }
    }
}

impl Supervisor<'_> {
    fn start_first(&self) -> Attempt<(Programs, Process)> {
        let cluster = self.home.cluster();
        let made_by = self.home.made_by()?.map(|version| (version, &*cluster));
        let programs = Programs::find(self.settings.programs.as_deref(), made_by)?;
        if made_by.is_none() {
            tracing::info!(cluster = %cluster.display(), "making a database");
            let made = self.retry(|start| self.create_cluster(&programs, &cluster, start))?;
            if made.is_none() {
                return Ok(None);
            }
        }
        let process = self.retry(|start| self.start(&programs, start))?;
        Ok(process.map(|process| (programs, process)))
    }

    fn watch(&self, programs: &Programs, mut process: Process) {
        loop {
            let start = Instant::now();
            let ended = process.wait();
            if self.control.is_ending() {
                return;
            }
            tracing::error!(?ended, "Postgres has ended unasked; it is started again");
            let mut pause = MIN_UPTIME.saturating_sub(start.elapsed());
            process = loop {
                self.control.pause(pause);
                match self.retry(|start| self.start(programs, start)) {
                    Ok(Some(process)) => break process,
                    Ok(None) => return,
                    Err(error) => tracing::error!(%error, "there is no database"),
                }
                pause = (pause * 2).clamp(MIN_UPTIME, MAX_PAUSE);
            };
            tracing::info!("Postgres runs again");
        }
    }

    /// Repeats an attempt for a while, as long as its error is temporary.
    fn retry<T>(&self, attempt: impl Fn(Instant) -> Attempt<T>) -> Attempt<T> {
        let start = Instant::now();
        loop {
            let result = attempt(start);
            if self.control.is_ending() {
                return result.or(Ok(None));
            }
            match result {
                Err(error) if error.is_temporary() && start.elapsed() < START_TIMEOUT => {
                    tracing::debug!(%error, "trying again");
                }
                result => return result,
            }
            self.control.pause(RETRY_PAUSE);
        }
    }

    /// Creates the cluster, under another name until it is complete.
    fn create_cluster(&self, programs: &Programs, cluster: &Path, start: Instant) -> Attempt<()> {
        let Some(lock) = self.wait_for_lock(start)? else {
            return Ok(None);
        };
        let unfinished = cluster.with_file_name("unfinished");
        match fs::remove_dir_all(&unfinished) {
            Err(why) if why.kind() != ErrorKind::NotFound => return Err(why.into()),
            _ => {}
        }
        let arguments = options::initdb(&self.settings, &unfinished);
        let mut initdb = self.run_program(&programs.initdb(), &arguments, lock)?;
        if !initdb.wait()?.success() {
            let folder = self.home.folder().to_owned();
            return Err(self.explain(&initdb, |output| ClusterError::Initdb { folder, output }));
        }
        if self.settings.durability == Durability::Kept {
            syncfs(File::open(&unfinished)?).map_err(io::Error::from)?;
        }
        fs::rename(&unfinished, cluster)?;
        File::open(self.home.folder())?.sync_all()?;
        Ok(Some(()))
    }

    /// Starts Postgres and waits until it accepts connections.
    fn start(&self, programs: &Programs, start: Instant) -> Attempt<Process> {
        let Some(lock) = self.wait_for_lock(start)? else {
            return Ok(None);
        };
        let cluster = self.home.cluster();
        let file = PidFile::of(&cluster);
        file.remove_stale()?;
        let arguments = options::postgres(&self.settings, &cluster, self.home.folder());
        let mut postgres = self.run_program(&programs.postgres(), &arguments, lock)?;
        let mut slow = Some(Instant::now() + START_TIMEOUT);
        loop {
            if postgres.ended()?.is_some() {
                let folder = self.home.folder().to_owned();
                return Err(
                    self.explain(&postgres, |output| ClusterError::Start { folder, output })
                );
            }
            if self.control.is_ending() {
                // It was interrupted.
                postgres.wait()?;
                return Ok(None);
            }
            if file.is_ready(postgres.id()) {
                return Ok(Some(postgres));
            }
            if slow.is_some_and(|slow| Instant::now() > slow) {
                slow = None;
                tracing::warn!(
                    "Postgres takes its time; after a crash, it goes through its log first"
                );
            }
            self.control.pause(POLL);
        }
    }

    /// Waits until no process of the cluster is alive. Returns the lock that proves it.
    fn wait_for_lock(&self, start: Instant) -> Attempt<File> {
        let mut signals = STOP_SIGNALS.into_iter().peekable();
        loop {
            if let Some(lock) = self.home.lock()? {
                return Ok(Some(lock));
            }
            if self.control.is_ending() {
                return Ok(None);
            }
            let waited = start.elapsed();
            if waited > START_TIMEOUT {
                let cluster = self.home.cluster();
                return Err(ClusterError::LeftBehind { cluster });
            }
            if let Some((_, signal)) = signals.next_if(|(after, _)| waited > *after) {
                PidFile::of(&self.home.cluster()).signal(signal);
            }
            self.control.pause(POLL);
        }
    }

    fn run_program(
        &self,
        program: &Path,
        arguments: &[OsString],
        lock: File,
    ) -> Result<Process, ClusterError> {
        let account = self.home.account();
        Ok(Process::start(
            &self.settings.helper,
            account,
            program,
            arguments,
            lock,
            self.control,
        )?)
    }

    /// The reason of a failure: a known cause, or else the program's output.
    fn explain(
        &self,
        failed: &Process,
        fallback: impl FnOnce(String) -> ClusterError,
    ) -> ClusterError {
        let output = failed.last_output();
        if let Some((account, folder)) = self.home.inaccessible() {
            return ClusterError::NoEntry {
                account: account.to_string(),
                folder,
            };
        }
        let full = output.lines().find(|line| {
            line.contains("No space left on device") || line.contains("Disk quota exceeded")
        });
        match full {
            Some(line) => ClusterError::DiskFull {
                folder: self.home.folder().to_owned(),
                output: line.to_owned(),
            },
            None => fallback(output),
        }
    }
}
