//! Lessons: small positions in which a move is to be found. The rules judge whether it is right.

mod chess;
mod dablot;
mod hunt;
mod tafl;

use raichi_rules::{Family, Game, Illegal, Ply, Point, Ruleset, Shape};
use time::OffsetDateTime;

use super::{Entry, Event, GameState};
use crate::ids::{ExternalId, GameId, PlaceId, Player, PlayerId};

/// A step of a lesson: a position, and what a move there has to do.
#[derive(Debug, Clone, Copy)]
pub struct LessonStep {
    /// Its number in buttons and in stored progress, which never changes: the order of the steps may.
    pub id: u8,
    /// What it is about: the family's code and a word that no other step of its lesson has. Sentences are found by it.
    pub topic: &'static str,
    /// The name of the ruleset that ships.
    pub rules: &'static str,
    /// The position in the family's notation, with the side to move.
    pub position: &'static str,
    /// What the move has to do.
    pub goal: Goal,
}

/// What a move has to do so that it solves a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// End on a point, by its name.
    Reach(&'static str),
    /// Capture at least so many pieces.
    Capture(usize),
    /// Win the game.
    Win,
    /// Make the game announce the call with this code.
    Call(&'static str),
    /// Leave the other side no move that wins.
    KeepSafe,
    /// Leave the other side no move that captures.
    KeepAll,
    /// Win, or make sure of a win with the next move, whatever the other side plays.
    ForceWin,
}

/// A legal move in a step.
#[derive(Debug, Clone)]
pub struct Attempt {
    /// The board after it, as a game of one move.
    pub state: GameState,
    /// Whether it solves the step.
    pub verdict: LessonVerdict,
}

/// Whether a move solves a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonVerdict {
    /// It does.
    Solved,
    /// It does not.
    Missed {
        /// The answer of the other side that shows why, where it needs one.
        reply: Option<Ply>,
    },
}

/// How far a player has got in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonProgress {
    /// The id of the step that was shown last.
    pub step: u8,
    /// The solved steps, a bit for each by its id.
    pub solved: u32,
}

impl LessonProgress {
    /// At the beginning of a family's lesson.
    pub const fn beginning(family: Family) -> Self {
        Self {
            step: lesson_steps(family)[0].id,
            solved: 0,
        }
    }

    /// How many steps are solved.
    pub const fn count(self) -> u32 {
        self.solved.count_ones()
    }

    /// The same at another step, which is solved now if `solved`.
    pub const fn at(self, step: u8, solved: bool) -> Self {
        Self {
            step,
            solved: self.solved | if solved { Self::bit(step) } else { 0 },
        }
    }

    /// The bit of a step; none of a number that no lesson has.
    const fn bit(step: u8) -> u32 {
        if step < 32 { 1 << step } else { 0 }
    }
}

/// The steps of a family's lesson, in order.
pub const fn lesson_steps(family: Family) -> &'static [LessonStep] {
    match family {
        Family::Tafl => &tafl::STEPS,
        Family::Hunt => &hunt::STEPS,
        Family::Dablot => &dablot::STEPS,
        Family::Chess => &chess::STEPS,
    }
}

/// The step of a family's lesson with an id, and its place, counted from 0; the last step for an id that none has.
pub fn lesson_step(family: Family, id: u8) -> (usize, &'static LessonStep) {
    let steps = lesson_steps(family);
    let found = steps.iter().position(|step| step.id == id);
    let at = found.unwrap_or(steps.len() - 1);
    (at, &steps[at])
}

impl LessonStep {
    /// The ruleset.
    pub fn ruleset(&self) -> Ruleset {
        Ruleset::preset(self.rules).unwrap_or_default()
    }

    /// The board before the move, as a game without moves that one person plays.
    pub fn start(&self) -> GameState {
        let ruleset = self.ruleset();
        // The tests start every step.
        let board = ruleset
            .start_from(self.position)
            .unwrap_or_else(|_| Game::new(ruleset));
        let learner = Player {
            id: PlayerId(0),
            key: ExternalId(0),
        };
        GameState::new(GameId(0), PlaceId(0), learner, learner, board)
    }

