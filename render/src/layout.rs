use std::collections::BTreeMap;

use crate::{Graph, Point, Rotation, Scene, Shape};

/// The largest board of squares that is drawn in a small picture.
const LARGEST_IN_SMALL: u32 = 13;

/// The sizes of small and of large pictures, which are shown smaller and need larger signs.
const SMALL: Frame = Frame {
    width: 704,
    written: 36,
    bare: 14,
};
const LARGE: Frame = Frame {
    width: 1024,
    written: 42,
    bare: 20,
};

/// The same of pictures of boards of points.
const POINTS: Frame = Frame {
    width: 704,
    written: 38,
    bare: 13,
};
/// How much higher than wide a board of points may be.
const POINTS_HEIGHT: f32 = 1.2;
/// How much of the distance between two points a mark may fill, and how large it is at most.
const FILLED: f32 = 0.94;
const LARGEST_MARK: f32 = 96.0;
/// The space between the marks of the outermost points and the frame.
const GAP: u32 = 10;
/// About how wide the tiles are that a board of points is cut into.
const TILE: f32 = 44.0;

/// The size of a picture and its frame, in pixels.
struct Frame {
    width: u32,
    /// The narrowest side of the frame that holds coordinates.
    written: u32,
    /// A side of the frame without coordinates.
    bare: u32,
}

/// How wide the frame is on each side of the board, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Margins {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) right: u32,
    pub(crate) bottom: u32,
    /// The width for which the frame is drawn. Of narrower sides the outer part is cut off.
    pub(crate) full: u32,
}

impl Margins {
    /// Coordinates are at the left and below; where there are none, the frame is narrow.
    fn new(frame: &Frame, [files, ranks]: [bool; 2]) -> Self {
        let side = |written| if written { frame.written } else { frame.bare };
        Self {
            left: side(ranks),
            top: frame.bare,
            right: frame.bare,
            bottom: side(files),
            full: frame.written,
        }
    }
}

/// Where everything is, in pixels. Depends on the shape of the board only.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) shape: Shape,
    /// The edge of the square around a point: that of its marks.
    pub(crate) cell: u32,
    /// The edge of a man, who is in the middle of that square.
    pub(crate) man: u32,
    /// The frame.
    pub(crate) margins: Margins,
    /// The width of the picture.
    pub(crate) width: u32,
    /// The height of its part above the strip.
    pub(crate) height: u32,
    /// Where the tiles of the board begin and end.
    pub(crate) columns: Vec<u32>,
    pub(crate) rows: Vec<u32>,
    /// The middle of each point, upright.
    points: BTreeMap<Point, (u32, u32)>,
    /// The sum of the middles of two points that change places when the board is turned.
    pub(crate) turned: (u32, u32),
}

/// Where everything in the strip is, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StripLayout {
    /// The width of the whole strip.
    pub(crate) width: u32,
    /// The height of the whole strip.
    pub(crate) height: u32,
    /// The space around the fields.
    pub(crate) gap: u32,
    /// The edge of the boss in the middle.
    pub(crate) boss: u32,
    /// The edge of the winner's sign on the boss.
    pub(crate) sign: u32,
    /// The width of the laurels around the boss of a game that is over.
    pub(crate) laurel: u32,
    /// The room of the number beside the boss, which has three digits at most in nearly all games.
    pub(crate) number: u32,
    /// The height of the field of a side.
    pub(crate) panel_height: u32,
    /// The edge of the emblem of a side.
    pub(crate) emblem: u32,
    /// The edge of a captured man, or of one in hand.
    pub(crate) man: u32,
    /// The width of the tray of the men in hand.
    pub(crate) tray: u32,
    /// The edge of the sign of an action that is left.
    pub(crate) action: u32,
}

/// The layout of the strip of a picture that is so wide.
pub(crate) const fn strip(width: u32) -> StripLayout {
    let height = width / 22 + 16;
    let gap = height / 8;
    let boss = height - gap;
    let panel_height = height - gap;
    let number = panel_height * 23 / 20;
    StripLayout {
        width,
        height,
        gap,
        boss,
        sign: boss * 13 / 20,
        laurel: height * 3,
        number,
        panel_height,
        emblem: panel_height - 6,
        man: panel_height * 4 / 5,
        tray: panel_height * 11 / 5,
        action: panel_height / 3,
    }
}

