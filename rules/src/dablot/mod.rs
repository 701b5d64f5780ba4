//! Dablot, the Saami draughts: two equal armies with ranks.
//!
//! [`Rules`] are the choices of a variant, as plain data; a [`Ruleset`] is checked rules that can be played; a [`Game`]
//! plays them:
//!
//! ```
//! use raichi_rules::dablot::{Game, Ruleset};
//!
//! let mut game = Game::new(Ruleset::preset("mini-dablot-actions").unwrap());
//! game.play("c3-d4".parse()?)?;
//! game.play("end".parse()?)?;
//! assert_eq!(game.position_text(), "mmmm/mmm/mmmm/s2/l2L/1MS/M1MM/MMM/MMMM");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ambush;
mod check;
mod choices;
mod continuations;
mod game;
mod illegal;
mod last;
mod outcome;
mod perft;
mod piece;
pub(crate) mod plies;
pub(crate) mod position;
mod preset;
mod problem;
mod rules;
mod ruleset;
mod ruleset_json;
mod shared;
pub(crate) mod sketch;
mod step;
pub(crate) mod tables;

pub use choices::{Compulsory, End, Promotion};
pub use game::{Game, StartError};
pub use illegal::Illegal;
pub use last::NotTheLast;
pub use outcome::Reason;
pub use perft::perft;
pub use piece::{Kind, NORTH, Piece, SOUTH};
pub use position::{ParsePositionError, Position};
pub use preset::{DEFAULT, presets};
pub use problem::Problem;
pub use rules::{Points, Rules};
pub use ruleset::Ruleset;
pub use step::Step;
