use super::{GAME, context, game};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, Pool},
    games::Refusal,
    ids::Location,
    service::ServiceError,
    text,
};

const CHANNEL: &str = "channel";

pub(in crate::commands) const PARAMETERS: [Parameter; 2] = [
    Parameter::required(GAME, Kind::Game(Pool::Seen)),
    Parameter::required(CHANNEL, Kind::Channel),
];

/// Moves a game to another channel.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let game = game(given);
    let channel = given.channel(CHANNEL).ok_or(Refusal::ChannelUnusable)?;
    let server = caller.location.server;
    if !handler.members.can_post(server, channel).await {
        return Err(Refusal::ChannelUnusable.into());
    }
    let to = Location {
        channel,
        ..caller.location
    };
    let done = handler
        .games
        .move_as_admin(context(caller), game, to)
        .await?;
    Ok(CommandResponse::Both(
        done,
        text::admin_moved(caller.locale, game, channel),
    ))
}
