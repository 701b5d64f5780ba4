//! Decides which sprites a picture is put together from, and where each lies.

use crate::{
    Point, Scene, Sprite,
    canvas::Placed,
    layout::Layout,
    sheet::{Men, Parts, SpriteId},
    strip::{self, Lit},
};

/// The sprites of the picture of a scene from bottom to top. The lowest cover the whole picture.
pub(crate) fn compose(
    scene: &Scene,
    layout: &Layout,
    parts: &Parts,
    lit: Lit,
) -> Vec<Placed<SpriteId>> {
    let mut placed = compose_plain(scene, layout, parts);
    placed.extend(compose_on_plain(scene, layout, parts, lit));
    placed
}

/// The sprites of the frame, the plain board and its coordinates. They depend on nothing of the scene but its rotation.
pub(crate) fn compose_plain(
    scene: &Scene,
    layout: &Layout,
    parts: &Parts,
) -> Vec<Placed<SpriteId>> {
    let mut composer = Composer::new(scene, layout, parts);
    composer.frame();
    parts.board.place_ground(&mut composer);
    composer.coordinates();
    composer.placed
}

/// The sprites on the plain board, and those of the strip.
pub(crate) fn compose_on_plain(
    scene: &Scene,
    layout: &Layout,
    parts: &Parts,
    lit: Lit,
) -> Vec<Placed<SpriteId>> {
    let mut composer = Composer::new(scene, layout, parts);
    composer.ground();
    parts.board.place_lines(&mut composer);
    composer.marks_below();
    composer.ways();
    composer.arrows();
    composer.men();
    composer.put_all(parts.target, &scene.marks.targets);
    composer.alert();
    if let Some(strip) = &scene.strip {
        strip::place(&mut composer.placed, layout, &parts.strip, strip, lit);
    }
    composer.placed
}

/// A picture in the making.
pub(crate) struct Composer<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) layout: &'a Layout,
    parts: &'a Parts,
    pub(crate) placed: Vec<Placed<SpriteId>>,
}

impl<'a> Composer<'a> {
    pub(crate) fn new(scene: &'a Scene, layout: &'a Layout, parts: &'a Parts) -> Self {
        Self {
            scene,
            layout,
            parts,
            placed: Vec::with_capacity(512),
        }
    }

    /// Places a sprite with its upper left pixel there.
    pub(crate) fn place(&mut self, what: SpriteId, (x, y): (u32, u32)) {
        self.placed.push(Placed { what, x, y });
    }

    /// Places a sprite in the middle of a point, if the point is on the board.
    pub(crate) fn put(&mut self, sprite: SpriteId, point: Point) {
        if let Some((x, y)) = self.layout.corner(point, self.scene.rotation) {
            let inset = self.layout.cell.saturating_sub(sprite.width) / 2;
            self.place(sprite, (x + inset, y + inset));
        }
    }

    /// Places the arrow of a leap from one square to the next but one, whose arc is at the left of him who leaps. `turn` counts
    /// the quarters of its direction from the right.
    pub(crate) fn put_leap(&mut self, arc: SpriteId, turn: usize, ends: [Point; 2]) {
        let corner = |point| self.layout.corner(point, self.scene.rotation);
        let [Some(from), Some(to)] = ends.map(corner) else {
            return;
        };
        let (left, top) = (from.0.min(to.0), from.1.min(to.1));
        let cell = self.layout.cell;
        // The arc reaches beyond the row or file, to the side on which it bends.
        let beyond = arc.width.min(arc.height).saturating_sub(cell);
        let place = match turn {
            0 => (left, top.saturating_sub(beyond)),
            3 => (left.saturating_sub(beyond), top),
            _ => (left, top),
        };
        self.place(arc, place);
    }

    pub(crate) fn put_all(&mut self, sprite: SpriteId, points: &[Point]) {
        for &point in points {
            self.put(sprite, point);
        }
    }

    /// The four sides and corners of the frame, from the upper side and the upper left clockwise.
    fn frame(&mut self) {
        let margins = self.layout.margins;
        let (left, top) = (margins.left, margins.top);
        let right = self.layout.width - margins.right;
        let low = self.layout.height - margins.bottom;
        let sides = [(left, 0), (right, top), (left, low), (0, top)];
        let corners = [(0, 0), (right, 0), (right, low), (0, low)];
        let parts = self.parts;
        for (sprite, place) in parts.frame_sides.into_iter().zip(sides) {
            self.place(sprite, place);
        }
        for (sprite, place) in parts.frame_corners.into_iter().zip(corners) {
            self.place(sprite, place);
        }
    }

