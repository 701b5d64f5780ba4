//! A picture in the making: where sprites lie.

use crate::{Point, Scene, canvas::Placed, layout::Layout, sprite_id::SpriteId};

/// A picture in the making.
pub(crate) struct Composer<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) layout: &'a Layout,
    pub(crate) placed: Vec<Placed<SpriteId>>,
}

impl<'a> Composer<'a> {
    pub(crate) fn new(scene: &'a Scene, layout: &'a Layout) -> Self {
        Self {
            scene,
            layout,
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
}
