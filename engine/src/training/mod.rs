//! Makes a net, and the weights of endings: records games of the engine against itself, and trains on their positions.

mod endings;
mod play;
mod samples;
#[cfg(test)]
mod tests;
mod train;

pub use self::{
    endings::{EndingsFit, fit_endings, recorded_ending},
    play::recorded_game,
    train::{Quality, Trainer, TrainerError},
};
