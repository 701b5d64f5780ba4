//! The review of a finished game: how the chance to win went, and where it turned.
//!
//! Every position is searched once, and again with more nodes where the chance to win fell by much. The work is done in
//! steps of one search each; what is known after each of them can be stored, and the review goes on from there with the
//! same result.
//!
//! ```
//! use raichi_engine::{Effort, Review};
//! use raichi_rules::{Game, Ruleset};
//!
//! let game = Game::new(Ruleset::preset("brandubh").unwrap());
//! let plies = ["d6-e6".parse()?, "d3-b3".parse()?];
//! let effort = Effort { first: 300, second: 1_000 };
//! let mut review = Review::new(&game, &plies, effort)?;
//! while review.step(&|| false) {}
//! let reviewed = review.finish().unwrap();
//! assert_eq!((reviewed.plies.len(), reviewed.chances.len()), (2, 3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod facts;
mod reviewed;

use std::collections::BTreeSet;

use raichi_rules::{Game, Illegal, Ply, Side};

pub use self::{
    facts::Fact,
    reviewed::{Mark, Reviewed, ReviewedPly},
};
use crate::{Limits, Score, search};

/// A fall of the chance to win from which on both positions are searched again.
const DOUBTFUL_FALL: f64 = 0.15;

/// How many nodes a review spends on a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// On every position.
    pub first: u64,
    /// Again on both positions around a ply at which the chance to win fell by much.
    pub second: u64,
}

impl Effort {
    /// That of reviews for players.
    pub const USUAL: Self = Self {
        first: 200_000,
        second: 3_000_000,
    };

    /// So many nodes for every position, and the usual ratio to the second search.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            first: nodes,
            second: nodes.saturating_mul(Self::USUAL.second / Self::USUAL.first),
        }
    }
}

/// What a search found in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessment {
    /// The score for the side to move.
    pub score: Score,
    /// The best ply and its continuation; none if the game is over.
    pub line: Vec<Ply>,
    /// Whether no further search is due: it was the second one, or there is nothing to find.
    pub is_final: bool,
}

/// A review in progress.
#[derive(Debug, Clone)]
pub struct Review {
    effort: Effort,
    plies: Vec<Ply>,
    /// The positions in the order of the game: one more than there are plies.
    positions: Vec<Game>,
    /// What is known of each of them.
    known: Vec<Option<Assessment>>,
}

impl Review {
    /// The review of a game that starts from a position.
    ///
    /// # Errors
    ///
    /// If a ply is not legal.
    pub fn new(start: &Game, plies: &[Ply], effort: Effort) -> Result<Self, Illegal> {
        let mut positions = vec![start.clone()];
        let mut game = start.clone();
        for ply in plies {
            game.play(*ply)?;
            positions.push(game.clone());
        }
        let known = positions.iter().map(by_the_rules).collect();
        Ok(Self {
            effort,
            plies: plies.to_vec(),
            positions,
            known,
        })
    }

    /// Goes on from what was known of each position, in the order of the game. What is more than the game has
    /// positions is left out.
    #[must_use]
    pub fn resume(mut self, known: Vec<Option<Assessment>>) -> Self {
        for (place, stored) in self.known.iter_mut().zip(known) {
            if place.is_none() {
                *place = stored;
            }
        }
        self
    }

    /// What is known of each position, in the order of the game.
    #[must_use]
    pub fn known(&self) -> &[Option<Assessment>] {
        &self.known
    }

