//! Pixels to PNG. The container is written here, because into memory that cannot fail.

use flate2::{Compress, Compression, Crc, FlushCompress, Status};

use crate::image::Image;

/// The bytes with which every PNG begins.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// The picture as a PNG file in full colour.
pub(crate) fn encode(image: &Image) -> Vec<u8> {
    let mut lines = Vec::with_capacity(image.pixels.len() * 4 + image.height as usize);
    for row in image.rows() {
        lines.push(0);
        for &[red, green, blue, opacity] in row {
            let plain = |part: u8| match opacity {
                0 | 255 => part,
                _ => crate::image::byte(u32::from(part) * 255 / u32::from(opacity)),
            };
            lines.extend([plain(red), plain(green), plain(blue), opacity]);
        }
    }

    let mut header = Vec::with_capacity(13);
    header.extend(image.width.to_be_bytes());
    header.extend(image.height.to_be_bytes());
    header.extend([8, 6, 0, 0, 0]);

    let mut png = SIGNATURE.to_vec();
    chunk(&mut png, *b"IHDR", &header);
    chunk(&mut png, *b"IDAT", &deflate(&lines));
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
fn deflate(data: &[u8]) -> Vec<u8> {
    let mut stream = Vec::with_capacity(data.len() + data.len() / 1000 + 64);
    let mut compress = Compress::new(Compression::new(2), true);
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
