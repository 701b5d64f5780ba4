//! A game of Dablot in words.

use raichi_rules::{
    Played, PlyKind, Side,
    dablot::{Game, Kind, Piece, Ruleset},
};

use super::super::{catalog::dablot as catalog, words};
use crate::locale::Locale;

/// What is said of a man who became another piece by the ply that led to this position.
pub(in crate::text) fn effects(locale: Locale, game: &Game, played: &Played) -> Option<String> {
    let man = Piece {
        side: played.by,
        kind: Kind::Man,
    };
    let is_man = played.piece.is_some_and(|piece| piece == man.into());
    let at = played
        .ply
        .last()
        .filter(|_| played.ply.kind() == PlyKind::Path)?;
    let now = game.position().piece_at(at).filter(|_| is_man)?;
    match now.kind {
        Kind::Officer => Some(catalog::turn_promoted(locale)),
        Kind::Retreated => Some(catalog::turn_retreated(locale)),
        Kind::Man | Kind::Son | Kind::Leader => None,
    }
}

/// A ruleset with its size: `Mini-Dablot · 32 points · 13 pieces against 13`.
pub(in crate::text) fn label(locale: Locale, title: String, ruleset: &Ruleset) -> String {
    let rules = ruleset.rules();
    let count = |side: Side| {
        let pieces = rules.setup.values().filter(|piece| piece.side == side);
        words::count(pieces.count())
    };
    catalog::rules_dablot_label(
        locale,
        title,
        words::count(rules.board.layout().points().count()),
        count(Side::First),
        count(Side::Second),
    )
}
