//! What stands on a board of points, for those who do not see it.

use raichi_rules::{Capture, Game, Piece, Played, Ply, PlyKind, Point, Ruleset, Shape};

use super::{catalog, family_names, words};
use crate::locale::Locale;

/// The pieces with their points, the pieces in hand, the goals, and how many actions are left, in sentences.
pub(super) fn in_words(locale: Locale, game: &Game) -> Vec<String> {
    let view = game.view();
    let standing = standing(locale, game, |_| true);
    let ruleset = game.ruleset();
    let mut sentences = Vec::new();
    if !standing.is_empty() {
        sentences.push(catalog::pieces_on_board(
            locale,
            words::parts(locale, standing),
        ));
    }
    if !view.in_hand.is_empty() {
        let in_hand = view.in_hand.iter().map(|(piece, count)| {
            let name = family_names::pieces(&ruleset, *piece, *count);
            catalog::pieces_counted(locale, name)
        });
        sentences.push(catalog::pieces_in_hand(
            locale,
            words::list(locale, in_hand),
        ));
    }
    if !view.grounds.is_empty() {
        let goals = view.grounds.iter().map(|(point, _)| point);
        sentences.push(catalog::goals_standing(locale, words::list(locale, goals)));
    }
    // At the beginning of a turn they are those of the rules.
    if let (Some(left), Some(_)) = (view.actions_left, game.continuations(&[]).whole) {
        sentences.push(catalog::actions_left(locale, u32::from(left)));
    }
    sentences
}

/// The pieces of some kinds that stand on the board, kind by kind with their points.
pub(super) fn standing(
    locale: Locale,
    game: &Game,
    is_meant: impl Fn(Piece) -> bool,
) -> Vec<String> {
    let (ruleset, view) = (game.ruleset(), game.view());
    let kinds = ruleset
        .pieces()
        .into_iter()
        .filter(|piece| is_meant(*piece));
    let standing = kinds.filter_map(|piece| {
        let points: Vec<_> = view.points_of(piece).collect();
        let name = family_names::pieces(&ruleset, piece, words::count(points.len()));
        let squares = words::list(locale, &points);
        (!points.is_empty()).then(|| catalog::pieces_standing(locale, name, squares))
    });
    standing.collect()
}

/// The start position in words.
pub(super) fn start_in_words(locale: Locale, ruleset: &Ruleset) -> String {
    let title = catalog::alt_start(locale, words::title(locale, ruleset));
    let pieces = in_words(locale, &Game::new(ruleset.clone()));
    [vec![title], pieces].concat().join(" ")
}

/// Leaps as alternatives: `c3–e5 or d4–f6`.
pub(super) fn leaps(locale: Locale, leaps: impl Iterator<Item = (Point, Point)>) -> String {
    let plies = leaps.map(|(from, to)| words::with_dashes(Ply::step(from, to)));
    words::list_or(locale, plies)
}

/// What a ply captured, in the order of its leaps.
pub(super) fn captures<'a>(game: &Game, played: &'a Played) -> Vec<&'a Capture> {
    let mut captures: Vec<_> = played.captures.iter().collect();
    if let Shape::Points(board) = game.shape() {
        let legs: Vec<_> = played.ply.legs().collect();
        let is_over = |&(from, to): &(Point, Point), over: Point| {
            let mut runs = board.lines.iter().flat_map(|line| line.points.windows(3));
            runs.any(|run| *run == [from, over, to] || *run == [to, over, from])
        };
        captures.sort_by_key(|capture| {
            let leg = legs.iter().position(|leg| is_over(leg, capture.point));
            leg.unwrap_or(usize::MAX)
        });
    }
    captures
}

/// Whether a ply puts a piece on the board, and where.
pub(super) fn placing(ply: Ply) -> Option<Point> {
    match (ply.kind(), ply.points()) {
        (PlyKind::Path, [at]) => Some(*at),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_the_board_is_named_with_its_points() {
        let words = |name: &str, locale| {
            start_in_words(
                locale,
                &Ruleset::preset(name).expect("a ruleset that ships"),
            )
        };
        assert_eq!(
            words("bagh-chal", Locale::English),
            "Bagh Chal, the start position. On the board: 4 tigers on a1, e1, a5 and e5. In hand: 20 goats."
        );
        assert_eq!(
            words("sua-ghin-gnua", Locale::German),
            "Sua Ghin Gnua, die Anfangsstellung. Noch in der Hand: 3 Tiger und 12 Ochsen."
        );
        assert_eq!(
            words("mini-dablot", Locale::English),
            "Mini-Dablot, the start position. On the board: 11 Saami men on a1, c1, e1, g1, b2, d2, f2, a3, c3, e3 and \
             g3; one Saami son on f4; one Saami leader on g5; 11 Swedish men on a7, c7, e7, g7, b8, d8, f8, a9, c9, e9 \
             and g9; one Swedish son on b6; one Swedish leader on a5."
        );
        assert_eq!(
            words("fox-and-hounds", Locale::German),
            "Fuchs und Hunde, die Anfangsstellung. Auf dem Brett: ein Fuchs auf d8; 4 Hunde auf a1, c1, e1 und g1. \
             Zielpunkte: a1, c1, e1 und g1."
        );
    }
}
