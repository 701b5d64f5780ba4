//! What a game would have been: the review of a ply that was played.

use raichi_rules::{Game, Ply, Side};

use crate::{Limits, Line, Score, search};

/// How bad a ply was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// It lost at least a tenth of the chance to win.
    Inaccuracy,
    /// It lost at least a fifth.
    Mistake,
    /// It lost at least three tenths.
    Blunder,
}

/// What a player did not see, by the rules and not by search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missed {
    /// The king could have escaped.
    Escape,
    /// The king could have been captured.
    KingCapture,
    /// A ply would have opened two lines to escape.
    Tuichi,
    /// Another ply would have won the game at once.
    Win,
}

/// A ply with what could have been played instead.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedPly {
    /// Who played it.
    pub by: Side,
    /// The ply.
    pub ply: Ply,
    /// The best lines in the position before it, the best first.
    pub better: Vec<Line>,
    /// The score of the position after it, for the side that played it.
    pub score: Score,
    /// The chance to win of the side that played it, before it: with the best ply.
    pub chance_before: f64,
    /// The chance to win of the side that played it, after it.
    pub chance_after: f64,
    /// What was missed.
    pub missed: Option<Missed>,
}

impl ReviewedPly {
    /// How much of the chance to win it lost, from 0 to 1.
    #[must_use]
    pub fn fall(&self) -> f64 {
        (self.chance_before - self.chance_after).max(0.0)
    }

    /// How bad it was; `None` if it was good enough.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        match self.fall() {
            fall if fall >= 0.3 => Some(Mark::Blunder),
            fall if fall >= 0.2 => Some(Mark::Mistake),
            fall if fall >= 0.1 => Some(Mark::Inaccuracy),
            _ => None,
        }
    }
}

/// Reviews a legal ply that was played in a position, with so many nodes for the position before it and the one after;
/// `None` if it is not legal.
#[must_use]
pub fn review(game: &Game, ply: Ply, nodes: u64, stop: &dyn Fn() -> bool) -> Option<ReviewedPly> {
    let by = game.to_move();
    let mut after = game.clone();
    let played = after.play(ply).ok()?;
    let best = search(game, Limits::nodes(nodes).with_lines(2), stop);
    let known = best.lines.iter().find(|line| line.ply() == ply);
    let score = match (played.outcome, known) {
        (Some(outcome), _) => match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == by => Score::won_in(1),
            Some(_) => Score::won_in(1).turned(),
        },
        (None, Some(line)) => line.score,
        (None, None) => {
            let next = search(&after, Limits::nodes(nodes), stop).score();
            if after.to_move() == by {
                next
            } else {
                next.turned()
            }
        }
    };
    let chance_after = score.win_chance();
    let chance_before = best.score().win_chance().max(chance_after);
    let has_won = played
        .outcome
        .is_some_and(|outcome| outcome.winner == Some(by));
    Some(ReviewedPly {
        by,
        ply,
        missed: if has_won { None } else { missed(game, ply) },
        better: best.lines,
        score,
        chance_before,
        chance_after,
    })
}

/// What a ply that does not win has missed.
fn missed(game: &Game, ply: Ply) -> Option<Missed> {
    let by = game.to_move();
    let mut others = game.legal_plies();
    others.retain(|other| *other != ply);
    let plays = |other: &Ply| {
        let mut after = game.clone();
        after.play(*other).ok()
    };
    let lines = |call: &Option<raichi_rules::Call>| call.as_ref().map_or(0, |call| call.ways.len());
    let own = lines(&plays(&ply).and_then(|played| played.call));
    let mut found = None;
    for other in others {
        let Some(played) = plays(&other) else {
            continue;
        };
        if let Some(outcome) = played.outcome
            && outcome.winner == Some(by)
        {
            return Some(match outcome.reason.code() {
                "king-escaped" => Missed::Escape,
                "king-captured" => Missed::KingCapture,
                _ => Missed::Win,
            });
        }
        if lines(&played.call) >= 2 && own < 2 {
            found = Some(Missed::Tuichi);
        }
    }
    found
}

/// The places of the plies that lost the most, at most three, in the order of the game.
#[must_use]
pub fn turning_points(plies: &[ReviewedPly]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..plies.len())
        .filter(|at| plies[*at].mark().is_some())
        .collect();
    places.sort_by(|one, other| plies[*other].fall().total_cmp(&plies[*one].fall()));
    places.truncate(3);
    places.sort_unstable();
    places
}
