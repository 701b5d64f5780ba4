//! What a player does in a game: the game is found and loaded, the action decided and stored.
//!
//! Where [`Remedies`] help against a refusal, the action is tried again.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use raichi_rules::Side;
use time::OffsetDateTime;
use tokio::time::sleep;

use super::{Service, ServiceError, remedy::Remedies};
use crate::{
    games::{
        Action, GameState, Refusal, after_vote, decide, may_act, may_move, may_vote, plies_of,
    },
    ids::{Door, ExternalUser, GameId, Location, PlayerId, Request},
    store::{Committed, Found, StoreError, StoreFault},
    telemetry::Stage,
    transport::Members,
};

/// How often it is looked whether the computer has acted.
const POLL: Duration = Duration::from_millis(200);

/// Which game somebody means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameRef {
    /// The one with this number.
    Game(GameId),
    /// The one in this channel in which it is their turn, else the one in which they play.
    Here,
}

/// Somebody at a game.
#[derive(Debug, Clone, Copy)]
pub struct ActionRequest {
    /// In which game.
    pub pointer: GameRef,
    /// In which channel.
    pub location: Location,
    /// Whether it is known that the bot can post there.
    pub postable: bool,
    /// Who.
    pub by: ExternalUser,
    /// The length of the log that they saw, if the turn has to be the same as then.
    pub seen: Option<u32>,
    /// After how many plies of their own vote on the turn they act, if that is known.
    pub led: Option<u8>,
    /// When.
    pub now: OffsetDateTime,
}

impl ActionRequest {
    /// Refuses people who saw the board of another turn, and those who ask by a button that is older than a question of the
    /// other player, to which it cannot be the answer.
    pub(super) fn check_seen(
        &self,
        state: &GameState,
        action: Option<&Action>,
    ) -> Result<(), Refusal> {
        let Some(seen) = self.seen else {
            return Ok(());
        };
        if !state.history().has_turn_of(seen) {
            return Err(Refusal::MovedOn);
        }
        match (action, state.asked()) {
            (Some(Action::Ask(_)), Some(asked))
                if asked.number > seen && state.player(asked.by).key != self.by.key =>
            {
                Err(Refusal::AnswerFirst {
                    question: asked.question,
                    by: state.player(asked.by),
                })
            }
            _ => Ok(()),
        }
    }
}

impl ActionRequest {
    /// Refuses people who saw the board of another turn, on which nobody votes any more.
    pub(super) fn check_vote(&self, state: &GameState) -> Result<(), Refusal> {
        let is_over = |seen| !state.history().has_turn_of(seen);
        if state.ending().is_none() && self.seen.is_some_and(is_over) {
            return Err(Refusal::VoteOver);
        }
        Ok(())
    }
}

impl Service {
    /// Does something in a game. `members` knows who has left the server.
    ///
    /// Fails when there is no such game, or its rules or state do not allow it.
    pub async fn act(
        &self,
        request: Request,
        play: ActionRequest,
        action: &Action,
        members: &dyn Members,
    ) -> Result<Committed, ServiceError> {
        let mut remedies = Remedies::new(self, play, Some((action, members)));
        // A player who has come back since does not lose by it.
        let mut acted = match action {
            Action::Claim if !remedies.other_has_left().await? => {
                Err(Refusal::NothingToClaim.into())
            }
            _ => self.decide_and_store(request, play, action, members).await,
        };
        loop {
            let no = match acted {
                Err(no) => no,
                done => return done,
            };
            // If it was stored before an answer was lost, the request's record shows that, and nothing is to be remedied.
            if let ServiceError::Refused(_) = no
                && let Some(done) = self.store.committed_before(request).await?
            {
                return Ok(done);
            }
            remedies.apply(no).await?;
            acted = self.decide_and_store(request, play, action, members).await;
        }
    }

    async fn decide_and_store(
        &self,
        request: Request,
        play: ActionRequest,
        action: &Action,
        members: &dyn Members,
    ) -> Result<Committed, ServiceError> {
        let stage = Stage::begin("load");
        let Found { game, player, .. } = self.found(play.pointer, play.location, play.by).await?;
        let mut state = self.state(game).await?;
        stage.end();
        if votes_in(&state, player) {
            return self.vote(request, play, state, action).await;
        }
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        loop {
            play.check_seen(&state, Some(action))?;
            let turn = decide(&state, player, action, play.now)?;
            let after = turn.apply(state.clone()).ok().map(Arc::new);
            if let Some(after) = after.as_ref().filter(|_| turn.has_board_at_once()) {
                members.expect_board(Arc::clone(after));
            }
            let stage = Stage::begin("commit");
            let (store, after) = (&self.store, after.as_ref());
            let appended = store.append(request, &state, &turn, after, play.now).await;
            stage.end();
            match appended {
                // Somebody acted meanwhile, or only a reminder was sent: it is judged anew.
                Err(StoreError::Raced) => state = self.state(game).await?,
                appended => return Ok(appended?),
            }
        }
    }

    /// The game of somebody who is about to act in it, and their side; of a voter, as it will be after the plies of their own vote
    /// after which they act.
    ///
    /// Fails when they may not.
    pub async fn to_act(&self, play: ActionRequest) -> Result<(GameState, Side), ServiceError> {
        let Found { game, player, .. } = self.found(play.pointer, play.location, play.by).await?;
        let state = self.state(game).await?;
        if votes_in(&state, player) {
            play.check_vote(&state)?;
            let side = may_vote(&state, play.now)?;
            let Some(led @ 1..) = play.led else {
                return Ok((state, side));
            };
            let own = self.store.own_vote(&state, play.by).await?;
            let own = own.as_ref().and_then(plies_of).unwrap_or_default();
            let begun = own.get(..usize::from(led));
            let begun = begun.and_then(|plies| after_vote(&state, plies, play.now));
            return Ok((begun.ok_or(Refusal::VoteOver)?, side));
        }
        let player = player.ok_or(Refusal::NotAPlayer { game })?;
        let side = may_act(&state, player, play.now)?;
        play.check_seen(&state, None)?;
        Ok((state, side))
    }

