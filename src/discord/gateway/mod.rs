//! The gateway: the connection on which Discord sends events.
//!
//! A [`Shard`] keeps one connection open. `twilight-gateway` implements the protocol ([`connection`]); when a
//! connection ends, [`policy`] decides whether the session is resumed or replaced, and after which pause.
//! Events are parsed into serenity's types ([`event`]). Every new session costs one of the thousand that
//! Discord grants a day; [`budget`] limits them.

mod budget;
mod connection;
mod event;
mod policy;
mod sessions;
mod shard;
mod status;

pub(super) use self::{policy::Refusal, sessions::SessionStarts, shard::Shard};
