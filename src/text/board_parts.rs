//! What messages about a game have besides their sentences: the picture, the footer, and whom they notify.

use raichi_render::{Scene, Theme};

use super::{alt, catalog, words};
use crate::{
    games::{self, GameState},
    ids::ExternalId,
    locale::Locale,
    picture,
    reply::Picture,
};

/// Whom the message about the newest entry notifies.
pub(super) fn pings(state: &GameState) -> Vec<ExternalId> {
    let players = games::notified(state).into_iter();
    players.map(|player| player.key).collect()
}

/// The picture of a table as everybody sees it.
pub(super) fn usual_picture(locale: Locale, state: &GameState) -> Picture {
    picture_of(locale, state, Theme::default())
}

/// The same in another theme.
pub(super) fn picture_of(locale: Locale, state: &GameState, theme: Theme) -> Picture {
    let mut name = format!("g{}-{}", state.id, state.entries());
    if theme != Theme::default() {
        name = format!("{name}-{theme}");
    }
    let scene = Scene {
        theme,
        ..picture::of_table(state)
    };
    Picture {
        shows: scene.into(),
        alt: alt::board_in_words(locale, state),
        locale,
        name,
    }
}

/// The last line: the ruleset, the game and its moves.
pub(super) fn footer(locale: Locale, state: &GameState) -> String {
    let rules = words::title(locale, &state.board().ruleset());
    let moves = state.moves().len();
    if moves == 0 {
        catalog::turn_footer_start(locale, rules, state.id.to_string())
    } else {
        catalog::turn_footer(locale, rules, state.id.to_string(), words::count(moves))
    }
}
