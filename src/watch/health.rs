use std::{
    collections::BTreeMap,
    fmt,
    time::{Duration, Instant},
};

use crate::ids::ShardId;

/// How long Discord may be silent. It answers a heartbeat every 41 seconds, and a connection that misses one
/// is dropped.
const SILENCE: Duration = Duration::from_secs(100);
/// How long a worker may be busy with one item: the outbox with one message and its retries on a slow network
/// and database, the schedule with one game.
const BUSY: Duration = Duration::from_secs(90);

/// The state of a shard's connection to Discord's gateway.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Gateway {
    /// Whether there is a connection with a session.
    pub connected: bool,
    /// How long Discord took to answer the last heartbeat.
    pub latency: Option<Duration>,
    /// When Discord last sent something.
    pub last_activity: Option<Instant>,
}

impl Gateway {
    /// Whether the connection works, judging by the last activity.
    pub fn works(&self, now: Instant) -> bool {
        self.silence(now).is_some_and(|silence| silence <= SILENCE)
    }

    /// How long Discord has been silent on an open connection.
    fn silence(&self, now: Instant) -> Option<Duration> {
        let last_activity = self.last_activity.filter(|_| self.connected)?;
        Some(now.saturating_duration_since(last_activity))
    }
}

/// The shards that this process runs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Shards {
    /// The planned number of shards over all processes; `None` while it is not known which ones are this process's.
    pub(super) planned: Option<u32>,
    /// Those that this process runs, with another number too while that one is replaced.
    pub(super) own: BTreeMap<ShardId, Gateway>,
}

impl Shards {
    /// Whether this process gets all events of the servers that are its own. While a number of shards is replaced, either one
    /// is enough.
    pub(super) fn work(&self, now: Instant) -> bool {
        let mut totals: BTreeMap<u32, bool> = BTreeMap::new();
        for (shard, gateway) in &self.own {
            *totals.entry(shard.total).or_insert(true) &= gateway.works(now);
        }
        totals.into_values().any(|works| works)
    }

    /// The longest time that Discord took to answer a heartbeat.
    pub(super) fn latency(&self) -> Option<Duration> {
        self.own
            .values()
            .filter_map(|gateway| gateway.latency)
            .max()
    }

    /// Whether all is well with them, also in words. A process without shards is ready to take over.
    pub(super) fn state(&self, now: Instant) -> (bool, String) {
        if self.planned.is_some() && self.own.is_empty() {
            return (true, "other processes have all shards".to_owned());
        }
        if self.work(now) {
            return (true, "connected".to_owned());
        }
        let silent = self.own.iter().find_map(|(shard, gateway)| {
            let silence = gateway.silence(now)?;
            (silence > SILENCE).then(|| (shard, format!("silent for {} s", silence.as_secs())))
        });
        let lost = self.own.iter().find(|(_, gateway)| !gateway.connected);
        let lost = lost.map(|(shard, _)| (shard, "not connected".to_owned()));
        match lost.or(silent) {
            Some((shard, status)) if shard.total > 1 => (false, format!("shard {shard} {status}")),
            Some((_, status)) => (false, status),
            None => (false, "not connected".to_owned()),
        }
    }
}

raichi_rules::codes! {
    /// A background worker that reports regularly that it is alive.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Worker {
        /// Delivers messages.
        Outbox = "outbox",
        /// Handles what falls due.
        Schedule = "schedule",
    }
}

/// When each worker last reported that it is alive.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Alive([Option<Instant>; Worker::ALL.len()]);

impl Alive {
    pub(super) fn note(&mut self, worker: Worker, now: Instant) {
        self.0[worker as usize] = Some(now);
    }

    pub(super) fn silence(&self, worker: Worker, now: Instant) -> Option<Duration> {
        self.0[worker as usize].map(|last| now.saturating_duration_since(last))
    }
}

/// The health of every part, one line each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Health {
    parts: Vec<Part>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Part {
    name: &'static str,
    works: bool,
    status: String,
}

impl Health {
    /// Judges the shards, the database (`None` before the first connection) by whether it answers and takes changes, and
    /// the workers by their last report. The bot works also where Discord refuses its commands, with older ones.
    pub(super) fn of(
        shards: &Shards,
        database: Option<Option<bool>>,
        alive: Alive,
        commands_refused: bool,
        now: Instant,
    ) -> Self {
        let part = |name, works, status: &str| Part {
            name,
            works,
            status: status.to_owned(),
        };
        let (works, status) = shards.state(now);
        let gateway = part("gateway", works, &status);
        let database = match database {
            None => part("database", false, "not there yet"),
            Some(None) => part("database", false, "does not answer"),
            Some(Some(false)) => part("database", false, "takes no changes"),
            Some(Some(true)) => part("database", true, "answers"),
        };
        let [outbox, schedule] = Worker::ALL.map(|worker| match alive.silence(worker, now) {
            None => part(worker.code(), false, "not at work yet"),
            Some(busy) if busy > BUSY => {
                let status = format!("stuck for {} s", busy.as_secs());
                part(worker.code(), false, &status)
            }
            Some(_) => part(worker.code(), true, "works"),
        });
        let mut parts = vec![gateway, database, outbox, schedule];
        if commands_refused {
            let status = "degraded, Discord refuses those of this version; the log has the reasons";
            parts.push(part("commands", true, status));
        }
        Self { parts }
    }