    /// The letters below the board and the numbers at its left, where files are columns and ranks are rows.
    fn coordinates(&mut self) {
        let (layout, glyphs) = (self.layout, &self.parts.glyphs);
        // The ground of the frame is on the outer part of the margin, the inlay on the inner.
        let near = |margin: u32| margin * 45 / 100;
        let [files, ranks] = layout.axes(self.scene.rotation);
        for (file, x) in files.into_iter().flatten() {
            let letter = char::from_u32(u32::from('a') + u32::from(file));
            let letter = letter.map_or_else(String::new, String::from);
            let y = layout.height - near(layout.margins.bottom);
            self.placed.extend(glyphs.centred(&letter, x, y));
        }
        for (rank, y) in ranks.into_iter().flatten() {
            let number = (rank + 1).to_string();
            let x = near(layout.margins.left);
            self.placed.extend(glyphs.centred(&number, x, y));
        }
    }

    /// The points that have a look of their own.
    fn ground(&mut self) {
        for &(point, ground) in &self.scene.ground {
            self.put(self.parts.grounds.of(ground), point);
        }
    }

    /// The marks that lie below the men.
    fn marks_below(&mut self) {
        let (scene, parts) = (self.scene, self.parts);
        let marks = &scene.marks;
        if let [from, .., to] = marks.last_move.as_slice() {
            let step = self.is_step(&marks.last_move);
            self.put(if step { parts.step_from } else { parts.from }, *from);
            self.put(parts.to, *to);
        } else {
            self.put_all(parts.to, &marks.last_move);
        }
        for hop in &marks.together {
            self.put(parts.from, hop.from);
            self.put(parts.to, hop.to);
        }
        self.put_all(parts.selected, &marks.selected);
        self.put_all(parts.danger, marks.danger.as_slice());
        if let Some(finish) = marks.finish {
            self.put(parts.finish.of(finish.sign), finish.point);
        }
    }

    /// Whether a path is a single step to a neighbour.
    fn is_step(&self, path: &[Point]) -> bool {
        matches!(path, [from, to] if self.layout.shape.are_neighbours(*from, *to))
    }

    /// The arrows of the last move, whose marks alone show a single step, and those of threats.
    fn arrows(&mut self) {
        let (marks, board) = (&self.scene.marks, &self.parts.board);
        if !self.is_step(&marks.last_move) {
            board.place_arrows(self, &marks.last_move);
        }
        for hop in &marks.together {
            board.place_arrows(self, &[hop.from, hop.to]);
        }
        for &threat in &marks.threats {
            board.place_threat(self, threat);
        }
    }

    /// The sign of warning at the upper right of a man in danger.
    fn alert(&mut self) {
        let (layout, alert) = (self.layout, self.parts.alert);
        let corner = |point| layout.corner(point, self.scene.rotation);
        if let Some((x, y)) = self.scene.marks.danger.and_then(corner) {
            // A tenth of it lies over the neighbouring squares, where their men leave their corners free.
            let beyond = layout.cell / 10;
            let x = x + layout.cell + beyond - alert.width;
            self.place(alert, (x, y.saturating_sub(beyond)));
        }
    }

    /// The ways that are open.
    fn ways(&mut self) {
        for &line in &self.scene.marks.open_lines {
            self.parts.board.place_way(self, line);
        }
    }

    fn put_man(&mut self, men: Men, sprite: Sprite, point: Point) {
        if let Some(man) = men.of(sprite) {
            self.put(man, point);
        }
    }

    fn men(&mut self) {
        let (scene, parts) = (self.scene, self.parts);
        let marks = &scene.marks;
        for &(point, sprite) in &marks.captured {
            self.put_man(parts.ghosts, sprite, point);
            let finished = marks.finish.is_some_and(|finish| finish.point == point);
            self.put(if finished { parts.axes } else { parts.cross }, point);
        }
        for &(point, sprite) in &scene.men {
            self.put_man(parts.men, sprite, point);
        }
    }
}
