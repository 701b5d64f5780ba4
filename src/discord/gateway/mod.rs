//! The gateway: the connection on which Discord sends events.
//!
//! [`Shards`] runs the shards that this process holds a lease of; other processes run the others. A [`Shard`](shard::Shard)
//! keeps one connection open. `twilight-gateway` implements the protocol ([`connection`]); when a
//! connection ends, [`policy`] decides whether the session is resumed or replaced, and after which pause.
//! Events are read into the bot's own structs ([`event`]). Every new session costs one of the thousand that
//! Discord grants a day; [`budget`] limits them. [`tunnel`] leads through a proxy.

mod budget;
mod connection;
mod event;
#[cfg(any(test, fuzzing))]
mod fuzzing;
mod hello;
mod link;
mod machine;
mod pace;
mod policy;
mod running;
mod sessions;
mod shard;
mod shards;
mod status;
mod tunnel;

#[cfg(any(test, fuzzing))]
pub(super) use self::fuzzing::{received, resumed_at};
pub(crate) use self::pace::Pace;
pub(super) use self::{
    event::EventReader, hello::hello, policy::Refusal, sessions::SessionStarts, shards::Shards,
};
