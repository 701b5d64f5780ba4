//! Guesses of the next move by those who watch a game.

use crate::{
    games::{GameState, Refusal},
    ids::ExternalUser,
};

raichi_rules::codes! {
    /// Why the next move of a game is not guessed.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum GuessRefusal {
        /// The person plays in it.
        Own = "own",
        /// A team votes on its moves.
        Team = "team",
        /// The computer is to move.
        Computer = "computer",
        /// A turn has several moves, of which nobody sees the first ones.
        Several = "several",
    }
}

/// What is shown of guesses with the board of a game; not part of the log.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Guesses {
    /// Whether the next move can be guessed by a button under the board.
    pub is_offered: bool,
    /// How many have guessed the move that the board shows,
    pub right: u32,
    /// of how many.
    pub all: u32,
}

/// Whether the next move of a game can be guessed.
///
/// Fails when it is over, or nobody decides alone and at once on that move.
pub fn may_be_guessed(state: &GameState) -> Result<(), Refusal> {
    let (game, board) = (state.id, state.board());
    let why = match state.ending() {
        Some(ending) => return Err(Refusal::Finished { game, ending }),
        None if state.has_team() => GuessRefusal::Team,
        None if state.is_computer(board.to_move()) => GuessRefusal::Computer,
        None if board.view().actions_left.is_some() => GuessRefusal::Several,
        None => return Ok(()),
    };
    Err(Refusal::Guess(why))
}

/// Whether somebody can guess the next move of a game.
///
/// Fails when nobody can, or they play in it.
pub fn may_guess(state: &GameState, user: ExternalUser) -> Result<(), Refusal> {
    may_be_guessed(state)?;
    let players = [state.attackers, state.defenders];
    if players.iter().any(|player| player.key == user.key) {
        return Err(Refusal::Guess(GuessRefusal::Own));
    }
    Ok(())
}
