//! The computer opponent: a deterministic search over every ruleset of every family.
//!
//! No clock, no randomness but from seeds, no network, no files: the caller passes a function that says when to
//! stop.
//!
//! ```
//! use raichi_engine::{Limits, search};
//! use raichi_rules::{Game, Ruleset};
//!
//! let game = Game::new(Ruleset::preset("brandubh").unwrap());
//! let report = search(&game, Limits::nodes(2_000), &|| false);
//! assert!(game.check(report.ply().unwrap()).is_ok());
//! ```

mod against_itself;
mod chances;
mod chess;
mod dablot;
mod dispatch;
mod fit;
mod hunt;
mod idea;
mod level;
mod net;
mod protocol;
mod puzzle;
mod random;
mod records;
mod review;
mod run;
mod score;
mod search;
mod settings;
mod solved;
mod strength;
mod table;
mod tafl;
mod training;
mod trial;
mod variant;

use raichi_rules::Game;

pub use chances::{ScoredPosition, curves_of, frozen_set, sample_game};
pub use fit::{Fit, Sample, fit, self_play};
pub use idea::{Idea, idea};
pub use level::{Choice, Level, choose, choose_as, choose_within};
pub use net::{Net, NetError};
pub use protocol::Session;
pub use puzzle::{Puzzle, PuzzleLimits, puzzle};
pub use random::Random;
pub use records::{Ended, Record, Records, RecordsError};
pub use review::{Assessment, Effort, Fact, Mark, Review, Reviewed, ReviewedPly};
pub use run::{Line, Report};
pub use score::Score;
pub use settings::{Limits, Parts};
pub use strength::Strength;
pub use training::{
    EndingsFit, Quality, Trainer, TrainerError, fit_endings, recorded_ending, recorded_game,
};
pub use trial::{Imbalance, Trial, Tried};

/// The version of the engine: the same version, game, level and seed give the same ply on every machine.
///
/// It is raised whenever the play changes; a test with recorded plies holds that.
pub const VERSION: u32 = 15;

use run::Task;
use settings::Blindness;

/// Searches the position of a game until a limit is reached or `stop` is true.
#[must_use]
pub fn search(game: &Game, limits: Limits, stop: &dyn Fn() -> bool) -> Report {
    search_with(game, limits, Parts::ALL, stop, &mut |_| ())
}

/// Searches the position of a game with some parts of the search only; `watch` gets the result of every depth.
#[must_use]
pub fn search_with(
    game: &Game,
    limits: Limits,
    parts: Parts,
    stop: &dyn Fn() -> bool,
    watch: &mut dyn FnMut(&Report),
) -> Report {
    let task = Task {
        game,
        limits,
        parts,
        blindness: Blindness::NONE,
        table: &mut table::Table::new(limits.table),
        stop,
        barred: Vec::new(),
        watch,
    };
    dispatch::search(task)
}
