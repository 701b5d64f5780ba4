//! Watching the bot from outside: whether it lives, whether it is ready, and what it does, in numbers.
//!
//! Whoever does something tells the [`Watch`], which everybody shares; the [`server`] answers from it, for
//! monitors, at `/live`, `/ready` and `/metrics`. Nothing here waits for long: what the database has to say is
//! asked for with a limit, so that a monitor always gets an answer.

mod health;
mod metrics;
mod refusals;
pub mod server;
mod snapshot;
pub(crate) mod visit;

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use tokio::{
    sync::watch,
    time::{sleep_until, timeout},
};

use self::health::Alive;
use self::refusals::Refusals;
pub use self::{
    health::{Gateway, Health, Worker},
    metrics::{InteractionKind, Metrics, Outcome},
};
use crate::{
    ids::Door,
    store::{Store, StoreFault},
};

/// How long the database may take to answer a monitor.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is known about the running bot, shared by all its parts.
#[derive(Debug, Clone, Default)]
pub struct Watch(Arc<Parts>);

#[derive(Debug, Default)]
struct Parts {
    metrics: Metrics,
    store: OnceLock<Store>,
    gateway: watch::Sender<Gateway>,
    alive: watch::Sender<Alive>,
    refusals: Refusals,
    /// Until when Discord takes no requests at all.
    global_limit: watch::Sender<Option<Instant>>,
}

impl Watch {
    /// What is counted as it happens.
    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The database is there, and can be asked. Only the first one is.
    pub fn database(&self, store: &Store) {
        self.0.store.get_or_init(|| store.clone());
    }

    /// The connection to Discord's gateway is like this now.
    pub fn gateway(&self, gateway: Gateway) {
        self.0.gateway.send_replace(gateway);
    }

    /// Whether Discord's gateway is connected, as far as can be told, so that moves can be taken.
    #[must_use]
    pub fn gateway_works(&self, now: Instant) -> bool {
        self.0.gateway.borrow().works(now)
    }

    /// A worker lives.
    pub fn works(&self, worker: Worker, now: Instant) {
        self.0.alive.send_modify(|alive| alive.note(worker, now));
    }

    /// Discord has answered a request with an error of this status, or, without one, not at all.
    pub fn discord_error(&self, status: Option<u16>) {
        self.metrics().discord_error(status);
        let refused = matches!(status, Some(401 | 403 | 429));
        if refused && self.0.refusals.note(Instant::now()) {
            tracing::error!(
                "Discord has refused a thousand requests within ten minutes: nothing is posted until there are fewer. May the bot post in its channels? raichi check tells"
            );
        }
    }

    /// Whether Discord has refused so much lately that nothing should be asked for that can wait.
    #[must_use]
    pub fn is_refused_too_often(&self) -> bool {
        self.0.refusals.too_many(Instant::now())
    }

    /// Discord has limited all requests of the bot for this long.
    pub fn global_limit(&self, pause: Duration) {
        let ends = Instant::now() + pause;
        self.0
            .global_limit
            .send_modify(|until| *until = Some(until.map_or(ends, |until| until.max(ends))));
    }

    /// Waits until Discord's limit on all requests of the bot ends, if there is one.
    pub(crate) async fn global_limit_ends(&self) {
        loop {
            let until = *self.0.global_limit.borrow();
            match until {
                Some(until) if until > Instant::now() => sleep_until(until.into()).await,
                _ => return,
            }
        }
    }

    /// How long ago a worker gave a sign of life, if it ever did.
    #[must_use]
    pub fn silence_of(&self, worker: Worker, now: Instant) -> Option<Duration> {
        self.0.alive.borrow().silence(worker, now)
    }

    /// Whether every part does its work.
    pub async fn health(&self) -> Health {
        let database = match self.0.store.get() {
            None => None,
            Some(store) => Some(answers(store.ping()).await.is_some()),
        };
        Health::of(
            *self.0.gateway.borrow(),
            database,
            *self.0.alive.borrow(),
            Instant::now(),
        )
    }

    /// Every metric, in the text form that Prometheus reads.
    pub async fn scrape(&self) -> String {
        let store = self.0.store.get();
        let census = match store {
            Some(store) => answers(store.census(Door::Discord)).await,
            None => None,
        };
        let snapshot = snapshot::registry(
            *self.0.gateway.borrow(),
            store.map(Store::connections),
            census,
            time::OffsetDateTime::now_utc(),
        );
        metrics::encode(&[self.0.metrics.registry(), &snapshot])
    }
}

/// What the database says, if it says it in time.
async fn answers<T>(asked: impl Future<Output = Result<T, StoreFault>>) -> Option<T> {
    match timeout(PATIENCE, asked).await {
        Ok(Ok(said)) => Some(said),
        Ok(Err(fault)) => {
            tracing::debug!(%fault, "the database does not answer a monitor");
            None
        }
        Err(_) => None,
    }
}
