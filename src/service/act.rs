//! What a player does in a game: the game is found and loaded, the action decided and stored.
//!
//! Where [`Remedies`] help against a refusal, the action is tried again.

use raichi_rules::Side;
use time::OffsetDateTime;

use super::{Games, No, remedy::Remedies};
use crate::{
    courier::Members,
    games::{Act, Refusal, Table, decide, may_act, may_move},
    ids::{GameId, PlayerId, Request, Venue, Visitor},
    store::{Done, Found, Raced},
    telemetry::Stage,
};

/// Which game somebody means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// The one with this number.
    Game(GameId),
    /// The one in this channel in which it is their turn, else the one in which they play.
    Here,
}

/// Somebody at a game.
#[derive(Debug, Clone, Copy)]
pub struct Play {
    /// In which game.
    pub pointer: Pointer,
    /// In which channel.
    pub venue: Venue,
    /// Whether it is known that the bot can post there.
    pub postable: bool,
    /// Who.
    pub by: Visitor,
    /// The length of the log that they saw, if the game has to be as it was then.
    pub seen: Option<u32>,
    /// When.
    pub now: OffsetDateTime,
}

impl Play {
    /// Refuses whoever saw a game otherwise than it is.
    fn check_seen(&self, table: &Table) -> Result<(), Refusal> {
        match self.seen {
            Some(seen) if !table.course().is_as_after(seen) => Err(Refusal::MovedOn),
            _ => Ok(()),
        }
    }
}

impl Games {
    /// Does something in a game. `members` knows who has left the server.
    ///
    /// # Errors
    ///
    /// When there is no such game, its rules or state do not allow it, or the store fails.
    pub async fn act(
        &self,
        request: Request,
        play: Play,
        act: &Act,
        members: &dyn Members,
    ) -> Result<Done, No> {
        let mut remedies = Remedies::new(self, play, Some((act, members)));
        loop {
            match self.try_act(request, play, act).await {
                Err(no) => remedies.apply(no).await?,
                done => return done,
            }
        }
    }

    async fn try_act(&self, request: Request, play: Play, act: &Act) -> Result<Done, No> {
        match self.decide_and_store(request, play, act).await {
            // If it was stored before an answer was lost, the request's record says so.
            Err(No::Refused(refusal)) => self.unless_done(request, refusal).await,
            done => done,
        }
    }

    async fn decide_and_store(&self, request: Request, play: Play, act: &Act) -> Result<Done, No> {
        let stage = Stage::begin("load");
        let (game, player) = self.find_own(play.pointer, play.venue, play.by).await?;
        let mut table = self.table(game).await?;
        stage.end();
        loop {
            play.check_seen(&table)?;
            let turn = decide(&table, player, act, play.now)?;
            let stage = Stage::begin("commit");
            let appended = self.store.append(request, &table, &turn, play.now).await?;
            stage.end();
            match appended {
                Ok(done) => return Ok(done),
                // Somebody acted meanwhile, or only a reminder was sent: it is judged anew.
                Err(Raced) => table = self.table(game).await?,
            }
        }
    }

    /// The game of somebody who is about to act in it, and their side.
    ///
    /// # Errors
    ///
    /// When they may not, or the store fails.
    pub async fn to_act(&self, play: Play) -> Result<(Table, Side), No> {
        let (game, player) = self.find_own(play.pointer, play.venue, play.by).await?;
        let table = self.table(game).await?;
        let side = may_act(&table, player, play.now)?;
        play.check_seen(&table)?;
        Ok((table, side))
    }

    /// The game of somebody who is about to move in it.
    ///
    /// # Errors
    ///
    /// When they may not, or the store fails.
    pub async fn to_move(&self, play: Play) -> Result<Table, No> {
        let mut remedies = Remedies::new(self, play, None);
        loop {
            match self.try_to_move(play).await {
                Err(no) => remedies.apply(no).await?,
                table => return table,
            }
        }
    }

    async fn try_to_move(&self, play: Play) -> Result<Table, No> {
        let (table, side) = self.to_act(play).await?;
        may_move(&table, side)?;
        Ok(table)
    }

    /// A game with its log.
    ///
    /// # Errors
    ///
    /// When there is none of this number, or the store fails.
    pub async fn table(&self, game: GameId) -> Result<Table, No> {
        Ok(self
            .store
            .table(game, None)
            .await?
            .ok_or(Refusal::NoSuchGame { game })?)
    }

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
