//! The names of sides and pieces, which the ruleset gives.

use raichi_rules::{
    Piece, Side,
    hunt::{self, Ruleset},
};

use super::super::{
    catalog::{self, Name},
    words,
};
use crate::locale::Locale;

/// What a ruleset calls a side: a known name has forms for one piece and for several, by how many the side starts with.
pub(in crate::text) fn side(ruleset: &Ruleset, side: Side) -> Name {
    let rules = ruleset.rules();
    let piece = hunt::Piece::of(side);
    let code = ruleset.piece(piece).code;
    if !is_known(code) {
        return Name::side("named").given(given(rules.name(side)));
    }
    match rules.count(piece) {
        1 => Name::side(code),
        _ => Name::side(&format!("{code}-several")),
    }
}

/// What a ruleset calls so many pieces.
pub(in crate::text) fn pieces(ruleset: &Ruleset, piece: Piece, count: u32) -> Name {
    let name = ruleset.rules().name(piece.side);
    named(piece.code, name, count).lettered(piece.letter)
}

/// What so many pieces are called whose side has a name.
pub(in crate::text) fn named(code: &str, name: &str, count: u32) -> Name {
    let code = if is_known(code) { code } else { "named" };
    Name::pieces(code, count).given(given(name))
}

/// Whether the name of a side is one of those that have forms in every language.
fn is_known(code: &str) -> bool {
    !raichi_rules::Family::Hunt.side_codes().contains(&code)
}

/// A name as a ruleset gives it, safe to repeat.
fn given(name: &str) -> String {
    words::quoted(name).trim().to_owned()
}

/// A ruleset with its size: `Bagh Chal · 25 points · 4 tigers, 20 goats`.
pub(in crate::text) fn label(locale: Locale, ruleset: &Ruleset) -> String {
    let rules = ruleset.rules();
    let all = |piece| {
        let count = words::count(rules.count(piece));
        pieces(ruleset, ruleset.piece(piece), count)
    };
    catalog::hunt::rules_hunt_label(
        locale,
        ruleset.title().to_owned(),
        words::count(rules.board.layout().points().count()),
        all(hunt::Piece::Few),
        all(hunt::Piece::Many),
    )
}
