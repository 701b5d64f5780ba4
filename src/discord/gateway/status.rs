//! What is reported of a connection: to monitors at once, to the log when it is lost and when it is back.

use std::time::Instant;

use super::{
    connection::Connection,
    policy::{Disconnect, Start},
};
use crate::watch::Gateway;

/// The state of a shard's connection.
pub(super) struct Status<R> {
    shard: u32,
    report: R,
    gateway: Gateway,
    /// Whether there has been a session.
    was_connected: bool,
    outage: Option<Outage>,
}

/// The time without a connection.
struct Outage {
    since: Instant,
    tries: u32,
}

impl<R: Fn(Gateway)> Status<R> {
    /// The state before the first connection, of which `report` is informed whenever it changes.
    pub(super) fn new(shard: u32, report: R) -> Self {
        let gateway = Gateway::default();
        report(gateway);
        Self {
            shard,
            report,
            gateway,
            was_connected: false,
            outage: None,
        }
    }

    /// A connection is tried.
    pub(super) const fn trying(&mut self) {
        if let Some(outage) = &mut self.outage {
            outage.tries = outage.tries.saturating_add(1);
        }
    }

    /// Discord has sent something.
    pub(super) fn heard(&mut self, connection: &Connection) {
        self.gateway.heard = Some(Instant::now());
        self.gateway.latency = connection.latency();
        if self.gateway.connected {
            (self.report)(self.gateway);
        }
    }

    /// There is a session. A new one begins with the bot's servers.
    pub(super) fn connected(&mut self, start: Start, servers: Option<usize>) {
        self.gateway.connected = true;
        (self.report)(self.gateway);
        let shard = self.shard;
        let outage = self.outage.take();
        if !self.was_connected {
            tracing::info!(shard, servers, "connected to Discord");
        } else if let Some(Outage { since, tries }) = outage {
            let seconds = since.elapsed().as_secs_f64();
            let seconds = (seconds * 10.0).round() / 10.0;
            let missed = match start {
                Start::Resume => "resumed",
                Start::Identify => "new",
            };
            tracing::info!(
                shard,
                seconds,
                tries,
                session = missed,
                servers,
                "connected to Discord again"
            );
        }
        self.was_connected = true;
    }

    /// There is no connection, for this reason. Only the first reason of an outage is logged.
    pub(super) fn lost(&mut self, why: &Disconnect) {
        self.gateway.connected = false;
        self.gateway.latency = None;
        (self.report)(self.gateway);
        let shard = self.shard;
        if self.outage.is_some() {
            tracing::debug!(shard, %why, "no connection to Discord yet");
            return;
        }
        self.outage = Some(Outage {
            since: Instant::now(),
            tries: 0,
        });
        match why {
            _ if !self.was_connected => {
                tracing::warn!(shard, %why, "no connection to Discord's gateway; trying again");
            }
            // This is part of Discord's daily routine.
            Disconnect::Requested => {
                tracing::info!(shard, %why, "the connection to Discord is renewed");
            }
            _ => tracing::warn!(shard, %why, "the connection to Discord is lost; trying again"),
        }
    }
}
