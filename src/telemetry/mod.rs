//! Logging: one line per interaction with its outcome and duration, and failures with a reference.
//!
//! A good line identifies what happened by ids and ends in a fact:
//! `interaction{id=17 kind="command" command="move" channel=4}: done outcome="done" ms=12`.
//! A bad line contains a name or id of a person, a token or a sentence for players, or announces something that has not
//! happened yet.
//!
//! Lines of libraries pass as far as `filter` knows that they contain no secrets.

mod filter;

#[cfg(feature = "discord")]
use std::sync::atomic::{AtomicBool, Ordering};
use std::{
    fmt,
    io::{self, IsTerminal},
    time::Instant,
};

use tracing_subscriber::{filter::filter_fn, layer::SubscriberExt, util::SubscriberInitExt};

use crate::config::{Log, LogFormat, log_filter};

/// Starts logging to the standard error stream.
///
/// Fails when the filter cannot be parsed.
pub fn start(log: &Log) -> Result<(), tracing_subscriber::filter::ParseError> {
    let filter = log_filter(&log.filter)?;
    // Filters of the whole subscriber: per-layer filters lose lines if a library asks in between whether
    // logging is enabled.
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let harmless = filter_fn(filter::is_harmless);
    match log.format {
        LogFormat::Pretty => subscriber.with_target(false).finish().with(harmless).init(),
        LogFormat::Json => subscriber
            .json()
            .flatten_event(true)
            .finish()
            .with(harmless)
            .init(),
    }
    Ok(())
}

/// A stage of the work on an interaction; its duration is logged at debug level when it ends.
///
/// The benchmark of a move reads these lines.
#[derive(Debug)]
pub struct Stage {
    name: &'static str,
    started: Instant,
}

impl Stage {
    /// Starts a stage.
    pub fn begin(name: &'static str) -> Self {
        Self {
            name,
            started: Instant::now(),
        }
    }

    /// Ends the stage.
    pub fn end(self) {
        let us = u64::try_from(self.started.elapsed().as_micros()).unwrap_or(u64::MAX);
        tracing::debug!(stage = self.name, us, "stage");
    }
}

/// A failure that is logged once, until what has failed works again: while the database is away, every interaction meets it.
#[cfg(feature = "discord")]
#[derive(Debug)]
pub(crate) struct Lasting(AtomicBool);

#[cfg(feature = "discord")]
impl Lasting {
    /// One that works.
    pub(crate) const fn new() -> Self {
        Self(AtomicBool::new(false))
    }

    /// Whether this is the first failure since it last worked.
    pub(crate) fn begins<T, E>(&self, result: &Result<T, E>) -> bool {
        let fails = result.is_err();
        !self.0.swap(fails, Ordering::Relaxed) && fails
    }
}

/// A random number that appears both in an apology and in the log, so that an admin finds the failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reference(u32);

impl Reference {
    /// A new random reference.
    pub fn new() -> Self {
        Self(rand::random())
    }
}

impl Default for Reference {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}
