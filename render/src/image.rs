/// A pixel: red, green, blue (multiplied by the opacity) and opacity.
pub(crate) type Pixel = [u8; 4];

/// A picture in full colour, opacity included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Image {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Row by row from the upper left, `width * height` of them.
    pub(crate) pixels: Vec<Pixel>,
}

impl Image {
    /// A picture of which nothing is to be seen.
    pub(crate) fn clear(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            pixels: vec![[0; 4]; width as usize * height as usize],
        }
    }

    /// The rows, each a slice of pixels.
    pub(crate) fn rows(&self) -> std::slice::ChunksExact<'_, Pixel> {
        self.pixels.chunks_exact(self.width.max(1) as usize)
    }

    /// Draws another picture over this one, its upper left pixel at `x`, `y`.
    ///
    /// What would lie outside is left away.
    pub(crate) fn draw(&mut self, over: &Self, x: u32, y: u32) {
        let width = self.width as usize;
        let x = x as usize;
        if x >= width {
            return;
        }
        let lines = self.pixels.chunks_exact_mut(width).skip(y as usize);
        for (line, row) in lines.zip(over.rows()) {
            for (below, &above) in line[x..].iter_mut().zip(row) {
                *below = blend(*below, above);
            }
        }
    }

    /// The same picture with every opacity multiplied by `percent` / 100.
    pub(crate) fn faded(&self, percent: u32) -> Self {
        let mut image = self.clone();
        for pixel in &mut image.pixels {
            *pixel = pixel.map(|part| byte(u32::from(part) * percent / 100));
        }
        image
    }

    /// The same picture turned clockwise by a quarter.
    pub(crate) fn turned(&self) -> Self {
        let mut image = Self::clear(self.height, self.width);
        for (row, line) in self.rows().enumerate() {
            let column = self.height as usize - 1 - row;
            let places = image.pixels.iter_mut().skip(column);
            for (place, &pixel) in places.step_by(self.height as usize).zip(line) {
                *place = pixel;
            }
        }
        image
    }

    /// The smallest part of the picture, full height, that holds all that is to be seen.
    pub(crate) fn trimmed(&self) -> Self {
        let seen = |column: &u32| self.rows().any(|row| row[*column as usize][3] > 0);
        let Some(first) = (0..self.width).find(seen) else {
            return Self::clear(0, self.height);
        };
        let last = (first..self.width).rfind(seen).unwrap_or(first);
        let mut image = Self::clear(last + 1 - first, self.height);
        image.pixels.clear();
        for row in self.rows() {
            image
                .pixels
                .extend_from_slice(&row[first as usize..=last as usize]);
        }
        image
    }
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

    fn image(width: u32, opacities: &[u8]) -> Image {
        Image {
            width,
            height: opacities.len() as u32 / width,
            pixels: opacities
                .iter()
                .map(|&opacity| [0, 0, 0, opacity])
                .collect(),
        }
    }

    #[test]
    fn a_quarter_turn_moves_the_upper_left_to_the_upper_right() {
        assert_eq!(
            image(3, &[1, 2, 3, 4, 5, 6]).turned(),
            image(2, &[4, 1, 5, 2, 6, 3])
        );
    }

    #[test]
    fn trimming_takes_away_empty_columns_only() {
        assert_eq!(
            image(4, &[0, 1, 0, 0, 0, 0, 2, 0]).trimmed(),
            image(2, &[1, 0, 0, 2])
        );
        assert_eq!(image(2, &[0, 0]).trimmed().width, 0);
    }

    #[test]
    fn what_lies_outside_is_left_away() {
        let mut below = image(2, &[1, 1, 1, 1]);
        below.draw(&image(2, &[255, 255, 255, 255]), 1, 1);
        assert_eq!(below, image(2, &[1, 1, 1, 255]));
        below.draw(&image(1, &[255]), 2, 0);
        below.draw(&image(1, &[255]), 0, 2);
        assert_eq!(below, image(2, &[1, 1, 1, 255]));
    }

    #[test]
    fn half_over_white_is_grey() {
        assert_eq!(blend([255; 4], [0, 0, 0, 128]), [127, 127, 127, 255]);
    }
}
