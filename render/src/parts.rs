//! The sprites of a sheet, by what they are for.

use std::collections::HashSet;

use crate::{
    Ground, Line, Point, Shape, Sign, Sprite,
    art::Tones,
    blend,
    chequers::Chequers,
    composer::Composer,
    drawings::Drawing,
    glyphs::Glyphs,
    layout::{Layout, StripLayout},
    lines::Lines,
    sprite_id::{SpriteId, Turns},
    workshop::Workshop,
};

/// How opaque a captured man is, in percent.
const GHOST: u32 = 77;

/// The sprites of a sheet, by what they are for.
#[derive(Debug)]
pub(crate) struct Parts {
    /// The sides of the frame, from the upper one clockwise.
    pub(crate) frame_sides: Turns,
    /// The corners of the frame, from the upper left one clockwise.
    pub(crate) frame_corners: Turns,
    pub(crate) board: Board,
    /// The signs of the coordinates.
    pub(crate) glyphs: Glyphs,
    pub(crate) men: Men,
    pub(crate) ghosts: Men,
    pub(crate) grounds: Grounds,
    pub(crate) from: SpriteId,
    /// Where the last move began, if it was a single step.
    pub(crate) step_from: SpriteId,
    pub(crate) to: SpriteId,
    pub(crate) cross: SpriteId,
    pub(crate) danger: SpriteId,
    /// The sign of warning that lies over a man in danger.
    pub(crate) alert: SpriteId,
    pub(crate) selected: SpriteId,
    pub(crate) target: SpriteId,
    /// The ground of the point on which the game was decided.
    pub(crate) finish: Signs,
    /// The crossed axes that lie over a captured man there.
    pub(crate) axes: SpriteId,
    pub(crate) strip: StripParts,
}

/// What differs between the shapes of boards.
#[derive(Debug)]
pub(crate) enum Board {
    /// Squares.
    Chequers(Box<Chequers>),
    /// Points and lines.
    Lines(Box<Lines>),
}

/// The men of the cast at one size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Men([Option<SpriteId>; Sprite::ALL.len()]);

/// The looks of points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Grounds([SpriteId; Ground::ALL.len()]);

/// The signs of victory.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Signs([SpriteId; Sign::ALL.len()]);

/// The fields of the sides, as wide as there is room for: where the game goes on or is over, without a number or with it, and
/// each in the shade or in the light.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Panels([[[SpriteId; 2]; 2]; 2]);

/// The parts of the strip.
#[derive(Debug)]
pub(crate) struct StripParts {
    pub(crate) ground: SpriteId,
    /// The fields of the sides.
    pub(crate) panels: Panels,
    /// The signs of that number.
    pub(crate) number: Glyphs,
    /// The boss in the middle, plain,
    pub(crate) boss: SpriteId,
    /// when it points to a field,
    pub(crate) pointer: Turns,
    /// and when the game is drawn.
    pub(crate) drawn: SpriteId,
    pub(crate) signs: Signs,
    /// The laurels around the boss of a game that is won,
    pub(crate) laurels: Signs,
    /// and of one that is drawn.
    pub(crate) drawn_laurel: SpriteId,
    /// The emblems of the sides.
    pub(crate) emblems: Men,
    /// The captured men.
    pub(crate) men: Men,
    /// What lies below the men in hand.
    pub(crate) tray: SpriteId,
    /// A sign for each action that is left.
    pub(crate) action: SpriteId,
    /// The signs of the counts.
    pub(crate) glyphs: Glyphs,
}

impl Parts {
    /// The sprites of the plain board.
    pub(crate) fn ground(&self) -> HashSet<usize> {
        let frame = [self.frame_sides, self.frame_corners];
        let board: Vec<SpriteId> = match &self.board {
            Board::Chequers(board) => board.ground().collect(),
            Board::Lines(board) => board.ground().collect(),
        };
        let sprites = frame.into_iter().flatten().chain(board);
        sprites.map(|sprite| sprite.index).collect()
    }

    pub(crate) fn new(shop: &mut Workshop, layout: &Layout) -> Self {
        let Layout {
            cell, man, margins, ..
        } = *layout;
        let (board, round) = match &layout.shape {
            Shape::Squares(size) => (
                Board::Chequers(Box::new(Chequers::new(shop, layout, *size))),
                false,
            ),
            Shape::Points(graph) => (
                Board::Lines(Box::new(Lines::new(shop, layout, graph))),
                true,
            ),
        };
        // Marks fill a square, or surround the man on a point.
        let mut mark = |square, disc| shop.square(if round { disc } else { square }, cell);
        let from = mark(Drawing::From, Drawing::RoundFrom);
        let step_from = mark(Drawing::StepFrom, Drawing::RoundStepFrom);
        let to = mark(Drawing::To, Drawing::RoundTo);
        let danger = mark(Drawing::Danger, Drawing::RoundDanger);
        let selected = mark(Drawing::Selected, Drawing::RoundSelected);
        let finish = Signs([
            mark(Drawing::Escaped, Drawing::RoundEscaped),
            mark(Drawing::Fallen, Drawing::RoundFallen),
        ]);
        let grounds = Ground::ALL.map(|ground| {
            let image = Drawing::ground(ground).rasterise(shop.theme, cell, cell);
            shop.add(if round { blend::disc(image) } else { image })
        });
        let glyph_height = (margins.full * 17 / 20).min(cell * 4 / 5);
        let men = Men::new(shop, man);
        Self {
            frame_sides: shop.frame_sides(layout),
            frame_corners: shop.frame_corners(layout),
            board,
            glyphs: Glyphs::new(shop, glyph_height, Tones::of(shop.theme).ink),
            ghosts: Men(men.0.map(|man| Some(shop.faded(man?, GHOST)))),
            men,
            grounds: Grounds(grounds),
            from,
            step_from,
            to,
            cross: shop.square(Drawing::Cross, man),
            danger,
            alert: shop.square(Drawing::Alert, cell * 11 / 20),
            selected,
            target: shop.square(Drawing::Target, cell),
            finish,
            axes: shop.square(Drawing::Axes, man),
            strip: StripParts::new(shop, layout),
        }
    }
}

