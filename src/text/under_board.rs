//! The buttons under the newest board of a game.

use super::{Button, Locale, Look, Press, Wish, catalog};
use crate::games::Table;

/// What can be done at a table by a button; nothing, once the game is over.
pub(super) fn buttons(locale: Locale, table: &Table) -> Vec<Button> {
    if table.ending().is_some() {
        return Vec::new();
    }
    let button = |wish| Button {
        label: label(locale, wish),
        press: Press::Board {
            game: table.id,
            seen: table.entries(),
            wish,
        },
        look: match wish {
            Wish::Move => Look::Primary,
            Wish::Resign => Look::Plain,
        },
    };
    Wish::ALL.map(button).into()
}

fn label(locale: Locale, wish: Wish) -> String {
    match wish {
        Wish::Move => catalog::button_move(locale),
        Wish::Resign => catalog::button_resign(locale),
    }
}
