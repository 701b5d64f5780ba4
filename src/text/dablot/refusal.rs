//! Why a ply of Dablot is not legal, and what to do instead.

use raichi_rules::{Ply, dablot::Illegal};

use super::super::{
    catalog::{self, Name, dablot},
    points, words,
};
use crate::locale::Locale;

/// The sentence for a ply that is not legal.
pub(in crate::text) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver(_) => catalog::refuse_over(locale),
        Illegal::NoActions => catalog::refuse_nothing_to_end(locale),
        Illegal::EndBeforeAction => catalog::refuse_end_before_action(locale),
        Illegal::Placing { .. } => dablot::refuse_nothing_placed(locale),
        Illegal::OffBoard { point, .. } => catalog::refuse_not_on_board(locale, point.to_string()),
        Illegal::NoPiece { from } => catalog::refuse_no_piece(locale, from.to_string()),
        Illegal::NotYours { from, piece } => {
            catalog::refuse_other_side(locale, Name::piece(piece.into()), from.to_string())
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
        Illegal::ManBack { from, to } => {
            dablot::refuse_man_back(locale, from.to_string(), to.to_string())
        }
        Illegal::OverNothing { over } => catalog::refuse_over_nothing(locale, over.to_string()),
        Illegal::OverOwn { over } => catalog::refuse_over_own(locale, over.to_string()),
        Illegal::TooStrong {
            over,
            piece,
            points,
            own,
        } => {
            let piece = Name::piece(piece.into());
            dablot::refuse_too_strong(
                locale,
                piece,
                over.to_string(),
                u32::from(points),
                u32::from(own),
            )
        }
        Illegal::OneLeap { at } => catalog::refuse_one_leap(locale, at.to_string()),
        Illegal::StepInChain { from, to } => {
            catalog::refuse_step_in_chain(locale, from.to_string(), to.to_string())
        }
        Illegal::ManMustLeap { leaps } => {
            dablot::refuse_man_must_leap(locale, points::leaps(locale, leaps.iter()))
        }
        Illegal::NoAmbush => dablot::refuse_no_ambush(locale),
        Illegal::AmbushOrder { first, second } => {
            dablot::refuse_ambush_order(locale, first.to_string(), second.to_string())
        }
        Illegal::AmbushTwice { from } => dablot::refuse_ambush_twice(locale, from.to_string()),
        Illegal::AmbushOthers { one, other } => {
            dablot::refuse_ambush_others(locale, one.to_string(), other.to_string())
        }
        Illegal::AmbushAlone { from, over } => {
            dablot::refuse_ambush_alone(locale, from.to_string(), over.to_string())
        }
        Illegal::AmbushTooWeak {
            over,
            points,
            together,
        } => dablot::refuse_ambush_too_weak(locale, over.to_string(), points, together),
        Illegal::AmbushTooMany { from } => dablot::refuse_ambush_too_many(locale, from.to_string()),
        _ => catalog::refuse_not_a_move(locale, words::quoted(&ply.to_string())),
    }
}
