//! Decoded pictures that the bot sent.

use std::io::Cursor;

/// A decoded PNG: eight bits per channel, red, green, blue, alpha.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The pixels, row by row, four bytes each.
    pub rgba: Vec<u8>,
}

impl Picture {
    /// Decodes a PNG.
    ///
    /// # Errors
    ///
    /// When the bytes are no PNG.
    pub fn decode(bytes: &[u8]) -> Result<Self, png::DecodingError> {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(
            png::Transformations::EXPAND
                | png::Transformations::STRIP_16
                | png::Transformations::ALPHA,
        );
        let mut reader = decoder.read_info()?;
        let mut buffer = vec![0; reader.output_buffer_size().unwrap_or_default()];
        let frame = reader.next_frame(&mut buffer)?;
        buffer.truncate(frame.buffer_size());
        let rgba = match frame.color_type {
            png::ColorType::Rgba => buffer,
            png::ColorType::GrayscaleAlpha => buffer
                .chunks_exact(2)
                .flat_map(|grey| [grey[0], grey[0], grey[0], grey[1]])
                .collect(),
            png::ColorType::Rgb => buffer
                .chunks_exact(3)
                .flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 255])
                .collect(),
            _ => buffer
                .iter()
                .flat_map(|grey| [*grey, *grey, *grey, 255])
                .collect(),
        };
        Ok(Self {
            width: frame.width,
            height: frame.height,
            rgba,
        })
    }

    /// The colour of a pixel.
    ///
    /// # Panics
    ///
    /// When the pixel is outside.
    #[must_use]
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        assert!(
            x < self.width && y < self.height,
            "({x}, {y}) is outside of {self:?}"
        );
        let at = (y as usize * self.width as usize + x as usize) * 4;
        [
            self.rgba[at],
            self.rgba[at + 1],
            self.rgba[at + 2],
            self.rgba[at + 3],
        ]
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Picture({}×{})", self.width, self.height)
    }
}

/// Width and height in a PNG's header, without decoding it.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    let reader = png::Decoder::new(Cursor::new(bytes)).read_info().ok()?;
    Some((reader.info().width, reader.info().height))
}
