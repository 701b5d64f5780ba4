//! Boards of rules that may not be playable.

use serde_json::Value;

use crate::{
    Point, Shape, View,
    tafl::{Piece, Rules, Setup, Square, ruleset_json, tables},
};

/// The board of rules in JSON; `None` if they cannot be read.
pub(crate) fn sketched(json: &Value) -> Option<View> {
    let (_, rules) = ruleset_json::read(json).ok()?;
    Some(view(&rules))
}

fn view(rules: &Rules) -> View {
    let setup = rules.setup;
    let squares = || Square::all(setup.size());
    let special = |square| Some((square, tables::special(rules, square)?.into()));
    let piece = |square| Some((square, setup.piece_at(square)?.into()));
    View {
        shape: Shape::Squares(setup.size()),
        grounds: squares().filter_map(special).collect(),
        pieces: squares().filter_map(piece).collect(),
        in_hand: Vec::new(),
        actions_left: None,
        to_move: rules.starts.into(),
    }
}

/// Pieces by their letters as a setup for rules in JSON.
pub(crate) fn setup_text(json: &Value, pieces: &[(Point, char)]) -> Option<String> {
    let size = u8::try_from(json["size"].as_u64()?).ok()?;
    let known = pieces
        .iter()
        .filter_map(|&(at, letter)| Some((at, Piece::from_letter(letter)?)));
    let setup = known.fold(Setup::empty(size), |setup, (at, piece)| {
        setup.with(at, piece)
    });
    Some(setup.to_string())
}
