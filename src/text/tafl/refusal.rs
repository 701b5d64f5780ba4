//! Why a move of tafl is not legal, and what to do instead.

use raichi_rules::{
    Ply, Point,
    tafl::{Illegal, Piece},
};

use super::super::catalog::{self, Name};
use crate::locale::Locale;

/// The sentence for a move that is not legal.
pub(in crate::text) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    let name = |piece: Piece| Name::piece(piece.into());
    match illegal {
        Illegal::NoPiece { from } => catalog::refuse_no_piece(locale, from.to_string()),
        Illegal::NotYours { from, piece } => {
            let side = Name::side(piece.side().opponent().code());
            catalog::refuse_not_yours(locale, from.to_string(), name(piece), side)
        }
        Illegal::SameSquare { square } => catalog::refuse_same_square(locale, square.to_string()),
        Illegal::NotInLine { from, to } => {
            catalog::tafl::refuse_not_in_line(locale, from.to_string(), to.to_string())
        }
        Illegal::Blocked { at, by } => {
            let end = |point: Option<Point>| point.map(|at| at.to_string()).unwrap_or_default();
            let (from, to) = (end(ply.first()), end(ply.last()));
            catalog::tafl::refuse_blocked(locale, from, to, at.to_string(), name(by))
        }
        Illegal::MayNotStop { at, special, only } => {
            let (square, ground) = (at.to_string(), Name::ground(special.code()));
            if only.contains(Piece::King) {
                catalog::tafl::refuse_stop_king(locale, square, ground)
            } else {
                catalog::tafl::refuse_stop(locale, square, ground)
            }
        }
        Illegal::MayNotCross { at, special, .. } => {
            catalog::tafl::refuse_cross(locale, at.to_string(), Name::ground(special.code()))
        }
        Illegal::TooFar { limit } => catalog::tafl::refuse_too_far(locale, u32::from(limit)),
        Illegal::Form(_) => catalog::refuse_one_step(locale),
        Illegal::NotLeapable { over, .. } => {
            catalog::tafl::refuse_not_leapable(locale, over.to_string())
        }
        Illegal::LeapFarFromThrone(leg) => {
            catalog::tafl::refuse_leap_far(locale, leg.from.to_string(), leg.to.to_string())
        }
        Illegal::CapturesNothing(leg) => {
            catalog::tafl::refuse_captures_nothing(locale, leg.to.to_string())
        }
        Illegal::ChainEnds { at } => catalog::tafl::refuse_chain_ends(locale, at.to_string()),
        Illegal::MustGoOn { at } => catalog::tafl::refuse_must_go_on(locale, at.to_string()),
        Illegal::StoodBefore { ply } => catalog::tafl::refuse_stood_before(locale, ply),
        Illegal::OffBoard { square, size } => {
            let last = size.checked_sub(1).and_then(|last| Point::new(last, last));
            let last = last.unwrap_or(square).to_string();
            catalog::refuse_off_board(locale, square.to_string(), last)
        }
        Illegal::GameOver(_) => catalog::refuse_over(locale),
    }
}
