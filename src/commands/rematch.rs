use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter, Pool};
use crate::{games::Level, ids::GameId, service::ServiceError};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::game(Pool::Finished)];

/// Challenges the other player of a finished game to another one, with the sides swapped.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let (location, by) = (caller.location, caller.user);
    let game = handler
        .games
        .find_to_play_again(given.game(), location, by)
        .await?;
    handler.rematch(caller, game, None).await
}

impl CommandHandler {
    /// Challenges the other player of this game to another one, with the sides swapped; at a `level`, begins one against the
    /// computer with the same sides.
    pub(super) async fn rematch(
        &self,
        caller: &Caller,
        game: GameId,
        level: Option<Level>,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_post()?;
        let asked = self.games.rematch(
            caller.request,
            caller.location,
            game,
            caller.user,
            level,
            caller.now,
        );
        self.shown_after(caller, asked.await?).await
    }
}
