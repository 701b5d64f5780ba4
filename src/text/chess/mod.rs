//! Texts of Maharajah and the Sepoys alone: its rules, refusals and problems.

mod refusal;
pub(super) mod rules;

pub(super) use refusal::illegal;
pub(super) use rules::{aim, explanation, summary};
