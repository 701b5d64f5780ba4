//! Plans: what a player wants to answer, before the other side has moved.
//!
//! A plan is a tree of plies from the position of a game. Where the other side is to move, it branches; where its owner is, it has
//! one answer. When a planned ply is played, the answer follows at once; any other ply ends the plan.

use std::{fmt, str::FromStr};

use raichi_rules::{Game, Ply, Side, WrittenPly};
use time::OffsetDateTime;

use super::{
    Action, Answer, BrokenLog, Event, GameState, Question, Refusal, Turn, decide, may_act,
    read_moves,
};
use crate::ids::PlayerId;

mod draft;
#[cfg(test)]
mod tests;

pub use draft::{Draft, PlyMark};

raichi_rules::codes! {
    /// Why something is not planned.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum PlanRefusal {
        /// The computer answers at once anyway.
        Computer = "computer",
        /// The player has both sides.
        Solo = "solo",
        /// A team plays, which votes.
        Team = "team",
        /// A line has too many moves.
        Deep = "deep",
        /// There are too many lines.
        Many = "too-many",
        /// A line does not end with an answer of the player.
        NoAnswer = "no-answer",
        /// Another answer to the same moves is planned.
        Other = "another",
        /// The game would be over before the end of the line.
        Over = "over",
        /// The line that is to be removed is not there any more.
        Gone = "gone",
        /// A line has more moves than can be chosen in menus.
        Long = "long",
    }
}

raichi_rules::codes! {
    /// Why a plan has ended before all of it was played, other than by its owner or with the game.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum PlanEnd {
        /// The opponent has played what is not planned.
        Left = "left",
        /// The position from which it begins was taken back.
        TakenBack = "taken-back",
        /// Its answer cannot be played, or it cannot be read.
        Unplayable = "unplayable",
    }
}

impl From<PlanRefusal> for Refusal {
    fn from(why: PlanRefusal) -> Self {
        Self::Plan(why)
    }
}

/// What is planned from a position on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan(Vec<(Ply, Plan)>);

/// A number that another text hardly has.
fn fnv1a(text: &str) -> u32 {
    let step = |mark: u32, byte| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

impl Plan {
    /// The greatest number of lines.
    pub const MOST_LINES: usize = 20;
    /// The greatest number of plies in a line.
    pub const MOST_PLIES: usize = 10;

    /// Whether nothing is planned.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number that another plan hardly has: what a button removes is a line of this one.
    pub fn mark(&self) -> u32 {
        fnv1a(&self.to_string())
    }

    /// The ways from the position to each end, in the order in which they were planned.
    pub fn lines(&self) -> Vec<Vec<Ply>> {
        let mut lines = Vec::new();
        for (ply, plan) in &self.0 {
            let before = lines.len();
            lines.extend(plan.lines());
            if lines.len() == before {
                lines.push(Vec::new());
            }
            for line in &mut lines[before..] {
                line.insert(0, *ply);
            }
        }
        lines
    }

    /// The same with another line, which begins in the position of a game.
    ///
    /// Fails when it is not legal, contradicts the plan, is no answer to anything, or is too much.
    pub fn with_line(
        &self,
        board: &Game,
        owner: Side,
        line: &[WrittenPly],
    ) -> Result<Self, Refusal> {
        if line.len() > Self::MOST_PLIES {
            return Err(PlanRefusal::Deep.into());
        }
        let mut plan = self.clone();
        let mut board = board.clone();
        let mut here = &mut plan;
        let (mut answers, mut last) = (false, None);
        for written in line {
            let mover = board.to_move();
            if board.outcome().is_some() {
                return Err(PlanRefusal::Over.into());
            }
            let ply = play(&mut board, written)?;
            let known = here.0.iter().position(|(other, _)| *other == ply);
            if known.is_none() && mover == owner && !here.is_empty() {
                return Err(PlanRefusal::Other.into());
            }
            let at = known.unwrap_or(here.0.len());
            if known.is_none() {
                here.0.push((ply, Self::default()));
            }
            here = &mut here.0[at].1;
            answers |= mover != owner;
            last = Some(mover);
        }
        // What ends the line is a whole turn of the owner.
        let turn_is_over = board.outcome().is_some() || board.to_move() != owner;
        if !answers || last != Some(owner) || !turn_is_over {
            return Err(PlanRefusal::NoAnswer.into());
        }
        if plan.lines().len() > Self::MOST_LINES {
            return Err(PlanRefusal::Many.into());
        }
        Ok(plan)
    }

    /// The same without one of its lines, counted from 0, as far as no other line shares it.
    ///
    /// Fails when there is no such line.
    pub fn without_line(&self, number: usize) -> Result<Self, PlanRefusal> {
        let mut lines = self.lines();
        if number >= lines.len() {
            return Err(PlanRefusal::Gone);
        }
        lines.remove(number);
        Ok(lines
            .iter()
            .fold(Self::default(), |plan, line| plan.joined(line)))
    }

    /// What is left of it after a ply; nothing if that is not planned, or ends a line.
    pub fn after(&self, ply: Ply) -> Option<&Self> {
        let (_, rest) = self.0.iter().find(|(planned, _)| *planned == ply)?;
        (!rest.is_empty()).then_some(rest)
    }

    /// The first ply, where there is only one.
    pub fn only(&self) -> Option<Ply> {
        match self.0[..] {
            [(ply, _)] => Some(ply),
            _ => None,
        }
    }

    /// Whether a ply is planned, whatever follows it.
    fn has(&self, ply: Ply) -> bool {
        self.0.iter().any(|(planned, _)| *planned == ply)
    }

    fn joined(mut self, line: &[Ply]) -> Self {
        let mut here = &mut self;
        for ply in line {
            let known = here.0.iter().position(|(other, _)| other == ply);
            let at = known.unwrap_or(here.0.len());
            if known.is_none() {
                here.0.push((*ply, Self::default()));
            }
            here = &mut here.0[at].1;
        }
        self
    }
}

/// Plays what was written, with the captures that were written, if any were.
fn play(board: &mut Game, written: &WrittenPly) -> Result<Ply, Refusal> {
    let illegal = |why| Refusal::Illegal {
        ply: written.ply,
        why,
    };
    let ply = board.resolve(written).map_err(illegal)?;
    let captures = board.play(ply).map_err(illegal)?.written().captures;
    if written.captures.is_empty() || written.captures == captures {
        Ok(ply)
    } else {
        Err(Refusal::OtherCaptures { captures })
    }
}

/// Its lines, with blanks between plies and semicolons between lines.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, line) in self.lines().iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "; " })?;
            for (at, ply) in line.iter().enumerate() {
                write!(f, "{}{ply}", if at == 0 { "" } else { " " })?;
            }
        }
        Ok(())
    }
}

