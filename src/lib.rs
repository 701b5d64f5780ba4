//! Raichi, a Discord bot for playing tafl by correspondence.
//!
//! An action comes in through a door (`discord`, `local`). Commands are parsed (`commands`), decided
//! (`games`) and stored with their messages in one transaction (`store`); then the messages are rendered
//! (`text`, `picture`) and sent (`outbox`), even if a process dies in between. The `schedule` handles
//! what falls due by time, and `watch` provides health checks and metrics.
//!
//! Without the feature `discord` there are only the local page and the tools.

// The futures of tests are theirs.
#![cfg_attr(not(test), warn(clippy::large_futures))]
#![cfg_attr(
    not(feature = "discord"),
    expect(
        dead_code,
        unused_imports,
        reason = "some of the rest is for Discord alone"
    )
)]
// Nobody outside reads these modules but through `testing`: `pub` is what the crate may use, and whatever it does not use is
// dead code.
#![expect(unreachable_pub, reason = "`pub` means the same as `pub(crate)` here")]

#[cfg(feature = "discord")]
mod check;
mod cli;
mod commands;
mod config;
mod deadline;
#[cfg(feature = "discord")]
mod discord;
#[cfg(all(any(test, fuzzing), feature = "discord"))]
pub mod fuzzing;
mod games;
mod http_server;
mod ids;
mod local;
mod locale;
mod outbox;
mod picture;
mod presenter;
mod reply;
mod schedule;
mod seats;
mod service;
mod service_manager;
mod store;
mod telemetry;
#[doc(hidden)]
pub mod testing;
mod text;
mod think;
mod transport;
mod watch;
mod web;

pub use cli::main;
