//! Lines on the way to be planned: chosen move by move, as menus have it.

use std::{fmt, str::FromStr};

use raichi_rules::{Game, Played, Ply, Side};

use super::{NoPlan, Plan, PlanRefusal, fnv1a};
use crate::games::Refusal;

/// A line on the way to be planned, from the position of a game.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The position after it.
    pub board: Game,
    /// Its plies.
    pub plies: Vec<Ply>,
    /// The last of them, with what it does.
    pub last: Option<Played>,
}

impl Draft {
    /// Plays a ply of a plan, and returns what is planned behind it.
    fn play<'a>(&mut self, ply: Ply, plan: Option<&'a Plan>) -> Result<Option<&'a Plan>, Refusal> {
        let played = self.board.play(ply);
        self.last = Some(played.map_err(|why| Refusal::Illegal { ply, why })?);
        self.plies.push(ply);
        let planned = plan.and_then(|plan| plan.0.iter().find(|(planned, _)| *planned == ply));
        Ok(planned.map(|(_, rest)| rest))
    }

    /// Plays what is planned where the owner is to move.
    fn follow<'a>(
        &mut self,
        owner: Side,
        mut plan: Option<&'a Plan>,
    ) -> Result<Option<&'a Plan>, Refusal> {
        while self.board.outcome().is_none() && self.board.to_move() == owner {
            let Some(ply) = plan.and_then(Plan::only) else {
                break;
            };
            plan = self.play(ply, plan)?;
        }
        Ok(plan)
    }
}

/// A few characters by which a ply is found among legal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlyMark(u32);

impl PlyMark {
    /// The number of characters.
    pub const LENGTH: usize = 5;
    const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

    /// The mark of a ply.
    pub fn of(ply: Ply) -> Self {
        Self(fnv1a(&ply.to_string()) >> 2)
    }
}

impl fmt::Display for PlyMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..Self::LENGTH).rev() {
            let digit = (self.0 >> (6 * place)) % 64;
            let digit = Self::DIGITS.iter().zip(0..).find(|(_, at)| *at == digit);
            write!(f, "{}", digit.map_or('0', |(digit, _)| char::from(*digit)))?;
        }
        Ok(())
    }
}

impl FromStr for PlyMark {
    type Err = NoPlan;

    fn from_str(text: &str) -> Result<Self, NoPlan> {
        let digit = |byte: u8| {
            let mut digits = Self::DIGITS.iter().zip(0_u32..);
            digits.find(|(digit, _)| **digit == byte).map(|(_, at)| at)
        };
        if text.len() != Self::LENGTH {
            return Err(NoPlan);
        }
        let mark = text
            .bytes()
            .try_fold(0, |mark, byte| Some(mark * 64 + digit(byte)?));
        mark.map(Self).ok_or(NoPlan)
    }
}

impl Plan {
    /// The line of these plies, from the position of a game, in which planned answers follow by themselves.
    ///
    /// Fails when a ply is not found, or the line cannot go on.
    pub fn draft(&self, board: &Game, owner: Side, chosen: &[PlyMark]) -> Result<Draft, Refusal> {
        let mut draft = Draft {
            board: board.clone(),
            plies: Vec::new(),
            last: None,
        };
        let mut plan = draft.follow(owner, Some(self))?;
        for mark in chosen {
            let mut found = draft.board.legal_plies();
            found.retain(|ply| PlyMark::of(*ply) == *mark);
            let [ply] = found[..] else {
                return Err(PlanRefusal::Gone.into());
            };
            plan = draft.play(ply, plan)?;
            plan = draft.follow(owner, plan)?;
        }
        if draft.board.outcome().is_some() {
            Err(PlanRefusal::Over.into())
        } else if draft.plies.len() >= Self::MOST_PLIES {
            Err(PlanRefusal::Deep.into())
        } else {
            Ok(draft)
        }
    }
}
