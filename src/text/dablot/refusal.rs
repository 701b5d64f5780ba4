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
        _ => catalog::refuse_not_a_move(locale, words::verbatim(&ply.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use raichi_rules::{
        Point, Side,
        dablot::{Kind, Piece},
        lines::{Board, Leaps},
    };

    use super::*;

    fn at(name: &str) -> Point {
        name.parse().expect("a point")
    }

    #[test]
    fn every_refusal_has_a_reason_and_a_remedy_of_its_own() {
        let piece = Piece {
            side: Side::Second,
            kind: Kind::Leader,
        };
        let leaps: Leaps = [("c3", "e5"), ("d4", "f6")]
            .map(|(from, to)| (at(from), at(to)))
            .into_iter()
            .collect();
        let (from, over, to) = (at("c3"), at("d4"), at("e5"));
        let all = [
            Illegal::NoActions,
            Illegal::EndBeforeAction,
            Illegal::Placing { at: from },
            Illegal::OffBoard {
                point: at("b1"),
                board: Board::Lattice4x5,
            },
            Illegal::NoPiece { from },
            Illegal::NotYours { from, piece },
            Illegal::Occupied { at: to, by: piece },
            Illegal::NotInLine { from, to: from },
            Illegal::NotInLine { from, to },
            Illegal::RoundBend { from, over, to },
            Illegal::ManBack { from: to, to: from },
            Illegal::OverNothing { over },
            Illegal::OverOwn { over },
            Illegal::TooStrong {
                over,
                piece,
                points: 3,
                own: 1,
            },
            Illegal::OneLeap { at: to },
            Illegal::StepInChain { from, to: over },
            Illegal::ManMustLeap { leaps },
            Illegal::NoAmbush,
            Illegal::AmbushOrder {
                first: from,
                second: over,
            },
            Illegal::AmbushTwice { from },
            Illegal::AmbushOthers {
                one: from,
                other: over,
            },
            Illegal::AmbushAlone { from, over },
            Illegal::AmbushTooWeak {
                over,
                points: 3,
                together: 2,
            },
            Illegal::AmbushTooMany { from },
        ];
        let not_a_move = |locale| catalog::refuse_not_a_move(locale, "c3-e5".to_owned());
        for locale in Locale::ALL {
            let mut said = BTreeSet::from([not_a_move(locale)]);
            for why in all {
                let sentence = illegal(locale, Ply::step(from, to), why);
                assert!(
                    sentence.ends_with('.') && !sentence.contains(['{', '}', '$']),
                    "{why}: {sentence}"
                );
                assert!(said.insert(sentence.clone()), "{why}: {sentence}");
            }
        }
        let said = |why| illegal(Locale::English, Ply::step(from, to), why);
        assert_eq!(
            said(Illegal::ManMustLeap { leaps }),
            "A man can capture, so one must: c3–e5 or d4–f6."
        );
        assert_eq!(
            said(all[13]),
            "The leader on d4 can’t be captured by that piece: it has 3 points, and yours has 1."
        );
    }
}
