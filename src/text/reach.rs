//! Where a piece can go: in words, and drawn on the board.

use raichi_render::Scene;
use raichi_rules::tafl::{Game, Piece, Square};

use super::{alt, catalog, turn, words};
use crate::{
    games::GameState,
    locale::Locale,
    picture,
    reply::{Picture, Reply},
};

/// The squares that the piece on a square can go to, for whoever asks. Of a piece whose side is not to move, those that
/// it could go to if it were. Where the game is over, that it is. `None` where no piece stands.
#[must_use]
pub fn reach(locale: Locale, state: &GameState, from: Square) -> Option<Reply> {
    let piece = state.board().position().piece_at(from)?;
    if state.ending().is_some() {
        return Some(Reply {
            picture: Some(turn::usual_picture(locale, state)),
            ..Reply::words(catalog::refuse_over(locale))
        });
    }
    let targets = targets(state, from, piece);
    let words = in_words(locale, from, piece, &targets);
    let mut lines = vec![words.clone()];
    if piece.side() != state.board().to_move() {
        let side = piece.side().name();
        lines.push(catalog::reach_not_to_move(locale, side));
    }
    let alt = format!("{} {words}", alt::board_in_words(locale, state));
    let name = format!("moves-{}-{}-{from}", state.id, state.entries());
    Some(Reply {
        picture: Some(Picture {
            shows: scene(state, from, targets).into(),
            alt: alt::shortened(&alt),
            locale,
            name,
        }),
        ..Reply::words(lines.join("\n"))
    })
}

/// The board with a piece and the squares that it can go to.
pub(super) fn scene(state: &GameState, from: Square, targets: Vec<Square>) -> Scene {
    let mut scene = picture::of_table(state);
    scene.marks.selected = Some(from);
    scene.marks.targets = targets;
    scene
}

pub(super) fn in_words(locale: Locale, from: Square, piece: Piece, targets: &[Square]) -> String {
    let count = words::count(targets.len());
    let squares = words::list(locale, targets);
    let piece = words::piece_word(piece);
    catalog::reach_squares(locale, from.to_string(), piece, count, squares)
}

fn targets(state: &GameState, from: Square, piece: Piece) -> Vec<Square> {
    let board = state.board();
    if piece.side() == board.to_move() {
        return board.moves_from(from);
    }
    let turned = board.position().with_to_move(piece.side());
    Game::from_position(board.rules().clone(), turned)
        .map(|board| board.moves_from(from))
        .unwrap_or_default()
}