    /// Whether every part works.
    pub fn is_ready(&self) -> bool {
        self.parts.iter().all(|part| part.works)
    }
}

impl fmt::Display for Health {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            writeln!(f, "{}: {}", part.name, part.status)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn health_lists_each_part_and_is_not_ready_if_one_fails() {
        let began = Instant::now();
        let now = began + Duration::from_secs(1000);
        let ago = |seconds| Some(now - Duration::from_secs(seconds));
        let gateway = |connected, last_activity| Gateway {
            connected,
            latency: None,
            last_activity,
        };
        let shards = |total, gateways: &[Gateway]| Shards {
            planned: Some(total),
            own: (0..)
                .zip(gateways)
                .map(|(number, gateway)| (ShardId { total, number }, *gateway))
                .collect(),
        };
        let only = |gateway| shards(1, &[gateway]);
        let connected_gateway = only(gateway(true, ago(99)));
        let alive_workers = Alive([ago(5), ago(90)]);
        for (gateway, database, alive, ready, status) in [
            (
                connected_gateway.clone(),
                Some(Some(true)),
                alive_workers,
                true,
                "gateway: connected\ndatabase: answers\noutbox: works\nschedule: works\n",
            ),
            (
                only(gateway(false, ago(1))),
                Some(Some(true)),
                alive_workers,
                false,
                "gateway: not connected\n",
            ),
            (
                only(gateway(true, ago(101))),
                Some(Some(true)),
                alive_workers,
                false,
                "gateway: silent for 101 s\n",
            ),
            (
                Shards::default(),
                Some(Some(true)),
                alive_workers,
                false,
                "gateway: not connected\n",
            ),
            (
                shards(4, &[]),
                Some(Some(true)),
                alive_workers,
                true,
                "gateway: other processes have all shards\n",
            ),
            (
                shards(4, &[gateway(true, ago(1)), gateway(false, None)]),
                Some(Some(true)),
                alive_workers,
                false,
                "gateway: shard 1/4 not connected\n",
            ),
            (
                shards(4, &[gateway(true, ago(101)), gateway(true, ago(1))]),
                Some(Some(true)),
                alive_workers,
                false,
                "gateway: shard 0/4 silent for 101 s\n",
            ),
            (
                connected_gateway.clone(),
                Some(None),
                alive_workers,
                false,
                "database: does not answer\n",
            ),
            (
                connected_gateway.clone(),
                Some(Some(false)),
                alive_workers,
                false,
                "database: takes no changes\n",
            ),
            (
                connected_gateway.clone(),
                None,
                alive_workers,
                false,
                "database: not there yet\n",
            ),
            (
                connected_gateway.clone(),
                Some(Some(true)),
                Alive([ago(91), ago(5)]),
                false,
                "outbox: stuck for 91 s\nschedule: works\n",
            ),
            (
                connected_gateway,
                Some(Some(true)),
                Alive([ago(5), None]),
                false,
                "outbox: works\nschedule: not at work yet\n",
            ),
        ] {
            for refused in [false, true] {
                let health = Health::of(&gateway, database, alive, refused, now);
                assert_eq!(health.is_ready(), ready, "{health}");
                let lines = health.to_string();
                assert!(lines.contains(status), "{health}");
                assert_eq!(lines.contains("commands: degraded"), refused, "{health}");
            }
        }
    }

    #[test]
    fn while_a_number_of_shards_is_replaced_the_earlier_one_is_enough() {
        let now = Instant::now();
        let gateway = |connected| Gateway {
            connected,
            latency: None,
            last_activity: Some(now),
        };
        let mut shards = Shards::default();
        assert!(!shards.work(now));
        for (total, number, connected) in [(2, 0, true), (2, 1, true), (4, 0, false), (4, 1, true)]
        {
            let shard = ShardId { total, number };
            shards.own.insert(shard, gateway(connected));
        }
        assert!(shards.work(now));
        shards.own.insert(
            ShardId {
                total: 2,
                number: 0,
            },
            gateway(false),
        );
        assert!(!shards.work(now));
    }
}
