//! What only hunts say: the names of their sides, their rules, refusals and ends.

mod game;
mod names;
mod refusal;
mod rules;

pub(super) use game::{captured, effects, left};
pub(super) use names::{label, named, pieces, side};
pub(super) use refusal::illegal;
pub(super) use rules::{explanation, summary};
