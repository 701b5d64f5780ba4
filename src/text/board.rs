//! The board as text, for those who do not see pictures and for channels where none may be attached.
//!
//! It says what a [`Scene`] shows. First comes a key, in which each kind of piece stands with its squares: a user who
//! listens to the message hears where everything stands before the drawing begins, and can stop there. The
//! drawing has letters and signs of ASCII alone, since other signs are not as wide as these in the fonts of
//! phones, and lines that a phone need not break.

use std::collections::BTreeMap;

use raichi_render::{Graph, Ground, Label, Point, Rotation, Scene, Shape, Sprite};

use super::{
    catalog::{self, Name},
    family_names, words,
};
use crate::locale::Locale;

/// How many characters a message may have.
pub(super) const ROOM: usize = 2000;
/// How many characters a line may have before a phone breaks it.
const COLUMNS: usize = 40;

const EMPTY: char = '.';
const CAPTURED: char = 'x';

/// A text with the board of a scene below it, at most as long as a message may be. Where there is no room for all
/// of it, the squares of the pieces are left out, and if that is not enough, the board.
pub(super) fn with_board(locale: Locale, text: &str, scene: &Scene) -> String {
    let signs = Signs::new(locale, scene);
    let drawing = format!("```\n{}```", signs.drawing(scene));
    if text.contains(&drawing) {
        return text.to_owned();
    }
    [Places::Said, Places::LeftOut]
        .map(|places| {
            let key = signs.key(locale, scene, places).join("\n");
            format!("{text}\n{key}\n{drawing}")
        })
        .into_iter()
        .find(|whole| whole.chars().count() <= ROOM)
        .unwrap_or_else(|| text.to_owned())
}

/// The board of a scene as a drawing with the key to its signs below it, without markup.
pub fn drawing(locale: Locale, scene: &Scene) -> String {
    let signs = Signs::new(locale, scene);
    let key = signs.key(locale, scene, Places::LeftOut).join("\n");
    format!("{}\n{}\n", signs.drawing(scene), key.replace('`', ""))
}

/// Whether a key says where the pieces stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Places {
    Said,
    LeftOut,
}

/// What stands on each point of the drawing.
struct Signs(BTreeMap<Point, char>);

impl Signs {
    fn new(locale: Locale, scene: &Scene) -> Self {
        let mut signs = Self(BTreeMap::new());
        let (files, ranks) = scene.shape.files_and_ranks();
        let points = (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
        let points = points.filter_map(|(file, rank)| Point::new(file, rank));
        for point in points.filter(|point| scene.shape.contains(*point)) {
            signs.0.insert(point, EMPTY);
        }
        // What lies below comes first.
        for &(square, ground) in &scene.ground {
            if let Some(sign) = ground.sign() {
                signs.put(square, sign);
            }
        }
        for &(square, _) in &scene.marks.captured {
            signs.put(square, CAPTURED);
        }
        for &(square, sprite) in &scene.men {
            signs.put(square, letter(locale, scene, sprite));
        }
        signs
    }

    fn put(&mut self, square: Point, sign: char) {
        if let Some(found) = self.0.get_mut(&square) {
            *found = sign;
        }
    }

    fn shows(&self, sign: char) -> bool {
        self.0.values().any(|&found| found == sign)
    }

    /// What the signs mean that the drawing has, a line for each kind of piece and one for the rest.
    fn key(&self, locale: Locale, scene: &Scene, places: Places) -> Vec<String> {
        let mut lines: Vec<_> = scene
            .labels
            .iter()
            .filter_map(|(sprite, label)| {
                let squares = squares_of(scene, *sprite);
                if squares.is_empty() {
                    return None;
                }
                let sign = letter(locale, scene, *sprite).to_string();
                let count = words::count(squares.len());
                let pieces =
                    catalog::board_pieces(locale, sign, family_names::labelled(label, count));
                Some(match places {
                    Places::Said => {
                        catalog::board_where(locale, pieces, words::list(locale, squares))
                    }
                    Places::LeftOut => pieces,
                })
            })
            .collect();
        if places == Places::LeftOut {
            lines = vec![lines.join(" · ")];
        }
        lines.retain(|line| !line.is_empty());
        let mut rest: Vec<_> = Ground::ALL
            .into_iter()
            .rev()
            .filter_map(|ground| Some((ground, ground.sign()?)))
            .filter(|&(_, sign)| self.shows(sign))
            .map(|(ground, sign)| {
                catalog::board_ground(locale, sign.to_string(), Name::ground(ground.code()))
            })
            .collect();
        if self.shows(CAPTURED) {
            rest.push(catalog::board_captured(locale, CAPTURED.to_string()));
        }
        if !scene.marks.last_move.is_empty() {
            rest.push(catalog::board_last_move(locale));
        }
        if !rest.is_empty() {
            lines.push(rest.join(" · "));
        }
        let more = [in_hand(locale, scene), actions(locale, scene)];
        let more: Vec<_> = more.into_iter().flatten().collect();
        if !more.is_empty() {
            lines.push(more.join(" "));
        }
        lines
    }

    /// The board with coordinates; the squares of the last move stand in brackets.
    fn drawing(&self, scene: &Scene) -> String {
        let (_, ranks) = scene.shape.files_and_ranks();
        let grid = Grid::of(scene);
        let margin = if ranks < 10 { 1 } else { 2 };
        let mut drawn = String::new();
        for row in (0..ranks).rev() {
            let rank = scene.rotation.fold(row, ranks);
            let mut line = format!("{:>margin$}", rank + 1);
            let mut row = vec![' '; grid.width];
            let on_rank = self.0.iter().filter(|(point, _)| point.rank() == rank);
            for (point, sign) in on_rank.clone() {
                let at = grid.column(*point);
                row[at] = *sign;
                if is_marked(scene, *point) {
                    row[at - 1] = if row[at - 1] == ']' { '|' } else { '[' };
                    row[at + 1] = if row[at + 1] == '[' { '|' } else { ']' };
                }
            }
            line.extend(&row);
            // On the largest board there is no room for the last bracket, and it is clear without.
            line.truncate(COLUMNS);
            if grid.is_slanted {
                let mut files: Vec<_> = on_rank.map(|(point, _)| *point).collect();
                files.sort_by_key(|point| grid.column(*point));
                line.extend(files.into_iter().map(|point| file_letter(point.file())));
            } else {
                line.truncate(
                    line.trim_end_matches(' ')
                        .len()
                        .max(margin + grid.width - 1),
                );
            }
            drawn += &line;
            drawn.push('\n');
        }
        if !grid.is_slanted {
            drawn += &" ".repeat(margin);
            drawn += &grid.letters(scene);
            drawn.push('\n');
        }
        drawn
    }
}

/// In which column of the drawing each point stands. There is room for a bracket at both sides of it.
struct Grid {
    columns: BTreeMap<Point, usize>,
    /// How many columns there are.
    width: usize,
    /// Whether the points of a file do not stand below each other.
    is_slanted: bool,
}

impl Grid {
    fn of(scene: &Scene) -> Self {
        match &scene.shape {
            Shape::Points(graph) if is_slanted(graph) => Self::slanted(scene, graph),
            shape => Self::straight(scene, shape.files_and_ranks()),
        }
    }

