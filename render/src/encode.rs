//! A canvas to PNG. The container is written here, because into memory that cannot fail.

use flate2::{Compress, Compression, Crc, FlushCompress, Status};

use crate::{
    canvas::Canvas,
    palette::{CLEAR_ENTRIES, Palette},
};

/// The bytes with which every PNG begins.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// What follows width and height in the header: 8 bits per pixel, a palette, and neither another
/// way of compressing or filtering nor interlacing.
const KIND: [u8; 5] = [8, 3, 0, 0, 0];

/// How hard to compress, 1 to 9; see the bench for what each costs and gains.
const LEVEL: u32 = 5;

/// The canvas as a PNG file.
pub(crate) fn encode(canvas: &Canvas<'_>) -> Vec<u8> {
    let mut header = Vec::with_capacity(13);
    header.extend(canvas.width.to_be_bytes());
    header.extend(canvas.height.to_be_bytes());
    header.extend(KIND);
    let opacities: [u8; CLEAR_ENTRIES] = std::array::from_fn(Palette::opacity);

    let pixels = deflate(&canvas.lines, LEVEL);
    let mut png = Vec::with_capacity(pixels.len() + 1024);
    png.extend(SIGNATURE);
    chunk(&mut png, *b"IHDR", &header);
    chunk(&mut png, *b"PLTE", canvas.palette.used().as_flattened());
    chunk(&mut png, *b"tRNS", &opacities);
    chunk(&mut png, *b"IDAT", &pixels);
    chunk(&mut png, *b"IEND", &[]);
    png
}

/// Appends a chunk: length, kind, data, checksum.
fn chunk(png: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    let length = u32::try_from(data.len()).unwrap_or(u32::MAX);
    png.extend(length.to_be_bytes());
    png.extend(kind);
    png.extend(data);
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(data);
    png.extend(sum.sum().to_be_bytes());
}

/// The data as a zlib stream.
fn deflate(data: &[u8], level: u32) -> Vec<u8> {
    let mut stream = Vec::with_capacity(data.len() + data.len() / 1000 + 64);
    let mut compress = Compress::new(Compression::new(level), true);
    match compress.compress_vec(data, &mut stream, FlushCompress::Finish) {
        Ok(Status::StreamEnd) => stream,
        // Not known to happen with a buffer of that size; if it does, the picture is merely large.
        Ok(_) | Err(_) => stored(data),
    }
}

/// The data as a zlib stream that is not compressed.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut stream = vec![0x78, 0x01];
    let mut blocks = data.chunks(usize::from(u16::MAX)).peekable();
    while let Some(block) = blocks.next() {
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        stream.push(u8::from(blocks.peek().is_none()));
        stream.extend(length.to_le_bytes());
        stream.extend((!length).to_le_bytes());
        stream.extend(block);
    }
    stream.extend(adler32(data).to_be_bytes());
    stream
}

/// The checksum at the end of a zlib stream.
fn adler32(data: &[u8]) -> u32 {
    let (mut low, mut high) = (1_u32, 0_u32);
    for &byte in data {
        low = (low + u32::from(byte)) % 65_521;
        high = (high + low) % 65_521;
    }
    (high << 16) | low
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    #[test]
    fn both_ways_to_make_a_stream_can_be_read() {
        let data: Vec<u8> = (0..200_000_u32)
            .map(|n| (n.wrapping_mul(n) / 7) as u8)
            .collect();
        for stream in [deflate(&data, LEVEL), stored(&data)] {
            let mut back = Vec::with_capacity(data.len() + 1);
            let status = Decompress::new(true)
                .decompress_vec(&stream, &mut back, FlushDecompress::Finish)
                .expect("a zlib stream");
            assert_eq!(status, Status::StreamEnd);
            assert_eq!(back, data);
        }
    }
}
