//! Evaluations of positions on the analysis board: found by workers, never of positions that running games between people have.

use std::{collections::BTreeSet, time::Duration};

use raichi_rules::Game;
use time::OffsetDateTime;
use tokio::time::{sleep, timeout};

use super::{Service, ServiceError};
use crate::{
    games::{Analysis, Evaluation, EvaluationRefusal, Pace, Refusal},
    ids::ExternalUser,
    store::StoreFault,
};

/// How long somebody waits for an evaluation, and how often it is looked for.
const WAIT: Duration = Duration::from_secs(8);
const POLL: Duration = Duration::from_millis(50);
/// How many plies after a position of a running game still say who is better in it.
const TELLING: usize = 2;

impl Service {
    /// What the computer thinks of the position that an analysis shows. Nobody gets an answer about a position that a
    /// running game between people has or has had, in any image and by any rules, nor about one that follows within two plies.
    ///
    /// Fails when there is no answer.
    pub(crate) async fn evaluate(
        &self,
        analysis: &Analysis,
        by: Option<ExternalUser>,
        now: OffsetDateTime,
    ) -> Result<Result<Evaluation, EvaluationRefusal>, StoreFault> {
        let games = analysis.games();
        let game = games.last().unwrap_or_else(|| analysis.start());
        if game.outcome().is_some() {
            return Ok(Err(EvaluationRefusal::Over));
        }
        let telling = games.iter().rev().take(TELLING + 1);
        let hashes: BTreeSet<_> = telling.flat_map(Game::image_hashes).collect();
        if self.store.is_position_of_running_game(&hashes).await? {
            return Ok(Err(EvaluationRefusal::Running));
        }
        if let Some(by) = by {
            match self.keep_pace(by, Pace::Hint, now).await {
                Ok(()) => {}
                Err(ServiceError::Refused(Refusal::TooFast { .. })) => {
                    return Ok(Err(EvaluationRefusal::TooOften));
                }
                Err(ServiceError::Refused(_)) => return Ok(Err(EvaluationRefusal::NotFound)),
                Err(ServiceError::Fault(fault)) => return Err(fault),
            }
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
        Ok(found.ok_or(EvaluationRefusal::NotFound))
    }
}
