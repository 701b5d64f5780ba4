//! Decides what follows the end of a connection: a resume, a new session or the end of the program, and after
//! which pause.
//!
//! Everything here is pure: the duration of the connection and random numbers are parameters.

use std::{fmt, time::Duration};

/// A connection that lasted this long with a session ends a series of failures.
const STABLE: Duration = Duration::from_secs(10);
/// The longest pause after the first failure of a series: a single lost connection has no visible effect.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest pause after the second failure. It doubles with each failure.
const BASE_PAUSE: Duration = Duration::from_secs(1);
/// The upper limit of pauses.
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// The bounds of the pause before an invalidated session is replaced, as Discord's documentation asks.
const INVALID_SESSION_PAUSE: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];
/// After this number of consecutive failed resumes, the session is replaced.
const MAX_FAILED_RESUMES: u32 = 3;

/// How a connection ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Disconnect {
    /// It could not be opened, with the cause.
    Unreachable(String),
    /// Discord closed it, with this code if there is one.
    Closed(Option<u16>),
    /// The network failed, or Discord did not acknowledge a heartbeat.
    Dropped,
    /// Discord did not start the session in time.
    TimedOut,
    /// Discord asked the bot to reconnect (op 7).
    Requested,
    /// Discord invalidated the session (op 9).
    InvalidSession {
        /// Whether it may still be resumed.
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

/// Why Discord refuses all further connections.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Refusal {
    /// The token is unknown (4004).
    Token,
    /// The shard is invalid (4010).
    Shard,
    /// The bot is in more servers than one shard may serve (4011).
    ShardingRequired,
    /// The protocol version is not supported any more (4012).
    Version,
    /// The intents are invalid (4013).
    Intents,
    /// The bot may not have these intents (4014).
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

/// How a connection begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// Resumes the previous session; Discord replays missed events.
    Resume,
    /// Starts a new session.
    Identify,
}

/// How far a connection got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Discord has not sent HELLO.
    Opening,
    /// Discord has sent HELLO; RESUME or IDENTIFY was sent, or IDENTIFY waits for its turn.
    Starting,
    /// It had a session for this long.
    Ready(Duration),
}

/// The next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Another connection.
    Connect {
        /// With the previous session or a new one.
        start: Start,
        /// The pause before it.
        pause: Duration,
    },
    /// Discord would refuse every further connection.
    GiveUp(Refusal),
}

/// The series of failed connections.
#[derive(Debug, Clone, Default)]
pub(super) struct Policy {
    failures: u32,
    failed_resumes: u32,
}

impl Policy {
    /// What follows the end of a connection that began with `start` and got as far as `progress`. `random` is
    /// in 0..1.
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
            // The session was not used, so it is still good.
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

/// The reaction to a close code, by Discord's table. Other codes are treated as a lost connection.
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

/// The pause after this number of earlier failures: short once, then doubled each time, with a random factor
/// of at least one half.
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