    fn straight(scene: &Scene, (files, ranks): (u8, u8)) -> Self {
        let column = |file: u8| 1 + 2 * usize::from(scene.rotation.fold(file, files));
        let points = (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
        let points = points.filter_map(|(file, rank)| Point::new(file, rank));
        Self {
            columns: points.map(|point| (point, column(point.file()))).collect(),
            width: 1 + 2 * usize::from(files),
            is_slanted: false,
        }
    }

    /// Each point stands as far to the right as in the picture, and the files are named at the end of each rank.
    fn slanted(scene: &Scene, graph: &Graph) -> Self {
        const LAST: u16 = 30;
        let extent = graph.points().iter().map(|(_, place)| place.x).max();
        let extent = extent.unwrap_or(0).max(1);
        let column = |x: u16| {
            let x = match scene.rotation {
                Rotation::Upright => x,
                Rotation::HalfTurn => extent - x.min(extent),
            };
            let scaled = (u32::from(x) * u32::from(LAST) * 2 / u32::from(extent)).div_ceil(2);
            1 + usize::try_from(scaled).unwrap_or_default()
        };
        let points = graph.points().iter();
        Self {
            columns: points
                .map(|(point, place)| (*point, column(place.x)))
                .collect(),
            width: usize::from(LAST) + 3,
            is_slanted: true,
        }
    }

    fn column(&self, point: Point) -> usize {
        self.columns.get(&point).copied().unwrap_or(1)
    }

    /// The letters of the files, below their columns.
    fn letters(&self, scene: &Scene) -> String {
        let (files, _) = scene.shape.files_and_ranks();
        let files = (0..files).map(|column| scene.rotation.fold(column, files));
        files.flat_map(|file| [' ', file_letter(file)]).collect()
    }
}

/// Whether the points of some file do not stand below each other.
fn is_slanted(graph: &Graph) -> bool {
    let mut files = BTreeMap::new();
    graph.points().iter().any(|(point, place)| {
        let x = *files.entry(point.file()).or_insert(place.x);
        x != place.x
    })
}

fn file_letter(file: u8) -> char {
    char::from(b'a'.saturating_add(file))
}

/// The pieces in hand, if there are any.
fn in_hand(locale: Locale, scene: &Scene) -> Option<String> {
    let strip = scene.strip.as_ref()?;
    let fields = [&strip.left, &strip.right].into_iter();
    let in_hand = fields.flat_map(|field| &field.in_hand);
    let counted: Vec<_> = in_hand
        .filter_map(|(sprite, count)| {
            let name = family_names::labelled(label(scene, *sprite)?, u32::from(*count));
            Some(catalog::pieces_counted(locale, name))
        })
        .collect();
    (!counted.is_empty()).then(|| catalog::pieces_in_hand(locale, words::list(locale, counted)))
}

/// How many actions are left, where a turn has several.
fn actions(locale: Locale, scene: &Scene) -> Option<String> {
    let left = scene.strip.as_ref()?.actions_left?;
    Some(catalog::actions_left(locale, u32::from(left)))
}

fn label(scene: &Scene, sprite: Sprite) -> Option<&Label> {
    let mut labels = scene.labels.iter();
    labels
        .find(|(found, _)| *found == sprite)
        .map(|(_, label)| label)
}

fn letter(locale: Locale, scene: &Scene, sprite: Sprite) -> char {
    let letter = label(scene, sprite).map(|label| {
        let name = family_names::labelled(label, 1);
        catalog::board_letter(locale, name)
    });
    letter
        .and_then(|letter| letter.chars().next())
        .unwrap_or(EMPTY)
}

/// The squares of the pieces of a kind, file by file.
fn squares_of(scene: &Scene, sprite: Sprite) -> Vec<Point> {
    let of_kind = scene.men.iter().filter(|&&(_, found)| found == sprite);
    let mut squares: Vec<_> = of_kind.map(|&(square, _)| square).collect();
    squares.sort_unstable_by_key(|square| (square.file(), square.rank()));
    squares
}

fn is_marked(scene: &Scene, point: Point) -> bool {
    scene.marks.last_move.contains(&point)
}

#[cfg(test)]
mod tests;
