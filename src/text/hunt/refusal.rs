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
        _ => catalog::refuse_not_a_move(locale, words::verbatim(&ply.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use raichi_rules::{Game, Illegal as AnyIllegal, Ruleset};

    use super::*;

    /// What is said of a ply in a position of a ruleset.
    fn refused(locale: Locale, (ruleset, position): (&Ruleset, &str), ply: &str) -> String {
        let game = ruleset.start_from(position).expect("a position");
        let ply: Ply = ply.parse().expect("a ply");
        match game.check(ply) {
            Err(AnyIllegal::Hunt(why)) => illegal(locale, ply, why),
            other => panic!("{ply} in {position}: {other:?}"),
        }
    }

    fn shipped(name: &str) -> Ruleset {
        Ruleset::preset(name).expect("a ruleset that ships")
    }

    #[test]
    fn every_refusal_has_a_reason_and_a_remedy_of_its_own() {
        let (geese, chal) = (shipped("fox-and-geese"), shipped("bagh-chal"));
        let (halatafl, hounds) = (shipped("halatafl"), shipped("fox-and-hounds"));
        let fox = "3/3/7/3F3/ggggggg/ggg/ggg few";
        let alone = "3/3/7/3F3/2gg3/g1g/ggg few";
        let tigers = "T3T/5/2g2/1T3/4T+19g";
        let sheep = "F2/3/7/2Fs1s1/sssssss/sss/sss few";
        let many = "T3T/5/2g2/1T3/4T+19g many";
        let few = "T3T/5/5/1g3/T3T+19g few";
        let cases = [
            (&geese, fox, "end"),
            (&geese, fox, "d4-d5+d3-d4"),
            (&geese, fox, "a1-a2"),
            (&chal, many, "c3-c4"),
            (&chal, &format!("{tigers} few"), "a1"),
            (&geese, fox, "c5-c6"),
            (&geese, fox, "d3-c4"),
            (&geese, fox, "d4-d3"),
            (&geese, fox, "d4-d4"),
            (&geese, fox, "d4-a7"),
            (&geese, alone, "d4-b3"),
            (&hounds, "1F2/4/4/4/4/4/1h2/h1hh many", "c2-b1"),
            (&hounds, "1F2/4/4/4/4/4/4/hhhh few", "d8-f6"),
            (&geese, fox, "d4-d6"),
            (&geese, "3/3/3F3/3F3/3g3/g1g/ggg few", "d4-d6"),
            (&chal, few, "a1-c3-e5"),
            (&geese, alone, "d4-d2-d1"),
            (&halatafl, sheep, "c7-c6"),
            (&halatafl, sheep, "c4-e4"),
        ];
        for locale in Locale::ALL {
            let mut said = BTreeSet::new();
            for (ruleset, position, ply) in cases {
                let sentence = refused(locale, (ruleset, position), ply);
                assert!(
                    sentence.ends_with('.') && !sentence.contains(['{', '}', '$']),
                    "{ply}: {sentence}"
                );
                assert!(said.insert(sentence.clone()), "{ply}: {sentence}");
            }
        }
    }

    #[test]
    fn the_facts_are_in_the_refusals() {
        let game = Game::new(shipped("bagh-chal"));
        let at = (&game.ruleset(), "T3T/5/5/5/T3T+20g many");
        assert_eq!(
            refused(Locale::English, at, "a1-a2"),
            "First put a goat on an empty point, as in `/move b1`: 20 goats are still in hand."
        );
        assert_eq!(
            refused(Locale::German, at, "a1-a2"),
            "Setz zuerst eine Ziege auf einen leeren Punkt, zum Beispiel `/zug b1`: Noch sind 20 Ziegen in der Hand."
        );
        let halatafl = shipped("halatafl");
        let at = (&halatafl, "F2/3/7/2Fs1s1/sssssss/sss/sss few");
        assert_eq!(
            refused(Locale::English, at, "c7-c6"),
            "You can capture, so you must: c4–e4."
        );
        assert_eq!(
            refused(Locale::English, at, "c4-e4"),
            "The piece can keep capturing from e4, so it must: e4–g4. Add that point to your move."
        );
    }
}
