//! Hints: what the player to move could do.

use raichi_rules::Ply;
use serde::{Deserialize, Serialize};

use crate::games::{GameState, Refusal};

/// What a good move is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HintIdea {
    /// It wins at once.
    Wins,
    /// It begins a series of moves that wins, whatever the other side does.
    WinsByForce,
    /// It threatens to win in two ways.
    ThreatensTwice,
    /// It threatens to win.
    Threatens,
    /// It stops the other side, which threatens to win.
    Stops,
    /// It captures something.
    Captures,
    /// It makes the position better.
    Improves,
}

/// A hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// What the move is good for.
    pub idea: HintIdea,
    /// The move.
    #[serde(with = "super::event::ply_text")]
    pub ply: Ply,
}

/// Whether there are hints in a game: where no other person plays.
///
/// Fails when there are none.
pub fn may_get_hint(state: &GameState) -> Result<(), Refusal> {
    if state.computer.is_some() || state.is_hot_seat() {
        Ok(())
    } else {
        Err(Refusal::HintAgainstPerson)
    }
}
