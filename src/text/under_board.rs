//! The buttons under the newest board of a game.

use super::{catalog, events, votes};
use crate::{
    games::{Ending, GameState, Halt, Match, may_be_guessed, may_be_reviewed, may_get_hint},
    locale::Locale,
    reply::{BoardAction, Button, Look, Press, Reply},
};

/// What can be done at a table by a button: first what its newest entry asks for, then what can be done while the game
/// goes on, or after it.
pub fn buttons(locale: Locale, state: &GameState) -> Vec<Button> {
    if state.ending().is_some() {
        return after(locale, state);
    }
    let actions = BoardAction::ALL
        .into_iter()
        .filter(|action| makes_sense(*action, state));
    let mut buttons = events::waiting(locale, state);
    buttons.extend(actions.map(|action| button(locale, state, action)));
    if state.has_team() {
        buttons.extend(votes::buttons(locale, state));
    }
    buttons
}

/// What can be done once everything is over: another game, and a look back on this one. With the link to the page of the
/// game these are at most five, which is a row.
fn after(locale: Locale, state: &GameState) -> Vec<Button> {
    let goes_on = Match::of(state).is_some_and(|it| it.goes_on());
    let is_gone = state.attackers.key.is_erased() || state.defenders.key.is_erased();
    let can_go_on = !goes_on && !is_gone;
    let rematch = can_go_on.then(|| Button {
        label: catalog::rematch_button(locale),
        press: Press::Rematch { game: state.id },
        look: Look::Primary,
    });
    let level = state.other_level().filter(|_| can_go_on);
    let level = level.map(|level| Button {
        label: catalog::button_level(locale, level.code()),
        press: Press::Again {
            game: state.id,
            level,
        },
        look: Look::Plain,
    });
    let review = may_be_reviewed(state).is_ok();
    let review = review.then(|| button(locale, state, BoardAction::Review));
    let replay = replay_button(locale, state);
    let all = [rematch, level, review, replay].into_iter();
    all.flatten().collect()
}

/// The button that posts the animation of a finished game, if there is something in it to see.
fn replay_button(locale: Locale, state: &GameState) -> Option<Button> {
    let ended = state
        .ending()
        .is_some_and(|ending| ending != Ending::Aborted);
    (ended && !state.moves().is_empty()).then(|| Button {
        label: catalog::replay_button(locale),
        press: Press::Replay { game: state.id },
        look: Look::Plain,
    })
}

pub(super) fn button(locale: Locale, state: &GameState, action: BoardAction) -> Button {
    Button {
        label: label(locale, state, action),
        press: Press::Board {
            game: state.id,
            seen: state.entries(),
            action,
        },
        look: match action {
            // With a question open, its answer is the main thing.
            BoardAction::Move if state.asked().is_none() => Look::Primary,
            BoardAction::Move
            | BoardAction::Open
            | BoardAction::Hint
            | BoardAction::Draw
            | BoardAction::Takeback
            | BoardAction::Resign
            | BoardAction::Review
            | BoardAction::Guess => Look::Plain,
        },
    }
}

/// Whether an action makes sense in a game that goes on.
fn makes_sense(action: BoardAction, state: &GameState) -> bool {
    let stands = matches!(state.halt(), Some(Halt::Paused | Halt::Suspended));
    let has_hints = may_get_hint(state).is_ok() && !state.has_team();
    // A team takes nothing back, and answers draw offers only while it votes.
    let has_takebacks = !state.has_team();
    let may_offer = !state.has_team() || state.voting().is_some();
    match action {
        BoardAction::Move => !stands,
        BoardAction::Hint => !stands && has_hints,
        // Where there are hints, nobody wishes for a draw; who was asked has a button for it.
        BoardAction::Draw => !stands && !has_hints && may_offer && state.asked().is_none(),
        BoardAction::Takeback => {
            !stands && has_takebacks && state.asked().is_none() && !state.moves().is_empty()
        }
        BoardAction::Resign => true,
        // Where it can be opened is known to the pages.
        BoardAction::Open | BoardAction::Review => false,
        // In threads, where those who watch are.
        BoardAction::Guess => state.guesses.is_offered && may_be_guessed(state).is_ok(),
    }
}

/// The same message with a button that opens the board to touch, beside the one for moves.
pub fn with_open_board(locale: Locale, mut reply: Reply, state: &GameState) -> Reply {
    let is_move = |button: &Button| {
        let action = match button.press {
            Press::Board { action, .. } => Some(action),
            _ => None,
        };
        action == Some(BoardAction::Move)
    };
    if let Some(at) = reply.buttons.iter().position(is_move) {
        let open = button(locale, state, BoardAction::Open);
        reply.buttons.insert(at + 1, open);
    }
    reply
}

fn label(locale: Locale, state: &GameState, action: BoardAction) -> String {
    match action {
        BoardAction::Move if state.voting().is_some() => catalog::votes::button_vote(locale),
        BoardAction::Move => catalog::button_move(locale),
        BoardAction::Open => catalog::activity::button_board(locale),
        BoardAction::Hint => catalog::button_hint(locale),
        BoardAction::Draw => catalog::button_draw(locale),
        BoardAction::Takeback => catalog::button_takeback(locale),
        BoardAction::Resign => catalog::button_resign(locale),
        BoardAction::Review => catalog::page_review(locale),
        BoardAction::Guess => catalog::guess::guess_button(locale),
    }
}
