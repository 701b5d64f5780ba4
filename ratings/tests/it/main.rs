//! Ratings against published numbers, a second model, and what must hold for all games.
#![expect(
    clippy::unwrap_used,
    reason = "in a test, a panic is how a finding is reported"
)]

mod builder;
mod extremes;
mod model;
mod order;
mod reasons;
mod season;
mod vectors;
