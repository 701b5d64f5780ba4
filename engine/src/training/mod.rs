//! Makes a net: records games of the engine against itself, and trains a net on their positions.

mod play;
mod samples;
#[cfg(test)]
mod tests;
mod train;

pub use self::{
    play::recorded_game,
    train::{Quality, Trainer, TrainerError},
};
