//! Divides pictures into tiles: what is around each point, what of the frame lies beside, the upper and lower frame,
//! and the fields of the strip.

use std::sync::Arc;

use crate::{
    canvas::{Area, Canvas, Placed},
    layout::Layout,
    sheet::{Sheet, SpriteId},
    tile::{Look, Tile, TileCache},
};

/// A row of tiles from the left edge of a picture to the right one.
pub(crate) type Row = Vec<Arc<Tile>>;

/// The tiles of a picture of that height, row by row. Only those that the cache does not hold are painted.
pub(crate) fn tiles(
    cache: &TileCache,
    sheet: &Sheet,
    placed: &[Placed<SpriteId>],
    height: u32,
) -> Vec<Row> {
    let width = sheet.layout.width;
    let mut canvas = None;
    let mut tile = |(area, inside): (Area, Vec<Placed<SpriteId>>)| {
        let at_side = area.left == 0 || area.right == width;
        let (columns, lines) = area.size();
        let filter_byte = u32::from(area.left == 0);
        let part = |part: &Placed<SpriteId>| {
            let (x, y) = (part.x.cast_signed(), part.y.cast_signed());
            let (left, top) = (area.left.cast_signed(), area.top.cast_signed());
            (part.what.index, x - left, y - top)
        };
        let look = Look {
            sheet: sheet.id,
            size: ((columns + filter_byte) as usize, lines as usize),
            corners: [at_side && area.top == 0, at_side && area.bottom == height],
            parts: inside.iter().map(part).collect(),
        };
        cache.tile(look, || {
            let canvas = canvas.get_or_insert_with(|| Canvas::new(&sheet.palette, width, height));
            sheet.paint(canvas, &inside, area);
            canvas.bytes(area)
        })
    };
    let rows = rows(&sheet.layout, height).into_iter();
    rows.map(|areas| sorted(areas, placed).into_iter().map(&mut tile).collect())
        .collect()
}

/// The areas of a row, each with the sprites of which something lies in it.
fn sorted(areas: Vec<Area>, placed: &[Placed<SpriteId>]) -> Vec<(Area, Vec<Placed<SpriteId>>)> {
    let Some(row) = areas.iter().copied().reduce(Area::with) else {
        return Vec::new();
    };
    let with_room = |area| (area, Vec::with_capacity(8));
    let mut sorted: Vec<_> = areas.into_iter().map(with_room).collect();
    for &sprite in placed {
        let Placed { what, x, y } = sprite;
        if y >= row.bottom || y + what.height <= row.top {
            continue;
        }
        for (area, inside) in &mut sorted {
            if x < area.right && area.left < x + what.width {
                inside.push(sprite);
            }
        }
    }
    sorted
}

/// The areas of the tiles, row by row.
fn rows(layout: &Layout, height: u32) -> Vec<Vec<Area>> {
    let Layout {
        width,
        margins,
        height: board_end,
        ..
    } = *layout;
    let row = |top: u32, bottom: u32, edges: &[u32]| {
        let areas = edges.windows(2).map(|pair| Area {
            left: pair[0],
            top,
            right: pair[1],
            bottom,
        });
        areas.collect()
    };
    let across = [&[0], layout.columns.as_slice(), &[width]].concat();
    let mut rows = vec![row(0, margins.top, &[0, width])];
    let ranks = layout.rows.windows(2);
    rows.extend(ranks.map(|pair| row(pair[0], pair[1], &across)));
    rows.push(row(board_end - margins.bottom, board_end, &[0, width]));
    if height > board_end {
        let strip = layout.strip();
        let field = 2 * strip.gap + strip.panel_width(false, false);
        rows.push(row(board_end, height, &[0, field, width - field, width]));
    }
    rows
}
