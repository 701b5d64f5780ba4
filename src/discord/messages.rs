//! Moves in messages: a reply to a board, a mention, or a direct message, with a move in it. Other messages are ignored, and
//! Discord withholds their text from the bot anyway.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use time::OffsetDateTime;

use super::{
    Data, answer, caller,
    daily::Daily,
    model::{Guild, Message},
};
use crate::{
    commands::{Address, Arguments, Value, spoken_move},
    ids::{Door, ExternalId},
    text,
    transport::Transport as _,
};

/// The role of the bot in each server.
#[derive(Debug, Clone, Default)]
pub(super) struct OwnRoles(Arc<Mutex<HashMap<ExternalId, ExternalId>>>);

impl OwnRoles {
    /// Notes the bot's role in a server.
    pub(super) fn learn(&self, guild: &Guild, own_id: ExternalId) {
        if let Some(role) = guild.role_of(own_id) {
            let mut roles = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            roles.insert(guild.id, role);
        }
    }

    /// The bot's role in a server, if it is known.
    pub(super) fn of(&self, server: ExternalId) -> Option<ExternalId> {
        let roles = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        roles.get(&server).copied()
    }
}

/// What a message means for the bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heard {
    /// A move, or an attempt at one.
    Move(String),
    /// It may be a move, and Discord withholds the text: a reply that does not notify, or a mention of the bot's role.
    Withheld,
}

/// What a message means for the bot, if anything.
pub(super) fn heard(
    message: &Message,
    own_id: ExternalId,
    own_role: Option<ExternalId>,
) -> Option<Heard> {
    if message.author.bot || message.webhook_id.is_some() {
        return None;
    }
    let is_direct = message.guild_id.is_none();
    let mentioned = is_direct || message.mentions.iter().any(|user| user.id == own_id);
    let own_role = own_role.filter(|role| message.mention_roles.contains(role));
    if !mentioned && message.content.is_empty() {
        let replies = message.message_reference.message_id.is_some();
        return (replies || own_role.is_some()).then_some(Heard::Withheld);
    }
    if !mentioned && own_role.is_none() {
        return None;
    }
    let mut mentions = vec![format!("<@{own_id}>"), format!("<@!{own_id}>")];
    mentions.extend(own_role.map(|role| format!("<@&{role}>")));
    let words = mentions
        .iter()
        .fold(message.content.clone(), |text, mention| {
            text.replace(mention, " ")
        });
    // The author of the message that a reply answers is among the mentions as well.
    let address = if is_direct || words != message.content {
        Address::Mention
    } else {
        Address::Reply
    };
    let is_nothing = is_direct && words.trim().is_empty();
    let text = spoken_move(&words, address).filter(|_| !is_nothing);
    text.map(|text| Heard::Move(text.to_owned()))
}

/// Explains quietly to somebody who is to move why their message is not read, once a day.
pub(super) async fn hint(data: &Data, hints: &Daily, message: &Message) {
    let Some(server) = message.guild_id else {
        return;
    };
    let (games, channel) = (data.handler.games(), message.channel_id);
    let answered = message.message_reference.message_id;
    let context = games.message_context(Door::Discord, server, channel, answered);
    let Ok(context) = context.await else { return };
    let Some(locale) = context.locale.filter(|_| context.problem.is_none()) else {
        return;
    };
    if answered.is_some() {
        let Some(game) = context.game else { return };
        let Ok(state) = games.state(game).await else {
            return;
        };
        let to_move = state.turn_of().map(|player| player.key);
        if to_move != Some(message.author.id) {
            return;
        }
    }
    if !hints.is_due(message.author.id, OffsetDateTime::now_utc()) {
        return;
    }
    let hint = text::aloud(message.author.id, text::withheld(locale));
    let posted = data.outbox.transport();
    let posted = posted
        .post(channel, &hint, format!("m{}", message.id), &[])
        .await;
    tracing::info!(posted = posted.is_ok(), "a message was not read");
}

/// Plays a move of a message. The next board is the answer; a refusal is posted in the channel, and notifies no one.
pub(super) async fn handle(data: &Data, message: &Message, text: String) {
    let server = message
        .guild_id
        .unwrap_or_else(|| ExternalId::server_of_direct(message.channel_id));
    let games = data.handler.games();
    let context = games.message_context(
        Door::Discord,
        server,
        message.channel_id,
        message.message_reference.message_id,
    );
    let context = context.await;
    let known = context.as_ref().ok();
    // In a channel without any games, the message cannot mean a move.
    let Some(locale) = known.map_or(Some(Default::default()), |context| context.locale) else {
        return;
    };
    let caller = caller::of_message(message, server, locale, known);
    let work = Box::pin(async {
        let mut given = vec![("from", Value::Text(text))];
        let game = context?.game;
        given.extend(game.map(|game| ("game", Value::Whole(game.0))));
        let given = given.into_iter().collect::<Arguments>();
        data.handler.run_aloud(&caller, &given).await
    });
    answer::message(data, message, &caller, work).await;
}
