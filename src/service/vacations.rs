//! Service methods for vacations and triggers.

use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{
        Refusal, Return, Trigger, Turn, Vacation, apply_trigger, apply_trigger_to_all, may_begin,
        may_return,
    },
    ids::{ExternalUser, GameId, Request},
    store::{Committed, RequestOutcome, StoreError, StoreFault, VacationChange, VacationContext},
};

/// Whether a trigger changed a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    /// The game changed; its messages are in the outbox.
    Yes,
    /// The trigger does not apply to the game, or the game does not exist.
    No,
}

/// A vacation that has begun.
#[derive(Debug, Clone)]
pub struct Departure {
    /// The change.
    pub done: Committed,
    /// The vacation.
    pub vacation: Vacation,
    /// Until when it can be undone, if it can.
    pub undone_until: Option<OffsetDateTime>,
}

impl Service {
    /// Applies a trigger to a game.
    pub async fn apply_trigger(
        &self,
        game: GameId,
        trigger: Trigger,
        now: OffsetDateTime,
    ) -> Result<Applied, StoreFault> {
        self.trigger(game, trigger, |turn| turn, now).await
    }

    /// As [`Games::apply_trigger`], without a message.
    pub(super) async fn apply_silently(
        &self,
        game: GameId,
        trigger: Trigger,
        now: OffsetDateTime,
    ) -> Result<Applied, StoreFault> {
        self.trigger(game, trigger, Turn::silent, now).await
    }

    async fn trigger(
        &self,
        game: GameId,
        trigger: Trigger,
        announce: fn(Turn) -> Turn,
        now: OffsetDateTime,
    ) -> Result<Applied, StoreFault> {
        loop {
            let Some(state) = self.store.state(game, None).await? else {
                return Ok(Applied::No);
            };
            let Some(turn) = apply_trigger(&state, trigger, now).map(announce) else {
                return Ok(Applied::No);
            };
            if self.store.append_event(&state, &turn, now).await? {
                return Ok(Applied::Yes);
            }
            // The game has changed meanwhile; decide again.
        }
    }

    /// Begins a vacation now: announces it in all games of the player and stops their clocks while it is the
    /// player's turn.
    ///
    /// Fails when it would be too long, too short or too soon.
    pub async fn begin_vacation(
        &self,
        request: Request,
        by: ExternalUser,
        until: OffsetDateTime,
        now: OffsetDateTime,
    ) -> Result<Departure, ServiceError> {
        // As exact as the database is, so that the log and the row name the same time; both, so that a day is not shorter.
        let exact = |time: OffsetDateTime| time.replace_microsecond(time.microsecond());
        let until = exact(until).unwrap_or(until);
        let now = exact(now).unwrap_or(now);
        loop {
            let context = self.store.vacation_context(by, now).await?;
            let (player, past) = (context.player, context.past.clone());
            let begun = match context.running {
                Some(Vacation { until, .. }) => Err(Refusal::VacationAlready { until }),
                None => may_begin(player, until, &past, &context.games, now),
            };
            // Otherwise an earlier delivery of the request has begun it.
            let vacation = context.running.or(begun.as_ref().ok().copied());
            let begins_at = now;
            let vacation = vacation.unwrap_or(Vacation { begins_at, until });
            let trigger = Trigger::VacationBegins { player, until };
            let change = begun.map(VacationChange::Begin);
            let changed = self
                .change_vacation(request, context, change, trigger, now)
                .await;
            match changed {
                // One of the games changed meanwhile.
                Err(StoreError::Raced) => {}
                changed => {
                    return Ok(Departure {
                        done: changed?,
                        vacation,
                        undone_until: vacation.undone_until(&past),
                    });
                }
            }
        }
    }

    /// Ends a vacation early, or undoes one that has just begun.
    ///
    /// Fails when there is none, or it can neither be ended nor be undone now.
    pub async fn end_vacation(
        &self,
        request: Request,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<(Committed, Return), ServiceError> {
        loop {
            let context = self.store.vacation_context(by, now).await?;
            let player = context.player;
            let how = context
                .running
                .ok_or(Refusal::NoVacation)
                .and_then(|vacation| may_return(vacation, &context.past, now));
            let trigger = match how {
                Ok(Return::Undone) => Trigger::VacationUndone { player },
                _ => Trigger::VacationEnds { player },
            };
            let change = how.map(VacationChange::Return);
            let changed = self
                .change_vacation(request, context, change, trigger, now)
                .await;
            match changed {
                // One of the games changed meanwhile.
                Err(StoreError::Raced) => {}
                changed => {
                    let done = changed?;
                    let how = match done.outcome {
                        RequestOutcome::StayedHome => Return::Undone,
                        _ => Return::Ends,
                    };
                    return Ok((done, how));
                }
            }
        }
    }

    async fn change_vacation(
        &self,
        request: Request,
        context: VacationContext,
        change: Result<VacationChange, Refusal>,
        trigger: Trigger,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let VacationContext { player, games, .. } = context;
        let known_games: Vec<_> = games.iter().map(|state| state.id).collect();
        let work = apply_trigger_to_all(games, trigger, now);
        self.store
            .change_vacation(request, player, change, &known_games, &work, now)
            .await
    }
}
