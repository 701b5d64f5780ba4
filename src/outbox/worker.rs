//! The worker: claims due rows, delivers them concurrently, and maintains claims.

use std::{
    future::pending,
    time::{Duration, Instant},
};

use time::OffsetDateTime;
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    task::JoinSet,
    time::{MissedTickBehavior, interval, sleep},
};
use tokio_util::sync::CancellationToken;

use super::{
    Outbox,
    lanes::{Bounds, Delivering},
    record::wait,
    report,
};
use crate::{
    store::{DeliveryKind, Notification, Notifications, OldButtons, OutboxItem, StoreFault},
    transport::{SendError, Transport},
    watch::Worker,
};

/// How often claims are maintained and due rows are polled for without a notification.
const TICK: Duration = Duration::from_secs(1);
/// How long other processes must have seen this one as alive before it takes over claims of others: after a
/// restart of Postgres, every process first has to be seen again.
const SEEN_FOR: Duration = Duration::from_secs(2);
/// Limits of concurrent posts.
const POST_BOUNDS: Bounds = Bounds { fast: 16, all: 128 };
/// Limits of concurrent updates of messages.
const CHANGE_BOUNDS: Bounds = Bounds { fast: 4, all: 32 };
/// How long removed buttons are collected before they are settled together.
const GATHER: Duration = Duration::from_millis(200);

impl<C: Transport> Outbox<C> {
    /// Posts due rows until `stop`, and finishes the posts that it has started.
    pub(super) async fn run_posts(&self, notifications: &Notifications, stop: &CancellationToken) {
        let mut notification = notifications.subscribe();
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut posts = JoinSet::new();
        // The first claim comes after the release of dead processes' claims.
        let mut first = true;
        while !stop.is_cancelled() {
            self.watch.works(Worker::Outbox, Instant::now());
            if !first {
                self.begin_posts(&mut posts).await;
            }
            let alarm = self.alarm.fired();
            tokio::select! {
                () = stop.cancelled() => break,
                _ = ticks.tick() => {
                    let seen = notifications.seen_alive_since().is_some_and(|since| since.elapsed() >= SEEN_FOR);
                    self.maintain_claims(first || seen).await.unwrap_or_else(|fault| report(&fault));
                    first = false;
                }
                Some(_) = posts.join_next() => {}
                () = self.wake.notified() => {}
                wake = next_wake(&mut notification) => {
                    // The database was unreachable, and writes on their way to it may be lost.
                    if wake == Wake::Anything {
                        self.maintain_claims(first).await.unwrap_or_else(|fault| report(&fault));
                    }
                }
                () = alarm => {}
            }
        }
        while posts.join_next().await.is_some() {}
    }

    /// Claims and starts posts while there is capacity.
    async fn begin_posts(&self, posts: &mut JoinSet<()>) {
        loop {
            let now = Instant::now();
            let permitted = self
                .posts
                .capacity_left(POST_BOUNDS)
                .and_then(|capacity_left| self.outage.permitted(capacity_left, now));
            let at_most = match permitted {
                Ok(at_most) => at_most,
                Err(pause) => return self.alarm.fire_in(pause),
            };
            let claimed = self.claim(DeliveryKind::Post, at_most).await;
            if claimed.is_empty() {
                return;
            }
            for item in claimed {
                if let Some(delivering) = self.posts.begin(Some(item.id), item.place) {
                    let outbox = self.clone();
                    posts.spawn(async move { outbox.deliver_claimed(&item, delivering).await });
                }
            }
        }
    }

    async fn claim(&self, kind: DeliveryKind, at_most: usize) -> Vec<OutboxItem> {
        let lane = match kind {
            DeliveryKind::Post => &self.posts,
            DeliveryKind::Change => &self.changes,
        };
        let (busy, now) = (lane.busy(), OffsetDateTime::now_utc());
        let claimed = self
            .store
            .claim_deliveries(C::DOOR, kind, &busy, at_most, now);
        claimed.await.unwrap_or_else(|fault| {
            report(&fault);
            Vec::new()
        })
    }

    /// Delivers a claimed row.
    async fn deliver_claimed(&self, item: &OutboxItem, delivering: Delivering) {
        let turn = delivering.turn().await;
        if self.deliver(item, None).await.is_ok() {
            tracing::info!(message_kind = ?item.message_kind, "delivered a pending message");
        }
        drop((turn, delivering));
    }

    /// Releases claims that nobody works on: this process's own and, with `others`, those of dead processes.
    async fn maintain_claims(&self, others: bool) -> Result<(), StoreFault> {
        let now = OffsetDateTime::now_utc();
        if others {
            let released = self.store.release_claims_of_the_dead(now).await?;
            if released > 0 {
                tracing::info!(rows = released, "took over the messages of a dead process");
            }
        }
        let mut in_flight = self.posts.rows();
        in_flight.extend(self.changes.rows());
        self.store.pull_back(now).await?;
        let unrecorded = self.posts.unrecorded();
        self.store
            .release_expired_claims(&in_flight, &unrecorded, now)
            .await?;
        self.posts.clear_unrecorded(&unrecorded);
        self.store.unblock_deliveries(now).await?;
        Ok(())
    }

