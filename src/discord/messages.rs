//! Moves in messages: a reply to a board, or a mention, with a move in it. Other messages are ignored, and Discord
//! withholds their text from the bot anyway.

use super::{Data, answer, caller, model::Message};
use crate::{
    commands::{Address, Arguments, Value, spoken_move},
    ids::{Door, ExternalId},
};

/// The move in a message that addresses the bot, if there is one.
pub(super) fn move_in(message: &Message, own_id: ExternalId) -> Option<String> {
    let by_a_person = !message.author.bot && message.webhook_id.is_none();
    let mentioned = message.mentions.iter().any(|user| user.id == own_id);
    if !by_a_person || !mentioned || message.guild_id.is_none() {
        return None;
    }
    let words = [format!("<@{own_id}>"), format!("<@!{own_id}>")];
    let words = words.iter().fold(message.content.clone(), |text, mention| {
        text.replace(mention, " ")
    });
    // The author of the message that a reply answers is among the mentions as well.
    let address = if words == message.content {
        Address::Reply
    } else {
        Address::Mention
    };
    spoken_move(&words, address).map(str::to_owned)
}

/// Plays a move of a message. The next board is the answer; a refusal is posted in the channel, and notifies no one.
pub(super) async fn handle(data: &Data, message: &Message, text: String) {
    let Some(server) = message.guild_id else {
        return;
    };
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
