//! What somebody shows to everyone: a share of a private message, and the animation of a finished game.

use time::OffsetDateTime;

use super::{GameRef, Service, ServiceError};
use crate::{
    games::Refusal,
    ids::{ExternalId, ExternalUser, GameId, Location, Request},
    store::{Committed, NewShare, Replayed},
};

impl Service {
    /// Shows what `shown` names of a game to everyone in a channel of the game's server, as the game was after `seen`
    /// entries.
    ///
    /// Fails when there is no such game in the server or too much is shown.
    #[expect(
        clippy::too_many_arguments,
        reason = "who, where, when, and what of which game; none belongs to another"
    )]
    pub async fn share(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        game: GameId,
        seen: u32,
        shown: &str,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let game = self.find(GameRef::Game(game), location, by).await?;
        let share = NewShare {
            game,
            entries: seen,
            shown,
        };
        let added = self.store.add_share(request, location, by, share, now);
        Ok(added.await?)
    }

    /// Has the animation of a finished game posted in a channel of its server, once.
    ///
    /// Fails when there is no such game in the server, it is not over or has no moves, or too much is shown.
    pub async fn post_replay(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<Replayed, ServiceError> {
        let game = self.find(GameRef::Game(game), location, by).await?;
        let state = self.state(game).await?;
        if state.moves().is_empty() {
            return Err(Refusal::NothingToReplay { game }.into());
        }
        if state.ending().is_none() {
            return Err(Refusal::ReplayTooEarly { game }.into());
        }
        let entries = state.entries();
        let added = self
            .store
            .add_replay(request, location, by, game, entries, now);
        Ok(added.await?)
    }

    /// The game that a message in a channel is about.
    ///
    /// Fails when it is about none.
    pub async fn game_of_message(
        &self,
        location: Location,
        message: ExternalId,
    ) -> Result<GameId, ServiceError> {
        let game = self
            .store
            .game_of_message(location.door, location.channel, message);
        Ok(game.await?.ok_or(Refusal::NoGameInMessage)?)
    }
}
