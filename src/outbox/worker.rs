//! The worker: claims what is due, delivers it beside each other, and looks after claims.

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
    report,
};
use crate::{
    courier::{Courier, SendError},
    store::{DeliveryKind, Notification, Notifications, OldButtons, OutboxItem, StoreFault},
    watch::Worker,
};

/// How often claims are looked after, and due rows are looked for without a notification.
const TICK: Duration = Duration::from_secs(1);
/// For how long others have to have seen that this process lives before it takes over what others hold: after Postgres
/// has restarted, each has to be seen again first.
const SEEN: Duration = Duration::from_secs(2);
/// How many posts are under way at once.
const POSTS: Bounds = Bounds {
    swift: 16,
    all: 128,
};
/// How many changes of messages are.
const CHANGES: Bounds = Bounds { swift: 4, all: 32 };
/// How long removed buttons are gathered before they are forgotten together.
const GATHER: Duration = Duration::from_millis(200);

impl<C: Courier> Outbox<C> {
    /// Posts what is due until `stop`, and finishes what it has begun.
    pub(super) async fn post_what_is_due(
        &self,
        notifications: &Notifications,
        stop: &CancellationToken,
    ) {
        let mut notification = notifications.subscribe();
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut posts = JoinSet::new();
        // What dead processes held is freed before the first look.
        let mut first = true;
        while !stop.is_cancelled() {
            self.watch.works(Worker::Outbox, Instant::now());
            if !first {
                self.begin_posts(&mut posts).await;
            }
            let alarm = self.alarm.rings();
            tokio::select! {
                () = stop.cancelled() => break,
                _ = ticks.tick() => {
                    let seen = notifications.seen_alive_since().is_some_and(|since| since.elapsed() >= SEEN);
                    self.look_after_claims(first || seen).await.unwrap_or_else(|fault| report(&fault));
                    first = false;
                }
                Some(_) = posts.join_next() => {}
                () = self.wake.notified() => {}
                heard = something_to_say(&mut notification) => {
                    // The database was gone, and with it what was on its way there.
                    if heard == Heard::Anything {
                        self.look_after_claims(first).await.unwrap_or_else(|fault| report(&fault));
                    }
                }
                () = alarm => {}
            }
        }
        while posts.join_next().await.is_some() {}
    }

    /// Claims posts and begins them, as long as there is room.
    async fn begin_posts(&self, posts: &mut JoinSet<()>) {
        loop {
            let now = Instant::now();
            let permitted = self
                .posts
                .room(POSTS)
                .and_then(|room| self.outage.permits(room, now));
            let at_most = match permitted {
                Ok(at_most) => at_most,
                Err(pause) => return self.alarm.ring_in(pause),
            };
            let claimed = self.claim(DeliveryKind::Post, at_most).await;
            if claimed.is_empty() {
                return;
            }
            for item in claimed {
                if let Some(delivering) = self.posts.begin(Some(item.id), item.place) {
                    let outbox = self.clone();
                    posts.spawn(async move { outbox.deliver(&item, delivering).await });
                }
            }
        }
    }

    async fn claim(&self, kind: DeliveryKind, at_most: usize) -> Vec<OutboxItem> {
        let under_way = match kind {
            DeliveryKind::Post => &self.posts,
            DeliveryKind::Change => &self.changes,
        };
        let (busy, now) = (under_way.busy(), OffsetDateTime::now_utc());
        let claimed = self
            .store
            .claim_deliveries(C::DOOR, kind, &busy, at_most, now);
        claimed.await.unwrap_or_else(|fault| {
            report(&fault);
            Vec::new()
        })
    }

    /// Delivers a row that was claimed.
    async fn deliver(&self, item: &OutboxItem, delivering: Delivering) {
        let turn = delivering.turn().await;
        if self.say(item).await.is_ok() {
            tracing::info!(message_kind = ?item.message_kind, "said what was left to say");
        }
        drop((turn, delivering));
    }

