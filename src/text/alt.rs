//! The board in words, for those who do not see the picture.

use std::collections::BTreeSet;

use raichi_rules::{Call, Game, Played, Ply, PlyKind, Point, Shape};

use super::{
    catalog::{self, Name},
    families, family_names, points, reasons, words,
};
use crate::{
    games::{Ending, GameState},
    locale::Locale,
};

/// The longest description that Discord takes, in characters.
pub(super) const LONGEST: usize = 1024;

/// What the picture of a table shows: rules, move number, last move, captures, call, the pieces
/// that are left, and whose turn it is or how the game ended.
pub fn board_in_words(locale: Locale, state: &GameState) -> String {
    let rules = words::title(locale, &state.board().ruleset());
    let first = match state.moves().len() {
        0 => catalog::alt_start(locale, rules),
        moves => catalog::alt_after(locale, rules, words::count(moves)),
    };
    shortened(&[first, standing(locale, state)].join(" "))
}

/// What the animation of the last `shown` moves of a table's game shows: the rules, how many moves, and how the
/// table stands at the end.
pub(super) fn game_in_words(locale: Locale, state: &GameState, shown: usize) -> String {
    let rules = words::title(locale, &state.board().ruleset());
    let (shown, moves) = (words::count(shown), words::count(state.moves().len()));
    let first = if shown < moves {
        catalog::alt_replay_cut(locale, rules, shown, moves)
    } else {
        catalog::alt_replay(locale, rules, moves)
    };
    shortened(&[first, standing(locale, state)].join(" "))
}

/// The last move, and how the table stands after it.
pub(super) fn standing(locale: Locale, state: &GameState) -> String {
    let mut said = what_happened(locale, state);
    said.extend(families::pieces_in_words(locale, state.board()));
    said.extend(outcome(locale, state));
    said.join(" ")
}

/// The last move, what it captured, and the call after it.
pub(super) fn what_happened(locale: Locale, state: &GameState) -> Vec<String> {
    happened(locale, state.board(), state.moves().last(), state.call())
}

/// The same of a position and what led to it.
pub(super) fn happened(
    locale: Locale,
    board: &Game,
    last: Option<&Played>,
    call: Option<&Call>,
) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(played) = last {
        said.push(last_move(locale, board, played));
        if !played.captures.is_empty() {
            let captures = points::captures(board, played).into_iter();
            let squares = words::list(locale, captures.map(|capture| capture.point));
            said.push(catalog::alt_captured(locale, squares));
        }
    }
    said.extend(call.map(|call| called(locale, call)));
    said
}

/// Whose turn it is in a position, or how the game ended in it.
pub(super) fn on_board(locale: Locale, board: &Game, last: Option<&Played>) -> Vec<String> {
    let rules = board.ruleset();
    let name = |side| family_names::side_of(&rules, side);
    let Some(outcome) = board.outcome() else {
        return vec![catalog::alt_turn(locale, name(board.to_move()))];
    };
    let ended = match outcome.winner {
        Some(side) => catalog::alt_won(locale, name(side)),
        None => catalog::alt_drawn(locale),
    };
    vec![reasons::reason_on(locale, board, last, outcome), ended]
}

fn last_move(locale: Locale, board: &Game, played: &Played) -> String {
    let by = family_names::side_of(&board.ruleset(), played.by);
    let name = |point: Option<Point>| point.map(|at| at.to_string()).unwrap_or_default();
    match (board.shape(), played.ply.kind(), played.piece) {
        (_, PlyKind::End, _) => catalog::alt_ended_turn(locale, by),
        (Shape::Squares(_), _, Some(piece)) if played.ply.points().len() == 2 => {
            let (from, to) = (name(played.ply.first()), name(played.ply.last()));
            catalog::alt_last_move(locale, by, Name::piece(piece), from, to)
        }
        // Where moves are chains, or puts a piece on the board, they are more than where from and where to.
        _ => catalog::alt_last_played(locale, by, words::dashed(played)),
    }
}

/// A call in words.
pub(super) fn called(locale: Locale, call: &Call) -> String {
    let (ways, squares) = ways(locale, call);
    let (square, threats) = (call.about.to_string(), threats(locale, call));
    catalog::alt_call(locale, call.code, ways, squares, square, threats)
}

/// Whose turn it is, or how the game ended.
pub(super) fn outcome(locale: Locale, state: &GameState) -> Vec<String> {
    let mut said = Vec::new();
    match state.ending() {
        None => said.push(catalog::alt_turn(
            locale,
            family_names::side(state, state.board().to_move()),
        )),
        Some(ending) => {
            said.push(match ending {
                Ending::Resigned(side) => {
                    catalog::alt_resigned(locale, family_names::side(state, side))
                }
                Ending::OutOfTime(side) => {
                    catalog::alt_out_of_time(locale, family_names::side(state, side))
                }
                Ending::Claimed(side) => {
                    catalog::alt_claimed(locale, family_names::side(state, side))
                }
                Ending::Agreed => catalog::alt_agreed(locale),
                Ending::Aborted => catalog::alt_aborted(locale),
                Ending::Admin(_) | Ending::AdminEarly(_) => catalog::alt_admin(locale),
                Ending::Erased(side) => {
                    catalog::alt_erased(locale, family_names::side(state, side))
                }
                Ending::Board(outcome) => reasons::reason(locale, state, outcome),
            });
            said.extend(match (ending, ending.winner()) {
                (_, Some(side)) => Some(catalog::alt_won(locale, family_names::side(state, side))),
                (Ending::Aborted, None) => None,
                (_, None) => Some(catalog::alt_drawn(locale)),
            });
        }
    }
    said
}

/// How many ways the piece has that a call is about, and the first square of each.
pub(super) fn ways(locale: Locale, call: &Call) -> (u32, String) {
    let nearest = call.ways.iter().filter_map(|way| way.to.first());
    (words::count(call.ways.len()), words::list(locale, nearest))
}

/// The points by a move to which the piece would be captured that a call is about, in board order.
pub(super) fn threats(locale: Locale, call: &Call) -> String {
    let points: BTreeSet<_> = call.threats.iter().filter_map(Ply::last).collect();
    words::list_or(locale, points)
}

/// At most as many characters as Discord takes.
pub(super) fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}
