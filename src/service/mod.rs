//! The service between the doors and the store: load, decide, append in one transaction, say what changed.

mod due;
mod find;
pub(crate) mod leavers;
mod pages;
mod places;
mod vacations;

pub(crate) use due::{Claimed, Due};
pub(crate) use pages::{PageAccess, path};
pub use vacations::Applied;

use raichi_rules::Side;
use time::OffsetDateTime;

use crate::{
    games::{
        self, Action, GameState, NewChallenge, Offer, Reaction, Reason, Refusal, Settlement, decide,
    },
    ids::{ChallengeId, Door, ExternalId, ExternalUser, GameId, Location, Request},
    store::{
        Committed, GameLine, GameName, GamePage, MessageContext, Raced, Store, StoreFault,
        Unsettled,
    },
    telemetry::Stage,
};

/// How often an action is tried while connections to Postgres turn out to be lost. Each try drops a lost one from the pool.
const TRIES: u32 = 3;

/// The two kinds of no.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// Expected: told to the player, nothing has changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Unexpected: logged once and apologised for.
    #[error(transparent)]
    Fault(#[from] StoreFault),
}

impl From<Refusal> for ServiceError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Which game somebody means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameRef {
    /// The one with this number.
    Game(GameId),
    /// The one in this channel in which it is their turn, else the one in which they play.
    Here,
}

/// An act of somebody in a game.
#[derive(Debug, Clone, Copy)]
pub struct ActionRequest<'a> {
    /// In which game.
    pub pointer: GameRef,
    /// In which channel.
    pub location: Location,
    /// Who acts.
    pub by: ExternalUser,
    /// What they do.
    pub action: &'a Action,
    /// The length of the log that they saw, if the game has to be as it was then.
    pub seen: Option<u32>,
    /// When.
    pub now: OffsetDateTime,
}

/// What somebody answers to a challenge.
#[derive(Debug, Clone, Copy)]
pub struct Response<'a> {
    /// To which.
    pub id: ChallengeId,
    /// Who answers.
    pub by: ExternalUser,
    /// What.
    pub reaction: Reaction,
    /// Why, if it is declined and they say so.
    pub reason: Option<&'a Reason>,
    /// The side that a challenger without a wish plays.
    pub chance: Side,
}

/// Everything that can be done with games, whatever the door.
#[derive(Debug, Clone)]
pub struct Games {
    store: Store,
}

impl Games {
    /// The service over a store.
    #[must_use]
    pub const fn new(store: Store) -> Self {
        Self { store }
    }

    /// Makes a challenge; one to oneself is a game at once. `chance` is the side that a challenger without a wish plays
    /// then.
    ///
    /// # Errors
    ///
    /// When nobody could take it, there are too many, or the store fails.
    pub async fn challenge(
        &self,
        request: Request,
        location: Location,
        challenger: ExternalUser,
        offer: &Offer,
        chance: Side,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let new = NewChallenge {
            challenger,
            opponent: games::may_challenge(challenger, offer)?,
            terms: offer.terms.clone(),
            chance,
            rematch_of: None,
            made_at: now,
        };
        self.open(request, location, &new).await
    }

    /// Challenges the other player of a finished game to another one there, with the sides swapped. Asking for what the other
    /// has asked for is accepting it.
    ///
    /// # Errors
    ///
    /// When the game is not over, this person did not play it, has offered a rematch already or was declined one, there
    /// are too many games, or the store fails.
    pub async fn rematch(
        &self,
        request: Request,
        location: Location,
        game: GameId,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let state = self.state(game).await?;
        let player = self.store.player(by).await?;
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        let new = games::rematch(&state, player, by, now)?;
        if self.store.is_rematch_declined(game, player).await? {
            let refusal = Refusal::RematchDeclined { game };
            return self.unless_done(request, refusal).await;
        }
        loop {
            let opened = self.open(request, location, &new).await;
            let Err(ServiceError::Refused(Refusal::RematchOffered { .. })) = opened else {
                return opened;
            };
            match self.store.offered_rematch(game).await? {
                Some(offer) if offer.challenger != player => {
                    let response = Response {
                        id: offer.id,
                        by,
                        reaction: Reaction::Accept,
                        reason: None,
                        // It is said who plays what.
                        chance: new.chance,
                    };
                    return self.react(request, response, now).await;
                }
                Some(_) => return opened,
                // It was answered just now, so that another one can be offered.
                None => {}
            }
        }
    }

    async fn open(
        &self,
        request: Request,
        location: Location,
        new: &NewChallenge,
    ) -> Result<Committed, ServiceError> {
        match self.store.open_challenge(request, location, new).await? {
            Ok(done) => Ok(done),
            Err(refusal) => self.unless_done(request, refusal).await,
        }
    }

    /// Accepts, declines or withdraws a challenge.
    ///
    /// # Errors
    ///
    /// When this person may not, the challenge is closed, there are too many games, or the store fails.
    pub async fn react(
        &self,
        request: Request,
        response: Response<'_>,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let Response { id, by, reason, .. } = response;
        loop {
            let challenge = self
                .store
                .challenge(id)
                .await?
                .ok_or(Refusal::NoSuchChallenge)?;
            let reaction = response.reaction;
            let settlement = match games::react(&challenge, by.key, reaction, response.chance, now)
            {
                Ok(settlement) => settlement,
                Err(refusal) => return self.unless_done(request, refusal).await,
            };
            let reason = reason.filter(|_| settlement == Settlement::Declined);
            let settled = self
                .store
                .settle_challenge(request, &challenge, by, settlement, reason, now)
                .await?;
            match settled {
                Ok(done) => return Ok(done),
                // Somebody was faster. The challenge is closed now, so the next look refuses.
                Err(Unsettled::Raced) => {}
                Err(Unsettled::TooMany(limit)) => {
                    let refusal = Refusal::TooMany(limit);
                    return self.unless_done(request, refusal).await;
                }
            }
        }
    }

