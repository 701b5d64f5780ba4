//! Tournaments and ladders against slow second models, and properties.

mod ladder;
mod season;
mod standings;
