//! What Discord tells the bot: each interaction in a span of its own, counted while it runs.

use poise::{FrameworkContext, FrameworkOptions};
use serenity::{
    Client,
    all::{ChannelId, Context, FullEvent, Interaction, MessageId, UserId},
    async_trait,
    framework::Framework,
};
use std::sync::Arc;
use time::OffsetDateTime;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::Instrument;

use super::{Courier, Data, clicks};
use crate::{
    games::{Games, No},
    ids::DoorKey,
    outbox::Outbox,
    picture::Studio,
    service_manager,
    store::Store,
    telemetry::Reference,
};

/// The receiver of Discord's events.
pub(super) struct Handler {
    pub store: Store,
    pub own_id: UserId,
    pub options: FrameworkOptions<Data, No>,
    /// What is being worked on.
    pub work: TaskTracker,
    /// Nothing new is begun after this.
    pub stop: CancellationToken,
    /// There once the client is built, before the first event.
    pub desk: Option<Desk>,
}

/// What comes with the client.
pub(super) struct Desk {
    data: Data,
    shards: Arc<serenity::all::ShardManager>,
}

#[async_trait]
impl Framework for Handler {
    async fn init(&mut self, client: &Client) {
        let courier = Courier::new(client.http.clone(), Studio::new());
        let outbox = Outbox::new(self.store.clone(), courier);
        self.work.spawn(outbox.clone().work(self.stop.clone()));
        let alive = service_manager::stay_alive(outbox.pulse(), self.stop.clone());
        self.work.spawn(alive);
        let data = Data {
            games: Games::new(self.store.clone()),
            outbox,
            own_id: self.own_id,
        };
        self.desk = Some(Desk {
            data,
            shards: client.shard_manager.clone(),
        });
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let Some(desk) = &self.desk else { return };
        match event {
            FullEvent::Ready { data_about_bot } => {
                tracing::info!(
                    servers = data_about_bot.guilds.len(),
                    "connected to Discord"
                );
                service_manager::ready();
            }
            FullEvent::Resume { .. } => tracing::info!("connected to Discord again"),
            FullEvent::InteractionCreate { interaction } if !self.stop.is_cancelled() => {
                let span = span_of(&interaction);
                self.work
                    .track_future(self.handle(desk, ctx, interaction).instrument(span))
                    .await;
            }
            FullEvent::MessageDelete {
                deleted_message_id, ..
            } => {
                self.work
                    .track_future(deleted(&desk.data, &[deleted_message_id]))
                    .await;
            }
            FullEvent::MessageDeleteBulk {
                multiple_deleted_messages_ids,
                ..
            } => {
                self.work
                    .track_future(deleted(&desk.data, &multiple_deleted_messages_ids))
                    .await;
            }
            _ => {}
        }
    }
}

impl Handler {
    async fn handle(&self, desk: &Desk, ctx: Context, interaction: Interaction) {
        if let Interaction::Component(click) = &interaction {
            return clicks::handle(&desk.data, click).await;
        }
        let framework = FrameworkContext {
            bot_id: self.own_id,
            serenity_context: &ctx,
            options: &self.options,
            user_data: &desk.data,
            shard_manager: &desk.shards,
        };
        poise::dispatch_event(framework, FullEvent::InteractionCreate { interaction }).await;
    }
}

/// A challenge whose message was deleted cannot be accepted any more.
async fn deleted(data: &Data, messages: &[MessageId]) {
    let now = OffsetDateTime::now_utc();
    for message in messages {
        if let Err(error) = data
            .games
            .challenge_message_deleted(DoorKey(message.get()), now)
            .await
        {
            tracing::error!(reference = %Reference::new(), %error, "a deleted challenge stays open");
        }
    }
}

/// What the log lines of an interaction have in common. No names, no token.
fn span_of(interaction: &Interaction) -> tracing::Span {
    let (kind, name) = match interaction {
        Interaction::Command(command) => ("command", command.data.name.as_str()),
        Interaction::Autocomplete(command) => ("autocomplete", command.data.name.as_str()),
        Interaction::Component(click) => ("click", click.data.custom_id.as_str()),
        _ => ("other", ""),
    };
    let (id, channel, user) = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => {
            (it.id, Some(it.channel_id), Some(it.user.id))
        }
        Interaction::Component(it) => (it.id, Some(it.channel_id), Some(it.user.id)),
        other => (other.id(), None, None),
    };
    tracing::info_span!(
        "interaction",
        id = id.get(),
        kind,
        name,
        user = user.map(serenity::all::UserId::get),
        channel = channel.map(ChannelId::get),
    )
}
