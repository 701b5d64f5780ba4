//! How fast shards change hands.

use std::time::Duration;

/// How long leases last, how often Discord is asked for the number of shards, and how many requests it grants.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pace {
    /// The length of a lease. It is renewed four times as often.
    pub(crate) lease: Duration,
    /// How often Discord is asked.
    pub(crate) ask: Duration,
    /// The number of requests a second that Discord grants all processes together.
    pub(crate) requests: u32,
}

impl Pace {
    /// The time between two rounds, and the limit of one.
    pub(super) fn round(self) -> Duration {
        self.lease / 4
    }

    /// How long after the last renewal shards are stopped: before the lease ends, with time to close the connections.
    pub(super) fn cut_off(self) -> Duration {
        self.lease * 3 / 4
    }
}
