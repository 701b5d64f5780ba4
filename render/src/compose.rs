//! Says which sprites a picture is put together from, and where each lies.

use std::cmp::Ordering;

use raichi_rules::tafl::{Side, Square};

use crate::{
    Line, Scene,
    canvas::Placed,
    layout::Layout,
    sheet::{Parts, SpriteId},
    strip::{self, Lit},
};

/// The sprites of the picture of a scene, each over those before it. The first of them leave nothing
/// of the picture open.
pub(crate) fn compose(
    scene: &Scene,
    layout: Layout,
    parts: &Parts,
    lit: Lit,
) -> Vec<Placed<SpriteId>> {
    let mut composer = Composer {
        scene,
        layout,
        parts,
        placed: Vec::with_capacity(512),
    };
    composer.frame();
    composer.plain_squares();
    composer.coordinates();
    composer.squares();
    composer.ways();
    composer.last_move();
    composer.pieces();
    composer.targets();
    if let Some(strip) = scene.strip {
        strip::place(&mut composer.placed, layout, &parts.strip, strip, lit);
    }
    composer.placed
}

/// A picture in the making.
struct Composer<'a> {
    scene: &'a Scene,
    layout: Layout,
    parts: &'a Parts,
    placed: Vec<Placed<SpriteId>>,
}