impl Board {
    /// Places what the plain board lies on.
    pub(crate) fn place_ground(&self, to: &mut Composer<'_>) {
        match self {
            Self::Chequers(board) => board.place_ground(to),
            Self::Lines(board) => board.place_ground(to),
        }
    }

    /// Places the lines, if there are any.
    pub(crate) fn place_lines(&self, to: &mut Composer<'_>) {
        match self {
            Self::Chequers(_) => (),
            Self::Lines(board) => board.place_lines(to),
        }
    }

    /// Places the arrows of several hops, one after another.
    pub(crate) fn place_arrows(&self, to: &mut Composer<'_>, path: &[Point]) {
        match self {
            Self::Chequers(board) => board.place_arrows(to, path),
            Self::Lines(board) => board.place_arrows(to, path),
        }
    }

    /// Places the dashed arrow of a threat.
    pub(crate) fn place_threat(&self, to: &mut Composer<'_>, threat: Line) {
        match self {
            Self::Chequers(board) => board.place_threat(to, threat),
            Self::Lines(board) => board.place_threat(to, threat),
        }
    }

    /// Places an open way.
    pub(crate) fn place_way(&self, to: &mut Composer<'_>, way: Line) {
        match self {
            Self::Chequers(board) => board.place_way(to, way),
            Self::Lines(board) => board.place_way(to, way),
        }
    }
}

impl StripParts {
    fn new(shop: &mut Workshop, layout: &Layout) -> Self {
        let strip = layout.strip();
        let laurel = (strip.laurel, strip.height);
        let glyph_height = strip.panel_height * 4 / 5;
        let tones = Tones::of(shop.theme);
        Self {
            ground: shop.stretched(Drawing::StripGround, (layout.width, strip.height)),
            panels: Panels::new(shop, &strip),
            number: Glyphs::numbers(shop, glyph_height, tones.ink),
            boss: shop.square(Drawing::Boss, strip.boss),
            pointer: shop.turns(Drawing::Pointer, strip.boss),
            drawn: shop.square(Drawing::Drawn, strip.boss),
            signs: Signs(Sign::ALL.map(|sign| shop.square(Drawing::sign(sign), strip.sign))),
            laurels: Signs(Sign::ALL.map(|sign| shop.stretched(Drawing::laurel(sign), laurel))),
            drawn_laurel: shop.stretched(Drawing::DrawnLaurel, laurel),
            emblems: Men::new(shop, strip.emblem),
            men: Men::new(shop, strip.man),
            tray: shop.stretched(Drawing::Tray, (strip.tray, strip.panel_height)),
            action: shop.square(Drawing::Action, strip.action),
            glyphs: Glyphs::numbers(shop, glyph_height, tones.count),
        }
    }
}

impl Panels {
    fn new(shop: &mut Workshop, strip: &StripLayout) -> Self {
        Self([false, true].map(|is_over| {
            [false, true].map(|has_number| {
                let size = (strip.panel_width(has_number, is_over), strip.panel_height);
                [Drawing::Panel, Drawing::LitPanel].map(|panel| shop.stretched(panel, size))
            })
        }))
    }

    /// The field of a side in the shade, and in the light.
    pub(crate) const fn of(self, has_number: bool, is_over: bool) -> [SpriteId; 2] {
        self.0[is_over as usize][has_number as usize]
    }
}

impl Men {
    fn new(shop: &mut Workshop, edge: u32) -> Self {
        Self(Sprite::ALL.map(|sprite| {
            shop.cast
                .has(sprite)
                .then(|| shop.square(Drawing::man(sprite), edge))
        }))
    }

    /// The sprite of a man, who is among the cast of every scene that he is in.
    pub(crate) const fn of(self, sprite: Sprite) -> Option<SpriteId> {
        self.0[sprite as usize]
    }
}

impl Grounds {
    pub(crate) const fn of(self, ground: Ground) -> SpriteId {
        self.0[ground as usize]
    }
}

impl Signs {
    pub(crate) const fn of(self, sign: Sign) -> SpriteId {
        self.0[sign as usize]
    }
}
