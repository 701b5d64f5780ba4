use raichi_rules::tafl::{Side, Square};

use crate::{BoardSize, Scene};

/// The largest board that is drawn in a small picture.
const LARGEST_IN_SMALL: u32 = 13;

/// The widths of small and large pictures, each with the narrowest frame that holds the
/// coordinates, in pixels. Large ones are shown smaller, and need larger signs.
const SMALL: (u32, u32) = (704, 36);
const LARGE: (u32, u32) = (1024, 42);

/// Where everything is, in pixels. It follows from the size of the board alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) size: BoardSize,
    /// Squares along an edge.
    pub(crate) squares: u32,
    /// The edge of a square.
    pub(crate) cell: u32,
    /// The width of the frame on each of the four sides of the board.
    pub(crate) margin: u32,
    /// The width of the picture, and the height of its part above the strip.
    pub(crate) width: u32,
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
    /// The height of the field of a side.
    pub(crate) panel_height: u32,
    /// The edge of the piece that stands for a side.
    pub(crate) medallion: u32,
    /// The edge of a captured man.
    pub(crate) man: u32,
}

impl Layout {
    /// The layout for a board of that size.
    pub(crate) fn new(size: BoardSize) -> Self {
        let squares = u32::from(size.get());
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
        Self {
            size,
            squares,
            cell,
            margin: (width - cell * squares) / 2,
            width,
        }
    }

    /// The edge of the whole board.
    pub(crate) const fn board(self) -> u32 {
        self.cell * self.squares
    }

    /// The layout of the strip.
    pub(crate) const fn strip(self) -> StripLayout {
        let height = self.width / 16 + 20;
        let gap = height / 8;
        let boss = height - gap;
        let panel_height = height - gap;
        StripLayout {
            height,
            gap,
            boss,
            sign: boss * 13 / 20,
            panel_width: (self.width - 4 * gap - boss) / 2,
            panel_height,
            medallion: panel_height - 6,
            man: panel_height * 7 / 10,
        }
    }

    /// How far the corners of the picture are rounded.
    pub(crate) const fn radius(self) -> u32 {
        self.width / 64
    }

    /// The height of the picture of a scene.
    pub(crate) const fn height(self, scene: &Scene) -> u32 {
        if scene.strip.is_some() {
            self.width + self.strip().height
        } else {
            self.width
        }
    }

    /// The column and row of a square, counted from the upper left, if it is on the board.
    pub(crate) fn column_and_row(self, square: Square, bottom: Side) -> Option<(u32, u32)> {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        let last = self.squares - 1;
        if file > last || rank > last {
            return None;
        }
        Some(match bottom {
            Side::Attackers => (file, last - rank),
            Side::Defenders => (last - file, rank),
        })
    }

    /// The upper left pixel of a column and row.
    pub(crate) const fn corner(self, (column, row): (u32, u32)) -> (u32, u32) {
        (
            self.margin + column * self.cell,
            self.margin + row * self.cell,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_is_the_same_on_both_sides_and_holds_the_coordinates() {
        for size in BoardSize::all() {
            let layout = Layout::new(size);
            assert_eq!(layout.board() + 2 * layout.margin, layout.width, "{size}");
            assert!((SMALL.1..60).contains(&layout.margin), "{size} {layout:?}");
        }
    }
}
