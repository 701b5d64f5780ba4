//! What Discord tells the bot: each interaction in a span of its own, counted while it runs.

use poise::{
    FrameworkContext, FrameworkError, FrameworkOptions,
    dispatch::{dispatch_autocomplete, dispatch_interaction},
};
use serenity::{
    Client,
    all::{ChannelId, CommandInteraction, Context, FullEvent, Interaction, MessageId, UserId},
    async_trait,
    framework::Framework,
};
use std::{
    any::Any,
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};
use time::OffsetDateTime;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::Instrument;

use super::{
    Courier, Data, answer, asker, clicks, message_link, messages, receipt::Receipt, rounds::Rounds,
    surroundings::Surroundings,
};
use crate::{
    commands::{Desk, Said},
    games::{Games, No},
    ids::{Door, DoorKey},
    outbox::Outbox,
    picture::Studio,
    schedule::Schedule,
    service_manager,
    store::{GameLine, Newsroom, Store},
    telemetry::Reference,
    text::{self, Locale},
    watch::{Outcome, Watch},
    web::games::Opened,
};

/// The receiver of Discord's events.
pub(super) struct Handler {
    pub store: Store,
    /// Where other processes are heard.
    pub newsroom: Newsroom,
    /// Whose games have pages.
    pub pages: Opened,
    /// Who is told what happens.
    pub watch: Watch,
    pub own_id: UserId,
    pub options: FrameworkOptions<Data, No>,
    /// What is being worked on.
    pub work: TaskTracker,
    /// Nothing new is begun after this.
    pub stop: CancellationToken,
    /// There once the client is built, before the first event.
    pub kit: Option<Kit>,
}

/// What comes with the client.
pub(super) struct Kit {
    desk: Desk,
    outbox: Outbox<Courier>,
    rounds: Rounds,
    shards: Arc<serenity::all::ShardManager>,
}

#[async_trait]
impl Framework for Handler {
    async fn init(&mut self, client: &Client) {
        let watch = &self.watch;
        let studio = Studio::new(watch.clone());
        let courier = Courier::new(client.http.clone(), studio, watch.clone(), self.own_id);
        let outbox =
            Outbox::new(self.store.clone(), courier, watch.clone()).leading_to(self.pages.clone());
        let hearing = self.newsroom.clone();
        self.work
            .spawn(outbox.clone().work(hearing, self.stop.clone()));
        self.work.spawn(self.schedule());
        let alive = service_manager::stay_alive(watch.clone(), self.stop.clone());
        self.work.spawn(alive);
        self.kit = Some(Kit {
            desk: Desk::new(Games::new(self.store.clone()), link).leading_to(self.pages.clone()),
            outbox,
            rounds: Rounds::default(),
            shards: client.shard_manager.clone(),
        });
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let Some(kit) = &self.kit else { return };
        let around = Surroundings {
            store: &self.store,
            games: kit.desk.games(),
            outbox: &kit.outbox,
            watch: &self.watch,
            own_id: self.own_id,
            rounds: &kit.rounds,
            stop: &self.stop,
        };
        self.work.track_future(around.changed(&event)).await;
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
                let receipt = Receipt::of(&interaction, &self.options.commands);
                let span = span_of(&interaction, &receipt);
                let data = self.data(kit, receipt);
                let handling = async {
                    let sighting = asker::sighting(&interaction);
                    if let Some(sighting) = sighting {
                        let pictureless = kit.outbox.courier().pictureless();
                        pictureless.learn(sighting.channel, sighting.pictures);
                    }
                    self.handle(kit, &data, &ctx, &interaction).await;
                    data.receipt.close(&self.watch);
                    if let Some(sighting) = sighting {
                        around.sighted(sighting).await;
                    }
                };
                self.work.track_future(handling.instrument(span)).await;
            }
            FullEvent::Message { new_message } if !self.stop.is_cancelled() => {
                let Some(told) = messages::told_move(&new_message, self.own_id) else {
                    return;
                };
                let receipt = Receipt::of_move();
                let span = tracing::info_span!(
                    "message",
                    id = new_message.id.get(),
                    user = new_message.author.id.get(),
                    channel = new_message.channel_id.get(),
                );
                let data = self.data(kit, receipt);
                let handling = async {
                    messages::handle(&data, &new_message, told).await;
                    data.receipt.close(&self.watch);
                };
                self.work.track_future(handling.instrument(span)).await;
            }
            FullEvent::MessageDelete {
                deleted_message_id, ..
            } => {
                self.work
                    .track_future(deleted(kit.desk.games(), &[deleted_message_id]))
                    .await;
            }
            FullEvent::MessageDeleteBulk {
                multiple_deleted_messages_ids,
                ..
            } => {
                self.work
                    .track_future(deleted(kit.desk.games(), &multiple_deleted_messages_ids))
                    .await;
            }
            _ => {}
        }
    }
}

