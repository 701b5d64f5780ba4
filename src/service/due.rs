//! Service methods for what falls due without a player's action: deadlines, reminders, ends of vacations,
//! unanswered challenges. Any process may call them; the claim of a row decides which one does the work.

use time::OffsetDateTime;

use super::Service;
use crate::{
    games::{LIFETIME, apply_trigger_to_all, end_vote},
    ids::Door,
    store::{Runs, StoreFault},
    telemetry::Reference,
};

/// A kind of due rows.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Due {
    /// A vacation that is over.
    VacationEnd,
    /// A game whose time is up.
    Deadline,
}

/// What happened to the next due row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Claimed {
    Done,
    /// The game changed meanwhile. What is then still due is handled by the next sweep.
    Raced,
    /// Nothing is due.
    Nothing,
}

impl Service {
    /// Handles the next due row of a door.
    pub(crate) async fn claim_due(
        &self,
        due: Due,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Claimed, StoreFault> {
        let mut runs = Runs::default();
        loop {
            // The row of a transaction that has ended is free again.
            let claimed = self.try_claim_due(due, door, now).await;
            if !runs.again_after(&claimed) {
                return claimed;
            }
        }
    }

    async fn try_claim_due(
        &self,
        due: Due,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Claimed, StoreFault> {
        let claim = match due {
            Due::VacationEnd => self.store.claim_vacation_end(door, now).await,
            Due::Deadline => self.store.claim_overdue(door, now).await,
        };
        let Some(claim) = claim? else {
            return Ok(Claimed::Nothing);
        };
        let known: Vec<_> = claim.states.iter().map(|state| state.id).collect();
        let work = match (&claim.ballots, claim.states.first()) {
            (Some(ballots), Some(state)) => end_vote(state, ballots, now),
            _ => apply_trigger_to_all(claim.states.clone(), claim.trigger, now),
        };
        if matches!(due, Due::Deadline) && work.is_empty() {
            tracing::error!(reference = %Reference::new(), games = ?known, "the time of a game that cannot run out is up");
            claim.settle().await?;
            return Ok(Claimed::Done);
        }
        Ok(match claim.commit(&work, now).await? {
            true => Claimed::Done,
            false => Claimed::Raced,
        })
    }

    /// Closes the challenges that nobody answered in time; returns how many.
    pub(crate) async fn lapse_challenges(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        self.store.lapse_challenges(now - LIFETIME, now).await
    }

    /// Does what is due in tournaments; returns how many steps that were.
    pub(crate) async fn step_tournaments(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        let mut steps = 0;
        while self.store.step_tournament(door, now).await? {
            steps += 1;
        }
        Ok(steps)
    }

    /// When the next row of a door falls due.
    pub(crate) async fn next_due_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        let oldest = self.store.oldest_challenge().await?;
        let lapses = oldest.map(|made_at| made_at.saturating_add(LIFETIME));
        let due = self.store.next_due_at(door).await?;
        let puzzle = self.store.next_puzzle_due_at(door).await?;
        let tournament = self.store.next_tournament_due_at(door).await?;
        let digest = self.store.next_digest_due_at(door).await?;
        Ok([due, lapses, puzzle, tournament, digest]
            .into_iter()
            .flatten()
            .min())
    }
}
