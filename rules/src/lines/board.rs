use std::sync::LazyLock;

use crate::lines::Layout;

crate::codes! {
    /// The boards of points on lines.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Board {
        /// The board of the fox, 33 points in the form of a cross.
        Cross = "cross",
        /// 5 × 5 points.
        Square5 = "square5",
        /// The 32 dark squares of a chess board.
        Draughts = "draughts",
        /// Ten points on three lines from an apex.
        Triangle10 = "triangle10",
        /// 23 points on four lines from an apex, and on three rows across them.
        Triangle23 = "triangle23",
        /// 4 × 5 crossings and the middles of their squares, 32 points.
        Lattice4x5 = "lattice4x5",
        /// 6 × 7 crossings and the middles of their squares, 72 points.
        Lattice6x7 = "lattice6x7",
    }
}

static LAYOUTS: LazyLock<[Layout; Board::ALL.len()]> = LazyLock::new(|| {
    [
        Layout::cross(),
        Layout::square(5),
        Layout::draughts(),
        Layout::triangle10(),
        Layout::triangle23(),
        Layout::lattice(4, 5),
        Layout::lattice(6, 7),
    ]
});

impl Board {
    /// Its points and lines.
    #[must_use]
    pub fn layout(self) -> &'static Layout {
        let layouts: &'static [Layout; Self::ALL.len()] = &LAYOUTS;
        match self {
            Self::Cross => &layouts[0],
            Self::Square5 => &layouts[1],
            Self::Draughts => &layouts[2],
            Self::Triangle10 => &layouts[3],
            Self::Triangle23 => &layouts[4],
            Self::Lattice4x5 => &layouts[5],
            Self::Lattice6x7 => &layouts[6],
        }
    }
}
