//! Where the names of points are written on boards whose files are not columns or whose ranks are not rows.

use crate::{Graph, Rotation, canvas::Placed, glyphs::Glyphs, layout::Layout, sprite_id::SpriteId};

/// The directions in which a name may be from its point.
const DIRECTIONS: [(f32, f32); 8] = [
    (1.1, 1.1),
    (-1.1, 1.1),
    (1.1, -1.1),
    (-1.1, -1.1),
    (1.6, 0.0),
    (-1.6, 0.0),
    (0.0, 1.4),
    (0.0, -1.4),
];

/// How much room around a name is enough, as a part of the square around a point.
const ENOUGH: f32 = 0.1;

/// A place in the picture.
type Spot = (f32, f32);

/// The signs of the names of all points, each name where it is clearest of lines, points and other names.
pub(crate) fn placed(
    glyphs: &Glyphs,
    layout: &Layout,
    graph: &Graph,
    rotation: Rotation,
) -> Vec<Placed<SpriteId>> {
    let middle = |point| {
        let (x, y) = layout.middle(point, rotation)?;
        Some((x as f32, y as f32))
    };
    let lines = graph.lines().iter().flat_map(|(line, _)| line.windows(2));
    let lines = lines.filter_map(|pair| Some((middle(pair[0])?, middle(pair[1])?)));
    let lines: Vec<(Spot, Spot)> = lines.collect();
    let cell = layout.cell as f32;
    let margins = layout.margins;
    let mut signs = Vec::new();
    let mut written: Vec<Spot> = Vec::new();
    for point in layout.all() {
        let name = point.to_string();
        let Some((x, y)) = middle(point) else {
            continue;
        };
        let half = glyphs.width(&name) as f32 / 2.0;
        let room = |(x, y): Spot| {
            let text = [(x - half, y), (x, y), (x + half, y)];
            let right = layout.width - margins.right;
            let bottom = layout.height - margins.bottom;
            let frame = [
                x - half - margins.left as f32,
                right as f32 - x - half,
                y - half - margins.top as f32,
                bottom as f32 - y - half,
            ];
            let wide = |wide: f32, spots: &[Spot]| -> Vec<(Spot, Spot, f32)> {
                spots.iter().map(|it| (*it, *it, wide)).collect()
            };
            // Marks are half a square wide from their points; names and lines are narrower.
            let points: Vec<Spot> = layout.all().filter_map(middle).collect();
            let mut others = wide(cell * 0.5, &points);
            others.extend(wide(cell * 0.35, &written));
            others.extend(lines.iter().map(|(from, to)| (*from, *to, cell * 0.15)));
            let apart = text.into_iter().flat_map(|spot| {
                let others = others.iter();
                others.map(move |(from, to, wide)| distance(spot, (*from, *to)) - wide)
            });
            apart.chain(frame).fold(f32::INFINITY, f32::min)
        };
        let spots = DIRECTIONS.map(|(right, down)| (x + right * cell * 0.5, y + down * cell * 0.5));
        // Of places that are clear enough, the first, so that names are on the same side of most points.
        let room = |spot: &Spot| room(*spot).min(cell * ENOUGH);
        let better = |best: Spot, spot: Spot| {
            if room(&spot) > room(&best) {
                spot
            } else {
                best
            }
        };
        let best = spots.into_iter().reduce(better);
        if let Some((x, y)) = best {
            written.push((x, y));
            signs.extend(glyphs.centred(&name, x as u32, y as u32));
        }
    }
    signs
}

/// How far a spot is from a line between two others.
fn distance((x, y): Spot, ((from_x, from_y), (to_x, to_y)): (Spot, Spot)) -> f32 {
    let (across, down) = (to_x - from_x, to_y - from_y);
    let length = across.hypot(down).max(1.0);
    let along = ((x - from_x) * across + (y - from_y) * down) / (length * length);
    let along = along.clamp(0.0, 1.0);
    (from_x + along * across - x).hypot(from_y + along * down - y)
}
