//! The OS thread of a worker, on which it searches.

use std::{
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use rustix::process::nice;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::mind::{self, Effort};
use crate::{
    games::{Action, Computer, Duty, GameState},
    service::Thinking,
};

/// The longest search; up to there, its nodes limit it.
const LONGEST: Duration = Duration::from_secs(2);
/// How much the thread lets others go first, as a niceness.
const NICENESS: i32 = 10;

/// Why there is no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Abandoned {
    /// The process is about to stop.
    Stopped,
    /// The thread has ended.
    Failed,
}

/// A thread that is started when it is needed, and again if it has failed.
#[derive(Debug, Default)]
pub(super) struct Thread(Option<mpsc::Sender<Task>>);

/// What the thread is to find.
struct Task {
    state: GameState,
    computer: Computer,
    duty: Duty,
    stop: CancellationToken,
    result: oneshot::Sender<Option<Action>>,
}

impl Thread {
    /// The computer's action.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub(super) fn think(
        &mut self,
        thinking: &Thinking,
        stop: CancellationToken,
    ) -> impl Future<Output = Result<Action, Abandoned>> + use<> {
        let (result, found) = oneshot::channel();
        let task = Task {
            state: thinking.state.clone(),
            computer: thinking.computer,
            duty: thinking.duty.clone(),
            stop: stop.clone(),
            result,
        };
        let sent = match &self.0 {
            Some(tasks) => tasks.send(task).map_err(|unsent| unsent.0),
            None => Err(task),
        };
        if let Err(task) = sent {
            let (tasks, received) = mpsc::channel();
            // The receiver is still here, so it arrives.
            let queued = tasks.send(task).is_ok();
            let started = thread::Builder::new()
                .name("think".to_owned())
                .spawn(move || run(&received));
            self.0 = (queued && started.is_ok()).then_some(tasks);
        }
        async move {
            match found.await {
                _ if stop.is_cancelled() => Err(Abandoned::Stopped),
                Ok(Some(action)) => Ok(action),
                Ok(None) | Err(_) => Err(Abandoned::Failed),
            }
        }
    }
}

/// Does tasks until their sender is dropped.
fn run(tasks: &mpsc::Receiver<Task>) {
    // Linux applies it to this thread alone. Without it, others wait a little longer.
    if let Err(error) = nice(NICENESS) {
        tracing::debug!(%error, "the thread keeps its priority");
    }
    while let Ok(task) = tasks.recv() {
        let Task {
            state,
            computer,
            duty,
            stop,
            result,
        } = task;
        let began = Instant::now();
        let is_over = || began.elapsed() >= LONGEST || stop.is_cancelled();
        let action = mind::decide(&state, computer, &duty, Effort::OfLevel, &is_over);
        // Nobody may wait for it any more.
        drop(result.send(action));
    }
}
