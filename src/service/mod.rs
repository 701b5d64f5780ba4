//! The service between the doors and the store: loads, decides, and appends in one transaction.

mod action;
mod admin;
mod due;
mod evaluations;
mod fair_play;
mod figures;
mod follows;
mod guesses;
mod ladders;
pub(crate) mod leavers;
mod lobby;
mod openings;
mod pages;
mod places;
mod plans;
mod privacy;
mod puzzles;
mod remedy;
mod reports;
mod reviews;
mod rulesets;
mod settings;
mod shares;
mod thinking;
mod tournaments;
mod trials;
mod vacations;
mod votes;

pub use action::{ActionRequest, GameRef};
pub(crate) use due::{Claimed, Due};
pub(crate) use evaluations::NotEvaluated;
pub use lobby::{Joined, Seeker, Sought};
pub(crate) use pages::{
    ANALYSE_PATH, PRIVACY_PATH, PageAccess, RULES_FROM, RULES_PATH, TERMS_PATH, ladder_path, path,
    player_names, rules_path, rules_query, tournament_path,
};
pub use plans::{PlanChange, Planned};
pub(crate) use puzzles::Answered;
pub(crate) use reviews::ReviewState;
pub(crate) use thinking::{Task, Thinking};
pub(crate) use trials::{known_trial, trial};
pub use vacations::Applied;
pub use votes::VoteOffer;

use raichi_ratings::SideTerm;
use raichi_rules::{Ruleset, Side};
use time::OffsetDateTime;

use crate::{
    games::{
        self, Challenged, Level, NewChallenge, Offer, Pace, Reaction, Reason, Refusal, Room,
        Search, Settlement, SideChoice, Strength,
    },
    ids::{ChallengeId, Door, ExternalId, ExternalUser, GameId, Location, Request},
    store::{Committed, GamePage, MessageContext, Store, StoreError, StoreFault},
};

/// The two kinds of no.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// Expected: shown to the player; nothing has changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Unexpected: logged once, with an apology to the player.
    #[error(transparent)]
    Fault(#[from] StoreFault),
}

impl From<StoreError> for ServiceError {
    fn from(error: StoreError) -> Self {
        match error {
            // Who could decide anew has not.
            StoreError::Raced => Self::Refused(Refusal::MovedOn),
            StoreError::Refused(refusal) => Self::Refused(refusal),
            StoreError::Fault(fault) => Self::Fault(fault),
        }
    }
}

impl From<Refusal> for ServiceError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// What somebody answers to a challenge.
#[derive(Debug, Clone, Copy)]
pub struct Response<'a> {
    /// The challenge.
    pub id: ChallengeId,
    /// The user who answers.
    pub by: ExternalUser,
    /// The answer.
    pub reaction: Reaction,
    /// The reason for declining, if one is given.
    pub reason: Option<&'a Reason>,
    /// The side of the challenger if the challenge leaves it open.
    pub chance: Side,
}

/// The operations on games, the same for all doors.
#[derive(Debug, Clone)]
pub struct Service {
    store: Store,
}

impl Service {
    /// The service over a store.
    pub const fn new(store: Store) -> Self {
        Self { store }
    }

    /// Makes a challenge. A challenge to oneself or to the computer begins a game at once, in which `chance` is the
    /// challenger's side if the offer leaves it open.
    ///
    /// Fails when nobody could accept it or a limit is exceeded.
    pub async fn challenge(
        &self,
        request: Request,
        location: Location,
        challenger: ExternalUser,
        offer: &Offer,
        chance: Side,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let (opponent, level) = match games::may_challenge(challenger, offer)? {
            Challenged::Anyone => (None, None),
            Challenged::Person(person) => (Some(person), None),
            Challenged::Computer(computer, level) => (Some(computer), Some(level)),
        };
        let new = NewChallenge {
            challenger,
            opponent,
            computer: level.map(|level| Strength {
                level,
                seed: rand::random(),
            }),
            terms: offer.terms.clone(),
            chance,
            rematch_of: None,
            given: Vec::new(),
            made_at: now,
        };
        self.open(request, location, &new, None).await
    }

