//! Vote games: a team of everybody in a channel votes on its turns.

use raichi_rules::Side;
use time::OffsetDateTime;

use super::{Service, ServiceError, action::ActionRequest, action::votes_in};
use crate::{
    games::{
        Action, GameState, Level, Opponent, Poll, Refusal, Strength, Terms, VoteChoice, plies_of,
        seat_code, vote_for,
    },
    ids::{ExternalUser, Location, Request},
    store::{Committed, NewVoteGame, StoreError},
};

/// A vote game that somebody wants to begin.
#[derive(Debug, Clone)]
pub struct VoteOffer {
    /// Who plays against everybody here; anyone stands for two teams.
    pub opponent: Opponent,
    /// How strong the computer plays.
    pub level: Level,
    /// The terms; the side is that of everybody here.
    pub terms: Terms,
    /// After how many votes a vote ends early.
    pub enough: Option<u32>,
    /// The side of everybody here, if the terms leave it open.
    pub chance: Side,
}

impl Service {
    /// Begins a vote game.
    ///
    /// Fails when a bot is to play, a limit is exceeded, or somebody is blocked.
    pub async fn begin_vote_game(
        &self,
        request: Request,
        location: Location,
        starter: ExternalUser,
        offer: VoteOffer,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let (opponent, computer) = match offer.opponent {
            Opponent::Bot => return Err(Refusal::ChallengedBot.into()),
            Opponent::Anyone => (None, None),
            Opponent::Person(person) => (Some(person), None),
            Opponent::Computer(computer) => {
                let strength = Strength {
                    level: offer.level,
                    seed: rand::random(),
                };
                (Some(computer), Some(strength))
            }
        };
        if let Err(why) = offer.terms.rules.may_begin() {
            return Err(Refusal::RulesJson { why }.into());
        }
        let new = NewVoteGame {
            starter,
            opponent,
            computer,
            terms: offer.terms,
            enough: offer.enough,
            chance: offer.chance,
            made_at: now,
        };
        Ok(self.store.begin_vote_game(request, location, &new).await?)
    }

    /// Counts a vote by an action in a game.
    ///
    /// Fails when there is no vote, it is over, the person may not vote, or the action cannot be voted for.
    pub(super) async fn vote(
        &self,
        request: Request,
        play: ActionRequest,
        mut state: GameState,
        action: &Action,
    ) -> Result<Committed, ServiceError> {
        loop {
            play.check_vote(&state)?;
            let choice = self.choice(&state, play, action).await?;
            let voted = self.store.vote(request, &state, play.by, &choice, play.now);
            match voted.await {
                Err(StoreError::Raced) => state = self.state(state.id).await?,
                voted => return Ok(voted?),
            }
        }
    }

    /// What somebody votes for by an action.
    ///
    /// Fails when there is no vote, or the action cannot be voted for.
    pub(super) async fn choice(
        &self,
        state: &GameState,
        play: ActionRequest,
        action: &Action,
    ) -> Result<VoteChoice, ServiceError> {
        let own = match (action, play.led) {
            (Action::Move(_), None | Some(1..)) => self.store.own_vote(state, play.by).await?,
            _ => None,
        };
        let own = own.as_ref().and_then(plies_of).unwrap_or_default();
        Ok(vote_for(state, &own, play.led, action, play.now)?)
    }

    /// Makes somebody a member of the team that plays a side.
    ///
    /// Fails when the game is over, they play on the other team, or are blocked.
    pub async fn join_team(
        &self,
        request: Request,
        play: ActionRequest,
        side: Side,
    ) -> Result<(Committed, GameState), ServiceError> {
        loop {
            let (state, _) = self.voter(play).await?;
            if let Some(ending) = state.ending() {
                let game = state.id;
                return Err(Refusal::Finished { game, ending }.into());
            }
            if !state.is_team(side) {
                return Err(Refusal::UnknownButton.into());
            }
            let seat = seat_code(side);
            let joined = self
                .store
                .join_team(request, &state, play.by, seat, play.now);
            match joined.await {
                Err(StoreError::Raced) => {}
                joined => return Ok((joined?, state)),
            }
        }
    }

    /// Switches whether a voter is notified of a game; returns whether so from now on.
    ///
    /// Fails when the game is over, too many are notified, or the person cannot vote.
    pub async fn switch_notified(
        &self,
        play: ActionRequest,
    ) -> Result<(bool, GameState), ServiceError> {
        let (state, _) = self.voter(play).await?;
        if let Some(ending) = state.ending() {
            let game = state.id;
            return Err(Refusal::Finished { game, ending }.into());
        }
        let is_on = self.store.switch_notified(&state, play.by).await?;
        Ok((is_on, state))
    }

    /// A game with what a voter sees of the vote on its turn.
    ///
    /// Fails when there is no such game, no team plays it, or the person plays it alone.
    pub async fn voter(&self, play: ActionRequest) -> Result<(GameState, Poll), ServiceError> {
        let game = self.find(play.pointer, play.location, play.by).await?;
        let state = self.state(game).await?;
        let player = self.store.player(play.by).await?;
        if !votes_in(&state, player) {
            return Err(match state.has_team() {
                true => Refusal::OpponentVotes { game },
                false => Refusal::NotAPlayer { game },
            }
            .into());
        }
        let poll = self.store.poll(&state, play.by).await?;
        Ok((state, poll))
    }
}
