use crate::{Outcome, PlyTextError, chess, dablot, hunt, tafl};

/// Why a ply is not legal, with the facts for a sentence in any language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over ({})", .0.reason)]
    GameOver(Outcome),
    /// The family has no ply of this form: a chain where pieces move once, or a single point where none is put.
    #[error("{0}")]
    Form(PlyTextError),
    /// The reason of a tafl game.
    #[error(transparent)]
    Tafl(tafl::Illegal),
    /// The reason of a hunt.
    #[error(transparent)]
    Hunt(#[from] hunt::Illegal),
    /// The reason of a game of Dablot.
    #[error(transparent)]
    Dablot(#[from] dablot::Illegal),
    /// The reason of a game of the maharajah.
    #[error(transparent)]
    Chess(#[from] chess::Illegal),
}
