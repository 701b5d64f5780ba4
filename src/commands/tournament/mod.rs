//! The commands of tournaments, and the buttons under their messages.

pub(super) mod create;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod show;

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::{Leaving, Tournament},
    ids::TournamentId,
    reply::{Figures, TournamentAction},
    service::ServiceError,
    text,
};

/// The parameter that names a tournament.
const NAME: &str = "name";
pub(super) const NAMED: Parameter = Parameter::optional(NAME, Kind::Text(Completion::Tournament));

/// The tournament that a command means.
pub(super) async fn named(
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

/// Shows a tournament privately, with the button that shows it to everyone.
async fn show(
    handler: &CommandHandler,
    caller: &Caller,
    tournament: &Tournament,
) -> Result<CommandResponse, ServiceError> {
    let locale = caller.locale;
    let shown = text::tournament(locale, tournament, caller.user);
    let page = handler
        .games
        .tournament_page(tournament, &handler.pages)
        .await?;
    let shown = text::leading_to(locale, shown, page.as_deref());
    let figures = Figures::Tournament { id: tournament.id };
    Ok(CommandResponse::Privately(text::shareable_figures(
        locale, shown, figures,
    )))
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
        TournamentAction::Show => return show(handler, caller, &before).await,
        TournamentAction::Again => return create::again(handler, caller, &before).await,
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
