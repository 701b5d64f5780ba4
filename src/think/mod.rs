//! Thinks for the computer: claims what is to be thought about, and acts in its games.
//!
//! Each worker has an OS thread of its own, so that a search takes no thread from the async runtime. Any number of
//! processes may work on the same database. A claim lasts for some seconds and is renewed while the worker thinks, so the
//! thought of a worker that dies is soon taken by another one. The slower one finds the game changed: no move is
//! played twice.

mod mind;
mod thread;

use std::{future::pending, time::Duration};

use time::OffsetDateTime;
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    task::{JoinSet, spawn_blocking},
    time::{MissedTickBehavior, interval, sleep},
};
#[cfg(feature = "discord")]
use tokio::{task::JoinHandle, time::timeout};
use tokio_util::sync::CancellationToken;

use self::{
    mind::{Effort, Found},
    thread::{Abandoned, Thread},
};
use crate::{
    games::{Action, Computer, Refusal},
    service::{Service, ServiceError, Task, Thinking},
    store::{Notification, Notifications, StoreFault, THOUGHT_LEASE, ThoughtClaim, ThoughtKind},
    telemetry::Reference,
};

/// How often workers look for thoughts without a notification.
const POLL: Duration = Duration::from_secs(1);
/// How long a search may take to notice that it has to stop.
#[cfg(feature = "discord")]
const END_TIMEOUT: Duration = Duration::from_millis(500);
/// How long the bot leaves a thought to other processes if it has no worker of its own, and no other one is at work.
const PATIENCE: Duration = Duration::from_secs(10);

/// Works with this many threads until `stop`.
pub(crate) async fn work(
    games: Service,
    threads: u32,
    notifications: Notifications,
    stop: CancellationToken,
) {
    let mut workers = JoinSet::new();
    for _ in 0..threads {
        let worker = Worker {
            games: games.clone(),
            thread: Thread::default(),
            stop: stop.clone(),
        };
        workers.spawn(worker.run(notifications.subscribe()));
    }
    while workers.join_next().await.is_some() {}
}

/// Works until `stop` as the bot does: with this many threads, and with a quick move where workers have failed.
pub(crate) async fn work_beside_bot(
    games: Service,
    threads: u32,
    notifications: Notifications,
    stop: CancellationToken,
) {
    tokio::join!(
        work(games.clone(), threads, notifications, stop.clone()),
        rescue(games, threads == 0, stop),
    );
}

/// Waits a moment for the end of work that has been stopped.
#[cfg(feature = "discord")]
pub(crate) async fn end(work: JoinHandle<()>) {
    // What does not end in time goes on elsewhere once its claim has expired.
    drop(timeout(END_TIMEOUT, work).await);
}

/// One thread with what it needs.
struct Worker {
    games: Service,
    thread: Thread,
    stop: CancellationToken,
}

impl Worker {
    async fn run(mut self, mut notification: Receiver<Notification>) {
        let mut failing = false;
        while !self.stop.is_cancelled() {
            let now = OffsetDateTime::now_utc();
            // What has been written before is among what can be claimed.
            notification = notification.resubscribe();
            match self.games.next_thought(ThoughtClaim::Next, now).await {
                Ok(Some(thinking)) => {
                    failing = false;
                    self.think(&thinking, &mut notification).await;
                    continue;
                }
                Ok(None) => failing = false,
                // A database that is down for an hour is not worth a log line every second.
                Err(fault) if !failing => {
                    report(&fault);
                    failing = true;
                }
                Err(_) => {}
            }
            tokio::select! {
                () = self.stop.cancelled() => {}
                () = next_thought(&mut notification) => {}
                () = sleep(POLL) => {}
            }
        }
    }

    /// Thinks about one thing, and acts.
    async fn think(&mut self, thinking: &Thinking, notification: &mut Receiver<Notification>) {
        let stop = self.stop.child_token();
        let thought = self.thread.think(thinking, stop.clone());
        // Whatever is written meanwhile is more urgent than these.
        let interruption = async {
            if matches!(
                thinking.thought.kind,
                ThoughtKind::Puzzle | ThoughtKind::FairPlay
            ) {
                next_thought(notification).await;
                stop.cancel();
            }
            pending::<()>().await;
        };
        let renewals = async {
            let period = THOUGHT_LEASE.unsigned_abs() / 3;
            let mut ticks = interval(period);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            // The first tick is at once.
            ticks.tick().await;
            loop {
                ticks.tick().await;
                let (store, now) = (self.games.thoughts(), OffsetDateTime::now_utc());
                match store.renew_thought(&thinking.thought, now).await {
                    Ok(true) => {}
                    // The game went on, or another worker has it.
                    Ok(false) => return stop.cancel(),
                    Err(fault) => report(&fault),
                }
            }
        };
        let found = tokio::select! {
            found = thought => found,
            () = renewals => Err(Abandoned::Stopped),
            () = interruption => Err(Abandoned::Stopped),
        };
        match found {
            Ok(found) => {
                let now = OffsetDateTime::now_utc();
                if apply(&self.games, thinking, &found, now).await == Applied::Refused {
                    give_up(&self.games, thinking).await;
                }
            }
            // Another process goes on with it at once.
            Err(Abandoned::Stopped) => {
                let (store, now) = (self.games.thoughts(), OffsetDateTime::now_utc());
                if let Err(fault) = store.return_thought(&thinking.thought, now).await {
                    report(&fault);
                }
            }
            // The claim expires, and somebody else tries.
            Err(Abandoned::Failed) => {
                let about = &thinking.thought.about;
                tracing::error!(reference = %Reference::new(), ?about, "the search has failed");
            }
        }
    }
}

