//! Scripted faults of the gateway, and the record of what was asked of it.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::gateway::Disconnect;

/// Discord takes one IDENTIFY in five seconds from a bot with `max_concurrency` 1. Half of that is enforced here, since on
/// a busy machine messages do not all take equally long.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(2500);

/// When on a connection a fault strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayStage {
    /// After the WebSocket is open, instead of HELLO.
    Opened,
    /// Right after HELLO.
    Hello,
    /// Instead of READY.
    Identify,
    /// Instead of the replay and RESUMED.
    Resume,
    /// Right after READY or RESUMED.
    Ready,
    /// Instead of the acknowledgement of a heartbeat.
    Heartbeat,
    /// Instead of the answer to the bot's close frame.
    Close,
}

/// What the gateway does instead of its duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    End(Disconnect),
    Silence,
}

/// A fault of the gateway: where it strikes, what it does, how often.
///
/// ```
/// # use raichi_standin::{Disconnect, GatewayFault, GatewayStage};
/// let twice = GatewayFault::ends(GatewayStage::Resume, Disconnect::Close(4000)).times(2);
/// let deaf = GatewayFault::ignores(GatewayStage::Heartbeat);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GatewayFault {
    stage: GatewayStage,
    effect: Effect,
    /// Without a number, until it is lifted.
    times: Option<usize>,
}

impl GatewayFault {
    /// Ends the connection so.
    #[must_use]
    pub const fn ends(stage: GatewayStage, how: Disconnect) -> Self {
        Self {
            stage,
            effect: Effect::End(how),
            times: None,
        }
    }

    /// Does nothing, and keeps the connection open.
    #[must_use]
    pub const fn ignores(stage: GatewayStage) -> Self {
        Self {
            stage,
            effect: Effect::Silence,
            times: None,
        }
    }

    /// How often; until it is lifted unless said.
    #[must_use]
    pub const fn times(mut self, times: usize) -> Self {
        self.times = Some(times);
        self
    }
}

/// What a bot did at the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayAct {
    /// It opened a TCP connection, which was dropped because the gateway is shut. From which process is not known.
    Refused,
    /// It opened a WebSocket.
    Connected,
    /// It asked for a new session.
    Identified,
    /// It asked to resume a session.
    Resumed,
    /// It sent a close frame, with this code if any.
    Closed(Option<u16>),
}

/// An act with its time.
#[derive(Clone, Copy, Debug)]
pub struct GatewayRecord {
    /// Of which process.
    pub process: usize,
    /// How long after the stand-in's start.
    pub at: Duration,
    /// What it did.
    pub act: GatewayAct,
}

/// What the stand-in knows of the gateway beside its sessions.
#[derive(Debug)]
pub(crate) struct GatewayLog {
    started: Instant,
    pub(crate) faults: Vec<GatewayFault>,
    pub(crate) records: Vec<GatewayRecord>,
    identified: HashMap<usize, Instant>,
}

impl Default for GatewayLog {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            faults: Vec::new(),
            records: Vec::new(),
            identified: HashMap::new(),
        }
    }
}

/// What a fault does to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Struck {
    Ended(Disconnect),
    Ignored,
}

impl GatewayLog {
    pub(crate) fn note(&mut self, process: usize, act: GatewayAct) {
        self.records.push(GatewayRecord {
            process,
            at: self.started.elapsed(),
            act,
        });
    }

    /// Whether a fault strikes here; if so, one of its times is used up.
    pub(crate) fn strikes(&mut self, stage: GatewayStage) -> Option<Struck> {
        let fits = |fault: &&mut GatewayFault| fault.stage == stage && fault.times != Some(0);
        let fault = self.faults.iter_mut().find(fits)?;
        fault.times = fault.times.map(|times| times - 1);
        Some(match fault.effect {
            Effect::End(how) => Struck::Ended(how),
            Effect::Silence => Struck::Ignored,
        })
    }

    /// Whether Discord takes an IDENTIFY now.
    pub(crate) fn may_identify(&mut self, process: usize) -> bool {
        let now = Instant::now();
        let last = self.identified.insert(process, now);
        last.is_none_or(|last| now - last >= IDENTIFY_INTERVAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_where_and_as_often_as_it_says() {
        let mut log = GatewayLog::default();
        let close = Disconnect::Close(4000);
        log.faults = vec![
            GatewayFault::ends(GatewayStage::Resume, close).times(2),
            GatewayFault::ignores(GatewayStage::Heartbeat),
        ];
        assert_eq!(log.strikes(GatewayStage::Hello), None);
        for expected in [Some(Struck::Ended(close)), Some(Struck::Ended(close)), None] {
            assert_eq!(log.strikes(GatewayStage::Resume), expected);
        }
        for _ in 0..3 {
            assert_eq!(log.strikes(GatewayStage::Heartbeat), Some(Struck::Ignored));
        }
    }

    #[test]
    fn a_process_may_identify_once_in_five_seconds() {
        let mut log = GatewayLog::default();
        assert!(log.may_identify(1));
        assert!(log.may_identify(2));
        assert!(!log.may_identify(1));
    }
}
