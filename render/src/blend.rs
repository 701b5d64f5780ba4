//! Pixels whose colours are multiplied by their opacity, as the rasteriser gives them, in the buffers of `image`.
//!
//! `image::imageops::overlay` expects colours that are not, and computes in floating point. On the same pictures it is
//! FIGURES, so pictures are put over each other here.

use image::{RgbaImage, imageops};

/// A pixel: red, green, blue (multiplied by the opacity) and opacity.
pub(crate) type Pixel = [u8; 4];

/// The pixels of a picture, row by row from the upper left.
pub(crate) fn pixels(image: &RgbaImage) -> &[Pixel] {
    image.as_raw().as_chunks().0
}

/// Draws a picture over another, its upper left pixel at `x`, `y`. What would lie outside is left away.
pub(crate) fn draw(onto: &mut RgbaImage, over: &RgbaImage, x: u32, y: u32) {
    for (column, row, above) in over.enumerate_pixels() {
        if let Some(below) = onto.get_pixel_mut_checked(x + column, y + row) {
            below.0 = blend(below.0, above.0);
        }
    }
}

/// The same picture with every opacity multiplied by `percent` / 100.
pub(crate) fn faded(image: &RgbaImage, percent: u32) -> RgbaImage {
    let mut image = image.clone();
    for part in image.iter_mut() {
        *part = byte(u32::from(*part) * percent / 100);
    }
    image
}

/// The largest disc of a square picture; what lies outside becomes clear.
pub(crate) fn disc(mut image: RgbaImage) -> RgbaImage {
    let radius = image.width() as f32 / 2.0;
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let from_middle = (x as f32 + 0.5 - radius).hypot(y as f32 + 0.5 - radius);
        let inside = (radius - from_middle + 0.5).clamp(0.0, 1.0);
        pixel.0 = pixel.0.map(|part| (f32::from(part) * inside).round() as u8);
    }
    image
}

/// The smallest part of a picture, full height, that holds all that is to be seen.
pub(crate) fn trimmed(image: &RgbaImage) -> RgbaImage {
    let seen = |column: &u32| (0..image.height()).any(|row| image.get_pixel(*column, row).0[3] > 0);
    let first = (0..image.width()).find(seen).unwrap_or(0);
    let end = (first..image.width())
        .rfind(seen)
        .map_or(first, |last| last + 1);
    imageops::crop_imm(image, first, 0, end - first, image.height()).to_image()
}

/// One pixel over another.
pub(crate) fn blend(below: Pixel, above: Pixel) -> Pixel {
    match above[3] {
        0 => below,
        255 => above,
        opacity => {
            let rest = 255 - u32::from(opacity);
            let mut pixel = above;
            for (part, under) in pixel.iter_mut().zip(below) {
                *part = byte(u32::from(*part) + (u32::from(under) * rest + 127) / 255);
            }
            pixel
        }
    }
}

/// The number as a byte, the nearest if it is none.
pub(crate) fn byte(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(width: u32, opacities: &[u8]) -> RgbaImage {
        let height = opacities.len() as u32 / width;
        let pixels = opacities.iter().flat_map(|&opacity| [0, 0, 0, opacity]);
        RgbaImage::from_raw(width, height, pixels.collect()).expect("as many pixels")
    }

    #[test]
    fn trimming_takes_away_empty_columns_only() {
        let seen = image(4, &[0, 1, 0, 0, 0, 0, 2, 0]);
        assert_eq!(trimmed(&seen), image(2, &[1, 0, 0, 2]));
        assert_eq!(trimmed(&image(2, &[0, 0])).width(), 0);
    }

    #[test]
    fn what_lies_outside_is_left_away() {
        let mut below = image(2, &[1, 1, 1, 1]);
        draw(&mut below, &image(2, &[255, 255, 255, 255]), 1, 1);
        assert_eq!(below, image(2, &[1, 1, 1, 255]));
        draw(&mut below, &image(1, &[255]), 2, 0);
        draw(&mut below, &image(1, &[255]), 0, 2);
        assert_eq!(below, image(2, &[1, 1, 1, 255]));
    }

    #[test]
    fn half_over_white_is_grey() {
        assert_eq!(blend([255; 4], [0, 0, 0, 128]), [127, 127, 127, 255]);
    }
}
