//! The squares or points over the picture of a board, which are clicked to move.

use raichi_render::{Scene, point_areas};
use raichi_rules::{Game, Ply, Point};

use super::board_classes;
use crate::{
    locale::Locale,
    reply::{Picture, Shows},
    text::{self, ChannelWords},
};

/// The squares over the picture of a game in which the seat is to move.
#[derive(Debug, Hash)]
pub(crate) struct SquaresView {
    pub(crate) of: SquaresOf,
    /// The form's id is this after `squares-`.
    pub(crate) id: String,
    /// Where a click is sent.
    pub(crate) action: String,
    /// The classes that place the squares over the picture.
    pub(crate) classes: String,
    /// The points that were chosen: that of the piece, and those of a chain that it has gone to.
    pub(crate) from: Option<String>,
    /// The target squares after which the ply goes on, separated by blanks.
    pub(crate) on: String,
    /// The ply that is legal although more could be chosen: a chain that may stop, or the end of a turn.
    pub(crate) whole: Option<WholeView>,
    pub(crate) squares: Vec<SquareView>,
}

/// What the squares belong to.
#[derive(Debug, Hash)]
pub(crate) enum SquaresOf {
    /// The game with this number.
    Game(i64),
    /// The private message with this number, which asks for a move.
    Aside(u64),
    /// An analysis.
    Analysis,
}

impl SquaresView {
    /// The number of the game; 0 for a board that belongs to none.
    pub(crate) fn game(&self) -> u32 {
        match self.of {
            SquaresOf::Game(game) => u32::try_from(game).unwrap_or_default(),
            SquaresOf::Aside(_) | SquaresOf::Analysis => 0,
        }
    }

    /// Whether there is a button for a ply that has been chosen as a whole, or will be for one of the next clicks.
    pub(crate) fn has_whole_plies(&self) -> bool {
        self.whole.is_some() || self.squares.iter().any(|square| !square.on.is_empty())
    }
}

/// A button for a ply that has been chosen as a whole.
#[derive(Debug, Hash)]
pub(crate) struct WholeView {
    pub(crate) ply: String,
    pub(crate) label: String,
    pub(crate) look: &'static str,
}

/// A square.
#[derive(Debug, Hash)]
pub(crate) struct SquareView {
    pub(crate) name: String,
    /// Its name with the piece on it.
    pub(crate) label: String,
    /// The squares that its piece can go to, separated by blanks.
    pub(crate) targets: String,
    /// Those of them after which the ply goes on.
    pub(crate) on: String,
    /// Its label as a target.
    pub(crate) as_target: String,
    pub(crate) enabled: bool,
    pub(crate) look: &'static str,
}

impl SquareView {
    /// Whether there is nothing on the square and nothing to do with it, so that it need not be read out.
    pub(crate) fn is_idle(&self) -> bool {
        !self.enabled && self.label == self.name
    }
}

/// The first scene of a picture, if it shows boards.
pub(crate) fn scene(picture: &Picture) -> Option<&Scene> {
    match &picture.shows {
        Shows::Board(scene) => Some(scene),
        Shows::Game(scenes) => scenes.first(),
        Shows::Course(_) | Shows::Chart(_) | Shows::Gallery(_) | Shows::Table(_) => None,
    }
}

/// The squares of a game in the order of its picture, after some points were chosen.
pub(crate) fn squares(
    locale: Locale,
    (of, id, action): (SquaresOf, String, String),
    scene: &Scene,
    board: &Game,
    chosen: Option<Ply>,
) -> SquaresView {
    let path = chosen.filter(|path| !board.continuations(path.points()).is_none());
    let chosen = path.as_ref().map_or(&[][..], Ply::points);
    let found = board.continuations(chosen);
    let middles = point_areas(&scene.shape, scene.rotation).middles;
    let views = middles.into_iter();
    let views = views.map(|(square, _)| view(locale, board, square, chosen, &found.next));
    SquaresView {
        of,
        id,
        action,
        classes: board_classes(scene),
        squares: views.collect(),
        on: match chosen {
            [] => String::new(),
            chosen => going_on(board, chosen, &found.next),
        },
        // A piece that is put on the board by one click needs no button.
        whole: found
            .whole
            .filter(|ply| ply.points().len() != 1)
            .map(|ply| WholeView {
                ply: ply.to_string(),
                label: text::whole_ply(locale, ply),
                look: if chosen.is_empty() {
                    "plain"
                } else {
                    "primary"
                },
            }),
        from: path.map(|path| path.to_string()),
    }
}

/// Those of the points that may follow a path after which the ply goes on.
fn going_on(board: &Game, path: &[Point], next: &[Point]) -> String {
    let goes_on = |to: &&Point| {
        let found = board.continuations(&[path, &[**to]].concat());
        !found.next.is_empty()
    };
    names(next.iter().filter(goes_on))
}

fn names<'a>(points: impl IntoIterator<Item = &'a Point>) -> String {
    let names: Vec<_> = points.into_iter().map(ToString::to_string).collect();
    names.join(" ")
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
    let look = match chosen {
        _ if is_target => "target",
        [.., last] if *last == square => "selected",
        [passed @ .., _] if passed.contains(&square) => "passed",
        _ if !targets.is_empty() => "piece",
        _ => "",
    };
    let label = match piece {
        Some(piece) if targets.is_empty() => text::square_with(locale, square, piece),
        Some(piece) => text::piece_to_move(locale, square, piece, targets.len()),
        None => name.clone(),
    };
    SquareView {
        as_target: ChannelWords(locale).target(&name),
        // A point that was passed can be chosen anew if its piece has not.
        enabled: !look.is_empty() && (look != "passed" || !targets.is_empty()),
        on: going_on(board, &[square], &targets),
        targets: names(&targets),
        name,
        label,
        look,
    }
}
