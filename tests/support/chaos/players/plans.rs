//! Answers that people plan before the other side has moved.

use std::time::Instant;

use raichi_rules::Ply;
use raichi_standin::options;
use rand::RngExt;

use super::{Failure, Series, answered, stuck};

impl Series {
    /// Plans an answer to a move, once, unless the game would be over. Whether and when the plan is stored depends on what happens to
    /// the bot.
    pub(super) async fn plan(&mut self, by: usize, ply: Ply) {
        let mut position = self.position().clone();
        let is_over = position.play(ply).is_err() || position.outcome().is_some();
        let legal = position.legal_plies();
        if is_over || legal.is_empty() {
            return;
        }
        let answer = legal[self.rng.random_range(..legal.len())];
        self.games.last_mut().expect("a game").plans.push(answer);
        let moves = format!("{ply} {answer}");
        let given = options![("moves", moves.as_str()), ("game", self.state.game)];
        let sent = self.state.people[by].slash(&self.channel, "plan", given);
        answered(&sent).await;
    }

    /// Follows the answer of a plan, which is stored with the move that it answers; whether there is one.
    pub(super) async fn planned_answer(&mut self) -> Result<bool, Failure> {
        let (began, number) = (Instant::now(), self.state.known + 1);
        let stored = loop {
            if let Ok(stored) = self.entry(number).await {
                break stored;
            }
            stuck(began, "the database does not answer", &self.channel)?;
            tokio::task::yield_now().await;
        };
        // What is not planned is of a late attempt, which is looked at with the next move.
        match stored {
            Some(stored) if stored.planned => self.follow(number, &stored).map(|()| true),
            _ => Ok(false),
        }
    }
}
