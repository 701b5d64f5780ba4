//! Moves in messages: an answer to a board, or a mention, with a move in it. Nothing else is read, and Discord gives the
//! bot the words of no other messages.

use serenity::all::{Message, UserId};

use super::{Data, answer, caller};
use crate::{
    commands::{Arguments, Command, Value, spoken_move},
    ids::{Door, ExternalId},
};

/// The move that a message tells the bot, if it does.
pub(super) fn told_move(message: &Message, own_id: UserId) -> Option<String> {
    let by_a_person = !message.author.bot && message.webhook_id.is_none();
    let mentioned = message.mentions.iter().any(|user| user.id == own_id);
    if !by_a_person || !mentioned || message.guild_id.is_none() {
        return None;
    }
    let own = own_id.get();
    let words = [format!("<@{own}>"), format!("<@!{own}>")];
    let words = words.iter().fold(message.content.clone(), |text, mention| {
        text.replace(mention, " ")
    });
    spoken_move(&words).map(str::to_owned)
}

/// Plays a move that was told. The board after it is the answer; a refusal is told in the channel, and notifies nobody.
pub(super) async fn handle(data: &Data, message: &Message, told: String) {
    let Some(server) = message.guild_id else {
        return;
    };
    let answered = message.message_reference.as_ref();
    let answered = answered.and_then(|answered| answered.message_id);
    let games = data.handler.games();
    let context = games.message_context(
        Door::Discord,
        ExternalId(server.get()),
        ExternalId(message.channel_id.get()),
        answered.map(|id| ExternalId(id.get())),
    );
    let context = context.await;
    let known = context.as_ref().ok();
    // Where nobody has ever played there is nothing that a move could mean.
    let Some(locale) = known.map_or(Some(Default::default()), |context| context.locale) else {
        return;
    };
    let problem = known.and_then(|context| context.problem);
    let caller = caller::of_message(message, server, locale, problem);
    let work = async {
        let mut given = vec![("from", Value::Text(told))];
        let game = context?.game;
        given.extend(game.map(|game| ("game", Value::Whole(game.0))));
        let given = given.into_iter().collect::<Arguments>();
        data.handler.run(&caller, Command::Move, &given).await
    };
    answer::message(data, message, &caller, work).await;
}
