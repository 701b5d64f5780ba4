//! Raichi, a Discord bot for playing tafl by correspondence.
//!
//! An action comes in through a door (`discord`, [`local`]). Commands are parsed ([`commands`]), decided
//! ([`games`]) and stored with their messages in one transaction ([`store`]); then the messages are rendered
//! ([`text`], [`picture`]) and sent ([`outbox`]), even if a process dies in between. The [`schedule`] handles
//! what falls due by time, and [`watch`] provides health checks and metrics.
//!
//! Without the feature `discord` there are only the local page and the tools.

// The futures of tests are theirs.
#![cfg_attr(not(test), warn(clippy::large_futures))]
#![cfg_attr(
    not(feature = "discord"),
    expect(dead_code, reason = "some of the rest is for Discord alone")
)]

#[cfg(feature = "discord")]
mod check;
pub mod cli;
pub mod commands;
pub mod config;
#[cfg(feature = "discord")]
pub mod discord;
#[cfg(all(any(test, fuzzing), feature = "discord"))]
pub mod fuzzing;
pub mod games;
mod http_server;
pub mod ids;
pub mod local;
pub mod locale;
pub mod outbox;
pub mod picture;
mod presenter;
pub mod reply;
pub mod schedule;
mod seats;
pub mod service;
pub mod service_manager;
pub mod store;
pub mod telemetry;
pub mod text;
mod think;
pub mod transport;
pub mod watch;
mod web;