impl StripLayout {
    /// The width of what is around the middle: of the boss or its laurels.
    pub(crate) const fn centre(&self, is_over: bool) -> u32 {
        if is_over { self.laurel } else { self.boss }
    }

    /// The width of the field of a side.
    pub(crate) const fn panel_width(&self, has_number: bool, is_over: bool) -> u32 {
        let number = if has_number { self.number } else { 0 };
        (self.width - 4 * self.gap - self.centre(is_over) - number) / 2
    }
}

impl Layout {
    /// The layout for a board of that shape.
    pub(crate) fn new(shape: &Shape) -> Self {
        match shape {
            Shape::Squares(size) => Self::squares(shape, size.get()),
            Shape::Points(graph) => Self::points(shape, graph),
        }
    }

    fn squares(shape: &Shape, size: u8) -> Self {
        let squares = u32::from(size);
        let frame = if squares <= LARGEST_IN_SMALL {
            &SMALL
        } else {
            &LARGE
        };
        let mut margins = Margins::new(frame, [true; 2]);
        let width = frame.width;
        let cell = (width - margins.left - margins.right) / squares;
        // The sides with coordinates get what is left.
        let written = width - margins.right - cell * squares;
        margins = Margins {
            left: written,
            bottom: written,
            full: written,
            ..margins
        };
        let edges = |begin: u32| (0..=squares).map(move |square| begin + square * cell);
        let middle = |begin: u32, index: u8| begin + u32::from(index) * cell + cell / 2;
        let points = Point::all(size).map(|point| {
            let row = size - 1 - point.rank();
            let (x, y) = (middle(margins.left, point.file()), middle(margins.top, row));
            (point, (x, y))
        });
        let both = |begin: u32| middle(begin, 0) + middle(begin, size - 1);
        Self {
            shape: shape.clone(),
            cell,
            man: cell,
            margins,
            width,
            height: width,
            columns: edges(margins.left).collect(),
            rows: edges(margins.top).collect(),
            points: points.collect(),
            turned: (both(margins.left), both(margins.top)),
        }
    }

    fn points(shape: &Shape, graph: &Graph) -> Self {
        let places = || graph.points().iter();
        let files = aligned(places().map(|(point, place)| (point.file(), place.x.into())));
        let ranks = aligned(places().map(|(point, place)| (point.rank(), place.y.into())));
        let margins = Margins::new(&POINTS, [files.is_some(), ranks.is_some()]);
        let width = POINTS.width;
        let (across, down) = (margins.left + margins.right, margins.top + margins.bottom);
        let room = width - across - 2 * GAP;
        let room = (room as f32, room as f32 * POINTS_HEIGHT);
        let size = graph.size();
        let (nearest, ..) = graph.nearest();
        // The pixels of a unit, as many as there is room for, whole if they are many.
        let fit = |mark: f32, per_unit: f32| {
            let across = (room.0 - mark) / (size.0 + per_unit);
            let down = (room.1 - mark) / (size.1 + per_unit);
            across.min(down)
        };
        let mut unit = fit(0.0, nearest * FILLED);
        if unit * nearest * FILLED > LARGEST_MARK {
            unit = fit(LARGEST_MARK, 0.0);
        }
        if unit > 16.0 {
            unit = unit.floor();
        }
        let cell = (unit * nearest * FILLED).min(LARGEST_MARK) as u32 / 2 * 2;
        let board = (
            (unit * size.0).round() as u32,
            (unit * size.1).round() as u32,
        );
        let height = board.1 + cell + down + 2 * GAP;
        let left = margins.left + (width - across - board.0) / 2;
        let top = margins.top + (height - down - board.1) / 2;
        let points = graph.points().iter().map(|&(point, place)| {
            let (x, y) = graph.offset(place);
            let middle = |begin: u32, units: f32| begin + (units * unit).round() as u32;
            (point, (middle(left, x), middle(top, y)))
        });
        Self {
            shape: shape.clone(),
            cell,
            // Five sixths, and an even number as the square has, so that he is in its middle.
            man: cell * 5 / 12 * 2,
            margins,
            width,
            height,
            columns: cuts(unit, (margins.left, width - margins.right), (left, board.0)),
            rows: cuts(unit, (margins.top, height - margins.bottom), (top, board.1)),
            points: points.collect(),
            turned: (2 * left + board.0, 2 * top + board.1),
        }
    }

    /// The layout of the strip.
    pub(crate) const fn strip(&self) -> StripLayout {
        strip(self.width)
    }

