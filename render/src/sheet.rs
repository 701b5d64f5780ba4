use std::sync::OnceLock;

use raichi_rules::Piece;

use crate::{BoardSize, Theme, art::Drawing, glyphs::Glyphs, image::Image, layout::Layout};

/// A sprite in four directions: to the right, down, to the left, up.
pub(crate) type Turns = [Image; 4];

/// Everything that pictures of one theme and size are put together from.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) layout: Layout,
    /// The frame and the plain squares, without coordinates.
    pub(crate) board: Image,
    /// The ground of the strip.
    pub(crate) strip: Image,
    /// Large signs for the coordinates.
    pub(crate) glyphs: Glyphs,
    /// Signs for the counts in the strip.
    pub(crate) counts: Glyphs,
    pub(crate) on_board: Pieces,
    pub(crate) ghosts: Pieces,
    /// The pieces that stand for the sides in the strip.
    pub(crate) medallions: Pieces,
    /// The captured men in the strip.
    pub(crate) small: Pieces,
    pub(crate) throne: Image,
    pub(crate) corner: Image,
    pub(crate) camp: Image,
    pub(crate) start: Image,
    pub(crate) from: Image,
    pub(crate) to: Image,
    pub(crate) cross: Image,
    pub(crate) danger: Image,
    pub(crate) selected: Image,
    pub(crate) target: Image,
    pub(crate) finish: Image,
    pub(crate) crown: Image,
    pub(crate) axes: Image,
    pub(crate) arrow: Arrow,
    pub(crate) way: Way,
}

/// The pieces at one size.
#[derive(Debug)]
pub(crate) struct Pieces {
    attacker: Image,
    defender: Image,
    king: Image,
}

/// The parts of the arrow of the last move, each one square long.
#[derive(Debug)]
pub(crate) struct Arrow {
    pub(crate) tail: Turns,
    pub(crate) shaft: Turns,
    pub(crate) head: Turns,
    pub(crate) short: Turns,
}

/// The parts of an open way, each one square long.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) start: Turns,
    pub(crate) through: Turns,
    pub(crate) end: Turns,
}

impl Sheet {
    /// The sheet for a theme and size, made when it is first asked for.
    pub(crate) fn of(theme: Theme, size: BoardSize) -> &'static Self {
        const SIZES: usize = (BoardSize::MAX.get() - BoardSize::MIN.get()) as usize + 1;
        static SHEETS: [[OnceLock<Sheet>; SIZES]; Theme::ALL.len()] =
            [const { [const { OnceLock::new() }; SIZES] }; Theme::ALL.len()];
        let size_index = usize::from(size.get() - BoardSize::MIN.get());
        SHEETS[theme as usize][size_index].get_or_init(|| Self::new(theme, size))
    }

    fn new(theme: Theme, size: BoardSize) -> Self {
        let layout = Layout::new(size);
        let cell = layout.cell;
        let square = |drawing: Drawing| drawing.rasterise(theme, cell, cell);
        let on_board = Pieces::new(theme, cell);
        Self {
            layout,
            board: board(theme, layout),
            strip: Drawing::StripGround.rasterise(theme, layout.width, layout.strip),
            glyphs: Glyphs::new(theme, layout.margin * 2 / 3, [0xf3, 0xdf, 0xb4]),
            counts: Glyphs::new(theme, layout.strip / 2, [0xf3, 0xdf, 0xb4]),
            ghosts: on_board.faded(38),
            on_board,
            medallions: Pieces::new(theme, layout.strip * 3 / 4),
            small: Pieces::new(theme, layout.strip / 2),
            throne: square(Drawing::Throne),
            corner: square(Drawing::Corner),
            camp: square(Drawing::Camp),
            start: square(Drawing::Start),
            from: square(Drawing::From),
            to: square(Drawing::To),
            cross: square(Drawing::Cross),
            danger: square(Drawing::Danger),
            selected: square(Drawing::Selected),
            target: square(Drawing::Target),
            finish: square(Drawing::Finish),
            crown: Drawing::Crown.rasterise(theme, layout.strip / 2, layout.strip / 2),
            axes: Drawing::Axes.rasterise(theme, layout.strip / 2, layout.strip / 2),
            arrow: Arrow {
                tail: turns(square(Drawing::ArrowTail)),
                shaft: turns(square(Drawing::ArrowShaft)),
                head: turns(square(Drawing::ArrowHead)),
                short: turns(square(Drawing::ArrowShort)),
            },
            way: Way {
                start: turns(square(Drawing::WayStart)),
                through: turns(square(Drawing::WayThrough)),
                end: turns(square(Drawing::WayEnd)),
            },
        }
    }
}

impl Pieces {
    fn new(theme: Theme, edge: u32) -> Self {
        Self {
            attacker: Drawing::Attacker.rasterise(theme, edge, edge),
            defender: Drawing::Defender.rasterise(theme, edge, edge),
            king: Drawing::King.rasterise(theme, edge, edge),
        }
    }

    fn faded(&self, percent: u32) -> Self {
        Self {
            attacker: self.attacker.faded(percent),
            defender: self.defender.faded(percent),
            king: self.king.faded(percent),
        }
    }

    /// The picture of a piece.
    pub(crate) const fn of(&self, piece: Piece) -> &Image {
        match piece {
            Piece::Attacker => &self.attacker,
            Piece::Defender => &self.defender,
            Piece::King => &self.king,
        }
    }
}

/// A picture that points to the right, turned into all four directions.
fn turns(right: Image) -> Turns {
    let down = right.turned();
    let left = down.turned();
    let up = left.turned();
    [right, down, left, up]
}

/// The frame and the plain squares.
fn board(theme: Theme, layout: Layout) -> Image {
    let Layout {
        cell,
        margin,
        width,
        ..
    } = layout;
    let mut image = Image::clear(width, width);

    let edges = turns(Drawing::FrameEdge.rasterise(theme, layout.board(), margin));
    let corners = turns(Drawing::FrameCorner.rasterise(theme, margin, margin));
    let far = width - margin;
    for (edge, (x, y)) in edges
        .iter()
        .zip([(margin, 0), (far, margin), (margin, far), (0, margin)])
    {
        image.draw(edge, x, y);
    }
    for (corner, (x, y)) in corners.iter().zip([(0, 0), (far, 0), (far, far), (0, far)]) {
        image.draw(corner, x, y);
    }

    let square = |drawing: Drawing| drawing.rasterise(theme, cell, cell);
    let light = [
        Drawing::Light1,
        Drawing::Light2,
        Drawing::Light3,
        Drawing::Light4,
    ]
    .map(square);
    let dark = [
        Drawing::Dark1,
        Drawing::Dark2,
        Drawing::Dark3,
        Drawing::Dark4,
    ]
    .map(square);
    for row in 0..layout.squares {
        for column in 0..layout.squares {
            let cuts = if (row + column) % 2 == 0 {
                &light
            } else {
                &dark
            };
            // Two cuts in turn within a row, other two in the next: neighbours differ, and yet the
            // compressor finds the same pixels again in every row.
            let cut = (column / 2 % 2 + row % 2 * 2) as usize;
            let (x, y) = layout.corner((column, row));
            image.draw(&cuts[cut], x, y);
        }
    }
    image
}
