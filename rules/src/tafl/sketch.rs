//! Boards of rules that may not be playable.

use serde_json::Value;

use crate::{
    Point, Shape, View,
    tafl::{Piece, Rank, Rules, Ruleset, Setup, Square, ruleset_json, shared::shown, tables},
};

impl Ruleset {
    /// The board of rules in JSON, playable or not; `None` if they cannot be read.
    pub(crate) fn sketched(json: &Value) -> Option<View> {
        let (_, rules) = ruleset_json::read(json).ok()?;
        Some(view(&rules))
    }

    /// Pieces by their letters as a setup for rules in JSON.
    pub(crate) fn setup_text(json: &Value, pieces: &[(Point, char)]) -> Option<String> {
        let size = u8::try_from(json["size"].as_u64()?).ok()?;
        let setup = pieces
            .iter()
            .fold(Setup::empty(size), |setup, (at, letter)| {
                match (Rank::from_letter(*letter), Piece::from_letter(*letter)) {
                    (Some((piece, rank)), _) => setup.with(*at, piece).with_rank(*at, rank),
                    (None, Some(piece)) => setup.with(*at, piece),
                    (None, None) => setup,
                }
            });
        Some(setup.to_string())
    }
}

fn view(rules: &Rules) -> View {
    let setup = rules.setup;
    let squares = || Square::all(setup.size());
    let special = |square| Some((square, tables::special(rules, square)?.into()));
    let piece = |square| {
        Some((
            square,
            shown(setup.piece_at(square)?, setup.rank_at(square)),
        ))
    };
    View {
        shape: Shape::Squares(setup.size()),
        grounds: squares().filter_map(special).collect(),
        pieces: squares().filter_map(piece).collect(),
        in_hand: Vec::new(),
        actions_left: None,
        to_move: rules.starts.into(),
    }
}
