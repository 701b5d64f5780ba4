//! Says what the database says is still to be said.
//!
//! Whoever changes something writes what has to be said about it in the same transaction. The door
//! then says it at once; if it dies before, or Discord does not answer, the worker here says it later.
//! Both do it by the same code, and the message's nonce makes saying it twice harmless.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use time::OffsetDateTime;
use tokio::{sync::Notify, time::timeout};
use tokio_util::sync::CancellationToken;

use crate::{
    discord::Courier,
    games::ChallengeState,
    ids::{DeliveryId, DoorKey},
    store::{Delivery, Errand, Store, StoreFault},
    telemetry::{Reference, Stage},
    text,
    watch::Watch,
};

/// How long the worker sleeps at most: another process may have written something.
const LONGEST_SLEEP: Duration = Duration::from_secs(5);
/// How long a claimed row is the claimer's. It may be shorter than a slow request, since saying a thing twice is
/// harmless; and it should be short, since a turn that was claimed by a process that died has to wait for it.
const LEASE: Duration = Duration::from_secs(15);
/// How long a row waits at most between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(300);
/// How often old interactions are forgotten.
const SWEEP: Duration = Duration::from_secs(3600);

/// Why something was not said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unsaid {
    /// Not yet: it will be tried again.
    Later,
    /// The bot may not post there.
    Forbidden,
    /// The channel is not there any more.
    ChannelGone,
    /// Discord does not take this message.
    Rejected,
}

/// The outbox: shared by the doors, which say things at once, and the worker.
#[derive(Debug, Clone)]
pub struct Outbox {
    store: Store,
    courier: Courier,
    wake: Arc<Notify>,
    watch: Watch,
}

impl Outbox {
    /// An outbox over a store, whose words `courier` carries.
    #[must_use]
    pub fn new(store: Store, courier: Courier, watch: Watch) -> Self {
        Self {
            watch,
            store,
            courier,
            wake: Arc::new(Notify::new()),
        }
    }

    pub(crate) const fn courier(&self) -> &Courier {
        &self.courier
    }

    /// Says what a door has just written.
    ///
    /// # Errors
    ///
    /// When some of it was not said. What can be said later is; the worker sees to it.
    pub async fn say_now(&self, rows: &[DeliveryId]) -> Result<(), Unsaid> {
        let mut result = Ok(());
        for &row in rows {
            match self.store.delivery(row).await {
                Ok(Some(delivery)) if delivery.waits => self.queue(delivery.id).await,
                Ok(Some(delivery)) => result = result.and(self.say(&delivery).await),
                Ok(None) => {}
                Err(fault) => {
                    report(&fault);
                    result = Err(Unsaid::Later);
                }
            }
        }
        result
    }

    /// Something was written that is to be said: the worker says it at once.
    pub fn nudge(&self) {
        self.wake.notify_one();
    }

    /// Leaves a row to the worker, which says it as soon as what is older has been said.
    async fn queue(&self, row: DeliveryId) {
        if let Err(fault) = self
            .store
            .postpone_delivery(row, OffsetDateTime::now_utc())
            .await
        {
            report(&fault);
        }
        self.wake.notify_one();
    }

    /// Works until `stop`: claims what is due, says it, sleeps until the next is due.
    pub async fn work(self, stop: CancellationToken) {
        let mut swept = OffsetDateTime::UNIX_EPOCH;
        while !stop.is_cancelled() {
            self.watch.outbox_works(Instant::now());
            let now = OffsetDateTime::now_utc();
            if now - swept > SWEEP {
                swept = now;
                if let Err(fault) = self.store.forget_interactions(now).await {
                    report(&fault);
                }
            }
            match self.store.claim_delivery(now, now + LEASE).await {
                Ok(Some(delivery)) => {
                    if self.say(&delivery).await.is_ok() {
                        tracing::info!(errand = ?delivery.errand, "said what was left to say");
                    }
                    continue;
                }
                Ok(None) => {}
                Err(fault) => report(&fault),
            }
            let sleep = self.until_next(now).await;
            tokio::select! {
                () = stop.cancelled() => {}
                // A timeout here is the normal way to wake up; either end means: look again.
                _ = timeout(sleep, self.wake.notified()) => {}
            }
        }
    }

