//! Suspends games in places where the bot cannot post, and resumes them when it can.
//!
//! The state of a place is stored first; then its games are synchronised with it one by one. So a process may
//! die at any point: the next pass finds the games that are out of sync.

use time::OffsetDateTime;

use crate::{
    games::{Action, ChannelProblem, Refusal, Step, Trigger, apply_trigger, decide},
    ids::{GameId, Location, PlaceId},
    service::{ActionRequest, Service, ServiceError, action::votes_in},
    store::{Found, StoreFault},
    telemetry::Reference,
};

/// The number of passes: a game from a deleted thread is first suspended and then resumed elsewhere.
const PASSES: usize = 3;

impl Service {
    /// Suspends or resumes every game whose state does not match its place.
    pub(crate) async fn sync_all_places(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        let places = self.store.places_in_doubt().await?;
        self.sync_places(&places, now).await
    }

    /// Suspends or resumes the games of these places, their threads and their channels whose state does not match where they
    /// are.
    pub(crate) async fn sync_places(
        &self,
        places: &[PlaceId],
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        for _ in 0..PASSES {
            let mut has_followed = false;
            for unsynced in self.store.unsynced_games(places).await? {
                let Some(step) = unsynced.step() else {
                    continue;
                };
                match self.apply_step(unsynced.game, step, now).await {
                    // A game that cannot be read does not stop the others.
                    Err(StoreFault::Broken(fault)) => {
                        tracing::error!(reference = %Reference::new(), %fault, "a game cannot be read");
                    }
                    followed => has_followed |= followed?,
                }
            }
            if !has_followed {
                break;
            }
        }
        Ok(())
    }

    /// Resumes a suspended game in the channel of this request, if that is another channel and the action
    /// would be legal in the resumed game. Returns whether it moved the game.
    ///
    /// Fails when the act would be refused in a game that goes on.
    pub(super) async fn continue_here(
        &self,
        play: ActionRequest,
        action: &Action,
    ) -> Result<bool, ServiceError> {
        let Found { game, player, .. } = self.found(play.pointer, play.location, play.by).await?;
        let state = self.state(game).await?;
        let Some(turn) = apply_trigger(&state, Trigger::Resume, play.now) else {
            return Ok(false);
        };
        if !self.store.is_elsewhere(state.place, play.location).await? {
            return Ok(false);
        }
        self.server_settings(play.location)
            .await?
            .need_games(play.location)?;
        let resumed = turn.apply(state.clone()).map_err(StoreFault::from)?;
        if votes_in(&resumed, player) {
            self.choice(&resumed, play, action).await?;
        } else {
            let player = player.ok_or(Refusal::NotAPlayer { game })?;
            decide(&resumed, player, action, play.now)?;
        }
        // The act's own message shows it.
        let moved = self
            .store
            .move_to(&state, play.location, turn.silent(), play.now);
        Ok(moved.await?)
    }

    /// A user acts in a channel where the bot evidently can post: clears a recorded problem, unless a message was refused
    /// there just now, and resumes the games.
    pub(crate) async fn reopen(
        &self,
        location: Location,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let places = self
            .store
            .places_at(location.door, location.channel)
            .await?;
        let here = places
            .iter()
            .find(|place| place.channel == location.channel);
        if let Some(here) = here.filter(|here| here.problem.is_some()) {
            self.store.mark_reachable(here.id, now).await?;
        }
        // Even without a problem, a game may still be out of sync.
        let here: Vec<_> = here.map(|here| here.id).into_iter().collect();
        Ok(self.sync_places(&here, now).await?)
    }

    /// Records that posting in a channel failed, and suspends its games.
    pub(crate) async fn mark_unreachable(
        &self,
        location: Location,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let place = self
            .store
            .mark_channel_unreachable(location, why, now)
            .await?;
        self.sync_places(&[place], now).await
    }

    /// Applies a step, unless the game has changed meanwhile; the next pass then finds what is left. Returns whether the game
    /// has changed.
    async fn apply_step(
        &self,
        game: GameId,
        step: Step,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let Some(state) = self.store.state(game, None).await? else {
            return Ok(false);
        };
        let trigger = match step {
            Step::Suspend(why) => Trigger::Suspend(why),
            Step::Resume | Step::MoveTo(_) => Trigger::Resume,
        };
        let Some(turn) = apply_trigger(&state, trigger, now) else {
            return Ok(false);
        };
        let is_written = match step {
            // The suspension cannot be announced in the channel, and need not be once it can.
            Step::Suspend(_) => self.store.append_event(&state, &turn.silent(), now).await?,
            Step::Resume => self.store.resume(&state, turn, now).await?,
            Step::MoveTo(location) => self.store.move_to(&state, location, turn, now).await?,
        };
        if is_written {
            tracing::info!(game = game.0, ?step, "a game has followed its place");
        } else {
            tracing::debug!(game = game.0, "a game has changed meanwhile");
        }
        Ok(true)
    }
}
