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
mod game;
mod illegal;
mod last;
mod outcome;
mod piece;
pub(crate) mod plays;
mod position;
mod rays;
mod ruleset;
mod ruleset_json;
mod shared;
pub(crate) mod sketch;
pub(crate) mod state;

pub use game::{Game, StartError};
pub use illegal::Illegal;
pub use last::NotTheLast;
pub use outcome::Reason;
pub use piece::{ARMY, Kind, MAHARAJAH};
pub use position::{ParsePositionError, Position, Problem};
pub use ruleset::{DEFAULT, Rules, Ruleset, Start, presets};
