//! Monitoring: liveness, readiness and metrics.
//!
//! Every part reports to the shared [`Watch`], from which the [`server`] answers monitors at `/live`,
//! `/ready` and `/metrics`. Database queries have a time limit, so that a monitor always gets an answer.

#[cfg(feature = "discord")]
pub(crate) mod fetch;
mod health;
mod metrics;
mod refusals;
#[cfg(feature = "discord")]
pub mod server;
mod snapshot;

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{sync::watch, time::sleep_until};

use self::health::{Alive, Shards};
use self::refusals::Refusals;
pub use self::{
    health::{Gateway, Health, Worker},
    metrics::{InteractionKind, Metrics, Outcome},
};
use crate::{
    deadline::{Failed, Late, within},
    ids::{Door, ShardId},
    store::{Store, StoreFault},
};

/// How long the database may take to answer a monitor.
const QUERY_TIMEOUT: Duration = Duration::from_secs(1);

/// The state of the running bot, shared by all its parts.
#[derive(Debug, Clone, Default)]
pub struct Watch(Arc<Parts>);

#[derive(Debug, Default)]
struct Parts {
    metrics: Metrics,
    store: OnceLock<Store>,
    shards: watch::Sender<Shards>,
    processes: AtomicU32,
    alive: watch::Sender<Alive>,
    refusals: Refusals,
    /// Until when Discord accepts no requests at all.
    global_limit: watch::Sender<Option<Instant>>,
}

impl Watch {
    /// The counters of events.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Sets the database to query. Only the first call counts.
    pub fn database(&self, store: &Store) {
        self.0.store.get_or_init(|| store.clone());
    }

    /// Sets the state of a shard that this process runs.
    pub fn gateway(&self, shard: ShardId, gateway: Gateway) {
        self.0.shards.send_modify(|shards| {
            shards.own.insert(shard, gateway);
        });
    }

    /// This process runs a shard no longer.
    pub fn shard_ended(&self, shard: ShardId) {
        self.0.shards.send_modify(|shards| {
            shards.own.remove(&shard);
        });
    }

    /// Sets the number of shards over all processes; `None` while it is not known which ones are this process's.
    pub fn shards_planned(&self, planned: Option<u32>) {
        self.0.shards.send_modify(|shards| shards.planned = planned);
    }

    /// Whether the connections of this process's shards work, judging by the last activity, so that moves can be made. A
    /// process without shards has none.
    pub fn gateway_works(&self, now: Instant) -> bool {
        self.0.shards.borrow().work(now)
    }

    /// Sets how many processes run the bot, this one included.
    pub fn shared_by(&self, processes: u32) {
        self.0.processes.store(processes.max(1), Ordering::Relaxed);
    }

    /// How many processes run the bot; at least one.
    pub fn processes(&self) -> u32 {
        self.0.processes.load(Ordering::Relaxed).max(1)
    }

    /// Reports that a worker is alive.
    pub fn works(&self, worker: Worker, now: Instant) {
        self.0.alive.send_modify(|alive| alive.note(worker, now));
    }

    /// Counts a request that Discord answered with an error of this status, or, without a status, did not
    /// answer.
    pub fn discord_error(&self, status: Option<u16>) {
        self.metrics().discord_error(status);
        let refused = matches!(status, Some(401 | 403 | 429));
        if refused && self.0.refusals.note(Instant::now()) {
            tracing::error!(
                "Discord has refused a thousand requests within ten minutes: nothing is posted until there are fewer. May the bot post in its channels? raichi check tells"
            );
        }
    }

    /// Counts a request that Discord refused because of a rate limit, and which is made again. Discord itself does not count
    /// those of a limit that is `shared` with others.
    pub fn limited(&self, is_shared: bool) {
        const TOO_MANY: u16 = 429;
        if is_shared {
            self.metrics().discord_error(Some(TOO_MANY));
        } else {
            self.discord_error(Some(TOO_MANY));
        }
    }

    /// Whether Discord has refused so many requests lately that requests that can wait should not be made.
    pub fn is_refused_too_often(&self) -> bool {
        self.0.refusals.too_many(Instant::now())
    }

    /// Reports that Discord has limited all requests of the bot for this long.
    pub fn global_limit(&self, pause: Duration) {
        let ends = Instant::now() + pause;
        self.0
            .global_limit
            .send_modify(|until| *until = Some(until.map_or(ends, |until| until.max(ends))));
    }

    /// Waits until Discord's global rate limit ends, if there is one.
    pub(crate) async fn global_limit_ends(&self) {
        loop {
            let until = *self.0.global_limit.borrow();
            match until {
                Some(until) if until > Instant::now() => sleep_until(until.into()).await,
                _ => return,
            }
        }
    }

    /// The time since a worker last reported that it is alive, if it ever did.
    pub fn silence_of(&self, worker: Worker, now: Instant) -> Option<Duration> {
        self.0.alive.borrow().silence(worker, now)
    }

    /// The health of every part.
    pub async fn health(&self) -> Health {
        let database = match self.0.store.get() {
            None => None,
            Some(store) => Some(answered(store.takes_changes()).await),
        };
        Health::of(
            &self.0.shards.borrow(),
            database,
            *self.0.alive.borrow(),
            self.metrics().are_commands_refused(),
            Instant::now(),
        )
    }

    /// All metrics, in Prometheus's text format.
    pub async fn scrape(&self) -> String {
        let store = self.0.store.get();
        let census = match store {
            Some(store) => answered(store.census(Door::Discord)).await,
            None => None,
        };
        let snapshot = snapshot::registry(
            &self.0.shards.borrow(),
            store.map(Store::connections),
            census,
            time::OffsetDateTime::now_utc(),
        );
        metrics::encode(&[self.0.metrics.registry(), &snapshot])
    }
}

/// The result of a query, unless it fails or takes too long.
async fn answered<T>(query: impl Future<Output = Result<T, StoreFault>>) -> Option<T> {
    match within(QUERY_TIMEOUT, query).await {
        Ok(result) => Some(result),
        Err(Failed(fault)) => {
            tracing::debug!(%fault, "the database does not answer a monitor");
            None
        }
        Err(Late) => None,
    }
}
