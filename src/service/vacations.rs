//! The part of the service that is not about one act in one game: what befalls games, vacations, reminders.

use time::OffsetDateTime;

use super::{Games, No};
use crate::{
    games::{Event, Refusal, Reminders, Vacation, befall, befall_all, may_begin, may_end},
    ids::{GameId, Request, Visitor},
    store::{Done, Raced, StoreFault, Travel, Traveller},
};

/// Whether an event changed a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Befell {
    /// It did, and what has to be said waits in the outbox.
    Something,
    /// The game was past it, or is not there.
    Nothing,
}

impl Games {
    /// Lets something befall a game.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn happen(
        &self,
        game: GameId,
        event: Event,
        now: OffsetDateTime,
    ) -> Result<Befell, StoreFault> {
        loop {
            let Some(table) = self.store.table(game, None).await? else {
                return Ok(Befell::Nothing);
            };
            let Some(turn) = befall(&table, event, now) else {
                return Ok(Befell::Nothing);
            };
            if self.store.happen(&table, &turn, now).await? == Ok(()) {
                return Ok(Befell::Something);
            }
            // Somebody was faster, so it is judged anew.
        }
    }

    /// Sends somebody on vacation, from now on: it is announced in all games, and their clocks stand while it is this
    /// player's turn.
    ///
    /// # Errors
    ///
    /// When it would be too long, too short or too soon, or the store fails.
    pub async fn begin_vacation(
        &self,
        request: Request,
        by: Visitor,
        until: OffsetDateTime,
        now: OffsetDateTime,
    ) -> Result<Done, No> {
        loop {
            let traveller = self.store.traveller(by, now).await?;
            if let Some(Vacation { until, .. }) = traveller.running {
                let refusal = Refusal::VacationAlready { until };
                return self.unless_done(request, refusal).await;
            }
            let player = traveller.player;
            let begun = may_begin(player, until, &traveller.past, &traveller.games, now);
            let vacation = match begun {
                Ok(vacation) => vacation,
                Err(refusal) => return self.unless_done(request, refusal).await,
            };
            let event = Event::VacationBegins { player, until };
            let travel = Travel::Begin(vacation);
            let travelled = self.travel(request, traveller, travel, event, now).await?;
            if let Ok(done) = travelled {
                return Ok(done);
            }
            // Something happened in one of the games meanwhile.
        }
    }

    /// Brings somebody back from vacation before its end.
    ///
    /// # Errors
    ///
    /// When there is none, or it has hardly begun, or the store fails.
    pub async fn end_vacation(
        &self,
        request: Request,
        by: Visitor,
        now: OffsetDateTime,
    ) -> Result<Done, No> {
        loop {
            let traveller = self.store.traveller(by, now).await?;
            let player = traveller.player;
            let ended = traveller
                .running
                .ok_or(Refusal::NoVacation)
                .and_then(|vacation| may_end(vacation, now));
            if let Err(refusal) = ended {
                return self.unless_done(request, refusal).await;
            }
            let event = Event::VacationEnds { player };
            let travelled = self
                .travel(request, traveller, Travel::End, event, now)
                .await?;
            if let Ok(done) = travelled {
                return Ok(done);
            }
            // Something happened in one of the games meanwhile.
        }
    }

    async fn travel(
        &self,
        request: Request,
        traveller: Traveller,
        travel: Travel,
        event: Event,
        now: OffsetDateTime,
    ) -> Result<Result<Done, Raced>, StoreFault> {
        let Traveller { player, games, .. } = traveller;
        let looked_at: Vec<_> = games.iter().map(|table| table.id).collect();
        let work = befall_all(games, event, now);
        self.store
            .travel(request, player, travel, &looked_at, &work, now)
            .await
    }

    /// Switches somebody's reminders on or off.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn set_reminders(&self, by: Visitor, reminders: Reminders) -> Result<(), No> {
        Ok(self.store.set_reminders(by, reminders).await?)
    }
}
