//! The buttons under the newest board of a game.

use super::{catalog, deeds};
use crate::{
    games::{Halt, Table},
    locale::Locale,
    reply::{Button, Look, Press, Wish},
};

/// What can be done at a table by a button: first what its newest entry asks for, then what can be done while the game
/// goes on.
pub(super) fn buttons(locale: Locale, table: &Table) -> Vec<Button> {
    let button = |wish| Button {
        label: label(locale, wish),
        press: Press::Board {
            game: table.id,
            seen: table.entries(),
            wish,
        },
        look: match wish {
            Wish::Move => Look::Primary,
            Wish::Draw | Wish::Takeback | Wish::Resign => Look::Plain,
        },
    };
    let wishes = Wish::ALL
        .into_iter()
        .filter(|wish| makes_sense(*wish, table));
    let mut buttons = deeds::buttons(locale, table);
    buttons.extend(wishes.map(button));
    buttons
}

fn makes_sense(wish: Wish, table: &Table) -> bool {
    if table.ending().is_some() {
        return false;
    }
    let stands = matches!(table.halt(), Some(Halt::Paused | Halt::Suspended));
    match wish {
        Wish::Move => !stands,
        // Who plays both sides would call the draw by a touch; who was asked has a button for it.
        Wish::Draw => !stands && !table.is_hot_seat() && table.asked().is_none(),
        Wish::Takeback => !stands && table.asked().is_none() && !table.moves().is_empty(),
        Wish::Resign => true,
    }
}

fn label(locale: Locale, wish: Wish) -> String {
    match wish {
        Wish::Move => catalog::button_move(locale),
        Wish::Draw => catalog::button_draw(locale),
        Wish::Takeback => catalog::button_takeback(locale),
        Wish::Resign => catalog::button_resign(locale),
    }
}
