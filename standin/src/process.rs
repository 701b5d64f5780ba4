//! The bot as a child process with an empty environment, and several ways to end it.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{mpsc, watch};

use crate::gateway::Disconnect;
use crate::snowflake::Id;
use crate::world::Shared;

/// A program to be started.
#[must_use = "nothing runs before start()"]
pub struct Launch {
    pub(crate) shared: Arc<Shared>,
    pub(crate) number: usize,
    pub(crate) program: PathBuf,
    pub(crate) arguments: Vec<OsString>,
    pub(crate) environment: Vec<(OsString, OsString)>,
    pub(crate) folder: PathBuf,
}

impl Launch {
    /// Adds an argument.
    pub fn arg(mut self, argument: impl Into<OsString>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Adds arguments.
    pub fn args<A: Into<OsString>>(mut self, arguments: impl IntoIterator<Item = A>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// Sets a variable; the last value counts.
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        let name = name.into();
        self.environment.retain(|(present, _)| *present != name);
        self.environment.push((name, value.into()));
        self
    }

    /// Runs in this folder instead of a temporary one.
    pub fn folder(mut self, folder: &Path) -> Self {
        folder.clone_into(&mut self.folder);
        self
    }

    /// Starts it.
    ///
    /// # Panics
    ///
    /// When it cannot be started.
    #[must_use]
    pub fn start(self) -> Process {
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .env_clear()
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|why| panic!("cannot start {}: {why}", self.program.display()));
        let log = Log::default();
        let readers = [
            child.stdout.take().map(|stdout| {
                tokio::spawn(read(
                    stdout,
                    Stream::Out,
                    log.clone(),
                    Arc::clone(&self.shared),
                ))
            }),
            child.stderr.take().map(|stderr| {
                tokio::spawn(read(
                    stderr,
                    Stream::Err,
                    log.clone(),
                    Arc::clone(&self.shared),
                ))
            }),
        ];
        let pid = child
            .id()
            .and_then(|id| i32::try_from(id).ok())
            .and_then(Pid::from_raw);
        if let Some(pid) = pid {
            self.shared.write(|world| {
                world
                    .programs
                    .insert(pid.as_raw_nonzero().get(), self.number)
            });
        }
        let (kill, orders) = mpsc::unbounded_channel();
        let exit = watch::Sender::new(None);
        let ended = exit.subscribe();
        let shared = Arc::clone(&self.shared);
        tokio::spawn(async move {
            let status = watched(child, orders).await;
            for reader in readers.into_iter().flatten() {
                drop(reader.await);
            }
            exit.send_replace(Some(status));
            shared.write(|world| {
                // Nobody finishes what the process was doing.
                for interaction in world.interactions.values_mut() {
                    interaction.closed = interaction.deliveries;
                }
            });
        });
        Process {
            shared: self.shared,
            number: self.number,
            pid,
            kill,
            ended,
            log,
        }
    }
}

async fn watched(mut child: Child, mut orders: mpsc::UnboundedReceiver<()>) -> ExitStatus {
    tokio::select! {
        status = child.wait() => return status.expect("a child can be waited for"),
        _ = orders.recv() => {}
    }
    child.start_kill().expect("a child can be killed");
    child.wait().await.expect("a child can be waited for")
}

#[derive(Clone, Copy)]
enum Stream {
    Out,
    Err,
}

/// The output of the process, in the order it came.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<(bool, String)>>>);

impl Log {
    fn with<T>(&self, look: impl FnOnce(&mut Vec<(bool, String)>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn tail(&self, count: usize) -> String {
        let lines: VecDeque<String> = self.with(|lines| {
            lines
                .iter()
                .rev()
                .take(count)
                .rev()
                .map(|(_, line)| format!("  | {line}"))
                .collect()
        });
        Vec::from(lines).join("\n")
    }
}

async fn read(stream: impl AsyncRead + Unpin, which: Stream, log: Log, shared: Arc<Shared>) {
    let mut lines = BufReader::new(stream);
    let mut line = Vec::new();
    while let Ok(1..) = lines.read_until(b'\n', &mut line).await {
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        let closed = closed(&text);
        log.with(|lines| lines.push((matches!(which, Stream::Out), text)));
        shared.write(|world| {
            let closed = closed.and_then(|id| world.interactions.get_mut(&id));
            if let Some(interaction) = closed {
                interaction.closed += 1;
            }
        });
        line.clear();
    }
}

/// The interaction with which the program has finished, by a line of its log, which may be JSON.
fn closed(line: &str) -> Option<Id> {
    if line.starts_with('{') {
        let line: Value = serde_json::from_str(line).ok()?;
        let is_closed = line["message"] == "closed" && line["span"]["name"] == "interaction";
        return line["span"]["id"].as_u64().filter(|_| is_closed);
    }
    let (_, span) = line.split_once("interaction{id=")?;
    let (id, rest) = span.split_once([' ', '}'])?;
    rest.ends_with(": closed").then(|| id.parse().ok())?
}

/// Whether all threads of a process are stopped. A busy machine takes its time for that.
fn stands_still(id: i32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{id}/task")) else {
        return true;
    };
    threads.flatten().all(|thread| {
        let stat = fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        // The state follows the name in parentheses.
        let state = stat.rsplit_once(") ").map(|(_, rest)| rest);
        state.is_none_or(|state| state.starts_with(['T', 'Z', 'X']))
    })
}

/// A running bot. It is killed when dropped; if the test is failing then, its last output is printed.
pub struct Process {
    shared: Arc<Shared>,
    number: usize,
    pid: Option<Pid>,
    kill: mpsc::UnboundedSender<()>,
    ended: watch::Receiver<Option<ExitStatus>>,
    log: Log,
}

impl Process {
    /// Its number among the stand-in's processes, counted from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// Waits until it has a gateway session, and has registered commands or seen that there are some.
    ///
    /// # Panics
    ///
    /// When it ends instead.
    pub async fn ready(&self) {
        self.until("to be ready", |world| {
            let connected = world
                .sessions
                .iter()
                .any(|session| session.process == self.number && session.is_connected());
            connected && world.knows_commands.contains(&self.number)
        })
        .await;
    }

