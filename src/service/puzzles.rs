//! The puzzle of the day: kept in stock, posted when it is due, answered privately.

use raichi_rules::{Ply, Ruleset, presets};
use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{DailyPuzzle, PuzzleProgress, Refusal, shipped_puzzles},
    ids::{Door, ExternalUser, Location, Request},
    store::{Committed, PuzzleAnswer, StoreError, StoreFault},
};

/// The most files of the boards on which the computer plays for puzzles: on larger ones that takes long.
const MOST_FILES: u8 = 11;

/// What became of an answer to a puzzle.
#[derive(Debug)]
pub(crate) enum Answered {
    /// It counts.
    Counted(Committed),
    /// It was to a position that is not the present one.
    Elsewhere,
}

impl Service {
    /// If some server of a door may soon have no puzzle left, puts those that ship into the stock, and has others looked for if
    /// they do not suffice.
    pub(crate) async fn stock_puzzles(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if !self.store.lacks_puzzles(door).await? {
            return Ok(());
        }
        let shipped = self.store.stock_shipped(&shipped_puzzles()).await?;
        if shipped && !self.store.lacks_puzzles(door).await? {
            return Ok(());
        }
        let fits = |preset: &&Ruleset| preset.shape().files() <= MOST_FILES;
        let fitting: Vec<_> = presets().iter().filter(fits).map(Ruleset::name).collect();
        let seed: u64 = rand::random();
        let count = u64::try_from(fitting.len()).unwrap_or(u64::MAX).max(1);
        let chosen = usize::try_from(seed % count).unwrap_or_default();
        let Some(rules) = fitting.get(chosen) else {
            return Ok(());
        };
        self.store.ask_for_puzzles(rules, seed, now).await
    }

    /// A puzzle of a server with how far a user is with it.
    ///
    /// Fails when the server has had no such puzzle.
    pub(crate) async fn daily_puzzle(
        &self,
        number: u32,
        location: Location,
        by: ExternalUser,
    ) -> Result<(DailyPuzzle, PuzzleProgress), ServiceError> {
        let daily = self.store.daily_puzzle(number).await?;
        let here =
            |daily: &DailyPuzzle| daily.door == location.door && daily.server == location.server;
        let daily = daily.filter(here).ok_or(Refusal::UnknownButton)?;
        let progress = self.store.puzzle_progress(number, by).await?;
        Ok((daily, progress))
    }

    /// Answers a puzzle that is not over, after so many plies of its solution.
    ///
    /// Fails when the user is blocked on the server.
    pub(crate) async fn answer_puzzle(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        daily: &DailyPuzzle,
        (seen, ply): (u32, Ply),
        now: OffsetDateTime,
    ) -> Result<Answered, ServiceError> {
        let answer = PuzzleAnswer { daily, seen, ply };
        let answered = self
            .store
            .answer_puzzle(request, location, by, answer, now)
            .await;
        match answered {
            Err(StoreError::Raced) => Ok(Answered::Elsewhere),
            answered => Ok(Answered::Counted(answered?)),
        }
    }
}
