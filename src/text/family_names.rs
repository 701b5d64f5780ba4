//! What a ruleset calls its sides and pieces.

use raichi_render::Label;
use raichi_rules::{Piece, Ruleset, Side};

use super::{catalog::Name, hunt_names};
use crate::games::GameState;

/// What the ruleset of a game calls a side.
pub(super) fn side(state: &GameState, side: Side) -> Name {
    side_of(&state.board().ruleset(), side)
}

/// What a ruleset calls a side.
pub(super) fn side_of(ruleset: &Ruleset, side: Side) -> Name {
    match ruleset {
        Ruleset::Hunt(ruleset) => hunt_names::side(ruleset, side),
        _ => Name::side(ruleset.side_code(side)),
    }
}

/// Whether a side has a name in every language, and not only the one that its ruleset gives it.
pub(super) fn knows_side(ruleset: &Ruleset, side: Side) -> bool {
    match ruleset {
        Ruleset::Hunt(ruleset) => hunt_names::knows_side(ruleset, side),
        _ => true,
    }
}

/// What a ruleset calls so many pieces, where a sentence has to tell the sides apart.
pub(super) fn pieces(ruleset: &Ruleset, piece: Piece, count: u32) -> Name {
    match ruleset {
        Ruleset::Hunt(ruleset) => hunt_names::pieces(ruleset, piece, count),
        _ => Name::pieces(piece.code, count).lettered(piece.letter),
    }
}

/// What the men with a label are called, so many of them.
pub(super) fn labelled(label: &Label, count: u32) -> Name {
    let name = match &label.name {
        Some(name) => hunt_names::named(label.code, name, count),
        None => Name::pieces(label.code, count),
    };
    name.lettered(label.letter)
}
