//! The OS thread of a worker, on which it searches.

use std::{
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use rustix::process::nice;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::mind::{self, Effort, Found};
use crate::service::{Task, Thinking};

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
pub(super) struct Thread(Option<mpsc::Sender<Order>>);

/// What the thread is to find.
struct Order {
    task: Task,
    stop: CancellationToken,
    result: oneshot::Sender<Option<Found>>,
}

impl Thread {
    /// What a thought is to find.
    ///
    /// Fails when there is none.
    pub(super) fn think(
        &mut self,
        thinking: &Thinking,
        stop: CancellationToken,
    ) -> impl Future<Output = Result<Found, Abandoned>> + use<> {
        let (result, found) = oneshot::channel();
        let order = Order {
            task: thinking.task.clone(),
            stop: stop.clone(),
            result,
        };
        let sent = match &self.0 {
            Some(orders) => orders.send(order).map_err(|unsent| unsent.0),
            None => Err(order),
        };
        if let Err(order) = sent {
            let (orders, received) = mpsc::channel();
            // The receiver is still here, so it arrives.
            let queued = orders.send(order).is_ok();
            let started = thread::Builder::new()
                .name("think".to_owned())
                .spawn(move || run(&received));
            self.0 = (queued && started.is_ok()).then_some(orders);
        }
        async move {
            match found.await {
                _ if stop.is_cancelled() => Err(Abandoned::Stopped),
                Ok(Some(found)) => Ok(found),
                Ok(None) | Err(_) => Err(Abandoned::Failed),
            }
        }
    }
}

/// Follows orders until their sender is dropped.
fn run(orders: &mpsc::Receiver<Order>) {
    // Linux applies it to this thread alone. Without it, others wait a little longer.
    if let Err(error) = nice(NICENESS) {
        tracing::debug!(%error, "the thread keeps its priority");
    }
    while let Ok(order) = orders.recv() {
        let Order { task, stop, result } = order;
        let began = Instant::now();
        // A step of a review has to come to its end, or it would be done again and again.
        let has_limit = !matches!(task, Task::Review(..));
        let is_over = || has_limit && began.elapsed() >= LONGEST || stop.is_cancelled();
        let found = mind::find(&task, Effort::Full, &is_over);
        // Nobody may wait for it any more.
        drop(result.send(found));
    }
}
