//! What only hunts say: the names of their sides, their rules, refusals and ends.

mod aim;
mod game;
mod problem;
mod refusal;
pub(super) mod rules;

pub(super) use aim::aim;
pub(super) use game::{effects, is_leapt_over, left};
pub(super) use problem::problem;
pub(super) use refusal::illegal;
pub(super) use rules::{explanation, summary};
