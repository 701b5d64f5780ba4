//! Evaluations of positions on the analysis board: found by workers, never of positions that running games between people have.

use std::{collections::BTreeSet, time::Duration};

use raichi_rules::Game;
use time::OffsetDateTime;
use tokio::{
    task::spawn_blocking,
    time::{sleep, timeout},
};

use super::{Service, ServiceError};
use crate::{
    games::{Analysis, Evaluation, EvaluationRefusal, Pace, Refusal, hashes_before},
    ids::ExternalUser,
    store::StoreFault,
};

/// How long somebody waits for an evaluation, and how often it is looked for.
const WAIT: Duration = Duration::from_secs(8);
const POLL: Duration = Duration::from_millis(50);
/// How many plies after a position of a running game still say who is better in it.
const TELLING: usize = 2;

/// Why there is no evaluation.
#[derive(Debug)]
pub(crate) enum NotEvaluated {
    Refused(EvaluationRefusal),
    Fault(StoreFault),
}

impl From<EvaluationRefusal> for NotEvaluated {
    fn from(refusal: EvaluationRefusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreFault> for NotEvaluated {
    fn from(fault: StoreFault) -> Self {
        Self::Fault(fault)
    }
}

impl Service {
    /// What the computer thinks of the position that an analysis shows. Nobody gets an answer about a position that a
    /// running game between people has or has had, in any image and by any rules, nor about one that follows within two plies of a line, or
    /// by one ply where it was set up.
    ///
    /// Fails when there is no answer.
    pub(crate) async fn evaluate(
        &self,
        analysis: &Analysis,
        by: Option<ExternalUser>,
        now: OffsetDateTime,
    ) -> Result<Evaluation, NotEvaluated> {
        let games = analysis.games();
        let game = games.last().unwrap_or_else(|| analysis.start());
        if game.outcome().is_some() {
            return Err(EvaluationRefusal::Over.into());
        }
        let telling = games.iter().rev().take(TELLING + 1);
        self.need_no_running_game(&telling.flat_map(Game::image_hashes).collect())
            .await?;
        if let Some(by) = by {
            match self.keep_pace(by, Pace::Hint, now).await {
                Ok(()) => {}
                Err(ServiceError::Refused(Refusal::TooFast { .. })) => {
                    return Err(EvaluationRefusal::TooOften.into());
                }
                Err(ServiceError::Refused(_)) => return Err(EvaluationRefusal::NotFound.into()),
                Err(ServiceError::Fault(fault)) => return Err(fault.into()),
            }
        }
        let start = analysis.start();
        let is_set_up = start.position_hash() != Game::new(start.ruleset()).position_hash();
        if is_set_up && games.len() <= TELLING {
            // It takes a while on large boards, and others move meanwhile.
            let start = start.clone();
            let Ok(before) = spawn_blocking(move || hashes_before(&start)).await else {
                return Err(EvaluationRefusal::NotFound.into());
            };
            self.need_no_running_game(&before).await?;
        }
        let (rules, position) = (game.ruleset(), game.position_with_turn());
        self.store.ask_to_evaluate(&rules, &position, now).await?;
        let found = async {
            loop {
                match self.store.found_evaluation(&rules, &position).await {
                    Ok(None) => sleep(POLL).await,
                    found => return found,
                }
            }
        };
        let found = timeout(WAIT, found).await.unwrap_or(Ok(None))?;
        Ok(found.ok_or(EvaluationRefusal::NotFound)?)
    }

    /// Fails when a running game between people has or has had one of these positions.
    async fn need_no_running_game(&self, hashes: &BTreeSet<u64>) -> Result<(), NotEvaluated> {
        if self.store.is_position_of_running_game(hashes).await? {
            return Err(EvaluationRefusal::Running.into());
        }
        Ok(())
    }
}
