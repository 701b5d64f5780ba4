//! Service methods for vacations, reminders and triggers.

use time::OffsetDateTime;

use super::{Games, ServiceError};
use crate::{
    games::{
        Refusal, Reminders, Trigger, Vacation, apply_trigger, apply_trigger_to_all, may_begin,
        may_end,
    },
    ids::{ExternalUser, GameId, Request},
    store::{Committed, Raced, StoreFault, VacationChange, VacationContext},
};

/// Whether a trigger changed a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    /// The game changed; its messages are in the outbox.
    Yes,
    /// The trigger does not apply to the game, or the game does not exist.
    No,
}

impl Games {
    /// Applies a trigger to a game.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn apply_trigger(
        &self,
        game: GameId,
        trigger: Trigger,
        now: OffsetDateTime,
    ) -> Result<Applied, StoreFault> {
        loop {
            let Some(state) = self.store.state(game, None).await? else {
                return Ok(Applied::No);
            };
            let Some(turn) = apply_trigger(&state, trigger, now) else {
                return Ok(Applied::No);
            };
            if self.store.append_event(&state, &turn, now).await? == Ok(()) {
                return Ok(Applied::Yes);
            }
            // Raced; decide again.
        }
    }

    /// Begins a vacation now: announces it in all games of the player and stops their clocks while it is the
    /// player's turn.
    ///
    /// # Errors
    ///
    /// When it would be too long, too short or too soon, or the store fails.
    pub async fn begin_vacation(
        &self,
        request: Request,
        by: ExternalUser,
        until: OffsetDateTime,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        loop {
            let context = self.store.vacation_context(by, now).await?;
            if let Some(Vacation { until, .. }) = context.running {
                let refusal = Refusal::VacationAlready { until };
                return self.unless_done(request, refusal).await;
            }
            let player = context.player;
            let begun = may_begin(player, until, &context.past, &context.games, now);
            let vacation = match begun {
                Ok(vacation) => vacation,
                Err(refusal) => return self.unless_done(request, refusal).await,
            };
            let trigger = Trigger::VacationBegins { player, until };
            let change_vacation = VacationChange::Begin(vacation);
            let changed = self
                .change_vacation(request, context, change_vacation, trigger, now)
                .await?;
            if let Ok(done) = changed {
                return Ok(done);
            }
            // One of the games changed meanwhile.
        }
    }

    /// Ends a vacation early.
    ///
    /// # Errors
    ///
    /// When there is none, or it has hardly begun, or the store fails.
    pub async fn end_vacation(
        &self,
        request: Request,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        loop {
            let context = self.store.vacation_context(by, now).await?;
            let player = context.player;
            let ended = context
                .running
                .ok_or(Refusal::NoVacation)
                .and_then(|vacation| may_end(vacation, now));
            if let Err(refusal) = ended {
                return self.unless_done(request, refusal).await;
            }
            let trigger = Trigger::VacationEnds { player };
            let changed = self
                .change_vacation(request, context, VacationChange::End, trigger, now)
                .await?;
            if let Ok(done) = changed {
                return Ok(done);
            }
            // One of the games changed meanwhile.
        }
    }

    async fn change_vacation(
        &self,
        request: Request,
        context: VacationContext,
        change_vacation: VacationChange,
        trigger: Trigger,
        now: OffsetDateTime,
    ) -> Result<Result<Committed, Raced>, StoreFault> {
        let VacationContext { player, games, .. } = context;
        let known_games: Vec<_> = games.iter().map(|state| state.id).collect();
        let work = apply_trigger_to_all(games, trigger, now);
        self.store
            .change_vacation(request, player, change_vacation, &known_games, &work, now)
            .await
    }

    /// Switches a user's reminders on or off.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn set_reminders(
        &self,
        by: ExternalUser,
        reminders: Reminders,
    ) -> Result<(), ServiceError> {
        Ok(self.store.set_reminders(by, reminders).await?)
    }
}
