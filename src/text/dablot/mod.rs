//! What only Dablot says: its ranks, its rules, refusals and ends.

mod game;
mod refusal;
mod rules;

pub(super) use game::{effects, label};
pub(super) use refusal::illegal;
pub(super) use rules::{explanation, summary};
