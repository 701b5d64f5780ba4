//! A game of tafl in words.

use raichi_rules::{
    Game as AnyGame, Reason as AnyReason,
    tafl::{Game, Piece, Reason, Rules},
};

use super::super::{catalog::tafl as catalog, points, words};
use crate::locale::Locale;

/// Where the king is, and how many pieces are left.
pub(in crate::text) fn pieces_in_words(locale: Locale, game: &Game) -> Vec<String> {
    let position = game.position();
    let (attackers, defenders) = (
        position.count(Piece::Attacker),
        position.count(Piece::Defender),
    );
    match position.king() {
        Some(square) => vec![
            catalog::alt_king(locale, square.to_string()),
            catalog::alt_pieces(locale, attackers, defenders),
        ],
        None => vec![
            catalog::alt_king_gone(locale),
            catalog::alt_pieces_without_king(locale, attackers, defenders),
        ],
    }
}

/// Where commanders and knights stand, if there are any.
pub(in crate::text) fn ranks_in_words(locale: Locale, game: &AnyGame) -> Option<String> {
    let ranks = points::standing(locale, game, |piece| Piece::from_code(piece.code).is_none());
    (!ranks.is_empty()).then(|| catalog::alt_ranks(locale, words::parts(locale, ranks)))
}

/// How often a position has come again, or how many moves were quiet, where a game ends by that.
pub(in crate::text) fn limit(rules: &Rules, reason: AnyReason) -> u32 {
    match Reason::from_code(reason.code()) {
        Some(Reason::Repetition) => rules.repetition.count.into(),
        Some(Reason::Quiet) => rules.quiet_limit.into(),
        _ => 0,
    }
}
