//! Writes PNG files of canvases.
//!
//! Sixteen board pictures of `tests/golden`, compressed by several libraries in one run, on one core of a busy machine (mean of
//! the least times of 15, and of the bytes; painting is not included):
//!
//! | library | time | bytes |
//! |---|--:|--:|
//! | `flate2` with zlib-rs, level 1 | 0.55 ms | 78.3 kB |
//! | level 2 | 0.95 ms | 61.1 kB |
//! | level 3 | 1.28 ms | 56.2 kB |
//! | level 4 | 1.59 ms | 53.9 kB |
//! | level 5 | 1.88 ms | 50.3 kB |
//! | level 6 | 3.03 ms | 49.4 kB |
//! | `flate2` with zlib-ng, level 2 | 1.02 ms | 61.1 kB |
//! | level 3 | 1.37 ms | 56.2 kB |
//! | level 5 | 2.09 ms | 50.3 kB |
//! | libdeflate, level 1 | 1.17 ms | 58.1 kB |
//! | level 2 | 1.17 ms | 56.1 kB |
//! | level 5 | 1.47 ms | 51.0 kB |
//! | `png`, its level 2, no filter | 1.31 ms | 61.1 kB |
//! | `png` with fdeflate, filter *up* | 0.94 ms | 191.6 kB |
//! | `png` with fdeflate, no filter | 0.93 ms | 568.8 kB |
//!
//! libdeflate needs a C compiler, and zlib-ng CMake as well. `benches/pictures.rs` measures the others.
//!
//! On two threads a picture takes 1.12 ms instead of 1.78 ms, but a turn takes longer: its board is drawn while Postgres stores it, and
//! needs the other core for that.

use std::io;

use flate2::{Compress, CompressError, Compression, FlushCompress, Status};
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::palette::{CLEAR_ENTRIES, Palette};

const LEVEL: Compression = Compression::new(2);

/// Room for most pictures, in bytes.
const CAPACITY: usize = 1 << 16;

/// The lines of a canvas of that size as a PNG file.
pub(crate) fn encode(palette: &Palette, size: (u32, u32), lines: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(CAPACITY);
    match write(&mut bytes, palette, size, lines) {
        Ok(()) => bytes,
        // Writing into memory does not fail.
        Err(_) => Vec::new(),
    }
}

fn write(
    bytes: &mut Vec<u8>,
    palette: &Palette,
    (width, height): (u32, u32),
    lines: &[u8],
) -> Result<(), EncodingError> {
    // `png` would copy the lines to filter them, and takes a third longer.
    let stream = compress(lines).map_err(io::Error::from)?;

    let opacities: [u8; CLEAR_ENTRIES] = std::array::from_fn(Palette::opacity);
    let mut encoder = Encoder::new(bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.used().as_flattened());
    encoder.set_trns(opacities.as_slice());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &stream)?;
    writer.finish()
}

/// A zlib stream of these bytes.
fn compress(bytes: &[u8]) -> Result<Vec<u8>, CompressError> {
    let mut compress = Compress::new(LEVEL, true);
    let mut stream = Vec::with_capacity(CAPACITY);
    loop {
        let read = usize::try_from(compress.total_in()).unwrap_or(bytes.len());
        let left = bytes.get(read..).unwrap_or_default();
        match compress.compress_vec(left, &mut stream, FlushCompress::Finish)? {
            Status::StreamEnd => return Ok(stream),
            Status::Ok | Status::BufError => stream.reserve(CAPACITY),
        }
    }
}
