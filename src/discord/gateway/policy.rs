//! What follows the end of a connection: a resume, a new session or the end of the program, and after which pause.
//!
//! Everything here is pure: how long a connection lasted and random numbers are passed in.

use std::{fmt, time::Duration};

/// A connection that lasted this long with a session ends a series of failures.
const STABLE: Duration = Duration::from_secs(10);
/// The longest pause after the first failure of a series: a single lost connection goes unnoticed.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest pause after the second failure. It doubles with each failure.
const BASE_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause of all.
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// The bounds of the pause before a session that Discord has invalidated is replaced, as its documentation asks.
const INVALID_SESSION_PAUSE: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];
/// A session that failed to resume so often in a row is replaced.
const MAX_FAILED_RESUMES: u32 = 3;

/// How a connection ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Disconnect {
    /// It could not be opened; why.
    Unreachable(String),
    /// Discord closed it, with this code if it gave one.
    Closed(Option<u16>),
    /// The network failed, or Discord did not acknowledge a heartbeat.
    Dropped,
    /// Discord did not send what begins a connection.
    TimedOut,
    /// Discord asked the bot to reconnect (op 7).
    Requested,
    /// Discord does not accept the session (op 9).
    InvalidSession {
        /// Whether it may be resumed all the same.
        resumable: bool,
    },
}

impl fmt::Display for Disconnect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable(why) => write!(f, "it cannot be reached ({why})"),
            Self::Closed(Some(code)) => write!(f, "Discord closed it with code {code}"),
            Self::Closed(None) => f.write_str("Discord closed it without a code"),
            Self::Dropped => f.write_str("the connection broke, or a heartbeat was not answered"),
            Self::TimedOut => f.write_str("Discord did not begin the session in time"),
            Self::Requested => f.write_str("Discord asked the bot to reconnect"),
            Self::InvalidSession { .. } => f.write_str("Discord ended the session"),
        }
    }
}

/// Why Discord refuses every further connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Refusal {
    /// It does not know the token (4004).
    Token,
    /// The shard is none that this bot has (4010).
    Shard,
    /// The bot is in more servers than one shard may serve (4011).
    ShardingRequired,
    /// The version of the gateway's protocol is not served any more (4012).
    Version,
    /// The intents are none that Discord knows (4013).
    Intents,
    /// The bot may not have the intents that it asks for (4014).
    DisallowedIntents,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Token => "it does not know the token (close code 4004)",
            Self::Shard => "the bot has no such shard (close code 4010)",
            Self::ShardingRequired => {
                "the bot is in more servers than one connection may serve (close code 4011)"
            }
            Self::Version => {
                "it does not serve this version of its protocol any more (close code 4012)"
            }
            Self::Intents => "it does not know the events that the bot asks for (close code 4013)",
            Self::DisallowedIntents => {
                "the bot may not have the events that it asks for (close code 4014)"
            }
        })
    }
}

/// Which session a connection begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// The one before, with the events that were missed.
    Resume,
    /// A new one.
    Identify,
}

/// How far a connection came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Discord has not sent HELLO.
    Opening,
    /// Discord has sent HELLO, and was sent RESUME or IDENTIFY.
    Starting,
    /// It had a session for so long.
    Ready(Duration),
}

/// What is done next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Another connection.
    Connect {
        /// With which session.
        start: Start,
        /// How long to wait before.
        pause: Duration,
    },
    /// Discord would refuse any other connection as well.
    GiveUp(Refusal),
}

/// The memory of the connections that failed in a row.
#[derive(Debug, Clone, Default)]
pub(super) struct Policy {
    failures: u32,
    failed_resumes: u32,
}

impl Policy {
    /// What follows the end of a connection that began with `start` and came as far as `progress`. The random number
    /// is at least 0 and less than 1.
    pub(super) fn after(
        &mut self,
        disconnect: &Disconnect,
        start: Start,
        progress: Progress,
        random: f64,
    ) -> Step {
        match (start, progress) {
            (_, Progress::Ready(lasted)) if lasted >= STABLE => *self = Self::default(),
            (Start::Resume, Progress::Starting) => self.failed_resumes += 1,
            (_, Progress::Ready(_)) | (Start::Identify, _) => self.failed_resumes = 0,
            // The session was not asked for, so nothing speaks against it.
            (Start::Resume, Progress::Opening) => {}
        }
        let mut start = match disconnect {
            Disconnect::Closed(Some(code)) => match after_close(*code) {
                Ok(start) => start,
                Err(refusal) => return Step::GiveUp(refusal),
            },
            Disconnect::InvalidSession { resumable: false } => Start::Identify,
            _ => Start::Resume,
        };
        if self.failed_resumes >= MAX_FAILED_RESUMES {
            start = Start::Identify;
        }
        let mut pause = backoff(self.failures, random);
        if *disconnect == (Disconnect::InvalidSession { resumable: false }) {
            let [shortest, longest] = INVALID_SESSION_PAUSE;
            pause = pause.max(between(shortest, longest, random));
        }
        self.failures = self.failures.saturating_add(1);
        Step::Connect { start, pause }
    }
}

/// What Discord's table of close codes asks for. Codes that are not in it are treated as a lost connection.
const fn after_close(code: u16) -> Result<Start, Refusal> {
    match code {
        // Not authenticated, invalid sequence, session timed out.
        4003 | 4007 | 4009 => Ok(Start::Identify),
        4004 => Err(Refusal::Token),
        4010 => Err(Refusal::Shard),
        4011 => Err(Refusal::ShardingRequired),
        4012 => Err(Refusal::Version),
        4013 => Err(Refusal::Intents),
        4014 => Err(Refusal::DisallowedIntents),
        _ => Ok(Start::Resume),
    }
}

/// The pause after this many failures in a row before: short once, then twice as long each time, and at least half of
/// that.
fn backoff(failures: u32, random: f64) -> Duration {
    let Some(doublings) = failures.checked_sub(1) else {
        return between(FIRST_PAUSE / 5, FIRST_PAUSE, random);
    };
    let longest = BASE_PAUSE
        .saturating_mul(2_u32.saturating_pow(doublings))
        .min(MAX_PAUSE);
    between(longest / 2, longest, random)
}

fn between(shortest: Duration, longest: Duration, random: f64) -> Duration {
    shortest + (longest - shortest).mul_f64(random.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests;
