//! One of Postgres's programs as a child that never outlives us.

use std::{
    collections::VecDeque,
    ffi::OsString,
    fs::File,
    io::{self, BufRead, BufReader, PipeReader},
    path::Path,
    process::{Child, ExitStatus},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

use crate::{account::Account, control::Control, errand};

/// How many of its last lines are kept.
const KEPT: usize = 12;
/// How long its last words are waited for after its end.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A program that runs.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    lines: Arc<Mutex<VecDeque<String>>>,
    silent: mpsc::Receiver<()>,
}

impl Process {
    /// Starts a program with the cluster's lock, which it and its children hold as long as they live.
    ///
    /// It ends with the *thread* that calls this.
    pub(crate) fn start(
        helper: &Path,
        account: Option<Account>,
        program: &Path,
        arguments: &[OsString],
        lock: File,
        control: &Control,
    ) -> io::Result<Self> {
        let (said, output) = io::pipe()?;
        let mut child = errand::becoming(helper, account, program)
            .args(arguments)
            // A lock is an open file; nothing reads this one.
            .stdin(lock)
            .stdout(output.try_clone()?)
            .stderr(output)
            .spawn()?;
        if let Err(why) = control.watch(&child) {
            child.kill()?;
            child.wait()?;
            return Err(why.into());
        }
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let (speaks, silent) = mpsc::channel();
        let kept = Arc::clone(&lines);
        thread::Builder::new()
            .name("postgres-log".to_owned())
            .spawn(move || {
                listen(said, &kept);
                drop(speaks);
            })?;
        Ok(Self {
            child,
            lines,
            silent,
        })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its end, if it has come.
    pub(crate) fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Waits for its end.
    pub(crate) fn wait(&mut self) -> io::Result<ExitStatus> {
        self.child.wait()
    }

    /// What it said last, of what matters.
    pub(crate) fn last_words(&self) -> String {
        // Ends with an error either way: nothing is ever sent.
        self.silent.recv_timeout(LAST_WORDS).ok();
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        Vec::from(lines.clone()).join("\n")
    }
}

/// Passes on what the program says to our own log, and keeps the end of it.
fn listen(said: PipeReader, kept: &Mutex<VecDeque<String>>) {
    let mut said = BufReader::new(said);
    let mut line = Vec::new();
    while let Ok(1..) = said.read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        line.clear();
        if text.contains("PANIC:") {
            tracing::error!(target: "postgres", "{text}");
        } else if text.contains("FATAL:") || text.contains("WARNING:") {
            tracing::warn!(target: "postgres", "{text}");
        } else {
            // What goes wrong with a query is told by whoever sent it.
            tracing::debug!(target: "postgres", "{text}");
        }
        if text.contains("LOG:") || text.is_empty() {
            continue;
        }
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back(text);
    }
}
