use super::{WHICH, rules_of};
use crate::{
    commands::{
        Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, chance,
        offer::{challenged, unrated},
    },
    games::{LADDER_TIME, NewChallenge, Opponent, Refusal, Terms},
    service::ServiceError,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 2] =
    [Parameter::optional("opponent", Kind::Person), WHICH];

/// Begins a game of a ladder against somebody who stands above the user.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let opponent = match given.person("opponent") {
        None | Some(Opponent::Anyone) => None,
        Some(Opponent::Person(person)) => Some(person),
        Some(Opponent::Computer(_) | Opponent::Bot) => return Err(Refusal::NotAPerson.into()),
    };
    caller.need_to_post()?;
    let rules = rules_of(handler, caller, given).await?;
    let (location, settings) = (
        caller.location,
        handler.games.server_settings(caller.location).await?,
    );
    let new = NewChallenge {
        challenger: caller.user,
        opponent,
        computer: None,
        terms: Terms {
            time_control: LADDER_TIME,
            room: settings.room_at(location, None, rules)?,
            unrated: unrated(caller, &settings, None),
            ..Terms::of(rules.clone())
        },
        chance: chance(),
        rematch_of: None,
        given: Vec::new(),
        made_at: caller.now,
    };
    let members = handler.members.as_ref();
    let done = handler
        .games
        .challenge_in_ladder(caller.request, location, &new, members)
        .await?;
    Ok(challenged(caller, &settings, done))
}