    /// Updates messages until `stop`: those of closed challenges, and old boards, whose buttons it removes.
    /// Never blocks a post.
    pub(super) async fn run_changes(&self, stop: &CancellationToken) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut changes, mut done) = (JoinSet::new(), Vec::new());
        while !stop.is_cancelled() {
            let began = Instant::now();
            self.settle_buttons(&mut done).await;
            // During an outage, only posts are attempted.
            if let Ok(capacity_left) = self.changes.capacity_left(CHANGE_BOUNDS)
                && !self.outage.is_on()
            {
                self.begin_changes(&mut changes, capacity_left).await;
            }
            tokio::select! {
                () = stop.cancelled() => break,
                _ = ticks.tick() => {}
                () = self.wake_changes.notified() => {}
                Some(changed) = changes.join_next() => done.extend(changed.ok().flatten()),
            }
            // More updates end or begin within a moment, and are handled together.
            sleep(GATHER.saturating_sub(began.elapsed())).await;
            while let Some(changed) = changes.try_join_next() {
                done.extend(changed.ok().flatten());
            }
        }
        while let Some(changed) = changes.join_next().await {
            done.extend(changed.ok().flatten());
        }
        self.settle_buttons(&mut done).await;
    }

    async fn begin_changes(&self, changes: &mut JoinSet<Option<OldButtons>>, capacity_left: usize) {
        let claimed = self.claim(DeliveryKind::Change, capacity_left).await;
        let left = capacity_left.saturating_sub(claimed.len());
        for item in claimed {
            if let Some(delivering) = self.changes.begin(Some(item.id), item.place) {
                let outbox = self.clone();
                changes.spawn(async move {
                    outbox.deliver_claimed(&item, delivering).await;
                    None
                });
            }
        }
        if left == 0 {
            return;
        }
        let (busy, now) = (self.changes.busy(), OffsetDateTime::now_utc());
        let buttons = self.store.claim_old_buttons(C::DOOR, &busy, left, now);
        let buttons = buttons.await.unwrap_or_else(|fault| {
            report(&fault);
            Vec::new()
        });
        for old in buttons {
            if let Some(changing) = self.changes.begin(None, old.place) {
                let outbox = self.clone();
                changes.spawn(async move {
                    let done = outbox.remove_buttons(old).await;
                    drop(changing);
                    done
                });
            }
        }
    }

    async fn settle_buttons(&self, done: &mut Vec<OldButtons>) {
        if done.is_empty() {
            return;
        }
        match self.store.settle_old_buttons(done).await {
            Ok(()) => done.clear(),
            // The claims expire, and the buttons are removed again, which is harmless.
            Err(fault) => {
                report(&fault);
                done.clear();
            }
        }
    }

    /// Removes the buttons of a board; returns it if it is settled.
    async fn remove_buttons(&self, old: OldButtons) -> Option<OldButtons> {
        let removed = self
            .transport
            .remove_buttons(old.channel, old.message)
            .await;
        let now = OffsetDateTime::now_utc();
        let kept = match removed {
            Err(SendError::Later) => {
                let until = now + wait(old.attempts);
                self.store.postpone_old_buttons(old, until).await
            }
            // The thread may be unlocked; until then the bot cannot post there either.
            Err(why @ SendError::ChannelClosed) => match why.problem() {
                Some(problem) => {
                    let postponed = self.store.postpone_old_buttons(old, now).await;
                    let marked = self.store.mark_unreachable(old.place, problem, now).await;
                    postponed.and(marked)
                }
                None => Ok(()),
            },
            Ok(()) | Err(_) => return Some(old),
        };
        if let Err(fault) = kept {
            report(&fault);
        }
        None
    }
}

/// Why the worker was woken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wake {
    /// A row was written that its process does not deliver.
    Unclaimed,
    /// Anything may have happened.
    Anything,
}

/// Waits until another process has written a row that it does not deliver itself.
async fn next_wake(notification: &mut Receiver<Notification>) -> Wake {
    loop {
        match notification.recv().await {
            Ok(
                Notification::Delivered { .. }
                | Notification::Queued { claimed: true, .. }
                | Notification::Thought
                | Notification::Shards,
            ) => {}
            Ok(Notification::Queued { .. }) | Err(RecvError::Lagged(_)) => return Wake::Unclaimed,
            Ok(Notification::Unknown) => return Wake::Anything,
            // Notifications have ended; the worker polls.
            Err(RecvError::Closed) => pending().await,
        }
    }
}
