//! The service between the doors and the store: load, decide, append in one transaction, say what changed.

use raichi_rules::tafl::Side;
use time::OffsetDateTime;

use crate::{
    games::{
        self, Act, LIFETIME, NewChallenge, Offer, Reaction, Reason, Refusal, Settlement, Table,
        decide,
    },
    ids::{ChallengeId, Door, DoorKey, GameId, Request, Venue, Visitor},
    store::{Done, GameLine, GameName, GamePage, Raced, Setting, Store, StoreFault, Unsettled},
    telemetry::Stage,
    web::games::Opened,
};

/// How often an action is tried while connections to Postgres turn out to be lost. Each try drops a lost one from the pool.
const TRIES: u32 = 3;

/// The two kinds of no.
#[derive(Debug, thiserror::Error)]
pub enum No {
    /// Expected: told to the player, nothing has changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Unexpected: logged once and apologised for.
    #[error(transparent)]
    Fault(#[from] StoreFault),
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Which game somebody means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// The one with this number.
    Game(GameId),
    /// The one in this channel in which it is their turn, else the one in which they play.
    Here,
}

/// An act of somebody in a game.
#[derive(Debug, Clone, Copy)]
pub struct Play<'a> {
    /// In which game.
    pub pointer: Pointer,
    /// In which channel.
    pub venue: Venue,
    /// Who acts.
    pub by: Visitor,
    /// What they do.
    pub act: &'a Act,
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
    pub by: Visitor,
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
    pub(super) store: Store,
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
        venue: Venue,
        challenger: Visitor,
        offer: &Offer,
        chance: Side,
        now: OffsetDateTime,
    ) -> Result<Done, No> {
        let new = NewChallenge {
            challenger,
            opponent: games::may_challenge(challenger, offer)?,
            terms: offer.terms.clone(),
            chance,
            rematch_of: None,
            made_at: now,
        };
        self.open(request, venue, &new).await
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
        venue: Venue,
        game: GameId,
        by: Visitor,
        now: OffsetDateTime,
    ) -> Result<Done, No> {
        let table = self.table(game).await?;
        let player = self.store.player(by).await?;
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        let new = games::rematch(&table, player, by, now)?;
        if self.store.is_rematch_declined(game, player).await? {
            let refusal = Refusal::RematchDeclined { game };
            return self.unless_done(request, refusal).await;
        }
        loop {
            let opened = self.open(request, venue, &new).await;
            let Err(No::Refused(Refusal::RematchOffered { .. })) = opened else {
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

    async fn open(&self, request: Request, venue: Venue, new: &NewChallenge) -> Result<Done, No> {
        match self.store.open_challenge(request, venue, new).await? {
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
    ) -> Result<Done, No> {
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
    pub async fn challenge_is_here(&self, id: ChallengeId, venue: Venue) -> Result<(), No> {
        if self.store.challenge_is_in(id, venue).await? {
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
        by: Visitor,
        now: OffsetDateTime,
    ) -> Result<(), No> {
        let challenge = self.store.challenge(id).await?;
        let challenge = challenge.ok_or(Refusal::NoSuchChallenge)?;
        games::react(&challenge, by.key, Reaction::Decline, Side::Attackers, now)?;
        Ok(())
    }

    /// Closes the challenges that nobody has answered in time, and tells how many those were.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn lapse_challenges(&self, now: OffsetDateTime) -> Result<u64, No> {
        Ok(self.store.lapse_challenges(now - LIFETIME, now).await?)
    }

    /// When the next challenge lapses, if any is open.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn next_lapse(&self) -> Result<Option<OffsetDateTime>, No> {
        let oldest = self.store.oldest_challenge().await?;
        Ok(oldest.map(|made_at| made_at + LIFETIME))
    }

    /// Does something in a game.
    ///
    /// # Errors
    ///
    /// When there is no such game, its rules or state do not allow it, or the store fails.
    pub async fn act(&self, request: Request, play: Play<'_>) -> Result<Done, No> {
        let mut tries = 1;
        loop {
            match self.act_once(request, play).await {
                // If it was committed before the connection was lost, the request's record says so.
                Err(No::Fault(fault)) if fault.is_connection_lost() && tries < TRIES => tries += 1,
                done => return done,
            }
        }
    }

    async fn act_once(&self, request: Request, play: Play<'_>) -> Result<Done, No> {
        let mut done = self.try_act(request, play).await;
        if let Err(No::Refused(Refusal::Suspended { .. })) = done
            && self.take_up(play).await?
        {
            done = self.try_act(request, play).await;
        }
        match done {
            Err(No::Refused(refusal)) => self.unless_done(request, refusal).await,
            done => done,
        }
    }

    async fn try_act(&self, request: Request, play: Play<'_>) -> Result<Done, No> {
        let Play {
            pointer,
            venue,
            by,
            act,
            seen,
            now,
        } = play;
        let stage = Stage::begin("load");
        let (game, player) = self.find_own(pointer, venue, by).await?;
        let mut table = self.table(game).await?;
        stage.end();
        loop {
            if seen.is_some_and(|seen| !table.course().is_as_after(seen)) {
                return Err(Refusal::MovedOn.into());
            }
            let turn = decide(&table, player, act, now)?;
            let stage = Stage::begin("commit");
            let appended = self.store.append(request, &table, &turn, now).await?;
            stage.end();
            match appended {
                Ok(done) => return Ok(done),
                // Somebody acted meanwhile, or only a reminder was sent: it is judged anew.
                Err(Raced) => table = self.table(game).await?,
            }
        }
    }

    /// A repeated request is refused for what it did itself; it is told what it did instead.
    pub(super) async fn unless_done(&self, request: Request, refusal: Refusal) -> Result<Done, No> {
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
    pub async fn table(&self, game: GameId) -> Result<Table, No> {
        Ok(self
            .store
            .table(game, None)
            .await?
            .ok_or(Refusal::NoSuchGame { game })?)
    }

    /// Where a message leads to a game's page, if it has one.
    pub(crate) async fn page(&self, game: GameId, pages: &Opened) -> Result<Option<String>, No> {
        Ok(pages.link(&self.store, game).await?)
    }

    /// A page of the running games of a player, counted from 0. Most urgent first: those that wait for the player, the
    /// nearest deadline first.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn games_of(&self, player: Visitor, page: u32) -> Result<GamePage, No> {
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
    pub async fn games_here(&self, player: Visitor, venue: Venue) -> Result<Vec<GameLine>, No> {
        Ok(self.store.games_here(player, venue).await?)
    }

    /// The games that a player has finished in a channel whose numbers begin so, the newest first, as many as can be
    /// offered.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn finished_here(
        &self,
        player: Visitor,
        venue: Venue,
        number: &str,
    ) -> Result<Vec<GameName>, No> {
        Ok(self.store.finished_here(player, venue, number).await?)
    }

    /// The games of a channel whose numbers begin so, running or over, the newest first, as many as can be offered.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn newest_here(&self, venue: Venue, number: &str) -> Result<Vec<GameName>, No> {
        Ok(self.store.newest_here(venue, number).await?)
    }

    /// What is known of a message in a channel by where it stands and what it answers.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn setting(
        &self,
        door: Door,
        server: DoorKey,
        channel: DoorKey,
        answered: Option<DoorKey>,
    ) -> Result<Setting, No> {
        Ok(self.store.setting(door, server, channel, answered).await?)
    }

    /// The message of a challenge was deleted: nobody can accept it any more.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn challenge_message_deleted(
        &self,
        message: DoorKey,
        now: OffsetDateTime,
    ) -> Result<(), No> {
        Ok(self.store.drop_challenge_of(message, now).await?)
    }
}
