use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{games::Opponent, ids::ExternalUser, reply::Figures, service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::optional("player", Kind::Person)];

/// Shows a player's ratings and scores privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let who = given.person("player");
    of(
        handler,
        caller,
        who.unwrap_or(Opponent::Person(caller.user)),
    )
    .await
}

/// The profile of somebody.
pub(super) async fn of(
    handler: &CommandHandler,
    caller: &Caller,
    who: Opponent,
) -> Result<CommandResponse, ServiceError> {
    match who {
        Opponent::Person(person) => of_person(handler, caller, person).await,
        Opponent::Anyone => of_person(handler, caller, caller.user).await,
        Opponent::Bot => Ok(CommandResponse::Privately(text::profile_of_bot(
            caller.locale,
        ))),
        Opponent::Computer(_) => {
            let own = handler
                .store
                .profile(caller.user, caller.location, Some(caller.user), caller.now)
                .await?;
            Ok(CommandResponse::Privately(text::profile_of_computer(
                caller.locale,
                &own,
            )))
        }
    }
}

/// The profile of a person, with the button that shows it to everyone.
pub(super) async fn of_person(
    handler: &CommandHandler,
    caller: &Caller,
    person: ExternalUser,
) -> Result<CommandResponse, ServiceError> {
    let (locale, location) = (caller.locale, caller.location);
    let profile = handler
        .store
        .profile(person, location, Some(caller.user), caller.now)
        .await?;
    let reply = text::profile(locale, &profile, Some(caller.user.key), |place| {
        handler.pages.link_to(location.door, place)
    });
    let reply = if profile.is_empty() {
        reply
    } else {
        let player = person.key;
        text::shareable_figures(locale, reply, Figures::Profile { player })
    };
    Ok(CommandResponse::Privately(reply))
}
