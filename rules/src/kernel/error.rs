use crate::{Outcome, Ply, Point, lines::Board};

/// Why a game cannot start from a position: for what its text lacks, for a family's own problem, or for one of all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError<T, P> {
    /// The text is not a position of the ruleset.
    #[error(transparent)]
    Text(T),
    /// The position is on another board.
    #[error("the position is on the board `{}`, and the rules are for `{}`", .position.code(), .rules.code())]
    Board {
        /// The position's board.
        position: Board,
        /// The ruleset's board.
        rules: Board,
    },
    /// More actions are left than a turn that has begun can have.
    #[error("{0} actions cannot be left in a turn")]
    Actions(u8),
    /// No game can be in the position.
    #[error(transparent)]
    Problem(P),
    /// The game is over before it begins.
    #[error("the game is over before it begins ({})", .0.reason)]
    Over(Outcome),
}

impl<T, P> StartError<T, P> {
    /// What cannot be done with the position.
    pub(crate) const fn impossible(&self) -> &'static str {
        match self {
            Self::Text(_) => "read",
            _ => "played",
        }
    }

    pub(crate) fn check_board(position: Board, rules: Board) -> Result<(), Self> {
        if position == rules {
            Ok(())
        } else {
            Err(Self::Board { position, rules })
        }
    }
}

/// Why a ply cannot have led to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheLast {
    /// The game has no plies of this form.
    #[error("{ply} is not a ply of {game}")]
    Form {
        /// The ply.
        ply: Ply,
        /// The game.
        game: &'static str,
    },
    /// The board does not have the point.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// The ply would have left the point empty.
    #[error(
        "a piece stands on {0}, which should be empty after it (the position is the one after the move)"
    )]
    Occupied(Point),
    /// No piece of the side that moved is where the ply ends.
    #[error("no piece of the side that moved stands on {0}")]
    NotMoved(Point),
    /// No piece can have been captured there.
    #[error("nothing can have been captured on {0}")]
    Captured(Point),
}
