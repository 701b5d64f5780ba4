//! Games follow their places: where nothing can be said, they are suspended, and go on when something can.
//!
//! A place's state is stored first; then its games are brought in line with it, each by itself. So it does not matter
//! where a process dies in between: whoever looks next sees which games are not in line yet.

use time::OffsetDateTime;

use crate::{
    games::{ChannelProblem, Step, Trigger, apply_trigger, decide},
    ids::{GameId, Location},
    service::{ActionRequest, Games, ServiceError},
    store::{Raced, StoreFault},
    telemetry::Reference,
};

/// How often games are looked for that are not in line: a game out of a deleted thread is suspended, and then goes on
/// elsewhere.
const ROUNDS: usize = 3;

impl Games {
    /// Brings every game in line with its place.
    ///
    /// # Errors
    ///
    /// When the store fails. What was done until then is done.
    pub(crate) async fn sync_places(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        for _ in 0..ROUNDS {
            let unsynced_games = self.store.unsynced_games().await?;
            if unsynced_games.is_empty() {
                break;
            }
            for unsynced in unsynced_games {
                let Some(step) = unsynced.step() else {
                    continue;
                };
                match self.apply_step(unsynced.game, step, now).await {
                    // One that cannot be read holds up none of the others.
                    Err(StoreFault::Broken(fault)) => {
                        tracing::error!(reference = %Reference::new(), %fault, "a game cannot be read");
                    }
                    taken => taken?,
                }
            }
        }
        Ok(())
    }

    /// Somebody acts in a suspended game, in another channel than its own: it goes on there, if the act is one that
    /// can be done then. Tells whether it does.
    ///
    /// # Errors
    ///
    /// When the act would be refused in a game that goes on, or the store fails.
    pub(super) async fn continue_here(
        &self,
        play: ActionRequest<'_>,
    ) -> Result<bool, ServiceError> {
        let (game, player) = self.find_own(play.pointer, play.location, play.by).await?;
        let state = self.state(game).await?;
        let Some(turn) = apply_trigger(&state, Trigger::Resume, play.now) else {
            return Ok(false);
        };
        if !self.store.is_elsewhere(state.place, play.location).await? {
            return Ok(false);
        }
        let resumed = turn.apply(state.clone()).map_err(StoreFault::from)?;
        decide(&resumed, player, play.action, play.now)?;
        // The act's own message shows it.
        let moved = self
            .store
            .move_to(&state, play.location, turn.silent(), play.now)
            .await?;
        Ok(moved.is_ok())
    }

    /// Somebody acts in a channel in which anything can be said, whatever was known of it: its games go on.
    ///
    /// # Errors
    ///
    /// When the store fails.
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
            self.store.see(here.id, None, now).await?;
        }
        // Where nothing is in the way, a game may not have followed yet.
        Ok(self.sync_places(now).await?)
    }

    /// Something could not be said in a channel: its games wait until it can.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub(crate) async fn hinder(
        &self,
        location: Location,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        self.store.hinder_at(location, why, now).await?;
        self.sync_places(now).await
    }

    /// Takes a step, unless somebody else has, or something else has happened in the game; the next look tells.
    async fn apply_step(
        &self,
        game: GameId,
        step: Step,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let Some(state) = self.store.state(game, None).await? else {
            return Ok(());
        };
        let trigger = match step {
            Step::Suspend(why) => Trigger::Suspend(why),
            Step::Resume | Step::MoveTo(_) => Trigger::Resume,
        };
        let Some(turn) = apply_trigger(&state, trigger, now) else {
            return Ok(());
        };
        let taken = match step {
            // It cannot be told there now, and does not have to be when it can.
            Step::Suspend(_) => self.store.append_event(&state, &turn.silent(), now).await?,
            Step::Resume => self.store.resume(&state, turn, now).await?,
            Step::MoveTo(location) => self.store.move_to(&state, location, turn, now).await?,
        };
        match taken {
            Ok(()) => tracing::info!(game = game.0, ?step, "a game has followed its place"),
            Err(Raced) => tracing::debug!(game = game.0, "a game has changed meanwhile"),
        }
        Ok(())
    }
}
