//! Maharajah and the Sepoys: one royal piece that moves as queen and knight against a whole chess army.
//!
//! There is neither castling nor promotion nor capture en passant. [`Rules`] are the choices, as plain data; a [`Ruleset`]
//! has a name for them; a [`Game`] plays it:
//!
//! ```
//! use raichi_rules::chess::{Game, Ruleset};
//!
//! let mut game = Game::new(Ruleset::preset("maharajah").unwrap());
//! game.play("e1-e2".parse()?)?;
//! game.play("b7-b5".parse()?)?;
//! let played = game.play("e2-b5".parse()?)?;
//! assert_eq!(played.captures.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod game_rules;
mod illegal;
mod last;
mod outcome;
mod piece;
mod plays;
mod position;
mod rays;
mod rules;
mod shared;
mod state;

pub use illegal::Illegal;
pub use outcome::Reason;
pub use piece::{ARMY, Kind, MAHARAJAH};
pub use plays::Play;
pub use position::{ParsePositionError, Position, Problem};
pub use rules::{Rules, Start};
pub use state::State;

/// A ruleset of Maharajah and the Sepoys.
pub type Ruleset = crate::kernel::Ruleset<Rules>;

/// A game of Maharajah and the Sepoys.
pub type Game = crate::kernel::Game<Rules>;

/// Why a game cannot start from a position.
pub type StartError = crate::kernel::StartError<ParsePositionError, Problem>;
