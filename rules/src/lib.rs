//! The rules of tafl, the family of the Viking king's table, as a pure library.
//!
//! Nothing here knows a clock, randomness, a network or a file.
//!
//! [`Rules`] say what a variant decides, as plain data; a [`Ruleset`] is rules that were checked and
//! can be played; a [`Game`] plays them:
//!
//! ```
//! use raichi_rules::{Game, Ruleset};
//!
//! let mut game = Game::new(Ruleset::preset("brandubh").unwrap());
//! game.play("d6-e6".parse()?)?;
//! let played = game.play("d3-b3".parse()?)?;
//! assert_eq!(played.written().to_string(), "d3-b3");
//! assert!(game.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod board;
mod call;
mod capture;
mod choices;
mod class_set;
mod compiled;
mod escapes;
mod game;
mod hash;
mod illegal;
mod judge;
mod layout;
mod mv;
pub mod opentafl;
mod outcome;
mod perft;
mod piece;
mod played;
mod position;
pub mod preset;
mod problem;
mod record;
mod record_reader;
mod replay;
mod rule;
mod rules;
mod ruleset;
mod ruleset_json;
mod setup;
mod side;
mod special;
mod square;
mod squares;
mod step;
mod tables;
mod written_move;

pub use call::{Call, EscapeLine};
pub use choices::{Armed, Custody, Escape, Immobilised, KingCapture, NoMoves, RepetitionResult};
pub use class_set::ClassSet;
pub use game::{Game, StartError};
pub use illegal::Illegal;
pub use mv::Move;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use piece::Piece;
pub use played::{Capture, CaptureKind, Played};
pub use position::{ParsePositionError, Position, TwoKings};
pub use preset::{Preset, presets};
pub use problem::{RulesetError, RulesetErrors};
pub use record::{Flaw, Record, RecordedMove, Tag};
pub use record_reader::records;
pub use replay::{Ply, Replay, ReplayError, ReplayReason};
pub use rule::{Choices, Rule, RuleValue};
pub use rules::{CampRules, CornerRules, EdgeRules, KingRules, Repetition, Rules, ThroneRules};
pub use ruleset::Ruleset;
pub use setup::{ParseSetupError, Setup};
pub use side::Side;
pub use special::SpecialKind;
pub use square::{ParseSquareError, Square};
pub use squares::Squares;
pub use step::Step;
pub use written_move::{MoveTextError, ParseMoveError, WrittenMove};
