use std::ops::ControlFlow;

use crate::{
    bits::Bits,
    hunt::{
        Game, Position, Ruleset,
        position::State,
        tables::{Tables, with_tables},
    },
};

impl Game {
    /// How many sequences of exactly `depth` legal plies there are from here.
    ///
    /// A finished game has no continuations. Repetition and the quiet limit are ignored.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.outcome().is_some() {
            0
        } else {
            perft(self.ruleset(), self.position(), depth)
        }
    }
}

/// How many sequences of exactly `depth` legal plies there are from a position.
///
/// A finished game has no continuations, but the position itself is assumed to go on. Repetition and the quiet limit
/// are ignored. The position must be on the ruleset's board.
#[must_use]
pub fn perft(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
    with_tables!(ruleset, tables => count(tables, &position.state(), depth))
}

fn count<B: Bits>(tables: &Tables<B>, state: &State<B>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        // The last plies are counted without being made.
        1 => return tables.count(state),
        2 => {
            if let Some(pairs) = tables.count_pairs(state) {
                return pairs;
            }
        }
        _ => {}
    }
    let mut nodes = 0;
    let each = tables.visit(state, |_, action| {
        let (after, removed) = tables.after(state, action);
        if tables.ending_after(&after, removed).is_none() {
            nodes += count(tables, &after, depth - 1);
        }
        ControlFlow::Continue(())
    });
    debug_assert!(each.is_continue());
    nodes
}
