//! What only tafl says: its rules, its refusals, and the king among his defenders.

mod game;
mod problem;
mod refusal;
mod rules;

pub(super) use game::{limit, pieces_in_words, ranks_in_words};
pub(super) use problem::problem;
pub(super) use refusal::illegal;
pub(super) use rules::{aim, explanation, start_in_words, summary};

/// The reasons of ends that the goal of a puzzle names itself.
pub(super) const ENDS_IN_GOALS: [&str; 2] = ["king-escaped", "king-captured"];
