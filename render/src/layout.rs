use std::collections::BTreeMap;

use crate::{Graph, Point, Rotation, Scene, Shape};

/// The largest board of squares that is drawn in a small picture.
const LARGEST_IN_SMALL: u32 = 13;

/// The widths of small and large pictures, each with the narrowest frame that holds the
/// coordinates, in pixels. Large ones are shown smaller, and need larger signs.
const SMALL: (u32, u32) = (704, 36);
const LARGE: (u32, u32) = (1024, 42);

/// The frame of a board of points, and how much higher than wide what it encloses may be.
const POINTS_MARGIN: u32 = 40;
const POINTS_HEIGHT: f32 = 1.2;
/// How much of the distance between two points a mark may fill, and how large it is at most.
const FILLED: f32 = 0.94;
const LARGEST_MARK: f32 = 96.0;
/// The space between the marks of the outermost points and the frame.
const GAP: u32 = 10;
/// About how wide the tiles are that a board of points is cut into.
const TILE: f32 = 44.0;

/// Where everything is, in pixels. Depends on the shape of the board only.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) shape: Shape,
    /// The edge of the square around a point: that of its marks.
    pub(crate) cell: u32,
    /// The edge of a man, who is in the middle of that square.
    pub(crate) man: u32,
    /// The width of the frame on each of the four sides of the board.
    pub(crate) margin: u32,
    /// The width of the picture.
    pub(crate) width: u32,
    /// The height of its part above the strip.
    pub(crate) height: u32,
    /// Where the tiles of the board begin and end.
    pub(crate) columns: Vec<u32>,
    pub(crate) rows: Vec<u32>,
    /// The middle of each point, upright.
    points: BTreeMap<Point, (u32, u32)>,
}

/// Where everything in the strip is, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StripLayout {
    /// The height of the whole strip.
    pub(crate) height: u32,
    /// The space around the fields.
    pub(crate) gap: u32,
    /// The edge of the boss in the middle.
    pub(crate) boss: u32,
    /// The edge of the winner's sign on the boss.
    pub(crate) sign: u32,
    /// The width of the field of a side.
    pub(crate) panel_width: u32,
    /// The same if there is a number beside the boss.
    pub(crate) short_panel_width: u32,
    /// The room of that number, which has three digits at most in nearly all games.
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
    let height = width / 16 + 20;
    let gap = height / 8;
    let boss = height - gap;
    let panel_height = height - gap;
    let number = panel_height * 23 / 20;
    StripLayout {
        height,
        gap,
        boss,
        sign: boss * 13 / 20,
        panel_width: (width - 4 * gap - boss) / 2,
        short_panel_width: (width - 4 * gap - boss - number) / 2,
        number,
        panel_height,
        emblem: panel_height - 6,
        man: panel_height * 7 / 10,
        tray: panel_height * 11 / 5,
        action: panel_height / 3,
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
        let (width, narrowest) = if squares <= LARGEST_IN_SMALL {
            SMALL
        } else {
            LARGE
        };
        // The largest square that leaves the same frame on both sides.
        let mut cell = (width - 2 * narrowest) / squares;
        if !(width - cell * squares).is_multiple_of(2) {
            cell -= 1;
        }
        let margin = (width - cell * squares) / 2;
        let edges: Vec<u32> = (0..=squares).map(|square| margin + square * cell).collect();
        let points = Point::all(size).map(|point| {
            let middle = |index: u8| margin + u32::from(index) * cell + cell / 2;
            let row = size - 1 - point.rank();
            (point, (middle(point.file()), middle(row)))
        });
        Self {
            shape: shape.clone(),
            cell,
            man: cell,
            margin,
            width,
            height: width,
            columns: edges.clone(),
            rows: edges,
            points: points.collect(),
        }
    }

    fn points(shape: &Shape, graph: &Graph) -> Self {
        let (width, margin) = (SMALL.0, POINTS_MARGIN);
        let room = width - 2 * (margin + GAP);
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
        let height = board.1 + cell + 2 * (margin + GAP);
        let (left, top) = ((width - board.0) / 2, (height - board.1) / 2);
        let points = graph.points().iter().map(|&(point, place)| {
            let (x, y) = graph.offset(place);
            let middle = |begin: u32, units: f32| begin + (units * unit).round() as u32;
            (point, (middle(left, x), middle(top, y)))
        });
        Self {
            shape: shape.clone(),
            cell,
            man: cell * 4 / 5,
            margin,
            width,
            height,
            columns: cuts(unit, (margin, left), (board.0, width)),
            rows: cuts(unit, (margin, top), (board.1, height)),
            points: points.collect(),
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
            // Of an even number of pixels, the middle is the one after the half.
            Rotation::HalfTurn => {
                let odd = self.cell % 2;
                (self.width - x - odd, self.height - y - odd)
            }
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
fn cuts(unit: f32, (margin, first): (u32, u32), (board, whole): (u32, u32)) -> Vec<u32> {
    let step = unit * (TILE / unit).ceil().max(1.0);
    let begin = first as f32 + unit / 2.0;
    let count = ((board as f32 - unit / 4.0) / step).ceil().max(0.0) as u32;
    let inside = (0..count).map(|cut| (begin + cut as f32 * step).round() as u32);
    let inside = inside.filter(|cut| (margin + 1..whole - margin).contains(cut));
    [margin]
        .into_iter()
        .chain(inside)
        .chain([whole - margin])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardSize;

    #[test]
    fn the_frame_is_the_same_on_both_sides_and_holds_the_coordinates() {
        for size in BoardSize::all() {
            let layout = Layout::new(&size.into());
            let board = layout.cell * u32::from(size.get());
            assert_eq!(board + 2 * layout.margin, layout.width, "{size}");
            assert!((SMALL.1..60).contains(&layout.margin), "{size} {layout:?}");
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
