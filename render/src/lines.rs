//! What is drawn only on boards of points: the plain ground, lines and points, and arrows in any direction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use image::{RgbaImage, imageops};

use crate::{
    Graph, Line, Point, Rotation, Shape, Stroke,
    art::{Tones, rasterise},
    blend::pixels,
    canvas::Placed,
    composer::Composer,
    drawings::Drawing,
    glyphs::Glyphs,
    layout::Layout,
    names,
    sprite_id::SpriteId,
    workshop::Workshop,
};

/// How many tiles the drawing of the ground is wide and high.
const FIELD: (u32, u32) = (2, 16);

/// The widths of plain and thin lines, of the pale edge that they have, and the radius of a point, in pixels.
const PLAIN: f32 = 5.0;
const THIN: f32 = 2.2;
const EDGE: f32 = 1.6;
const POINT: f32 = 7.5;

/// How far apart on a line two points may be that an arrow joins: a step, or a leap.
const FURTHEST: usize = 2;

/// How far from the middle of a point an arrow ends, in hundredths of a square: where another begins, and at a man.
const AT_ARROW: f32 = 12.0;
const AT_MAN: f32 = 44.0;
/// The length of its head, in the same unit.
const HEAD: f32 = 46.0;

/// The sprites of a board of points.
#[derive(Debug)]
pub(crate) struct Lines {
    /// The ground, tile by tile.
    ground: Vec<Placed<SpriteId>>,
    /// The lines and points, upright and turned.
    lines: [Vec<Placed<SpriteId>>; 2],
    /// The names of the points, upright and turned, if files are not columns or ranks are not rows.
    names: [Vec<Placed<SpriteId>>; 2],
    /// Arrows that end at a man, and such that end where another begins.
    arrows: Arrows,
    joined_arrows: Arrows,
    ways: Arrows,
    joined_ways: Arrows,
    /// Dashed.
    threats: Arrows,
    way_end: SpriteId,
}

/// Arrows by how far they lead to the right and down. Each begins so far from the upper left of its sprite.
pub(crate) type Arrows = BTreeMap<(i32, i32), (SpriteId, (u32, u32))>;

/// How an arrow is drawn up to its head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shaft {
    Whole,
    Dashed,
}

impl Shaft {
    /// The outlines of the pale edge and of the middle, from the arrow's begin to that of its head, in hundredths of a
    /// square.
    fn outlines(self, neck: f32) -> [String; 2] {
        /// The length of a dash, and from the begin of one to that of the next.
        const DASH: f32 = 26.0;
        const STEP: f32 = 44.0;
        match self {
            Self::Whole => [
                format!("M0 -14 A14 14 0 0 0 0 14 L{neck} 10 V-10 Z"),
                format!("M0 -9 A9 9 0 0 0 0 9 L{0} 5.5 V-5.5 Z", neck + 5.0),
            ],
            Self::Dashed => {
                // The dashes begin at the head, and the last one is hidden by the man.
                let count = (neck / STEP).ceil().max(0.0) as u16;
                let dashes = |edge: f32| {
                    (0..count).fold(String::new(), |path, dash| {
                        let end = neck - (STEP - DASH) - f32::from(dash) * STEP;
                        let (left, right) = ((end - DASH).max(0.0) - edge, end + edge);
                        let half = 7.0 + edge;
                        format!("{path}M{left} -{half} H{right} V{half} H{left} Z")
                    })
                };
                [dashes(6.0), dashes(0.0)]
            }
        }
    }
}

impl Lines {
    pub(crate) fn new(shop: &mut Workshop, layout: &Layout, graph: &Graph) -> Self {
        let tones = Tones::of(shop.theme);
        let tiles = Tiles::new(layout);
        let ground = tiles.cut(shop, &ground(shop, layout));
        let lines = [Rotation::Upright, Rotation::HalfTurn].map(|rotation| {
            let svg = drawn(layout, graph, rotation, tones);
            let image = rasterise(&svg, layout.width, layout.height);
            tiles.cut(shop, &image)
        });
        let named = layout.axes(Rotation::Upright).iter().any(Option::is_none);
        let names = named.then(|| Glyphs::new(shop, layout.cell * 2 / 5, tones.count));
        let names = [Rotation::Upright, Rotation::HalfTurn].map(|rotation| {
            let names = names.iter();
            names
                .flat_map(|glyphs| names::placed(glyphs, layout, graph, rotation))
                .collect()
        });
        let mut hops = BTreeSet::new();
        for (line, reach) in graph
            .lines()
            .iter()
            .flat_map(|(line, _)| (1..=FURTHEST).map(move |reach| (line, reach)))
        {
            for (one, other) in line.iter().zip(line.iter().skip(reach)) {
                let there = hop(layout, *one, *other, Rotation::Upright);
                hops.extend(there.into_iter().flat_map(|(x, y)| [(x, y), (-x, -y)]));
            }
        }
        let mut arrows = |colours: [&'static str; 2], short_of: f32, shaft: Shaft| {
            arrows(shop, layout, &hops, (colours, short_of, shaft))
        };
        Self {
            ground,
            lines,
            arrows: arrows(tones.arrow, AT_MAN, Shaft::Whole),
            joined_arrows: arrows(tones.arrow, AT_ARROW, Shaft::Whole),
            ways: arrows(tones.way, AT_MAN, Shaft::Whole),
            joined_ways: arrows(tones.way, AT_ARROW, Shaft::Whole),
            threats: arrows(tones.threat, AT_ARROW, Shaft::Dashed),
            names,
            way_end: shop.square(Drawing::RoundEnd, layout.cell),
        }
    }