/// A text is no plan, or too long for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it is no plan")]
pub struct NoPlan;

impl FromStr for Plan {
    type Err = NoPlan;

    fn from_str(text: &str) -> Result<Self, NoPlan> {
        let mut plan = Self::default();
        for (at, line) in text.split(';').enumerate() {
            let plies = line.split_whitespace().take(Self::MOST_PLIES + 1);
            let plies = plies.map(|ply| ply.parse().map_err(|_| NoPlan));
            let plies: Vec<Ply> = plies.collect::<Result<_, _>>()?;
            if at >= Self::MOST_LINES || plies.len() > Self::MOST_PLIES {
                return Err(NoPlan);
            }
            plan = plan.joined(&plies);
        }
        Ok(plan)
    }
}

/// Reads typed lines: moves one after the other, and semicolons or new lines between lines.
///
/// Fails when something is no move, or there is more than fits into a plan.
pub fn read_plan_lines(typed: &str) -> Result<Vec<Vec<WrittenPly>>, Refusal> {
    let lines = typed.split([';', '\n']).map(str::trim);
    let lines = lines.filter(|line| !line.is_empty());
    let mut read = Vec::new();
    for line in lines {
        if read.len() >= Plan::MOST_LINES {
            return Err(PlanRefusal::Many.into());
        }
        let moves = read_moves(line).take(Plan::MOST_PLIES + 1);
        let moves = moves.collect::<Result<Vec<_>, _>>()?;
        if moves.len() > Plan::MOST_PLIES {
            return Err(PlanRefusal::Deep.into());
        }
        read.push(moves);
    }
    Ok(read)
}

/// Whether somebody may plan in a game; returns the side.
///
/// Fails when they do not play it, it is over, or of a kind that has no plans.
pub fn may_plan(state: &GameState, by: PlayerId, now: OffsetDateTime) -> Result<Side, Refusal> {
    let side = may_act(state, by, now)?;
    if state.has_team() {
        Err(PlanRefusal::Team.into())
    } else if state.computer.is_some() {
        Err(PlanRefusal::Computer.into())
    } else if state.is_hot_seat() {
        Err(PlanRefusal::Solo.into())
    } else {
        Ok(side)
    }
}

/// A plan of a player in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnPlan {
    /// Whose it is.
    pub owner: PlayerId,
    /// The entry number of the newest move in force in the position where it begins; 0 at the start.
    pub after: u32,
    /// What is planned.
    pub plan: Plan,
}