    /// How far the corners of the picture are rounded.
    pub(crate) const fn radius(&self) -> u32 {
        self.width / 64
    }

    /// The height of the picture of a scene.
    pub(crate) const fn full_height(&self, scene: &Scene) -> u32 {
        if scene.strip.is_some() {
            self.height + self.strip().height
        } else {
            self.height
        }
    }

    /// The points of the board.
    pub(crate) fn all(&self) -> impl Iterator<Item = Point> {
        self.points.keys().copied()
    }

    /// The middle of a point in the picture, if it is on the board.
    pub(crate) fn middle(&self, point: Point, rotation: Rotation) -> Option<(u32, u32)> {
        let &(x, y) = self.points.get(&point)?;
        Some(match rotation {
            Rotation::Upright => (x, y),
            Rotation::HalfTurn => (self.turned.0 - x, self.turned.1 - y),
        })
    }

    /// The upper left pixel of the square around a point, if it is on the board.
    pub(crate) fn corner(&self, point: Point, rotation: Rotation) -> Option<(u32, u32)> {
        let half = self.cell / 2;
        self.middle(point, rotation)
            .map(|(x, y)| (x.saturating_sub(half), y.saturating_sub(half)))
    }

    /// Where the files are, if each of them is a column; and where the ranks are, if each of them is a row.
    pub(crate) fn axes(&self, rotation: Rotation) -> [Option<BTreeMap<u8, u32>>; 2] {
        let middles = || {
            self.all()
                .filter_map(|point| Some((point, self.middle(point, rotation)?)))
        };
        [
            aligned(middles().map(|(point, (x, _))| (point.file(), x))),
            aligned(middles().map(|(point, (_, y))| (point.rank(), y))),
        ]
    }
}

/// The place of each number; nothing if a number is in two places.
fn aligned(mut numbers: impl Iterator<Item = (u8, u32)>) -> Option<BTreeMap<u8, u32>> {
    numbers.try_fold(BTreeMap::new(), |mut places, (number, place)| {
        let known = *places.entry(number).or_insert(place);
        (known == place).then_some(places)
    })
}

/// Where the tiles begin and end between the two sides of the frame: midway between points, if these lie on a grid.
fn cuts(unit: f32, (begin, end): (u32, u32), (first, board): (u32, u32)) -> Vec<u32> {
    let step = unit * (TILE / unit).ceil().max(1.0);
    let first = first as f32 + unit / 2.0;
    let count = ((board as f32 - unit / 4.0) / step).ceil().max(0.0) as u32;
    let inside = (0..count).map(|cut| (first + cut as f32 * step).round() as u32);
    let inside = inside.filter(|cut| (begin + 1..end).contains(cut));
    [begin].into_iter().chain(inside).chain([end]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardSize;

    #[test]
    fn the_frame_encloses_the_squares_and_holds_the_coordinates() {
        for size in BoardSize::all() {
            let layout = Layout::new(&size.into());
            let board = layout.cell * u32::from(size.get());
            let margins = layout.margins;
            for (one, other, whole) in [
                (margins.left, margins.right, layout.width),
                (margins.top, margins.bottom, layout.height),
            ] {
                assert_eq!(one + board + other, whole, "{size}");
            }
            for written in [margins.left, margins.bottom] {
                assert!((SMALL.written..60).contains(&written), "{size} {layout:?}");
            }
        }
    }

    /// Discord shows a single picture at most 350 pixels high on a desktop, so the height decides how large squares are.
    #[test]
    fn squares_are_large_where_the_height_of_a_picture_is_limited() {
        for (size, least) in [(7, 43.0), (9, 33.0), (11, 27.0), (13, 23.0), (19, 16.0)] {
            let shape = Shape::from(BoardSize::new(size).expect("a size"));
            let layout = Layout::new(&shape);
            let height = layout.height + layout.strip().height;
            let cell = layout.cell as f32 * 350.0 / height as f32;
            assert!(cell >= least, "{size}: {cell}");
        }
    }

    #[test]
    fn a_half_turn_puts_each_square_where_another_was() {
        for size in BoardSize::all() {
            let layout = Layout::new(&size.into());
            let last = size.get() - 1;
            for point in Point::all(size.get()) {
                let opposite = Point::new(last - point.file(), last - point.rank());
                let upright = opposite.and_then(|it| layout.corner(it, Rotation::Upright));
                assert_eq!(layout.corner(point, Rotation::HalfTurn), upright, "{size}");
            }
        }
    }
}
