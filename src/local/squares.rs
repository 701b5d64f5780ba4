//! The squares over the picture of a board, which are clicked to move.

use raichi_render::Scene;
use raichi_rules::{Game, Ply, Point};

use crate::{
    games::GameState,
    locale::Locale,
    text::{self, ChannelWords},
};

/// The squares over the picture of a game in which the seat is to move.
#[derive(Debug, Hash)]
pub(super) struct SquaresView {
    pub(super) game: i64,
    pub(super) size: u8,
    /// The points that were chosen where there is no script: that of the piece, and those of a chain that it has gone to.
    pub(super) from: Option<String>,
    pub(super) squares: Vec<SquareView>,
}

/// A square.
#[derive(Debug, Hash)]
pub(super) struct SquareView {
    pub(super) name: String,
    /// Its name with the piece on it.
    pub(super) label: String,
    /// The squares that its piece can go to, separated by blanks.
    pub(super) targets: String,
    /// Its label as a target.
    pub(super) as_target: String,
    pub(super) enabled: bool,
    pub(super) look: &'static str,
}

impl SquareView {
    /// Whether there is nothing on the square and nothing to do with it, so that it need not be read out.
    pub(super) fn is_idle(&self) -> bool {
        !self.enabled && self.label == self.name
    }
}

/// The squares of a game in the order of its picture, after some points were chosen.
pub(super) fn squares(
    locale: Locale,
    scene: &Scene,
    state: &GameState,
    chosen: Option<Ply>,
) -> SquaresView {
    let board = state.board();
    let path = chosen.filter(|path| !board.continuations(path.points()).is_none());
    let chosen = path.as_ref().map_or(&[][..], Ply::points);
    let next = board.continuations(chosen).next;
    let squares = in_picture(scene).into_iter();
    SquaresView {
        game: state.id.0,
        size: scene.shape.files_and_ranks().0,
        squares: squares
            .map(|square| view(locale, board, square, chosen, &next))
            .collect(),
        from: path.map(|path| path.to_string()),
    }
}

/// A square, after some points were chosen, which the `next` ones may follow.
fn view(
    locale: Locale,
    board: &Game,
    square: Point,
    chosen: &[Point],
    next: &[Point],
) -> SquareView {
    let piece = board.piece_at(square);
    let alone = board.continuations(&[square]);
    let targets = alone.next;
    let name = square.to_string();
    // A point that is a ply by itself goes nowhere else: it is played at once.
    let is_target = if chosen.is_empty() {
        alone.whole.is_some() && targets.is_empty()
    } else {
        next.contains(&square)
    };
    let look = match (
        is_target,
        chosen.last() == Some(&square),
        targets.is_empty(),
    ) {
        (true, ..) => "target",
        (_, true, _) => "selected",
        (.., false) => "piece",
        _ => "",
    };
    let label = match piece {
        Some(piece) if targets.is_empty() => text::square_with(locale, square, piece),
        Some(piece) => text::piece_to_move(locale, square, piece, targets.len()),
        None => name.clone(),
    };
    let targets: Vec<_> = targets.iter().map(ToString::to_string).collect();
    SquareView {
        as_target: ChannelWords(locale).target(&name),
        enabled: !look.is_empty(),
        targets: targets.join(" "),
        name,
        label,
        look,
    }
}

/// The squares of a picture, row by row from its upper left.
fn in_picture(scene: &Scene) -> Vec<Point> {
    let (files, ranks) = scene.shape.files_and_ranks();
    let rotation = scene.rotation;
    let squares = (0..ranks).rev().flat_map(|row| {
        let rank = rotation.fold(row, ranks);
        (0..files).map(move |column| Point::new(rotation.fold(column, files), rank))
    });
    squares.flatten().collect()
}
