//! Guesses of the next move by those who watch a game.

use raichi_rules::Ply;

use super::{ActionRequest, Service, ServiceError};
use crate::{
    games::{GameState, Refusal, may_guess},
    ids::Request,
    store::StoreError,
};

impl Service {
    /// The game whose next move somebody is about to guess.
    ///
    /// Fails when there is no such game, they play in it, or its next move cannot be guessed or was played meanwhile.
    pub async fn to_guess(&self, play: ActionRequest) -> Result<GameState, ServiceError> {
        let game = self.find(play.pointer, play.location, play.by).await?;
        let state = self.state(game).await?;
        may_guess(&state, play.by)?;
        play.check_seen(&state, None)?;
        Ok(state)
    }

    /// Stores what somebody guesses.
    ///
    /// Fails as [`Games::to_guess`], and when the move is not legal or the person is blocked.
    pub async fn guess(
        &self,
        request: Request,
        play: ActionRequest,
        ply: Ply,
    ) -> Result<(), ServiceError> {
        loop {
            let state = self.to_guess(play).await?;
            let played = state.board().clone().play(ply);
            played.map_err(|why| Refusal::Illegal { ply, why })?;
            let guessed = self.store.guess(request, &state, play.by, ply, play.now);
            match guessed.await {
                // It is judged anew.
                Err(StoreError::Raced) => {}
                guessed => return Ok(guessed.map(drop)?),
            }
        }
    }
}
