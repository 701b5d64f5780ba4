//! A game of tafl in words.

use raichi_rules::{
    Reason as AnyReason,
    tafl::{Game, Piece, Reason, Rules},
};

use super::super::catalog::tafl as catalog;
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

/// How often a position has come again, or how many moves were quiet, where a game ends by that.
pub(in crate::text) fn limit(rules: &Rules, reason: AnyReason) -> u32 {
    match Reason::from_code(reason.code()) {
        Some(Reason::Repetition) => rules.repetition.count.into(),
        Some(Reason::Quiet) => rules.quiet_limit.into(),
        _ => 0,
    }
}
