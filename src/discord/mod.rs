//! The door to Discord: the only place that names serenity and twilight.
//!
//! An interaction is acknowledged while the service works, since Discord waits three seconds and a
//! database may take longer. What everybody should see is a message of its own, written by the outbox;
//! what only one person should see is the answer to the interaction.

mod answer;
mod bot;
mod buckets;
mod caller;
mod clicks;
mod commands;
mod courier;
mod failure;
mod gateway;
mod handler;
mod inspect;
mod leavers;
mod messages;
mod permissions;
mod pictureless;
mod receipt;
mod registered;
mod rounds;
mod shape;
mod sight;
mod surroundings;
mod tasks;

pub(crate) use bot::run;
pub use bot::{Identity, StartError, identify};
pub use courier::Courier;
pub use inspect::Silence;
pub(crate) use inspect::{Inspection, SessionStarts, application, inspect};
pub use permissions::invite;

use self::receipt::Receipt;
use crate::{commands::CommandHandler, outbox::Outbox, watch::Watch};

/// What a handler works with on one interaction.
#[derive(Debug)]
pub(crate) struct Data {
    handler: CommandHandler,
    outbox: Outbox<Courier>,
    own_id: serenity::all::UserId,
    watch: Watch,
    receipt: Receipt,
}
