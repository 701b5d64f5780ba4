//! Why a ply is not legal, and what to do instead.

use raichi_rules::{Ply, chess::Illegal};

use super::super::{
    catalog::{self, Name, chess, dablot},
    words,
};
use crate::locale::Locale;

/// The sentence for a ply that is not legal.
pub(in crate::text) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    match illegal {
        Illegal::OffBoard(point) => catalog::refuse_not_on_board(locale, point.to_string()),
        Illegal::PlaceFirst => chess::refuse_place_first(locale),
        Illegal::PlacedTooFar(at) => chess::refuse_placed_too_far(locale, at.to_string()),
        Illegal::PlacedOnPiece(at) => catalog::refuse_occupied(locale, at.to_string()),
        Illegal::Placing(_) => dablot::refuse_nothing_placed(locale),
        Illegal::NoPiece { from } => catalog::refuse_no_piece(locale, from.to_string()),
        Illegal::NotYours { from, piece } => {
            catalog::refuse_other_side(locale, Name::piece(piece.into()), from.to_string())
        }
        Illegal::SamePoint(at) => catalog::refuse_same_square(locale, at.to_string()),
        Illegal::OwnPiece(at) => chess::refuse_own_there(locale, at.to_string()),
        Illegal::Movement { from, to, .. } => {
            chess::refuse_no_such_move(locale, from.to_string(), to.to_string())
        }
        Illegal::Blocked { from, to, at } => {
            chess::refuse_in_the_way(locale, from.to_string(), to.to_string(), at.to_string())
        }
        Illegal::PawnDiagonal { to } => chess::refuse_pawn_diagonal(locale, to.to_string()),
        Illegal::PawnAtEnd { from } => chess::refuse_pawn_at_end(locale, from.to_string()),
        Illegal::IntoCheck { to, by, .. } => {
            chess::refuse_into_check(locale, to.to_string(), by.to_string())
        }
        Illegal::InCheck { king, by } => {
            chess::refuse_in_check(locale, king.to_string(), by.to_string())
        }
        Illegal::Pinned { from, by } => {
            chess::refuse_pinned(locale, from.to_string(), by.to_string())
        }
        _ => catalog::refuse_not_a_move(locale, words::verbatim(&ply.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use raichi_rules::{Point, chess::Kind};

    use super::*;

    #[test]
    fn every_refusal_has_a_reason_and_a_remedy_of_its_own() {
        let at = |name: &str| name.parse::<Point>().expect("a point");
        let (from, by, to) = (at("c3"), at("d4"), at("e5"));
        let (piece, attacker) = (Kind::Queen, Kind::Rook);
        let all = [
            Illegal::OffBoard(at("i9")),
            Illegal::PlaceFirst,
            Illegal::PlacedTooFar(to),
            Illegal::PlacedOnPiece(from),
            Illegal::Placing(from),
            Illegal::NoPiece { from },
            Illegal::NotYours { from, piece },
            Illegal::SamePoint(from),
            Illegal::OwnPiece(to),
            Illegal::Movement { from, to, piece },
            Illegal::Blocked { from, to, at: by },
            Illegal::PawnDiagonal { to },
            Illegal::PawnAtEnd { from },
            Illegal::IntoCheck { to, by, attacker },
            Illegal::InCheck { king: from, by },
            Illegal::Pinned { from, by },
        ];
        for locale in Locale::ALL {
            let not_a_move = catalog::refuse_not_a_move(locale, "c3-e5".to_owned());
            let mut said = BTreeSet::from([not_a_move]);
            for why in all {
                let sentence = illegal(locale, Ply::step(from, to), why);
                assert!(
                    sentence.ends_with('.') && !sentence.contains(['{', '}', '$']),
                    "{why}: {sentence}"
                );
                assert!(said.insert(sentence.clone()), "{why}: {sentence}");
            }
        }
        assert_eq!(
            illegal(Locale::English, Ply::step(from, to), all[14]),
            "You’re in check on c3, from the piece on d4, and this move doesn’t stop it. Move the king, or put a piece in \
             between."
        );
    }
}
