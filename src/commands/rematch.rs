use super::{Asker, Desk, Given, Parameter, Pool, Said};
use crate::{ids::GameId, service::No};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::game(Pool::Finished)];

/// Challenges the other player of a finished game to another one, with the sides swapped.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let (venue, by) = (asker.venue, asker.visitor);
    let game = desk
        .games
        .find_to_play_again(given.game(), venue, by)
        .await?;
    desk.rematch(asker, game).await
}

impl Desk {
    /// Challenges the other player of this game to another one.
    pub(super) async fn rematch(&self, asker: &Asker, game: GameId) -> Result<Said, No> {
        asker.need_to_post()?;
        let asked = self
            .games
            .rematch(asker.request, asker.venue, game, asker.visitor, asker.now);
        Ok(Said::Publicly(asked.await?))
    }
}
