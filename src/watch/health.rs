use std::{
    fmt,
    time::{Duration, Instant},
};

/// How long Discord may be silent. It answers a heartbeat every 41 seconds, and a connection on which one is missed is
/// given up.
const SILENCE: Duration = Duration::from_secs(100);
/// How long a worker may be busy with one thing: the outbox with one message and its retries, on a slow network and
/// a slow database; the schedule with one game.
const BUSY: Duration = Duration::from_secs(90);

/// The connection to Discord's gateway.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Gateway {
    /// Whether there is one, with a session.
    pub connected: bool,
    /// How long Discord took to answer the last heartbeat.
    pub latency: Option<Duration>,
    /// When Discord last gave a sign of life.
    pub heard: Option<Instant>,
}

impl Gateway {
    /// Whether it works, as far as can be told.
    #[must_use]
    pub fn works(&self, now: Instant) -> bool {
        self.silence(now).is_some_and(|silence| silence <= SILENCE)
    }

    /// How long Discord has been silent on a connection.
    fn silence(&self, now: Instant) -> Option<Duration> {
        let heard = self.heard.filter(|_| self.connected)?;
        Some(now.saturating_duration_since(heard))
    }
}

/// What works without being asked, and has to give signs of life.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worker {
    /// Says what is to be said.
    Outbox,
    /// Does what falls due.
    Schedule,
}

impl Worker {
    /// Each of them.
    pub const ALL: [Self; 2] = [Self::Outbox, Self::Schedule];

    /// Its name, for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Outbox => "outbox",
            Self::Schedule => "schedule",
        }
    }
}

/// When each worker last gave a sign of life.
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

/// Whether every part does its work: a line per part, for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Health {
    parts: [Part; 4],
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Part {
    name: &'static str,
    works: bool,
    says: String,
}

impl Health {
    /// Judges the parts: the gateway; the database, if there is one yet, by whether it answers; the workers, by
    /// when they last gave a sign of life.
    #[must_use]
    pub(super) fn of(gateway: Gateway, database: Option<bool>, alive: Alive, now: Instant) -> Self {
        let part = |name, works, says: &str| Part {
            name,
            works,
            says: says.to_owned(),
        };
        let gateway = match gateway.silence(now) {
            None => part("gateway", false, "not connected"),
            Some(silence) if silence > SILENCE => {
                let says = format!("silent for {} s", silence.as_secs());
                part("gateway", false, &says)
            }
            Some(_) => part("gateway", true, "connected"),
        };
        let database = match database {
            None => part("database", false, "not there yet"),
            Some(false) => part("database", false, "does not answer"),
            Some(true) => part("database", true, "answers"),
        };
        let [outbox, schedule] = Worker::ALL.map(|worker| match alive.silence(worker, now) {
            None => part(worker.name(), false, "not at work yet"),
            Some(busy) if busy > BUSY => {
                let says = format!("stuck for {} s", busy.as_secs());
                part(worker.name(), false, &says)
            }
            Some(_) => part(worker.name(), true, "works"),
        });
        Self {
            parts: [gateway, database, outbox, schedule],
        }
    }

    /// Whether all of them do.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.parts.iter().all(|part| part.works)
    }
}

impl fmt::Display for Health {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            writeln!(f, "{}: {}", part.name, part.says)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_is_told_and_one_that_fails_is_enough() {
        let began = Instant::now();
        let now = began + Duration::from_secs(1000);
        let ago = |seconds| Some(now - Duration::from_secs(seconds));
        let gateway = |connected, heard| Gateway {
            connected,
            latency: None,
            heard,
        };
        let well = gateway(true, ago(99));
        let fine = Alive([ago(5), ago(90)]);
        for (gateway, database, alive, ready, says) in [
            (
                well,
                Some(true),
                fine,
                true,
                "gateway: connected\ndatabase: answers\noutbox: works\nschedule: works\n",
            ),
            (
                gateway(false, ago(1)),
                Some(true),
                fine,
                false,
                "gateway: not connected\n",
            ),
            (
                gateway(true, ago(101)),
                Some(true),
                fine,
                false,
                "gateway: silent for 101 s\n",
            ),
            (
                well,
                Some(false),
                fine,
                false,
                "database: does not answer\n",
            ),
            (well, None, fine, false, "database: not there yet\n"),
            (
                well,
                Some(true),
                Alive([ago(91), ago(5)]),
                false,
                "outbox: stuck for 91 s\nschedule: works\n",
            ),
            (
                well,
                Some(true),
                Alive([ago(5), None]),
                false,
                "outbox: works\nschedule: not at work yet\n",
            ),
        ] {
            let health = Health::of(gateway, database, alive, now);
            assert_eq!(health.is_ready(), ready, "{health}");
            assert!(health.to_string().contains(says), "{health}");
        }
    }
}
