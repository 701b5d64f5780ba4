//! Scripted faults of the gateway, and the log of the bots' requests to it.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use crate::gateway::{Disconnect, ShardOf};

/// Discord accepts one IDENTIFY in five seconds in each bucket. Half of that is enforced here, since messages take varying
/// times on a busy machine.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(2500);

/// The point of a connection at which a fault applies.
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

/// The effect of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    End(Disconnect),
    Silence,
}

/// A fault of the gateway: its stage, its effect, and how often it applies.
///
/// ```
/// # use raichi_standin::{Disconnect, GatewayFault, GatewayStage};
/// let twice = GatewayFault::ends(GatewayStage::Resume, Disconnect::Close(4000)).times(2);
/// let silent = GatewayFault::ignores(GatewayStage::Heartbeat);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GatewayFault {
    stage: GatewayStage,
    effect: Effect,
    /// `None`: until it is removed.
    times: Option<usize>,
}

impl GatewayFault {
    /// Ends the connection this way.
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

    /// How often it applies; by default, until it is removed.
    #[must_use]
    pub const fn times(mut self, times: usize) -> Self {
        self.times = Some(times);
        self
    }
}

/// A bot's action at the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayAct {
    /// It opened a TCP connection, which was dropped because the gateway is closed. The process is unknown.
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

/// An action with its time.
#[derive(Clone, Copy, Debug)]
pub struct GatewayRecord {
    /// The number of the process.
    pub process: usize,
    /// The time since the stand-in's start.
    pub at: Duration,
    /// The action.
    pub act: GatewayAct,
    /// The shard that identified or resumed.
    pub shard: Option<ShardOf>,
}

/// What Discord recommends and demands of bots with many servers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sharding {
    /// The number of shards that Discord recommends.
    pub(crate) recommended: u32,
    /// With fewer, a bot is refused.
    pub(crate) required: u32,
    /// How many buckets there are for identifying.
    pub(crate) max_concurrency: u32,
    /// Whether all processes are one bot, so that they share the buckets.
    pub(crate) is_shared: bool,
}

impl Default for Sharding {
    fn default() -> Self {
        Self {
            recommended: 1,
            required: 1,
            max_concurrency: 1,
            is_shared: false,
        }
    }
}

/// The state of the gateway besides its sessions.
#[derive(Debug)]
pub(crate) struct GatewayLog {
    started: Instant,
    pub(crate) faults: Vec<GatewayFault>,
    pub(crate) records: Vec<GatewayRecord>,
    pub(crate) sharding: Sharding,
    /// How long the next connections wait for HELLO.
    pub(crate) hello_delays: VecDeque<Duration>,
    /// When a process, or any of them, last identified in a bucket.
    identified: HashMap<(Option<usize>, u32), Instant>,
    /// How many bytes were sent in compressed streams: before, and after their compression.
    pub(crate) size: (usize, usize),
}

impl Default for GatewayLog {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            faults: Vec::new(),
            records: Vec::new(),
            sharding: Sharding::default(),
            hello_delays: VecDeque::new(),
            identified: HashMap::new(),
            size: (0, 0),
        }
    }
}

/// The effect of a fault on a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Struck {
    Ended(Disconnect),
    Ignored,
}

impl GatewayLog {
    pub(crate) fn note(&mut self, process: usize, act: GatewayAct, shard: Option<ShardOf>) {
        self.records.push(GatewayRecord {
            process,
            at: self.started.elapsed(),
            act,
            shard,
        });
    }

    /// The effect of a fault at this stage, if there is one; it uses up one of its times.
    pub(crate) fn strikes(&mut self, stage: GatewayStage) -> Option<Struck> {
        let fits = |fault: &&mut GatewayFault| fault.stage == stage && fault.times != Some(0);
        let fault = self.faults.iter_mut().find(fits)?;
        fault.times = fault.times.map(|times| times - 1);
        Some(match fault.effect {
            Effect::End(how) => Struck::Ended(how),
            Effect::Silence => Struck::Ignored,
        })
    }

    /// Whether an IDENTIFY of this shard is accepted now.
    pub(crate) fn may_identify(&mut self, process: usize, shard: ShardOf) -> bool {
        let now = Instant::now();
        let process = (!self.sharding.is_shared).then_some(process);
        let bucket = shard.number % self.sharding.max_concurrency;
        let last = self.identified.insert((process, bucket), now);
        last.is_none_or(|last| now - last >= IDENTIFY_INTERVAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_applies_at_its_stage_the_given_number_of_times() {
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
    fn a_bucket_may_identify_once_in_five_seconds() {
        let mut log = GatewayLog::default();
        assert!(log.may_identify(1, ShardOf::ONLY));
        assert!(log.may_identify(2, ShardOf::ONLY));
        assert!(!log.may_identify(1, ShardOf::ONLY));

        let mut log = GatewayLog::default();
        log.sharding.is_shared = true;
        log.sharding.max_concurrency = 2;
        let shard = |number| ShardOf { number, total: 4 };
        assert!(log.may_identify(1, shard(0)));
        assert!(log.may_identify(2, shard(1)));
        assert!(!log.may_identify(2, shard(2)));
        assert!(!log.may_identify(3, shard(3)));
    }
}