    /// Challenges the opponent of a finished game to another game there, with sides swapped. If the opponent
    /// has already offered a rematch, accepts it. At a `level`, begins another game against the computer, with the same sides.
    ///
    /// Fails when the game is not over, the user did not play it, has offered a rematch already, plays it already or
    /// was declined one, or a limit is exceeded.
    pub async fn rematch(
        &self,
        request: Request,
        location: Location,
        game: GameId,
        by: ExternalUser,
        level: Option<Level>,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let state = self.state(game).await?;
        let player = self.store.player(by).await?;
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        let mut new = match level {
            Some(level) => games::at_level(&state, player, by, level, now)?,
            None => games::rematch(&state, player, by, now)?,
        };
        // With the former seed, the computer would answer the same moves in the same way.
        if let Some(strength) = &mut new.computer {
            strength.seed = rand::random();
        }
        let settings = self.server_settings(location).await?;
        new.terms.room = if state.is_private {
            Room::Private
        } else {
            settings.room_at(location, None, &new.terms.rules)?
        };
        loop {
            let opened = self.open(request, location, &new, None).await;
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
                        // The sides are fixed, so this is not used.
                        chance: new.chance,
                    };
                    return self.react(request, response, now).await;
                }
                Some(_) => return opened,
                // It was closed just now, so another one can be made.
                None => {}
            }
        }
    }

    /// Begins a game against the computer from the position before a ply of a finished game, counted from 1: at its level, if it
    /// was against the computer, or else at the user's own.
    ///
    /// Fails when there is no such game or position, the game is not over, or a limit is exceeded.
    pub async fn play_from(
        &self,
        request: Request,
        location: Location,
        (by, computer): (ExternalUser, ExternalUser),
        (game, ply): (GameId, u32),
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let game = self.find_to_see(GameRef::Game(game), location, by).await?;
        let state = self.state(game).await?;
        let player = self.store.player(by).await?;
        let strength = Strength {
            level: match state.computer {
                Some(computer) => computer.strength.level,
                None => self.store.experience(by).await?.level(),
            },
            seed: rand::random(),
        };
        let mut new = games::play_from(&state, player, by, (computer, strength), ply, now)?;
        let settings = self.server_settings(location).await?;
        new.terms.room = settings.computer_room_at(location, None, &new.terms.rules)?;
        self.open(request, location, &new, None).await
    }

    async fn open(
        &self,
        request: Request,
        location: Location,
        new: &NewChallenge,
        search: Option<&Search>,
    ) -> Result<Committed, ServiceError> {
        // Saved rules and those of finished games may be of an earlier version.
        if let Err(why) = new.terms.rules.may_begin() {
            return Err(Refusal::RulesJson { why }.into());
        }
        let opened = self.store.open_challenge(request, location, new, search);
        Ok(opened.await?)
    }

    /// Accepts, declines or withdraws a challenge.
    ///
    /// Fails when the user may not, the challenge is closed, or a limit is exceeded.
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
            let chance = match (reaction, challenge.terms.side) {
                (Reaction::Accept, SideChoice::Fair) => {
                    let rules = &challenge.terms.rules;
                    let players = [challenge.challenger.key, by.key];
                    let fair = self.store.fair_side(rules, by.door, players).await?;
                    fair.unwrap_or(response.chance)
                }
                _ => response.chance,
            };
            let settlement = games::react(&challenge, by.key, reaction, chance, now);
            let reason = reason.filter(|_| settlement == Ok(Settlement::Declined));
            let settled = self
                .store
                .settle_challenge(request, &challenge, by, settlement, reason, now)
                .await;
            match settled {
                // The challenge is closed now, so the next iteration refuses.
                Err(StoreError::Raced) => {}
                settled => return Ok(settled?),
            }
        }
    }

    /// How much stronger the second side of a ruleset is in rated games, if there are any; none for rulesets that do not
    /// ship, whose games are casual.
    pub async fn side_term(&self, rules: &Ruleset) -> Result<Option<SideTerm>, ServiceError> {
        if !rules.is_shipped() {
            return Ok(None);
        }
        Ok(self.store.side_term(rules.name()).await?)
    }

    /// Checks that a challenge was made in this server.
    ///
    /// Fails when there is no such challenge in the server.
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

    /// Checks whether a user may decline a challenge; a door calls it before it asks for the reason.
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

    /// Counts something that a user is about to see and that is not stored.
    ///
    /// Fails when it is too often.
    pub(crate) async fn keep_pace(
        &self,
        user: ExternalUser,
        pace: Pace,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        Ok(self.store.keep_pace(user, pace, now).await?)
    }

    /// A page of the running games of a player, counted from 0. Most urgent first: those that wait for the player, the
    /// nearest deadline first.
    pub async fn games_of(
        &self,
        player: ExternalUser,
        page: u32,
    ) -> Result<GamePage, ServiceError> {
        let wanted = self.store.games_of(player, page).await?;
        if wanted.games.is_empty() && page > 0 {
            // There are fewer games by now.
            return Ok(self.store.games_of(player, 0).await?);
        }
        Ok(wanted)
    }

    /// What is known of a message in a channel that answers the message `answered`, if any.
    pub async fn message_context(
        &self,
        door: Door,
        server: ExternalId,
        channel: ExternalId,
        answered: Option<ExternalId>,
    ) -> Result<MessageContext, ServiceError> {
        Ok(self
            .store
            .message_context(door, server, channel, answered)
            .await?)
    }

    /// Closes the challenge whose message was deleted; if it was the replay of a game, that can be posted again.
    pub async fn message_deleted(
        &self,
        message: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        self.store.drop_challenge_of(message, now).await?;
        Ok(self.store.forget_replay(message).await?)
    }
}
