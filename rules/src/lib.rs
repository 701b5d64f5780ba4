#![doc = include_str!("../README.md")]

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