    /// Refuses a challenge that was not made in this server.
    ///
    /// # Errors
    ///
    /// When there is no such challenge in the server, or the store fails.
    pub async fn challenge_is_here(
        &self,
        id: ChallengeId,
        location: Location,
    ) -> Result<(), ServiceError> {
        if self.store.challenge_is_in(id, location).await? {
            Ok(())
        } else {
            Err(Refusal::NoSuchChallenge.into())
        }
    }

    /// Refuses whoever cannot decline a challenge; a door asks before it asks for the reason.
    ///
    /// # Errors
    ///
    /// As [`Games::react`].
    pub async fn may_decline(
        &self,
        id: ChallengeId,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let challenge = self.store.challenge(id).await?;
        let challenge = challenge.ok_or(Refusal::NoSuchChallenge)?;
        games::react(&challenge, by.key, Reaction::Decline, Side::First, now)?;
        Ok(())
    }

    /// Does something in a game.
    ///
    /// # Errors
    ///
    /// When there is no such game, its rules or state do not allow it, or the store fails.
    pub async fn act(
        &self,
        request: Request,
        play: ActionRequest<'_>,
    ) -> Result<Committed, ServiceError> {
        let mut tries = 1;
        loop {
            match self.act_once(request, play).await {
                // If it was committed before the connection was lost, the request's record says so.
                Err(ServiceError::Fault(fault)) if fault.is_connection_lost() && tries < TRIES => {
                    tries += 1
                }
                done => return done,
            }
        }
    }

    async fn act_once(
        &self,
        request: Request,
        play: ActionRequest<'_>,
    ) -> Result<Committed, ServiceError> {
        let mut done = self.try_act(request, play).await;
        if let Err(ServiceError::Refused(Refusal::Suspended { .. })) = done
            && self.continue_here(play).await?
        {
            done = self.try_act(request, play).await;
        }
        match done {
            Err(ServiceError::Refused(refusal)) => self.unless_done(request, refusal).await,
            done => done,
        }
    }

    async fn try_act(
        &self,
        request: Request,
        play: ActionRequest<'_>,
    ) -> Result<Committed, ServiceError> {
        let ActionRequest {
            pointer,
            location,
            by,
            action,
            seen,
            now,
        } = play;
        let stage = Stage::begin("load");
        let (game, player) = self.find_own(pointer, location, by).await?;
        let mut state = self.state(game).await?;
        stage.end();
        loop {
            if seen.is_some_and(|seen| !state.history().is_as_after(seen)) {
                return Err(Refusal::MovedOn.into());
            }
            let turn = decide(&state, player, action, now)?;
            let stage = Stage::begin("commit");
            let appended = self.store.append(request, &state, &turn, now).await?;
            stage.end();
            match appended {
                Ok(done) => return Ok(done),
                // Somebody acted meanwhile, or only a reminder was sent: it is judged anew.
                Err(Raced) => state = self.state(game).await?,
            }
        }
    }

    /// A repeated request is refused for what it did itself; it is told what it did instead.
    pub(super) async fn unless_done(
        &self,
        request: Request,
        refusal: Refusal,
    ) -> Result<Committed, ServiceError> {
        match self.store.done(request).await? {
            Some(done) => Ok(done),
            None => Err(refusal.into()),
        }
    }

    /// A game with its log.
    ///
    /// # Errors
    ///
    /// When there is none of this number, or the store fails.
    pub async fn state(&self, game: GameId) -> Result<GameState, ServiceError> {
        Ok(self
            .store
            .state(game, None)
            .await?
            .ok_or(Refusal::NoSuchGame { game })?)
    }

    /// A page of the running games of a player, counted from 0. Most urgent first: those that wait for the player, the
    /// nearest deadline first.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn games_of(
        &self,
        player: ExternalUser,
        page: u32,
    ) -> Result<GamePage, ServiceError> {
        let wanted = self.store.games_of(player, page).await?;
        if wanted.games.is_empty() && page > 0 {
            // There are fewer by now.
            return Ok(self.store.games_of(player, 0).await?);
        }
        Ok(wanted)
    }

    /// The running games of a player in a channel, in the same order.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn games_here(
        &self,
        player: ExternalUser,
        location: Location,
    ) -> Result<Vec<GameLine>, ServiceError> {
        Ok(self.store.games_here(player, location).await?)
    }

    /// The games that a player has finished in a channel whose numbers begin so, the newest first, as many as can be
    /// offered.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn finished_here(
        &self,
        player: ExternalUser,
        location: Location,
        number: &str,
    ) -> Result<Vec<GameName>, ServiceError> {
        Ok(self.store.finished_here(player, location, number).await?)
    }

    /// The games of a channel whose numbers begin so, running or over, the newest first, as many as can be offered.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn newest_here(
        &self,
        location: Location,
        number: &str,
    ) -> Result<Vec<GameName>, ServiceError> {
        Ok(self.store.newest_here(location, number).await?)
    }

    /// What is known of a message in a channel by where it stands and what it answers.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn setting(
        &self,
        door: Door,
        server: ExternalId,
        channel: ExternalId,
        answered: Option<ExternalId>,
    ) -> Result<MessageContext, ServiceError> {
        Ok(self.store.setting(door, server, channel, answered).await?)
    }

    /// The message of a challenge was deleted: nobody can accept it any more.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn challenge_message_deleted(
        &self,
        message: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        Ok(self.store.drop_challenge_of(message, now).await?)
    }
}
