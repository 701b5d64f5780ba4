//! A game of a hunt in words.

use raichi_rules::{
    Capture, Played, Side,
    hunt::{FEW, Game, MANY, Piece},
};

use super::{
    super::hunt_names::pieces,
    super::{
        catalog::{Name, hunt as catalog},
        words,
    },
};
use crate::locale::Locale;

/// Whether a piece was captured by a leap: only the many are leapt over.
pub(in crate::text) fn is_leapt_over(capture: &Capture) -> bool {
    capture.piece.side == MANY
}

/// What is said of the few that a ply removed: their own costs them those that could have captured, one of the many those
/// that it shut in.
pub(in crate::text) fn effects(locale: Locale, game: &Game, played: &Played) -> Option<String> {
    let removed = played.captures.iter();
    let removed: Vec<_> = removed
        .filter(|capture| capture.piece.side == FEW)
        .collect();
    let count = words::count(removed.len());
    let piece = pieces(game.ruleset(), removed.first()?.piece, count);
    let points = words::list(locale, removed.iter().map(|capture| capture.point));
    let sentence = match played.by {
        FEW => catalog::turn_huffed,
        MANY => catalog::turn_trapped,
    };
    Some(sentence(locale, piece, points, count))
}

/// The pieces that a side has left, on the board and in hand, and how many.
pub(in crate::text) fn left(game: &Game, side: Side) -> (Name, u32) {
    let (position, piece) = (game.position(), Piece::of(side));
    let on_board = position.pieces().filter(|(_, found)| *found == piece);
    let count = words::count(on_board.count()) + u32::from(position.hand(side));
    let (ruleset, piece) = (game.ruleset(), game.ruleset().piece(piece));
    (pieces(ruleset, piece, count), count)
}
