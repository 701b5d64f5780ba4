//! A whole game as an animated GIF.
//!
//! The first frame is the whole picture. Every other holds only the part that changed, and of that
//! only the pixels that did; the rest of it is clear and lets the frame before show through. What can
//! have changed is known from what the two pictures are put together from, so only that is painted.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::{
    Scene,
    canvas::{Area, Canvas, Placed},
    compose::compose,
    palette::CLEAR_ENTRIES,
    sheet::{Sheet, SpriteId},
};

/// How long a picture is shown, in hundredths of a second.
const MOVE_DELAY: u16 = 80;
/// How long the last picture is shown.
const LAST_DELAY: u16 = 300;

/// The entry that lets the frame before show through; no pixel becomes clear from one picture to the
/// next, so it is free for that.
const CLEAR: u8 = 0;

/// The pictures of a game as a GIF file.
pub(crate) fn encode(scenes: &[Scene]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 18);
    match write(scenes, &mut bytes) {
        Ok(()) => bytes,
        // Writing into memory does not fail, and every frame has as many pixels as it says.
        Err(_) => Vec::new(),
    }
}

fn write(scenes: &[Scene], bytes: &mut Vec<u8>) -> Result<(), EncodingError> {
    let Some((first, others)) = scenes.split_first() else {
        return Ok(());
    };
    let sheet = Sheet::of(first.theme, first.size);
    let (width, height) = (sheet.layout.width, sheet.layout.height(first));
    let colours = sheet.palette.used().as_flattened();
    let mut encoder = Encoder::new(bytes, short(width), short(height), colours)?;
    encoder.set_repeat(Repeat::Infinite)?;

    let whole = Area::whole(width, height);
    let mut placed = compose(first, sheet.layout, &sheet.parts);
    let mut canvas = Canvas::new(&sheet.palette, width, height);
    sheet.paint(&mut canvas, &placed, whole);
    let pixels = canvas.rows(whole).flatten().map(|&entry| solid(entry));
    encoder.write_frame(&frame(whole, pixels.collect(), others.is_empty()))?;

    let mut before = canvas.lines.clone();
    for (number, scene) in (1..).zip(others) {
        let next = compose(&like(first, scene), sheet.layout, &sheet.parts);
        let area = difference(&placed, &next).within(whole);
        placed = next;
        sheet.paint(&mut canvas, &placed, area);
        let (area, pixels) = canvas.changed(&before, area, CLEAR);
        encoder.write_frame(&frame(area, pixels, number == others.len()))?;
        canvas.copy_lines(&mut before, area);
    }
    Ok(())
}

/// A frame of that area of the picture, shown over what was there before.
fn frame(area: Area, pixels: Vec<u8>, last: bool) -> Frame<'static> {
    let (width, height) = area.size();
    Frame {
        delay: if last { LAST_DELAY } else { MOVE_DELAY },
        dispose: DisposalMethod::Keep,
        transparent: Some(CLEAR),
        left: short(area.left),
        top: short(area.top),
        width: short(width),
        height: short(height),
        buffer: pixels.into(),
        ..Frame::default()
    }
}

/// A scene with the size, the theme and the strip, or none, of the first one.
fn like(first: &Scene, scene: &Scene) -> Scene {
    Scene {
        size: first.size,
        theme: first.theme,
        strip: first.strip.map(|strip| scene.strip.unwrap_or(strip)),
        ..scene.clone()
    }
}

/// The area outside of which two compositions look alike; empty if there is no difference.
fn difference(one: &[Placed<SpriteId>], other: &[Placed<SpriteId>]) -> Area {
    let sorted = |placed: &[Placed<SpriteId>]| {
        let mut placed = placed.to_vec();
        placed.sort_unstable();
        placed
    };
    let (one, other) = (sorted(one), sorted(other));
    let (mut one, mut other) = (one.iter().peekable(), other.iter().peekable());
    let mut area: Option<Area> = None;
    loop {
        let different = match (one.peek(), other.peek()) {
            (None, None) => return area.unwrap_or(Area::whole(0, 0)),
            (Some(here), Some(there)) if here == there => {
                one.next();
                other.next();
                continue;
            }
            (Some(here), Some(there)) if here < there => one.next(),
            (_, Some(_)) => other.next(),
            (Some(_), None) => one.next(),
        };
        let changed = different.map(|placed| Area {
            left: placed.x,
            top: placed.y,
            right: placed.x + placed.what.width,
            bottom: placed.y + placed.what.height,
        });
        area = match (area, changed) {
            (Some(area), Some(changed)) => Some(area.with(changed)),
            (area, changed) => area.or(changed),
        };
    }
}

/// A GIF knows no half-clear pixels: those of the rounded corners become one or the other.
const fn solid(entry: u8) -> u8 {
    if (entry as usize) < CLEAR_ENTRIES / 2 {
        CLEAR
    } else {
        entry
    }
}

/// A measure of a picture as the file has it; pictures are far smaller than the largest.
fn short(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
