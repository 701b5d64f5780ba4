//! What a game of any family is played with, counted by the names or letters of the ruleset.

use raichi_rules::{Game, Piece, Ruleset};

use super::{catalog, rules::Part};
use crate::locale::Locale;

/// What is on the board and in hand, in sentences.
pub(super) fn in_words(locale: Locale, game: &Game) -> Vec<String> {
    let (ruleset, view) = (game.ruleset(), game.view());
    let on_board = ruleset.pieces().into_iter().filter_map(|piece| {
        let count = view.count(piece);
        (count > 0).then(|| counted(&ruleset, piece, count))
    });
    let on_board: Vec<_> = on_board.collect();
    let in_hand = view.in_hand.iter();
    let in_hand: Vec<_> = in_hand
        .map(|(piece, count)| counted(&ruleset, *piece, count))
        .collect();
    let mut sentences = Vec::new();
    if !on_board.is_empty() {
        sentences.push(catalog::pieces_on_board(locale, on_board.join(", ")));
    }
    if !in_hand.is_empty() {
        sentences.push(catalog::pieces_in_hand(locale, in_hand.join(", ")));
    }
    sentences
}

fn counted(ruleset: &Ruleset, piece: Piece, count: impl std::fmt::Display) -> String {
    let letter = piece.letter.to_string();
    let name = ruleset.side_name(piece.side).unwrap_or(&letter);
    format!("{name} {count}")
}

/// A ruleset by what its games start with.
pub(super) fn explanation(locale: Locale, ruleset: &Ruleset) -> Vec<Part> {
    vec![Part {
        heading: None,
        lines: in_words(locale, &Game::new(ruleset.clone())),
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_counted_by_their_names_or_letters() {
        let words = |name: &str, locale| {
            let game = Game::new(Ruleset::preset(name).expect("a ruleset that ships"));
            in_words(locale, &game).join(" ")
        };
        assert_eq!(
            words("bagh-chal", Locale::English),
            "On the board: tigers 4. In hand: goats 20."
        );
        assert_eq!(
            words("mini-dablot", Locale::English),
            "On the board: M 11, S 1, L 1, m 11, s 1, l 1."
        );
        assert_eq!(
            words("sua-ghin-gnua", Locale::German),
            "Noch in der Hand: tigers 3, oxen 12."
        );
    }
}
