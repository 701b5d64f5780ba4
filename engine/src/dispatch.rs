//! Which family a game is of: the one place that leads to each family's variant.

use raichi_rules::Game;

use crate::{
    chess, dablot, hunt,
    run::{Report, Task},
    settings::Parts,
    tafl,
    variant::Job,
};

/// Searches the position of the game of a task.
pub(crate) fn search(task: Task<'_>) -> Report {
    if task.game.outcome().is_some() {
        return Report::default();
    }
    let (game, parts) = (task.game, task.parts);
    match game {
        Game::Hunt(hunt) => hunt::search(hunt.ruleset(), hunt.position(), task),
        _ => with_variant(game, parts, task),
    }
}

/// Does work on the position of a game, whose past is ignored, with an evaluation of some parts.
pub(crate) fn with_variant<J: Job>(game: &Game, parts: Parts, job: J) -> J::Output {
    match game {
        Game::Tafl(game) => tafl::with_variant(game.rules(), game.position(), parts, job),
        Game::Hunt(game) => hunt::with_variant(game.ruleset(), game.position(), job),
        Game::Dablot(game) => dablot::with_variant(game.ruleset(), game.position(), job),
        Game::Chess(game) => chess::with_variant(game.ruleset(), game.position(), job),
    }
}
