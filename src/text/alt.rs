//! The board in words, for those who do not see the picture.

use raichi_rules::{Call, EscapeLine, Piece, Square};

use super::{Locale, catalog, words};
use crate::games::Table;

/// The longest description that Discord takes, in characters.
pub(super) const LONGEST: usize = 1024;

/// What the picture of a table shows: rules, move number, last move, captures, call, the king's square,
/// the men that are left, and whose turn it is.
#[must_use]
pub fn board_in_words(locale: Locale, table: &Table) -> String {
    let position = table.board().position();
    let rules = words::title(table.board().rules());
    let mut said = Vec::new();
    match table.moves().last() {
        None => said.push(catalog::alt_start(locale, rules)),
        Some(played) => {
            said.push(catalog::alt_after(
                locale,
                rules,
                words::count(table.moves().len()),
            ));
            let piece = if played.piece == Piece::King {
                "king"
            } else {
                "soldier"
            };
            let (from, to) = (played.mv.from.to_string(), played.mv.to.to_string());
            said.push(catalog::alt_last_move(
                locale,
                played.by.name(),
                piece,
                from,
                to,
            ));
            if !played.captures.is_empty() {
                let squares =
                    words::list(locale, played.captures.iter().map(|capture| capture.square));
                said.push(catalog::alt_captured(locale, squares));
            }
        }
    }
    match table.call() {
        Some(Call::Raichi { lines: open }) => said.push(catalog::alt_raichi(
            locale,
            words::list(locale, nearest(open)),
        )),
        Some(Call::Tuichi { lines }) => {
            let squares = words::list(locale, nearest(lines));
            said.push(catalog::alt_tuichi(
                locale,
                words::count(lines.len()),
                squares,
            ));
        }
        Some(Call::WatchYourKing { .. }) => said.push(catalog::alt_watch_your_king(locale)),
        None => {}
    }
    let (attackers, defenders) = (
        position.count(Piece::Attacker),
        position.count(Piece::Defender),
    );
    match position.king() {
        Some(square) => {
            said.push(catalog::alt_king(locale, square.to_string()));
            said.push(catalog::alt_men(locale, attackers, defenders));
        }
        None => {
            said.push(catalog::alt_king_gone(locale));
            said.push(catalog::alt_men_without_king(locale, attackers, defenders));
        }
    }
    said.push(match table.ending().map(crate::games::Ending::winner) {
        None => catalog::alt_turn(locale, table.board().to_move().name()),
        Some(Some(side)) => catalog::alt_won(locale, side.name()),
        Some(None) => catalog::alt_drawn(locale),
    });
    shortened(&said.join(" "))
}

/// The first square of each line on which the king would have escaped.
pub(super) fn nearest(lines: &[EscapeLine]) -> Vec<Square> {
    lines
        .iter()
        .filter_map(|line| line.to.first().copied())
        .collect()
}

/// At most as many characters as Discord takes.
pub(super) fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}