    /// Waits until it has a gateway session.
    pub async fn connected(&self) {
        self.until("to connect", |world| {
            world
                .sessions
                .iter()
                .any(|session| session.process == self.number && session.is_connected())
        })
        .await;
    }

    /// Waits until its session was resumed this many times.
    pub async fn resumed(&self, times: usize) {
        self.until("to resume", |world| {
            world.sessions.iter().any(|session| {
                session.process == self.number && session.resumes >= times && session.is_connected()
            })
        })
        .await;
    }

    async fn until(&self, what: &str, done: impl Fn(&crate::world::World) -> bool) {
        let what = format!("process {} {what}", self.number);
        self.shared
            .wait(&what, |world| {
                if let Some(status) = *self.ended.borrow() {
                    panic!(
                        "process {} ended ({status}) instead of getting ready:\n{}",
                        self.number,
                        self.output()
                    );
                }
                done(world).then_some(())
            })
            .await;
    }

    /// Waits for a line of its output with this text, and returns the line.
    pub async fn line(&self, with: &str) -> String {
        let what = format!("process {} to write {with:?}", self.number);
        self.shared
            .wait(&what, |_| {
                self.log.with(|lines| {
                    lines
                        .iter()
                        .map(|(_, line)| line)
                        .find(|line| line.contains(with))
                        .cloned()
                })
            })
            .await
    }

    /// Ends its gateway connection.
    pub fn disconnect(&self, how: Disconnect) {
        self.shared
            .write(|world| world.sessions.disconnect(Some(self.number), how));
    }

    /// Its process id, while it runs.
    #[must_use]
    pub fn id(&self) -> Option<i32> {
        self.pid.map(Pid::as_raw_nonzero).map(i32::from)
    }

    /// How it has ended; none while it runs.
    #[must_use]
    pub fn status(&self) -> Option<ExitStatus> {
        *self.ended.borrow()
    }

    /// Stops it as SIGSTOP does, and waits until all of its threads stand still: it stays, and does nothing until
    /// [`unpause`](Self::unpause).
    pub fn pause(&self) {
        self.signal(Signal::STOP);
        while self.status().is_none() && self.id().is_some_and(|id| !stands_still(id)) {
            thread::yield_now();
        }
    }

    /// Lets it go on after [`pause`](Self::pause).
    pub fn unpause(&self) {
        self.signal(Signal::CONT);
    }

    /// Kills it, and waits until it has ended.
    pub async fn kill9(&self) -> ExitStatus {
        // If the watching task has ended, so has the process.
        self.kill.send(()).ok();
        self.exited().await
    }

    /// Sends SIGTERM and waits for the end.
    ///
    /// # Panics
    ///
    /// When it does not stop within half a minute.
    pub async fn terminate(&self) -> ExitStatus {
        self.signal_term();
        self.exited().await
    }

    /// Sends SIGTERM and does not wait.
    pub fn signal_term(&self) {
        self.signal(Signal::TERM);
    }

    fn signal(&self, signal: Signal) {
        if self.ended.borrow().is_none()
            && let Some(pid) = self.pid
        {
            // It may end by itself at this moment.
            kill_process(pid, signal).ok();
        }
    }

    /// Waits until it has ended by itself, and its gateway connections too.
    pub async fn exited(&self) -> ExitStatus {
        let what = format!("process {} to end", self.number);
        self.shared
            .wait(&what, |world| {
                let mut ours = world
                    .sessions
                    .iter()
                    .filter(|session| session.process == self.number);
                let status = *self.ended.borrow();
                status.filter(|_| ours.all(|session| !session.is_connected()))
            })
            .await
    }

    /// Its whole output, both streams in the order it came.
    #[must_use]
    pub fn output(&self) -> String {
        self.log
            .with(|lines| lines.iter().map(|(_, line)| format!("{line}\n")).collect())
    }

    /// Its standard output.
    #[must_use]
    pub fn stdout(&self) -> String {
        self.log.with(|lines| {
            lines
                .iter()
                .filter(|(out, _)| *out)
                .map(|(_, line)| format!("{line}\n"))
                .collect()
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill.send(()).ok();
        if std::thread::panicking() {
            eprintln!("process {} last wrote:\n{}", self.number, self.log.tail(60));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::closed;

    #[test]
    fn lines_say_with_which_interaction_a_program_has_finished() {
        let plain =
            "2026-11-26T20:00:00Z DEBUG interaction{id=17 kind=\"command\" channel=4}: closed";
        let json = r#"{"level":"DEBUG","message":"closed","span":{"id":17,"name":"interaction"}}"#;
        for line in [plain, json, "interaction{id=17}: closed"] {
            assert_eq!(closed(line), Some(17), "{line}");
        }
        for line in [
            r#" INFO interaction{id=17 kind="command"}: done outcome="done" ms=12"#,
            "DEBUG message{id=17}: closed",
            r#"{"level":"INFO","message":"done","span":{"id":17,"name":"interaction"}}"#,
            r#"{"level":"DEBUG","message":"closed","span":{"id":17,"name":"message"}}"#,
            "closed",
        ] {
            assert_eq!(closed(line), None, "{line}");
        }
    }
}
