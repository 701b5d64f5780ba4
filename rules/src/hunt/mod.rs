//! Hunts, the family of games of a few strong pieces against many weak ones: fox, tiger, leopard and hare games.
//!
//! [`Rules`] are the choices of a game, as plain data; a [`Ruleset`] is checked rules that can be played; a [`Game`]
//! plays them:
//!
//! ```
//! use raichi_rules::hunt::{Game, Ruleset};
//!
//! let mut game = Game::new(Ruleset::preset("bagh-chal").unwrap());
//! game.play("c3".parse()?)?;
//! let played = game.play("a1-b2".parse()?)?;
//! assert_eq!(played.written().to_string(), "a1-b2");
//! assert_eq!(game.position_text(), "T3T/5/2g2/1T3/4T+19g");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod choices;
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
mod replies;
mod rules;
mod ruleset_json;
mod shared;
mod tables;

pub use choices::{Capture, Leaping, Trapped};
pub use illegal::Illegal;
pub use outcome::Reason;
pub use piece::{FEW, MANY, Piece};
pub use position::Position;
pub use position_text::ParsePositionError;
pub use problem::Problem;
pub use rules::{Few, Goals, Many, Rules};

/// A ruleset of a hunt.
pub type Ruleset = crate::kernel::Ruleset<Rules>;

/// A game of a hunt.
pub type Game = crate::kernel::Game<Rules>;

/// Why a game cannot start from a position.
pub type StartError = crate::kernel::StartError<ParsePositionError, std::convert::Infallible>;
