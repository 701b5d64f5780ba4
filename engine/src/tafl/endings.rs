//! What counts where the attackers have won but for the end: how little room is left to the king.
//!
//! In such positions nothing else changes from ply to ply: men do not hang, and all that the evaluation sees is as good as it can be.

use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Direction, Field},
    },
    tafl::Piece,
};

use super::moves::join;

/// With so many attackers for each defender, the attackers have won but for the end.
const OVERWHELMING: i32 = 7;
/// The same where the defenders cannot walk to the edge.
const CLOSED: i32 = 3;

fn count<B: Bits>(set: B) -> i32 {
    set.count().cast_signed()
}

/// Whether the attackers have won but for the end. `are_shut_in`: the defenders cannot walk to the edge.
pub(super) fn is_ending<B: Bits>(board: &Board<B>, are_shut_in: bool) -> bool {
    let (attackers, defenders) = (count(board.attackers), count(board.defenders));
    OVERWHELMING * defenders <= attackers || (are_shut_in && CLOSED * defenders <= attackers)
}

/// What it counts, in points of the score, that there are such positions.
const BEGUN: i32 = 400;
/// What a hundredth of the board counts that the king, or the men, cannot get to with one, two or three moves.
const OF_KING: i32 = 4;
const OF_MEN: i32 = 3;
/// What a hundredth of the board counts to which the defenders could not walk.
const WALLED_OFF: i32 = 4;
/// What a hundredth of the board's width counts that the attackers are away from the nearest defender, on average.
const AWAY: i32 = 4;

/// How much better than just won such a position is, for the attackers.
pub(super) fn value<B: Bits>(field: &Field<'_, B>, board: &Board<B>, size: usize) -> i32 {
    let empty = field.empty(board);
    let go = |from: B, piece: Piece| {
        join(&Direction::map(|direction| {
            field.reach(from, direction, empty, piece)
        }))
    };
    let squares = count(field.board());
    let elsewhere = |set: B| 100 - 100 * count(set) / squares;
    let mut value = BEGUN;
    for (from, piece, counts) in [
        (board.king, Piece::King, OF_KING),
        (board.defenders, Piece::Defender, OF_MEN),
    ] {
        let once = go(from, piece);
        let twice = once | go(once, piece);
        let thrice = twice | go(twice, piece);
        let sum: i32 = [once, twice, thrice].map(elsewhere).iter().sum();
        value += counts * sum;
    }
    let defenders = board.defenders | board.king;
    let walk = field.flood(defenders, field.board() & !board.attackers);
    value += WALLED_OFF * elsewhere(walk);
    let place = |at: usize| (at % size, at / size);
    let away = board.attackers.indices().map(|at| {
        let (file, rank) = place(at);
        let steps = defenders.indices().map(|other| {
            let other = place(other);
            other.0.abs_diff(file).max(other.1.abs_diff(rank))
        });
        i32::try_from(steps.min().unwrap_or(0)).unwrap_or(0)
    });
    let width = i32::try_from(size).unwrap_or(1);
    let mean = 100 * away.sum::<i32>() / count(board.attackers).max(1) / width;
    value - AWAY * mean
}
