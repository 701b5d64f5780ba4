//! The commands of tournaments, and the buttons under their messages.

pub(super) mod create;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod show;

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::Leaving, ids::TournamentId, reply::TournamentAction, service::ServiceError, text,
};

/// The parameter that names a tournament.
const NAME: &str = "name";
const NAMED: Parameter = Parameter::optional(NAME, Kind::Text(Completion::Tournament));

/// The tournament that a command means.
async fn named(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<TournamentId, ServiceError> {
    let name = given.text(NAME);
    let found = handler
        .games
        .tournament_named(caller.location, caller.user, name);
    found.await
}

/// Does what a button is for.
pub(super) async fn press(
    handler: &CommandHandler,
    caller: &Caller,
    id: TournamentId,
    action: TournamentAction,
) -> Result<CommandResponse, ServiceError> {
    let Caller {
        request,
        location,
        user,
        now,
        ..
    } = *caller;
    let before = handler.games.tournament(id, location).await?;
    let done = match action {
        TournamentAction::Show => {
            let shown = text::tournament(caller.locale, &before, user);
            return Ok(CommandResponse::Privately(shown));
        }
        TournamentAction::Join => {
            let joined = handler
                .games
                .join_tournament(request, location, id, user, now);
            joined.await?
        }
        TournamentAction::Leave => {
            let who = (user, Leaving::Withdrew);
            let left = handler
                .games
                .leave_tournament(request, location, id, who, now);
            left.await?
        }
    };
    let reply = text::tournament_done(caller.locale, &before, action);
    Ok(CommandResponse::Both(done, reply))
}
