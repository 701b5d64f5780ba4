//! Logging: one line per interaction with its outcome and time, and faults with a reference.
//!
//! A good line says what happened to whom by ids and ends in a fact:
//! `interaction{id=17 kind="command" command="move" user=4}: done outcome="done" ms=12`.
//! A bad one has a name, a token, a sentence for players, or says that something is about to happen.
//!
//! What the libraries write is let through as far as `filter` knows it to be harmless.

mod filter;

use std::{
    fmt,
    io::{self, IsTerminal},
    time::Instant,
};

use tracing_subscriber::{
    EnvFilter, filter::filter_fn, layer::SubscriberExt, util::SubscriberInitExt,
};

use crate::config::{Log, LogFormat};

/// Starts logging to the standard error stream.
///
/// # Errors
///
/// When the filter cannot be read.
pub fn start(log: &Log) -> Result<(), tracing_subscriber::filter::ParseError> {
    let filter: EnvFilter = EnvFilter::builder().parse(&log.filter)?;
    // Not filters of one layer: those lose lines where a library asks in between whether it should log.
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let harmless = filter_fn(filter::is_harmless);
    match log.format {
        LogFormat::Pretty => lines.with_target(false).finish().with(harmless).init(),
        LogFormat::Json => lines
            .json()
            .flatten_event(true)
            .finish()
            .with(harmless)
            .init(),
    }
    Ok(())
}

/// One part of the work on an interaction; what it took is logged at debug level when it ends.
///
/// The benchmark of a move reads these lines.
#[derive(Debug)]
pub struct Stage {
    name: &'static str,
    begun: Instant,
}

impl Stage {
    /// Begins a stage.
    #[must_use]
    pub fn begin(name: &'static str) -> Self {
        Self {
            name,
            begun: Instant::now(),
        }
    }

    /// Ends it.
    pub fn end(self) {
        let us = u64::try_from(self.begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        tracing::debug!(stage = self.name, us, "stage");
    }
}

/// A short number that stands in an apology and in the log, so that an admin finds the fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reference(u32);

impl Reference {
    /// A new one.
    #[must_use]
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