impl Handler {
    fn data(&self, kit: &Kit, receipt: Receipt) -> Data {
        Data {
            desk: kit.desk.clone(),
            outbox: kit.outbox.clone(),
            own_id: self.own_id,
            watch: self.watch.clone(),
            receipt,
        }
    }

    /// What falls due at Discord is done while the gateway is connected: who cannot move does not lose.
    fn schedule(&self) -> impl Future<Output = ()> + Send + use<> {
        let watch = self.watch.clone();
        Schedule::new(self.store.clone(), Door::Discord, watch.clone()).work(
            move || watch.gateway_works(Instant::now()),
            self.stop.clone(),
        )
    }

    async fn handle(&self, kit: &Kit, data: &Data, ctx: &Context, interaction: &Interaction) {
        let (command, typing) = match interaction {
            Interaction::Component(click) => return clicks::handle(data, click).await,
            Interaction::Modal(form) => return clicks::filled(data, form).await,
            Interaction::Command(command) => (command, false),
            Interaction::Autocomplete(command) => (command, true),
            _ => return,
        };
        let framework = FrameworkContext {
            bot_id: self.own_id,
            serenity_context: ctx,
            options: &self.options,
            user_data: data,
            shard_manager: &kit.shards,
        };
        // What poise keeps of one invocation; Raichi keeps nothing there.
        let sent = AtomicBool::new(false);
        let kept = tokio::sync::Mutex::new(Box::new(()) as Box<dyn Any + Send + Sync>);
        let (options, mut path) = (command.data.options(), Vec::new());
        if typing {
            match dispatch_autocomplete(framework, command, &sent, &kept, &options, &mut path).await
            {
                Ok(()) => data.receipt.offer(),
                Err(error) => tracing::debug!(why = reason(&error), "nothing is offered"),
            }
        } else if let Err(error) =
            dispatch_interaction(framework, command, &sent, &kept, &options, &mut path).await
        {
            refused(data, command, &error).await;
        }
    }
}

/// Answers a command that poise does not carry out.
async fn refused(data: &Data, command: &CommandInteraction, error: &FrameworkError<'_, Data, No>) {
    let locale = Locale::from_code(&command.locale);
    let reply = if let FrameworkError::GuildOnly { .. } = error {
        text::only_in_servers(locale)
    } else {
        let reference = Reference::new();
        tracing::error!(%reference, why = reason(error), "a command cannot be carried out");
        data.receipt.settle(Outcome::Fault);
        text::fault(locale, &reference.to_string())
    };
    answer::command(data, command, locale, async { Ok(Said::Privately(reply)) }).await;
}

/// What poise has against an interaction, without the interaction, in which a token stands.
const fn reason(error: &FrameworkError<'_, Data, No>) -> &'static str {
    match error {
        FrameworkError::UnknownInteraction { .. } => "there is no such command",
        FrameworkError::CommandStructureMismatch { description, .. } => description,
        FrameworkError::ArgumentParse { .. } => "an option cannot be read",
        FrameworkError::GuildOnly { .. } => "it is for servers only",
        _ => "poise does not say why",
    }
}

/// A challenge whose message was deleted cannot be accepted any more.
async fn deleted(games: &Games, messages: &[MessageId]) {
    let now = OffsetDateTime::now_utc();
    for message in messages {
        if let Err(error) = games
            .challenge_message_deleted(DoorKey(message.get()), now)
            .await
        {
            tracing::error!(reference = %Reference::new(), %error, "a deleted challenge stays open");
        }
    }
}

/// The address of a game's newest board.
fn link(game: &GameLine) -> Option<String> {
    Some(message_link(game.server, game.channel, game.message?))
}

/// What the log lines of an interaction have in common. No names, no token.
fn span_of(interaction: &Interaction, receipt: &Receipt) -> tracing::Span {
    let (id, channel, user) = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => {
            (it.id, Some(it.channel_id), Some(it.user.id))
        }
        Interaction::Component(it) => (it.id, Some(it.channel_id), Some(it.user.id)),
        Interaction::Modal(it) => (it.id, Some(it.channel_id), Some(it.user.id)),
        other => (other.id(), None, None),
    };
    let button = match interaction {
        Interaction::Component(click) => Some(click.data.custom_id.as_str()),
        Interaction::Modal(form) => Some(form.data.custom_id.as_str()),
        _ => None,
    };
    tracing::info_span!(
        "interaction",
        id = id.get(),
        kind = receipt.kind.name(),
        command = receipt.command,
        button,
        user = user.map(UserId::get),
        channel = channel.map(ChannelId::get),
    )
}
