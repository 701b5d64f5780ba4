use std::ops::ControlFlow;

use crate::{
    Outcome, Ply, PlyKind,
    hunt::{Position, Ruleset, tables::with_tables},
    lines::MOST_PLIES,
};

/// The effects of a ply on a position, without the history of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The position after the ply.
    pub position: Position,
    /// How many pieces the ply removed.
    pub removed: u32,
    /// The ending by the pieces alone. Does not check repetition, the quiet limit, or the absence of plies.
    pub ending: Option<Outcome>,
}

/// Fast operations for searches; for everything else there is [`Game`](crate::hunt::Game).
impl Ruleset {
    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// If it is not legal in the position.
    pub fn step(&self, position: &Position, ply: Ply) -> Result<Step, crate::hunt::Illegal> {
        with_tables!(self, tables => {
            let state = position.state();
            let action = self.read(tables, &state, ply)?;
            let (after, removed) = tables.after(&state, action);
            let ending = tables.outcome(&after);
            Ok(Step { position: position.with(&after), removed: crate::bits::Bits::count(removed), ending })
        })
    }

    /// Calls a function with every position after one legal ply, and whether the game ends there by the pieces alone.
    pub fn successors(&self, position: &Position, mut each: impl FnMut(Position, Option<Outcome>)) {
        with_tables!(self, tables => {
            let state = position.state();
            let all = tables.visit(&state, |_, action| {
                let (after, _) = tables.after(&state, action);
                each(position.with(&after), tables.outcome(&after));
                ControlFlow::Continue(())
            });
            debug_assert!(all.is_continue());
        });
    }

    /// The legal plies of a position that has not ended the game, in board order.
    #[must_use]
    pub fn plies(&self, position: &Position) -> Vec<Ply> {
        let layout = self.rules().board.layout();
        let mut plies = Vec::new();
        with_tables!(self, tables => {
            let stopped = tables.visit(&position.state(), |leaps, action| {
                plies.extend(action.path(leaps).ply(layout, PlyKind::Path));
                if plies.len() < MOST_PLIES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            debug_assert!(stopped.is_continue() || plies.len() == MOST_PLIES);
        });
        plies.sort_unstable_by(|one, other| one.points().cmp(other.points()));
        plies
    }

    /// How many legal plies a position has that has not ended the game.
    #[must_use]
    pub fn count_plies(&self, position: &Position) -> u64 {
        let most = MOST_PLIES as u64;
        with_tables!(self, tables => tables.count(&position.state()).min(most))
    }
}
