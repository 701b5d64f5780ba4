use raichi_rules::tafl::{Piece, Side, Square};

use crate::{BoardSize, Theme};

/// What a picture shows. Plain data: fill in what there is and hand it to [`png`](crate::png).
///
/// Drawing a scene cannot fail. A square that is not on the board is not drawn, and a line that is
/// neither horizontal nor vertical is drawn as its two ends only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// The size of the board.
    pub size: BoardSize,
    /// The look of the whole picture.
    pub theme: Theme,
    /// The side that sits below. With the attackers below, a1 is at the lower left; with the
    /// defenders below, the board is turned by 180° and a1 is at the upper right.
    pub bottom: Side,
    /// The squares that are the throne: none, or usually one.
    pub throne: Vec<Square>,
    /// The squares that are corners; a corner may have more than one square.
    pub corners: Vec<Square>,
    /// The squares that are camps of the attackers.
    pub camps: Vec<Square>,
    /// Squares marked as starting squares, a small help for the eye.
    pub starts: Vec<Square>,
    /// The pieces and where they stand.
    pub pieces: Vec<(Square, Piece)>,
    /// What is drawn on the board beside the pieces.
    pub marks: Marks,
    /// The strip below the board, if there is to be one.
    pub strip: Option<Strip>,
}

impl Scene {
    /// An empty board of the given size, in wood, the attackers below, without marks or strip.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            theme: Theme::default(),
            bottom: Side::Attackers,
            throne: Vec::new(),
            corners: Vec::new(),
            camps: Vec::new(),
            starts: Vec::new(),
            pieces: Vec::new(),
            marks: Marks::default(),
            strip: None,
        }
    }
}

/// What is drawn on the board beside the pieces; by default nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// The last move: both squares are marked and joined by an arrow.
    pub last_move: Option<Line>,
    /// The men that the last move captured: each is drawn as a crossed ghost.
    pub captured: Vec<(Square, Piece)>,
    /// The king's square if he is in danger (*watch your king*): it is ringed.
    pub danger: Option<Square>,
    /// The ways on which the king can escape next (*raichi*, *tuichi*), each from the king's
    /// square to the square that he escapes to.
    pub open_lines: Vec<Line>,
    /// The square of the piece that is about to be moved.
    pub selected: Option<Square>,
    /// The squares that the selected piece may go to.
    pub targets: Vec<Square>,
    /// Where and for whom the game was won.
    pub finish: Option<Finish>,
}

/// A straight way from one square to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// The square on which a game was decided: the king's, escaped or captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Finish {
    /// The square.
    pub square: Square,
    /// The side that won. An escaped king stands in golden rays; a captured one, if he is among
    /// the captured, lies under crossed axes.
    pub winner: Side,
}

/// The strip below the board: whose turn it is, or how the game ended, and the captured men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Strip {
    /// Whose turn it is, or how the game ended.
    pub status: Status,
    /// How many men have been captured.
    pub captured: Captured,
}

/// Whose turn it is, or how the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// The game goes on and it is this side's turn.
    Turn(Side),
    /// This side has won.
    Won(Side),
    /// The game is drawn.
    Drawn,
}

/// How many men each side has lost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Captured {
    /// Attackers that have been captured; they are shown with the defenders, who took them.
    pub attackers: u8,
    /// Defenders that have been captured; they are shown with the attackers, who took them.
    pub defenders: u8,
}

impl Captured {
    /// How many men the given side has lost.
    #[must_use]
    pub const fn of(self, side: Side) -> u8 {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }
}
