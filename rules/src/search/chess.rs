//! Positions of Maharajah and the Sepoys for searches.

pub use crate::chess::plays::Play;
pub use crate::chess::state::State;
