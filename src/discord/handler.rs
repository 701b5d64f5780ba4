//! Handles Discord's events: each interaction in a span of its own, counted while it runs.

use std::{collections::BTreeSet, sync::Arc};

use time::{Duration, OffsetDateTime};
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;
use tracing::Instrument;

use super::{
    Activity, Data, DiscordTransport, caller,
    channel_events::ChannelEvents,
    clicks, commands,
    daily::Daily,
    messages::{self, Heard, OwnRoles},
    model::{Event, Head, Interaction, InteractionData, InteractionType, Message},
    rechecks::Rechecks,
    servers::Servers,
    time_outs::TimeOuts,
    unread,
};
use crate::{
    commands::{Command, CommandHandler, MenuCommand},
    games::PublicName,
    ids::{ExternalId, ExternalUser, Location},
    outbox::Outbox,
    presenter::Receipt,
    reply::{Press, UnknownPress},
    service::Service,
    service_manager,
    store::Store,
    telemetry::{Lasting, Reference},
    watch::{InteractionKind, Watch},
};

/// How often it is looked whether something is to be looked at again.
const LOOK_PERIOD: std::time::Duration = std::time::Duration::from_secs(1);

/// The receiver of Discord's events.
pub(super) struct Handler {
    pub handler: CommandHandler,
    pub store: Store,
    pub outbox: Outbox<DiscordTransport>,
    /// Receives what happens, for metrics and health.
    pub watch: Watch,
    pub own_id: ExternalId,
    /// The link by which servers get the bot.
    pub invite: String,
    /// The page on which people play, if they can sign in.
    pub(crate) activity: Option<Activity>,
    /// The only servers that may have the bot; `None` if any may.
    pub allowed: Option<BTreeSet<u64>>,
    pub rechecks: Rechecks,
    pub roles: OwnRoles,
    pub servers: Servers,
    pub time_outs: TimeOuts,
    /// Who has got the hint that a message cannot be read.
    pub hints: Daily,
    /// Which archived threads were opened.
    pub openings: Daily,
    /// After this, nothing that can wait for the next start begins.
    pub stop: CancellationToken,
}

impl Handler {
    /// Handles an event. Also one that comes while the bot stops: its successor goes on after it.
    pub(super) async fn handle(self: Arc<Self>, event: Event) {
        match event {
            Event::Interaction(interaction) => self.interaction(*interaction).await,
            Event::Unread(head) => self.unread(&head).await,
            Event::Message(message) => self.message(*message).await,
            Event::MessagesDeleted(messages) => deleted(self.handler.games(), &messages).await,
            event => {
                self.servers.learn(&event);
                if let Event::GuildCreated(guild) = &event {
                    self.roles.learn(guild, self.own_id);
                }
                let time_out = self
                    .time_outs
                    .learn(&event, self.own_id, OffsetDateTime::now_utc());
                if let Some((server, until)) = time_out {
                    drop(tokio::spawn(self.clone().look_after(server, until)));
                }
                self.channel_events().handle(&event).await;
                if matches!(event, Event::Ready(_) | Event::Resumed) {
                    service_manager::ready();
                }
            }
        }
    }

    /// Looks at the places of a server again when the bot's time-out there has ended.
    async fn look_after(self: Arc<Self>, server: ExternalId, until: OffsetDateTime) {
        tracing::info!(server = server.0, %until, "the bot is in time-out");
        // A second later, since clocks differ.
        let pause = until - OffsetDateTime::now_utc() + Duration::SECOND;
        let pausing = tokio::time::sleep(pause.unsigned_abs());
        let is_over = self.stop.run_until_cancelled(pausing).await.is_some();
        if is_over
            && self
                .time_outs
                .of(server, OffsetDateTime::now_utc())
                .is_none()
        {
            self.channel_events().time_out_ended(server).await;
        }
    }

    /// Looks again where Discord refuses posts for a reason that events do not show; until the bot stops.
    pub(super) async fn look_again(self: Arc<Self>) {
        let mut ticks = interval(LOOK_PERIOD);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while self.stop.run_until_cancelled(ticks.tick()).await.is_some() {
            let now = OffsetDateTime::now_utc();
            self.channel_events().look_again(now).await;
        }
    }

    /// Handles an interaction.
    pub(super) async fn interaction(&self, interaction: Interaction) {
        let receipt = receipt_of(&interaction);
        let span = span_of(&interaction, &receipt);
        let mut data = self.data(receipt);
        let server = interaction.guild_id.unwrap_or(ExternalId(0));
        data.time_out = self.time_outs.of(server, OffsetDateTime::now_utc());
        let handling = async {
            let mut caller = caller::of_interaction(&interaction);
            if !self.is_in(caller.location).await {
                caller.location = Location::nowhere(caller.locale);
            }
            caller.posting.time_out = data.time_out;
            let sighting = caller::sighting(&interaction, &caller);
            let named = caller.name.clone().filter(|_| sighting.is_some());
            let user = caller.user;
            if let Some(sighting) = sighting {
                let pictureless = self.outbox.transport().pictureless();
                pictureless.learn(sighting.channel, interaction.id, sighting.pictures);
            }
            match interaction.kind {
                InteractionType::Command => {
                    Box::pin(commands::handle(&data, &interaction, &caller)).await;
                }
                InteractionType::Autocomplete => {
                    commands::complete(&data, &interaction, &caller).await;
                }
                InteractionType::Component => {
                    Box::pin(clicks::handle(&data, &interaction, &caller)).await;
                }
                InteractionType::Modal => {
                    Box::pin(clicks::filled(&data, &interaction, &caller)).await;
                }
            }
            data.receipt.close(&self.watch);
            if let Some(sighting) = sighting {
                self.channel_events().note_interaction(sighting).await;
            }
            if let Some(name) = named {
                refresh_name(&self.store, user, &name).await;
            }
        };
        handling.instrument(span).await;
    }