    /// The game of somebody who is about to move in it.
    ///
    /// Fails when they may not.
    pub async fn to_move(&self, play: ActionRequest) -> Result<GameState, ServiceError> {
        let mut remedies = Remedies::new(self, play, None);
        loop {
            let looked = async {
                let (state, side) = self.to_act(play).await?;
                may_move(&state, side)?;
                Ok(state)
            };
            match looked.await {
                Err(no) => remedies.apply(no).await?,
                state => return state,
            }
        }
    }

    /// A game with its log.
    ///
    /// Fails when there is none of this number.
    pub async fn state(&self, game: GameId) -> Result<GameState, ServiceError> {
        Ok(self
            .store
            .state(game, None)
            .await?
            .ok_or(Refusal::NoSuchGame { game })?)
    }

    /// A game in which the computer has to act, as soon as it has done so; as it is after this time otherwise.
    pub async fn after_computer(
        &self,
        mut state: GameState,
        within: Duration,
    ) -> Result<GameState, ServiceError> {
        let since = Instant::now();
        while state.duty().is_some() && since.elapsed() < within {
            sleep(POLL).await;
            if self.store.entries(state.id).await? != Some(state.entries()) {
                state = self.state(state.id).await?;
            }
        }
        Ok(state)
    }

    /// What is stored beside the log of a game that is shown, and is part of its board.
    pub(crate) async fn with_details(
        &self,
        mut state: GameState,
        door: Door,
    ) -> Result<GameState, StoreFault> {
        let (store, game) = (&self.store, state.id);
        if state.is_admins_act() {
            state.admin_act = store.admin_act(game, state.entries()).await?;
        }
        state.votes = store.vote_details(&state).await?;
        if state.ending().is_some() {
            state.rating = store.rating_result(game).await?;
            if state.computer.is_some() {
                state.earlier = store.earlier_games(game).await?;
            }
        }
        if state.ending().is_some() || state.is_new() {
            state.ladder = store.ladder_game(game).await?;
        }
        // What is said at the beginning is never too much where people learn together.
        let begins = state.is_new();
        let is_taught = begins && door == Door::Local;
        let may_be_explained = begins || state.is_call_new();
        state.has_newcomer = is_taught || (may_be_explained && store.has_newcomer(game).await?);
        Ok(state)
    }

    /// Records that the player of a private game has seen it with this many entries in its log.
    pub async fn note_seen(
        &self,
        game: GameId,
        entries: u32,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        Ok(self.store.note_seen(game, entries, now).await?)
    }

    /// Records that a user has opened the board of a game from its channel.
    #[cfg(feature = "discord")]
    pub(crate) async fn note_opened(
        &self,
        user: ExternalUser,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        Ok(self.store.note_opened(user, game, now).await?)
    }

    /// Records that a user has opened the page within Discord from a channel.
    #[cfg(feature = "discord")]
    pub(crate) async fn note_launched(
        &self,
        user: ExternalUser,
        location: Location,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        Ok(self.store.note_launched(user, location, now).await?)
    }

    /// The number of the game that somebody means in a channel.
    ///
    /// Fails when there is none, or several and it is unclear which.
    pub async fn find(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<GameId, ServiceError> {
        Ok(self.found(pointer, location, by).await?.game)
    }

    /// As [`Games::find`], with the player that somebody is.
    pub(super) async fn find_own(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<(GameId, PlayerId), ServiceError> {
        let Found { game, player, .. } = self.found(pointer, location, by).await?;
        Ok((game, player.ok_or(Refusal::NotAPlayer { game })?))
    }

    pub(super) async fn found(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<Found, ServiceError> {
        match pointer {
            GameRef::Game(game) => {
                let found = self.store.find_in_server(game, location, by).await?;
                let found = found.filter(|found| !found.is_hidden);
                Ok(found.ok_or(Refusal::NoSuchGame { game })?)
            }
            GameRef::Here => Ok(meant(&self.store.find_running_here(by, location).await?)?),
        }
    }

    /// The game that somebody wants to look at: as [`Games::find`], or the newest of the channel. Outside of servers,
    /// also one that they play elsewhere.
    ///
    /// Fails when there is none, or several and it is unclear which.
    pub async fn find_to_see(
        &self,
        pointer: GameRef,
        location: Location,
        by: ExternalUser,
    ) -> Result<GameId, ServiceError> {
        let outside = location.is_direct() || location.is_nowhere();
        match self.find(pointer, location, by).await {
            Err(ServiceError::Refused(Refusal::NoSuchGame { game })) if outside => {
                let plays = self.store.plays(game, by).await?;
                Ok(plays.then_some(game).ok_or(Refusal::NoSuchGame { game })?)
            }
            Err(ServiceError::Refused(Refusal::NoGameHere)) => Ok(self
                .store
                .newest_game(by, location)
                .await?
                .ok_or(Refusal::NoGameHere)?),
            found => found,
        }
    }

    /// The game that somebody wants another one after: the one with this number, else the last that they have finished
    /// in a channel.
    ///
    /// Fails when there is none.
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

/// Whether somebody votes in a game, and does not play it alone.
pub(super) fn votes_in(state: &GameState, player: Option<PlayerId>) -> bool {
    state.has_team() && player.is_none_or(|player| state.side_of(player).is_none())
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
