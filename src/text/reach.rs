//! Where a piece can go: in words, and drawn on the board.

use raichi_render::Scene;
use raichi_rules::{Piece, Point};

use super::{
    alt, board_parts,
    catalog::{self, Name},
    family_names, words,
};
use crate::{
    games::GameState,
    locale::Locale,
    picture,
    reply::{Picture, Reply},
};

/// The squares that the piece on a square can go to, for the user who asks. Of a piece whose side is not to move, those that
/// it could go to if it were. Where the game is over, that it is. `None` where no piece stands.
pub fn reach(locale: Locale, state: &GameState, from: Point) -> Option<Reply> {
    let piece = state.board().piece_at(from)?;
    if state.ending().is_some() {
        return Some(Reply {
            picture: Some(board_parts::usual_picture(locale, state)),
            ..Reply::words(catalog::refuse_over(locale))
        });
    }
    let targets = state.board().reach(from)?;
    let words = in_words(locale, from, piece, &targets);
    let mut lines = vec![words.clone()];
    if piece.side != state.board().to_move() {
        let side = family_names::side(state, piece.side);
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
pub(super) fn scene(state: &GameState, from: Point, targets: Vec<Point>) -> Scene {
    marked(picture::of_table(state), from, targets)
}

/// A board with a piece and the squares that it can go to.
pub(super) fn marked(mut scene: Scene, from: Point, targets: Vec<Point>) -> Scene {
    scene.marks.selected = vec![from];
    scene.marks.targets = targets;
    scene
}

pub(super) fn in_words(locale: Locale, from: Point, piece: Piece, targets: &[Point]) -> String {
    let count = words::count(targets.len());
    let squares = words::list(locale, targets);
    catalog::reach_squares(locale, from.to_string(), Name::piece(piece), count, squares)
}
