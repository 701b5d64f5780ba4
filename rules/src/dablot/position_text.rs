//! Positions of Dablot as text.

use crate::{
    Family,
    dablot::{Piece, Position, Rules},
    lines::{BoardTextError, read_ranks, split, write_ranks},
    problem::shortened,
};

/// Why a text is not a position of a ruleset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The board is not well formed.
    #[error(transparent)]
    Board(#[from] BoardTextError),
    /// There are pieces in hand, which Dablot does not have.
    #[error("`+{0}` is for games with pieces in hand")]
    Hand(String),
    /// What follows the `*` is not a number of actions that can be left in a turn of the ruleset.
    #[error("`*{0}` is not a number of actions that can be left in a turn")]
    Actions(String),
    /// The board is not followed by `south` or `north`.
    #[error("the side to move is `south` or `north`, not `{0}`")]
    Side(String),
}

/// A position as text, without the side to move: `mmmm/mmm/mmmm/s2/l1ML/2S/MM1M/MMM/MMMM*2`.
pub(super) fn write(rules: &Rules, position: &Position) -> String {
    let letter = |point| position.piece_at(point).map(Piece::letter);
    let text = write_ranks(rules.board.layout(), letter);
    match position.actions_left() {
        0 => text,
        left => format!("{text}*{left}"),
    }
}

/// Reads a position with the side to move: `mmmm/mmm/mmmm/s2/l1ML/2S/MM1M/MMM/MMMM*2 south`.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Position, ParsePositionError> {
    let side = |side: &str| ParsePositionError::Side(shortened(side));
    let parts = split(text).map_err(|error| side(error.0))?;
    if !parts.hands.is_empty() {
        return Err(ParsePositionError::Hand(shortened(parts.hands)));
    }
    let pieces = read_ranks(rules.board.layout(), parts.ranks, Piece::from_letter)?;
    let left = match parts.actions {
        None => 0,
        Some(text) => {
            let left: Option<u8> = text.parse().ok();
            left.filter(|left| (1..rules.actions).contains(left))
                .ok_or_else(|| ParsePositionError::Actions(shortened(text)))?
        }
    };
    let to_move = Family::Dablot.side_from_code(parts.side);
    let to_move = to_move.ok_or_else(|| side(parts.side))?;
    Ok(Position::new(rules.board, pieces, to_move, left))
}
