//! What workers need to think for the computer: they claim a thought, look at its game, and act in it.

use time::OffsetDateTime;

use super::{Games, ServiceError};
use crate::{
    games::{Action, Computer, Duty, GameState, decide},
    store::{Raced, Store, StoreFault, Thought, ThoughtClaim},
};

/// A claimed thought with its game.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) thought: Thought,
    pub(crate) state: GameState,
    pub(crate) computer: Computer,
    pub(crate) duty: Duty,
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
            let duty = state.and_then(|state| Some((state.computer?, state.duty()?, state)));
            if let Some((computer, duty, state)) = duty {
                return Ok(Some(Thinking {
                    thought,
                    state,
                    computer,
                    duty,
                }));
            }
            self.store.drop_thought(&thought).await?;
        }
        Ok(None)
    }

    /// Acts for the computer in the game of a thought, if the game still stands as it did.
    ///
    /// # Errors
    ///
    /// When the action is refused, or the store fails.
    pub(crate) async fn act_for_computer(
        &self,
        thinking: &Thinking,
        action: &Action,
        now: OffsetDateTime,
    ) -> Result<Result<(), Raced>, ServiceError> {
        let state = &thinking.state;
        let player = state.player(thinking.computer.side).id;
        let turn = decide(state, player, action, now)?;
        // Of a turn of several actions, only the whole is shown.
        let turn = if turn.is_amid_turn() {
            turn.silent()
        } else {
            turn
        };
        Ok(self.store.append_event(state, &turn, now).await?)
    }

    /// The store, for the claims of thoughts.
    pub(crate) const fn thoughts(&self) -> &Store {
        &self.store
    }
}
