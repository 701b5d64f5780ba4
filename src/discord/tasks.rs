//! The bot's running tasks, and their end.

use std::time::Duration;

use tokio::time::timeout;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// How long aborted tasks may take to be dropped.
const ABORT_TIMEOUT: Duration = Duration::from_millis(200);

/// Tasks that get limited time to finish when the bot stops.
#[derive(Debug, Clone, Default)]
pub(super) struct Tasks {
    tracker: TaskTracker,
    abort: CancellationToken,
}

impl Tasks {
    /// Starts a task.
    pub(super) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let abort = self.abort.clone();
        self.tracker.spawn(async move {
            // An aborted task logs nothing, as if the process had been killed; the next start continues from
            // what it has stored.
            abort.run_until_cancelled(task).await.unwrap_or_default();
        });
    }

    /// Waits until all tasks have finished, and aborts those that are not in time; returns how many were
    /// aborted.
    pub(super) async fn finish(self, limit: Duration) -> usize {
        self.tracker.close();
        if timeout(limit, self.tracker.wait()).await.is_ok() {
            return 0;
        }
        let unfinished = self.tracker.len();
        self.abort.cancel();
        if timeout(ABORT_TIMEOUT, self.tracker.wait()).await.is_err() {
            tracing::debug!("some tasks do not yield");
        }
        unfinished
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn tasks_that_hang_are_dropped_and_those_that_end_are_waited_for() {
        let tasks = Tasks::default();
        let (ended, is_ended) = oneshot::channel();
        let (held, dropped) = oneshot::channel::<()>();
        tasks.spawn(async move {
            tokio::task::yield_now().await;
            ended.send(()).expect("somebody waits");
        });
        tasks.spawn(async move {
            let _held = held;
            pending::<()>().await;
        });
        assert_eq!(tasks.finish(Duration::from_millis(100)).await, 1);
        assert!(is_ended.await.is_ok());
        assert!(dropped.await.is_err());
    }

    #[tokio::test]
    async fn without_tasks_nothing_is_waited_for() {
        assert_eq!(Tasks::default().finish(Duration::MAX).await, 0);
    }
}
