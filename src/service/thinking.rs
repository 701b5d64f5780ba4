//! What workers need to think for the computer: they claim a thought, look at its game, and act in it.

use std::time::Duration;

use time::OffsetDateTime;
use tokio::time::{sleep, timeout};

use super::{ActionRequest, Games, ServiceError};
use crate::{
    games::{
        Action, Computer, Duty, GameState, Hint, KnownPositions, Refusal, decide, may_be_reviewed,
        may_get_hint,
    },
    store::{Raced, Store, StoreFault, Thought, ThoughtClaim, ThoughtKind},
};

/// How long somebody waits for a hint, and how often it is looked for.
const HINT_TIMEOUT: Duration = Duration::from_secs(8);
const HINT_POLL: Duration = Duration::from_millis(50);

/// What is to be found.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Task {
    /// The computer's action.
    Act(Computer, Duty),
    /// A hint for the player to move.
    Hint,
    /// The next step of the review of a finished game, from what is known so far.
    Review(KnownPositions),
}

/// A claimed thought with its game.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) thought: Thought,
    pub(crate) state: GameState,
    pub(crate) task: Task,
}

impl Games {
    /// Claims the next thought. Those of games that went on meanwhile are dropped.
    ///
    /// # Errors
    ///
    /// When the store fails, or the game cannot be read; a thought about such a game is dropped.
    pub(crate) async fn next_thought(
        &self,
        claim: ThoughtClaim,
        now: OffsetDateTime,
    ) -> Result<Option<Thinking>, StoreFault> {
        while let Some(thought) = self.store.claim_thought(claim, now).await? {
            let state = match self.store.state(thought.game, None).await {
                Err(fault @ (StoreFault::Broken(_) | StoreFault::Unreadable { .. })) => {
                    self.store.drop_thought(&thought).await?;
                    return Err(fault);
                }
                state => state?,
            };
            let state = state.filter(|state| state.entries() == thought.ply);
            let known = match thought.kind {
                ThoughtKind::Review => {
                    self.store
                        .review_progress(thought.game, thought.ply)
                        .await?
                }
                ThoughtKind::Move | ThoughtKind::Hint => Vec::new(),
            };
            let task = state.and_then(|state| Some((task(thought.kind, &state, known)?, state)));
            if let Some((task, state)) = task {
                return Ok(Some(Thinking {
                    thought,
                    state,
                    task,
                }));
            }
            self.store.drop_thought(&thought).await?;
        }
        Ok(None)
    }

    /// Acts for the computer in a game, if it still stands as it did.
    ///
    /// # Errors
    ///
    /// When the action is refused, or the store fails.
    pub(crate) async fn act_for_computer(
        &self,
        state: &GameState,
        computer: Computer,
        action: &Action,
        now: OffsetDateTime,
    ) -> Result<Result<(), Raced>, ServiceError> {
        let player = state.player(computer.side).id;
        let turn = decide(state, player, action, now)?;
        // Of a turn of several actions, only the whole is shown.
        let turn = if turn.is_amid_turn() {
            turn.silent()
        } else {
            turn
        };
        Ok(self.store.append_event(state, &turn, now).await?)
    }

    /// A hint for somebody who is about to move, with the game.
    ///
    /// # Errors
    ///
    /// When they may not move or get no hints in this game, no worker has found one in time, or the store fails.
    pub(crate) async fn hint(
        &self,
        play: ActionRequest,
    ) -> Result<(GameState, Hint), ServiceError> {
        let state = self.to_move(play).await?;
        may_get_hint(&state)?;
        let (game, ply) = (state.id, state.entries());
        self.store
            .ask_to_think(ThoughtKind::Hint, game, ply, play.now)
            .await?;
        let found = async {
            loop {
                match self.store.found_hint(game, ply).await {
                    Ok(None) => sleep(HINT_POLL).await,
                    found => return found,
                }
            }
        };
        let found = timeout(HINT_TIMEOUT, found).await;
        let found = found.unwrap_or(Ok(None))?;
        Ok((state, found.ok_or(Refusal::NoHint)?))
    }

    /// The store, for the claims of thoughts.
    pub(crate) const fn thoughts(&self) -> &Store {
        &self.store
    }
}

/// What a thought about a game is to find, if there is anything to find.
fn task(kind: ThoughtKind, state: &GameState, known: KnownPositions) -> Option<Task> {
    match kind {
        ThoughtKind::Review => may_be_reviewed(state)
            .is_ok()
            .then_some(Task::Review(known)),
        ThoughtKind::Move => Some(Task::Act(state.computer?, state.duty()?)),
        ThoughtKind::Hint => state.ending().is_none().then_some(Task::Hint),
    }
}
