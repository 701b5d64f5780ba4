//! The buttons under the newest board of a game.

use super::{catalog, events};
use crate::{
    games::{GameState, Halt},
    locale::Locale,
    reply::{BoardAction, Button, Look, Press},
};

/// What can be done at a table by a button: first what its newest entry asks for, then what can be done while the game
/// goes on.
pub(super) fn buttons(locale: Locale, state: &GameState) -> Vec<Button> {
    let button = |action| Button {
        label: label(locale, action),
        press: Press::Board {
            game: state.id,
            seen: state.entries(),
            action,
        },
        look: match action {
            // With a question open, its answer is the main thing.
            BoardAction::Move if state.asked().is_none() => Look::Primary,
            BoardAction::Move | BoardAction::Draw | BoardAction::Takeback | BoardAction::Resign => {
                Look::Plain
            }
        },
    };
    let actions = BoardAction::ALL
        .into_iter()
        .filter(|action| makes_sense(*action, state));
    let mut buttons = events::buttons(locale, state);
    buttons.extend(actions.map(button));
    buttons
}

fn makes_sense(action: BoardAction, state: &GameState) -> bool {
    if state.ending().is_some() {
        return false;
    }
    let stands = matches!(state.halt(), Some(Halt::Paused | Halt::Suspended));
    match action {
        BoardAction::Move => !stands,
        // Who plays both sides would call the draw by a touch; who was asked has a button for it.
        BoardAction::Draw => !stands && !state.is_hot_seat() && state.asked().is_none(),
        BoardAction::Takeback => !stands && state.asked().is_none() && !state.moves().is_empty(),
        BoardAction::Resign => true,
    }
}

fn label(locale: Locale, action: BoardAction) -> String {
    match action {
        BoardAction::Move => catalog::button_move(locale),
        BoardAction::Draw => catalog::button_draw(locale),
        BoardAction::Takeback => catalog::button_takeback(locale),
        BoardAction::Resign => catalog::button_resign(locale),
    }
}
