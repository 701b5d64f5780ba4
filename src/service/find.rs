//! Finds the game that somebody means.

use crate::{
    games::Refusal,
    ids::{GameId, PlayerId, Venue, Visitor},
    service::{Games, No, Pointer},
    store::Found,
};

impl Games {
    /// The number of the game that somebody means in a channel.
    ///
    /// # Errors
    ///
    /// When there is none, or several and it is unclear which.
    pub async fn find(&self, pointer: Pointer, venue: Venue, by: Visitor) -> Result<GameId, No> {
        Ok(self.found(pointer, venue, by).await?.game)
    }

    /// As [`Games::find`], with the player that somebody is.
    ///
    /// # Errors
    ///
    /// As [`Games::find`], and for whoever has never played.
    pub(super) async fn find_own(
        &self,
        pointer: Pointer,
        venue: Venue,
        by: Visitor,
    ) -> Result<(GameId, PlayerId), No> {
        let Found { game, player } = self.found(pointer, venue, by).await?;
        Ok((game, player.ok_or(Refusal::NotAPlayer { game })?))
    }

    async fn found(&self, pointer: Pointer, venue: Venue, by: Visitor) -> Result<Found, No> {
        match pointer {
            Pointer::Game(game) => {
                let found = self.store.found(game, venue, by).await?;
                Ok(found.ok_or(Refusal::NoSuchGame { game })?)
            }
            Pointer::Here => Ok(meant(&self.store.found_here(by, venue).await?)?),
        }
    }

    /// The game that somebody wants to look at: as [`Games::find`], or the newest of the channel.
    ///
    /// # Errors
    ///
    /// When there is none, or several and it is unclear which.
    pub async fn find_to_see(
        &self,
        pointer: Pointer,
        venue: Venue,
        by: Visitor,
    ) -> Result<GameId, No> {
        match self.find(pointer, venue, by).await {
            Err(No::Refused(Refusal::NoGameHere)) => Ok(self
                .store
                .newest_game(venue)
                .await?
                .ok_or(Refusal::NoGameHere)?),
            found => found,
        }
    }

    /// The game that somebody wants another one after: the one with this number, else the last that they have finished
    /// in a channel.
    ///
    /// # Errors
    ///
    /// When there is none, or the store fails.
    pub async fn find_to_play_again(
        &self,
        pointer: Pointer,
        venue: Venue,
        by: Visitor,
    ) -> Result<GameId, No> {
        match pointer {
            Pointer::Game(_) => self.find(pointer, venue, by).await,
            Pointer::Here => {
                let last = self.store.last_finished(by, venue).await?;
                Ok(last.ok_or(Refusal::NothingToPlayAgain)?)
            }
        }
    }
}

/// Which of a player's games in a channel is meant when none is named: the one in which it is the
/// player's turn, else the only one.
fn meant(games: &[(Found, bool)]) -> Result<Found, Refusal> {
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
