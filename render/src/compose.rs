//! Decides which sprites a picture is put together from, and where each lies.

use crate::{
    Point, Scene, Sprite,
    canvas::Placed,
    composer::Composer,
    layout::Layout,
    parts::{Men, Parts},
    sprite_id::SpriteId,
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
    let mut composition = Composition::new(scene, layout, parts);
    composition.frame();
    parts.board.place_ground(&mut composition.to);
    composition.coordinates();
    composition.to.placed
}

/// The sprites on the plain board, and those of the strip.
pub(crate) fn compose_on_plain(
    scene: &Scene,
    layout: &Layout,
    parts: &Parts,
    lit: Lit,
) -> Vec<Placed<SpriteId>> {
    let mut composition = Composition::new(scene, layout, parts);
    composition.ground();
    parts.board.place_lines(&mut composition.to);
    composition.marks_below();
    composition.ways();
    composition.arrows();
    composition.men();
    composition.to.put_all(parts.target, &scene.marks.targets);
    composition.alert();
    if let Some(strip) = &scene.strip {
        strip::place(&mut composition.to.placed, layout, &parts.strip, strip, lit);
    }
    composition.to.placed
}

/// A picture in the making with the sprites that it is put together from.
struct Composition<'a> {
    to: Composer<'a>,
    parts: &'a Parts,
}

impl<'a> Composition<'a> {
    fn new(scene: &'a Scene, layout: &'a Layout, parts: &'a Parts) -> Self {
        let to = Composer::new(scene, layout);
        Self { to, parts }
    }

    /// The four sides and corners of the frame, from the upper side and the upper left clockwise.
    fn frame(&mut self) {
        let margins = self.to.layout.margins;
        let (left, top) = (margins.left, margins.top);
        let right = self.to.layout.width - margins.right;
        let low = self.to.layout.height - margins.bottom;
        let sides = [(left, 0), (right, top), (left, low), (0, top)];
        let corners = [(0, 0), (right, 0), (right, low), (0, low)];
        let parts = self.parts;
        for (sprite, place) in parts.frame_sides.into_iter().zip(sides) {
            self.to.place(sprite, place);
        }
        for (sprite, place) in parts.frame_corners.into_iter().zip(corners) {
            self.to.place(sprite, place);
        }
    }

    /// The letters below the board and the numbers at its left, where files are columns and ranks are rows.
    fn coordinates(&mut self) {
        let (layout, glyphs) = (self.to.layout, &self.parts.glyphs);
        // The ground of the frame is on the outer part of the margin, the inlay on the inner.
        let near = |margin: u32| margin * 45 / 100;
        let [files, ranks] = layout.axes(self.to.scene.rotation);
        for (file, x) in files.into_iter().flatten() {
            let letter = char::from_u32(u32::from('a') + u32::from(file));
            let letter = letter.map_or_else(String::new, String::from);
            let y = layout.height - near(layout.margins.bottom);
            self.to.placed.extend(glyphs.centred(&letter, x, y));
        }
        for (rank, y) in ranks.into_iter().flatten() {
            let number = (rank + 1).to_string();
            let x = near(layout.margins.left);
            self.to.placed.extend(glyphs.centred(&number, x, y));
        }
    }

    /// The points that have a look of their own.
    fn ground(&mut self) {
        for &(point, ground) in &self.to.scene.ground {
            self.to.put(self.parts.grounds.of(ground), point);
        }
    }

    /// The marks that lie below the men.
    fn marks_below(&mut self) {
        let (scene, parts) = (self.to.scene, self.parts);
        let marks = &scene.marks;
        if let [from, .., to] = marks.last_move.as_slice() {
            let step = self.is_step(&marks.last_move);
            self.to
                .put(if step { parts.step_from } else { parts.from }, *from);
            self.to.put(parts.to, *to);
        } else {
            self.to.put_all(parts.to, &marks.last_move);
        }
        for hop in &marks.together {
            self.to.put(parts.from, hop.from);
            self.to.put(parts.to, hop.to);
        }
        self.to.put_all(parts.selected, &marks.selected);
        self.to.put_all(parts.danger, marks.danger.as_slice());
        if let Some(finish) = marks.finish {
            self.to.put(parts.finish.of(finish.sign), finish.point);
        }
    }

    /// Whether a path is a single step to a neighbour.
    fn is_step(&self, path: &[Point]) -> bool {
        matches!(path, [from, to] if self.to.layout.shape.are_neighbours(*from, *to))
    }

    /// The arrows of the last move, whose marks alone show a single step, and those of threats.
    fn arrows(&mut self) {
        let (marks, board) = (&self.to.scene.marks, &self.parts.board);
        if !self.is_step(&marks.last_move) {
            board.place_arrows(&mut self.to, &marks.last_move);
        }
        for hop in &marks.together {
            board.place_arrows(&mut self.to, &[hop.from, hop.to]);
        }
        for &threat in &marks.threats {
            board.place_threat(&mut self.to, threat);
        }
    }

    /// The sign of warning at the upper right of a man in danger.
    fn alert(&mut self) {
        let (layout, alert) = (self.to.layout, self.parts.alert);
        let corner = |point| layout.corner(point, self.to.scene.rotation);
        if let Some((x, y)) = self.to.scene.marks.danger.and_then(corner) {
            // A tenth of it lies over the neighbouring squares, where their men leave their corners free.
            let beyond = layout.cell / 10;
            let x = x + layout.cell + beyond - alert.width;
            self.to.place(alert, (x, y.saturating_sub(beyond)));
        }
    }

    /// The ways that are open.
    fn ways(&mut self) {
        for &line in &self.to.scene.marks.open_lines {
            self.parts.board.place_way(&mut self.to, line);
        }
    }

    fn put_man(&mut self, men: Men, sprite: Sprite, point: Point) {
        if let Some(man) = men.of(sprite) {
            self.to.put(man, point);
        }
    }

    fn men(&mut self) {
        let (scene, parts) = (self.to.scene, self.parts);
        let marks = &scene.marks;
        for &(point, sprite) in &marks.captured {
            self.put_man(parts.ghosts, sprite, point);
            let finished = marks.finish.is_some_and(|finish| finish.point == point);
            self.to
                .put(if finished { parts.axes } else { parts.cross }, point);
        }
        for &(point, sprite) in &scene.men {
            self.put_man(parts.men, sprite, point);
        }
    }
}
