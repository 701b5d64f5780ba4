//! Finding somebody to play with: joining an open challenge, listing them, and posting one again.

use raichi_rules::{Ruleset, Side};
use time::OffsetDateTime;

use super::{Response, Service, ServiceError};
use crate::{
    games::{
        ChallengeState, Limit, LobbyPage, NewChallenge, OpenChallenge, Reaction, Refusal, Search,
        Stake, Terms,
    },
    ids::{ChallengeId, ExternalId, ExternalUser, Location, Request},
    store::Committed,
    transport::Members,
};

/// Somebody who looks for a game.
#[derive(Debug, Clone, Copy)]
pub struct Seeker<'a> {
    /// Who.
    pub by: ExternalUser,
    /// In which channel.
    pub location: Location,
    /// Knows which channels of the server somebody may see.
    pub members: &'a dyn Members,
    /// When.
    pub now: OffsetDateTime,
}

/// What came of looking for a game to join.
#[derive(Debug, Clone)]
pub enum Sought {
    /// A game.
    Joined(Joined),
    /// None of these challenges can be joined.
    Nothing(Search),
}

/// A challenge that somebody has joined.
#[derive(Debug, Clone)]
pub struct Joined {
    /// What was stored.
    pub done: Committed,
    /// The challenge.
    pub challenge: OpenChallenge,
}

impl Service {
    /// Accepts the oldest open challenge of the server that fits: to anyone, by these rules if any are given, in a channel
    /// that the user may see, not by anybody whom an admin has blocked. `chance` is the challenger's side if the challenge
    /// leaves it open.
    ///
    /// Fails when the user plays too many games.
    pub async fn join(
        &self,
        request: Request,
        seeker: Seeker<'_>,
        rules: Option<&Ruleset>,
        chance: Side,
    ) -> Result<Sought, ServiceError> {
        let Seeker {
            by, location, now, ..
        } = seeker;
        let all = self.store.open_challenges(location, rules, now).await?;
        let search = Search {
            rules: rules.cloned(),
            seen: all.iter().map(|challenge| challenge.id).collect(),
        };
        let fitting = self
            .acceptable(seeker, all)
            .await?
            .into_iter()
            .filter(|challenge| {
                challenge.stake(by.key) == Some(Stake::Open) && challenge.reachable
            });
        for challenge in seeker.seen(fitting.collect()).await {
            let response = Response {
                id: challenge.id,
                by,
                reaction: Reaction::Accept,
                reason: None,
                chance,
            };
            match self.react(request, response, now).await {
                Ok(done) => return Ok(Sought::Joined(Joined { done, challenge })),
                // Somebody else was faster, the challenger or the channel has enough games, or an admin acts just now.
                Err(ServiceError::Refused(
                    Refusal::ChallengeClosed { .. }
                    | Refusal::InSimul { .. }
                    | Refusal::OpponentBlocked { .. }
                    | Refusal::TooMany(Limit::GamesHere { .. }),
                )) => {}
                Err(ServiceError::Refused(Refusal::TooMany(Limit::GamesOfPlayer {
                    player,
                    ..
                }))) if player.key != by.key => {}
                Err(no) => return Err(no),
            }
        }
        Ok(Sought::Nothing(search))
    }

    /// Challenges anyone in the server, unless there is a challenge by now that the search has not seen and the user can join:
    /// of two who look for a game at the same time, one posts a challenge, and the other one can join it.
    ///
    /// Fails when there is such a challenge ([`Refusal::CanJoin`]) or a limit would be exceeded.
    pub async fn post_after(
        &self,
        request: Request,
        seeker: Seeker<'_>,
        terms: Terms,
        search: &Search,
        chance: Side,
    ) -> Result<Committed, ServiceError> {
        let new = NewChallenge {
            challenger: seeker.by,
            opponent: None,
            computer: None,
            terms,
            chance,
            rematch_of: None,
            given: Vec::new(),
            made_at: seeker.now,
        };
        self.open(request, seeker.location, &new, Some(search))
            .await
    }

    /// Those of these challenges that the user has made or can accept, as far as that depends on the admins of the server.
    async fn acceptable(
        &self,
        seeker: Seeker<'_>,
        mut challenges: Vec<OpenChallenge>,
    ) -> Result<Vec<OpenChallenge>, ServiceError> {
        let Seeker { by, location, .. } = seeker;
        let is_blocked = self.store.is_blocked(location, by).await?;
        challenges.retain(|challenge| {
            challenge.stake(by.key) == Some(Stake::Mine) || !(is_blocked || challenge.blocked)
        });
        Ok(challenges)
    }

    /// A page of the open challenges of the server that concern the user and that the user can accept.
    pub async fn lobby(&self, seeker: Seeker<'_>, page: u32) -> Result<LobbyPage, ServiceError> {
        let (location, now) = (seeker.location, seeker.now);
        let all = self.store.open_challenges(location, None, now).await?;
        let all = self.acceptable(seeker, all).await?;
        let (anyones, own) = all
            .into_iter()
            .partition(|challenge| challenge.stake(seeker.by.key) == Some(Stake::Open));
        let mut all: Vec<OpenChallenge> = own;
        all.extend(seeker.seen(anyones).await);
        Ok(LobbyPage::of(all, seeker.by.key, page))
    }

    /// Posts the message of the user's own open challenge again.
    ///
    /// Fails when it is not the user's or not open, or was posted a short time ago.
    pub async fn post_again(
        &self,
        request: Request,
        id: ChallengeId,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let challenge = self.store.challenge(id).await?;
        let challenge = challenge.ok_or(Refusal::NoSuchChallenge)?;
        let allowed = match challenge.state_at(now) {
            _ if challenge.challenger.key != by.key => Err(Refusal::OnlyChallengerWithdraws {
                challenger: challenge.challenger,
            }),
            ChallengeState::Open => Ok(()),
            state => Err(Refusal::ChallengeClosed { state }),
        };
        Ok(self.store.post_again(request, id, allowed, now).await?)
    }
}

impl Seeker<'_> {
    /// Those of these challenges whose channels the user may see; the channel in which the user is now is one.
    async fn seen(&self, mut challenges: Vec<OpenChallenge>) -> Vec<OpenChallenge> {
        let here = self.location.channel;
        let mut elsewhere: Vec<ExternalId> = challenges
            .iter()
            .filter(|challenge| challenge.channel != here)
            .map(|challenge| challenge.channel)
            .collect();
        elsewhere.sort_unstable();
        elsewhere.dedup();
        let mut seen = vec![here];
        if !elsewhere.is_empty() {
            let server = self.location.server;
            seen.extend(self.members.sees(server, self.by.key, elsewhere).await);
        }
        challenges.retain(|challenge| seen.contains(&challenge.channel));
        challenges
    }
}
