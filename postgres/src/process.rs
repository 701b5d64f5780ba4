//! A Postgres program as a child process that never outlives this one.

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

use crate::{account::Account, control::Control, helper};

/// How many of its last lines are kept.
const KEPT_LINES: usize = 12;
/// How long to wait for its last output after its end.
const OUTPUT_TIMEOUT: Duration = Duration::from_secs(1);

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    lines: Arc<Mutex<VecDeque<String>>>,
    output_ended: mpsc::Receiver<()>,
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
        let (output_reader, output) = io::pipe()?;
        let mut child = helper::exec_command(helper, account, program)
            .args(arguments)
            // The lock is an open file; nothing reads from it.
            .stdin(lock)
            .stdout(output.try_clone()?)
            .stderr(output)
            .spawn()?;
        if let Err(why) = control.register(&child) {
            child.kill()?;
            child.wait()?;
            return Err(why.into());
        }
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let (writer_alive, output_ended) = mpsc::channel();
        let kept_lines = Arc::clone(&lines);
        thread::Builder::new()
            .name("postgres-log".to_owned())
            .spawn(move || {
                forward(output_reader, &kept_lines);
                drop(writer_alive);
            })?;
        Ok(Self {
            child,
            lines,
            output_ended,
        })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its exit status, if it has ended.
    pub(crate) fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Waits for its end.
    pub(crate) fn wait(&mut self) -> io::Result<ExitStatus> {
        self.child.wait()
    }

    /// Its last lines of output, without log messages.
    pub(crate) fn last_output(&self) -> String {
        // Returns an error in either case, because nothing is ever sent.
        self.output_ended.recv_timeout(OUTPUT_TIMEOUT).ok();
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        Vec::from(lines.clone()).join("\n")
    }
}

/// Forwards the program's output to our log, and keeps the last lines.
fn forward(output_reader: PipeReader, kept_lines: &Mutex<VecDeque<String>>) {
    let mut output_reader = BufReader::new(output_reader);
    let mut line = Vec::new();
    while let Ok(1..) = output_reader.read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        line.clear();
        if text.contains("PANIC:") {
            tracing::error!(target: "postgres", "{text}");
        } else if text.contains("FATAL:") || text.contains("WARNING:") {
            tracing::warn!(target: "postgres", "{text}");
        } else {
            // The client that sent a failing query reports it.
            tracing::debug!(target: "postgres", "{text}");
        }
        if text.contains("LOG:") || text.is_empty() {
            continue;
        }
        let mut kept_lines = kept_lines.lock().unwrap_or_else(PoisonError::into_inner);
        if kept_lines.len() == KEPT_LINES {
            kept_lines.pop_front();
        }
        kept_lines.push_back(text);
    }
}