    /// The sprites of the plain board.
    pub(crate) fn ground(&self) -> impl Iterator<Item = SpriteId> {
        let lines = self.lines.iter().flatten();
        self.ground.iter().chain(lines).map(|placed| placed.what)
    }

    /// Places the plain ground.
    pub(crate) fn place_ground(&self, to: &mut Composer<'_>) {
        to.placed.extend(&self.ground);
    }

    /// Places the lines, the points and their names.
    pub(crate) fn place_lines(&self, to: &mut Composer<'_>) {
        let turned = to.scene.rotation.quarters() / 2;
        to.placed.extend(&self.lines[turned]);
        to.placed.extend(&self.names[turned]);
    }

    /// Places the arrows of several hops, one after another.
    pub(crate) fn place_arrows(&self, to: &mut Composer<'_>, path: &[Point]) {
        place_arrows([&self.joined_arrows, &self.arrows], to, path);
    }

    /// Places the dashed arrow of a threat.
    pub(crate) fn place_threat(&self, to: &mut Composer<'_>, threat: Line) {
        place_arrows([&self.threats; 2], to, &[threat.from, threat.to]);
    }

    /// Places an open way, step by step; of one that does not follow a line, its end.
    pub(crate) fn place_way(&self, to: &mut Composer<'_>, line: Line) {
        if let Shape::Points(graph) = &to.layout.shape {
            let path = graph.along(line.from, line.to).unwrap_or_default();
            place_arrows([&self.joined_ways, &self.ways], to, &path);
        }
        to.put(self.way_end, line.to);
    }
}

/// The arrows of a board of squares that lead along diagonals, or as a knight leaps: those of moves and of threats.
pub(crate) fn aslant(shop: &mut Workshop, layout: &Layout) -> [Arrows; 2] {
    let points: Vec<_> = match &layout.shape {
        Shape::Squares(size) => Point::all(size.get()).collect(),
        Shape::Points(_) => Vec::new(),
    };
    let is_aslant = |from: &Point, to: &Point| {
        let across = from.file().abs_diff(to.file());
        let up = from.rank().abs_diff(to.rank());
        across > 0 && (across == up || across + up == 3 && up > 0)
    };
    let mut hops = BTreeSet::new();
    for from in &points {
        let ends = points.iter().filter(|to| is_aslant(from, to));
        hops.extend(ends.filter_map(|to| hop(layout, *from, *to, Rotation::Upright)));
    }
    let tones = Tones::of(shop.theme);
    let moves = (tones.arrow, AT_MAN, Shaft::Whole);
    // The man who is threatened stands where it ends.
    let threats = (tones.threat, AT_MAN, Shaft::Dashed);
    [moves, threats].map(|style| arrows(shop, layout, &hops, style))
}

