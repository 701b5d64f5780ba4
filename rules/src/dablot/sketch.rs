//! Boards of rules that may not be playable.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{Shape, View, dablot::ruleset_json, lines::Layer};

/// The board of rules in JSON; `None` if they cannot be read.
pub(crate) fn sketched(json: &Value) -> Option<View> {
    let (_, _, rules) = ruleset_json::read(json).ok()?;
    let layout = rules.board.layout();
    Some(View {
        shape: Shape::Points(layout.drawing(&Layer::ALL.into(), &BTreeSet::new())),
        grounds: Vec::new(),
        pieces: rules
            .setup
            .iter()
            .map(|(point, piece)| (*point, (*piece).into()))
            .collect(),
        in_hand: Vec::new(),
        actions_left: (rules.actions > 0).then_some(rules.actions),
        to_move: rules.starts,
    })
}
