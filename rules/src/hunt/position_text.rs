//! Positions of hunts as text.

use crate::{
    Family,
    hunt::{FEW, MANY, Piece, Position, Rules},
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
    /// What follows a `+` is not a number of pieces.
    #[error("`+{0}` is not a number of pieces in hand")]
    Hand(String),
    /// There are actions left, which no hunt has.
    #[error("`*{0}` is for games with action points")]
    Actions(String),
    /// The board is not followed by `few` or `many`.
    #[error("the side to move is `few` or `many`, not `{0}`")]
    Side(String),
}

/// A position as text, without the side to move: `T3T/5/2g2/1T3/4T+19g`.
pub(super) fn write(rules: &Rules, position: &Position) -> String {
    let letter = |point| Some(rules.letter(position.piece_at(point)?));
    let mut text = write_ranks(rules.board.layout(), letter);
    for side in [FEW, MANY] {
        let hand = position.hand(side);
        if hand > 0 {
            text.push_str(&format!("+{hand}{}", rules.letter(Piece::of(side))));
        }
    }
    text
}

/// Reads a position with the side to move: `T3T/5/2g2/1T3/4T+19g many`.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Position, ParsePositionError> {
    let side = |side: &str| ParsePositionError::Side(shortened(side));
    let parts = split(text).map_err(|error| side(error.0))?;
    if let Some(actions) = parts.actions {
        return Err(ParsePositionError::Actions(shortened(actions)));
    }
    let pieces = read_ranks(rules.board.layout(), parts.ranks, |letter| {
        rules.piece(letter)
    })?;
    let hands = read_hands(rules, parts.hands)?;
    let to_move = Family::Hunt.side_from_code(parts.side);
    let to_move = to_move.ok_or_else(|| side(parts.side))?;
    Ok(Position::new(rules.board, pieces, hands, to_move))
}

/// The pieces in hand in `2T+11o`.
fn read_hands(rules: &Rules, text: &str) -> Result<[u8; 2], ParsePositionError> {
    let mut hands = [None; 2];
    for hand in text.split('+').filter(|_| !text.is_empty()) {
        let wrong = || ParsePositionError::Hand(shortened(hand));
        let digits = hand.trim_start_matches(|c: char| c.is_ascii_digit());
        let (number, letter) = hand.split_at(hand.len() - digits.len());
        let mut letters = letter.chars();
        let piece = letters.next().and_then(|letter| rules.piece(letter));
        let piece = piece
            .filter(|_| letters.next().is_none())
            .ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        let place = &mut hands[piece.side().index()];
        if place.replace(number).is_some() {
            return Err(wrong());
        }
    }
    Ok(hands.map(|hand| hand.unwrap_or(0)))
}
