//! The thread that starts Postgres and watches over it.

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

/// How long a start is tried again.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long between two tries.
const PAUSE: Duration = Duration::from_millis(500);
/// How often it is looked whether Postgres is ready, or a former one gone.
const STEP: Duration = Duration::from_millis(5);
/// When a Postgres whose bot is dead is told to stop, in case nothing else has told it.
const REMINDERS: [(Duration, Signal); 2] = [
    (Duration::from_secs(3), Signal::INT),
    (Duration::from_secs(6), Signal::QUIT),
];
/// The longest pause between two starts of a Postgres that does not get ready.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// The shortest life after which the next start needs no pause.
const SHORT_LIFE: Duration = Duration::from_secs(1);

/// Who starts Postgres, and where.
#[derive(Debug)]
struct Supervisor<'a> {
    settings: Settings,
    home: Home,
    control: &'a Control,
}

/// What a step gives, or nothing if the end is wanted.
type Step<T> = Result<Option<T>, ClusterError>;

/// Starts Postgres, tells where its socket is or what went wrong, and keeps it running until the end is
/// wanted.
pub(crate) fn run(
    settings: Settings,
    control: &Control,
    tell: oneshot::Sender<Result<PathBuf, ClusterError>>,
) {
    let begun = || {
        let Some(home) = Home::take(&settings.data, control)? else {
            return Ok(None);
        };
        let supervisor = Supervisor {
            settings,
            home,
            control,
        };
        let running = supervisor.begin()?;
        Ok(running.map(|(programs, process)| (supervisor, programs, process)))
    };
    // Whoever is told may not listen any more; then the end is wanted.
    match begun() {
        Ok(Some((supervisor, programs, process))) => {
            tell.send(Ok(supervisor.home.folder().to_owned())).ok();
            supervisor.watch(&programs, process);
        }
        Ok(None) => {}
        Err(error) => {
            tell.send(Err(error)).ok();
        }
    }
}

impl Supervisor<'_> {
    fn begin(&self) -> Step<(Programs, Process)> {
        let cluster = self.home.cluster();
        let made_by = self.home.made_by()?.map(|version| (version, &*cluster));
        let programs = Programs::find(self.settings.programs.as_deref(), made_by)?;
        if made_by.is_none() {
            tracing::info!(cluster = %cluster.display(), "making a database");
            let made = self.patiently(|begun| self.make(&programs, &cluster, begun))?;
            if made.is_none() {
                return Ok(None);
            }
        }
        let process = self.patiently(|begun| self.start(&programs, begun))?;
        Ok(process.map(|process| (programs, process)))
    }

    fn watch(&self, programs: &Programs, mut process: Process) {
        loop {
            let begun = Instant::now();
            let ended = process.wait();
            if self.control.is_ending() {
                return;
            }
            tracing::error!(?ended, "Postgres has ended unasked; it is started again");
            let mut pause = SHORT_LIFE.saturating_sub(begun.elapsed());
            process = loop {
                self.control.pause(pause);
                match self.patiently(|begun| self.start(programs, begun)) {
                    Ok(Some(process)) => break process,
                    Ok(None) => return,
                    Err(error) => tracing::error!(%error, "there is no database"),
                }
                pause = (pause * 2).clamp(SHORT_LIFE, LONGEST_PAUSE);
            };
            tracing::info!("Postgres runs again");
        }
    }

    /// Tries something again for a while, if it fails for a reason that may pass.
    fn patiently<T>(&self, attempt: impl Fn(Instant) -> Step<T>) -> Step<T> {
        let begun = Instant::now();
        loop {
            let result = attempt(begun);
            if self.control.is_ending() {
                return result.or(Ok(None));
            }
            match result {
                Err(error) if error.may_pass() && begun.elapsed() < PATIENCE => {
                    tracing::debug!(%error, "trying again");
                }
                result => return result,
            }
            self.control.pause(PAUSE);
        }
    }

    /// Makes the cluster, under another name until it is complete.
    fn make(&self, programs: &Programs, cluster: &Path, begun: Instant) -> Step<()> {
        let Some(lock) = self.alone(begun)? else {
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
            return Err(self.explain(&initdb, |said| ClusterError::Initdb { folder, said }));
        }
        if self.settings.durability == Durability::Kept {
            syncfs(File::open(&unfinished)?).map_err(io::Error::from)?;
        }
        fs::rename(&unfinished, cluster)?;
        File::open(self.home.folder())?.sync_all()?;
        Ok(Some(()))
    }

    /// Starts Postgres and waits until it takes connections.
    fn start(&self, programs: &Programs, begun: Instant) -> Step<Process> {
        let Some(lock) = self.alone(begun)? else {
            return Ok(None);
        };
        let cluster = self.home.cluster();
        let file = PidFile::of(&cluster);
        file.forget_the_dead()?;
        let arguments = options::postgres(&self.settings, &cluster, self.home.folder());
        let mut postgres = self.run_program(&programs.postgres(), &arguments, lock)?;
        let mut slow = Some(Instant::now() + PATIENCE);
        loop {
            if postgres.ended()?.is_some() {
                let folder = self.home.folder().to_owned();
                return Err(self.explain(&postgres, |said| ClusterError::Start { folder, said }));
            }
            if self.control.is_ending() {
                // It has been interrupted.
                postgres.wait()?;
                return Ok(None);
            }
            if file.says_ready(postgres.id()) {
                return Ok(Some(postgres));
            }
            if slow.is_some_and(|slow| Instant::now() > slow) {
                slow = None;
                tracing::warn!(
                    "Postgres takes its time; after a crash, it goes through its log first"
                );
            }
            self.control.pause(STEP);
        }
    }

    /// Waits until no process of the cluster lives any more. Gives the lock that proves it.
    fn alone(&self, begun: Instant) -> Step<File> {
        let mut reminders = REMINDERS.into_iter().peekable();
        loop {
            if let Some(lock) = self.home.lock()? {
                return Ok(Some(lock));
            }
            if self.control.is_ending() {
                return Ok(None);
            }
            let waited = begun.elapsed();
            if waited > PATIENCE {
                let cluster = self.home.cluster();
                return Err(ClusterError::LeftBehind { cluster });
            }
            if let Some((_, signal)) = reminders.next_if(|(after, _)| waited > *after) {
                PidFile::of(&self.home.cluster()).signal(signal);
            }
            self.control.pause(STEP);
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

    /// Why a program has failed, as far as can be told from here, or in its own words.
    fn explain(
        &self,
        failed: &Process,
        otherwise: impl FnOnce(String) -> ClusterError,
    ) -> ClusterError {
        let said = failed.last_words();
        if let Some((account, folder)) = self.home.closed() {
            return ClusterError::NoEntry {
                account: account.to_string(),
                folder,
            };
        }
        let full = said.lines().find(|line| {
            line.contains("No space left on device") || line.contains("Disk quota exceeded")
        });
        match full {
            Some(line) => ClusterError::DiskFull {
                folder: self.home.folder().to_owned(),
                said: line.to_owned(),
            },
            None => otherwise(said),
        }
    }
}
