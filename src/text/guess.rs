//! Guesses of the next move by those who watch a game.

use raichi_rules::Ply;

use super::{
    alt,
    catalog::{self, guess as sentences},
    family_names,
    picker::{Asking, Question},
    under_board, words,
};
use crate::{
    games::{GameState, GuessRefusal},
    ids::{ExternalId, GameId},
    locale::Locale,
    picture,
    reply::{BoardAction, Button, Pick, Press, Reply, Step},
};

/// The button by which the next move of a game is guessed.
pub fn guess_button(locale: Locale, state: &GameState) -> Button {
    under_board::button(locale, state, BoardAction::Guess)
}

/// Asks for the next choice on the way to a guess.
pub fn guess(locale: Locale, state: &GameState, player: ExternalId, step: Step) -> Reply {
    let (game, seen, board) = (state.id, state.entries(), state.board());
    let number = || game.to_string();
    let side = || family_names::side_of(&board.ruleset(), board.to_move());
    let asking = Asking {
        locale,
        board,
        words: &|question| match question {
            Question::File => sentences::guess_file(locale, number(), side()),
            Question::Piece(side) => sentences::guess_piece(locale, number(), side),
            Question::Put(side) => sentences::guess_put(locale, number(), side),
            Question::Target(path) => {
                catalog::pick_target(locale, catalog::pick_game(locale, number()), path)
            }
        },
        left: None,
        scene: picture::of_table(state),
        alt: alt::board_in_words(locale, state),
        name: format!("guess-{game}-{seen}"),
        press: &|step| {
            Press::Guess(Pick {
                game,
                seen,
                led: 0,
                player,
                step,
            })
        },
        also: &|_, _, _| Vec::new(),
    };
    asking.next(step)
}

/// The answer to somebody who has guessed.
pub fn guess_taken(locale: Locale, game: GameId, ply: Ply) -> Reply {
    let ply = words::with_dashes(ply);
    Reply::words(sentences::guess_taken(locale, game.to_string(), ply))
}

/// How many have guessed the move that a board shows, if anybody has.
pub(super) fn right(locale: Locale, state: &GameState) -> Option<String> {
    let guesses = state.guesses;
    (guesses.right > 0).then(|| sentences::guess_right(locale, guesses.right, guesses.all))
}

/// Why the next move of a game is not guessed.
pub(super) fn refusal(locale: Locale, why: GuessRefusal) -> String {
    sentences::refuse_guess(locale, why.code())
}