/// The colours of arrows, how far from the middle of a point they end, and how they are drawn.
type Style = ([&'static str; 2], f32, Shaft);

fn arrows(
    shop: &mut Workshop,
    layout: &Layout,
    hops: &BTreeSet<(i32, i32)>,
    style: Style,
) -> Arrows {
    let arrow = |&hop: &(i32, i32)| (hop, arrow(shop, layout.cell, hop, style));
    hops.iter().map(arrow).collect()
}

/// Places the arrows of several hops, if there are such: all but the last from the first of two kinds.
pub(crate) fn place_arrows(
    [joined, last]: [&Arrows; 2],
    composer: &mut Composer<'_>,
    path: &[Point],
) {
    let (layout, rotation) = (composer.layout, composer.scene.rotation);
    for (hops_left, pair) in (1..path.len()).rev().zip(path.windows(2)) {
        let arrows = if hops_left > 1 { joined } else { last };
        let arrow = hop(layout, pair[0], pair[1], rotation).and_then(|hop| arrows.get(&hop));
        let from = layout.middle(pair[0], rotation);
        if let Some((&(what, (right, down)), (x, y))) = arrow.zip(from) {
            composer.place(what, (x.saturating_sub(right), y.saturating_sub(down)));
        }
    }
}

/// How far it is from one point to another to the right and down.
fn hop(layout: &Layout, from: Point, to: Point, rotation: Rotation) -> Option<(i32, i32)> {
    let middle = |point| layout.middle(point, rotation);
    let ((x, y), (to_x, to_y)) = (middle(from)?, middle(to)?);
    Some((
        to_x.cast_signed() - x.cast_signed(),
        to_y.cast_signed() - y.cast_signed(),
    ))
}

/// The ground of the whole picture: the drawing and its mirror image in turn, which join without a seam. So tiles of a
/// row repeat.
fn ground(shop: &Workshop, layout: &Layout) -> RgbaImage {
    let (step, first) = match layout.columns.as_slice() {
        [_, first, second, ..] => (second - first, *first),
        _ => (layout.cell, 0),
    };
    let width = step * FIELD.0;
    let field = Drawing::Field.rasterise(shop.theme, width, step * FIELD.1);
    RgbaImage::from_fn(layout.width, layout.height, |x, y| {
        let column = (x + 2 * width - first % (2 * width)) % (2 * width);
        let mirrored = column.min(2 * width - 1 - column);
        *field.get_pixel(mirrored, y % field.height())
    })
}

/// Cuts pictures of a whole board into its tiles.
struct Tiles {
    areas: Vec<[u32; 4]>,
}

impl Tiles {
    fn new(layout: &Layout) -> Self {
        let rows = layout.rows.windows(2);
        let areas = rows.flat_map(|row| {
            let columns = layout.columns.windows(2);
            columns.map(|column| [column[0], row[0], column[1] - column[0], row[1] - row[0]])
        });
        Self {
            areas: areas.collect(),
        }
    }

    /// The tiles of a picture that are not wholly transparent; those with equal pixels share a sprite.
    fn cut(&self, shop: &mut Workshop, image: &RgbaImage) -> Vec<Placed<SpriteId>> {
        let mut known: HashMap<RgbaImage, SpriteId> = HashMap::new();
        let mut placed = Vec::new();
        for &[x, y, width, height] in &self.areas {
            let tile = imageops::crop_imm(image, x, y, width, height).to_image();
            if pixels(&tile).iter().all(|pixel| pixel[3] == 0) {
                continue;
            }
            let what = *known
                .entry(tile)
                .or_insert_with_key(|tile| shop.add(tile.clone()));
            placed.push(Placed { what, x, y });
        }
        placed
    }
}

/// The lines and points as SVG, as large as the picture.
fn drawn(layout: &Layout, graph: &Graph, rotation: Rotation, tones: Tones) -> String {
    let middle = |point: &Point| layout.middle(*point, rotation);
    let paths = |stroke: Stroke| {
        let lines = graph.lines().iter().filter(|(_, it)| *it == stroke);
        let stops = lines.flat_map(|(line, _)| line.iter().filter_map(middle).enumerate());
        stops.fold(String::new(), |path, (at, (x, y))| {
            format!("{path}{}{x} {y}", if at == 0 { 'M' } else { 'L' })
        })
    };
    let discs = |radius: f32, colour: &str| {
        let points = graph.points().iter().filter_map(|(point, _)| middle(point));
        points.fold(String::new(), |discs, (x, y)| {
            format!(r#"{discs}<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>"#)
        })
    };
    let [light, dark] = tones.line;
    let (thin, plain) = (paths(Stroke::Thin), paths(Stroke::Plain));
    let stroke = |path: &str, width: f32, colour: &str| {
        format!(r#"<path d="{path}" stroke="{colour}" stroke-width="{width}"/>"#)
    };
    svg(
        layout.width,
        layout.height,
        &[
            r#"<g fill="none" stroke-linecap="round">"#,
            &stroke(&thin, THIN + 2.0 * EDGE, light),
            &stroke(&plain, PLAIN + 2.0 * EDGE, light),
            &discs(POINT + EDGE, light),
            &stroke(&thin, THIN, dark),
            &stroke(&plain, PLAIN, dark),
            &discs(POINT, dark),
            "</g>",
        ],
    )
}

/// An arrow that leads so far to the right and down, and where in its sprite it begins.
fn arrow(
    shop: &mut Workshop,
    cell: u32,
    (across, down): (i32, i32),
    ([light, dark], short_of, shaft): Style,
) -> (SpriteId, (u32, u32)) {
    let room = cell / 3;
    let begin = |distance: i32| room + distance.min(0).unsigned_abs();
    let (x, y) = (begin(across), begin(down));
    let width = across.unsigned_abs() + 2 * room;
    let height = down.unsigned_abs() + 2 * room;
    let scale = cell as f32 / 100.0;
    let tip = (across as f32).hypot(down as f32) / scale - short_of;
    let neck = tip - HEAD;
    let turn = (down as f32).atan2(across as f32).to_degrees();
    let (inner_neck, inner_tip) = (neck + 5.0, tip - 9.0);
    let [edge, middle] = shaft.outlines(neck);
    let svg = svg(
        width,
        height,
        &[
            &format!(r#"<g transform="translate({x} {y}) rotate({turn}) scale({scale})">"#),
            &format!(r#"<path d="{edge} M{neck} 28 L{tip} 0 L{neck} -28 Z" fill="{light}"/>"#),
            &format!(
                r#"<path d="{middle} M{inner_neck} 19.5 L{inner_tip} 0 L{inner_neck} -19.5 Z" fill="{dark}"/>"#
            ),
            "</g>",
        ],
    );
    (shop.add(rasterise(&svg, width, height)), (x, y))
}

/// An SVG document of that size.
fn svg(width: u32, height: u32, parts: &[&str]) -> String {
    let parts = parts.concat();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{parts}</svg>"#
    )
}
