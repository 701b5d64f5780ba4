//! Games follow their places: where nothing can be said, they are suspended, and go on when something can.
//!
//! A place's state is stored first; then its games are brought in line with it, each by itself. So it does not matter
//! where a process dies in between: whoever looks next sees which games are not in line yet.

use time::OffsetDateTime;

use crate::{
    games::{Act, Event, Hindrance, Step, befall, decide},
    ids::{GameId, Venue},
    service::{Games, No, Play},
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
    pub(crate) async fn follow_places(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        for _ in 0..ROUNDS {
            let strays = self.store.strays().await?;
            if strays.is_empty() {
                break;
            }
            for stray in strays {
                let Some(step) = stray.step() else { continue };
                match self.take_step(stray.game, step, now).await {
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
    pub(super) async fn take_up(&self, play: Play, act: &Act) -> Result<bool, No> {
        let (game, player) = self.find_own(play.pointer, play.venue, play.by).await?;
        let table = self.table(game).await?;
        let Some(turn) = befall(&table, Event::Resume, play.now) else {
            return Ok(false);
        };
        if !self.store.is_elsewhere(table.place, play.venue).await? {
            return Ok(false);
        }
        let resumed = turn.apply(table.clone()).map_err(StoreFault::from)?;
        decide(&resumed, player, act, play.now)?;
        // The act's own message shows it.
        let moved = self
            .store
            .move_to(&table, play.venue, turn.silent(), play.now)
            .await?;
        Ok(moved.is_ok())
    }

    /// Somebody acts in a channel in which anything can be said, whatever was known of it: its games go on.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub(crate) async fn reopen(&self, venue: Venue, now: OffsetDateTime) -> Result<(), No> {
        let places = self.store.places_at(venue.door, venue.channel).await?;
        let here = places.iter().find(|place| place.channel == venue.channel);
        if let Some(here) = here.filter(|here| here.hindrance.is_some()) {
            self.store.see(here.id, None, now).await?;
        }
        // Where nothing is in the way, a game may not have followed yet.
        Ok(self.follow_places(now).await?)
    }

    /// Something could not be said in a channel: its games wait until it can.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub(crate) async fn hinder(
        &self,
        venue: Venue,
        why: Hindrance,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        self.store.hinder_at(venue, why, now).await?;
        self.follow_places(now).await
    }

    /// Takes a step, unless somebody else has, or something else has happened in the game; the next look tells.
    async fn take_step(
        &self,
        game: GameId,
        step: Step,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let Some(table) = self.store.table(game, None).await? else {
            return Ok(());
        };
        let event = match step {
            Step::Suspend(why) => Event::Suspend(why),
            Step::Resume | Step::MoveTo(_) => Event::Resume,
        };
        let Some(turn) = befall(&table, event, now) else {
            return Ok(());
        };
        let taken = match step {
            // It cannot be told there now, and does not have to be when it can.
            Step::Suspend(_) => self.store.happen(&table, &turn.silent(), now).await?,
            Step::Resume => self.store.resume(&table, turn, now).await?,
            Step::MoveTo(venue) => self.store.move_to(&table, venue, turn, now).await?,
        };
        match taken {
            Ok(()) => tracing::info!(game = game.0, ?step, "a game has followed its place"),
            Err(Raced) => tracing::debug!(game = game.0, "a game has changed meanwhile"),
        }
        Ok(())
    }
}
