//! A stand-in for Discord, on loopback, for the unmodified bot.
//!
//! The bot reaches Discord with the machine's proxy and trust settings. A test therefore only sets two variables of
//! the child process, `HTTPS_PROXY` and `SSL_CERT_FILE`, and every request ends here: at a proxy that answers for
//! discord.com with its own certificate, at the REST API behind it, and at a gateway. The [`StandIn`] behind these
//! keeps channels, messages and interactions as Discord would, refuses what Discord refuses, records every violation,
//! and lets a test act as the people in the channel.
//!
//! ```no_run
//! # async fn test() {
//! use raichi_standin::{StandIn, options};
//!
//! let discord = StandIn::start().await;
//! let channel = discord.guild("Hird", "de").channel("tafl");
//! let ann = discord.user("Ann", "en-US");
//! let bot = discord.process("/path/to/raichi").await.arg("run").start();
//! bot.ready().await;
//!
//! let moved = ann.slash(&channel, "move", options![("from", "d1"), ("to", "d4")]);
//! let refusal = moved.message().await;
//! assert!(refusal.is_ephemeral());
//! assert!(bot.terminate().await.success());
//! # }
//! ```
//!
//! Nothing here sleeps: waits end with a change, or with a deadline that prints what happened.
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a harness for tests: what cannot go on fails the test, by a panic that says why"
)]

mod animation;
mod ca;
mod client;
mod clock;
mod component;
mod connection;
mod crowd;
mod decoration;
mod deliver;
mod endpoint;
mod fault;
mod forge;
mod form;
mod gateway;
mod gateway_fault;
mod handle;
mod http;
mod interaction;
mod limits;
mod mention;
mod message;
mod moderation;
mod multipart;
mod oauth;
mod object;
mod openapi;
mod option;
mod patience;
mod peer;
mod picture;
mod place;
mod posts;
mod process;
mod proxy;
mod rates;
mod rest;
mod sharding;
mod snowflake;
mod standin;
mod trouble;
mod user;
mod violations;
mod world;

pub use animation::Animation;
pub use client::Client;
pub use clock::WallClock;
pub use component::{Button, Select, SelectOption};
pub use endpoint::Signature;
pub use fault::{Fault, Hold, Rule};
pub use gateway::{Disconnect, DispatchTo, ShardOf};
pub use gateway_fault::{GatewayAct, GatewayFault, GatewayRecord, GatewayStage};
pub use handle::Handle;
pub use interaction::{Answer, Callback};
pub use message::{Attachment, Message, Pings, Version};
pub use oauth::CLIENT_SECRET;
pub use option::{OptionValue, Options};
pub use patience::patience;
pub use picture::Picture;
pub use place::{Channel, Guild};
pub use posts::Posted;
pub use process::{Launch, Process};
pub use snowflake::Id;
pub use standin::{StandIn, TOKEN};
pub use user::{Suggestions, User};
pub use world::{
    ATTACH, CONNECT, CREATE_PUBLIC_THREADS, EMBED, MANAGE_GUILD, READ_HISTORY, RequestRecord, SEND,
    SEND_IN_THREADS, VIEW,
};
