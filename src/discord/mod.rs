//! The Discord door: the only module that uses serenity and twilight.
//!
//! An interaction is acknowledged while the service works, because Discord waits three seconds and a database
//! may take longer. What everybody should see is a new message, sent by the outbox; what only one user should
//! see is the response to the interaction.

mod answer;
mod bot;
mod buckets;
mod caller;
mod channel_events;
mod channel_state;
mod clicks;
mod command_mentions;
mod commands;
mod failure;
mod gateway;
mod greeting;
mod handler;
mod inspect;
mod messages;
mod permissions;
mod pictureless;
mod rechecks;
mod registered;
mod shape;
mod tasks;
mod transport;

pub(crate) use bot::run;
pub use bot::{Identity, StartError, identify};
pub use inspect::InspectError;
pub(crate) use inspect::{Inspection, SessionStarts, application, inspect};
pub use permissions::invite;
pub use transport::DiscordTransport;

use crate::{commands::CommandHandler, outbox::Outbox, presenter::Receipt, watch::Watch};

/// The context of a handler for one interaction.
#[derive(Debug)]
pub(crate) struct Data {
    handler: CommandHandler,
    outbox: Outbox<DiscordTransport>,
    own_id: serenity::all::UserId,
    watch: Watch,
    receipt: Receipt,
}
