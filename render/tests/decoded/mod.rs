//! Pictures read back from their files.

use std::io::Cursor;

/// A picture as it comes out of an independent decoder: width, height, and four bytes per pixel.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Decoded {
    pub(crate) size: (u32, u32),
    pub(crate) pixels: Vec<[u8; 4]>,
}

/// The picture in a PNG file.
#[expect(
    clippy::expect_used,
    reason = "a picture that cannot be read back is what the tests are to find"
)]
pub(crate) fn decode(bytes: &[u8]) -> Decoded {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("a header");
    let mut buffer = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut buffer).expect("a picture");
    Decoded {
        size: (info.width, info.height),
        pixels: buffer.as_chunks().0.to_vec(),
    }
}
