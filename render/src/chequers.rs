//! What is drawn only on boards of squares: the chequered ground, arrows and ways along files and ranks, and for chess men
//! also along diagonals.

use std::cmp::Ordering;

use crate::{
    BoardSize, Line, Point,
    composer::Composer,
    drawings::Drawing,
    layout::Layout,
    lines::{Arrows, aslant, place_arrows},
    sprite_id::{SpriteId, Turns},
    workshop::Workshop,
};

/// The largest board whose squares have a grain: on smaller squares it would be noise around small men.
const LARGEST_WITH_GRAIN: u8 = 13;

/// The width of a square in the drawing of a leap, and the height of that drawing.
const LEAP: (u32, u32) = (100, 122);

/// The sprites of a board of squares.
#[derive(Debug)]
pub(crate) struct Chequers {
    /// The cuts of the light squares.
    light: [SpriteId; 4],
    /// The cuts of the dark squares.
    dark: [SpriteId; 4],
    arrow: Arrow,
    threat: Threat,
    way: Way,
    /// The arrows of moves and of threats that are not straight, where there are men that go like that.
    aslant: Option<[Arrows; 2]>,
}

/// The parts of the arrow of the last move, each one square long.
#[derive(Debug)]
struct Arrow {
    tail: Turns,
    shaft: Turns,
    head: Turns,
    short: Turns,
    /// Around the man on the square between, three squares long, on the left of him who leaps.
    leap: Turns,
}

/// The parts of the dashed arrow of a threat, each one square long. Its head is in the empty square that it leads to.
#[derive(Debug)]
struct Threat {
    tail: Turns,
    shaft: Turns,
    head: Turns,
}

/// The parts of an open way, each one square long.
#[derive(Debug)]
struct Way {
    start: Turns,
    through: Turns,
    end: Turns,
}

impl Chequers {
    pub(crate) fn new(shop: &mut Workshop, layout: &Layout, size: BoardSize) -> Self {
        let cell = layout.cell;
        let [light, dark] = if size.get() > LARGEST_WITH_GRAIN {
            [Drawing::LightPlain, Drawing::DarkPlain].map(|plain| [shop.square(plain, cell); 4])
        } else {
            [Drawing::LIGHT, Drawing::DARK].map(|cuts| cuts.map(|cut| shop.square(cut, cell)))
        };
        Self {
            light,
            dark,
            aslant: shop.cast.goes_aslant().then(|| aslant(shop, layout)),
            threat: Threat {
                tail: shop.turns(Drawing::ThreatTail, cell),
                shaft: shop.turns(Drawing::ThreatShaft, cell),
                head: shop.turns(Drawing::ThreatHead, cell),
            },
            arrow: Arrow {
                tail: shop.turns(Drawing::ArrowTail, cell),
                shaft: shop.turns(Drawing::ArrowShaft, cell),
                head: shop.turns(Drawing::ArrowHead, cell),
                short: shop.turns(Drawing::ArrowShort, cell),
                leap: shop.turned(Drawing::ArrowLeap, (3 * cell, cell * LEAP.1 / LEAP.0)),
            },
            way: Way {
                start: shop.turns(Drawing::WayStart, cell),
                through: shop.turns(Drawing::WayThrough, cell),
                end: shop.turns(Drawing::WayEnd, cell),
            },
        }
    }

    /// The sprites of the plain squares.
    pub(crate) fn ground(&self) -> impl Iterator<Item = SpriteId> {
        [self.light, self.dark].into_iter().flatten()
    }

    /// Places the light and dark squares, the upper left one light.
    pub(crate) fn place_ground(&self, to: &mut Composer<'_>) {
        let (columns, rows) = (&to.layout.columns, &to.layout.rows);
        for (row, top) in rows[..rows.len() - 1].iter().enumerate() {
            for (column, left) in columns[..columns.len() - 1].iter().enumerate() {
                let cuts = if (row + column) % 2 == 0 {
                    &self.light
                } else {
                    &self.dark
                };
                // All squares of a row have the same cut, so that their pixels repeat within the compressor's window.
                to.place(cuts[row % cuts.len()], (*left, *top));
            }
        }
    }

