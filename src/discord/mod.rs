//! The door to Discord: the only place that names serenity and poise.
//!
//! An interaction is acknowledged while the service works, since Discord waits three seconds and a
//! database may take longer. What everybody should see is a message of its own, written by the outbox;
//! what only one person should see is the answer to the interaction.

mod answer;
mod asker;
mod autocomplete;
mod bot;
mod clicks;
mod commands;
mod courier;
mod handler;
mod inspect;
mod permissions;
mod shape;

pub use bot::{Identity, StartError, identify, run};
pub use courier::Courier;
pub use inspect::Silence;
pub(crate) use inspect::{Inspection, SessionStarts, application, inspect};
pub use permissions::invite;

use crate::{games::Games, outbox::Outbox};

/// What every handler works with.
#[derive(Debug, Clone)]
pub(crate) struct Data {
    games: Games,
    outbox: Outbox,
    own_id: serenity::all::UserId,
}

type Context<'a> = poise::ApplicationContext<'a, Data, crate::games::No>;
type Command = poise::Command<Data, crate::games::No>;
