use time::Duration;

use super::{PLAYER, context, person};
use crate::{
    commands::{
        Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter,
        parameter::words,
        tournament::{NAMED, named},
    },
    games::{Refusal, TournamentAct, TournamentRefusal},
    ids::Location,
    service::ServiceError,
    store::TournamentChange,
    text,
};

const ACT: &str = "act";
const DAYS: &str = "days";
const CHANNEL: &str = "channel";
const ACTS: [(&str, TournamentAct); 4] = [
    ("cancel", TournamentAct::Cancel),
    ("remove", TournamentAct::Remove),
    ("time", TournamentAct::Time),
    ("move", TournamentAct::Move),
];
/// How many days can be given at a time.
const MOST_DAYS: std::ops::RangeInclusive<i64> = 1..=30;

pub(in crate::commands) const PARAMETERS: [Parameter; 5] = [
    Parameter::required(ACT, Kind::Choice(&words(&ACTS))),
    NAMED,
    Parameter::optional(PLAYER, Kind::Person),
    Parameter::optional(DAYS, Kind::Number),
    Parameter::optional(CHANNEL, Kind::Channel),
];

/// Calls a tournament off, removes a player, gives everybody more time, or moves it to another channel.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let missing = || Refusal::from(TournamentRefusal::Option);
    let act = given.choice(ACT, &ACTS)?.ok_or_else(missing)?;
    let id = named(handler, caller, given).await?;
    let change = match act {
        TournamentAct::Cancel => TournamentChange::Cancel,
        TournamentAct::Remove => TournamentChange::Remove(person(given)?.ok_or_else(missing)?),
        TournamentAct::Time => {
            let days = given.whole(DAYS).filter(|days| MOST_DAYS.contains(days));
            TournamentChange::Give(Duration::days(days.ok_or_else(missing)?))
        }
        TournamentAct::Move => {
            let channel = given.channel(CHANNEL).ok_or_else(missing)?;
            let server = caller.location.server;
            if !handler.members.can_post(server, channel).await {
                return Err(Refusal::ChannelUnusable.into());
            }
            TournamentChange::Move(Location {
                channel,
                ..caller.location
            })
        }
    };
    let before = handler.games.tournament(id, caller.location).await?;
    let done = handler
        .games
        .change_tournament(context(caller), id, change)
        .await?;
    let reply = text::tournament_changed(caller.locale, &before, act);
    Ok(CommandResponse::Both(done, reply))
}
