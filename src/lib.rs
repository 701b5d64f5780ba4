//! Raichi, the Discord bot on which people play tafl by correspondence.
//!
//! A player's act comes in by a door ([`discord`]), is understood ([`commands`]), decided and stored ([`games`], [`store`]), put
//! into words ([`text`]) and drawn ([`picture`]), and told. What has to be told is stored with the act,
//! so that the [`outbox`] tells it, whatever dies in between. What falls due by itself, the [`schedule`] does. What happens is counted on the way, for those
//! who [`watch`].

mod check;
pub mod cli;
pub mod commands;
pub mod config;
pub mod courier;
pub mod discord;
pub mod games;
mod http_server;
pub mod ids;
pub mod local;
pub mod locale;
pub mod outbox;
pub mod picture;
pub mod reply;
pub mod schedule;
mod seats;
pub mod service;
pub mod service_manager;
pub mod store;
pub mod telemetry;
pub mod text;
pub mod watch;
mod web;
