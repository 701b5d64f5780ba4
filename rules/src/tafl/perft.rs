use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::tafl::{
    Game, Position, Ruleset,
    board::Board,
    compiled::with_tables,
    plays::Plays,
    ranks::{Plain, Ranks},
    tables::Tables,
};

impl Game {
    /// How many sequences of exactly `depth` legal moves there are from here.
    ///
    /// A finished game has no continuations. Repetition and the quiet limit are ignored.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.outcome().is_some() {
            0
        } else {
            perft(self.rules(), self.position(), depth)
        }
    }
}

/// How many sequences of exactly `depth` legal moves there are from a position.
///
/// A finished game has no continuations, but the position itself is assumed to go on. Repetition and the quiet limit
/// are ignored. The position must be on a board of the ruleset's size.
#[must_use]
pub fn perft(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
    with_tables!(ruleset, tables => {
        if tables.has_legs {
            count_with_legs(tables, &Board::of(position), depth)
        } else if tables.rules.is_plain() {
            count(tables, &Board::<_, Plain>::read(position), depth)
        } else {
            count(tables, &Board::of(position), depth)
        }
    })
}

fn count<B: Bits, R: Ranks<B>>(tables: &Tables<B>, board: &Board<B, R>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        // The last moves are counted without being made.
        1 => return board.count_moves(tables),
        _ => {}
    }
    let mut nodes = 0;
    for (from, piece, targets) in board.moves(tables) {
        for to in targets.each() {
            let (after, _) = board.after(tables, from, to, piece);
            if after.ending(tables, board.to_move).is_none() {
                nodes += count(tables, &after, depth - 1);
            }
        }
    }
    nodes
}

fn count_with_legs<B: Bits>(tables: &Tables<B>, board: &Board<B>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return board.count_moves(tables),
        _ => {}
    }
    let mut nodes = 0;
    let all = board.visit(tables, Plays::All, |_, play| {
        let after = board.after_play(&play);
        if after.ending(tables, board.to_move).is_none() {
            nodes += count_with_legs(tables, &after, depth - 1);
        }
        ControlFlow::Continue(())
    });
    debug_assert!(all.is_continue());
    nodes
}