    async fn until_next(&self, now: OffsetDateTime) -> Duration {
        match self.store.next_delivery_at().await {
            Ok(Some(due)) => Duration::try_from(due - now)
                .unwrap_or(Duration::ZERO)
                .min(LONGEST_SLEEP),
            Ok(None) => LONGEST_SLEEP,
            Err(fault) => {
                report(&fault);
                LONGEST_SLEEP
            }
        }
        // A row that is due but waits for an older one of its game would otherwise spin.
        .max(Duration::from_millis(50))
    }

    /// Says one thing and records that it was said, or when to try again.
    async fn say(&self, delivery: &Delivery) -> Result<(), Unsaid> {
        let said = match self.tell(delivery).await {
            Ok(said) => said,
            Err(fault) => {
                report(&fault);
                Err(Unsaid::Later)
            }
        };
        let stage = Stage::begin("note");
        let now = OffsetDateTime::now_utc();
        let recorded = match said {
            Ok(message) => self.store.settle_delivery(delivery, message, now).await,
            Err(Unsaid::Later) => {
                let until = now + wait_after(delivery.attempts);
                self.store.postpone_delivery(delivery.id, until).await
            }
            Err(Unsaid::Forbidden) => {
                self.store
                    .abandon_delivery(delivery.id, "forbidden", now)
                    .await
            }
            Err(Unsaid::ChannelGone) => {
                self.store
                    .abandon_delivery(delivery.id, "channel gone", now)
                    .await
            }
            Err(Unsaid::Rejected) => {
                self.store
                    .abandon_delivery(delivery.id, "rejected", now)
                    .await
            }
        };
        if let Err(fault) = recorded {
            // Saying it again is harmless, thanks to the nonce.
            report(&fault);
        }
        stage.end();
        // Something newer may have waited for this.
        self.wake.notify_one();
        said.map(|_| ())
    }

    /// Makes the words and the picture, and sends them. Gives the message, if there is one.
    async fn tell(
        &self,
        delivery: &Delivery,
    ) -> Result<Result<Option<DoorKey>, Unsaid>, StoreFault> {
        let (channel, locale) = (delivery.channel, delivery.locale);
        match delivery.errand {
            Errand::Turn { game, number } => {
                let stage = Stage::begin("fetch");
                let Some(table) = self.store.table(game, Some(number)).await? else {
                    return Ok(Ok(None));
                };
                stage.end();
                let reply = text::turn(locale, &table);
                Ok(self
                    .courier
                    .post(channel, &reply, format!("g{game}-{number}"))
                    .await
                    .map(Some))
            }
            Errand::Reminder { game, number } => {
                let table = self.store.table(game, None).await?;
                // Whoever has moved meanwhile is not reminded any more.
                let reply = table.and_then(|table| text::reminder(locale, &table, number));
                let Some(reply) = reply else {
                    return Ok(Ok(None));
                };
                Ok(self
                    .courier
                    .post(channel, &reply, format!("r{game}-{number}"))
                    .await
                    .map(Some))
            }
            Errand::Challenge { challenge } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(Ok(None));
                };
                let reply = match post.challenge.state {
                    ChallengeState::Open => text::challenge(locale, &post.challenge),
                    // It was closed before it could be posted; its record is posted instead, for its nonce.
                    _ => match text::closing(locale, &post) {
                        Some(reply) => reply,
                        None => return Ok(Ok(None)),
                    },
                };
                Ok(self
                    .courier
                    .post(channel, &reply, format!("c{challenge}"))
                    .await
                    .map(Some))
            }
            Errand::Closing { challenge } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(Ok(None));
                };
                let Some(reply) = text::closing(locale, &post) else {
                    return Ok(Ok(None));
                };
                match post.message {
                    Some(message) => {
                        let changed = self.courier.change(channel, message, &reply).await;
                        // The message may have been deleted meanwhile; then there is nothing to change.
                        Ok(changed.map(|()| Some(message)))
                    }
                    None if post.unposted => Ok(Err(Unsaid::Later)),
                    None => Ok(Ok(None)),
                }
            }
        }
    }
}

/// Twice as long after each try.
fn wait_after(attempts: u32) -> Duration {
    Duration::from_secs(1_u64.checked_shl(attempts.min(16)).unwrap_or(u64::MAX)).min(LONGEST_WAIT)
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the outbox cannot use the database");
}
