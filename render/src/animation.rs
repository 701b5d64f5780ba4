//! A whole game as an animated GIF.
//!
//! The first frame is the whole picture. Every other frame contains only the area that changed, transparent where
//! pixels are equal. The compositions of two pictures show what can have changed, so only that is painted.
//!
//! A move changes both the board and the strip, and often nothing between them. So a move is two frames, one right
//! after the other.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::{
    Scene,
    canvas::{Area, Canvas, Placed},
    cast::Cast,
    compose::compose,
    gif_palette::Few,
    sheet::Sheet,
    sprite_id::SpriteId,
    strip::Lit,
};

/// How long a picture is shown, in hundredths of a second; in games of more moves than `MANY_MOVES`, for less time.
const MOVE_DELAY: u16 = 80;
const SHORT_MOVE_DELAY: u16 = 50;
const MANY_MOVES: usize = 40;
/// How long the last picture is shown.
const LAST_DELAY: u16 = 400;
/// The time between the board's frame and the strip's. Browsers treat shorter delays as errors and extend them.
const STRIP_DELAY: u16 = 4;

/// The pictures of a game as a GIF file.
pub(crate) fn encode(scenes: &[Scene]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 18);
    match write(scenes, &mut bytes) {
        Ok(()) => bytes,
        // Writing into memory does not fail, and every frame has as many pixels as its size requires.
        Err(_) => Vec::new(),
    }
}

fn write(scenes: &[Scene], bytes: &mut Vec<u8>) -> Result<(), EncodingError> {
    let Some((first, others)) = scenes.split_first() else {
        return Ok(());
    };
    let sheet = Sheet::of(first.theme, &first.shape, Cast::of(scenes));
    let (width, height) = (sheet.layout.width, sheet.layout.full_height(first));
    let colours = sheet.palette.few().colours().as_flattened();
    let mut encoder = Encoder::new(bytes, short(width), short(height), colours)?;
    encoder.set_repeat(Repeat::Infinite)?;

    let whole = Area::whole(width, height);
    let board = Area::whole(width, sheet.layout.height);
    let strip = Area {
        top: sheet.layout.height,
        ..whole
    };
    let mut placed = compose(first, &sheet.layout, &sheet.parts, Lit::Winner);
    let mut canvas = Canvas::new(&sheet.palette, width, height);
    sheet.paint(&mut canvas, &placed, whole);
    let few = sheet.palette.few();
    let pixels = canvas.rows(whole).flatten().map(|&entry| few.of(entry));
    let delay = |number: usize| match others.len() {
        last if number == last => LAST_DELAY,
        moves if moves > MANY_MOVES => SHORT_MOVE_DELAY,
        _ => MOVE_DELAY,
    };
    encoder.write_frame(&frame(whole, pixels.collect(), delay(0)))?;

    let mut before = canvas.lines.clone();
    for (number, scene) in (1..).zip(others) {
        let next = compose(
            &like(first, scene),
            &sheet.layout,
            &sheet.parts,
            Lit::Winner,
        );
        let changed = difference(&placed, &next);
        placed = next;
        let mut frames = Vec::with_capacity(2);
        for part in [board, strip] {
            let inside = changed.iter().map(|area| area.within(part));
            let Some(area) = inside.filter(|area| !area.is_empty()).reduce(Area::with) else {
                continue;
            };
            sheet.paint(&mut canvas, &placed, area);
            frames.extend(canvas.changed(&before, area));
            canvas.copy_lines(&mut before, area);
        }
        let whole_delay = delay(number);
        let delays = match frames.len() {
            0 => {
                // A frame of one transparent pixel keeps the time.
                frames.push((Area::whole(1, 1), vec![Few::CLEAR]));
                [whole_delay, 0]
            }
            1 => [whole_delay, 0],
            _ => [STRIP_DELAY, whole_delay - STRIP_DELAY],
        };
        for ((area, pixels), delay) in frames.into_iter().zip(delays) {
            encoder.write_frame(&frame(area, pixels, delay))?;
        }
    }
    Ok(())
}

/// A frame that replaces an area of the picture.
fn frame(area: Area, pixels: Vec<u8>, delay: u16) -> Frame<'static> {
    let (width, height) = area.size();
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(Few::CLEAR),
        left: short(area.left),
        top: short(area.top),
        width: short(width),
        height: short(height),
        buffer: pixels.into(),
        ..Frame::default()
    }
}

/// A scene with the shape, the theme and the strip, or none, of the first one.
fn like(first: &Scene, scene: &Scene) -> Scene {
    Scene {
        shape: first.shape.clone(),
        theme: first.theme,
        strip: first
            .strip
            .as_ref()
            .map(|strip| scene.strip.clone().unwrap_or_else(|| strip.clone())),
        ..scene.clone()
    }
}

/// The areas in which two compositions may look different.
fn difference(one: &[Placed<SpriteId>], other: &[Placed<SpriteId>]) -> Vec<Area> {
    let sorted = |placed: &[Placed<SpriteId>]| {
        let mut placed = placed.to_vec();
        placed.sort_unstable();
        placed
    };
    let (one, other) = (sorted(one), sorted(other));
    let (mut one, mut other) = (one.iter().peekable(), other.iter().peekable());
    let mut areas = Vec::new();
    loop {
        let different = match (one.peek(), other.peek()) {
            (None, None) => return areas,
            (Some(here), Some(there)) if here == there => {
                one.next();
                other.next();
                continue;
            }
            (Some(here), Some(there)) if here < there => one.next(),
            (_, Some(_)) => other.next(),
            (Some(_), None) => one.next(),
        };
        areas.extend(different.map(|placed| Area {
            left: placed.x,
            top: placed.y,
            right: placed.x + placed.what.width,
            bottom: placed.y + placed.what.height,
        }));
    }
}

/// A size or position in the file's type; pictures are far smaller than its limit.
fn short(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
