//! What the computer thinks of a position that belongs to no game.

use raichi_rules::Ply;
use serde::{Deserialize, Serialize};

/// What the computer thinks of a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    /// The chance that the side wins that is first in the rules, from 0 to 1.
    pub chance: f64,
    /// The best lines, the best first.
    pub lines: Vec<EvaluatedLine>,
}

impl Evaluation {
    /// How many lines it has at most.
    pub const LINES: usize = 3;
}

/// How the game may go on, and how good that is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct EvaluatedLine {
    /// The chance that the side to move wins, from 0 to 1.
    pub chance: f64,
    /// The moves.
    #[serde(with = "plies_text")]
    pub plies: Vec<Ply>,
}

impl EvaluatedLine {
    /// How many plies it has at most.
    pub const PLIES: usize = 8;
}

/// The moves of a line are stored as text.
mod plies_text {
    use raichi_rules::Ply;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(
        plies: &[Ply],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let plies: Vec<_> = plies.iter().map(ToString::to_string).collect();
        serializer.serialize_str(&plies.join(" "))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Ply>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let plies = text.split_whitespace().map(str::parse);
        plies.collect::<Result<_, _>>().map_err(D::Error::custom)
    }
}

/// Why a position is not evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EvaluationRefusal {
    /// A running game between people has it.
    Running,
    /// The game is over in it.
    Over,
    /// Another one is being evaluated for the same person.
    Busy,
    /// The same person has asked too often.
    TooOften,
    /// No worker has found anything in time.
    NotFound,
}
