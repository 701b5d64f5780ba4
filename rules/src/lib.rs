//! The rules of board games as a pure library: tafl, the Viking king's table; hunts, games of a few against many;
//! Dablot, the Saami draughts; Maharajah and the Sepoys, of the chess family.
//!
//! No clock, no randomness, no network, no files.
//!
//! A [`Ruleset`] is a shipped one or comes from JSON; a [`Game`] plays it, in any family:
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
//!
//! The state of a game is its [`View`]: the shape of the board, and pieces and grounds by the words of their family.
//! The possible plies are its [`Continuations`]. Each family has a module of its own for everything specific to it:
//! [`tafl`], [`hunt`], [`dablot`] and [`chess`]; hunts and Dablot share the boards of points on [`lines`].

mod bits;
mod call;
pub mod chess;
mod codes;
mod continuations;
pub mod dablot;
mod family;
mod game;
mod ground;
mod hash;
pub mod hunt;
mod illegal;
mod json;
pub mod kernel;
pub mod lines;
mod outcome;
mod piece;
mod played;
mod ply;
mod point;
mod preset;
mod problem;
mod record;
mod record_reader;
mod replay;
mod rule;
mod ruleset;
pub mod search;
mod shape;
mod side;
mod symmetry;
pub mod tafl;
mod view;
mod written_ply;

pub use call::{Call, Way};
pub use codes::Coded;
pub use continuations::Continuations;
pub use family::Family;
pub use game::{Game, NotTheLast, StartError};
pub use ground::Ground;
pub use illegal::Illegal;
pub use outcome::{Outcome, Reason};
pub use piece::Piece;
pub use played::{Capture, Played};
pub use ply::{Ply, PlyKind};
pub use point::{ParsePointError, Point};
pub use preset::{DEFAULT, presets, presets_of};
pub use problem::{RulesetError, RulesetErrors};
pub use record::{Flaw, Record, RecordedPly, Tag, Variation};
pub use record_reader::{records, records_of};
pub use replay::{Difference, Replay, ReplayError, ReplayReason, ReplayedPly};
pub use rule::{
    Change, Choices, Group, Never, Rule, Sketch, Vocabulary, WordsError, WordsErrors, apply_words,
    is_code, name_of_value, split_words,
};
pub use ruleset::Ruleset;
pub use shape::{BoardLine, Node, PointBoard, Shape};
pub use side::Side;
pub use symmetry::Symmetry;
pub use view::View;
pub use written_ply::{ParsePlyError, PlyTextError, WrittenPly};
