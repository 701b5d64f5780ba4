//! The buttons under the newest board of a game.

use super::{catalog, events};
use crate::{
    games::{GameState, Halt},
    locale::Locale,
    reply::{Button, Look, Press, Wish},
};

/// What can be done at a table by a button: first what its newest entry asks for, then what can be done while the game
/// goes on.
pub(super) fn buttons(locale: Locale, state: &GameState) -> Vec<Button> {
    let button = |wish| Button {
        label: label(locale, wish),
        press: Press::Board {
            game: state.id,
            seen: state.entries(),
            wish,
        },
        look: match wish {
            Wish::Move => Look::Primary,
            Wish::Draw | Wish::Takeback | Wish::Resign => Look::Plain,
        },
    };
    let wishes = Wish::ALL
        .into_iter()
        .filter(|wish| makes_sense(*wish, state));
    let mut buttons = events::buttons(locale, state);
    buttons.extend(wishes.map(button));
    buttons
}

fn makes_sense(wish: Wish, state: &GameState) -> bool {
    if state.ending().is_some() {
        return false;
    }
    let stands = matches!(state.halt(), Some(Halt::Paused | Halt::Suspended));
    match wish {
        Wish::Move => !stands,
        // Who plays both sides would call the draw by a touch; who was asked has a button for it.
        Wish::Draw => !stands && !state.is_hot_seat() && state.asked().is_none(),
        Wish::Takeback => !stands && state.asked().is_none() && !state.moves().is_empty(),
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
