//! Reports the state of a connection: to monitors at once, and to the log when it is lost and when it is
//! back.

use std::time::Instant;

use super::{
    connection::Connection,
    policy::{Disconnect, Start},
};
use crate::{ids::ShardId, watch::Gateway};

/// The state of a shard's connection.
pub(super) struct Status<R> {
    shard: ShardId,
    report: R,
    gateway: Gateway,
    /// Whether there has ever been a session.
    was_connected: bool,
    outage: Option<Outage>,
}

/// The time without a connection.
struct Outage {
    since: Instant,
    tries: u32,
}

impl<R: Fn(Gateway)> Status<R> {
    /// The state before the first connection. Calls `report` at every change.
    pub(super) fn new(shard: ShardId, report: R) -> Self {
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

    /// A connection attempt begins.
    pub(super) const fn attempt(&mut self) {
        if let Some(outage) = &mut self.outage {
            outage.tries = outage.tries.saturating_add(1);
        }
    }

    /// Discord has sent something.
    pub(super) fn activity(&mut self, connection: &Connection) {
        self.gateway.last_activity = Some(Instant::now());
        self.gateway.latency = connection.latency();
        if self.gateway.connected {
            (self.report)(self.gateway);
        }
    }

    /// A session has started. A new one lists the bot's servers.
    pub(super) fn connected(&mut self, start: Start, servers: Option<usize>) {
        self.gateway.connected = true;
        (self.report)(self.gateway);
        let shard = self.shard;
        let outage = self.outage.take();
        if !self.was_connected {
            tracing::info!(%shard, servers, "connected to Discord");
        } else if let Some(Outage { since, tries }) = outage {
            let seconds = since.elapsed().as_secs_f64();
            let seconds = (seconds * 10.0).round() / 10.0;
            let missed = match start {
                Start::Resume => "resumed",
                Start::Identify => "new",
            };
            tracing::info!(
                %shard,
                seconds,
                tries,
                session = missed,
                servers,
                "connected to Discord again"
            );
        }
        self.was_connected = true;
    }

    /// The connection is lost. Only the first reason of an outage is logged.
    pub(super) fn lost(&mut self, why: &Disconnect) {
        self.gateway.connected = false;
        self.gateway.latency = None;
        (self.report)(self.gateway);
        let shard = self.shard;
        if self.outage.is_some() {
            tracing::debug!(%shard, %why, "no connection to Discord yet");
            return;
        }
        self.outage = Some(Outage {
            since: Instant::now(),
            tries: 0,
        });
        match why {
            _ if !self.was_connected => {
                tracing::warn!(%shard, %why, "no connection to Discord's gateway; trying again");
            }
            // Routine at Discord.
            Disconnect::Requested => {
                tracing::info!(%shard, %why, "the connection to Discord is renewed");
            }
            _ => tracing::warn!(%shard, %why, "the connection to Discord is lost; trying again"),
        }
    }
}
