//! Why a ply of a hunt is not legal, and what to do instead.

use raichi_rules::{Ply, hunt::Illegal};

use super::super::{
    catalog::{self, Name},
    points, words,
};
use crate::locale::Locale;

/// The sentence for a ply that is not legal.
pub(in crate::text) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver(_) => catalog::refuse_over(locale),
        Illegal::End => catalog::refuse_nothing_to_end(locale),
        Illegal::Together => catalog::refuse_one_piece(locale),
        Illegal::OffBoard { point, .. } => catalog::refuse_not_on_board(locale, point.to_string()),
        Illegal::HandFirst { piece, hand, free } => {
            let example = free.map(|at| at.to_string()).unwrap_or_default();
            let count = u32::from(hand);
            let piece = Name::pieces(piece.code, count);
            catalog::hunt::refuse_hand_first(locale, piece, example, count)
        }
        Illegal::NothingInHand { at } => {
            catalog::hunt::refuse_nothing_in_hand(locale, at.to_string())
        }
        Illegal::NoPiece { from } => catalog::refuse_no_piece(locale, from.to_string()),
        Illegal::NotYours { from, piece } => {
            catalog::refuse_other_side(locale, Name::piece(piece), from.to_string())
        }
        Illegal::Occupied { at, .. } => catalog::refuse_occupied(locale, at.to_string()),
        Illegal::NotInLine { from, to } if from == to => {
            catalog::refuse_same_square(locale, from.to_string())
        }
        Illegal::NotInLine { from, to } => {
            catalog::refuse_no_line(locale, from.to_string(), to.to_string())
        }
        Illegal::RoundBend { from, over, to } => {
            catalog::refuse_round_bend(locale, from.to_string(), over.to_string(), to.to_string())
        }
        Illegal::Direction {
            from,
            to,
            direction,
        } => catalog::hunt::refuse_direction(
            locale,
            from.to_string(),
            direction.code(),
            to.to_string(),
        ),
        Illegal::NoLeaps { from, to } => {
            catalog::hunt::refuse_no_leaps(locale, from.to_string(), to.to_string())
        }
        Illegal::OverNothing { over } => catalog::refuse_over_nothing(locale, over.to_string()),
        Illegal::OverOwn { over } => catalog::refuse_over_own(locale, over.to_string()),
        Illegal::OneLeap { at } => catalog::refuse_one_leap(locale, at.to_string()),
        Illegal::StepInChain { from, to } => {
            catalog::refuse_step_in_chain(locale, from.to_string(), to.to_string())
        }
        Illegal::MustLeap { leaps } => {
            catalog::hunt::refuse_must_leap(locale, points::leaps(locale, leaps.iter()))
        }
        Illegal::GoesOn { at, leaps } => catalog::hunt::refuse_goes_on(
            locale,
            at.to_string(),
            points::leaps(locale, leaps.iter()),
            words::count(leaps.iter().count()),
        ),
        _ => catalog::refuse_not_a_move(locale, words::quoted(&ply.to_string())),
    }
}
