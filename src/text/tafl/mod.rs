//! What only tafl says: its rules, its refusals, and the king among his defenders.

mod game;
mod refusal;
mod rules;

pub(super) use game::{limit, pieces_in_words};
pub(super) use refusal::illegal;
pub(super) use rules::{explanation, start_in_words, summary};
