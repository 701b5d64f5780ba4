//! Boards of rules that may not be playable.

use serde_json::Value;

use crate::{
    Shape, View,
    hunt::{Piece, ruleset::pieces, ruleset_json, shared::grounds},
};

/// The board of rules in JSON; `None` if they cannot be read.
pub(crate) fn sketched(json: &Value) -> Option<View> {
    let (_, _, rules) = ruleset_json::read(json).ok()?;
    let known = pieces(&rules);
    let piece = |piece: Piece| known[piece.side().index()];
    let layout = rules.board.layout();
    let in_hand = Piece::ALL.into_iter().filter_map(|of| {
        let hand = match of {
            Piece::Few => rules.few.hand,
            Piece::Many => rules.many.hand,
        };
        (hand > 0).then(|| (piece(of), u32::from(hand)))
    });
    Some(View {
        shape: Shape::Points(layout.drawing(&rules.many.lines, &rules.few.lines)),
        grounds: grounds(&rules),
        pieces: rules
            .setup
            .iter()
            .map(|(point, of)| (*point, piece(*of)))
            .collect(),
        in_hand: in_hand.collect(),
        actions_left: None,
        to_move: rules.starts,
    })
}
