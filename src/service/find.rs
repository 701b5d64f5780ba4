//! Finds the game that a command refers to.

use crate::{
    games::Refusal,
    ids::{ExternalUser, GameId, Location, PlayerId},
    service::{GameRef, Games, ServiceError},
    store::Found,
};

impl Games {
    /// The number of the game that a user refers to in a channel.
    ///
    /// # Errors
    ///
    /// When there is none, or several and it is unclear which.
    pub async fn find(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<GameId, ServiceError> {
        Ok(self.found(pointer, location, by).await?.game)
    }

    /// As [`Games::find`], with the player.
    ///
    /// # Errors
    ///
    /// As [`Games::find`], and if the user has never played.
    pub(super) async fn find_own(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<(GameId, PlayerId), ServiceError> {
        let Found { game, player } = self.found(pointer, location, by).await?;
        Ok((game, player.ok_or(Refusal::NotAPlayer { game })?))
    }

    async fn found(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<Found, ServiceError> {
        match pointer {
            GameRef::Game(game) => {
                let found = self.store.find_in_server(game, location, by).await?;
                Ok(found.ok_or(Refusal::NoSuchGame { game })?)
            }
            GameRef::Here => Ok(choose(&self.store.find_running_here(by, location).await?)?),
        }
    }

    /// The game that a user wants to see: as [`Games::find`], or the newest of the channel.
    ///
    /// # Errors
    ///
    /// When there is none, or several and it is unclear which.
    pub async fn find_to_see(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<GameId, ServiceError> {
        match self.find(pointer, location, by).await {
            Err(ServiceError::Refused(Refusal::NoGameHere)) => Ok(self
                .store
                .newest_game(location)
                .await?
                .ok_or(Refusal::NoGameHere)?),
            found => found,
        }
    }

    /// The game that a user wants a rematch of: the one with this number, else the one in the channel that
    /// the user finished last.
    ///
    /// # Errors
    ///
    /// When there is none, or the store fails.
    pub async fn find_to_play_again(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<GameId, ServiceError> {
        match pointer {
            GameRef::Game(_) => self.find(pointer, location, by).await,
            GameRef::Here => {
                let last = self.store.last_finished(by, location).await?;
                Ok(last.ok_or(Refusal::NothingToPlayAgain)?)
            }
        }
    }
}

/// The game of a player in a channel if none is named: the one in which it is the player's turn, else the
/// only one.
fn choose(games: &[(Found, bool)]) -> Result<Found, Refusal> {
    let mut own = games.iter().filter(|(_, own_turn)| *own_turn);
    match (games, own.next(), own.next()) {
        ([], ..) => Err(Refusal::NoGameHere),
        (_, Some((found, _)), None) => Ok(*found),
        ([(only, _)], ..) => Ok(*only),
        _ => Err(Refusal::WhichGame {
            games: games.iter().map(|(found, _)| found.game).collect(),
        }),
    }
}
