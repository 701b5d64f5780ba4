//! Pictures read back from their files.

use image::RgbaImage;

/// The picture in a PNG file, as it comes out of an independent decoder.
#[expect(
    clippy::expect_used,
    reason = "a picture that cannot be read back is what the tests are to find"
)]
pub(crate) fn decode(bytes: &[u8]) -> RgbaImage {
    let picture = image::load_from_memory(bytes).expect("a picture");
    picture.into_rgba8()
}