    /// Plays a move.
    pub fn attempt(&self, ply: Ply) -> Result<Attempt, Illegal> {
        let state = self.start();
        let mut board = state.board().clone();
        board.play(ply)?;
        let verdict = if self.goal.is_met(state.board(), &board, ply) {
            LessonVerdict::Solved
        } else {
            let reply = self.goal.refutation(&board);
            LessonVerdict::Missed { reply }
        };
        let entry = Entry {
            number: 1,
            by: Some(state.attackers.id),
            at: OffsetDateTime::UNIX_EPOCH,
            event: Event::Move(ply),
            position_hash: board.position_hash(),
            planned: false,
        };
        let before = state.clone();
        Ok(Attempt {
            // The same move on the same board.
            state: state.replay([entry]).unwrap_or(before),
            verdict,
        })
    }

    /// The points in line with a piece that it cannot go to. They are offered as well, so that the rules can be
    /// met; those that it can go to are `legal`.
    pub fn closed_points(&self, board: &Game, from: Point, legal: &[Point]) -> Vec<Point> {
        let shape = board.shape();
        // On points, a step goes to a neighbour, and a leap over it.
        let farthest = match shape {
            Shape::Squares(size) => size,
            Shape::Points(_) => 2,
        };
        let is_in_line = |to: &Point| {
            let across = from.file().abs_diff(to.file());
            let up = from.rank().abs_diff(to.rank());
            let is_straight = match shape {
                Shape::Squares(_) => across == 0 || up == 0,
                Shape::Points(_) => across == 0 || up == 0 || across == up,
            };
            is_straight && across.max(up) <= farthest
        };
        let mut points = shape.points();
        points.retain(|to| *to != from && is_in_line(to) && !legal.contains(to));
        points
    }
}

impl Goal {
    /// Whether a ply did it that led from one board to another.
    fn is_met(self, before: &Game, after: &Game, ply: Ply) -> bool {
        let mover = before.to_move();
        let won = after
            .outcome()
            .is_some_and(|outcome| outcome.winner == Some(mover));
        match self {
            Self::Reach(point) => ply.last().is_some_and(|to| to.to_string() == point),
            Self::Capture(least) => captures(before, ply) >= least,
            Self::Win => won,
            Self::Call(code) => after.call().is_some_and(|call| call.code == code),
            Self::KeepSafe | Self::KeepAll | Self::ForceWin if won => true,
            Self::KeepSafe | Self::KeepAll | Self::ForceWin => {
                after.outcome().is_none() && self.refutation(after).is_none()
            }
        }
    }

    /// The answer on a board by which the other side spoils it, if there is one.
    fn refutation(self, board: &Game) -> Option<Ply> {
        let spoils = |reply: &Ply| match self {
            Self::KeepSafe => wins(board, *reply),
            Self::KeepAll => wins(board, *reply) || captures(board, *reply) > 0,
            Self::ForceWin => {
                let mut answered = board.clone();
                answered.play(*reply).is_ok()
                    && !answered
                        .legal_plies()
                        .into_iter()
                        .any(|ply| wins(&answered, ply))
            }
            Self::Reach(_) | Self::Capture(_) | Self::Win | Self::Call(_) => false,
        };
        board.legal_plies().into_iter().find(spoils)
    }
}

/// How many pieces of the other side a ply captures.
fn captures(board: &Game, ply: Ply) -> usize {
    let mover = board.to_move();
    let played = board.clone().play(ply);
    played.map_or(0, |played| {
        let captured = played.captures.iter();
        captured
            .filter(|capture| capture.piece.side != mover)
            .count()
    })
}

/// Whether a ply wins at once.
fn wins(board: &Game, ply: Ply) -> bool {
    let mover = board.to_move();
    let played = board.clone().play(ply);
    played.is_ok_and(|played| {
        played
            .outcome
            .is_some_and(|outcome| outcome.winner == Some(mover))
    })
}

#[cfg(test)]
mod tests;