    /// How many positions need no search any more, as far as that is known, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let doubtful: BTreeSet<_> = self.doubtful().collect();
        let known = self.known.iter().flatten().count();
        (known - doubtful.len(), self.known.len())
    }

    /// Searches the next position. The result is whether there was one. A search that `stop` has ended changes nothing,
    /// and is done again in the next step.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        let Some((at, nodes)) = self.next() else {
            return false;
        };
        let has_stopped = std::cell::Cell::new(false);
        let watched = || {
            let stops = stop();
            has_stopped.set(has_stopped.get() || stops);
            stops
        };
        let report = search(&self.positions[at], Limits::nodes(nodes), &watched);
        if !has_stopped.get() {
            let line = report
                .best()
                .map_or_else(Vec::new, |line| line.plies.clone());
            self.known[at] = Some(Assessment {
                score: report.score(),
                line,
                is_final: self.known[at].is_some() || report.score().win_in().is_some(),
            });
        }
        true
    }

    /// The next position to search, and with how many nodes.
    fn next(&self) -> Option<(usize, u64)> {
        if let Some(at) = self.known.iter().position(Option::is_none) {
            return Some((at, self.effort.first));
        }
        Some((self.doubtful().next()?, self.effort.second))
    }

    /// The positions before and after a fall that were searched once, and need a second search.
    fn doubtful(&self) -> impl Iterator<Item = usize> {
        let is_open = |at: &usize| {
            self.known[*at]
                .as_ref()
                .is_some_and(|known| !known.is_final)
        };
        let falls = (0..self.plies.len()).filter(|at| self.fall(*at) > DOUBTFUL_FALL);
        falls.flat_map(|at| [at, at + 1]).filter(is_open)
    }

    /// By how much the chance of the side that played a ply fell, by the two searches around it.
    fn fall(&self, at: usize) -> f64 {
        let by = self.positions[at].to_move();
        match (self.chance(at, by), self.chance(at + 1, by)) {
            (Some(before), Some(after)) => (before - after).max(0.0),
            _ => 0.0,
        }
    }

    /// The chance of a side in a position, if it is known.
    fn chance(&self, at: usize, side: Side) -> Option<f64> {
        let score = self.known.get(at)?.as_ref()?.score;
        let is_turned = self.positions[at].to_move() != side;
        let chance = score.win_chance(&self.positions[at]);
        Some(if is_turned { 1.0 - chance } else { chance })
    }

    /// The finished review; `None` if a step is left.
    #[must_use]
    pub fn finish(&self) -> Option<Reviewed> {
        match self.next() {
            None => self.summary(),
            Some(_) => None,
        }
    }

    fn summary(&self) -> Option<Reviewed> {
        let all = || 0..self.positions.len();
        let chances = all().map(|at| self.chance(at, Side::First));
        let plies = (0..self.plies.len()).map(|at| self.reviewed(at));
        Some(Reviewed {
            chances: chances.collect::<Option<_>>()?,
            plies: plies.collect::<Option<_>>()?,
        })
    }

    fn reviewed(&self, at: usize) -> Option<ReviewedPly> {
        let (game, ply) = (&self.positions[at], self.plies[at]);
        let by = game.to_move();
        let before = self.known[at].as_ref()?;
        let chance_after = self.chance(at + 1, by)?;
        let is_best = before.line.first() == Some(&ply);
        // A ply that the search would have played, too, is no error, even if the next search sees farther.
        let chance_before = if is_best {
            chance_after
        } else {
            before.score.win_chance(game).max(chance_after)
        };
        let after = self.known[at + 1].as_ref()?.score;
        let mut reviewed = ReviewedPly {
            by,
            ply,
            better: if is_best {
                Vec::new()
            } else {
                before.line.clone()
            },
            chance_before,
            chance_after,
            win_in: before.score.win_in(),
            facts: Vec::new(),
        };
        let around = facts::Around {
            before: game,
            after: &self.positions[at + 1],
            score_after: if self.positions[at + 1].to_move() == by {
                after
            } else {
                after.turned()
            },
        };
        reviewed.facts = around.facts(&reviewed);
        Some(reviewed)
    }
}

/// What the rules alone know of a position: the score of a game that is over.
fn by_the_rules(game: &Game) -> Option<Assessment> {
    let outcome = game.outcome()?;
    let score = match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == game.to_move() => Score::won_in(0),
        Some(_) => Score::won_in(0).turned(),
    };
    Some(Assessment {
        score,
        line: Vec::new(),
        is_final: true,
    })
}

#[cfg(test)]
mod tests;