    /// Frees what nobody works on any more, also if it is another process's: with `others`, of those that have died.
    async fn look_after_claims(&self, others: bool) -> Result<(), StoreFault> {
        let now = OffsetDateTime::now_utc();
        if others {
            let released = self.store.release_claims_of_the_dead(now).await?;
            if released > 0 {
                tracing::info!(rows = released, "took over what a dead process had to say");
            }
        }
        let mut in_flight = self.posts.rows();
        in_flight.extend(self.changes.rows());
        self.store.pull_back(now).await?;
        let unrecorded = self.posts.unrecorded();
        self.store
            .release_expired_claims(&in_flight, &unrecorded, now)
            .await?;
        self.posts.recorded(&unrecorded);
        self.store.unblock_deliveries(now).await?;
        Ok(())
    }

    /// Changes messages until `stop`: records of challenges, and boards that lose their buttons. None of that holds up a
    /// post.
    pub(super) async fn change_what_is_due(&self, stop: &CancellationToken) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut changes, mut done) = (JoinSet::new(), Vec::new());
        while !stop.is_cancelled() {
            let began = Instant::now();
            self.forget_buttons(&mut done).await;
            // In an outage, only posts are tried.
            if let Ok(room) = self.changes.room(CHANGES)
                && !self.outage.is_on()
            {
                self.begin_changes(&mut changes, room).await;
            }
            tokio::select! {
                () = stop.cancelled() => break,
                _ = ticks.tick() => {}
                () = self.wake_changes.notified() => {}
                Some(changed) = changes.join_next() => done.extend(changed.ok().flatten()),
            }
            // More ends or begins in a moment, and is dealt with together.
            sleep(GATHER.saturating_sub(began.elapsed())).await;
            while let Some(changed) = changes.try_join_next() {
                done.extend(changed.ok().flatten());
            }
        }
        while let Some(changed) = changes.join_next().await {
            done.extend(changed.ok().flatten());
        }
        self.forget_buttons(&mut done).await;
    }

    async fn begin_changes(&self, changes: &mut JoinSet<Option<OldButtons>>, room: usize) {
        let claimed = self.claim(DeliveryKind::Change, room).await;
        let left = room.saturating_sub(claimed.len());
        for item in claimed {
            if let Some(delivering) = self.changes.begin(Some(item.id), item.place) {
                let outbox = self.clone();
                changes.spawn(async move {
                    outbox.deliver(&item, delivering).await;
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

    async fn forget_buttons(&self, done: &mut Vec<OldButtons>) {
        if done.is_empty() {
            return;
        }
        match self.store.settle_old_buttons(done).await {
            Ok(()) => done.clear(),
            // Their claims end, and they are removed again, which changes nothing.
            Err(fault) => {
                report(&fault);
                done.clear();
            }
        }
    }

    /// Removes the buttons of a board; gives it if nothing is left to do.
    async fn remove_buttons(&self, old: OldButtons) -> Option<OldButtons> {
        let removed = self.courier.remove_buttons(old.channel, old.message).await;
        let now = OffsetDateTime::now_utc();
        let kept = match removed {
            Err(SendError::Later) => {
                let until = now + super::wait(old.attempts);
                self.store.postpone_old_buttons(old, until).await
            }
            // It may be unlocked; until then nothing else can be said there either.
            Err(why @ SendError::ChannelClosed) => match why.problem() {
                Some(problem) => {
                    let postponed = self.store.postpone_old_buttons(old, now).await;
                    let hindered = self.store.hinder(old.place, problem, now).await;
                    postponed.and(hindered)
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

/// What the news tell the worker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Heard {
    /// There is a row that its writer does not deliver.
    Unclaimed,
    /// Anything may have happened.
    Anything,
}

/// Comes back when a process has something to say that it does not deliver itself.
async fn something_to_say(notification: &mut Receiver<Notification>) -> Heard {
    loop {
        match notification.recv().await {
            Ok(Notification::Said { .. } | Notification::ToSay { claimed: true, .. }) => {}
            Ok(Notification::ToSay { .. }) | Err(RecvError::Lagged(_)) => return Heard::Unclaimed,
            Ok(Notification::Unknown) => return Heard::Anything,
            // The newsroom is closed, and waking by the clock has to do.
            Err(RecvError::Closed) => pending().await,
        }
    }
}
