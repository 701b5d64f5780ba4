//! Metrics that are read when a monitor asks.

use std::sync::atomic::AtomicU64;
use std::time::Instant;

use prometheus_client::{
    metrics::{family::Family, gauge::Gauge as AnyGauge},
    registry::Registry,
};
use time::OffsetDateTime;

use super::{Gateway, health::Shards};
use crate::store::{Census, Connections};

type Gauge = AnyGauge<f64, AtomicU64>;
type Labels = [(&'static str, String); 1];

/// The current state as metrics. Unknown values are left out, so that no old value looks current.
pub(super) fn registry(
    shards: &Shards,
    connections: Option<Connections>,
    census: Option<Census>,
    now: OffsetDateTime,
) -> Registry {
    let mut page = Page(Registry::default());
    page.one(
        "raichi_gateway_connected",
        "Whether Discord's gateway is connected and answers (1) or not (0)",
        Some(f64::from(u8::from(shards.state(Instant::now()).0))),
    );
    page.one(
        "raichi_gateway_latency_seconds",
        "How long Discord took to answer the last heartbeat",
        shards.latency().map(|latency| latency.as_secs_f64()),
    );
    let of_shards = |value: fn(&Gateway) -> Option<f64>| -> Vec<_> {
        let own = shards.own.iter();
        own.filter_map(|(shard, gateway)| Some((shard.to_string(), value(gateway)?)))
            .collect()
    };
    page.many(
        "raichi_shard_connected",
        "Whether a shard of this process is connected and answers (1) or not (0)",
        "shard",
        &of_shards(|gateway| Some(f64::from(u8::from(gateway.works(Instant::now()))))),
    );
    page.many(
        "raichi_shard_latency_seconds",
        "How long Discord took to answer the last heartbeat of a shard",
        "shard",
        &of_shards(|gateway| Some(gateway.latency?.as_secs_f64())),
    );
    page.one(
        "raichi_shards_planned",
        "The number of shards over all processes",
        shards.planned.map(f64::from),
    );
    page.one(
        "raichi_database_up",
        "Whether the database answers within a second (1) or not (0)",
        Some(f64::from(u8::from(census.is_some()))),
    );
    page.many(
        "raichi_database_connections",
        "Connections to the database by state",
        "state",
        connections
            .map(|pool| [("idle", count(pool.idle)), ("busy", count(pool.busy))])
            .as_slice()
            .as_flattened(),
    );
    page.one(
        "raichi_database_waits_for_standby",
        "Whether commits wait for a synchronous standby (1) or not (0)",
        connections.map(|pool| f64::from(u8::from(pool.commits_wait))),
    );
    let census = census.as_ref();
    page.one(
        "raichi_outbox_messages",
        "Pending messages",
        census.map(|census| count(census.pending)),
    );
    page.one(
        "raichi_outbox_oldest_seconds",
        "The age of the oldest pending message; 0 if there is none",
        census.map(|census| {
            let oldest = census.oldest_pending.unwrap_or(now);
            (now - oldest).as_seconds_f64().max(0.0)
        }),
    );
    page.many(
        "raichi_games",
        "Games by state",
        "state",
        census
            .map(|census| {
                [
                    ("running", count(census.running)),
                    ("finished", count(census.finished)),
                ]
            })
            .as_slice()
            .as_flattened(),
    );
    page.one(
        "raichi_challenges_open",
        "Challenges that nobody has answered yet",
        census.map(|census| count(census.challenges)),
    );
    page.0
}

struct Page(Registry);

impl Page {
    fn one(&mut self, name: &str, help: &str, value: Option<f64>) {
        if let Some(value) = value {
            let gauge = Gauge::default();
            gauge.set(value);
            self.0.register(name, help, gauge);
        }
    }

    fn many(
        &mut self,
        name: &str,
        help: &str,
        label: &'static str,
        values: &[(impl ToString, f64)],
    ) {
        if values.is_empty() {
            return;
        }
        let family = Family::<Labels, Gauge>::default();
        for (of, value) in values {
            family.get_or_create(&[(label, of.to_string())]).set(*value);
        }
        self.0.register(name, help, family);
    }
}

/// A count as a gauge value.
fn count(number: u32) -> f64 {
    f64::from(number)
}