/// What became of what a worker has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Applied {
    /// It is done, or not needed any more.
    Done,
    /// The rules of the game do not allow it.
    Refused,
}

/// Acts in the game of a thought, or records what was found; the rest of a review is due from `rest_due` on.
async fn apply(
    games: &Service,
    thinking: &Thinking,
    found: &Found,
    rest_due: OffsetDateTime,
) -> Applied {
    let (store, thought) = (games.thoughts(), &thinking.thought);
    let recorded = match found {
        Found::Action(computer, action) => return act(games, thinking, *computer, action).await,
        Found::Hint(hint) => store.record_hint(thought, hint).await,
        Found::Evaluation(found) => store.record_evaluation(thought, found).await,
        Found::Review(known, finished) => {
            let finished = finished.as_ref();
            store
                .record_progress(thought, known, finished, rest_due)
                .await
        }
        Found::FairPlay(search, is_finished) => {
            let finished = is_finished.then_some(search);
            store
                .record_progress(thought, search, finished, rest_due)
                .await
        }
        Found::Puzzle(puzzle, rest) => {
            let (puzzle, rest, now) = (puzzle.as_ref(), rest.as_ref(), OffsetDateTime::now_utc());
            store.record_puzzle(thought, puzzle, rest, now).await
        }
    };
    if let Err(fault) = recorded {
        report(&fault);
    }
    Applied::Done
}

/// Acts in the game of a thought.
async fn act(games: &Service, thinking: &Thinking, computer: Computer, action: &Action) -> Applied {
    let Task::Act(state, ..) = &thinking.task else {
        return Applied::Done;
    };
    let (game, now) = (state.id, OffsetDateTime::now_utc());
    let acted = games.act_for_computer(state, computer, action, now);
    match acted.await {
        Ok(true) => {
            let level = computer.strength.level.number();
            tracing::info!(%game, level, ?action, "the computer has acted");
        }
        // The game went on, and has another thought if it needs one. If only its clock changed, this one is still there
        // once the claim has expired.
        Ok(false) => tracing::debug!(%game, "the game went on meanwhile"),
        // The time of the other side was up meanwhile, which the schedule is about to find, or to give back.
        Err(ServiceError::Refused(Refusal::OutOfTime { .. })) => {
            tracing::debug!(%game, "the time was up meanwhile");
        }
        Err(ServiceError::Refused(refusal)) => {
            let reference = Reference::new();
            tracing::error!(%reference, %game, ?action, ?refusal, "the computer may not do what it wants");
            return Applied::Refused;
        }
        Err(ServiceError::Fault(fault)) => report(&fault),
    }
    Applied::Done
}

/// Leaves a thought to the quick search.
async fn give_up(games: &Service, thinking: &Thinking) {
    if let Err(fault) = games.thoughts().give_up_thought(&thinking.thought).await {
        report(&fault);
    }
}

/// Until `stop`, does at once what workers have failed at, by a small search. With `alone`, that includes what waits for some
/// time while no worker thinks about anything.
async fn rescue(games: Service, alone: bool, stop: CancellationToken) {
    let mut ticks = interval(POLL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        let now = OffsetDateTime::now_utc();
        let claim = if alone {
            ThoughtClaim::Overdue(now - PATIENCE)
        } else {
            ThoughtClaim::Failed
        };
        // What fails is logged by the workers as well, if they can use the database as little.
        while let Ok(Some(thinking)) = games.next_thought(claim, now).await {
            do_quickly(&games, &thinking).await;
            if stop.is_cancelled() {
                return;
            }
        }
    }
}

/// Does by a small search what no worker has done. Where the rules do not allow the result, it does anything that they allow; if
/// that fails as well, the claim keeps others from it for some seconds.
async fn do_quickly(games: &Service, thinking: &Thinking) {
    let thought = &thinking.thought;
    tracing::warn!(about = ?thought.about, kind = thought.kind.code(), "no worker has done it; it is done by a quick search");
    let task = thinking.task.clone();
    let quick = move || mind::find(&task, Effort::Quick, &|| false);
    let found = spawn_blocking(quick).await.ok().flatten();
    let anything = || mind::anything(&thinking.task);
    let Some(found) = found.or_else(anything) else {
        if let Err(fault) = games.thoughts().drop_thought(thought).await {
            report(&fault);
        }
        return;
    };
    // The next step of a review is as overdue as this one is.
    let applied = apply(games, thinking, &found, thought.due_at).await;
    if applied == Applied::Refused
        && let Some(other) = anything()
        && other != found
    {
        apply(games, thinking, &other, thought.due_at).await;
    }
}

/// Waits until something has been written that has to be thought about.
async fn next_thought(notification: &mut Receiver<Notification>) {
    loop {
        match notification.recv().await {
            Ok(
                Notification::Delivered { .. } | Notification::Queued { .. } | Notification::Shards,
            ) => {}
            Ok(Notification::Thought | Notification::Unknown) | Err(RecvError::Lagged(_)) => return,
            // Notifications have ended; the worker polls.
            Err(RecvError::Closed) => pending().await,
        }
    }
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the computer cannot use the database");
}