impl Composer<'_> {
    fn place(&mut self, what: SpriteId, (x, y): (u32, u32)) {
        self.placed.push(Placed { what, x, y });
    }

    /// Places a sprite on a square, if the square is on the board.
    fn put(&mut self, sprite: SpriteId, square: Square) {
        if let Some(place) = self.layout.column_and_row(square, self.scene.bottom) {
            self.place(sprite, self.layout.corner(place));
        }
    }

    /// The four sides and corners of the frame, from the upper side and the upper left clockwise.
    fn frame(&mut self) {
        let margin = self.layout.margin;
        let far = self.layout.width - margin;
        let sides = [(margin, 0), (far, margin), (margin, far), (0, margin)];
        let corners = [(0, 0), (far, 0), (far, far), (0, far)];
        let parts = self.parts;
        for (sprite, place) in parts.frame_sides.into_iter().zip(sides) {
            self.place(sprite, place);
        }
        for (sprite, place) in parts.frame_corners.into_iter().zip(corners) {
            self.place(sprite, place);
        }
    }

    /// The light and dark squares, the upper left one light.
    fn plain_squares(&mut self) {
        let squares = self.layout.squares;
        for (row, column) in (0..squares).flat_map(|row| (0..squares).map(move |col| (row, col))) {
            let cuts = if (row + column) % 2 == 0 {
                &self.parts.light
            } else {
                &self.parts.dark
            };
            // One cut in a row, another in the next: the compressor, which sees about a row of
            // squares at once, finds the same pixels again.
            let cut = cuts[row as usize % cuts.len()];
            self.place(cut, self.layout.corner((column, row)));
        }
    }

    fn put_all(&mut self, sprite: SpriteId, squares: &[Square]) {
        for &square in squares {
            self.put(sprite, square);
        }
    }

    /// The letters and numbers on all four sides.
    fn coordinates(&mut self) {
        let (layout, parts) = (self.layout, self.parts);
        // The wood of the frame is on the outer part of the margin, the inlay on the inner.
        let near = layout.margin * 45 / 100;
        let far = layout.width - near;
        for index in 0..layout.squares {
            let middle = layout.margin + index * layout.cell + layout.cell / 2;
            let number = match self.scene.bottom {
                Side::Attackers => index,
                Side::Defenders => layout.squares - 1 - index,
            };
            let file =
                char::from_u32(u32::from('a') + number).map_or_else(String::new, String::from);
            let rank = (layout.squares - number).to_string();
            for edge in [near, far] {
                self.placed
                    .extend(parts.glyphs.centred(&file, middle, edge));
                self.placed
                    .extend(parts.glyphs.centred(&rank, edge, middle));
            }
        }
    }

    /// The special squares and the marks that lie below the pieces.
    fn squares(&mut self) {
        let (scene, parts) = (self.scene, self.parts);
        let marks = &scene.marks;
        self.put_all(parts.start, &scene.starts);
        self.put_all(parts.camp, &scene.camps);
        self.put_all(parts.corner, &scene.corners);
        self.put_all(parts.throne, &scene.throne);
        if let Some(Line { from, to }) = marks.last_move {
            self.put(parts.from, from);
            self.put(parts.to, to);
        }
        if let Some(square) = marks.selected {
            self.put(parts.selected, square);
        }
        if let Some(square) = marks.danger {
            self.put(parts.danger, square);
        }
        if let Some(finish) = marks.finish {
            let ground = match finish.winner {
                Side::Attackers => parts.fallen,
                Side::Defenders => parts.escaped,
            };
            self.put(ground, finish.square);
        }
    }

    /// The ways on which the king can escape.
    fn ways(&mut self) {
        let way = &self.parts.way;
        for &line in &self.scene.marks.open_lines {
            let Some((turn, squares)) = self.between(line) else {
                self.put(way.end[0], line.to);
                continue;
            };
            self.put(way.start[turn], line.from);
            for square in squares {
                self.put(way.through[turn], square);
            }
            self.put(way.end[turn], line.to);
        }
    }

    fn pieces(&mut self) {
        let (scene, parts) = (self.scene, self.parts);
        for &(square, piece) in &scene.marks.captured {
            self.put(parts.ghosts.of(piece), square);
            let fallen = scene
                .marks
                .finish
                .is_some_and(|finish| finish.square == square);
            self.put(if fallen { parts.axes } else { parts.cross }, square);
        }
        for &(square, piece) in &scene.pieces {
            self.put(parts.on_board.of(piece), square);
        }
    }

    /// The arrow of the last move.
    fn last_move(&mut self) {
        let arrow = &self.parts.arrow;
        let Some(line) = self.scene.marks.last_move else {
            return;
        };
        let Some((turn, squares)) = self.between(line) else {
            return;
        };
        let Some((last, others)) = squares.split_last() else {
            self.put(arrow.short[turn], line.from);
            return;
        };
        self.put(arrow.tail[turn], line.from);
        self.put_all(arrow.shaft[turn], others);
        self.put(arrow.head[turn], *last);
    }

    fn targets(&mut self) {
        let parts = self.parts;
        self.put_all(parts.target, &self.scene.marks.targets);
    }

    /// The direction of a line in the picture, in quarter turns from the right, and the squares
    /// between its ends; nothing if it is not straight.
    fn between(&self, line: Line) -> Option<(usize, Vec<Square>)> {
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
        let turn = match self.scene.bottom {
            Side::Attackers => upright,
            Side::Defenders => (upright + 2) % 4,
        };
        let next = |square: &Square| {
            let file = square.file().checked_add_signed(across)?;
            let rank = square.rank().checked_add_signed(up)?;
            Square::new(file, rank).filter(|square| *square != line.to)
        };
        let squares = std::iter::successors(next(&line.from), next).collect();
        Some((turn, squares))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardSize, sheet::Sheet};

    fn between(text: &str, bottom: Side) -> Option<(usize, String)> {
        let mut scene = Scene::new(BoardSize::MIN);
        scene.bottom = bottom;
        let sheet = Sheet::of(scene.theme, scene.size);
        let composer = Composer {
            scene: &scene,
            layout: sheet.layout,
            parts: &sheet.parts,
            placed: Vec::new(),
        };
        let (from, to) = text.split_once('-').expect("a line");
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let line = Line {
            from: square(from),
            to: square(to),
        };
        let (turn, squares) = composer.between(line)?;
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
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
            assert_eq!(between(text, Side::Attackers), upright, "{text}");
            assert_eq!(between(text, Side::Defenders), turned, "{text}");
        }
    }

    #[test]
    fn a_line_that_is_not_straight_has_none() {
        for text in ["a1-b2", "a1-a1", "c1-a3"] {
            assert_eq!(between(text, Side::Attackers), None, "{text}");
        }
    }
}
