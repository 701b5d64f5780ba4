//! Handles Discord's events: each interaction in a span of its own, counted while it runs.

use std::{collections::BTreeSet, sync::Arc};

use serenity::all::{ChannelId, CommandData, Event, Interaction, Message, MessageId, UserId};
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;
use tracing::Instrument;

use super::{
    Data, DiscordTransport, caller, channel_events::ChannelEvents, clicks, commands, messages,
    rechecks::Rechecks,
};
use crate::{
    commands::{Command, CommandHandler, MenuCommand},
    games::PublicName,
    ids::{ExternalId, ExternalUser},
    outbox::Outbox,
    presenter::Receipt,
    reply::{Press, UnknownPress},
    service::Games,
    service_manager,
    store::Store,
    telemetry::Reference,
    watch::{InteractionKind, Watch},
};

/// The receiver of Discord's events.
pub(super) struct Handler {
    pub handler: CommandHandler,
    pub store: Store,
    pub outbox: Outbox<DiscordTransport>,
    /// Receives what happens, for metrics and health.
    pub watch: Watch,
    pub own_id: UserId,
    /// The link by which servers get the bot.
    pub invite: String,
    /// The only servers that may have the bot; `None` if any may.
    pub allowed: Option<BTreeSet<u64>>,
    pub rechecks: Rechecks,
    /// After this, nothing that can wait for the next start begins.
    pub stop: CancellationToken,
}

impl Handler {
    /// Handles an event. Also one that comes while the bot stops: its successor goes on after it.
    pub(super) async fn handle(self: Arc<Self>, event: Event) {
        match event {
            Event::InteractionCreate(event) => self.interaction(event.interaction).await,
            Event::MessageCreate(event) => self.message(event.message).await,
            Event::MessageDelete(event) => deleted(self.handler.games(), &[event.message_id]).await,
            Event::MessageDeleteBulk(event) => deleted(self.handler.games(), &event.ids).await,
            event => {
                self.channel_events().handle(&event).await;
                if matches!(event, Event::Ready(_) | Event::Resumed(_)) {
                    service_manager::ready();
                }
            }
        }
    }

    /// Handles an interaction.
    pub(super) async fn interaction(&self, interaction: Interaction) {
        let receipt = receipt_of(&interaction);
        let span = span_of(&interaction, &receipt);
        let data = self.data(receipt);
        let handling = async {
            let caller = caller::of_interaction(&interaction);
            let sighting = caller
                .as_ref()
                .and_then(|caller| caller::sighting(&interaction, caller));
            let named = caller
                .as_ref()
                .filter(|_| sighting.is_some())
                .and_then(|caller| Some((caller.user, caller.name.clone()?)));
            if let Some(sighting) = sighting {
                let pictureless = self.outbox.transport().pictureless();
                pictureless.learn(sighting.channel, sighting.pictures);
            }
            match (&interaction, caller) {
                (Interaction::Command(command), caller) => {
                    Box::pin(commands::handle(&data, command, caller)).await;
                }
                (Interaction::Autocomplete(typing), caller) => {
                    commands::complete(&data, typing, caller).await;
                }
                (Interaction::Component(click), Some(caller)) => {
                    Box::pin(clicks::handle(&data, click, &caller)).await;
                }
                (Interaction::Modal(form), Some(caller)) => {
                    Box::pin(clicks::filled(&data, form, &caller)).await;
                }
                _ => {}
            }
            data.receipt.close(&self.watch);
            if let Some(sighting) = sighting {
                self.channel_events().note_interaction(sighting).await;
            }
            if let Some((user, name)) = named {
                refresh_name(self.handler.games(), user, &name).await;
            }
        };
        handling.instrument(span).await;
    }

    async fn message(&self, message: Message) {
        let Some(text) = messages::move_in(&message, self.own_id) else {
            return;
        };
        let span = tracing::info_span!(
            "message",
            id = message.id.get(),
            channel = message.guild_id.map(|_| message.channel_id.get()),
        );
        let data = self.data(Receipt::new(InteractionKind::Message, Command::Move.name()));
        let handling = async {
            Box::pin(messages::handle(&data, &message, text)).await;
            data.receipt.close(&self.watch);
            let (user, name) = caller::author(&message);
            if let Some(name) = name {
                refresh_name(self.handler.games(), user, &name).await;
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
            stop: &self.stop,
        }
    }

    fn data(&self, receipt: Receipt) -> Data {
        Data {
            handler: self.handler.clone(),
            outbox: self.outbox.clone(),
            own_id: self.own_id,
            watch: self.watch.clone(),
            receipt,
            stop: self.stop.clone(),
        }
    }
}

/// Shows a user who has agreed to be shown under the present name.
async fn refresh_name(games: &Games, user: ExternalUser, name: &PublicName) {
    if let Err(error) = games.refresh_name(user, name).await {
        tracing::warn!(reference = %Reference::new(), %error, "a name on pages of games stays as it was");
    }
}

/// A challenge whose message was deleted cannot be accepted any more, and a replay can be posted again.
async fn deleted(games: &Games, messages: &[MessageId]) {
    let now = OffsetDateTime::now_utc();
    for message in messages {
        if let Err(error) = games.message_deleted(ExternalId(message.get()), now).await {
            tracing::error!(reference = %Reference::new(), %error, "a deleted challenge stays open, or a deleted replay cannot be posted again");
        }
    }
}

/// The receipt of an interaction. A command or button that the bot does not know has no name.
pub(super) fn receipt_of(interaction: &Interaction) -> Receipt {
    let command = |data: &CommandData| {
        let typed = Command::named(&commands::name(data)).map(Command::name);
        let known = typed.or_else(|| MenuCommand::named(&data.name).map(MenuCommand::code));
        known.unwrap_or("unknown")
    };
    let button = |press: Result<Press, UnknownPress>| press.map_or("unknown", Press::code);
    let (kind, command) = match interaction {
        Interaction::Command(it) => (InteractionKind::Command, command(&it.data)),
        Interaction::Autocomplete(it) => (InteractionKind::Autocomplete, command(&it.data)),
        Interaction::Component(click) => (InteractionKind::Click, button(clicks::press(click))),
        Interaction::Modal(form) => (InteractionKind::Form, button(form.data.custom_id.parse())),
        _ => (InteractionKind::Other, "unknown"),
    };
    Receipt::new(kind, command)
}

/// The log fields of an interaction. No names, no token, no id of a user, and no channel of direct messages, which is as good
/// as one, so that nothing has to be erased there.
pub(super) fn span_of(interaction: &Interaction, receipt: &Receipt) -> tracing::Span {
    let place = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => {
            Some((it.guild_id, it.channel_id))
        }
        Interaction::Component(it) => Some((it.guild_id, it.channel_id)),
        Interaction::Modal(it) => Some((it.guild_id, it.channel_id)),
        _ => None,
    };
    let channel = place.and_then(|(server, channel)| server.map(|_| channel));
    tracing::info_span!(
        "interaction",
        id = interaction.id().get(),
        kind = receipt.kind.code(),
        command = receipt.command,
        channel = channel.map(ChannelId::get),
    )
}
