//! Keeps an eye on the connection to Discord's gateway, and on what comes from it and is lost.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::Value;
use serenity::{
    all::{
        ConnectionStage, Context, Event, EventHandler, RatelimitInfo, RawEventHandler, ShardManager,
    },
    async_trait,
};
use tokio::time::{MissedTickBehavior, interval};

use crate::watch::{Gateway, Watch};

/// How often the connection is looked at.
const EVERY: Duration = Duration::from_secs(1);

/// Looks at the connection and tells the watch; never ends.
///
/// Serenity says in which stage a connection is, but not when Discord was last heard of. The latency is measured
/// anew with each heartbeat, so a new figure is a sign of life. A close frame without a code is noticed by
/// serenity, and so here, only when the next heartbeat fails.
pub(super) async fn look_after(shards: Arc<ShardManager>, watch: Watch) {
    let mut looks = interval(EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut before = Gateway::default();
    loop {
        looks.tick().await;
        let (connected, latency) = {
            let runners = shards.runners.lock().await;
            let connected = !runners.is_empty()
                && runners
                    .values()
                    .all(|runner| runner.stage == ConnectionStage::Connected);
            let latency = runners.values().filter_map(|runner| runner.latency).max();
            (connected, latency)
        };
        let sign = connected && (!before.connected || latency != before.latency);
        before = Gateway {
            connected,
            latency: latency.filter(|_| connected),
            heard: if sign {
                Some(Instant::now())
            } else {
                before.heard
            },
        };
        watch.gateway(before);
    }
}

/// Counts interactions that serenity cannot read. It passes over them as events of an unknown kind.
pub(super) struct Unread(pub(super) Watch);

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(event) = event
            && event.kind == "INTERACTION_CREATE"
        {
            self.0.metrics().unread();
            // Neither the whole of it, in which a token stands, nor why, which might quote it.
            let id = event.value.get("id").and_then(Value::as_str);
            let kind = event.value.get("type").and_then(Value::as_u64);
            tracing::warn!(
                id,
                kind,
                "an interaction could not be read and stays unanswered: is there a newer Raichi?"
            );
        }
    }
}

/// Counts the waiting for Discord's rate limits, of which serenity tells nobody else.
pub(super) struct Limits(pub(super) Watch);

#[async_trait]
impl EventHandler for Limits {
    async fn ratelimit(&self, limit: RatelimitInfo) {
        self.0.metrics().rate_limit();
        if limit.global {
            self.0.global_limit(limit.timeout);
        }
    }
}
