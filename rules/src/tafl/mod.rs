//! Tafl, the family of the Viking king's table.
//!
//! [`Rules`] are the choices of a variant, as plain data; a [`Ruleset`] is checked rules that can be played; a
//! [`Game`] plays them:
//!
//! ```
//! use raichi_rules::tafl::{Game, Ruleset};
//!
//! let mut game = Game::new(Ruleset::preset("brandubh").unwrap());
//! game.play("d6-e6".parse()?)?;
//! let played = game.play("d3-b3".parse()?)?;
//! assert_eq!(played.written().to_string(), "d3-b3");
//! assert!(game.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod board;
mod call;
mod capture;
mod check;
mod choices;
mod class_set;
pub(crate) mod compiled;
mod count_plays;
mod escapes;
mod game;
pub(crate) mod hash;
mod illegal;
mod judge;
mod last;
mod layout;
mod leaps;
mod mv;
pub mod opentafl;
mod outcome;
mod perft;
mod piece;
mod played;
pub(crate) mod plays;
pub(crate) mod position;
pub mod preset;
mod problem;
pub(crate) mod ranks;
mod registry;
mod rule;
mod rules;
mod ruleset;
pub(crate) mod ruleset_json;
mod setup;
mod shared;
mod side;
pub(crate) mod sketch;
mod special;
mod squares;
pub(crate) mod step;
pub(crate) mod tables;

pub use call::{Call, EscapeLine};
pub use choices::{
    Armed, Chain, Custody, Escape, Forbid, Immobilised, Jump, KingCapture, KingJump, NoMoves,
    RepetitionResult, Shieldwall, Stay,
};
pub use class_set::ClassSet;
pub use game::{Game, StartError};
pub use illegal::Illegal;
pub use last::NotTheLast;
pub use mv::Move;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use piece::{Piece, Rank};
pub use played::{Capture, CaptureKind, Played};
pub use position::{ParsePositionError, Position, TwoKings};
pub use preset::{Preset, presets};
pub use problem::Problem;
pub use rule::{Choices, Rule, RuleValue};
pub use rules::{
    CampRules, CornerRules, EdgeRules, KingRules, RankRules, Repetition, Rules, ThroneRules,
};
pub use ruleset::Ruleset;
pub(crate) use ruleset_json::word_json;
pub use setup::{ParseSetupError, Setup};
pub(crate) use shared::kinds;
pub use side::Side;
pub use special::SpecialKind;
pub use squares::Squares;
pub use step::Step;

/// The name of a point in tafl, whose boards are squares side by side.
pub use crate::Point as Square;