impl OwnPlan {
    /// Whether it begins where a game stands.
    pub fn fits(&self, state: &GameState) -> bool {
        self.after == state.history().newest_move() && !self.plan.is_empty()
    }

    /// What a turn leaves of it; nothing if all of it is played, the game is over, or its owner has played something else.
    ///
    /// Fails with the reason if something else ends it.
    fn after(&self, before: &GameState, turn: &Turn) -> Result<Option<Self>, PlanEnd> {
        if turn.summary.ending.is_some() {
            return Ok(None);
        }
        if !self.fits(before) {
            return Err(PlanEnd::Unplayable);
        }
        match turn.entry.event {
            Event::Move(ply) if self.plan.has(ply) => Ok(self.plan.after(ply).map(|plan| Self {
                owner: self.owner,
                after: turn.entry.number,
                plan: plan.clone(),
            })),
            Event::Move(_) if turn.entry.by == Some(self.owner) => Ok(None),
            Event::Move(_) => Err(PlanEnd::Left),
            // What was planned behind what is taken back ends with it.
            Event::TakeBack | Event::Answer(Question::Takeback, Answer::Yes) => {
                Err(PlanEnd::TakenBack)
            }
            _ => Ok(Some(self.clone())),
        }
    }

    /// The ply that it answers to the newest entry of a game: the owner plays the first turn of a plan that begins with their own.
    fn answer(&self, state: &GameState) -> Option<Ply> {
        let side = state.side_of(self.owner)?;
        let newest = state.last_entry()?;
        let follows = matches!(newest.event, Event::Move(_))
            && (newest.by != Some(self.owner) || newest.planned);
        let is_there = state.turn_of()?.id == self.owner && !state.history().has_left(side);
        (follows && is_there && self.fits(state)).then(|| self.plan.only())?
    }
}

/// What turns leave of the plans of a game.
#[derive(Debug, Clone, Default)]
pub struct Left {
    /// Those that go on.
    pub plans: Vec<OwnPlan>,
    /// The owners of those that have ended, if they do not know it from what they have done themselves.
    pub ended: Vec<(PlayerId, PlanEnd)>,
}

impl Left {
    /// What another turn leaves.
    fn after(mut self, before: &GameState, turn: &Turn) -> Self {
        for plan in std::mem::take(&mut self.plans) {
            match plan.after(before, turn) {
                Ok(left) => self.plans.extend(left),
                Err(why) => self.ended.push((plan.owner, why)),
            }
        }
        self
    }

    /// The answers of a player cannot be played.
    fn unplayable(&mut self, owner: PlayerId) {
        let before = self.plans.len();
        self.plans.retain(|plan| plan.owner != owner);
        if self.plans.len() < before {
            self.ended.push((owner, PlanEnd::Unplayable));
        }
    }
}

/// What follows by plans from a turn.
#[derive(Debug, Default)]
pub struct Wake {
    /// The turns, each with the game before it. What is announced of them is announced of the last one.
    pub turns: Vec<(GameState, Turn)>,
    /// What is left of the plans.
    pub left: Left,
}

/// Plays what the plans of a game answer to a turn, and to each other.
///
/// Fails when the turn does not follow from the game.
pub fn wake(state: &GameState, turn: &Turn, plans: Vec<OwnPlan>) -> Result<Wake, BrokenLog> {
    let left = Left {
        plans,
        ended: Vec::new(),
    };
    let mut wake = Wake {
        turns: Vec::new(),
        left: left.after(state, turn),
    };
    let mut here = turn.apply(state.clone())?;
    // Nobody sees the first action of a turn whose next one was not possible.
    let (mut begun, mut left) = (Vec::new(), wake.left.clone());
    while let Some((by, ply)) = left
        .plans
        .iter()
        .find_map(|plan| Some((plan.owner, plan.answer(&here)?)))
    {
        let Ok(mut answer) = decide(&here, by, &Action::Move(ply.into()), turn.entry.at) else {
            wake.left.unplayable(by);
            break;
        };
        answer.entry.planned = true;
        left = left.after(&here, &answer);
        let next = answer.apply(here.clone())?;
        begun.push((here, answer));
        here = next;
        if here.turn_of().is_none_or(|mover| mover.id != by) {
            wake.turns.append(&mut begun);
            wake.left.clone_from(&left);
        }
    }
    if let Some(by) = begun.first().and_then(|(_, turn)| turn.entry.by) {
        wake.left.unplayable(by);
    }
    if let Some((_, earlier)) = wake.turns.split_last_mut() {
        for (_, turn) in earlier {
            *turn = turn.silent();
        }
    }
    Ok(wake)
}
