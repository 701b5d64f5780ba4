//! The empty table: a board on which a first game begins by a click on a piece.

use raichi_render::point_areas;
use raichi_rules::{Game, Ruleset, Side};

use super::attachments::{PictureView, picture_view};
use crate::{
    games::{FIRST_RULES, Level},
    locale::Locale,
    picture,
    reply::Picture,
    text,
    web::{self, scene},
};

/// The side of a first game: the one of the king.
const FIRST_SIDE: Side = Side::Second;

/// The board of the empty table.
#[derive(Debug)]
pub(super) struct WelcomeView {
    pub(super) picture: PictureView,
    /// The ruleset and the level of a first game.
    pub(super) rules: &'static str,
    pub(super) level: &'static str,
    /// The classes that place the squares over the picture.
    pub(super) classes: String,
    pub(super) squares: Vec<StartSquare>,
    /// The aims of the sides.
    pub(super) aims: [String; 2],
}

/// A square of the start position.
#[derive(Debug)]
pub(super) struct StartSquare {
    pub(super) name: String,
    pub(super) label: String,
    /// Whether a piece of the reader stands there.
    pub(super) is_own: bool,
}

/// The board of the empty table; `None` if there is no such ruleset.
pub(super) fn welcome(locale: Locale) -> Option<WelcomeView> {
    let rules = Ruleset::preset(FIRST_RULES)?;
    let shown = start_picture(locale, &rules);
    let scene = scene(&shown)?;
    let board = Game::new(rules.clone());
    let middles = point_areas(&scene.shape, scene.rotation).middles;
    let squares = middles.into_iter().map(|(square, _)| {
        let own = board
            .piece_at(square)
            .filter(|piece| piece.side == FIRST_SIDE);
        StartSquare {
            name: square.to_string(),
            label: own.map_or_else(String::new, |piece| {
                text::square_with(locale, square, piece)
            }),
            is_own: own.is_some(),
        }
    });
    Some(WelcomeView {
        rules: FIRST_RULES,
        level: Level::Beginner.code(),
        squares: squares.collect(),
        classes: web::board_classes(scene),
        picture: picture_view(&shown, web::FIRST_BOARD.to_owned()),
        aims: Side::ALL.map(|side| text::aim(locale, &rules, side)),
    })
}

/// The start position, as the first board of the game shows it.
fn start_picture(locale: Locale, rules: &Ruleset) -> Picture {
    Picture {
        shows: picture::of_start(&Game::new(rules.clone())).into(),
        alt: text::start_in_words(locale, rules),
        locale,
        name: FIRST_RULES.to_owned(),
    }
}