    /// Places the arrows of several hops, one after another.
    pub(crate) fn place_arrows(&self, to: &mut Composer<'_>, path: &[Point]) {
        let arrow = &self.arrow;
        for pair in path.windows(2) {
            let (from, end) = (pair[0], pair[1]);
            let Some((turn, squares)) = between(to, Line { from, to: end }) else {
                if let Some([moves, _]) = &self.aslant {
                    place_arrows([moves; 2], to, pair);
                }
                continue;
            };
            if squares.len() == 1 && to.scene.marks.leaps.contains(&Line { from, to: end }) {
                to.put_leap(arrow.leap[turn], turn, [from, end]);
            } else if let Some((last, others)) = squares.split_last() {
                to.put(arrow.tail[turn], from);
                to.put_all(arrow.shaft[turn], others);
                to.put(arrow.head[turn], *last);
            } else {
                to.put(arrow.short[turn], from);
            }
        }
    }

    /// Places the dashed arrow of a threat.
    pub(crate) fn place_threat(&self, to: &mut Composer<'_>, line: Line) {
        if let Some((turn, squares)) = between(to, line) {
            to.put(self.threat.tail[turn], line.from);
            to.put_all(self.threat.shaft[turn], &squares);
            to.put(self.threat.head[turn], line.to);
        } else if let Some([_, threats]) = &self.aslant {
            place_arrows([threats; 2], to, &[line.from, line.to]);
        }
    }

    /// Places an open way; of one that is not straight, its end.
    pub(crate) fn place_way(&self, to: &mut Composer<'_>, line: Line) {
        let way = &self.way;
        let Some((turn, squares)) = between(to, line) else {
            to.put(way.end[0], line.to);
            return;
        };
        to.put(way.start[turn], line.from);
        to.put_all(way.through[turn], &squares);
        to.put(way.end[turn], line.to);
    }
}

/// The direction of a line in the picture, in quarter turns from the right, and the squares
/// between its ends; nothing if it is not straight.
fn between(composer: &Composer<'_>, line: Line) -> Option<(usize, Vec<Point>)> {
    let step = |from: u8, to: u8| match from.cmp(&to) {
        Ordering::Less => 1,
        Ordering::Equal => 0,
        Ordering::Greater => -1,
    };
    let across = step(line.from.file(), line.to.file());
    let up = step(line.from.rank(), line.to.rank());
    let upright = match (across, up) {
        (1, 0) => 0,
        (0, -1) => 1,
        (-1, 0) => 2,
        (0, 1) => 3,
        _ => return None,
    };
    let turn = (upright + composer.scene.rotation.quarters()) % 4;
    let next = |square: &Point| {
        let file = square.file().checked_add_signed(across)?;
        let rank = square.rank().checked_add_signed(up)?;
        Point::new(file, rank).filter(|square| *square != line.to)
    };
    let squares = std::iter::successors(next(&line.from), next).collect();
    Some((turn, squares))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardSize, Rotation, Scene, cast::Cast, sheet::Sheet};

    fn way(text: &str, rotation: Rotation) -> Option<(usize, String)> {
        let mut scene = Scene::new(BoardSize::MIN);
        scene.rotation = rotation;
        let sheet = Sheet::of(scene.theme, &scene.shape, Cast::TAFL);
        let composer = Composer::new(&scene, &sheet.layout);
        let (from, to) = text.split_once('-').expect("a line");
        let square = |name: &str| name.parse::<Point>().expect("a square");
        let line = Line {
            from: square(from),
            to: square(to),
        };
        let (turn, squares) = between(&composer, line)?;
        let names: Vec<String> = squares.iter().map(Point::to_string).collect();
        Some((turn, names.join(" ")))
    }

    #[test]
    fn a_straight_line_has_a_direction_and_squares_between() {
        for (text, turn, squares) in [
            ("b2-e2", 0, "c2 d2"),
            ("b4-b2", 1, "b3"),
            ("e2-b2", 2, "d2 c2"),
            ("b2-b3", 3, ""),
        ] {
            let squares = squares.to_owned();
            let upright = Some((turn, squares.clone()));
            let turned = Some(((turn + 2) % 4, squares));
            assert_eq!(way(text, Rotation::Upright), upright, "{text}");
            assert_eq!(way(text, Rotation::HalfTurn), turned, "{text}");
        }
    }

    #[test]
    fn a_line_that_is_not_straight_has_none() {
        for text in ["a1-b2", "a1-a1", "c1-a3"] {
            assert_eq!(way(text, Rotation::Upright), None, "{text}");
        }
    }
}
