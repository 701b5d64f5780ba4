//! Buttons that open the boards of games that only their player sees.

use raichi_render::Theme;

use super::catalog;
use crate::{
    ids::GameId,
    locale::Locale,
    reply::{Button, Look, Press, Shown},
};

/// The button that opens the board of a private game.
pub fn show_board(locale: Locale, game: GameId, look: Look) -> Button {
    Button {
        label: catalog::private_show(locale),
        press: see(game),
        look,
    }
}

/// The button that opens the board of one of several private games.
pub(super) fn show_game(locale: Locale, game: GameId) -> Button {
    Button {
        label: catalog::private_show_game(locale, game.to_string()),
        press: see(game),
        look: Look::Plain,
    }
}

fn see(game: GameId) -> Press {
    Press::See {
        game,
        shown: Shown::Board(Theme::default()),
    }
}
