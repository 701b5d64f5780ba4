//! What was played in the first moves of finished games.

use raichi_rules::Ply;

use super::{
    alt,
    catalog::{self, openings as sentences},
    families, family_names, words,
};
use crate::{
    games::{Opening, OpeningMove, OpeningPage, OpeningPath},
    locale::Locale,
    picture,
    reply::{Button, Look, Menu, MenuOption, Picture, Press, Reply},
};

/// The position, what was played from it, and the menu that goes on.
pub fn openings(locale: Locale, page: &OpeningPage) -> Reply {
    let opening = &page.opening;
    let rules = opening.game().ruleset();
    let title = sentences::openings_title(locale, words::title(locale, &rules));
    let mut lines = vec![title, here(locale, opening.plies()), heading(locale, page)];
    lines.extend(page.moves.iter().map(|chosen| line(locale, page, chosen)));
    lines.extend(footing(locale, page));
    let path = opening.path();
    let options = page.moves.iter().filter_map(|chosen| {
        let path = path?.then(opening, chosen.ply)?;
        Some(MenuOption {
            label: sentences::openings_option(
                locale,
                words::with_dashes(chosen.ply),
                sentences::openings_count(locale, chosen.games()),
            ),
            man: None,
            press: Press::Opening(path),
            is_chosen: false,
        })
    });
    let options: Vec<_> = options.collect();
    let menu = (!options.is_empty()).then(|| Menu {
        label: sentences::openings_menu(locale),
        options,
    });
    let back = path.and_then(OpeningPath::back).map(|path| Button {
        label: sentences::openings_back(locale),
        press: Press::Opening(path),
        look: Look::Plain,
    });
    Reply {
        picture: Some(Picture {
            shows: picture::of_position(opening.game(), None).into(),
            alt: alt::shortened(&in_words(locale, opening)),
            locale,
            name: format!("opening-{}-{}", rules.name(), opening.plies().len()),
        }),
        menus: menu.into_iter().collect(),
        buttons: back.into_iter().collect(),
        ..Reply::words(lines.join("\n"))
    }
}

/// What was played from the position, without the position itself: what stands before the moves, each with its line, and what
/// stands after them.
pub fn opening_lines(
    locale: Locale,
    page: &OpeningPage,
) -> (String, Vec<(Ply, String)>, Vec<String>) {
    let moves = page.moves.iter();
    let moves = moves.map(|chosen| (chosen.ply, line(locale, page, chosen)));
    (
        heading(locale, page),
        moves.collect(),
        footing(locale, page),
    )
}

fn heading(locale: Locale, page: &OpeningPage) -> String {
    if !page.moves.is_empty() {
        let games = sentences::openings_count(locale, page.games);
        sentences::openings_played(locale, games)
    } else if page.opening.plies().len() >= Opening::PLIES {
        sentences::openings_end(locale, words::count(Opening::PLIES))
    } else {
        sentences::openings_none(locale)
    }
}

fn footing(locale: Locale, page: &OpeningPage) -> Vec<String> {
    let more = page
        .different
        .saturating_sub(words::count(page.moves.len()));
    let more = (more > 0).then(|| sentences::openings_more(locale, more));
    more.into_iter()
        .chain([sentences::openings_how(locale)])
        .collect()
}

/// How the position came about.
fn here(locale: Locale, plies: &[Ply]) -> String {
    if plies.is_empty() {
        return sentences::openings_start(locale);
    }
    let plies = plies.iter().enumerate().map(|(at, ply)| {
        let ply = words::with_dashes(*ply);
        match at % 2 {
            0 => format!("{}. {ply}", at / 2 + 1),
            _ => ply,
        }
    });
    sentences::openings_after(locale, plies.collect::<Vec<_>>().join(" "))
}

fn line(locale: Locale, page: &OpeningPage, chosen: &OpeningMove) -> String {
    let rules = page.opening.game().ruleset();
    let percent = |some: u32| (some * 100 + chosen.games() / 2) / chosen.games().max(1);
    let won = raichi_rules::Side::ALL.map(|side| {
        let (side, percent) = (
            family_names::side_of(&rules, side),
            percent(chosen.won[side.index()]),
        );
        sentences::openings_won(locale, side, percent)
    });
    let drawn = sentences::openings_drawn(locale, percent(chosen.drawn));
    let drawn = (chosen.drawn > 0).then_some(drawn);
    sentences::openings_line(
        locale,
        words::with_dashes(chosen.ply),
        sentences::openings_count(locale, chosen.games()),
        won.into_iter().chain(drawn).collect::<Vec<_>>().join(", "),
        chosen.rating,
    )
}

/// What the picture shows.
fn in_words(locale: Locale, opening: &Opening) -> String {
    let game = opening.game();
    let rules = game.ruleset();
    let said = [
        vec![sentences::openings_alt(
            locale,
            words::title(locale, &rules),
        )],
        families::pieces_in_words(locale, game),
        vec![catalog::alt_turn(
            locale,
            family_names::side_of(&rules, game.to_move()),
        )],
    ];
    said.concat().join(" ")
}
