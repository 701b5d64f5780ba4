//! The Discord door: the only module that uses serenity and twilight.
//!
//! An interaction is acknowledged while the service works, because Discord waits three seconds and a database
//! may take longer. What everybody should see is a new message, sent by the outbox; what only one user should
//! see is the response to the interaction.

mod activity;
mod answer;
mod arrivals;
mod bot;
mod buckets;
mod caller;
mod channel_events;
mod channel_state;
mod clicks;
mod command_mentions;
mod commands;
mod contradictions;
mod daily;
mod emojis;
mod endpoint;
mod failure;
mod forms;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzzing;
mod gateway;
mod greeting;
mod handler;
mod identity;
mod inspect;
mod ladder;
mod messages;
mod model;
mod panel;
mod permissions;
mod pictureless;
mod rechecks;
mod registered;
mod registration;
mod reposts;
mod requests;
mod rest;
mod servers;
mod shape;
mod tasks;
mod time_outs;
mod transport;
mod unread;

pub(crate) use activity::{Activity, REDIRECT_PATH, is_secure, knowing_users};
pub use bot::StartError;
pub(crate) use bot::{Settings, run};
pub(crate) use endpoint::PATH as INTERACTIONS_PATH;
pub use endpoint::{Endpoint, EndpointError};
pub(crate) use gateway::Pace;
pub use identity::identify;
pub use inspect::InspectError;
pub(crate) use inspect::{
    Commands, Inspection, SessionStarts, application, fix, inspect, leave, memberships,
};
pub use permissions::invite;
pub use transport::DiscordTransport;

use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use crate::{
    commands::CommandHandler, ids::ExternalId, outbox::Outbox, presenter::Receipt, watch::Watch,
};

/// The context of a handler for one interaction.
#[derive(Debug)]
pub(crate) struct Data {
    handler: CommandHandler,
    outbox: Outbox<DiscordTransport>,
    own_id: ExternalId,
    /// The link by which servers get the bot.
    invite: String,
    /// The page on which people play, if they can sign in.
    activity: Option<Activity>,
    /// The end of the bot's time-out where it happens, if it is in one.
    time_out: Option<OffsetDateTime>,
    watch: Watch,
    receipt: Receipt,
    /// After this, nothing that can wait for the next start begins.
    stop: CancellationToken,
}

impl Data {
    /// The context of what follows the answer to the interaction.
    fn for_later(&self) -> Self {
        Self {
            handler: self.handler.clone(),
            outbox: self.outbox.clone(),
            own_id: self.own_id,
            invite: self.invite.clone(),
            activity: self.activity.clone(),
            time_out: self.time_out,
            watch: self.watch.clone(),
            receipt: Receipt::new(self.receipt.kind, self.receipt.command),
            stop: self.stop.clone(),
        }
    }
}
