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
mod game_rules;
mod illegal;
mod last;
mod outcome;
mod piece;
pub(crate) mod plies;
pub(crate) mod position;
mod position_text;
mod preset;
mod problem;
mod rules;
mod ruleset_json;
mod shared;
mod tables;

pub use choices::{Compulsory, End, Promotion};
pub use illegal::Illegal;
pub use outcome::Reason;
pub use piece::{Kind, NORTH, Piece, SOUTH};
pub use position::Position;
pub use position_text::ParsePositionError;
pub use problem::Problem;
pub use rules::{Points, Rules};

/// A ruleset of Dablot.
pub type Ruleset = crate::kernel::Ruleset<Rules>;

/// A game of Dablot.
pub type Game = crate::kernel::Game<Rules>;

/// Why a game cannot start from a position.
pub type StartError = crate::kernel::StartError<ParsePositionError, Problem>;
