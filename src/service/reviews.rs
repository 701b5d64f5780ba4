//! Reviews of finished games: asked for once, found by workers, kept with the game.

use std::time::Duration;

use raichi_engine::Reviewed;
use time::OffsetDateTime;
use tokio::time::{sleep, timeout};

use super::{Service, ServiceError};
use crate::{
    games::{GameState, may_be_reviewed, review_progress},
    ids::ExternalUser,
    store::{StoreFault, ThoughtKind},
};

/// How long somebody waits for a review, and how often it is looked for.
const WAIT: Duration = Duration::from_secs(6);
const POLL: Duration = Duration::from_millis(100);

/// How far the review of a game is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ReviewState {
    /// It is finished.
    Finished(Box<Reviewed>),
    /// So many of the positions have been looked at.
    Underway {
        /// How many have been.
        done: usize,
        /// How many there are.
        all: usize,
    },
}

impl Service {
    /// The review of a game. The first who wants it asks the workers for it; after a while, the answer is how far they are.
    ///
    /// Fails when the game has no review or the user asks for too many.
    pub(crate) async fn review(
        &self,
        state: &GameState,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<ReviewState, ServiceError> {
        may_be_reviewed(state)?;
        let (game, entries) = (state.id, state.entries());
        self.store
            .ask_to_think(by, ThoughtKind::Review, game, entries, now)
            .await?;
        let finished = async {
            loop {
                match self.finished_review(state).await {
                    Ok(None) => sleep(POLL).await,
                    found => return found,
                }
            }
        };
        let finished = timeout(WAIT, finished).await;
        if let Some(reviewed) = finished.unwrap_or(Ok(None))? {
            return Ok(ReviewState::Finished(Box::new(reviewed)));
        }
        let known = self.store.review_progress(game, entries).await?;
        let (done, all) = review_progress(state, &known);
        Ok(ReviewState::Underway { done, all })
    }

    /// The review of a game, if it has been finished.
    pub(crate) async fn finished_review(
        &self,
        state: &GameState,
    ) -> Result<Option<Reviewed>, StoreFault> {
        let found = self
            .store
            .finished_review(state.id, state.entries())
            .await?;
        Ok(found.map(|stored| stored.of(state)))
    }
}