    /// Whether the bot is where an interaction seems to come from.
    async fn is_in(&self, location: Location) -> bool {
        let http = self.outbox.transport().http();
        location.server.is_server_of_direct()
            || self.servers.has(http, &self.watch, location.server).await
    }

    /// Answers an interaction that cannot be read.
    pub(super) async fn unread(&self, head: &Head) {
        unread::answer(self.outbox.transport().http(), &self.watch, head).await;
    }

    async fn message(&self, message: Message) {
        let own_role = message.guild_id.and_then(|server| self.roles.of(server));
        let Some(heard) = messages::heard(&message, self.own_id, own_role) else {
            return;
        };
        let span = tracing::info_span!(
            "message",
            id = message.id.0,
            channel = message.guild_id.map(|_| message.channel_id.0),
        );
        let data = self.data(Receipt::new(InteractionKind::Message, Command::Move.name()));
        let handling = async {
            let text = match heard {
                Heard::Move(text) => text,
                Heard::Withheld => return messages::hint(&data, &self.hints, &message).await,
            };
            Box::pin(messages::handle(&data, &message, text)).await;
            data.receipt.close(&self.watch);
            let (user, name) = caller::author(&message);
            if let Some(name) = name {
                refresh_name(&self.store, user, &name).await;
            }
        };
        handling.instrument(span).await;
    }

    fn channel_events(&self) -> ChannelEvents<'_> {
        ChannelEvents {
            store: &self.store,
            games: self.handler.games(),
            outbox: &self.outbox,
            watch: &self.watch,
            own_id: self.own_id,
            invite: &self.invite,
            allowed: self.allowed.as_ref(),
            rechecks: &self.rechecks,
            openings: &self.openings,
            stop: &self.stop,
        }
    }

    fn data(&self, receipt: Receipt) -> Data {
        Data {
            handler: self.handler.clone(),
            outbox: self.outbox.clone(),
            own_id: self.own_id,
            invite: self.invite.clone(),
            activity: self.activity.clone(),
            time_out: None,
            watch: self.watch.clone(),
            receipt,
            stop: self.stop.clone(),
        }
    }
}

/// Shows a user who has agreed to be shown under the present name.
async fn refresh_name(store: &Store, user: ExternalUser, name: &PublicName) {
    static STALE: Lasting = Lasting::new();
    let refreshed = store.refresh_name(user, name).await;
    if STALE.begins(&refreshed)
        && let Err(error) = refreshed
    {
        tracing::warn!(reference = %Reference::new(), %error, "a name on pages of games stays as it was");
    }
}

/// A challenge whose message was deleted cannot be accepted any more, and a replay can be posted again.
async fn deleted(games: &Service, messages: &[ExternalId]) {
    let now = OffsetDateTime::now_utc();
    for &message in messages {
        if let Err(error) = games.message_deleted(message, now).await {
            tracing::error!(reference = %Reference::new(), %error, "a deleted challenge stays open, or a deleted replay cannot be posted again");
        }
    }
}

/// The receipt of an interaction. A command or button that the bot does not know has no name.
pub(super) fn receipt_of(interaction: &Interaction) -> Receipt {
    let command = |data: &InteractionData| {
        let typed = Command::named(&commands::name(data)).map(Command::name);
        let known = typed.or_else(|| MenuCommand::named(&data.name).map(MenuCommand::code));
        known.unwrap_or("unknown")
    };
    let button = |press: Result<Press, UnknownPress>| press.map_or("unknown", Press::code);
    let data = &interaction.data;
    let (kind, command) = match interaction.kind {
        InteractionType::Command => (InteractionKind::Command, command(data)),
        InteractionType::Autocomplete => (InteractionKind::Autocomplete, command(data)),
        InteractionType::Component => (InteractionKind::Click, button(clicks::press(interaction))),
        InteractionType::Modal => (InteractionKind::Form, button(data.custom_id.parse())),
    };
    Receipt::new(kind, command)
}

/// The log fields of an interaction. No names, no token, no id of a user, and no channel of direct messages, which is as good
/// as one, so that nothing has to be erased there.
pub(super) fn span_of(interaction: &Interaction, receipt: &Receipt) -> tracing::Span {
    let channel = interaction
        .channel_id
        .filter(|_| interaction.guild_id.is_some());
    tracing::info_span!(
        "interaction",
        id = interaction.id.0,
        kind = receipt.kind.code(),
        command = receipt.command,
        channel = channel.map(|channel| channel.0),
    )
}
