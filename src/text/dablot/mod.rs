//! What only Dablot says: its ranks, its rules, refusals and ends.

mod game;
mod problem;
mod refusal;
pub(super) mod rules;

pub(super) use game::{effects, label};
pub(super) use problem::problem;
pub(super) use refusal::illegal;
pub(super) use rules::{aim, explanation, summary};
